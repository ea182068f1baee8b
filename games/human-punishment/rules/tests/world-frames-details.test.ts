import { listOptions, type Viewer } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { FACE_IDS, type FaceId } from '../content/faces.ts';
import { playerOf } from '../pieces.ts';
import { type CheckFrame, type Frame, NONE, SLOTS, type State } from '../state.ts';
import { W7 } from '../windows.ts';
import { leaks, table } from './testing/leaks.ts';
import { ann, bea, cem, dan, game, put } from './testing/tables.ts';
import { checkOf, worlds } from './testing/worlds.ts';

// What a world makes of a question that others have answered under seal, or of a choice that lies hidden: something that they
// could have said in that world, and not always the same.

type Sealed = Extract<Frame, { sealed: unknown[] }>;

const hiddenAt = (what: string): State => leaks[what]!.at!();
const sealedOf = (s: State): Sealed => s.stack.at(-1) as Sealed;
const words = (value: unknown): string => JSON.stringify(value);

/** What this seat might have answered in this world. */
function mightSay(s: State, seat: number): string[] {
  const top = { ...sealedOf(s), sealed: sealedOf(s).sealed.map((one, at) => (at === seat ? null : one)) } as Frame;
  const asked: State = { ...s, stack: [...s.stack.slice(0, -1), top] };
  return [...listOptions(game.offer(asked, seat))].map(words);
}

/** All that a seat says in worlds, each of which it might say there. */
function saidBy(s: State, me: Viewer, seat: number, count?: number): Set<string> {
  const said = new Set<string>();
  for (const one of worlds(s, me, count)) {
    const answer = words(sealedOf(one).sealed[seat]);
    expect(mightSay(one, seat)).toContain(answer);
    said.add(answer);
  }
  return said;
}

describe('answers under seal', () => {
  test('[HPB-028] an Objective that is returned is one that was held', () => {
    expect(saidBy(hiddenAt('the Objectives that others return'), ann, bea).size).toBeGreaterThan(2);
  });
  test('[HPB-115] in a window others have passed or claimed what they could', () => {
    const s = table();
    s.riot = 3;
    put(s, { stage: 'window', kind: W7, dice: 0, sealed: [null, { act: 'pass' }, null, null, null] });
    const said = saidBy(s, ann, bea, 60);
    expect([said.has(words({ act: 'pass' })), said.size > 1]).toEqual([true, true]);
  });
  test('[HPB-702] to an escape others have added a card of theirs, or none', () => {
    const s = table();
    const counts = [0, 0, 0, 0, 0];
    const escape = { by: ann, sign: 1, step: 2, cards: [], counts, revealed: 0, change: 0, removed: [] } as const;
    put(s, { stage: 'escape', ...escape, cards: [], counts, removed: [] });
    put(s, { stage: 'escapeHelp', by: ann, sealed: ['none', 'none', null, null, null] });
    expect(saidBy(s, ann, bea).size).toBeGreaterThan(2);
  });
  test('[HPB-763] in the Machine Phase somebody may have chosen others', () => {
    const s = hiddenAt('what others choose in the Machine Phase');
    const legion = s.faction.indexOf(3);
    expect(saidBy(s, ann, dan === legion ? dan : 4, 60).size).toBeGreaterThan(1);
  });
  test('[HPB-766] everybody has confirmed what there is to confirm', () => {
    const s = put(table(), { stage: 'factionSheet', sealed: ['continue', 'continue', null, null, null] });
    expect(worlds(s, ann, 2).map((one) => sealedOf(one).sealed)).toEqual([
      ['continue', 'continue', null, null, null],
      ['continue', 'continue', null, null, null],
    ]);
  });
});

test('[HPB-115] a claim that is still to come is one that could be made, and the own one stands', () => {
  const s = hiddenAt('what others still claim');
  const queues = worlds(s, dan).map(
    (one) => (one.stack.find(({ stage }) => stage === 'claims') as { queue: unknown[] }).queue,
  );
  for (const queue of queues) {
    expect(queue.slice(queue.indexOf(dan), queue.indexOf(dan) + 2)).toEqual([dan, { act: 'program', card: 'P20' }]);
    expect(queue.map(words)).not.toContain(words({ act: 'pass' }));
    expect(queue).not.toContain(ann);
  }
});

test('which chip is swapped is one that its player carries; to the player it is known', () => {
  const s = hiddenAt('which chip somebody swaps');
  const frameOf = (one: State): { it: number; memo: number } =>
    one.stack.findLast(({ stage }) => stage === 'effects') as { it: number; memo: number };
  const { it, memo } = frameOf(s);
  const viewer = it === ann ? bea : ann;
  const chosen = new Set(worlds(s, viewer, 40).map((one) => frameOf(one).memo));
  const carried = s.chips.flatMap((chip, at) =>
    chip !== NONE && playerOf(s, Math.floor(at / SLOTS)) === it ? [at] : [],
  );
  expect([...chosen].sort((a, b) => a - b)).toEqual(carried);
  expect(worlds(s, it, 5).map((one) => frameOf(one).memo)).toEqual([memo, memo, memo, memo, memo]);
});

describe('[HPB-652] a check', () => {
  const face = (id: FaceId): number => FACE_IDS.indexOf(id);
  const eventNumber = (id: string): number => EVENTS.findIndex((event) => event.id === id);
  const check = (id: string, more: Partial<CheckFrame>): CheckFrame => checkOf(eventNumber(id), more);
  const inWorld = (s: State): CheckFrame => worlds(s, ann, 1)[0]!.stack.at(-1) as CheckFrame;
  test('that is revealed has no authors any more, and nothing free', () => {
    const s = table();
    const cards = [s.hands[ann]!.shift()!, s.hands[bea]!.shift()!].sort((a, b) => a - b);
    put(s, check('E-I-09', { step: 3, turn: 5, cards, revealed: 1, counts: [1, 1, 0, 0, 0] }));
    expect(inWorld(s)).toMatchObject({ cards, authors: [], free: [0, 0, 0, 0, 0], revealed: 1 });
  });
  test('keeps what one knows to be free of one’s own cards', () => {
    const own = (id: string, free: number): number => {
      const s = table();
      s.hands[ann] = [];
      const frame = { cards: [face('B1')], authors: [ann], counts: [1, 0, 0, 0, 0], free: [free, 0, 0, 0, 0] };
      return inWorld(put(s, check(id, frame))).free[ann]!;
    };
    expect([own('E-II-08', 1), own('E-II-08', 0)]).toEqual([1, 0]);
  });
  test('[HPB-656] has free cards of others only where the card says so, and of its colour', () => {
    const frees = (id: string): number[] => {
      const s = table();
      put(s, check(id, { cards: s.hands[bea]!.splice(0, 3), authors: [bea, bea, bea], counts: [0, 3, 0, 0, 0] }));
      return worlds(s, ann, 100).flatMap((one) => {
        const top = one.stack.at(-1) as CheckFrame;
        const { wanted } = EVENTS[top.event] as { wanted: readonly FaceId[] };
        const laid = top.cards.filter((_, at) => top.authors[at] === bea);
        const fitting = laid.filter((card) => wanted.some((colour) => face(colour) === card)).length;
        if (id !== 'E-I-09') expect(top.free[bea]).toBe(fitting);
        return [top.free[bea]!];
      });
    };
    expect(Math.max(...frees('E-I-09'))).toBe(0);
    expect(Math.max(...frees('E-II-08'), ...frees('E-II-09'))).toBeGreaterThan(0);
  });
});

test('[HPB-620] in a vote the own card is known, those of others are cards of theirs', () => {
  const s = table();
  const laid = [s.hands[ann]!.pop()!, s.hands[cem]!.pop()!];
  const frame = { exclude: 0, inEvent: 0, turn: 3, step: 1, cards: laid, piles: [bea, bea], authors: [ann, cem] };
  put(s, { stage: 'vote', ...frame });
  const tops = worlds(s, ann).map((one) => one.stack.at(-1) as { cards: number[] });
  expect(new Set(tops.map(({ cards }) => cards[0]))).toEqual(new Set([laid[0]]));
  expect(new Set(tops.map(({ cards }) => cards[1])).size).toBeGreaterThan(2);
});
