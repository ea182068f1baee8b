import type { State } from '@tablewright/emigration-rules';
import type { Play } from './game.ts';

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

/** Positions that seldom come up by themselves, for pictures. */
export const scenes: Readonly<Record<string, (play: Play) => void>> = {
  /** everybody has much; somebody studies, somebody waits for a paper, somebody holds an extra one */
  rich: (play) =>
    play.change((s) => {
      for (let seat = 0; seat < s.seats; seat += 1) stash(s, seat, { documents: 3, connections: 2 });
      s.money = s.money.map((_, seat) => (seat * 5 + 8) % 19);
      s.assurance = s.assurance.map((_, seat) => (seat * 3 + 2) % 7);
      s.raises = s.raises.map((_, seat) => seat % 3);
      s.inCollege = 0b10;
      s.passports = s.passports.map((_, seat) => (seat === 1 ? 2 : seat % 2));
      s.tickets = s.tickets.map((_, seat) => (seat === 0 ? 1 : 0));
      s.upsideDown = s.upsideDown.map((_, seat) => (seat === 2 ? 2 : 0));
      for (const [i, card] of [27, 19, 23, 1].entries()) s.life[i % s.seats]! |= 1 << card;
    }),
  /** I study, and wait for a Passport */
  student: (play) =>
    play.change((s) => {
      stash(s, 0, { documents: 2, connections: 1 });
      s.money[0] = 4;
      s.inCollege = 1;
      s.tickets[0] = 1;
      s.upsideDown[0] = 1;
    }),
  /** Pandemic rolls, and so on: frames on top of a turn */
  pears: (play) => play.change((s) => void (s.stack[s.stack.length - 1] = { stage: 'pears', by: 0, most: 2 })),
  offering: (play) =>
    play.change((s) => {
      s.money[0] = 11;
      s.stack[s.stack.length - 1] = { stage: 'offering', by: 0, price: 4, most: 2 };
    }),
  fog: (play) =>
    play.change((s) => {
      s.life[1]! |= 1 << 27;
      s.life[0]! |= 1 << 1;
      s.stack[s.stack.length - 1] = { stage: 'fog', by: 0 };
    }),
  officer: (play) => play.change((s) => void (s.stack[s.stack.length - 1] = { stage: 'officer', by: 0 })),
  /** at the border, with something to trade */
  withdraw: (play) =>
    play.change((s) => {
      border(s);
      s.stack = [
        { stage: 'border', by: 1 },
        { stage: 'cross', by: 0 },
        { stage: 'withdraw', by: 0, lost: 0 },
      ];
    }),
  cross: (play) =>
    play.change((s) => {
      border(s);
      s.assurance[0] = 8;
      s.looked = [0, 2];
      s.stack = [
        { stage: 'border', by: 1 },
        { stage: 'cross', by: 0 },
      ];
    }),
};

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
