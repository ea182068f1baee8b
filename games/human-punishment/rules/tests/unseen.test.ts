import { describe, expect, test } from 'vitest';
import { FEYKAH } from '../content/characters.ts';
import { type Frame, NONE, type State } from '../state.ts';
import { poised, toldBy } from './testing/moments.ts';
import { ann, bea, cem, game, put, seen, step, turnOf, turnUpNext } from './testing/tables.ts';

// What nobody but its owner may see (ledger 5), looked at directly: what others hear of an answer, and what their view shows.

const CARD = { act: 'card', card: 'B5', sign: 0 } as const;

const ANSWERS: readonly (readonly [rule: string, frame: Frame, value: unknown, shown: unknown])[] = [
  ['HPB-025', { stage: 'loyalty', by: ann }, 'machine', null],
  ['HPB-414', { stage: 'sectorKeep', by: ann, piece: ann, sector: 1, partner: bea }, 2, null],
  ['HPB-414', { stage: 'partnerKeep', by: ann, piece: ann, first: 11, second: 12, from: bea }, 2, null],
  [
    'HPB-480',
    { stage: 'action', by: ann },
    { act: 'drop', piece: ann, slot: 1 },
    { act: 'drop', piece: ann, count: 1 },
  ],
  [
    'HPB-473',
    { stage: 'network', by: ann, piece: ann, placed: 0, scanned: 0 },
    { act: 'put', chip: 1, column: 'beta', up: false },
    { act: 'put', column: 'beta', up: false },
  ],
  ['HPB-460', { stage: 'recon', by: ann, piece: ann }, 'R-3', null],
  ['HPB-858', { stage: 'keepProgram', by: ann, count: 3 }, 'P05', null],
  ['HPB-654', { stage: 'contribute', by: ann, last: 0 }, CARD, { act: 'card' }],
  ['HPB-654', { stage: 'escapeCards', by: ann, left: 5 }, CARD, { act: 'card' }],
  ['HPB-623', { stage: 'voteCard', by: ann, before: bea }, 'B5', null],
  [
    'HPB-307',
    { stage: 'cards', by: ann, why: 0, min: 2, max: 2, chosen: [], answer: NONE },
    { act: 'card', card: 'B5' },
    { act: 'card' },
  ],
  ['HPB-419', { stage: 'ownChip', by: ann, from: 3, why: 0 }, 1, null],
  ['HPB-950', { stage: 'transfer', by: ann, count: 0 }, 'P05', null],
];

describe('others do not hear what was answered', () => {
  test.each(ANSWERS)('[%s] %o', (_rule, frame, value, shown) => {
    expect(game.shown(put(turnOf(ann), frame), value as never)).toEqual(shown);
  });
});

describe('others do not see', () => {
  const everybody = [ann, bea, cem, 3, 'spectator'] as const;

  test('[HPB-025] what Feykah has passed on', () => {
    const s = turnOf(ann, { characters: ['jayden', 'feykah'] });
    s.passedOn = 0;
    expect(s.character[bea]).toBe(FEYKAH);
    expect(everybody.map((who) => seen(s, who).passedOn)).toEqual([null, 'human', null, null, null]);
  });

  test('[HPB-342] a loyalty card out of play, but who has looked at it', () => {
    const s = turnOf(ann);
    s.poolKnown[0] = 1 << bea;
    expect(everybody.map((who) => seen(s, who).pool.filter((card) => card !== null).length)).toEqual([0, 1, 0, 0, 0]);
  });

  test('[HPB-342] a hand, but who has looked at it', () => {
    const s = turnOf(ann, { hands: [['B1'], ['R5'], [], []] });
    s.handNotes = [cem, bea, s.hands[bea]![0]!];
    expect(everybody.map((who) => seen(s, who).players[bea]!.handKnown)).toEqual([[], [], ['R5'], [], []]);
  });

  test('[HPB-482] chips removed from the game, but who had known them', () => {
    const s = turnOf(ann);
    s.removed = [s.sectors[0]!.pop()!];
    s.known[s.removed[0]!] = 1 << bea;
    expect(everybody.map((who) => seen(s, who).removed[0]!.colour !== null)).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  test('[HPB-337] a closed box, but whose dog has sniffed at it', () => {
    const s = turnOf(ann);
    s.lying = [1, s.supply.pop()!, 0, 1 << bea, 1];
    expect(everybody.map((who) => seen(s, who).boxes[0]!.box !== null)).toEqual([false, true, false, false, false]);
  });

  test('[HPB-654] cards in a check and in a vote, but their own', () => {
    const inCheck: Frame = {
      stage: 'check',
      event: 0,
      step: 0,
      turn: 2,
      cards: [4, 9],
      authors: [ann, bea],
      counts: [1, 1, 0, 0],
      free: [0, 0, 0, 0],
      declared: [0, 0, 0, 0],
      revealed: 0,
      removed: [],
      change: 0,
      result: 0,
    };
    const mine = (s: State): unknown[] =>
      everybody.map((who) => seen(s, who).now.map((frame) => (frame.stage === 'check' ? frame.mine : []))[3]);
    expect(mine(put(put(turnOf(ann), inCheck), { stage: 'contribute', by: cem, last: 0 }))).toEqual([
      ['B5'],
      ['R5'],
      [],
      [],
      [],
    ]);
    const laid: Frame = {
      stage: 'vote',
      exclude: 0,
      inEvent: 0,
      turn: 1,
      step: 1,
      cards: [4],
      piles: [cem],
      authors: [ann],
    };
    const s = put(put(turnOf(ann), laid), { stage: 'voteFor', by: bea, last: 0 });
    const cards = everybody.map((who) =>
      seen(s, who).now.flatMap((frame) => (frame.stage === 'vote' ? frame.laid : [])),
    );
    expect(cards.map(([one]) => one!.card)).toEqual(['B5', null, null, null, null]);
  });

  test('[HPB-654] by the order in which they lie who has put which card into a check or before somebody', () => {
    const s = turnOf(ann, { hands: [['R5', 'B1'], ['B5'], [], []] });
    s.general = NONE;
    const laid = { stage: 'vote', exclude: 0, inEvent: 0, turn: 4, step: 3 } as const;
    const [B1, B5, R5] = [0, 4, 9] as const;
    const counted = toldBy(s, { ...laid, cards: [R5, B5, B1], piles: [cem, cem, cem], authors: [ann, bea, ann] });
    expect(counted.find(({ type }) => type === 'counted')).toMatchObject({ piles: [[], [], ['B1', 'B5', 'R5'], []] });
    turnUpNext(s, 'R1', 'B2');
    const check = { stage: 'check', event: 0, step: 2, turn: 4, free: [0, 0, 0, 0], declared: [0, 0, 0, 0] } as const;
    const after = { revealed: 0, removed: [], change: 0, result: 0 };
    const events = toldBy(s, {
      ...check,
      ...after,
      cards: [R5, B1, B5],
      authors: [ann, ann, bea],
      counts: [2, 1, 0, 0],
    } as never);
    expect(events.find(({ type }) => type === 'revealed')).toEqual({
      type: 'revealed',
      cards: ['B1', 'B2', 'B5', 'R1', 'R5'],
    });
  });

  test('[HPB-766] [HPB-763] what the Machine Phase has made of somebody, and whom it has told what', () => {
    const s = turnOf(ann, { seats: 5, factions: [1, 0, 0, 0, 2] });
    s.general = NONE;
    Object.assign(s, { recruited: bea });
    s.faction[bea] = 1;
    const { told } = step(poised(s, { stage: 'machinePhase', step: 4 }), ann, 'no');
    const heard = told.filter(({ event }) => event.type === 'turned' || event.type === 'toldFactions');
    expect(heard.map(({ to }) => to)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  test('[HPB-704] the Interrogation card, but who is interrogated', () => {
    const s = put(turnOf(bea), { stage: 'interrogation', by: bea });
    const cards = everybody.map((who) => {
      const top = seen(s, who).now.at(-1)!;
      return top.stage === 'interrogation' && top.card !== null;
    });
    expect(cards).toEqual([false, true, false, false, false]);
  });
});
