import { type GameScreen, pointsOf } from '@tablewright/board';
import { describe, expect, test } from 'vitest';
import { CITIES } from './testing/cities.ts';
import { boxOfTiles, drawingOf, HEX, isWide } from './drawing.ts';
import { faceOf } from './look.ts';
import { points } from './points.ts';
import {
  alarm,
  boxRoute,
  inserting,
  inTurn,
  placeInOrder,
  readiness,
  runningEvent,
  staged,
  standing,
  tileWords,
} from './table.ts';
import { table } from './testing/table.ts';
import { totalsByEvent, whyWon, winnersOf } from './ending.ts';

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee'];

describe('where the game stands', () => {
  const turn = table({ now: [{ stage: 'mission' }, { stage: 'turn', by: 2, step: 0 }, { stage: 'move', by: 2 }] });
  const event = table({
    now: [
      { stage: 'turn', by: 2, step: 1 },
      { stage: 'assimilate', from: 2, asked: 2 },
      { stage: 'insert', by: 3 },
    ],
    assimilations: [{ inserted: [{ seat: 2, tokens: 4, split: null }], opened: null }],
  });

  test('whose turn it is, and who holds the box', () => {
    expect([inTurn(turn), inserting(turn)]).toEqual([2, null]);
    expect([inTurn(event), inserting(event)]).toEqual([2, 3]);
    expect(inTurn(table())).toBeNull();
  });

  test('[EMG-107] who is ready, and what I have staged', () => {
    expect(readiness(table())).toEqual([false, true, false, false]);
    expect(readiness(turn)).toBeNull();
    expect(staged(table())).toBeNull();
    expect(staged(table({ now: [{ stage: 'select', ready: [true, false, false, false], mine: 'spy-B' }] }))).toBe(
      'spy-B',
    );
  });

  test('[EMG-402] the box travels clockwise from whoever started the event', () => {
    expect(boxRoute(event)).toEqual([
      { seat: 2, tokens: 4 },
      { seat: 3, tokens: null },
      { seat: 0, tokens: null },
      { seat: 1, tokens: null },
    ]);
    expect(runningEvent(event)).not.toBeNull();
    expect(runningEvent(table({ assimilations: [{ inserted: [], opened: { ai: 1, human: 0 } }] }))).toBeNull();
  });

  test('[EMG-110] turns go from the leader clockwise', () => {
    expect([0, 1, 2, 3].map((seat) => placeInOrder({ leader: 2, seats: 4 }, seat))).toEqual([3, 4, 1, 2]);
  });

  test.each([
    [9, 'calm'],
    [8, 'low'],
    [5, 'low'],
    [4, 'empty'],
  ])('%d blocks for four operatives: %s', (blocksInCity, state) => {
    expect(alarm({ blocksInCity, seats: 4 })).toBe(state);
  });

  test('who shares a tile', () => {
    expect(standing(table({ at: ['C3', 'D4', 'C3', 'D4'] }))).toEqual(
      new Map([
        ['C3', [0, 2]],
        ['D4', [1, 3]],
      ]),
    );
  });
});

describe('in words', () => {
  test.each([
    ['C3', 'C3, dark blue data, 1 block. Here: you (E)'],
    ['B2', 'B2, light blue data, 0 blocks'],
    ['A1', 'A1, compile tile: turns data into tokens'],
    ['D4', 'D4, start tile: nobody can be attacked here. Here: Bo (E), Cy (E), Dee (E)'],
    ['Z9', 'Z9'],
  ])('%s', (tile, words) => {
    expect(tileWords(table({ at: ['C3', 'D4', 'D4', 'D4'] }), tile, NAMES)).toBe(words);
  });

  test('a selection shows its face, nobody has one before the first reveal', () => {
    expect(faceOf('hack-B')).toBe('B');
    expect(faceOf(null)).toBeNull();
  });
});

describe('the log points', () => {
  test.each([
    [{ type: 'moved', by: 1, from: 'D4', to: 'C3' }, ['tile:C3', 'tile:D4', 'seat:1']],
    [{ type: 'hacked', by: 0, on: 2, blocks: { helix: 1 } }, ['seat:0', 'seat:2']],
    [{ type: 'collected', by: 0, at: 'C3', blocks: {} }, ['tile:C3', 'seat:0']],
    [{ type: 'leader', seat: 3, round: 2 }, ['seat:3']],
    [{ type: 'opened', ai: 1, human: 2, totals: { ai: 1, human: 2 } }, []],
  ])('%j', (event, expected) => {
    expect(pointsOf({ points } as Pick<GameScreen, 'points'>, event)).toEqual(expected);
  });
});

describe('every city can be drawn', () => {
  test.each(CITIES)('%s', (code) => {
    const drawing = drawingOf(code);
    const { city, middles, box } = drawing;
    for (const [tile, near] of city.neighbours.entries()) {
      for (const other of near) {
        const [a, b] = [middles[tile]!, middles[other]!];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(HEX, 6);
      }
    }
    for (const { x, y } of middles) expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(true);
    // a trace that ran over a tile would look like a way
    for (const pad of drawing.pads) {
      for (const { x, y } of middles) expect(Math.hypot(pad.x - x, pad.y - y)).toBeGreaterThan(60);
    }
  });

  test('05 and 06 are wide', () => {
    expect(CITIES.filter(isWide).map((code) => code.split('|')[0])).toEqual(['twin-cores-05', 'long-mile-06']);
  });

  test('a part of it is found by the names of its tiles', () => {
    const drawing = drawingOf(CITIES[0]!);
    const box = boxOfTiles(drawing, ['D4', 'D5', 'nowhere'])!;
    expect(box.right - box.left).toBeGreaterThan(2 * HEX);
    expect(boxOfTiles(drawing, ['nowhere'])).toBeNull();
  });
});

describe('[EMG-508] the end', () => {
  const outcome = (reason: string, winner: 'ai' | 'human') => ({
    winners: winner === 'ai' ? [0, 1, 2] : [3],
    reason,
    rules: [],
    roles: ['ai', 'ai', 'ai', 'human'],
  });
  const view = table({ totals: { ai: 16, human: 5 }, round: 9 });

  test.each([
    ['ai-knowledge', 'ai', /A\.I\. have assimilated 16 of 15 .* Humans had 5 of 5/],
    ['human-knowledge', 'human', /Humans have assimilated 5 of 5/],
    ['ai-excess', 'ai', /A\.I\. 1 \(16 of 15\), the Humans 0 \(5 of 5\)/],
    ['equal-excess', 'human', /equally far/],
    ['depletion', 'human', /last data block .* round 9/],
    ['called-off', 'human', /called off/],
    ['anything new', 'human', /16 of 15/],
  ] as const)('%s', (reason, winner, words) => {
    expect(winnersOf(outcome(reason, winner))).toBe(winner);
    expect(whyWon(outcome(reason, winner), view)).toMatch(words);
  });

  test('totals grow from event to event', () => {
    const assimilations = [
      { inserted: [], opened: { ai: 3, human: 1 } },
      { inserted: [], opened: { ai: 2, human: 4 } },
      { inserted: [], opened: null },
    ];
    expect(totalsByEvent({ assimilations })).toEqual({ ai: [0, 3, 5], human: [0, 1, 5] });
  });
});
