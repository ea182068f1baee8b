import type { AnyDomain, Json } from '@tablewright/kernel';
import { type ComponentType, useState } from 'react';
import { litBy, type Option } from '../games/option-words.ts';
import type { AskedProps } from '../games/props.ts';

/** What a chooser is given, with nothing in it. */
export function askedProps(domain: AnyDomain, change: Partial<AskedProps> = {}): AskedProps {
  return {
    question: { seat: 0, about: 'vote', rule: 'R1', domain },
    option: () => ({ says: '', about: [] }),
    view: {},
    before: null,
    told: [],
    me: 0,
    names: ['Ann', 'Bea'],
    answer: () => {},
    ask: () => {},
    resting: null,
    rest: () => {},
    lit: [],
    draft: null,
    keepDraft: () => {},
    notes: null,
    keepNotes: () => {},
    pointed: null,
    outcome: null,
    still: true,
    speed: 0,
    ...change,
  };
}

interface AskedFrameProps {
  readonly domain: AnyDomain;
  readonly option: Option;
  readonly Chooser: ComponentType<AskedProps>;
  readonly answer: (value: Json) => void;
  readonly rest?: (value: Json | null) => void;
}

/** A frame around a chooser, and a board of which one sees only what is lit. Either may be rested upon. */
export function AskedFrame({ domain, option, Chooser, answer, rest }: AskedFrameProps) {
  const [draft, keepDraft] = useState<Json | null>(null);
  const [resting, setResting] = useState<Json | null>(null);
  const lit = litBy(option, domain, resting);
  const props = askedProps(domain, {
    option,
    answer,
    draft,
    keepDraft,
    resting,
    lit,
    rest(value) {
      rest?.(value);
      setResting(value);
    },
  });
  return (
    <>
      <output aria-label="Lit">{lit.join(' ')}</output>
      <output aria-label="Draft">{JSON.stringify(draft)}</output>
      <button type="button" onPointerEnter={() => setResting('D4')}>
        Thing on the board
      </button>
      <Chooser {...props} />
    </>
  );
}
