import { Icon, OptionButton } from '@tablewright/board';
import { choicesIn, type Json } from '@tablewright/kernel';
import type { FactionId } from '@tablewright/human-punishment-rules/content';
import { FACTION_NAMES } from '@tablewright/human-punishment-rules/content';
import { type ReactNode, useState } from 'react';
import { LoyaltyCard } from '../Loyalty.tsx';
import type { ChooserProps } from '../props.ts';
import { PieceSign } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import styles from './choosers.module.css';

// Questions whose very choices are a secret: closed they look the same on every screen, and open when their owner wants it.

interface ClosedProps {
  readonly still: boolean;
  readonly says: string;
  readonly children: ReactNode;
}

function Closed({ still, says, children }: ClosedProps) {
  const [open, setOpen] = useState(false);
  return (
    <Theme still={still} className={theme['panel']}>
      {open ? (
        <div className={styles['sealed']}>{children}</div>
      ) : (
        <>
          <p className={styles['hint']}>{says}</p>
          <button type="button" className={theme['primary']} onClick={() => setOpen(true)}>
            <Icon name="eye" size={18} /> Look, alone
          </button>
        </>
      )}
    </Theme>
  );
}

const ALONE = 'Look when nobody else can see your screen. It takes everybody the same two touches.';

/** HPB-766 Whoever may choose chooses; everybody else goes on. */
export function MachineStep(props: ChooserProps<'machineStep'>) {
  const { view, names, question, answer, draft, keepDraft, still } = props;
  const { domain, seat } = question;
  if (domain.kind !== 'some') return null;
  const from = domain.from.map(Number);
  const isIdle = from.length === 1 && from[0] === seat;
  // in the order in which they were touched: where one too many is, the first gives way
  const chosen = (Array.isArray(draft) ? draft : []).flatMap((one: Json) => from.find((other) => other === one) ?? []);
  const toggle = (one: number): void =>
    keepDraft(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one].slice(-domain.max));
  return (
    <Closed still={still} says={ALONE}>
      {isIdle ? (
        <>
          <p className={styles['hint']}>There is nothing for you to choose in this step.</p>
          <button type="button" className={theme['primary']} onClick={() => answer([seat])}>
            Go on
          </button>
        </>
      ) : (
        <>
          <p className={styles['hint']}>
            {from.length === 0
              ? 'There is nobody whom you could choose.'
              : `You may choose ${domain.max === 1 ? 'one' : `up to ${domain.max}`}. They join you, and only they and you learn of it.`}
          </p>
          <div className={styles['others']}>
            {from.map((one) => (
              <button
                key={one}
                type="button"
                className={theme['plain']}
                aria-pressed={chosen.includes(one)}
                onClick={() => toggle(one)}
              >
                <PieceSign seat={one} character={view.players[one]?.character ?? null} size={22} /> {names[one]}
              </button>
            ))}
          </div>
          <button type="button" className={theme['primary']} onClick={() => answer(chosen)}>
            {chosen.length === 0 ? 'Nobody' : `Choose ${chosen.map((one) => names[one]).join(' and ')}`}
          </button>
        </>
      )}
    </Closed>
  );
}

/** What I am from here on. */
export function FactionSheet({ view, names, question, answer, still }: ChooserProps<'factionSheet'>) {
  const { faction } = view.players[question.seat]!;
  const known = view.players.flatMap((player, seat) =>
    seat !== question.seat && player.faction !== null ? [`${names[seat]}: ${FACTION_NAMES[player.faction]}`] : [],
  );
  return (
    <Closed still={still} says={ALONE}>
      {faction !== null && <LoyaltyCard faction={faction} />}
      {known.length > 0 && <p className={styles['hint']}>{`You know: ${known.join(', ')}.`}</p>}
      <button type="button" className={theme['primary']} onClick={() => answer('continue')}>
        I have seen it
      </button>
    </Closed>
  );
}

/** The card that I was dealt; Feykah chooses between two. */
export function Loyalty(props: ChooserProps<'loyalty'>) {
  const { question, option, answer, rest, still } = props;
  const offered: readonly FactionId[] = choicesIn(question.domain);
  return (
    <Closed
      still={still}
      says="Your loyalty card decides what you play for. Look at it when nobody else sees your screen."
    >
      {offered.map((faction) => (
        <div key={faction} className={styles['sealed']}>
          <LoyaltyCard faction={faction} />
          <OptionButton value={faction} option={option} answer={answer} rest={rest} className={theme['primary']}>
            {offered.length === 1 ? 'I have seen it' : `Keep ${FACTION_NAMES[faction]}`}
          </OptionButton>
        </div>
      ))}
    </Closed>
  );
}
