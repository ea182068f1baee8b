import type { SceneMoment, Scenes } from '@tablewright/board';
import type { State, View } from '@tablewright/emigration-rules';

/** The first moment at which I am asked what to do, not before a turn. */
function myTurn(turn = 1): (moment: SceneMoment<View>) => boolean {
  return ({ question, view }) => question?.about === 'action' && view.turn >= turn;
}

function inTurn(turn: number): (moment: SceneMoment<View>) => boolean {
  return ({ view }) => view.turn >= turn;
}

type Change = (s: State) => void;

/** Takes cards out of layouts into stashes, so that every card stays in exactly one place. */
function stash(s: State, seat: number, most: { documents: number; connections: number }): void {
  for (let at = 0; at < s.layout.length; at += 1) {
    const card = s.layout[at]!;
    const owner = Math.floor(at / 14);
    const bit = 1 << (at % 14);
    if ((s.lying[owner]! & bit) === 0 || at % 14 > 8) continue;
    if (card < 21 && most.documents > 0) {
      s.documents[seat]! |= 1 << card;
      most.documents -= 1;
    } else if (card >= 21 && card < 42 && most.connections > 0) {
      s.connections[seat]! |= 1 << (card - 21);
      most.connections -= 1;
    } else continue;
    s.lying[owner]! &= ~bit;
  }
}

function border(s: State): void {
  for (let seat = 0; seat < s.seats; seat += 1) stash(s, seat, { documents: 3, connections: 3 });
  s.money = s.money.map((_, seat) => (seat * 5 + 13) % 19);
  s.lying = s.lying.map(() => 0);
  s.publicPassports = 0;
  s.publicTickets = 0;
  s.passports = s.passports.map(() => 1);
  s.tickets = s.tickets.map((_, seat) => (seat === 3 ? 0 : 1));
  s.life[1]! |= 1 << 27;
  for (const [seat, lane] of [
    [2, 0],
    [3, 4],
    [4, 1],
  ] as const) {
    if (seat >= s.seats) continue;
    s.lane[seat] = lane;
    s.token[seat] = s.tokens[lane * 3]!;
    s.drawn[lane] = 1;
    if (seat !== 3) s.emigrated |= 1 << seat;
  }
}

/** everybody has much; somebody studies, somebody waits for a paper, somebody holds an extra one */
const rich: Change = (s) => {
  for (let seat = 0; seat < s.seats; seat += 1) stash(s, seat, { documents: 3, connections: 2 });
  s.money = s.money.map((_, seat) => (seat * 5 + 8) % 19);
  s.assurance = s.assurance.map((_, seat) => (seat * 3 + 2) % 7);
  s.raises = s.raises.map((_, seat) => seat % 3);
  s.inCollege = 0b10;
  s.passports = s.passports.map((_, seat) => (seat === 1 ? 2 : seat % 2));
  s.tickets = s.tickets.map((_, seat) => (seat === 0 ? 1 : 0));
  s.upsideDown = s.upsideDown.map((_, seat) => (seat === 2 ? 2 : 0));
  for (const [i, card] of [27, 19, 23, 1].entries()) s.life[i % s.seats]! |= 1 << card;
};

/** I study, and wait for a Passport */
const student: Change = (s) => {
  stash(s, 0, { documents: 2, connections: 1 });
  s.money[0] = 4;
  s.inCollege = 1;
  s.tickets[0] = 1;
  s.upsideDown[0] = 1;
};

// Questions that lie on top of a turn.
const pears: Change = (s) => {
  s.stack[s.stack.length - 1] = { stage: 'pears', by: 0, most: 2 };
};

const offering: Change = (s) => {
  s.money[0] = 11;
  s.stack[s.stack.length - 1] = { stage: 'offering', by: 0, price: 4, most: 2 };
};

const fog: Change = (s) => {
  s.life[1]! |= 1 << 27;
  s.life[0]! |= 1 << 1;
  s.stack[s.stack.length - 1] = { stage: 'fog', by: 0 };
};

const officer: Change = (s) => {
  s.stack[s.stack.length - 1] = { stage: 'officer', by: 0 };
};

/** at the border, with something to trade */
const withdraw: Change = (s) => {
  border(s);
  s.stack = [
    { stage: 'border', by: 1 },
    { stage: 'cross', by: 0 },
    { stage: 'withdraw', by: 0, lost: 0 },
  ];
};

const cross: Change = (s) => {
  border(s);
  s.assurance[0] = 8;
  s.looked = [0, 2];
  s.stack = [
    { stage: 'border', by: 1 },
    { stage: 'cross', by: 0 },
  ];
};

/** Moments worth looking at: `npm run board -- emigration`. */
export const scenes: Scenes<State, View> = {
  start: { seats: 3, at: myTurn() },
  two: { seats: 2, at: myTurn(8) },
  three: { seats: 3, at: myTurn(14), change: rich },
  four: { seats: 4, at: myTurn(18), change: rich },
  six: { at: myTurn(6), change: rich },
  sixLate: { at: myTurn(60) },
  lifted: { seats: 4, at: myTurn(5), touches: [{ click: '[data-place^="card:"] button[aria-pressed]' }] },
  student: { seats: 3, at: myTurn(6), change: student },
  pears: { at: myTurn(6), change: pears },
  offering: { seats: 3, at: myTurn(6), change: offering },
  fog: { seats: 3, at: myTurn(6), change: fog },
  officer: { seats: 3, at: myTurn(6), change: officer },
  withdraw: { at: myTurn(6), change: withdraw },
  cross: { at: myTurn(6), change: cross },
  end: { seats: 4, seed: 'four', at: 'end' },
  endSix: { seed: 'six', at: 'end' },
  endTogether: { golden: 'all-together', at: 'end' },
  waiting: { seats: 4, at: inTurn(9) },
  spectator: { viewer: 'spectator', seats: 4, at: inTurn(9) },
  pointed: { seats: 2, at: myTurn(6), pointed: 'bill' },
  papers: {
    golden: 'most-assurance',
    at: myTurn(20),
    touches: [{ click: '[data-place^="card:"] button[aria-pressed]' }],
  },
  atTheBorder: {
    golden: 'most-assurance',
    at: ({ question }) => question?.about === 'cross',
    touches: [{ press: 'Show the odds' }],
  },
  secret: { at: myTurn(6), change: cross, touches: [{ peek: true }] },
};
