import type { Viewer } from '@tablewright/kernel';
import { copiesSealed, guards } from '@tablewright/testkit/suite';
import { robotariat, type State } from './index.ts';
import { NONE } from './state.ts';
import { ann, bea, reported, turnOf } from './tests/testing/tables.ts';

/** The objectives set aside are known, but not who holds which of the others. */
function copyAside(real: State, world: State, viewer: Viewer): void {
  const own = (seat: number): boolean => seat === viewer;
  const drawn = [...world.objective.filter((_, seat) => !own(seat)), ...world.aside];
  const held = drawn.filter((objective) => !real.aside.includes(objective));
  if (world.aside.length === 0) return;
  world.objective = world.objective.map((objective, seat) => (own(seat) ? objective : held.shift()!));
  world.aside = real.aside.slice();
}

/** The two cards on top of a deck, and below them what the world has drawn. */
function withTopOf(real: readonly number[], drawn: readonly number[]): number[] {
  const top = real.slice(0, 2);
  return [...top, ...drawn.filter((card) => !top.includes(card))];
}

guards(robotariat, {
  table: () => turnOf(ann, { round: 2, posters: { R: 2 }, junk: 1, funds: 5, office: 2, upgrades: { 1: ['U01'] } }),
  seats: 4,
  invariants: {
    'posters are counted in whole numbers': [(s) => (s.posters[0] = -1), (s) => (s.supply = -1), (s) => (s.junk = 0.5)],
    'posters are conserved': [(s) => (s.posters[0]! += 1), (s) => (s.supply -= 1), (s) => (s.junk += 1)],
    'Funds are a count': [(s) => (s.funds = -1), (s) => (s.funds = 0.5)],
    'the Office is on its track': [(s) => (s.office = -1), (s) => (s.office = 11)],
    'the Reputation is on its track': [(s) => (s.reputation = -1), (s) => (s.reputation = 11)],
    'the token lies on the board': [(s) => (s.token = NONE), (s) => (s.token = 99)],
    'each Upgrade card is in one place': [
      (s) => s.upgradeDeck.push(s.upgradeDeck[0]!),
      (s) => s.upgradeDeck.pop(),
      (s) => (s.upgradeOf[s.upgradeDeck[0]!] = bea),
    ],
    'each Sabotage card is in one place': [
      (s) => s.sabotageDeck.push(s.sabotageDeck[0]!),
      (s) => s.sabotageDeck.pop(),
      (s) => (s.sabotageOf[s.sabotageDeck[0]!] = bea),
    ],
    'each character is used once': (s) => (s.character[0] = s.character[1]!),
    'whoever has a character stands somewhere': [(s) => (s.at[0] = NONE), (s) => (s.character[3] = NONE)],
    'all have a character when the game begins': (s) => (s.character[0] = NONE),
    'the first player sits at the table': [(s) => (s.first = -1), (s) => (s.first = s.seats)],
    'the objectives are those of the deck': [
      (s) => s.aside.pop(),
      (s) => (s.objective[0] = s.objective[1]!),
      (s) => (s.objective[2] = NONE),
      (s) => (s.mode = 'cooperative'),
    ],
    'the target ends the game': (s) => (s.funds = s.target),
    'no Reputation ends the game': (s) => (s.reputation = 0),
    'the sixth round ends the game': {
      at: () => turnOf(ann, { round: 6 }),
      breaks: (s) => (s.round = 7),
    },
    'NPCs come on with their round': [(s) => (s.npcAt[1] = NONE), (s) => (s.npcAt[2] = 0), (s) => (s.npcAt[0] = 99)],
    'the best turn has junked most': (s) => (s.junkedNow = s.junkedBest + 1),
    'the Office is full before it is emptied': (s) => (s.emptied = 1),
  },
  secrets: {
    'the objectives of others': {
      copies: (real, world) => Object.assign(world, { objective: real.objective.slice(), aside: real.aside.slice() }),
      tells: ['the objectives set aside'],
    },
    'the objectives set aside': { copies: copyAside },
    'the order of the Upgrade deck': { copies: (real, world) => (world.upgradeDeck = real.upgradeDeck.slice()) },
    'the order of the Sabotage deck': { copies: (real, world) => (world.sabotageDeck = real.sabotageDeck.slice()) },
    'the pair that somebody else has drawn': {
      copies(real, world) {
        world.upgradeDeck = withTopOf(real.upgradeDeck, world.upgradeDeck);
        world.sabotageDeck = withTopOf(real.sabotageDeck, world.sabotageDeck);
      },
      games: 6,
    },
    'what the Spy has reported': {
      copies(real, world) {
        world.objective = real.objective.slice();
        copiesSealed('report')(real, world);
      },
      at: reported,
      rare: true,
    },
  },
  kinds: {
    'the top of the Upgrade deck': {
      kind: (s) => String(s.upgradeDeck[0]),
      narrows: (world) => world.upgradeDeck.sort((a, b) => a - b),
    },
    'the top of the Sabotage deck': {
      kind: (s) => String(s.sabotageDeck[0]),
      narrows: (world) => world.sabotageDeck.sort((a, b) => a - b),
    },
  },
});
