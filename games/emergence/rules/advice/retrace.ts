import { type Base, noChance, type Seat, unanswered } from '@tablewright/kernel';
import { placeOfSelection } from '../content/selections.ts';
import { COSTS, DATA } from '../content/types.ts';
import type { Told } from '../events.ts';
import { blank } from '../setup.ts';
import { HOSTILE } from '../stages/hostile.ts';
import { cityOf, type Deed, type Frame, type State, TYPES } from '../state.ts';
import type { View } from '../view.ts';

// The mission once more from what was told, up to now: nothing on this table is hidden but the cards, so everybody could write down how it
// stood before each step. Allegiances are not known and mean nothing here.

/** What somebody has been seen to choose, and the table before it. The table goes on changing: copy it to keep it. */
export interface Choice {
  readonly s: State;
  readonly by: Seat;
  readonly about: 'select' | 'move' | 'action' | 'boost';
  readonly value: string;
}

/** What a deed is called when it is chosen; the others are called as they are told. */
const CHOSEN: { readonly [type in Told['type']]?: Deed } = {
  collected: 'activate',
  compiled: 'activate',
  teleported: 'activate',
  triggered: 'activate',
  boosted: 'boost',
  replenished: 'replenish',
  hacked: 'hack',
  spied: 'spy',
  terminated: 'terminate',
  idle: 'nothing',
};

export function retrace(view: View, told: readonly Told[], look: (choice: Choice) => void): void {
  const { seats, city, length, roundLimit } = view;
  const base: Base<never> = { seats, stack: [], chance: noChance(), outcome: null };
  const s = blank(base, { city, length, roundLimit: roundLimit > 0 });
  /** who has not done anything yet in the own turn */
  let acting: Seat | null = null;
  for (const event of told) {
    if (event.type === 'revealed') {
      s.stack = [{ stage: 'mission' }, { stage: 'round', step: 1 }, { stage: 'select', sealed: unanswered(seats) }];
      for (const [by, value] of event.selections.entries()) look({ s, by, about: 'select', value });
    }
    if (event.type === 'moved') {
      s.stack = turnOf(s, event.by, 1, { stage: 'move', by: event.by });
      look({ s, by: event.by, about: 'move', value: event.to });
    }
    const value = event.type === 'paid' ? event.instead : CHOSEN[event.type];
    if (value !== undefined && 'by' in event && event.by === acting) {
      s.stack = turnOf(s, event.by, 2, { stage: 'action', by: event.by });
      look({ s, by: event.by, about: 'action', value });
      acting = null;
    }
    if (event.type === 'boosted') {
      // what it costs has been paid by now
      s.stack = turnOf(s, event.by, 2, { stage: 'boost', by: event.by, cost: 0 });
      look({ s, by: event.by, about: 'boost', value: event.to });
    }
    happen(s, event);
    if (event.type === 'moved' || event.type === 'stuck') acting = event.by;
  }
}

function turnOf(s: State, by: Seat, step: number, asked: Frame): Frame[] {
  const taken = ((by - s.leader + s.seats) % s.seats) + 1;
  return [
    { stage: 'mission' },
    { stage: 'round', step: 2 },
    { stage: 'turns', taken },
    { stage: 'turn', by, step },
    asked,
  ];
}

function happen(s: State, event: Told): void {
  const { tileNamed, start } = cityOf(s);
  switch (event.type) {
    case 'leader':
      s.leader = event.seat;
      s.round = event.round;
      break;
    case 'revealed':
      for (const [seat, selected] of event.selections.entries()) {
        const place = placeOfSelection(selected);
        s.action[seat] = place >> 1;
        s.augmentation[seat] = place & 1;
      }
      break;
    case 'moved':
    case 'boosted':
    case 'teleported':
      s.at[event.by] = tileNamed.get(event.to)!;
      break;
    case 'paid':
      pay(s, event.by, event.tokens);
      break;
    case 'collected':
      for (const type in event.blocks) {
        s.lying[tileNamed.get(event.at)! * TYPES + typeNamed(type)] = 0;
        s.held[event.by * TYPES + typeNamed(type)]! += event.blocks[type]!;
      }
      break;
    case 'compiled':
      for (const type of event.sets.flat()) {
        s.held[event.by * TYPES + typeNamed(type)]! -= 1;
        s.supplied[typeNamed(type)]! -= 1;
      }
      pay(s, event.by, -event.tokens);
      break;
    case 'replenished':
      s.lying[tileNamed.get(event.at)! * TYPES + typeNamed(event.block)]! += 1;
      s.supplied[typeNamed(event.block)]! += 1;
      break;
    case 'hacked':
      pay(s, event.by, COSTS[HOSTILE.hack]);
      rob(s, event.by, event.on);
      break;
    case 'spied':
      pay(s, event.by, COSTS[HOSTILE.spy]);
      s.spied.push(event.by, event.on);
      break;
    case 'terminated':
      pay(s, event.by, COSTS[HOSTILE.terminate]);
      s.tokens[event.by]! += s.tokens[event.on]!;
      s.tokens[event.on] = 0;
      s.at[event.on] = start;
      rob(s, event.by, event.on);
      break;
    case 'inserted':
      pay(s, event.by, event.tokens);
      s.inserted.push(s.opened, event.by, event.tokens, 0);
      break;
    case 'opened':
      share(s, event.human);
      s.opened += 1;
      s.totals = [event.totals.ai, event.totals.human];
      break;
    default:
  }
}

function typeNamed(type: string): number {
  return DATA.findIndex((known) => known === type);
}

/** To the supply, or from there. */
function pay(s: State, by: Seat, tokens: number): void {
  s.tokens[by]! -= tokens;
  s.supplied[TYPES]! -= tokens;
}

function rob(s: State, by: Seat, on: Seat): void {
  for (let type = 0; type < TYPES; type += 1) {
    s.held[by * TYPES + type]! += s.held[on * TYPES + type]!;
    s.held[on * TYPES + type] = 0;
  }
}

/** Splits as they may have been: only their sums were told. */
function share(s: State, human: number): void {
  let left = human;
  for (let i = 0; i < s.inserted.length; i += 4) {
    if (s.inserted[i] !== s.opened) continue;
    const put = Math.min(left, s.inserted[i + 2]!);
    s.inserted[i + 2]! -= put;
    s.inserted[i + 3]! += put;
    left -= put;
  }
}
