import { noChance, type Rng, type Seats } from '@tablewright/kernel';
import { Glance } from './advice/glance.ts';
import { cardNumber, FIRST_CONNECTION, FIRST_LIFE } from './content/cards.ts';
import { PACKS } from './content/life.ts';
import { CAREERS, DESTINATIONS, NATIONALITIES } from './content/people.ts';
import { PLACE_COUNT } from './content/places.ts';
import { REMOVED } from './content/table.ts';
import { drawHidden, drawTokens } from './draws.ts';
import { NONE, NOTHING, type State, UPSIDE_DOWN } from './state.ts';
import type { PlayerView, View } from './view.ts';

// A complete state that its viewer cannot tell from the real one. Everything hidden is drawn afresh: which cards lie
// face-down and which two were removed, and the order of the tokens in the lanes.

export function world(v: View, rng: Rng): State {
  if (v instanceof Glance) return v.world(rng);
  const hidden = hiddenFrom(v, rng);
  const bySeat = <T>(read: (player: PlayerView) => T): T[] => v.players.map(read);
  return {
    seats: v.seats,
    stack: v.now.map((frame) => ({ ...frame })),
    chance: noChance(),
    outcome: v.outcome,
    mode: v.mode,
    packs: v.packs.reduce((bits, id) => bits | (1 << PACKS.findIndex((pack) => pack.id === id)), 0),
    nationality: bySeat(({ nationality }) => indexOf(NATIONALITIES, nationality)),
    destination: bySeat(({ destination }) => indexOf(DESTINATIONS, destination)),
    career: bySeat(({ career }) => indexOf(CAREERS, career)),
    money: bySeat(({ money }) => money),
    assurance: bySeat(({ assurance }) => assurance),
    raises: bySeat(({ raises }) => raises),
    inCollege: seatsWith(v, ({ inCollege }) => inCollege),
    layout: v.players.flatMap(({ layout }) => layout.map((seen) => cardSeen(seen, hidden))),
    lying: bySeat(({ layout }) => placesWith(layout, (seen) => seen !== null)),
    // Whatever was taken lay face-up before, or it could not have been taken.
    up: bySeat(({ layout }) => placesWith(layout, (seen) => seen !== 'down')),
    documents: bySeat(({ documents }) => bitsOf(documents, 0)),
    connections: bySeat(({ connections }) => bitsOf(connections, FIRST_CONNECTION)),
    life: bySeat(({ life }) => bitsOf(life, FIRST_LIFE)),
    passports: bySeat(({ passports }) => passports),
    tickets: bySeat(({ tickets }) => tickets),
    upsideDown: bySeat(({ upsideDown }) => (upsideDown === null ? NOTHING : UPSIDE_DOWN[upsideDown])),
    paired: seatsWith(v, ({ paired }) => paired),
    publicPassports: v.passports,
    publicTickets: v.tickets,
    discards: v.discards.map(cardNumber),
    removed: v.removed === null ? hidden.splice(0, REMOVED) : v.removed.map(cardNumber),
    tokens: v.lanes.flatMap((lane, number) => drawTokens(lane, lookedAt(v, number), rng)),
    drawn: v.lanes.map(({ drawn }) => drawn.length),
    looked: v.looked.flatMap(({ by, lane }) => [by, lane - 1]),
    pandemics: v.pandemics,
    lane: bySeat(({ attempt }) => (attempt === null ? NONE : attempt.lane - 1)),
    token: bySeat(({ attempt }) => attempt?.token ?? NONE),
    emigrated: seatsWith(v, ({ attempt }) => attempt?.in === true),
    withdrawn: v.players.flatMap(({ withdrawal: w }, seat) =>
      w === null ? [] : [seat, w.money, w.documents, w.connections, w.gained, w.lost, w.assurance, w.moneyLeft],
    ),
    course: v.course.flat(),
    turn: v.turn,
    supplied: v.supplied.slice(),
  };
}

function indexOf(printed: readonly { readonly id: string }[], id: string): number {
  return printed.findIndex((one) => one.id === id);
}

function seatsWith(v: View, holds: (player: PlayerView) => boolean): Seats {
  return v.players.reduce((seats, player, seat) => (holds(player) ? seats | (1 << seat) : seats), 0);
}

function placesWith(layout: PlayerView['layout'], holds: (seen: string | null) => boolean): number {
  let places = 0;
  for (let at = 0; at < PLACE_COUNT; at += 1) if (holds(layout[at]!)) places |= 1 << at;
  return places;
}

function bitsOf(ids: readonly string[], first: number): number {
  return ids.reduce((bits, id) => bits | (1 << (cardNumber(id) - first)), 0);
}

function cardSeen(seen: string | null, hidden: number[]): number {
  if (seen === null) return NONE;
  return seen === 'down' ? hidden.pop()! : cardNumber(seen);
}

function hiddenFrom(v: View, rng: Rng): number[] {
  if (v.removed !== null) return []; // after the game nothing is unseen but those two, and they are known
  const seen = { documents: 0, connections: 0 };
  const see = (id: string): void => {
    const card = cardNumber(id);
    if (card < FIRST_CONNECTION) seen.documents |= 1 << card;
    else if (card < FIRST_LIFE) seen.connections |= 1 << (card - FIRST_CONNECTION);
  };
  for (const id of v.discards) see(id);
  for (const { documents, connections, layout } of v.players) {
    for (const id of documents) see(id);
    for (const id of connections) see(id);
    for (const id of layout) if (id !== null && id !== 'down') see(id);
  }
  return drawHidden({ ...v.unseen, life: v.unseen.life.map(cardNumber), seen }, rng);
}

/** The token that the viewer has looked at in a lane. */
function lookedAt({ looked, me }: View, number: number): number | null {
  return looked.find(({ by, lane }) => by === me && lane === number + 1)?.token ?? null;
}
