import { includes, type Outcome, type Seat, type Viewer } from '@tablewright/kernel';
import { CARDS, FIRST_CONNECTION, FIRST_LIFE, PAYDAY, type Paper } from './content/cards.ts';
import { LANES, TOKENS_IN_LANE } from './content/lanes.ts';
import { PACKS, type PackId, POLICIES } from './content/life.ts';
import { CAREERS, DESTINATIONS, NATIONALITIES } from './content/people.ts';
import { PLACE_COUNT } from './content/places.ts';
import { deckFor, type Mode } from './content/table.ts';
import { knownTop, tokensLeft } from './lanes.ts';
import { ranking } from './ranking.ts';
import { count, feeOf, type Frame, lifeInStashes, numbersIn, salaryOf, type State, WITHDRAWAL } from './state.ts';

// What one seat, or somebody who watches, sees (ledger 5). Built up from nothing: what is not written here is told to
// nobody. It is also all that the viewer remembers: a world is sampled from it alone. Cards go by their ids.

export type PlayerView = {
  nationality: string;
  destination: string;
  career: string;
  money: number;
  assurance: number;
  raises: number;
  inCollege: boolean;
  /** what a Payday pays; 0 in college. A General Strike is not in it: it lies in somebody's `life` */
  salary: number;
  /** by place, A1 … D5: the card's id, 'down' for a face-down card, null where the place is empty */
  layout: (string | null)[];
  /** what others pay this player for a card of this layout */
  fee: number;
  documents: string[];
  connections: string[];
  life: string[];
  passports: number;
  tickets: number;
  upsideDown: Paper | null;
  /** the Assurance Token for the first pair of Passport and Ticket has been given */
  paired: boolean;
  /** what was traded at the border and what came of it, null before it: sets, Assurance, and what was left then */
  withdrawal: WithdrawalView | null;
  /** the attempt at the border, null before it */
  attempt: { lane: number; token: number; in: boolean } | null;
};

export type WithdrawalView = {
  /** sets */
  money: number;
  documents: number;
  connections: number;
  /** Assurance from sets, and all that was lost */
  gained: number;
  lost: number;
  /** what the player crossed with */
  assurance: number;
  moneyLeft: number;
};

export type LaneView = {
  /** the numbers drawn, in order */
  drawn: number[];
  /** the numbers still inside, ascending: their order is hidden */
  left: number[];
  /** the top token where I know it: seen through Ask an Officer, or no other number is left */
  top: number | null;
};

/** What lies face-down or was removed unseen: how many of a kind, and which Life Cards (everybody can count that). */
export type UnseenView = { documents: number; connections: number; life: string[]; paydays: number };

export type View = {
  me: Viewer;
  seats: number;
  mode: Mode;
  packs: PackId[];
  phase: 'preparation' | 'border' | 'over';
  turn: number;
  players: PlayerView[];
  /** the public decks */
  passports: number;
  tickets: number;
  /** the last one lies on top */
  discards: string[];
  lanes: LaneView[];
  /** who has looked into which lane, 1 to 5; the token is only for who saw it */
  looked: { by: Seat; lane: number; token: number | null }[];
  /** EMI-306 policies in force, wherever they lie */
  policies: string[];
  /** how many of the two Pandemic cards have been activated: after the first, the next one pays */
  pandemics: number;
  unseen: UnseenView;
  /** what the bank has given out: Money, Assurance */
  supplied: number[];
  now: Frame[];
  /** what each player would have crossed with (every set traded), before each round of Phase 1 and at its end */
  course: number[][];
  /** EMI-014 the two removed cards, once the game is over */
  removed: string[] | null;
  /** EMI-606 the order on the final screen */
  ranking: Seat[] | null;
  outcome: Outcome | null;
};

const PAPER_AT = [null, 'passport', 'ticket'] as const satisfies readonly (Paper | null)[];

function idOf(card: number): string {
  return CARDS[card]!.id;
}

/** Ids of the cards whose bits are set, counted from `first`. */
function idsIn(bits: number, first: number): string[] {
  return numbersIn(bits).map((i) => idOf(first + i));
}

/** One look at the table for all who watch it: what everybody sees is made once and stands in every view. */
export function views(s: State): (me: Viewer) => View {
  const over = s.outcome !== null;
  const packs = numbersIn(s.packs).map((pack) => PACKS[pack]!.id);
  const phase = phaseOf(s);
  const players = s.money.map((_, seat) => playerSeen(s, seat));
  const discards = s.discards.map(idOf);
  const lanes = LANES.map((_, lane) => laneSeen(s, lane));
  const looked = looksSeen(s);
  const policies = idsIn(lifeInStashes(s) & POLICIES, FIRST_LIFE);
  const hidden = unseenSeen(unseenIn(s));
  const supplied = s.supplied.slice();
  const now = s.stack.map((frame) => ({ ...frame })); // every frame of this game is open to all
  const course = courseSeen(s);
  const removed = over ? s.removed.map(idOf) : null;
  const ranked = over ? ranking(s) : null;
  return (me) => {
    const hasLooked = me !== 'spectator' && looked.some(({ by }) => by === me);
    return {
      me,
      seats: s.seats,
      mode: s.mode,
      packs,
      phase,
      turn: s.turn,
      players,
      passports: s.publicPassports,
      tickets: s.publicTickets,
      discards,
      lanes: hasLooked ? withOwnTops(s, lanes, me) : lanes,
      looked: hasLooked ? withOwnLooks(s, looked, me) : looked,
      policies,
      pandemics: s.pandemics,
      unseen: hidden,
      supplied,
      now,
      course,
      removed,
      ranking: ranked,
      outcome: s.outcome,
    };
  };
}

function courseSeen(s: State): number[][] {
  const course: number[][] = [];
  for (let from = 0; from < s.course.length; from += s.seats) course.push(s.course.slice(from, from + s.seats));
  return course;
}

/** Every card turned up and the top token of every lane, at any moment; for looking at a game again that is over. */
export function openView(s: State): View {
  const seen = views(s)('spectator');
  return {
    ...seen,
    players: seen.players.map((player, seat) => ({
      ...player,
      layout: player.layout.map((card, place) => (card === null ? null : idOf(s.layout[seat * PLACE_COUNT + place]!))),
    })),
    lanes: seen.lanes.map((lane, i) => ({ ...lane, top: s.tokens[i * TOKENS_IN_LANE + lane.drawn.length] ?? null })),
    looked: seen.looked.map((look) => ({ ...look, token: s.tokens[(look.lane - 1) * TOKENS_IN_LANE]! })),
    removed: s.removed.map(idOf),
  };
}

function phaseOf(s: State): View['phase'] {
  if (s.outcome !== null) return 'over';
  return s.stack[0]?.stage === 'border' ? 'border' : 'preparation';
}

function playerSeen(s: State, seat: Seat): PlayerView {
  return {
    nationality: NATIONALITIES[s.nationality[seat]!]!.id,
    destination: DESTINATIONS[s.destination[seat]!]!.id,
    career: CAREERS[s.career[seat]!]!.id,
    money: s.money[seat]!,
    assurance: s.assurance[seat]!,
    raises: s.raises[seat]!,
    inCollege: includes(s.inCollege, seat),
    salary: salaryOf(s, seat),
    layout: layoutSeen(s, seat),
    fee: feeOf(s, seat),
    documents: idsIn(s.documents[seat]!, 0),
    connections: idsIn(s.connections[seat]!, FIRST_CONNECTION),
    life: idsIn(s.life[seat]!, FIRST_LIFE),
    passports: s.passports[seat]!,
    tickets: s.tickets[seat]!,
    upsideDown: PAPER_AT[s.upsideDown[seat]!]!,
    paired: includes(s.paired, seat),
    withdrawal: withdrawalSeen(s, seat),
    attempt:
      s.lane[seat]! < 0 ? null : { lane: s.lane[seat]! + 1, token: s.token[seat]!, in: includes(s.emigrated, seat) },
  };
}

function withdrawalSeen(s: State, seat: Seat): WithdrawalView | null {
  for (let i = 0; i < s.withdrawn.length; i += WITHDRAWAL) {
    if (s.withdrawn[i] !== seat) continue;
    const [money, documents, connections, gained, lost, assurance, moneyLeft] = s.withdrawn.slice(
      i + 1,
      i + WITHDRAWAL,
    );
    return {
      money: money!,
      documents: documents!,
      connections: connections!,
      gained: gained!,
      lost: lost!,
      assurance: assurance!,
      moneyLeft: moneyLeft!,
    };
  }
  return null;
}

export function layoutSeen(s: State, seat: Seat): (string | null)[] {
  const seen: (string | null)[] = [];
  for (let place = 0; place < PLACE_COUNT; place += 1) {
    const bit = 1 << place;
    if ((s.lying[seat]! & bit) === 0) seen.push(null);
    else seen.push((s.up[seat]! & bit) === 0 ? 'down' : idOf(s.layout[seat * PLACE_COUNT + place]!));
  }
  return seen;
}

/** A lane as somebody sees it who has never looked into it. */
export function laneSeen(s: State, lane: number): LaneView {
  const from = lane * TOKENS_IN_LANE;
  const left = tokensLeft(s, lane);
  return {
    drawn: s.tokens.slice(from, from + s.drawn[lane]!),
    left,
    top: knownTop(s, lane, 'spectator', left),
  };
}

export function withOwnTops(s: State, lanes: readonly LaneView[], me: Seat): LaneView[] {
  return lanes.map((seen, lane) => {
    const top = knownTop(s, lane, me, seen.left);
    return top === seen.top ? seen : { drawn: seen.drawn, left: seen.left, top };
  });
}

function looksSeen(s: State): View['looked'] {
  const seen: View['looked'] = [];
  for (let i = 0; i < s.looked.length; i += 2) {
    const lane = s.looked[i + 1]!;
    // It was the first of its lane: when that one has been drawn, everybody has seen it.
    const token = s.drawn[lane]! > 0 ? firstOf(s, lane) : null;
    seen.push({ by: s.looked[i]!, lane: lane + 1, token });
  }
  return seen;
}

function withOwnLooks(s: State, looked: View['looked'], me: Seat): View['looked'] {
  return looked.map((look) => (look.by === me ? { by: me, lane: look.lane, token: firstOf(s, look.lane - 1) } : look));
}

function firstOf(s: State, lane: number): number {
  return s.tokens[lane * TOKENS_IN_LANE]!;
}

/** What is in the deck, less what anybody can see: how many of a kind, and which Life Cards. */
export interface Unseen {
  readonly documents: number;
  readonly connections: number;
  readonly life: readonly number[];
  readonly paydays: number;
  /** the Documents and Connections that are seen, as bits */
  readonly seen: { readonly documents: number; readonly connections: number };
}

export function unseenIn(s: State): Unseen {
  const deck = deckFor(s.seats);
  // what is seen, as bits
  let documents = 0;
  let connections = 0;
  let life = 0;
  let paydays = 0;
  const see = (card: number): void => {
    if (card === PAYDAY) paydays += 1;
    else if (card < FIRST_CONNECTION) documents |= 1 << card;
    else if (card < FIRST_LIFE) connections |= 1 << (card - FIRST_CONNECTION);
    else life |= 1 << (card - FIRST_LIFE);
  };
  for (const card of s.discards) see(card);
  for (let seat = 0; seat < s.seats; seat += 1) {
    documents |= s.documents[seat]!;
    connections |= s.connections[seat]!;
    life |= s.life[seat]!;
    for (let left = s.lying[seat]! & s.up[seat]!; left !== 0; left &= left - 1) {
      see(s.layout[seat * PLACE_COUNT + 31 - Math.clz32(left & -left)]!);
    }
  }
  const hidden: number[] = [];
  for (const card of lifeIn(s.packs)) if ((life & (1 << (card - FIRST_LIFE))) === 0) hidden.push(card);
  return {
    documents: deck.documents - count(documents),
    connections: deck.connections - count(connections),
    life: hidden,
    paydays: deck.paydays - paydays,
    seen: { documents, connections },
  };
}

export function unseenSeen({ documents, connections, life, paydays }: Unseen): UnseenView {
  return { documents, connections, life: life.map(idOf), paydays };
}

const CARDS_IN_PACK = 4;

/** The Life Cards of these packs. */
export function lifeIn(packs: number): number[] {
  const cards: number[] = [];
  for (const pack of numbersIn(packs)) {
    const first = FIRST_LIFE + pack * CARDS_IN_PACK;
    for (let i = 0; i < CARDS_IN_PACK; i += 1) cards.push(first + i);
  }
  return cards;
}
