import { expect, test } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { FACE_IDS, type FaceId } from '../content/faces.ts';
import { NETWORK } from '../content/board.ts';
import { detain, newLeader } from '../prison.ts';
import { NONE, type State } from '../state.ts';
import { enemy, run } from './testing/moments.ts';
import {
  ann,
  answer,
  answerAll,
  answers,
  bea,
  cem,
  dan,
  now,
  offers,
  passing,
  rolling,
  told,
  turnOf,
  turnUpNext,
} from './testing/tables.ts';

function quiet(seat: number, picture: Parameters<typeof turnOf>[1] = {}): State {
  const s = turnOf(seat, { at: ['4', '4', '4', '4'], ...picture });
  return s;
}

/** Everybody lays the first card of the hand before somebody. */
function voting(s: State, before: readonly number[]): State {
  let next = s;
  for (const [turn, whom] of before.entries()) {
    const seat = (s.active + turn) % s.seats;
    next = answer(next, seat, whom);
    next = answer(next, seat, offers(next, seat)[0]);
  }
  return next;
}

const VOTE = { stage: 'vote', exclude: 0, inEvent: 0, turn: 0, step: 0, cards: [], piles: [], authors: [] } as const;

function vote(
  over: Partial<typeof VOTE> | { exclude?: number; inEvent?: number } = {},
): Extract<State['stack'][number], { stage: 'vote' }> {
  return { ...VOTE, ...over, cards: [], piles: [], authors: [] };
}

test('[HPB-620] everybody draws one own card and lays one before somebody; the Active Player may lay one more', () => {
  const s = quiet(ann);
  let next = answer(s, ann, { act: 'newLeader', piece: ann });
  expect([next.hands.map((hand) => hand.length), now(next), offers(next, ann)]).toEqual([
    [1, 1, 1, 1],
    'voteFor ann',
    [0, 1, 2, 3],
  ]);
  expect(next.decks.map((deck) => deck.length)).toEqual(s.decks.map((deck) => deck.length - 1));
  expect(next.generalDeck).toHaveLength(s.generalDeck.length);
  next = voting(next, [ann, bea, cem, dan]);
  // no hand card is left for one more
  expect(now(next)).toMatch(/leaderTie|appoint/);
  const more = quiet(ann, { hands: [['B1', 'B2']] });
  next = voting(answer(more, ann, { act: 'newLeader', piece: ann }), [ann, bea, cem, dan]);
  expect([now(next), offers(next, ann)]).toEqual(['voteFor ann', ['none', 0, 1, 2, 3]]);
});

test('[HPB-623] who laid a card before whom is public, which card is not', () => {
  const s = answer(answer(quiet(ann), ann, { act: 'newLeader', piece: ann }), ann, cem);
  const events = told(s, ann, offers(s, ann)[0], bea);
  expect(events).toContainEqual({ type: 'voted', by: ann, before: cem });
  expect(JSON.stringify(events)).not.toContain(JSON.stringify(offers(s, ann)[0]));
});

test('[HPB-622] the present Leader decides a tie', () => {
  const s = quiet(ann, { hands: [] });
  s.leader = dan;
  s.stack.push({
    ...vote(),
    step: 3,
    cards: [FACE_IDS.indexOf('B3'), FACE_IDS.indexOf('B3')],
    piles: [ann, bea],
    authors: [cem, cem],
  });
  const next = run(s);
  expect([now(next), offers(next, dan)]).toEqual(['leaderTie dan', [ann, bea]]);
  expect(answer(next, dan, bea).leader).toBe(bea);
});

test('[HPB-613] [HPB-616] after every vote the Leader appoints a General, who is somebody else', () => {
  const s = quiet(ann);
  s.general = bea;
  s.stack.push({ ...vote(), step: 3, cards: [FACE_IDS.indexOf('B3')], piles: [bea], authors: [cem] });
  const next = run(s);
  expect([next.leader, next.general, now(next), offers(next, bea)]).toEqual([
    bea,
    NONE,
    'appoint bea',
    [ann, cem, dan],
  ]);
});

test('[HPB-624] [HPB-625] no card, no vote; inside an Event the muted lay none and the detained one in all', () => {
  const s = quiet(ann, { hands: [['B1', 'B2'], ['B1'], ['B1'], ['B1']] });
  s.decks = s.decks.map(() => []);
  s.generalDeck = [];
  s.hands[cem] = [];
  s.muted = 1 << bea;
  s.detained = 1 << ann;
  s.stack.push({ stage: 'event', event: EVENTS.findIndex(({ id }) => id === 'E-III-12'), step: 2, answer: s.muted });
  s.stack.push(vote({ inEvent: 1 }));
  let next = run(s);
  const order: string[] = [];
  while (next.stack.at(-1)!.stage === 'voteFor') {
    order.push(now(next));
    const seat = (next.stack.at(-1) as { by: number }).by;
    next = answer(next, seat, dan);
    next = answer(next, seat, offers(next, seat)[0]);
  }
  expect(order).toEqual(['voteFor ann', 'voteFor dan']);
});

test('[HPB-625] a vote knows by itself whether it is held inside an Event', () => {
  const event = EVENTS.findIndex(({ id }) => id === 'E-III-12');
  const held = (s: State): number => {
    const pushed: { inEvent?: number }[] = [];
    newLeader(s, { state: s, push: (frame: object) => pushed.push(frame), tell() {}, done() {} } as never, false);
    return pushed[0]!.inEvent!;
  };
  const s = quiet(ann);
  expect(held(s)).toBe(0);
  s.stack.push({ stage: 'event', event, step: 2, answer: 0 });
  expect(held(s)).toBe(1);
});

test('[HPB-625] in a Palace Coup the Leader cannot be elected, but stays if nobody else can', () => {
  const s = quiet(ann);
  s.leader = bea;
  s.stack.push({ ...vote({ exclude: 1 }), step: 3, cards: [FACE_IDS.indexOf('B5')], piles: [bea], authors: [bea] });
  // the others are equal, and she breaks the tie: it is not yet that she appoints a General
  expect([now(run(s)), offers(run(s), bea)]).toEqual(['leaderTie bea', [ann, cem, dan]]);
  const alone = quiet(ann);
  alone.leader = bea;
  alone.detained = (1 << ann) | (1 << cem) | (1 << dan);
  alone.stack.push({ ...vote({ exclude: 1 }), step: 3, cards: [], piles: [], authors: [] });
  expect(run(alone).leader).toBe(bea);
});

test('[HPB-600] [HPB-602] a detained Leader gives up the badge at once', () => {
  const s = quiet(ann);
  s.leader = bea;
  s.stack.push({ stage: 'released', by: dan });
  const before = s.stack.length;
  detain(s, { state: s, push: (frame: never) => s.stack.push(frame), tell: () => {} } as never, bea);
  expect([s.stack.length - before, s.stack.at(-1)!.stage, s.at[bea]]).toEqual([1, 'vote', NETWORK]);
});

test('[HPB-601] with everybody detained there is no Leader until one is free', () => {
  const s = quiet(ann);
  s.detained = (1 << ann) | (1 << cem) | (1 << dan);
  s.leader = bea;
  const k = { state: s, push: (frame: never) => s.stack.push(frame), tell: () => {} } as never;
  detain(s, k, bea);
  expect(s.leader).toBe(NONE);
  const freed = run(s, { stage: 'released', by: cem });
  expect(now(freed)).toMatch(/^voteFor/);
});

test('[HPB-614] a detained General is kept or replaced by the Leader', () => {
  const s = quiet(ann);
  s.leader = dan;
  s.general = cem;
  detain(s, { state: s, push: (frame: never) => s.stack.push(frame), tell: () => {} } as never, cem);
  expect([now(s), offers(s, dan)]).toEqual(['appoint dan', [ann, bea, cem]]);
  expect(answer(s, dan, cem).general).toBe(cem);
});

test('[HPB-615] if nobody may be General, the badge is put aside', () => {
  const s = quiet(ann);
  s.leader = dan;
  s.general = cem;
  s.revoked = (1 << ann) | (1 << bea) | (1 << cem);
  s.stack.push({ ...vote(), step: 3, cards: [FACE_IDS.indexOf('B5')], piles: [dan], authors: [bea] });
  const next = run(s);
  expect([next.leader, next.general]).toEqual([dan, NONE]);
});

test('[HPB-640] [HPB-641] [HPB-642] a Censure Motion: discussion, then everybody votes at once', () => {
  const s = quiet(ann);
  s.leader = dan;
  s.detained = 1 << cem;
  expect(offers(s, ann)).not.toContainEqual({ act: 'censure', seat: cem });
  let next = answer(s, ann, { act: 'censure', seat: bea });
  expect([next.ap, now(next)]).toEqual([0, 'discussion ann bea cem dan']);
  for (const seat of [ann, cem, bea]) next = answer(next, seat, 'ready');
  expect(now(next)).toBe('censureVote ann bea cem dan');
  const vote = (votes: string[]): State => answerAll(next, votes);
  expect(vote(['yes', 'no', 'yes', 'yes']).detained).toBe((1 << cem) | (1 << bea));
  expect(vote(['yes', 'no', 'no', 'no']).detained).toBe(1 << cem);
  // equal: the vote that the Leader has cast
  expect(vote(['no', 'no', 'yes', 'yes']).detained).toBe((1 << cem) | (1 << bea));
  expect(vote(['yes', 'yes', 'no', 'no']).detained).toBe(1 << cem);
  expect(offers(s, ann)).toContainEqual({ act: 'censure', seat: ann });
});

test('[HPB-700] [HPB-701] a detained character keeps everything, cannot move or be attacked, and has only the actions of the Cube', () => {
  const s = quiet(ann, { at: ['6', '4', '4', '4'] });
  s.detained = 1 << ann;
  enemy(s, 0, 6);
  const acts = new Set(offers(s, ann).map((one) => (one as { act: string }).act));
  expect([...acts].sort()).toEqual(['end', 'escape', 'interrogation']);
});

test('[HPB-702] an escape: up to five own cards, one of each other, two of the deck', () => {
  const s = quiet(ann, { at: ['6', '4', '4', '4'], hands: [['B3', 'B1'], ['R5'], ['B2'], []] });
  s.general = NONE;
  s.detained = 1 << ann;
  turnUpNext(s, 'B1', 'R2');
  let next = passing(answer(s, ann, { act: 'escape', sign: 1 }));
  next = answers(next, ann, { act: 'card', card: 'B3', sign: 0 }, { act: 'done' });
  expect(now(next)).toBe('escapeHelp bea cem dan');
  const failed = passing(answerAll(next, [undefined, 'R5', 'none', 'none']));
  expect([failed.detained, failed.discard.length]).toEqual([1, 4]);
  const out = passing(answerAll(next, [undefined, 'none', 'B2', 'none']));
  expect([out.detained, out.ap]).toEqual([0, 1]);
});

test('[HPB-703] [HPB-704] an Interrogation: the task of the own faction or the die; the card is seen by the detained alone', () => {
  const s = quiet(ann, { at: ['6', '4', '4', '4'], factions: [0, 0, 1, 2] });
  s.general = NONE;
  s.detained = 1 << ann;
  s.interrogations = [0, 1, 2, 3, 4]; // Public Shaming on top
  expect(JSON.stringify(told(s, ann, { act: 'interrogation' }, bea))).not.toContain('IR-5');
  expect(told(s, ann, { act: 'interrogation' }, ann)).toContainEqual({ type: 'sawInterrogation', card: 'IR-5' });
  const next = answer(s, ann, { act: 'interrogation' });
  expect(offers(next, ann)).toEqual(['task', 'die']);
  const done = answer(next, ann, 'task');
  expect([done.morale, done.detained]).toEqual([3, 0]);
  // the deck is shuffled, then the pink die
  expect(game6(next, 3).detained).toBe(0);
  expect(game6(next, 2).detained).toBe(1);
});

function game6(s: State, die: number): State {
  return passing(rolling(s, ann, 'die', [0, 1, 2, 3, 4], die));
}

test('[HPB-703] a task that cannot be done completely is not on offer', () => {
  const s = quiet(ann, { at: ['6', '4', '4', '4'], factions: [0, 0, 1, 2] });
  s.detained = 1 << ann;
  s.interrogations = [1, 2, 3, 4, 0]; // Bright Lamp: three cards
  expect(offers(answer(s, ann, { act: 'interrogation' }), ann)).toEqual(['die']);
});

test('[HPB-705] [HPB-476] whoever is freed may act on, but has not entered Area 6', () => {
  const s = quiet(ann, { at: ['6', '4', '4', '4'], programs: [['P13']] });
  s.general = NONE;
  s.detained = 1 << ann;
  s.chips[0] = s.sectors[0]!.pop()!;
  const next = answer(s, ann, { act: 'program', card: 'P13' });
  expect(next.detained).toBe(0);
  const acts = offers(next, ann).map((one) => (one as { act: string }).act);
  expect([acts.includes('move'), acts.includes('deliver')]).toEqual([true, false]);
});

test('[HPB-706] [HPB-707] a Leader in Area 6 may pardon; visitors are under no restriction', () => {
  const s = quiet(ann, { at: ['6', '6', '4', '4'] });
  s.detained = 1 << bea;
  expect(offers(s, ann)).not.toContainEqual({ act: 'pardon', seat: bea });
  s.leader = ann;
  s.general = cem;
  const next = answer(s, ann, { act: 'pardon', seat: bea });
  expect([next.detained, next.ap]).toEqual([0, 1]);
});

test('[HPB-708] Kuro acts on while Dee Coy is detained', () => {
  const s = quiet(ann, { at: ['6', '4', '4', '4', '2'], characters: ['dee-coy'] });
  s.detained = 1 << ann;
  expect(offers(s, ann)).toContainEqual({ act: 'move', piece: s.seats, to: '1' });
});

test('[HPB-702] [HPB-304] in an escape the special cards of the general deck count 0', () => {
  const escaped = (sign: number, ...cards: FaceId[]): boolean => {
    const s = turnUpNext(quiet(ann), 'grey', 'grey');
    detain(s, { state: s, push() {}, tell() {}, done() {} } as never, ann);
    const faces = cards.map((card) => FACE_IDS.indexOf(card));
    const counts = [cards.length, 0, 0, 0];
    const next = run(s, {
      stage: 'escape',
      by: ann,
      sign,
      step: 3,
      cards: faces,
      counts,
      revealed: 0,
      change: 0,
      removed: [],
    });
    return next.detained === 0;
  };
  expect([escaped(1, 'B3', 'G-S2'), escaped(-1, 'R3', 'G-S2'), escaped(1, 'B4')]).toEqual([false, false, true]);
  // nothing is taken off either
  expect([escaped(1, 'B5', 'G-S1'), escaped(1, 'B5', 'G-S3'), escaped(-1, 'R5', 'G-S4')]).toEqual([true, true, true]);
});

test('[HPB-476] nor has who came there, was detained in the same turn and is freed again', () => {
  const s = quiet(ann, { at: ['6', '4', '4', '4'] });
  s.chips[0] = s.sectors[0]!.pop()!;
  s.entered = 1 << ann;
  const acts = (one: State): string[] => (offers(one, ann) as { act: string }[]).map(({ act }) => act);
  expect(acts(s)).toContain('deliver');
  detain(s, { state: s, push() {}, tell() {}, done() {} } as never, ann);
  s.detained = 0;
  expect(acts(s)).not.toContain('deliver');
});
