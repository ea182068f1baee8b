import { guards } from '@tablewright/testkit/suite';
import { FIRST_CONNECTION, FIRST_LIFE, PAYDAY } from './content/cards.ts';
import { TOKENS_IN_LANE } from './content/lanes.ts';
import { PLACE_COUNT } from './content/places.ts';
import { emigration, type State } from './index.ts';
import { UPSIDE_DOWN } from './state.ts';
import { borderOf, lee, turnOf, you } from './tests/testing/tables.ts';
import { lifeIn } from './view.ts';

type Kind = 'Document' | 'Connection' | 'Life Card' | 'Payday';

function kindOf(card: number): Kind {
  if (card === PAYDAY) return 'Payday';
  if (card >= FIRST_LIFE) return 'Life Card';
  return card >= FIRST_CONNECTION ? 'Connection' : 'Document';
}

/** Where a card of this kind lies among the discards. */
function placeOf(s: State, kind: Kind): number {
  return s.discards.findIndex((card) => kindOf(card) === kind);
}

function lose(kind: Kind): (s: State) => void {
  return (s) => s.discards.splice(placeOf(s, kind), 1);
}

/** One card of a kind is there twice, and another of the same kind is gone. */
function double(kind: Kind): (s: State) => void {
  return (s) => {
    const at = placeOf(s, kind);
    s.discards[at + 1] = s.discards[at]!;
  };
}

function useForeignLifeCard(s: State): void {
  const own = lifeIn(s.packs);
  const foreign = Array.from({ length: PAYDAY - FIRST_LIFE }, (_, i) => FIRST_LIFE + i);
  s.discards[placeOf(s, 'Life Card')] = foreign.find((card) => !own.includes(card))!;
}

/** Lee has asked an officer about the second lane. */
function looked(): State {
  const s = turnOf(you, { full: true });
  s.looked = [lee, 1];
  return s;
}

/** The tokens of the lanes that somebody has looked into have the real one on top. */
function copyLooked(real: State, world: State): void {
  for (let i = 1; i < real.looked.length; i += 2) {
    const top = real.looked[i]! * TOKENS_IN_LANE;
    const at = world.tokens.indexOf(real.tokens[top]!, top);
    [world.tokens[top], world.tokens[at]] = [world.tokens[at]!, world.tokens[top]!];
  }
}

/** The first card of a layout that lies face-down. */
function firstDown(s: State): number {
  let at = 0;
  while (at < PLACE_COUNT && (s.up[0]! & (1 << at)) !== 0) at += 1;
  return at;
}

guards(emigration, {
  table: () => turnOf(you, { layout: { you: { D1: 'PAYDAY' } }, money: { you: 4 } }),
  seats: 3,
  games: 2,
  invariants: {
    'Money and Assurance are counts': [
      (s) => (s.money[1] = -1),
      (s) => (s.assurance[0] = -1),
      (s) => (s.money[0] = 0.5),
    ],
    'Money is conserved': [(s) => (s.money[0]! += 1), (s) => (s.supplied[0]! += 1)],
    'Assurance is conserved': [(s) => (s.assurance[0]! += 1), (s) => (s.supplied[1]! += 1)],
    'two Pay Raises at most': [(s) => (s.raises[1] = 3), (s) => (s.raises[0] = -1)],
    'nobody studies with both slots filled': (s) => Object.assign(s, { raises: [0, 0, 2], inCollege: 0b100 }),
    'the Documents are those of the deck': lose('Document'),
    'the Connections are those of the deck': lose('Connection'),
    'the Paydays are those of the deck': [lose('Payday'), (s) => (s.lying[0] = 0), (s) => s.discards.push(PAYDAY)],
    'each card is there once': [double('Document'), double('Connection'), double('Life Card')],
    'the Life Cards are those of the packs': [
      lose('Life Card'),
      double('Life Card'),
      useForeignLifeCard,
      (s) => (s.life[0] = 1 << ((s.discards[placeOf(s, 'Life Card')] ?? 0) - FIRST_LIFE)),
      (s) => (s.packs = 0),
    ],
    'two cards are removed': (s) => s.discards.push(s.removed.pop()!),
    'what is free lies face-up': (s) => (s.up[0] = 0),
    'as many Passports as players': [
      (s) => (s.publicPassports -= 1),
      (s) => (s.passports[0]! += 1),
      (s) => (s.upsideDown[1] = UPSIDE_DOWN.passport),
    ],
    'as many Tickets as players': [
      (s) => (s.publicTickets -= 1),
      (s) => (s.tickets[0]! += 1),
      (s) => (s.upsideDown[1] = UPSIDE_DOWN.ticket),
    ],
    'the public decks are counts': [(s) => (s.publicPassports = -1), (s) => (s.publicTickets = -1)],
    'both papers bring Assurance': {
      at: () => turnOf(you, { passports: { lee: 1 }, tickets: { lee: 1 } }),
      breaks: (s) => (s.paired = 0),
    },
    'nobody crosses with a card upside-down': (s) => {
      s.lane[lee] = 0;
      s.upsideDown[lee] = UPSIDE_DOWN.ticket;
    },
    'each lane has its own three tokens': [(s) => (s.tokens[0] = 7), (s) => (s.tokens[14] = 10)],
    'a token is drawn for each attempt': [(s) => (s.drawn[4] = 1), (s) => (s.lane[0] = 2)],
    'the game stands in a phase': (s) => s.stack.shift(),
    'the border opens when everything is taken': [
      { at: () => borderOf(you), breaks: (s) => (s.publicTickets = 1) },
      { at: () => borderOf(you), breaks: (s) => (s.publicPassports = 1) },
      { at: () => borderOf(you), breaks: (s) => (s.lying[1] = 1) },
    ],
  },
  secrets: {
    'the face-down cards': { copies: (real, world) => (world.layout = real.layout.slice()) },
    'the removed cards': { copies: (real, world) => (world.removed = real.removed.slice()) },
    'the order of the tokens': {
      copies: (real, world) => (world.tokens = real.tokens.slice()),
      tells: ['what somebody else has seen in a lane'],
    },
    'what somebody else has seen in a lane': { copies: copyLooked, at: looked, rare: true },
  },
  kinds: {
    'the first card that is removed': {
      kind: (s) => kindOf(s.removed[0]!),
      narrows: (world) => (world.removed[0] = 0),
    },
    'the second card that is removed': {
      kind: (s) => kindOf(s.removed[1]!),
      narrows: (world) => (world.removed[1] = 0),
    },
    'a card that lies face-down': {
      kind: (s) => kindOf(s.layout[firstDown(s)]!),
      narrows: (world) => world.layout.fill(PAYDAY),
    },
    'the tokens of a lane': {
      kind: (s) => s.tokens.slice(TOKENS_IN_LANE, 2 * TOKENS_IN_LANE).join(' '),
      narrows: (world) => world.tokens.sort((a, b) => a - b),
    },
  },
});
