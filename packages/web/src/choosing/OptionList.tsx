import { Terms } from '@tablewright/board';
import type { Json } from '@tablewright/kernel';
import type { AskedProps } from '../games/props.ts';
import { classesOf } from '../parts/classes.ts';
import { DIGITS, useDigits } from './digits.ts';
import css from './Choosers.module.css';
import { nameAndRest } from './headline.ts';
import { inGroups, isSameChoice, keyOf, plainAnswer } from './logic.ts';

const c = classesOf(css);

/** One of several, each with its words. Acts of several kinds stand together by kind, where there are many. */
export function OptionList({ options, ...props }: AskedProps & { readonly options: readonly Json[] }) {
  const groups = inGroups(options, DIGITS);
  const ordered = groups.flatMap((group) => group.options);
  useDigits((digit) => {
    const option = ordered[digit - 1];
    if (option !== undefined) props.answer(option);
    return option !== undefined;
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
      {digit <= DIGITS && !alone && (
        <span className={css['key']} aria-hidden="true">
          {digit}
        </span>
      )}
      <span>
        <b>
          <Terms says={name} inside />
        </b>
        {more !== '' && (
          <span>
            <Terms says={more} inside />
          </span>
        )}
      </span>
    </button>
  );
}
