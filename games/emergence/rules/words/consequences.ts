// What a choice would lead to, worked out with the rules themselves on a table that is made from the view alone: nothing
// that its owner does not know can get into a sentence.

import { type Json, mySeat, type Seat, sum } from '@tablewright/kernel';
import { count, listed, say } from '@tablewright/kernel/words';
import { bestGrouping, valueOf } from '../content/grouping.ts';
import { type Selection, selectionParts } from '../content/selections.ts';
import { ACTIONS, COSTS, DATA, isHostile } from '../content/types.ts';
import { deeds } from '../stages/action.ts';
import { HOSTILE, type Hostile, targets } from '../stages/hostile.ts';
import { writable } from '../stages/tile-actions.ts';
import { blocksInCity, blocksOf, cityOf, type Deed, type State, TYPES } from '../state.ts';
import type { OperativeView, View } from '../view.ts';
import { world } from '../world.ts';
import { blocksIn, blockWords, colourOfData, faceWords, nameOf, type Names } from './say.ts';

/** Hidden things are filled in anyhow; no sentence may look at them. */
export function tableOf(view: View): State {
  return world(view, { below: () => 0 });
}

export function mine(view: View): OperativeView {
  return view.operatives[mySeat(view)]!;
}

/** Is this tile's name one of this city's? */
export function isTile(view: View, name: Json): name is string {
  return typeof name === 'string' && cityOf(view).tileNamed.has(name);
}

/** 'dark blue data, 2 blocks' */
export function tileWords(view: View, name: string): string {
  const city = cityOf(view);
  const tile = city.tileNamed.get(name)!;
  switch (city.kind[tile]!) {
    case 'start':
      return say`the start tile, where nobody can be attacked`;
    case 'compile':
      return say`a compile tile`;
    case 'assimilate':
      return say`an assimilate tile`;
    case 'teleport':
      return say`a teleport tile`;
    case 'data':
      return dataWords(
        city.types[tile]!.map((type) => colourOfData(DATA[type]!)),
        view.blocks[name] ?? {},
      );
  }
}

/** What a data tile bears and what lies on it, by colours. */
function dataWords([first = '', second]: readonly string[], lying: { readonly [type: string]: number }): string {
  const there = blocksIn(lying);
  const blocks = there === 0 ? say`empty` : count(there, 'block');
  if (second === undefined) return say`${first} data, ${blocks}`;
  if (there === 0) return say`${first} and ${second} data, ${blocks}`;
  const [one, other] = DATA.filter((type) => (lying[type] ?? 0) > 0);
  const [n, colour] = [lying[one!]!, colourOfData(one!)];
  if (other !== undefined) {
    return say`${first} and ${second} data, ${n} ${colour} and ${lying[other]!} ${colourOfData(other)} blocks`;
  }
  return n === 1
    ? say`${first} and ${second} data, ${n} ${colour} block`
    : say`${first} and ${second} data, ${n} ${colour} blocks`;
}

/** 'Ann (E) and Bea (E) stand there', or nothing. */
export function standingWords(view: View, name: string, names: Names): string {
  const there = view.operatives.flatMap(({ at, selected }, seat) => {
    if (at !== name || seat === view.me) return [];
    return [selected === null ? nameOf(seat, names) : `${nameOf(seat, names)} (${selectionParts(selected).face})`];
  });
  if (there.length === 0) return '';
  return there.length === 1 ? say`${listed(there)} stands there` : say`${listed(there)} stand there`;
}

/** The same table with my agent on another tile. */
function standingOn(view: View, name: string): State {
  const s = tableOf(view);
  s.at[mySeat(view)] = cityOf(s).tileNamed.get(name)!;
  return s;
}

/** What I could do after a step to this tile, as the end of a sentence; empty when there is nothing. */
export function chancesOn(view: View, name: string, names: Names): string {
  const by = mySeat(view);
  const s = standingOn(view, name);
  const hostile = isHostile(s.action[by]!);
  // A hostile selection could also boost or replenish for a token, nearly everywhere: that tells no tile from another.
  const worthSaying = deeds(s, by).filter(
    (deed) => deed !== 'nothing' && (!hostile || isHostileDeed(deed) || deed === 'activate'),
  );
  return worthSaying
    .map((deed) => (collectsAll(s, by, deed) ? takeIt(s, by) : deedWords(s, by, deed, names)))
    .reduce((all, one) => (all === '' ? one : say`${all}, or ${one}`), '');
}

/** EMG-203 What a hostile selection could buy with a token after a step to this tile, where nothing better is to be had. */
export function boughtOn(view: View, name: string): Deed[] {
  return deeds(standingOn(view, name), mySeat(view)).filter((deed) => deed === 'boost' || deed === 'replenish');
}

/** On a tile of one type the sentence has already said what lies there. */
function collectsAll(s: State, by: Seat, deed: Deed): boolean {
  const tile = s.at[by]!;
  return deed === 'activate' && cityOf(s).types[tile]!.length === 1 && lyingOn(s, tile) < blocksInCity(s);
}

function takeIt(s: State, by: Seat): string {
  return withPrice(s, by, lyingOn(s, s.at[by]!) === 1 ? say`collect it` : say`collect them`);
}

/** EMG-203 A hostile selection pays a token for a tile action. */
function withPrice(s: State, by: Seat, what: string): string {
  return isHostile(s.action[by]!) ? say`discard 1 token and ${what}` : what;
}

function lyingOn(s: State, tile: number): number {
  return sum(s.lying.slice(tile * TYPES, tile * TYPES + TYPES));
}

function isHostileDeed(deed: Deed): deed is Hostile {
  return Object.hasOwn(HOSTILE, deed);
}

/** What a deed would do here and now: 'collect 2 dark blue blocks', 'discard 1 token and compile …'. */
export function deedWords(s: State, by: Seat, deed: Deed, names: Names): string {
  if (deed === 'nothing') return say`do nothing`;
  if (isHostileDeed(deed)) return hostileWords(s, by, deed, names);
  if (deed === 'boost') return withPrice(s, by, say`move one more tile`);
  return withPrice(s, by, deed === 'replenish' ? replenishWords(s, by) : activateWords(s, by));
}

function activateWords(s: State, by: Seat): string {
  const city = cityOf(s);
  const tile = s.at[by]!;
  switch (city.kind[tile]!) {
    case 'data':
      return collectWords(s, by, tile);
    case 'compile':
      return say`compile your data, for up to ${count(bestValue(blocksOf(s, by)), 'token')}`;
    case 'assimilate':
      return say`start the assimilate event: everybody who holds tokens inserts at least one`;
    case 'teleport':
      return say`jump to another teleport tile`;
    case 'start':
      return say`activate the start tile`;
  }
}

function collectWords(s: State, by: Seat, tile: number): string {
  const taken: Record<string, number> = {};
  for (const type of writable(s, by)) taken[DATA[type]!] = s.lying[tile * TYPES + type]!;
  const blocks = blockWords(taken);
  return blocksIn(taken) === blocksInCity(s)
    ? say`collect ${blocks}, the last in the city: the Humans win at once`
    : say`collect ${blocks}`;
}

function replenishWords(s: State, by: Seat): string {
  const [first = '', second] = writable(s, by).map((type) => colourOfData(DATA[type]!));
  const tile = cityOf(s).names[s.at[by]!]!;
  return second === undefined
    ? say`put a new ${first} block on ${tile}`
    : say`put a new ${first} or ${second} block on ${tile}`;
}

function hostileWords(s: State, by: Seat, act: Hostile, names: Names): string {
  const cost = count(COSTS[HOSTILE[act]], 'token');
  const those = targets(s, act, by).map((on) =>
    act === 'spy' ? nameOf(on, names) : `${nameOf(on, names)} (${holdingWords(s, on, act) ?? say`who holds nothing`})`,
  );
  const whom = listed(those, 'or');
  switch (act) {
    case 'hack':
      return say`hack ${whom} for ${cost}`;
    case 'spy':
      return say`spy on ${whom} for ${cost}`;
    case 'terminate':
      return say`terminate ${whom} for ${cost}`;
  }
}

/** What an attack would take; null when that is nothing. */
export function holdingWords(s: State, on: Seat, act: Hostile): string | null {
  const blocks = sum(blocksOf(s, on));
  const tokens = act === 'hack' ? 0 : s.tokens[on]!;
  const loot = [...(blocks > 0 ? [count(blocks, 'block')] : []), ...(tokens > 0 ? [count(tokens, 'token')] : [])];
  return loot.length === 0 ? null : listed(loot);
}

function bestValue(held: readonly number[]): number {
  return sum(bestGrouping(held).map(valueOf));
}

// ------------------------------------------------------------------------------------------------ before the selection

export interface Prospects {
  /** tiles next to me whose blocks the selection could take, or where it could put one */
  readonly data: readonly string[];
  readonly compile: readonly string[];
  readonly assimilate: readonly string[];
  readonly teleport: readonly string[];
  /** who would be in reach from some tile next to me, judged from where all stand now */
  readonly inReach: readonly Seat[];
}

/** Ledger 8: which tiles a combination could use now and whom it could hit, judged from the current positions. */
export function prospects(view: View, selection: Selection): Prospects {
  const s = tableOf(view);
  const by = mySeat(view);
  const { action, face } = selectionParts(selection);
  const city = cityOf(s);
  const near = city.neighbours[s.at[by]!]!;
  s.action[by] = ACTIONS.indexOf(action);
  s.augmentation[by] = face === 'E' ? 0 : 1;
  const possible = near.filter((tile) => {
    s.at[by] = tile;
    return deeds(s, by).some((deed) => deed === action);
  });
  const ofKind = (kind: string): string[] =>
    possible.flatMap((tile) => (city.kind[tile] === kind ? [city.names[tile]!] : []));
  return {
    data: ofKind('data'),
    compile: ofKind('compile'),
    assimilate: ofKind('assimilate'),
    teleport: ofKind('teleport'),
    inReach: action === 'hack' || action === 'spy' || action === 'terminate' ? reachable(view, action) : [],
  };
}

/** Nobody's next augmentation is known: whoever could be reached if it fits. */
function reachable(view: View, act: Hostile): Seat[] {
  const by = mySeat(view);
  const s = tableOf(view);
  const city = cityOf(s);
  const near = city.neighbours[s.at[by]!]!;
  const found = new Set<Seat>();
  for (const tile of near) {
    s.at[by] = tile;
    for (let on = 0; on < s.seats; on += 1) {
      if (on === by) continue;
      s.augmentation[by] = 0;
      s.augmentation[on] = act === 'spy' ? 0 : 1;
      if (targets(s, act, by).includes(on)) found.add(on);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** The hostile act whose target is asked for. */
export function actIn(view: View): Hostile {
  const frame = view.now.at(-1);
  const act = frame?.stage === 'target' ? frame['act'] : undefined;
  return act === 'spy' || act === 'terminate' ? act : 'hack';
}

/** EMG-203 What the choice costs, once it is made: the token of a hostile selection that turns to a tile action. */
export function costIn(view: View): number {
  const frame = view.now.at(-1);
  const cost = frame !== undefined && 'cost' in frame ? frame['cost'] : 0;
  return typeof cost === 'number' ? cost : 0;
}

/** 'E (gear)', for the selection that the viewer has revealed. */
export function myFace(view: View): string {
  const { selected } = mine(view);
  return selected === null ? '' : faceWords(selectionParts(selected).face);
}
