import {
  type AnswersIn,
  type Base,
  copyChance,
  copyStack,
  defineGame,
  type Pick,
  type Seats,
  type Spec,
  stagesOf,
  type Viewer,
} from '@tablewright/kernel';
import type { GameEntry } from '../services.ts';

// A small game to watch moments with: whoever rings a bell tells all, and whoever peeks is told alone. Both are asked at once.

const RINGS = ['show', 'two', 'peek first', 'peek last'] as const;
export type Ring = (typeof RINGS)[number];

type Frame = { stage: 'ring'; left: Seats };
type Told = { type: 'rang'; bells: number } | { type: 'peeked'; under: number } | { type: 'rested' };
type View = { bells: number; seen: number | null };

interface State extends Base<Frame> {
  bells: number;
  peeks: number[];
}

const stage = stagesOf<State, Told>();

const stages = {
  ring: stage.ask('ring', {
    rule: 'B1',
    who: (_s, f) => f.left,
    offer: (): Pick<Ring> => ({ kind: 'pick', from: RINGS }),
    absent: (): Ring => 'show',
    answer(s, f, { by: seat, value }, k) {
      const peek = (): void => {
        s.peeks[seat]! += 1;
        k.tell({ type: 'peeked', under: s.peeks[seat]! }, { only: seat });
      };
      const ring = (): void => {
        s.bells += 1;
        k.tell({ type: 'rang', bells: s.bells });
      };
      if (value === 'peek first') peek();
      ring();
      if (value === 'two') ring();
      if (value === 'two') k.tell({ type: 'rested' });
      if (value === 'peek last') peek();
      const left = f.left & ~(1 << seat);
      k.become({ stage: 'ring', left: left === 0 ? (1 << s.seats) - 1 : left });
    },
  }),
};

type Answers = AnswersIn<typeof stages>;

const view = (s: State, viewer: Viewer): View => ({
  bells: s.bells,
  seen: viewer === 'spectator' ? null : s.peeks[viewer]!,
});

const spec: Spec<State, Record<string, never>, View, Told, Answers> = {
  id: 'bells',
  name: 'Bells',
  rulesVersion: 1,
  ledger: 'B',
  seats: { min: 2, max: 2 },
  options: {},
  blank: (base) => ({ ...base, bells: 0, peeks: [0, 0] }),
  setup: (s, k) => k.push({ stage: 'ring', left: (1 << s.seats) - 1 }),
  stages,
  revealing: [],
  moments: ['rang', 'peeked'],
  copy: (s) => ({ ...s, stack: copyStack(s.stack), chance: copyChance(s.chance), peeks: s.peeks.slice() }),
  view,
  world: ({ bells }) => ({
    seats: 2,
    stack: [{ stage: 'ring', left: 3 }],
    chance: { kind: 'fast', words: [1, 2, 3, 4] },
    outcome: null,
    bells,
    peeks: [0, 0],
  }),
  invariants: {},
  words: {
    prompt: { ring: () => 'What do you do?' },
    option: { ring: (_view, value) => ({ says: value, about: [] }) },
    answer: { ring: (value) => value },
    waiting: { ring: 'They think.' },
    event: ({ type }) => type,
    table: () => 'bells',
    outcome: () => '',
  },
  advisor: () => ({ ring: () => 'show' }),
};

export const bells: GameEntry = { game: defineGame(spec), module: import.meta.url };

/** The same game without marks: nothing is shown in between. */
export const silentBells: GameEntry = { game: defineGame({ ...spec, moments: [] }), module: import.meta.url };
