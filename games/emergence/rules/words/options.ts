// Each thing that may be answered, with what it leads to in this position.

import { mySeat, type OptionWords, seatThing, sum, type Words } from '@tablewright/kernel';
import { capital, count, listed, say } from '@tablewright/kernel/words';
import { valueOf } from '../content/grouping.ts';
import { type Selection, selectionParts } from '../content/selections.ts';
import { blockThing, BOX_THING, spaceThing, SUPPLY_THING, tileThing } from '../content/things.ts';
import { type Action, ACTIONS, type Augmentation, COSTS, DATA, isHostile } from '../content/types.ts';
import type { Told } from '../events.ts';
import { HOSTILE, type Hostile, targets } from '../stages/hostile.ts';
import type { Answers } from '../stages/index.ts';
import { blocksOf, type Deed } from '../state.ts';
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
  prospects,
  standingWords,
  tableOf,
  tileWords,
} from './consequences.ts';
import {
  actionWord,
  blocksIn,
  blockWords,
  colourOfData,
  dataOfFace,
  faceWords,
  nameOf,
  type Names,
  otherFace,
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
  boost: (view, tile, _question, names) => ({ says: boost(view, tile, names), about: wayTo(view, tile) }),
  teleport: (view, tile, _question, names) => ({ says: jump(view, tile, names), about: wayTo(view, tile) }),
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

const READ: OptionWords = { says: say`I have read it.`, about: [] };

// -------------------------------------------------------------------------------------------------------------- things

/** The tiles and operatives that a selection could be used on, as all stand now. */
function usable(view: View, selection: Selection): string[] {
  const { data, compile, assimilate, teleport, inReach } = prospects(view, selection);
  const { action } = selectionParts(selection);
  // a boost goes on from every tile, which tells none from another
  if (action === 'boost') return [];
  if (isHostile(ACTIONS.indexOf(action))) return inReach.map(seatThing);
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

function select(view: View, selection: Selection, names: Names): string {
  const { action, face } = selectionParts(selection);
  return say`${capital(actionWord(action))} with ${faceWords(face)}: ${SELECT[action]({ view, selection, face, names })}`;
}

interface Selecting {
  readonly view: View;
  readonly selection: Selection;
  readonly face: Augmentation;
  readonly names: Names;
}

type Explains = (selecting: Selecting) => string;

const SELECT: Readonly<Record<Action, Explains>> = {
  activate({ view, selection, face }) {
    const { data, compile, assimilate, teleport } = prospects(view, selection);
    const uses = [
      ...(data.length > 0 ? [say`collect ${dataOfFace(face)} data on ${either(data)}`] : []),
      ...(compile.length > 0 ? [say`compile on ${either(compile)}`] : []),
      ...(assimilate.length > 0 ? [say`start the assimilate event on ${either(assimilate)}`] : []),
      ...(teleport.length > 0 ? [say`jump from ${either(teleport)}`] : []),
    ];
    const now =
      uses.length === 0 ? say`Next to you there is nothing to use with it.` : say`Next to you: ${uses.join('; ')}.`;
    return say`use the tile you move to. ${now}`;
  },
  boost: () => say`walk two tiles this round, and do nothing else.`,
  replenish({ view, selection, face }) {
    const { data } = prospects(view, selection);
    const now =
      data.length === 0 ? say`Next to you no tile bears ${dataOfFace(face)} data.` : say`Next to you: ${listed(data)}.`;
    return say`put a new ${dataOfFace(face)} block on the tile you move to. ${now}`;
  },
  hack: (one) =>
    hostile(one, 'hack', say`take all data of somebody next to you who shows ${faceWords(otherFace(one.face))}`),
  spy: (one) =>
    hostile(one, 'spy', say`look at the card of somebody on your tile who shows ${faceWords(one.face)} too`),
  terminate: (one) =>
    hostile(
      one,
      'terminate',
      say`take all data and tokens of somebody next to you who shows ${faceWords(otherFace(one.face))}, and send that agent back to the start tile`,
    ),
};

function either(tiles: readonly string[]): string {
  return listed(tiles, 'or');
}

function hostile({ view, selection, names }: Selecting, action: Hostile, what: string): string {
  const { inReach } = prospects(view, selection);
  const cost = COSTS[HOSTILE[action]];
  const holds = mine(view).tokens;
  const reach =
    inReach.length === 0
      ? say`Nobody is in reach as all stand now.`
      : say`In reach as all stand now: ${listed(inReach.map((seat) => nameOf(seat, names)))}.`;
  return say`for ${count(cost, 'token')}, ${what}. ${reach} ${meansWords(holds, cost)}`;
}

/** EMG-103, EMG-203 A hostile selection is a bluff without tokens, and a joker with one. */
function meansWords(holds: number, cost: number): string {
  if (holds === 0) return say`You hold no tokens, so it would be a bluff.`;
  return holds < cost
    ? say`You hold only ${holds}, but 1 token can turn it into any tile action.`
    : say`Or 1 token can turn it into any tile action.`;
}

// --------------------------------------------------------------------------------------------------------------- tiles

function move(view: View, value: Answers['move'], names: Names): string {
  if (!isTile(view, value)) return say`Stay.`;
  const place = say`Move to ${value}: ${placeWords(view, value, names)}.`;
  // a boost goes on from every tile, which tells none from another
  if (selectionParts(mine(view).selected)?.action === 'boost') return place;
  const chances = chancesOn(view, value, names);
  return `${place} ${chances === '' ? withoutChance(view, value) : say`You could ${chances}.`}`;
}

function withoutChance(view: View, name: string): string {
  const selected = selectionParts(mine(view).selected);
  const lying = blocksIn(view.blocks[name] ?? {});
  if (selected?.action === 'activate' && lying > 0) {
    const face = faceWords(selected.face);
    return lying === 1 ? say`${face} cannot read it.` : say`${face} cannot read them.`;
  }
  const bought = boughtOn(view, name).map(actionWord);
  return bought.length === 0 ? say`Nothing to do there.` : say`For 1 token you could ${listed(bought, 'or')}.`;
}

function placeWords(view: View, name: string, names: Names): string {
  return [tileWords(view, name), standingWords(view, name, names)].filter((part) => part !== '').join('; ');
}

function boost(view: View, value: Answers['boost'], names: Names): string {
  if (!isTile(view, value)) return stay(view);
  const place = placeWords(view, value, names);
  const price = priceIn(view);
  return price === null ? say`Boost to ${value}: ${place}.` : say`Discard ${price} and boost to ${value}: ${place}.`;
}

function jump(view: View, value: Answers['teleport'], names: Names): string {
  if (!isTile(view, value)) return stay(view);
  const place = placeWords(view, value, names);
  const price = priceIn(view);
  return price === null ? say`Jump to ${value}: ${place}.` : say`Discard ${price} and jump to ${value}: ${place}.`;
}

/** EMG-207 Whoever backs out has paid nothing. */
function stay(view: View): string {
  const { at } = mine(view);
  return costIn(view) === 0 ? say`Stay on ${at} after all.` : say`Stay on ${at} after all and keep the token.`;
}

/** EMG-203 The token that a hostile selection pays; null where nothing is paid. */
function priceIn(view: View): string | null {
  const cost = costIn(view);
  return cost === 0 ? null : count(cost, 'token');
}

function replenish(view: View, type: Answers['replenish']): string {
  const price = priceIn(view);
  if (type === 'nothing') {
    return price === null ? say`Put nothing here after all.` : say`Put nothing here after all and keep the token.`;
  }
  const { at } = mine(view);
  const there = (view.blocks[at]?.[type] ?? 0) + 1;
  const lie = there === 1 ? say`1 lies on ${at}` : say`${there} lie on ${at}`;
  const colour = colourOfData(type);
  return price === null
    ? say`Put a ${colour} block here; then ${lie}.`
    : say`Discard ${price} and put a ${colour} block here; then ${lie}.`;
}

// -------------------------------------------------------------------------------------------------------------- people

function target(view: View, on: Answers['target'], names: Names): string {
  if (on === 'nothing') return say`Leave them alone after all, and keep your tokens.`;
  const act = actIn(view);
  const name = nameOf(on, names);
  const s = tableOf(view);
  if (act === 'spy') return say`Spy on ${name}: you see the allegiance card, and everybody sees that you looked.`;
  const holds = holdingWords(s, on, act);
  if (act === 'hack') {
    return holds === null ? say`Hack ${name}: there is nothing to take.` : say`Hack ${name}: take ${holds}.`;
  }
  return holds === null
    ? say`Terminate ${name}: there is nothing to take, and the agent goes back to the start tile.`
    : say`Terminate ${name}: take ${holds}, and send the agent back to the start tile.`;
}

// ------------------------------------------------------------------------------------------------------------ amounts

function compile(view: View, sets: Answers['compile']): string {
  const price = priceIn(view);
  if (sets.length === 0) {
    return price === null ? say`Compile nothing after all.` : say`Compile nothing after all and keep the token.`;
  }
  const gain = count(sum(sets.map((set) => valueOf(set.map((type) => DATA.indexOf(type))))), 'token');
  const left = blocksOf(tableOf(view), mySeat(view));
  for (const type of sets.flat()) left[DATA.indexOf(type)]! -= 1;
  const kept: Record<string, number> = {};
  for (const [type, n] of left.entries()) kept[DATA[type]!] = n;
  const what = listed(sets.map((set) => `(${setWords(set)})`));
  if (blocksIn(kept) === 0) {
    return price === null ? say`Compile ${what} for ${gain}.` : say`Discard ${price} and compile ${what} for ${gain}.`;
  }
  const keeps = blockWords(kept);
  return price === null
    ? say`Compile ${what} for ${gain}, and keep ${keeps}.`
    : say`Discard ${price} and compile ${what} for ${gain}, and keep ${keeps}.`;
}

function insert(view: View, { ai, human }: Answers['insert']): string {
  const keeps = mine(view).tokens - ai - human;
  const shares = [
    ...(ai === 0 ? [] : [say`${ai} into the A.I. compartment`]),
    ...(human === 0 ? [] : [say`${human} into the Human compartment`]),
  ];
  const kept = keeps === 0 ? say`You keep none.` : say`You keep ${keeps}.`;
  return `${capital(listed(shares))}. ${kept}`;
}
