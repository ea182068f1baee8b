// Each thing that may be answered, with what it leads to in this position.

import type { OptionWords, Words } from '@tablewright/kernel';
import { capital, count, listed } from '@tablewright/kernel/words';
import { valueOf } from '../content/grouping.ts';
import { blockThing, BOX_THING, seatThing, spaceThing, SUPPLY_THING, tileThing } from '../content/things.ts';
import { ACTIONS, type Augmentation, COSTS, DATA, isHostile } from '../content/types.ts';
import type { Told } from '../events.ts';
import { HOSTILE, type Hostile, targets } from '../stages/hostile.ts';
import type { Answers } from '../stages/index.ts';
import { blocksOf, type Deed, type Selection, sum } from '../state.ts';
import type { View } from '../view.ts';
import {
  actIn,
  boughtOn,
  chancesOn,
  costIn,
  deedWords,
  holdingWords,
  isTile,
  mine,
  mySeat,
  prospects,
  standingWords,
  tableOf,
  tileWords,
} from './consequences.ts';
import {
  blocksIn,
  blockWords,
  colourOfData,
  dataOfFace,
  faceWords,
  nameOf,
  type Names,
  otherFace,
  selectionParts,
  setWords,
} from './say.ts';

export const option: Words<View, Told, Answers>['option'] = {
  briefing: () => READ,
  select: (view, selection, _question, names) => ({
    says: select(view, selection, names),
    about: usable(view, selection),
  }),
  move: (view, tile, _question, names) => ({ says: move(view, tile, names), about: wayTo(view, tile) }),
  action: (view, deed, _question, names) => ({
    says: `${capital(deedWords(tableOf(view), mySeat(view), deed, names))}.`,
    about: deedThings(view, deed),
  }),
  compile: (view, sets) => ({ says: compile(view, sets), about: [...new Set(sets.flat())].map(blockThing) }),
  boost: (view, tile, _question, names) => ({ says: step(view, tile, 'boost to', names), about: wayTo(view, tile) }),
  teleport: (view, tile, _question, names) => ({ says: step(view, tile, 'jump to', names), about: wayTo(view, tile) }),
  replenish: (view, type) => ({
    says: replenish(view, type),
    about: type === 'nothing' ? [] : [SUPPLY_THING, tileThing(mine(view).at)],
  }),
  target: (view, on, _question, names) => ({
    says: target(view, on, names),
    about: on === 'nothing' ? [] : [seatThing(on)],
  }),
  spySeen: () => READ,
  insert: (view, split) => ({ says: insert(view, split), about: [BOX_THING] }),
};

const READ: OptionWords = { says: 'I have read it.', about: [] };

// -------------------------------------------------------------------------------------------------------------- things

/** The tiles and operatives that a selection could be used on, as all stand now. */
function usable(view: View, selection: Selection): string[] {
  const { data, compile, assimilate, teleport, inReach } = prospects(view, selection);
  const { action } = selectionParts(selection);
  // a boost goes on from every tile, which tells none from another
  if (action === 'boost') return [];
  if (isHostile(ACTIONS.findIndex((known) => known === action))) return inReach.map(seatThing);
  return [...data, ...compile, ...assimilate, ...teleport].map(tileThing);
}

/** My agent, and the tile where it goes. */
function wayTo(view: View, name: string): string[] {
  return isTile(view, name) ? [seatThing(mySeat(view)), tileThing(name)] : [];
}

/** The space of my board, and what the action is done to. */
function deedThings(view: View, deed: Deed): string[] {
  switch (deed) {
    case 'nothing':
      return [];
    case 'boost':
      return [spaceThing(deed)];
    case 'activate':
    case 'replenish':
      return [spaceThing(deed), tileThing(mine(view).at)];
    case 'hack':
    case 'spy':
    case 'terminate':
      return [spaceThing(deed), ...targets(tableOf(view), deed, mySeat(view)).map(seatThing)];
  }
}

// ---------------------------------------------------------------------------------------------------------- selection

function select(view: View, selection: string, names: Names): string {
  const { action, face } = selectionParts(selection);
  return `${capital(action)} with ${faceWords(face)}: ${SELECT[action]!({ view, selection, face, names })}`;
}

interface Selecting {
  readonly view: View;
  readonly selection: string;
  readonly face: Augmentation;
  readonly names: Names;
}

type Explains = (selecting: Selecting) => string;

const SELECT: Readonly<Record<string, Explains>> = {
  activate({ view, selection, face }) {
    const { data, compile, assimilate, teleport } = prospects(view, selection);
    const uses = [
      ...(data.length > 0 ? [`collect ${dataOfFace(face)} data on ${either(data)}`] : []),
      ...(compile.length > 0 ? [`compile on ${either(compile)}`] : []),
      ...(assimilate.length > 0 ? [`start the assimilate event on ${either(assimilate)}`] : []),
      ...(teleport.length > 0 ? [`jump from ${either(teleport)}`] : []),
    ];
    const now = uses.length === 0 ? 'Next to you there is nothing to use with it.' : `Next to you: ${uses.join('; ')}.`;
    return `use the tile you move to. ${now}`;
  },
  boost: () => 'walk two tiles this round, and do nothing else.',
  replenish({ view, selection, face }) {
    const { data } = prospects(view, selection);
    const now =
      data.length === 0 ? `Next to you no tile bears ${dataOfFace(face)} data.` : `Next to you: ${listed(data)}.`;
    return `put a new ${dataOfFace(face)} block on the tile you move to. ${now}`;
  },
  hack: (one) => hostile(one, `take all data of somebody next to you who shows ${faceWords(otherFace(one.face))}`),
  spy: (one) => hostile(one, `look at the card of somebody on your tile who shows ${faceWords(one.face)} too`),
  terminate: (one) =>
    hostile(
      one,
      `take all data and tokens of somebody next to you who shows ${faceWords(otherFace(one.face))}, and send that agent back to the start tile`,
    ),
};

function either(tiles: readonly string[]): string {
  return listed(tiles, 'or');
}

function hostile({ view, selection, names }: Selecting, what: string): string {
  const { inReach } = prospects(view, selection);
  const { action } = selectionParts(selection);
  const cost = COSTS[HOSTILE[action as Hostile]];
  const holds = mine(view).tokens;
  const reach =
    inReach.length === 0
      ? 'Nobody is in reach as all stand now.'
      : `In reach as all stand now: ${listed(inReach.map((seat) => nameOf(seat, names)))}.`;
  return `for ${count(cost, 'token')}, ${what}. ${reach} ${meansWords(holds, cost)}`;
}

/** EMG-103, EMG-203 A hostile selection is a bluff without tokens, and a joker with one. */
function meansWords(holds: number, cost: number): string {
  if (holds === 0) return 'You hold no tokens, so it would be a bluff.';
  const joker = '1 token can turn it into any tile action.';
  return holds < cost ? `You hold only ${holds}, but ${joker}` : `Or ${joker}`;
}

// --------------------------------------------------------------------------------------------------------------- tiles

function move(view: View, value: Answers['move'], names: Names): string {
  if (!isTile(view, value)) return 'Stay.';
  const place = `Move to ${value}: ${placeWords(view, value, names)}.`;
  // a boost goes on from every tile, which tells none from another
  if (selectionParts(mine(view).selected ?? '').action === 'boost') return place;
  const chances = chancesOn(view, value, names);
  return `${place} ${chances === '' ? withoutChance(view, value) : `You could ${chances}.`}`;
}

function withoutChance(view: View, name: string): string {
  const { action, face } = selectionParts(mine(view).selected ?? '');
  const lying = blocksIn(view.blocks[name] ?? {});
  if (action === 'activate' && lying > 0) return `${faceWords(face)} cannot read ${lying === 1 ? 'it' : 'them'}.`;
  const bought = boughtOn(view, name);
  return bought.length === 0 ? 'Nothing to do there.' : `For 1 token you could ${bought.join(' or ')}.`;
}

function placeWords(view: View, name: string, names: Names): string {
  return [tileWords(view, name), standingWords(view, name, names)].filter((part) => part !== '').join('; ');
}

function step(view: View, value: Answers['boost'], goes: string, names: Names): string {
  if (!isTile(view, value)) return `Stay on ${mine(view).at} after all${freely(view)}.`;
  return `${capital(`${paying(view)}${goes}`)} ${value}: ${placeWords(view, value, names)}.`;
}

/** EMG-203 The token that a hostile selection pays, in front of what it pays for. */
function paying(view: View): string {
  const cost = costIn(view);
  return cost === 0 ? '' : `discard ${count(cost, 'token')} and `;
}

/** EMG-207 Whoever backs out has paid nothing. */
function freely(view: View): string {
  return costIn(view) === 0 ? '' : ' and keep the token';
}

function replenish(view: View, type: Answers['replenish']): string {
  if (type === 'nothing') return `Put nothing here after all${freely(view)}.`;
  const { at } = mine(view);
  const there = (view.blocks[at]?.[type] ?? 0) + 1;
  return `${capital(`${paying(view)}put`)} a ${colourOfData(type)} block here; then ${there === 1 ? '1 lies' : `${there} lie`} on ${at}.`;
}

// -------------------------------------------------------------------------------------------------------------- people

function target(view: View, on: Answers['target'], names: Names): string {
  if (on === 'nothing') return 'Leave them alone after all, and keep your tokens.';
  const act = actIn(view);
  const name = nameOf(on, names);
  const s = tableOf(view);
  if (act === 'spy') return `Spy on ${name}: you see the allegiance card, and everybody sees that you looked.`;
  const holds = holdingWords(s, on, act);
  const takes = holds === 'nothing' ? 'there is nothing to take' : `take ${holds}`;
  if (act === 'hack') return `Hack ${name}: ${takes}.`;
  const sends = holds === 'nothing' ? 'the agent goes' : 'send the agent';
  return `Terminate ${name}: ${takes}, and ${sends} back to the start tile.`;
}

// ------------------------------------------------------------------------------------------------------------ amounts

function compile(view: View, sets: Answers['compile']): string {
  if (sets.length === 0) return `Compile nothing after all${freely(view)}.`;
  const tokens = sum(sets.map((set) => valueOf(set.map((type) => DATA.indexOf(type)))));
  const left = blocksOf(tableOf(view), mySeat(view));
  for (const type of sets.flat()) left[DATA.indexOf(type)]! -= 1;
  const kept: Record<string, number> = {};
  for (const [type, n] of left.entries()) kept[DATA[type]!] = n;
  const keeps = blocksIn(kept) === 0 ? '' : `, and keep ${blockWords(kept)}`;
  return `${capital(`${paying(view)}compile`)} ${listed(sets.map((set) => `(${setWords(set)})`))} for ${count(tokens, 'token')}${keeps}.`;
}

function insert(view: View, { ai, human }: Answers['insert']): string {
  const keeps = mine(view).tokens - ai - human;
  const share = (n: number, where: string): string[] => (n === 0 ? [] : [`${n} into the ${where} compartment`]);
  const kept = keeps === 0 ? 'You keep none' : `You keep ${keeps}`;
  return `${capital(listed([...share(ai, 'A.I.'), ...share(human, 'Human')]))}. ${kept}.`;
}
