import { type Base, most, type Seat } from '@tablewright/kernel';
import { FIRST_CONNECTION, OF_A_KIND, PAYDAY } from './content/cards.ts';
import { LANES } from './content/lanes.ts';
import { PACKS } from './content/life.ts';
import { CAREERS, DESTINATIONS, NATIONALITIES } from './content/people.ts';
import { ALL_PLACES, PLACE_COUNT, START_UP } from './content/places.ts';
import { deckFor, REMOVED } from './content/table.ts';
import type { K } from './events.ts';
import type { Options } from './options.ts';
import { NONE, NOTHING, numbersIn, type State } from './state.ts';
import { take } from './stages/bank.ts';
import { lifeIn } from './view.ts';

/** Beside the packs that the host named, until the set-up is done: the missing ones are drawn by lot. */
const DRAW_THE_REST = 1 << PACKS.length;

export function blank(base: Base<never>, options: Options): State {
  const { seats } = base;
  const bySeat = (value: number): number[] => new Array<number>(seats).fill(value);
  const chosen = options.chosenPacks;
  const packs = PACKS.reduce((bits, { id }, pack) => (chosen.includes(id) ? bits | (1 << pack) : bits), 0);
  return {
    ...base,
    mode: options.mode,
    packs: options.packs === 'random' ? packs | DRAW_THE_REST : packs,
    nationality: bySeat(NONE),
    destination: bySeat(NONE),
    career: bySeat(NONE),
    money: bySeat(0),
    assurance: bySeat(0), // EMI-010
    raises: bySeat(0),
    inCollege: 0, // EMI-009
    layout: [],
    lying: bySeat(ALL_PLACES),
    up: bySeat(START_UP), // EMI-017
    documents: bySeat(0),
    connections: bySeat(0),
    life: bySeat(0),
    passports: bySeat(0),
    tickets: bySeat(0),
    upsideDown: bySeat(NOTHING),
    paired: 0,
    publicPassports: seats, // EMI-005
    publicTickets: seats,
    discards: [],
    removed: [],
    tokens: [],
    drawn: LANES.map(() => 0),
    looked: [],
    pandemics: 0,
    lane: bySeat(NONE),
    token: bySeat(NONE),
    emigrated: 0,
    withdrawn: [],
    course: [],
    turn: 0,
    supplied: [0, 0],
  };
}

/** EMI-024 In this order, so that a seed always gives the same game. */
export function setup(s: State, k: K): void {
  choosePacks(s, k);
  s.nationality = firstOf(k.shuffle(numbers(NATIONALITIES.length), 'nationalities'), s.seats);
  s.destination = dealDestinations(s, k);
  s.career = firstOf(k.shuffle(numbers(CAREERS.length), 'careers'), s.seats);
  for (let seat = 0; seat < s.seats; seat += 1) {
    const { id, number } = NATIONALITIES[s.nationality[seat]!]!;
    take(s, seat, number); // EMI-010
    const destination = DESTINATIONS[s.destination[seat]!]!.id;
    const career = CAREERS[s.career[seat]!]!.id;
    k.tell({ type: 'dealt', seat, nationality: id, destination, career, money: number });
  }
  dealLayouts(s, k);
  for (const [lane, tokens] of LANES.entries()) s.tokens.push(...k.shuffle([...tokens], 'lane', lane + 1));
  k.push({ stage: 'preparation', by: rollForFirst(s, k) });
}

function numbers(n: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < n; i += 1) list.push(i);
  return list;
}

function firstOf(items: readonly number[], n: number): number[] {
  return items.slice(0, n);
}

/** EMI-013 Exactly as many packs as players: those named, filled up or drawn out of them. */
function choosePacks(s: State, k: K): void {
  const byLot = (s.packs & DRAW_THE_REST) !== 0;
  const named = numbersIn(s.packs & ~DRAW_THE_REST);
  const others = numbers(PACKS.length).filter((pack) => !named.includes(pack));
  if (named.length > s.seats) k.shuffle(named, 'packs');
  else if (byLot && named.length < s.seats) k.shuffle(others, 'packs');
  s.packs = firstOf([...named, ...others], s.seats).reduce((bits, pack) => bits | (1 << pack), 0);
  k.tell({ type: 'packs', packs: numbersIn(s.packs).map((pack) => PACKS[pack]!.id) });
}

/** EMI-007, EMI-008 Nobody goes where they come from; what was refused goes back into the deck. */
function dealDestinations(s: State, k: K): number[] {
  const deck = k.shuffle(numbers(DESTINATIONS.length), 'destinations');
  const dealt: number[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    const { country } = NATIONALITIES[s.nationality[seat]!]!;
    const [drawn = NONE, next = NONE] = deck;
    const refused = DESTINATIONS[drawn]!.country === country;
    dealt.push(refused ? next : drawn);
    deck.splice(0, refused ? 2 : 1);
    if (!refused) continue;
    deck.push(drawn);
    k.shuffle(deck, 'destinations again', seat);
  }
  return dealt;
}

/** EMI-011, EMI-012, EMI-014, EMI-015 */
function dealLayouts(s: State, k: K): void {
  const { documents, connections, paydays } = deckFor(s.seats);
  const deck = [
    ...firstOf(k.shuffle(numbers(OF_A_KIND), 'documents'), documents),
    ...firstOf(k.shuffle(numbers(OF_A_KIND), 'connections'), connections).map((card) => card + FIRST_CONNECTION),
    ...lifeIn(s.packs),
    ...new Array<number>(paydays).fill(PAYDAY),
  ];
  k.shuffle(deck, 'deck');
  s.removed = deck.slice(0, REMOVED);
  s.layout = deck.slice(REMOVED, REMOVED + s.seats * PLACE_COUNT);
}

/** EMI-019 The highest starts; those who tie roll again among themselves. */
function rollForFirst(s: State, k: K): Seat {
  const rolls: number[][] = [];
  for (let rolling = numbers(s.seats); ; ) {
    const dice = new Array<number>(s.seats).fill(0);
    for (const seat of rolling) dice[seat] = k.chance(6, 'first player', rolls.length, seat) + 1;
    rolls.push(dice);
    rolling = most(rolling, dice);
    if (rolling.length > 1) continue;
    k.tell({ type: 'first', seat: rolling[0]!, rolls });
    return rolling[0]!;
  }
}
