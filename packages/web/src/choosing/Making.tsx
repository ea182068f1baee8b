import type { AnyDomain, Id } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { useContext } from 'react';
import type { AskedProps } from '../games/props.ts';
import { WordsContext } from '../games/words.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { classesOf } from '../parts/classes.ts';
import css from './Choosers.module.css';
import { nameAndRest } from './headline.ts';
import {
  amountsIn,
  chosenIn,
  groupsAnswer,
  groupsWords,
  isComplete,
  openLines,
  plainWords,
  planIn,
  planned,
  planWords,
  possible,
  setAmount,
  setsIn,
  someWords,
  splitWords,
  toggle,
  total,
} from './logic.ts';

// Answers that are put together out of several touches. What is chosen so far is the question's draft.

const c = classesOf(css);

type Of<K extends AnyDomain['kind']> = AskedProps & { readonly domain: Extract<AnyDomain, { kind: K }> };

/** One item of several in words: as if it alone were chosen, or as a record would write it. */
function useItemWords({ question, option, names }: AskedProps): (item: Id) => string {
  const words = useContext(WordsContext);
  return (item) => {
    if (isComplete(question.domain, [item])) {
      const { says } = option([item]);
      if (says !== '') return says;
    }
    try {
      return words?.answer(question.about, [item], names) ?? plainWords(item);
    } catch {
      return plainWords(item);
    }
  };
}

export function PickSome(props: Of<'some'>) {
  const { domain, option, answer, rest, draft, keepDraft } = props;
  const chosen = chosenIn(domain, draft);
  const item = useItemWords(props);
  const complete = isComplete(domain, chosen);
  const light = (some: readonly Id[]): void => rest(some.length === 0 ? null : some);
  return (
    <>
      <ul className={css['list']} data-testid="options">
        {domain.from.map((value) => {
          const on = chosen.includes(value);
          const { name, rest: more } = nameAndRest(item(value));
          const withIt = on ? chosen : toggle(domain, chosen, value);
          return (
            <li key={value}>
              <button
                type="button"
                className={c('option', on && 'on')}
                aria-pressed={on}
                disabled={!on && domain.max > 1 && chosen.length >= domain.max}
                onClick={() => {
                  const now = toggle(domain, chosen, value);
                  keepDraft(now);
                  light(now);
                }}
                onPointerEnter={() => light(withIt)}
                onPointerLeave={() => light(chosen)}
                onFocus={() => light(withIt)}
                onBlur={() => light(chosen)}
                data-value={String(value)}
              >
                <span>
                  <b>{name}</b>
                  {more !== '' && <span>{more}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Confirm
        says={complete ? option(chosen).says : someWords(domain, chosen.length)}
        off={!complete}
        confirm={() => answer(chosen)}
      />
    </>
  );
}

export function SplitUp({ domain, option, answer, rest, draft, keepDraft }: Of<'split'>) {
  const amounts = amountsIn(domain, draft);
  const complete = isComplete(domain, amounts);
  const change = (part: string, by: number): void => {
    const now = setAmount(domain, amounts, part, (amounts[part] ?? 0) + by);
    keepDraft(now);
    rest(isComplete(domain, now) ? now : null);
  };
  const full = total(amounts) >= domain.max;
  return (
    <>
      <ul className={css['parts']} data-testid="options">
        {domain.parts.map((part) => (
          <Amount
            key={part}
            name={plainWords(part)}
            amount={amounts[part] ?? 0}
            full={full}
            change={(by) => change(part, by)}
          />
        ))}
      </ul>
      <Confirm
        says={complete ? option(amounts).says : splitWords(domain, amounts)}
        off={!complete}
        confirm={() => answer(amounts)}
      />
    </>
  );
}

export function Group({ domain, option, answer, rest, draft, keepDraft }: Of<'grouping'>) {
  const made = setsIn(domain, draft);
  const value = groupsAnswer(domain, made);
  const complete = isComplete(domain, value);
  const shapeWords = (shape: number): string =>
    domain.sets[shape]!.map((item) => plainWords(domain.items[item]!)).join(' + ');
  const change = (now: readonly number[]): void => {
    keepDraft(now);
    const next = groupsAnswer(domain, now);
    rest(isComplete(domain, next) ? next : null);
  };
  return (
    <>
      {made.length > 0 && (
        <ul className={css['made']} aria-label={say`Sets so far`}>
          {made.map((shape, i) => (
            <li key={i}>
              <button
                type="button"
                className={c('option', 'on', 'small')}
                aria-label={say`Take the set ${shapeWords(shape)} apart`}
                onClick={() => change(made.filter((_, other) => other !== i))}
              >
                {shapeWords(shape)} ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className={css['list']} data-testid="options">
        {possible(domain, made).map((shape) => (
          <li key={shape}>
            <button type="button" className={css['option']} onClick={() => change([...made, shape])}>
              <b>{shapeWords(shape)}</b>
            </button>
          </li>
        ))}
      </ul>
      <Confirm
        says={complete ? option(value).says : groupsWords(domain, made.length)}
        off={!complete}
        confirm={() => answer(value)}
      />
    </>
  );
}

export function MakePlan({ domain, option, answer, rest, draft, keepDraft }: Of<'plan'>) {
  const plan = planIn(domain, draft);
  const complete = isComplete(domain, plan);
  const change = (sheet: string, line: string, by: number): void => {
    const now = planned(plan, sheet, line, by);
    keepDraft(now);
    rest(isComplete(domain, now) ? now : null);
  };
  return (
    <>
      {openLines(domain).map(({ sheet, lines }) => (
        <section key={sheet} aria-label={plainWords(sheet)}>
          <h3>{plainWords(sheet)}</h3>
          <ul className={css['parts']}>
            {lines.map(({ line, most }) => {
              const amount = plan[sheet]?.[line] ?? 0;
              return (
                <Amount
                  key={line}
                  name={domain.form.names[line] ?? plainWords(line)}
                  amount={amount}
                  full={amount >= most}
                  change={(by) => change(sheet, line, by)}
                />
              );
            })}
          </ul>
        </section>
      ))}
      <Confirm
        says={complete ? option(plan).says : planWords(domain, plan)}
        off={!complete}
        confirm={() => answer(plan)}
      />
    </>
  );
}

interface AmountProps {
  readonly name: string;
  readonly amount: number;
  readonly full: boolean;
  readonly change: (by: number) => void;
}

function Amount({ name, amount, full, change }: AmountProps) {
  return (
    <li className={css['part']}>
      <span>{name}</span>
      <IconButton sign="minus" label={say`One less: ${name}`} disabled={amount === 0} onClick={() => change(-1)} />
      <output aria-label={name}>{amount}</output>
      <IconButton sign="plus" label={say`One more: ${name}`} disabled={full} onClick={() => change(1)} />
    </li>
  );
}

interface ConfirmProps {
  readonly says: string;
  readonly off: boolean;
  readonly confirm: () => void;
}

function Confirm({ says, off, confirm }: ConfirmProps) {
  return (
    <div className={css['confirm']}>
      <p aria-live="polite">{says}</p>
      <Button
        look="main"
        sign="check"
        disabled={off}
        onClick={confirm}
        data-testid="confirm"
      >{say`That is my answer`}</Button>
    </div>
  );
}
