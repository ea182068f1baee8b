import type { Costly, Review } from '@tablewright/bots';
import type { Game, GameRecord, Seat } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { useId, useState } from 'react';
import { Reasons } from '../../advice/AdvicePanel.tsx';
import { costIn, strengthIn } from '../../advice/words.ts';
import { firstSentence } from '../../choosing/headline.ts';
import { optionWords } from '../../games/option-words.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import field from '../../parts/Field.module.css';
import css from './ReviewDialog.module.css';
import type { ReviewState } from './useReview.ts';

interface ReviewDialogProps extends ReviewState {
  readonly game: Game;
  readonly record: GameRecord;
  /** whose decisions one wants to hear about first */
  readonly seat: Seat;
  readonly open: boolean;
  readonly close: () => void;
  /** shows the moment before a decision */
  readonly show: (step: number, seat: Seat) => void;
  /** plays on from there against bots */
  readonly tryFrom: (step: number, seat: Seat) => void;
}

/** The three decisions that cost most. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { record, seat: first, open, close, reviewing, start, breakOff } = props;
  const [chosen, setChosen] = useState<Seat | null>(null);
  const seat = chosen ?? first;
  const whose = useId();
  const { progress = null } = reviewing.kind === 'runs' ? reviewing : {};
  return (
    <Dialog
      open={open}
      title={say`The decisions that cost most`}
      says={say`Each decision is thought through again, from what was seen on that seat at that time. It takes up to a minute, in your browser.`}
      close={close}
    >
      <div className={css['whose']}>
        <label htmlFor={whose}>{say`Whose decisions`}</label>
        <select
          id={whose}
          className={field['input']}
          value={seat}
          disabled={reviewing.kind === 'runs'}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {record.names.map((name, at) => (
            <option key={at} value={at}>
              {name}
            </option>
          ))}
        </select>
        {reviewing.kind === 'runs' ? (
          <Button onClick={breakOff}>{say`Break off`}</Button>
        ) : (
          <Button look="main" onClick={() => start(seat)} data-testid="start-review">{say`Look through it`}</Button>
        )}
      </div>
      {reviewing.kind === 'runs' && (
        <div className={css['runs']}>
          <progress
            aria-label={say`How much was looked through`}
            max={progress?.of ?? 1}
            {...(progress !== null && { value: progress.done })}
          />
          <p>
            {progress === null
              ? say`The game is played again …`
              : say`${Math.round((100 * progress.done) / progress.of)} % looked through.`}
          </p>
        </div>
      )}
      <div role="status" data-testid="review" data-kind={reviewing.kind}>
        {reviewing.kind === 'broke' && <p>{say`That did not work. Try it once more.`}</p>}
        {reviewing.kind === 'done' && <Found {...props} whose={reviewing.seat} review={reviewing.review} />}
      </div>
    </Dialog>
  );
}

type FoundProps = Pick<ReviewDialogProps, 'game' | 'record' | 'show' | 'tryFrom'> & {
  readonly whose: Seat;
  readonly review: Review;
};

function Found({ game, record, whose, review, show, tryFrom }: FoundProps) {
  const { costly, decisions, looked } = review;
  const seen =
    looked === decisions
      ? say`All ${decisions} decisions with something to choose were looked at.`
      : say`${looked} of ${decisions} decisions with something to choose were looked at.`;
  return (
    <>
      {costly.length === 0 && (
        <p
          className={css['none']}
        >{say`Nothing stands out: none of the decisions of ${record.names[whose] ?? ''} was worse than what a strong player would have done by more than the noise.`}</p>
      )}
      <ol className={css['list']}>
        {costly.map((one) => (
          <Decision key={one.step} game={game} record={record} whose={whose} one={one} show={show} tryFrom={tryFrom} />
        ))}
      </ol>
      <p className={css['quiet']}>
        {seen} {say`Chances to win are what ${game.name}’s own judgement of the table says, not a proof.`}{' '}
        {strengthIn(game, true)}
      </p>
    </>
  );
}

type DecisionProps = Omit<FoundProps, 'review'> & { readonly one: Costly };

function Decision({ game, record, whose, one, show, tryFrom }: DecisionProps) {
  const { view, question, value, better, step, reasons } = one;
  const option = optionWords(game, view, question, record.names);
  const { first } = firstSentence(game.words.prompt(view, question, record.names));
  return (
    <li>
      <h3>{first}</h3>
      <dl>
        <dt>{say`Done`}</dt>
        <dd>{option(value).says}</dd>
        <dt>{say`A strong player`}</dt>
        <dd>{option(better).says}</dd>
      </dl>
      <Reasons reasons={reasons} />
      <p className={css['cost']}>{costIn(one)}</p>
      <div className={css['acts']}>
        <Button size="small" sign="eye" onClick={() => show(step - 1, whose)}>{say`Show the moment`}</Button>
        <Button
          size="small"
          sign="fork"
          onClick={() => tryFrom(step - 1, whose)}
        >{say`Try it differently from here`}</Button>
      </div>
    </li>
  );
}
