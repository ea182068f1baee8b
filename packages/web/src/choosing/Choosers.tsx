import type { BoardProps } from '@tablewright/board';
import { type AnyDomain, canonicalJson, type Json, type Question, type SpokenWords } from '@tablewright/kernel';
import { useContext, useEffect, useState } from 'react';
import { WordsContext } from '../games/words.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { classesOf } from '../parts/classes.ts';
import { useSettings } from '../table/settings.ts';
import css from './Choosers.module.css';
import {
  groupsAnswer,
  groupsWords,
  isComplete,
  nameAndRest,
  noAmounts,
  openLines,
  plainWords,
  planned,
  type PlanSoFar,
  planWords,
  possible,
  sameAnswer,
  setAmount,
  someWords,
  splitWords,
  toggle,
} from './logic.ts';

const c = classesOf(css);

export type ChooserProps = BoardProps & { readonly question: Question };
type Of<K extends AnyDomain['kind']> = ChooserProps & { readonly domain: Extract<AnyDomain, { kind: K }> };

/** How any question of any game can be answered: by its domain alone. */
export function PlainChooser(props: ChooserProps) {
  const { domain } = props.question;
  switch (domain.kind) {
    case 'pick':
      return <PickOne {...props} domain={domain} />;
    case 'some':
      return <PickSome {...props} domain={domain} />;
    case 'split':
      return <SplitUp {...props} domain={domain} />;
    case 'grouping':
      return <Group {...props} domain={domain} />;
    case 'acts':
      return <PickOne {...props} domain={domain} />;
    case 'plan':
      return <MakePlan {...props} domain={domain} />;
  }
}

/** The ninth option is the last that has a key. */
const KEYS = 9;

function PickOne({ domain, question, says, answer, resting, rest }: Of<'pick' | 'acts'>) {
  useDigits((digit) => {
    const option = domain.from[digit - 1];
    if (option !== undefined) answer(option);
  });
  const alone = domain.from.length === 1;
  return (
    <ul className={css['list']} data-testid="options">
      {domain.from.map((value, i) => {
        const { name, rest: more } = nameAndRest(says(value) || plainWords(value));
        return (
          <li key={canonicalJson(value)}>
            <button
              type="button"
              className={c('option', alone && 'one', sameAnswer(question.domain, resting, value) && 'resting')}
              onClick={() => answer(value)}
              onPointerEnter={() => rest(value)}
              onPointerLeave={() => rest(null)}
              onFocus={() => rest(value)}
              onBlur={() => rest(null)}
              data-value={typeof value === 'object' ? canonicalJson(value) : String(value)}
            >
              {i < KEYS && domain.from.length > 1 && (
                <span className={css['key']} aria-hidden="true">
                  {i + 1}
                </span>
              )}
              <span>
                <b>{name}</b>
                {more !== '' && <span>{more}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function useDigits(chosen: (digit: number) => void): void {
  const on = useSettings(({ shortcuts }) => shortcuts);
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      const digit = Number(event.key);
      if (digit >= 1 && digit <= KEYS) chosen(digit);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role="dialog"]') !== null
  );
}

function useWords(): SpokenWords<Json, { type: string }> | null {
  return useContext(WordsContext);
}

/** One item of several in words: as if it alone were chosen, or as a record would write it. */
function useItemWords({ question, says, names }: ChooserProps): (item: string | number) => string {
  const words = useWords();
  return (item) => {
    if (isComplete(question.domain, [item])) {
      const said = says([item]);
      if (said !== '') return said;
    }
    try {
      return words?.answer(question.about, [item], names) ?? plainWords(item);
    } catch {
      return plainWords(item);
    }
  };
}

function PickSome(props: Of<'some'>) {
  const { domain, says, answer, rest } = props;
  const [chosen, setChosen] = useState<readonly (string | number)[]>([]);
  const item = useItemWords(props);
  const complete = isComplete(domain, chosen);
  return (
    <>
      <ul className={css['list']} data-testid="options">
        {domain.from.map((value) => {
          const on = chosen.includes(value);
          const { name, rest: more } = nameAndRest(item(value));
          return (
            <li key={value}>
              <button
                type="button"
                className={c('option', on && 'on')}
                aria-pressed={on}
                disabled={!on && domain.max > 1 && chosen.length >= domain.max}
                onClick={() => {
                  const now = toggle(domain, chosen, value);
                  setChosen(now);
                  rest(now);
                }}
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
        says={complete ? says(chosen) : someWords(domain, chosen.length)}
        off={!complete}
        confirm={() => answer(chosen)}
      />
    </>
  );
}

function SplitUp({ domain, says, answer, rest }: Of<'split'>) {
  const [amounts, setAmounts] = useState(() => noAmounts(domain));
  const complete = isComplete(domain, amounts);
  const change = (part: string, by: number): void => {
    const now = setAmount(domain, amounts, part, (amounts[part] ?? 0) + by);
    setAmounts(now);
    rest(isComplete(domain, now) ? now : null);
  };
  const full = Object.values(amounts).reduce((sum, n) => sum + n, 0) >= domain.max;
  return (
    <>
      <ul className={css['parts']} data-testid="options">
        {domain.parts.map((part) => (
          <li key={part} className={css['part']}>
            <span>{plainWords(part)}</span>
            <IconButton
              sign="minus"
              label={`One less: ${plainWords(part)}`}
              disabled={amounts[part] === 0}
              onClick={() => change(part, -1)}
            />
            <output aria-label={plainWords(part)}>{amounts[part]}</output>
            <IconButton
              sign="plus"
              label={`One more: ${plainWords(part)}`}
              disabled={full}
              onClick={() => change(part, 1)}
            />
          </li>
        ))}
      </ul>
      <Confirm
        says={complete ? says(amounts) : splitWords(domain, amounts)}
        off={!complete}
        confirm={() => answer(amounts)}
      />
    </>
  );
}

function Group({ domain, says, answer, rest }: Of<'grouping'>) {
  const [made, setMade] = useState<readonly number[]>([]);
  const value = groupsAnswer(domain, made);
  const complete = isComplete(domain, value);
  const shapeWords = (shape: number): string =>
    domain.sets[shape]!.map((item) => plainWords(domain.items[item]!)).join(' + ');
  const change = (now: readonly number[]): void => {
    setMade(now);
    const next = groupsAnswer(domain, now);
    rest(isComplete(domain, next) ? next : null);
  };
  return (
    <>
      {made.length > 0 && (
        <ul className={css['made']} aria-label="Sets so far">
          {made.map((shape, i) => (
            <li key={i}>
              <button
                type="button"
                className={c('option', 'on', 'small')}
                aria-label={`Take the set ${shapeWords(shape)} apart`}
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
        says={complete ? says(value) : groupsWords(domain, made.length)}
        off={!complete}
        confirm={() => answer(value)}
      />
    </>
  );
}

function MakePlan({ domain, says, answer, rest }: Of<'plan'>) {
  const [plan, setPlan] = useState<PlanSoFar>({});
  const complete = isComplete(domain, plan);
  const change = (sheet: string, line: string, by: number): void => {
    const now = planned(plan, sheet, line, by);
    setPlan(now);
    rest(isComplete(domain, now) ? now : null);
  };
  return (
    <>
      {openLines(domain).map(({ sheet, lines }) => (
        <section key={sheet} aria-label={plainWords(sheet)}>
          <h3>{plainWords(sheet)}</h3>
          <ul className={css['parts']}>
            {lines.map(({ line, most }) => {
              const name = domain.form.names[line] ?? plainWords(line);
              const amount = plan[sheet]?.[line] ?? 0;
              return (
                <li key={line} className={css['part']}>
                  <span>{name}</span>
                  <IconButton
                    sign="minus"
                    label={`One less: ${name}`}
                    disabled={amount === 0}
                    onClick={() => change(sheet, line, -1)}
                  />
                  <output aria-label={name}>{amount}</output>
                  <IconButton
                    sign="plus"
                    label={`One more: ${name}`}
                    disabled={amount >= most}
                    onClick={() => change(sheet, line, 1)}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <Confirm says={complete ? says(plan) : planWords(domain, plan)} off={!complete} confirm={() => answer(plan)} />
    </>
  );
}

function Confirm({
  says,
  off,
  confirm,
}: {
  readonly says: string;
  readonly off: boolean;
  readonly confirm: () => void;
}) {
  return (
    <div className={css['confirm']}>
      <p aria-live="polite">{says}</p>
      <Button look="main" sign="check" disabled={off} onClick={confirm} data-testid="confirm">
        That is my answer
      </Button>
    </div>
  );
}
