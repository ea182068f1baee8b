import type { Advised, Reason } from '@tablewright/bots';
import { type Game, type Json, sameAnswer } from '@tablewright/kernel';
import { say, uncapital } from '@tablewright/kernel/words';
import { useEffect } from 'react';
import { nameAndRest } from '../choosing/headline.ts';
import type { Option } from '../games/option-words.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import css from './AdvicePanel.module.css';
import type { Asked } from './useAdviser.ts';
import { comparedWithFirst, strengthIn, surenessOf } from './words.ts';

interface AdvicePanelProps {
  readonly game: Game;
  readonly title: string;
  readonly asked: Asked;
  /** the options in words */
  readonly option: Option;
  /** an option lights up on the board while the hand or the keyboard is on it */
  readonly rest: (value: Json | null) => void;
  /** gives an answer; left out where nothing is asked any more */
  readonly choose?: (value: Json) => void;
  /** what was answered, in a game that is over */
  readonly done?: Json | undefined;
  readonly close: () => void;
}

/** What a strong player would do: two or three options, how sure, and why. */
export function AdvicePanel({ game, title, asked, option, rest, choose, done, close }: AdvicePanelProps) {
  const best = asked.kind === 'says' ? asked.advice.options[0]?.value : undefined;
  // What is advised lights up by itself: whoever reads it looks for it on the board.
  useEffect(() => {
    if (best === undefined) return undefined;
    rest(best);
    return () => rest(null);
  }, [best, rest]);
  if (asked.kind === 'no') return null;
  return (
    <section className={css['panel']} aria-label={title} data-testid="advice" data-asked={asked.kind}>
      <div className={css['head']}>
        <h3>{title}</h3>
        <IconButton sign="close" label={say`Close the advice`} onClick={close} className={css['close']} />
      </div>
      <div role="status">
        {asked.kind === 'thinks' && <p className={css['quiet']}>{say`Thinking about it …`}</p>}
        {asked.kind === 'broke' && <p>{say`The adviser broke off. Ask again, or go by your own judgement.`}</p>}
        {asked.kind === 'says' && (
          <>
            <ol className={css['options']}>
              {asked.advice.options.map((one, i) => (
                <Line
                  key={JSON.stringify(one.value)}
                  one={one}
                  says={option(one.value).says}
                  sure={i === 0 ? surenessOf(asked.advice) : comparedWithFirst(one)}
                  isDone={done !== undefined && sameAnswer(done, one.value)}
                  rest={(on) => rest(on ? one.value : (best ?? null))}
                  {...(choose !== undefined && { choose: () => choose(one.value) })}
                />
              ))}
            </ol>
            <p className={css['quiet']}>{strengthIn(game, choose === undefined)}</p>
          </>
        )}
      </div>
    </section>
  );
}

interface LineProps {
  readonly one: Advised;
  readonly says: string;
  readonly sure: string;
  readonly isDone: boolean;
  readonly rest: (on: boolean) => void;
  readonly choose?: () => void;
}

function Line({ one, says, sure, isDone, rest, choose }: LineProps) {
  const { name } = nameAndRest(says);
  return (
    <li onPointerEnter={() => rest(true)} onPointerLeave={() => rest(false)}>
      <div className={css['one']}>
        <b>{name}</b>
        {isDone && <span className={css['done']}>{say`This was done`}</span>}
        {choose !== undefined && (
          <Button
            size="small"
            onClick={choose}
            onFocus={() => rest(true)}
            onBlur={() => rest(false)}
            aria-label={say`Do this: ${name}`}
          >{say`Do this`}</Button>
        )}
      </div>
      <p>{sure}</p>
      <Reasons reasons={one.reasons} />
    </li>
  );
}

export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  const isMixed = reasons.some(({ isFor }) => isFor);
  return (
    <ul className={css['reasons']}>
      {reasons.map(({ part, says, isFor }) => (
        <li key={part}>{isFor || !isMixed ? says : say`But: ${uncapital(says)}`}</li>
      ))}
    </ul>
  );
}
