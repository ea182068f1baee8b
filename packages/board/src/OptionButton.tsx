import type { Domain, Id, Json, OptionWords } from '@tablewright/kernel';
import type { ReactNode } from 'react';
import { keyOf } from './options.ts';
import { Spoken } from './Theme.tsx';
import type { ThingProps } from './useOptions.ts';

/** As much of a chooser's props as it takes to offer one of several values, whatever the question. */
export interface AskedForOne<T extends Id> {
  readonly question: { readonly domain: Domain<T> };
  readonly option: (value: T) => OptionWords;
  readonly answer: (value: T) => void;
  readonly resting: T | null;
  readonly rest: (value: T | null) => void;
  readonly still: boolean;
}

export interface OptionButtonProps<T extends Json> {
  readonly value: T;
  readonly option: (value: T) => OptionWords;
  readonly answer: (value: T) => void;
  readonly rest: (value: T | null) => void;
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  /** what follows mouse and finger, of useDrag, where the option can also be dragged to where it goes */
  readonly pulled?: Pick<ThingProps, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'> | undefined;
  /** how it looks; who listens instead hears the option's own sentence */
  readonly children: ReactNode;
}

/** An option as a button in a chooser: whoever rests on it sees on the board what it is about. */
export function OptionButton<T extends Json>(props: OptionButtonProps<T>) {
  const { value, option, answer, rest, className, title, pulled, children } = props;
  return (
    <button
      type="button"
      className={className}
      title={title}
      data-value={typeof value === 'object' ? keyOf(value) : String(value)}
      onClick={() => answer(value)}
      onPointerEnter={() => rest(value)}
      onPointerLeave={() => rest(null)}
      onFocus={() => rest(value)}
      onBlur={() => rest(null)}
      {...(pulled !== undefined && { 'data-draggable': true, ...pulled })}
    >
      <Spoken words={option(value).says}>{children}</Spoken>
    </button>
  );
}
