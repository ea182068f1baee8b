import { type Invariants, isCount, sum } from '@tablewright/kernel';
import { CARDS, FIRST_CONNECTION, FIRST_LIFE, OF_A_KIND, PAYDAY } from './content/cards.ts';
import { LANES, TOKENS_IN_LANE } from './content/lanes.ts';
import { PLACE_COUNT, UNCOVERED } from './content/places.ts';
import { deckFor, REMOVED } from './content/table.ts';
import { count, NONE, NOTHING, nothingLeft, numbersIn, type State } from './state.ts';
import { lifeIn } from './view.ts';

/** How often each card is there, wherever it is. */
function timesSeen(s: State): number[] {
  const times = new Array<number>(CARDS.length).fill(0);
  const see = (card: number): void => {
    times[card]! += 1;
  };
  for (const card of s.discards) see(card);
  for (const card of s.removed) see(card);
  for (let seat = 0; seat < s.seats; seat += 1) {
    for (const card of numbersIn(s.documents[seat]!)) see(card);
    for (const card of numbersIn(s.connections[seat]!)) see(FIRST_CONNECTION + card);
    for (const card of numbersIn(s.life[seat]!)) see(FIRST_LIFE + card);
    for (const at of numbersIn(s.lying[seat]!)) see(s.layout[seat * PLACE_COUNT + at]!);
  }
  return times;
}

function upsideDown(s: State, which: number): number {
  return s.upsideDown.filter((one) => one === which).length;
}

/** Whether something is so at a seat; the first seat at which it is, or -1. */
function seatWhere(s: State, isSo: (seat: number) => boolean): number {
  for (let seat = 0; seat < s.seats; seat += 1) if (isSo(seat)) return seat;
  return -1;
}

/** Nothing appears, nothing vanishes, and the phases end when they should. */
export const invariants: Invariants<State> = {
  'Money and Assurance are counts': (s) =>
    s.money.every(isCount) && s.assurance.every(isCount) ? null : 'Money or Assurance is negative or no whole number',

  'Money is conserved': (s) =>
    sum(s.money) === s.supplied[0] ? null : `Money: ${sum(s.money)} held, ${s.supplied[0]} given out`,

  'Assurance is conserved': (s) =>
    sum(s.assurance) === s.supplied[1] ? null : `Assurance: ${sum(s.assurance)} held, ${s.supplied[1]} given out`,

  'two Pay Raises at most': (s) =>
    s.raises.every((raises) => raises >= 0 && raises <= 2) ? null : 'somebody has more than two Pay Raises',

  'nobody studies with both slots filled': (s) =>
    seatWhere(s, (seat) => s.raises[seat]! >= 2 && (s.inCollege & (1 << seat)) !== 0) < 0
      ? null
      : 'somebody studies with both slots filled',

  // EMI-011 Every card of the deck is in exactly one place.
  'the Documents are those of the deck': (s) =>
    sum(timesSeen(s).slice(0, OF_A_KIND)) === deckFor(s.seats).documents
      ? null
      : 'the Documents are not those of the deck',

  'the Connections are those of the deck': (s) =>
    sum(timesSeen(s).slice(FIRST_CONNECTION, FIRST_LIFE)) === deckFor(s.seats).connections
      ? null
      : 'the Connections are not those of the deck',

  'the Paydays are those of the deck': (s) =>
    timesSeen(s)[PAYDAY] === deckFor(s.seats).paydays ? null : 'the Paydays are not those of the deck',

  'each card is there once': (s) =>
    timesSeen(s)
      .slice(0, PAYDAY)
      .every((n) => n <= 1)
      ? null
      : 'a card is there twice',

  'the Life Cards are those of the packs': (s) => {
    const times = timesSeen(s);
    const life = lifeIn(s.packs);
    const areThere = life.every((card) => times[card] === 1);
    const areAll = sum(times.slice(FIRST_LIFE, PAYDAY)) === life.length;
    return areThere && areAll && count(s.packs) === deckFor(s.seats).packs
      ? null
      : 'the Life Cards are not those of the packs';
  },

  'two cards are removed': (s) => (s.removed.length === REMOVED ? null : 'not two cards are removed'),

  // EMI-115 When somebody is asked for an action.
  'what is free lies face-up': (s) => {
    if (s.stack.at(-1)?.stage !== 'action') return null;
    const wrong = seatWhere(s, (seat) => (UNCOVERED[s.lying[seat]!]! & ~s.up[seat]!) !== 0);
    return wrong < 0 ? null : `a free card of seat ${wrong} lies face-down`;
  },

  // EMI-005 As many as players, wherever they are.
  'as many Passports as players': (s) =>
    sum(s.passports) + s.publicPassports + upsideDown(s, 1) === s.seats
      ? null
      : 'there are not as many Passports as players',

  'as many Tickets as players': (s) =>
    sum(s.tickets) + s.publicTickets + upsideDown(s, 2) === s.seats ? null : 'there are not as many Tickets as players',

  'the public decks are counts': (s) =>
    isCount(s.publicPassports) && isCount(s.publicTickets) ? null : 'a public deck is negative',

  'both papers bring Assurance': (s) => {
    const hasBoth = (seat: number): boolean => s.passports[seat]! > 0 && s.tickets[seat]! > 0;
    const wrong = seatWhere(s, (seat) => hasBoth(seat) && (s.paired & (1 << seat)) === 0);
    return wrong < 0 ? null : `seat ${wrong} has both papers and no Assurance for them`;
  },

  'nobody crosses with a card upside-down': (s) => {
    const wrong = seatWhere(s, (seat) => s.lane[seat] !== NONE && s.upsideDown[seat] !== NOTHING);
    return wrong < 0 ? null : `seat ${wrong} crossed while a card lay upside-down`;
  },

  // EMI-003
  'each lane has its own three tokens': (s) => {
    for (const [lane, printed] of LANES.entries()) {
      const tokens = s.tokens.slice(lane * TOKENS_IN_LANE, (lane + 1) * TOKENS_IN_LANE).sort((a, b) => a - b);
      if (tokens.join(' ') !== printed.join(' ')) return `lane ${lane + 1} holds ${tokens.join(' ')}`;
    }
    return null;
  },

  'a token is drawn for each attempt': (s) => {
    const lane = LANES.findIndex((_, one) => s.drawn[one] !== s.lane.filter((chosen) => chosen === one).length);
    return lane < 0 ? null : `the tokens drawn from lane ${lane + 1} are not those of the attempts`;
  },

  'the game stands in a phase': (s) => {
    const phase = s.stack[0]?.stage;
    return s.outcome !== null || phase === 'preparation' || phase === 'border' ? null : 'the game stands nowhere';
  },

  'the border opens when everything is taken': (s) =>
    s.stack[0]?.stage !== 'border' || nothingLeft(s) ? null : 'the border opened before everything was taken',
};
