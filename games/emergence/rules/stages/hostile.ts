import { only, pick, type Seat, type Why } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { COSTS } from '../content/types.ts';
import { type K, stage } from '../events.ts';
import { blockCount, cityOf, type State, teamOf, TYPES } from '../state.ts';
import { discard, doNothing, named } from './tile-actions.ts';

// Hack, spy and terminate: who may be reached, and what is done to them. The target decides nothing (EMG-271).

export const HOSTILE = { hack: 3, spy: 4, terminate: 5 } as const;
export type Hostile = keyof typeof HOSTILE;

type Obstacle = 'start' | 'apart' | 'otherFace' | 'sameTile' | 'away' | 'sameFace' | 'noData';

/** What keeps an operative out of reach of that act; null when nothing does. */
function obstacle(s: State, act: Hostile, by: Seat, on: Seat): Obstacle | null {
  const city = cityOf(s);
  const mine = s.at[by]!;
  const theirs = s.at[on]!;
  if (mine === city.start || theirs === city.start) return 'start'; // EMG-270
  const sameFace = s.augmentation[by] === s.augmentation[on]; // EMG-272
  if (act === 'spy') return mine !== theirs ? 'apart' : sameFace ? null : 'otherFace'; // EMG-251
  if (mine === theirs) return 'sameTile'; // EMG-242
  if (!city.adjacent[mine]![theirs]!) return 'away'; // EMG-241, EMG-261
  if (sameFace) return 'sameFace';
  return act === 'hack' && blockCount(s, on) === 0 ? 'noData' : null; // EMG-207, EMG-263
}

/** Nobody is named: the table knows names, the rules do not. */
function whyOutOfReach(act: Hostile, what: Obstacle): Why {
  const rule = { hack: 'EMG-241', spy: 'EMG-251', terminate: 'EMG-261' }[act];
  switch (what) {
    case 'start':
      return { rule: 'EMG-270', why: say`Nobody can be attacked on the start tile, or from it.` };
    case 'apart':
      return { rule, why: say`To spy on somebody you have to stand on the same tile.` };
    case 'otherFace':
      return { rule, why: say`To spy on somebody you have to show the same augmentation.` };
    case 'sameTile':
      return {
        rule: 'EMG-242',
        why: say`You stand on the same tile; you reach only the tiles next to yours.`,
      };
    case 'away':
      return { rule, why: say`That agent does not stand on a tile next to yours.` };
    case 'sameFace':
      return { rule, why: say`Both of you show the same augmentation; you need the other one.` };
    case 'noData':
      return { rule: 'EMG-207', why: say`There is nothing to take: that operative holds no data blocks.` };
  }
}

/** EMG-271 Any other operative in reach, of either team. */
export function targets(s: State, act: Hostile, by: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let on = 0; on < s.seats; on += 1) if (on !== by && obstacle(s, act, by, on) === null) seats.push(on);
  return seats;
}

export function hasTarget(s: State, act: Hostile, by: Seat): boolean {
  for (let on = 0; on < s.seats; on += 1) if (on !== by && obstacle(s, act, by, on) === null) return true;
  return false;
}

/** EMG-243 The cost must be held beforehand. */
export function canAfford(s: State, act: Hostile, by: Seat): boolean {
  return s.tokens[by]! >= COSTS[HOSTILE[act]];
}

/** EMG-240, EMG-260 Takes all blocks; returns what was taken, by type. */
function takeBlocks(s: State, by: Seat, on: Seat): number[] {
  const taken = [0, 0, 0, 0];
  for (let type = 0; type < TYPES; type += 1) {
    const count = s.held[on * TYPES + type]!;
    taken[type] = count;
    s.held[on * TYPES + type] = 0;
    s.held[by * TYPES + type]! += count;
  }
  return taken;
}

function hackOn(s: State, by: Seat, on: Seat, k: K): void {
  k.tell({ type: 'hacked', by, on, blocks: named(takeBlocks(s, by, on)) });
  k.done();
}

/** EMG-252 That it happened is public, what was seen is not. */
function spyOn(s: State, by: Seat, on: Seat, k: K): void {
  s.spied.push(by, on);
  k.tell({ type: 'spied', by, on });
  k.tell({ type: 'saw', on, team: teamOf(s, on) }, { only: by });
  k.become({ stage: 'spySeen', by, on });
}

function terminateOn(s: State, by: Seat, on: Seat, k: K): void {
  const tokens = s.tokens[on]!;
  s.tokens[on] = 0;
  s.tokens[by]! += tokens;
  s.at[on] = cityOf(s).start;
  k.tell({ type: 'terminated', by, on, blocks: named(takeBlocks(s, by, on)), tokens });
  k.done();
}

const DEEDS = { hack: hackOn, spy: spyOn, terminate: terminateOn };

// D-TARGET One other operative in reach, or nobody after all.
export const target = stage.ask('target', {
  rule: 'EMG-271',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick<Seat | 'nothing'>([...targets(s, f.act, f.by), 'nothing']),
  absent: () => 'nothing',
  why(s, f, _seat, value) {
    if (typeof value !== 'number' || value === f.by || s.at[value] === undefined) return null;
    return whyOutOfReach(f.act, obstacle(s, f.act, f.by, value)!); // without an obstacle it is on offer
  },
  answer(s, f, { value }, k) {
    if (value === 'nothing') return doNothing(k, f.by);
    discard(s, f.by, COSTS[HOSTILE[f.act]]); // EMG-206 before the effect
    DEEDS[f.act](s, f.by, value, k);
  },
});

const UNDERSTOOD = pick(['understood'] as const);

// D-SPYSEEN The spy has read the card before the table goes on.
export const spySeen = stage.ask('spySeen', {
  rule: 'EMG-252',
  who: (_s, f) => only(f.by),
  offer: () => UNDERSTOOD,
  absent: () => 'understood',
  answer: (_s, _f, _said, k) => k.done(),
});
