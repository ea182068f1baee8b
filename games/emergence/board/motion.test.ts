import { planMotion } from '@tablewright/board';
import type { Told, View } from '@tablewright/emergence-rules';
import type { Selection } from '@tablewright/emergence-rules/content';
import { describe, expect, test } from 'vitest';
import { type Cue, shows, withoutSelections } from './motion.ts';
import { table } from './testing/table.ts';

const before = table();

/** The same table after something: what each operative holds then. */
function held(...changes: readonly Partial<View['operatives'][number]>[]): View {
  return { ...before, operatives: before.operatives.map((operative, seat) => ({ ...operative, ...changes[seat] })) };
}

function shown(told: readonly Told[], view: View, from: View | null = before, speed = 1) {
  return planMotion<View, Told, Cue>({ before: from, view, told }, shows, speed);
}

function flights(...moment: Parameters<typeof shown>): string[] {
  return shown(...moment).flights.map(({ motion: { what, from, to } }) => `${what} ${from} ${to}`);
}

function cues(...moment: Parameters<typeof shown>): Cue[] {
  return shown(...moment).cues.map(({ motion }) => motion);
}

test('the first drawing and a jump move nothing', () => {
  const taken = { ...held({ blocks: { circle: 1 } }), blocks: {} };
  expect(shown([{ type: 'collected', by: 0, at: 'C3', blocks: { circle: 1 } }], taken, null).flights).toEqual([]);
});

test('a step flies nowhere: the agent walks by itself', () => {
  const { flights: none, cues: nothing } = shown(
    [{ type: 'moved', by: 2, from: 'D4', to: 'C3' }],
    table({ at: ['D4', 'D4', 'C3', 'D4'] }),
  );
  expect([none, nothing]).toEqual([[], []]);
});

test('[EMG-102] all markers turn over together; until then nothing says what the others have chosen', () => {
  const selections: Selection[] = ['hack-E', 'activate-B', 'spy-E', 'spy-B'];
  const told: Told[] = [{ type: 'revealed', selections }];
  expect(cues(told, table())).toEqual([{ kind: 'reveal', selections }]);
  expect(shows.holdsBack?.({ kind: 'reveal', selections })).toBe(true);
  const chosen = held(...selections.map((selected) => ({ selected })));
  expect(withoutSelections(chosen, 1).operatives.map(({ selected }) => selected)).toEqual([
    null,
    'activate-B',
    null,
    null,
  ]);
});

test('[EMG-211] each block flies from the tile to the board of whoever took it', () => {
  const two = { ...before, blocks: { C3: { circle: 2 } } };
  const after = { ...held({}, { blocks: { circle: 2 } }), blocks: {} };
  expect(flights([{ type: 'collected', by: 1, at: 'C3', blocks: { circle: 2 } }], after, two)).toEqual([
    'circle tile:C3 seat:1',
    'circle tile:C3 seat:1',
  ]);
});

test('[EMG-230] a new block comes out of the supply to its tile', () => {
  const after = { ...before, blocks: { C3: { circle: 2 } } };
  expect(flights([{ type: 'replenished', by: 1, at: 'C3', block: 'circle' }], after)).toEqual([
    'circle supply tile:C3',
  ]);
});

test('[EMG-304] what is compiled goes to the supply, and tokens come from it', () => {
  const from = held({ blocks: { circle: 1, helix: 1 } });
  const told: Told[] = [{ type: 'compiled', by: 0, sets: [['circle', 'helix']], tokens: 2 }];
  expect(flights(told, held({ tokens: 2 }), from).toSorted()).toEqual([
    'circle seat:0 supply',
    'helix seat:0 supply',
    'token supply seat:0',
    'token supply seat:0',
  ]);
});

test('[EMG-203] a token that is paid goes to the supply', () => {
  const told: Told[] = [{ type: 'paid', by: 0, tokens: 1, instead: 'activate' }];
  expect(flights(told, held({ tokens: 1 }), held({ tokens: 2 }))).toEqual(['token seat:0 supply']);
});

describe('[EMG-260] a terminated operative', () => {
  const away = (tokens: number, blocks: { [type: string]: number }): View => {
    const view = table({ at: ['B2', 'D4', 'D4', 'D4'] });
    return { ...view, operatives: view.operatives.map((one, seat) => (seat === 0 ? { ...one, tokens, blocks } : one)) };
  };

  test('loses everything to the actor, and blinks back to the start tile', () => {
    const told: Told[] = [{ type: 'terminated', by: 1, on: 0, blocks: { helix: 1 }, tokens: 2 }];
    const moment = [told, held({}, { blocks: { helix: 1 }, tokens: 2 }), away(2, { helix: 1 })] as const;
    expect(flights(...moment)).toEqual(['helix seat:0 seat:1', 'token seat:0 seat:1', 'token seat:0 seat:1']);
    expect(cues(...moment)).toEqual([{ kind: 'blink', seat: 0, from: 'B2' }]);
  });

  test('with nothing only blinks', () => {
    const told: Told[] = [{ type: 'terminated', by: 1, on: 0, blocks: {}, tokens: 0 }];
    expect(flights(told, before, away(0, {}))).toEqual([]);
    expect(cues(told, before, away(0, {}))).toHaveLength(1);
  });
});

test('[EMG-601] a jump is a blink', () => {
  const told: Told[] = [{ type: 'teleported', by: 1, from: 'D4', to: 'A1' }];
  expect(cues(told, table({ at: ['D4', 'A1', 'D4', 'D4'] }))).toEqual([{ kind: 'blink', seat: 1, from: 'D4' }]);
});

describe('[EMG-403] tokens go into the box', () => {
  const event = (tokens: number, opened: { ai: number; human: number } | null): View => ({
    ...before,
    assimilations: [{ inserted: [{ seat: 0, tokens, split: null }], opened }],
  });

  test('and a whole purse does not fill the screen', () => {
    expect(flights([{ type: 'inserted', by: 0, tokens: 40 }], event(40, null), held({ tokens: 40 }))).toEqual(
      new Array<string>(8).fill('token seat:0 box'),
    );
  });

  test('[EMG-408] when it is opened none comes out, and the rest waits', () => {
    const told: Told[] = [{ type: 'opened', ai: 2, human: 1, totals: { ai: 2, human: 1 } }];
    const opened: Cue = { kind: 'open', ai: 2, human: 1 };
    expect(flights(told, event(3, { ai: 2, human: 1 }), event(3, null))).toEqual([]);
    expect(cues(told, event(3, { ai: 2, human: 1 }), event(3, null))).toEqual([opened]);
    expect(shows.holdsBack?.(opened)).toBe(true);
  });
});

test('the leader token is passed on, unless it stays', () => {
  const told: Told[] = [{ type: 'leader', seat: 1, round: 2 }];
  expect(flights(told, { ...before, leader: 1 })).toEqual(['leader seat:0 seat:1']);
  expect(flights(told, before)).toEqual([]);
});

test('where nothing moves, the cues are there all the same', () => {
  const told: Told[] = [{ type: 'opened', ai: 2, human: 1, totals: { ai: 2, human: 1 } }];
  expect(cues(told, before, before, 0)).toHaveLength(1);
  expect(flights([{ type: 'leader', seat: 1, round: 2 }], { ...before, leader: 1 }, before, 0)).toEqual([]);
});

test('no moment lasts longer than the calmest pace of the frame', () => {
  const told: Told[] = [
    { type: 'inserted', by: 0, tokens: 3 },
    { type: 'opened', ai: 2, human: 1, totals: { ai: 2, human: 1 } },
    { type: 'leader', seat: 1, round: 2 },
  ];
  expect(shown(told, { ...before, leader: 1 }).ms).toBeLessThanOrEqual(900.001);
});
