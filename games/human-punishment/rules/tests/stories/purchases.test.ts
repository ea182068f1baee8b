import { describe, expect, test } from 'vitest';
import { LEGION } from '../../content/loyalty.ts';
import { EVENTS } from '../../content/events.ts';
import { type Frame, NONE, type State, TIERS } from '../../state.ts';
import { lay } from '../testing/cards.ts';
import { card, DONE } from '../testing/deeds.ts';
import { question, story, storyOf, wholeStory } from '../testing/story.ts';
import { ann, bea, cem, game, own, type Picture, put } from '../testing/tables.ts';
import { quiet } from '../testing/turns.ts';

// What is bought, kept and put away, and what the Phases do to what was known.

function at(frame: Frame, picture: Picture = {}): State {
  return put(quiet(ann, { at: ['5', '5', '5', '5'], ...picture }), frame);
}

describe('[HPB-306] paying', () => {
  const pay = (price: number, hand: readonly ('B3' | 'R2' | 'R5' | 'B1' | 'grey')[], chosen: number[] = []): State =>
    at({ stage: 'pay', by: ann, piece: ann, price, what: 3, detail: 0, chosen }, { hands: [hand] });
  test('with red cards or with blue ones, whichever can reach the price', () => {
    expect(question(pay(4, ['B3', 'B1', 'R5', 'grey']), ann, card('grey'), DONE, 'B3')).toEqual([
      'asked: ann',
      'act=card card=B1',
      'act=card card=B3',
      'act=card card=R5',
      'away: act=card card=B1',
      'not act=card card=grey: Only red or blue cards count here. HPB-306',
      'not act=done: That is not enough yet. HPB-306',
      'not B3: Name a card of your hand, or say that you are done. HPB-306',
    ]);
    expect(question(pay(5, ['B3', 'B1', 'R5']), ann, card('B3'))).toEqual([
      'asked: ann',
      'act=card card=R5',
      'away: act=card card=R5',
      'not act=card card=B3: Only red cards count here. HPB-306',
    ]);
    expect(question(pay(4, ['B3', 'B1', 'R2']), ann, card('R2'))).toEqual([
      'asked: ann',
      'act=card card=B1',
      'act=card card=B3',
      'away: act=card card=B1',
      'not act=card card=R2: Only blue cards count here. HPB-306',
    ]);
    expect(question(pay(4, ['B3', 'B1', 'R5'], [2]), ann, card('R5'), null, DONE)).toEqual([
      'asked: ann',
      'act=card card=B1',
      'act=card card=B3',
      'away: act=card card=B1',
      'not act=card card=R5: You pay with red cards only or with blue cards only, not with both. HPB-306',
      'not null: Name a card of your hand, or say that you are done. HPB-306',
      'not act=done: That is not enough yet. HPB-306',
    ]);
    expect(question(pay(4, ['B1', 'R5'], [2, 0]), ann, card('R5'))).toEqual([
      'asked: ann',
      'act=card card=B1',
      'act=done',
      'away: act=done',
      'not act=card card=R5: You pay with red cards only or with blue cards only, not with both. HPB-306',
    ]);
    expect(question(pay(4, ['B1', 'R2'], [9]), ann)).toEqual([
      'asked: ann',
      'act=card card=R2',
      'act=done',
      'away: act=done',
    ]);
  });
  test('[HPB-460] whoever has paid for a Recon card sees the deck', () => {
    expect(story(pay(5, [], [9]), [ann, DONE])).toEqual([
      'paid by=0 cards=[R5] price=5',
      'ann: sawRecon cards=[R-1 R-1 R-2 R-2 R-3 R-3 R-4 R-4 R-5 R-5 R-6 R-6]',
      'discard: [] → [9]',
      'now recon by=0 piece=0',
    ]);
  });
});

test('[HPB-460] one of the Recon cards, which nobody else sees; the rest is shuffled', () => {
  const s = at({ stage: 'recon', by: bea, piece: bea }, { set: (one) => (one.reconDeck = [3, 1, 1, 2]) });
  expect(question(s, bea, 'R-1')).toEqual([
    'asked: bea',
    'R-2, seen as null',
    'R-3, seen as null',
    'R-4, seen as null',
    'away: R-2',
    'not R-1: That is not one of your choices now. HPB-460',
  ]);
  expect(story(s, [bea, 'R-2', [2, 1, 0]])).toEqual([
    'chance: Recon 25 of 3',
    'tookRecon piece=1',
    'recon[1]: -1 → 1',
    'reconHad: 0 → 2',
    'reconDeck: 4 → 3 things',
    'now action by=0',
  ]);
});

test('[HPB-950] Programs go under the board, those face-down unseen', () => {
  const s = lay(own(at({ stage: 'transfer', by: bea, count: 0 }), bea, 'P01', 'P05'), bea, 'P03');
  s.programNotes = [bea, 0, ann, 4];
  expect(question(s, bea, 'none', 'P09')).toEqual([
    'asked: bea',
    'P01, seen as null',
    'P05, seen as null',
    'open:P03',
    'away: P01',
    'not none: That is not one of your choices now. HPB-950',
    'not P09: That is not one of your choices now. HPB-950',
  ]);
  expect(story(s, [bea, 'P05'])).toEqual([
    'transferred by=1 count=1',
    'programs[1]: [0 4] → [0]',
    'programNotes: [1 0 0 4] → [0 4]',
    'transferred[1]: [] → [4]',
    'now transfer by=1 count=1',
  ]);
  expect(story(s, [bea, 'open:P03'], [bea, 'none'])).toEqual([
    'transferred by=1 count=1',
    'open[1]: [2 2] → []',
    'transferred[1]: [] → [2]',
    'now action by=0',
  ]);
  expect(story(s, [bea, 'open:P03'], [bea, 'P01'], [bea, 'P05']).at(-1)).toEqual('now action by=0');
  expect(question(put(s, { stage: 'transfer', by: bea, count: 1 }), bea)).toEqual([
    'asked: bea',
    'P01, seen as null',
    'P05, seen as null',
    'open:P03',
    'none',
    'away: none',
  ]);
});

test('[HPB-308] a Program that was taken openly is known no longer when it is gone', () => {
  const s = own(
    at({
      stage: 'effects',
      script: 0,
      at: 9,
      by: bea,
      piece: bea,
      it: NONE,
      answer: NONE,
      count: 0,
      event: 0,
      noWounds: 0,
      memo: NONE,
      healed: 0,
    }),
    bea,
    'P01',
    'P05',
  );
  s.programNotes = [bea, 0, bea, 4, ann, 0];
  expect(story(put(s, { stage: 'programAway', by: bea, none: 0, why: 0 }), [bea, 'P01'])).toContain(
    'programNotes: [1 0 1 4 0 0] → [1 4 0 0]',
  );
});

test('[HPB-750] after the Human Phase each chip of Tier 1 may be from wherever one of them is', () => {
  const s = quiet(ann, { at: ['5', '5', '5', '5'] });
  for (const [column, sector] of [
    [0, 0],
    [1, 1],
    [2, 2],
  ] as const)
    s.network[column * TIERS] = s.sectors[sector]!.pop()!;
  const chips = [0, 1, 2].map((column) => s.network[column * TIERS]!);
  expect(chips.map((chip) => s.origins[chip])).toEqual([1, 2, 4]);
  const lines = storyOf(s, [{ stage: 'humanPhase' }]);
  for (const chip of chips)
    expect(lines.some((line) => line.startsWith(`origins[${chip}]`) && line.endsWith('→ 7'))).toBe(true);
});

test('[HPB-764] Legion infects, be it the first player, and nobody without Legion', () => {
  const infecting = (factions: number[], mayInfect: number): string[] => {
    const s = quiet(ann, {
      seats: 5,
      at: ['5', '5', '5', '5', '5'],
      factions,
      set: (one) => (one.mayInfect = mayInfect),
    });
    s.stack.push(
      { stage: 'machinePhase', step: 4 },
      { stage: 'machineStep', kind: 2, sealed: [null, [cem], [], [], []] },
    );
    return story(s, [ann, factions[0] === LEGION && mayInfect > 0 ? [bea] : game.absent(s, ann)]).filter((line) =>
      /^infected|^faction\[/.test(line),
    );
  };
  expect(infecting([LEGION, 0, 0, 1, 2], 1)).toEqual(['faction[1]: 0 → 3', 'infected: 0 → 2']);
  expect(infecting([LEGION, 0, 0, 1, 2], 0)).toEqual([]);
  expect(infecting([0, 0, 0, 1, 2], 1)).toEqual([]);
});

test('[HPB-658] those who stayed out are met from the Active Player clockwise', () => {
  const event = EVENTS.findIndex((one) => one.type === 'check' && one.noShow !== null);
  const s = quiet(bea, {
    at: ['5', '5', '5', '5'],
    hands: [
      ['B3', 'B2', 'B1'],
      ['B3', 'B2', 'B1'],
      ['B3', 'B2', 'B1'],
      ['B3', 'B2', 'B1'],
    ],
  });
  const frames: Frame[] = [
    {
      stage: 'check',
      event,
      step: 4,
      turn: 4,
      cards: [],
      authors: [],
      counts: [0, 1, 0, 0],
      free: [0, 0, 0, 0],
      declared: [0, 0, 0, 0],
      revealed: 1,
      removed: [],
      change: 0,
      result: 0,
    },
  ];
  const lines = wholeStory(s, frames, (now, seat) => game.absent(now, seat));
  expect(lines).toEqual([
    'noShow seat=2',
    'noShow seat=3',
    'noShow seat=0',
    'wounded by=2 wound=W-01',
    'wounded by=3 wound=W-02',
    'wounded by=0 wound=W-06',
    'tally[5]: 0 → 1',
    'tally[23]: 0 → 1',
    'tally[32]: 0 → 1',
    'wounds[0]: [] → [5]',
    'wounds[2]: [] → [0]',
    'wounds[3]: [] → [1]',
    'woundDeck: 15 → 12 things',
  ]);
});
