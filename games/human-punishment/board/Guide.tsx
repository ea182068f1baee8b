import { clsx, Hidden } from '@tablewright/board';
import { choicesIn } from '@tablewright/kernel';
import styles from './Guide.module.css';
import { stillPossible } from './guide.ts';
import type { TableProps } from './props.ts';
import { stepNow, STEPS } from './turns.ts';

const PHASES = ['before the Human Phase', 'after the Human Phase', 'after the Machine Phase'] as const;

const SAYS: Readonly<Record<(typeof STEPS)[number], string>> = {
  Draw: 'cards are drawn, fewer while Morale is low.',
  'Move and act': 'Action Points and movement are spent, in any order.',
  Discard: 'whoever holds too many cards puts some away.',
  Activation: 'one Area is activated and its Enemies attack; a new Enemy may come.',
  Event: 'a card is turned up. Checks concern everybody.',
};

/** The turn across the top: how far it has come, and what can still be done in it. */
export function Guide({ view, names, me, question }: TableProps) {
  const now = stepNow(view);
  const isMine = view.active === me;
  const acts =
    question?.about === 'action' && question.optional !== true ? stillPossible(choicesIn(question.domain), view) : [];
  const who = isMine ? 'Your turn' : `${names[view.active] ?? ''}’s turn`;
  const says =
    view.turns === 0
      ? 'Everybody chooses a character and a place to start.'
      : now === null
        ? ''
        : acts.length > 0
          ? `You can ${acts.slice(0, 5).join(', ')}.`
          : `${now}: ${SAYS[now]}`;
  return (
    <div className={styles['guide']}>
      <b className={styles['turn']} title={`${who}, ${PHASES[view.phase]}`}>
        {view.turns === 0 ? 'Set-up' : `${view.turns} · ${who}`}
        <Hidden>{PHASES[view.phase]}</Hidden>
      </b>
      <ol aria-label="The steps of a turn">
        {STEPS.map((step) => (
          <li
            key={step}
            className={clsx(now === step && styles['now'])}
            aria-current={now === step ? 'step' : undefined}
            title={`${step}: ${SAYS[step]}`}
          >
            {step === 'Move and act' ? 'Act' : step}
          </li>
        ))}
      </ol>
      <p>{says}</p>
    </div>
  );
}
