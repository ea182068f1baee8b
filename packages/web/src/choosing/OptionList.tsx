import type { Json } from '@tablewright/kernel';
import { useEffect } from 'react';
import type { AskedProps } from '../games/props.ts';
import { classesOf } from '../parts/classes.ts';
import { useSettings } from '../table/settings.ts';
import css from './Choosers.module.css';
import { inGroups, isSameChoice, keyOf, nameAndRest, plainAnswer } from './logic.ts';

const c = classesOf(css);

/** The ninth option is the last that has a key. */
const KEYS = 9;

/** One of several, each with its words. Acts of several kinds stand together by kind, where there are many. */
export function OptionList({ options, ...props }: AskedProps & { readonly options: readonly Json[] }) {
  const groups = inGroups(options, KEYS);
  const ordered = groups.flatMap((group) => group.options);
  useDigits((digit) => {
    const option = ordered[digit - 1];
    if (option !== undefined) props.answer(option);
  });
  const list = (some: readonly Json[]) => (
    <ul className={css['list']}>
      {some.map((value) => (
        <li key={keyOf(value)}>
          <OptionButton {...props} value={value} digit={ordered.indexOf(value) + 1} alone={options.length === 1} />
        </li>
      ))}
    </ul>
  );
  return (
    <div data-testid="options">
      {groups.map(({ name, options: some }) =>
        name === null ? (
          <div key="all">{list(some)}</div>
        ) : (
          <section key={name} className={css['group']} aria-label={name}>
            <h3>{name}</h3>
            {list(some)}
          </section>
        ),
      )}
    </div>
  );
}

interface OptionButtonProps extends AskedProps {
  readonly value: Json;
  /** its place in the list; the first few can be chosen by it */
  readonly digit: number;
  readonly alone: boolean;
}

function OptionButton({ value, digit, alone, question, option, answer, resting, rest }: OptionButtonProps) {
  const { name, rest: more } = nameAndRest(option(value).says || plainAnswer(value));
  return (
    <button
      type="button"
      className={c('option', alone && 'one', isSameChoice(question.domain, resting, value) && 'resting')}
      onClick={() => answer(value)}
      onPointerEnter={() => rest(value)}
      onPointerLeave={() => rest(null)}
      onFocus={() => rest(value)}
      onBlur={() => rest(null)}
      data-value={keyOf(value)}
    >
      {digit <= KEYS && !alone && (
        <span className={css['key']} aria-hidden="true">
          {digit}
        </span>
      )}
      <span>
        <b>{name}</b>
        {more !== '' && <span>{more}</span>}
      </span>
    </button>
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
