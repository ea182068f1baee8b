import { copyChance, type Seed } from '../chance.ts';
import { pick } from '../domain.ts';
import { defineGame } from '../define.ts';
import type { Game } from '../game.ts';
import type { Json } from '../json.ts';
import type { Entry } from '../log.ts';
import { everybody, only, type Seat, without } from '../seats.ts';
import type { Spec } from '../spec.ts';
import { type SealedFrame, type SequenceFrame, stagesOf, unanswered } from '../stage.ts';
import { type Base, copyStack, type Told } from '../state.ts';

// Talk, a game that does one thing at a time, whatever its players say: the tests of the kernel are played with it.

const WORDS = ['on', 'again', 'roll', 'say', 'whisper', 'reveal', 'vote', 'round', 'open', 'end'] as const;

export type TalkFrame =
  /** one seat says a word */
  | { stage: 'turn'; by: Seat }
  /** all choose a colour in secret */
  | ({ stage: 'vote' } & SealedFrame<Colour>)
  /** all who are left say something aloud, in any order; only its first letter is heard */
  | { stage: 'open'; left: number }
  /** one, then two with a number, then nothing */
  | ({ stage: 'round' } & SequenceFrame)
  | { stage: 'one' }
  | { stage: 'two'; n: number };

export type Colour = 'red' | 'blue';

export interface TalkState extends Base<TalkFrame> {
  /** what has happened so far */
  trail: string[];
}

export type TalkEvent = { type: 'said' | 'whispered' | 'revealed' | 'voted'; by: Seat };

type TalkSpec = Spec<TalkState, { pace: number }, Json, TalkEvent>;
export type Talk = Game<TalkState, { pace: number }, Json, TalkEvent>;

export const stage = stagesOf<TalkState, TalkEvent>();

const stages: TalkSpec['stages'] = {
  turn: stage.ask('turn', {
    rule: 'T1',
    who: (_s, f) => only(f.by),
    offer: () => pick(WORDS),
    absent: () => 'on',
    why: (_s, _f, _seat, value) => (value === 'off' ? { rule: 'T2', why: 'There is no way off.' } : null),
    answer(s, f, { by, value }, k) {
      s.trail.push(value);
      if (value !== 'again') f.by = (by + 1) % s.seats;
      if (value === 'roll') s.trail.push(`rolled ${k.chance(6, 'die', s.trail.length)}`);
      if (value === 'say') k.tell({ type: 'said', by });
      if (value === 'whisper') k.tell({ type: 'whispered', by }, { only: by });
      if (value === 'reveal') k.tell({ type: 'revealed', by });
      if (value === 'vote') k.push({ stage: 'vote', sealed: unanswered(s.seats) });
      if (value === 'round') k.push({ stage: 'round', step: 0 });
      if (value === 'open') k.push({ stage: 'open', left: everybody(s.seats) });
      if (value === 'end') k.finish({ winners: [by], reason: 'said', rules: ['T9'], roles: [] });
    },
  }),

  vote: stage.sealed('vote', {
    rule: 'T3',
    who: (s) => everybody(s.seats),
    offer: () => pick<Colour>(['red', 'blue']),
    absent: () => 'red',
    all(s, _f, answers, k) {
      s.trail.push(answers.join(' '));
      k.tell({ type: 'voted', by: 0 });
      k.done();
    },
  }),

  open: stage.ask('open', {
    rule: 'T4',
    who: (_s, f) => f.left,
    offer: () => pick(['apple', 'anise', 'bread']),
    absent: () => 'bread',
    shows: (value) => value.slice(0, 1),
    answer(s, f, { by, value }, k) {
      s.trail.push(`${by} ${value}`);
      f.left = without(f.left, by);
      if (f.left === 0) k.done();
    },
  }),

  round: stage.sequence('round', ['one', (f) => ({ stage: 'two', n: f.step })]),
  one: stage.happens('one', (s, _f, k) => {
    s.trail.push('one');
    k.done();
  }),
  two: stage.happens('two', (s, f, k) => {
    s.trail.push(`two ${f.n}`);
    k.done();
  }),
};

/** All questions are alike here. */
function forEach<T>(line: T): Record<'turn' | 'vote' | 'open', T> {
  return { turn: line, vote: line, open: line };
}

export const spec: TalkSpec = {
  id: 'talk',
  name: 'Talk',
  rulesVersion: 1,
  ledger: 'T',
  seats: { min: 2, max: 4 },
  options: {
    pace: {
      label: 'Pace',
      explains: 'How fast it goes.',
      preset: 1,
      settle: (raw) =>
        typeof raw === 'number' && raw > 0
          ? { ok: true, value: raw }
          : { ok: false, why: 'The pace is a number above 0.' },
    },
  },
  blank: (base, { pace }) => ({ ...base, trail: [`pace ${pace}`] }),
  setup(s, k) {
    s.trail.push(`dealt ${k.shuffle([0, 1, 2, 3], 'deal').join('')}`);
    k.push({ stage: 'turn', by: 0 });
  },
  stages,
  revealing: ['revealed', 'voted'],
  copy: (s) => ({ ...s, stack: copyStack(s.stack), chance: copyChance(s.chance), trail: s.trail.slice() }),
  view: (s, viewer) => ({ seats: s.seats, viewer, said: s.trail.length }),
  world: () => talk.start({ seats: 2, seed: 0 }).state,
  invariants: {},
  words: {
    prompt: forEach(() => 'Say something.'),
    option: forEach((_view: Json, value: Json) => ({ says: JSON.stringify(value), about: [] })),
    answer: forEach((value: Json) => JSON.stringify(value)),
    waiting: forEach('to talk'),
    event: (event) => event.type,
    table: () => 'talking',
    outcome: () => 'It is over.',
  },
  advisor: () => forEach(() => 'on'),
};

export const talk: Talk = defineGame(spec);

/** Talk with some stages of its own, and perhaps another first frame. */
export function talkWith(own: Partial<TalkSpec['stages']>, first: TalkFrame = { stage: 'turn', by: 0 }): Talk {
  return defineGame({ ...spec, stages: { ...stages, ...own }, setup: (_s, k) => k.push({ ...first }) });
}

export interface Talked {
  readonly state: TalkState;
  readonly log: Entry[];
  readonly told: Told<TalkEvent>[];
}

/** Starts a game and answers: pairs of seat and value. */
export function talked(said: readonly [Seat, Json][], seed: Seed = 1, game: Talk = talk): Talked {
  const begun = game.start({ seats: 3, seed });
  return goOn({ state: begun.state, log: [...begun.entries], told: [...begun.told] }, said, game);
}

export function goOn(from: Talked, said: readonly [Seat, Json][], game: Talk = talk): Talked {
  let { state } = from;
  const log = [...from.log];
  const told = [...from.told];
  for (const [seat, value] of said) {
    const next = game.after(state, { seat, value });
    if (!next.ok) throw new Error(`${seat} ${JSON.stringify(value)}: ${next.why}`);
    ({ state } = next);
    log.push(...next.entries);
    told.push(...next.told);
  }
  return { state, log, told };
}

export function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== 'object') return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
