import { copiesSealed, guards } from '@tablewright/testkit/suite';
import { emergence, type State } from './index.ts';
import { AI, cityOf, HUMAN, required, TYPES } from './state.ts';
import { spiedOnOne, splitUnderWay, turnOf } from './tests/testing/tables.ts';

/** A block of a type that is not printed on its tile. */
function layForeignBlock(s: State): void {
  const { types } = cityOf(s);
  const tile = types.findIndex((printed) => printed.length > 0 && !printed.includes(0));
  s.lying[tile * TYPES] = 1;
}

guards(emergence, {
  table: () => turnOf('red', { totals: { ai: 2, human: 1 }, holds: { red: 'OH' }, tokens: { red: 2 } }),
  seats: 4,
  invariants: {
    'blocks are conserved': [(s) => (s.held[0]! += 1), (s) => (s.held[1]! -= 1), (s) => (s.supplied[3]! += 1)],
    'tokens are conserved': [(s) => (s.tokens[1]! += 1), (s) => (s.supplied[TYPES]! += 1)],
    'counts are whole numbers': [
      (s) => (s.tokens[0] = -1),
      (s) => (s.held[0] = -1),
      (s) => (s.lying[0] = -1),
      (s) => (s.tokens[0] = 0.5),
    ],
    'blocks lie on tiles of their type': layForeignBlock,
    'agents stand in the city': [(s) => (s.at[3] = -1), (s) => (s.at[0] = cityOf(s).tiles)],
    'the allegiance cards are those dealt': [(s) => (s.allegiance[0] = HUMAN), (s) => s.allegiance.fill(AI)],
    'the leader sits at the table': [(s) => (s.leader = -1), (s) => (s.leader = s.seats)],
    'whoever inserts inserts something': (s) => s.inserted.push(s.opened, 0, 0, 0),
    'the totals are what was inserted': [(s) => (s.totals[AI]! += 1), (s) => (s.totals[HUMAN]! += 1)],
    'an empty city ends the game': (s) => s.lying.fill(0),
    'a requirement that is met ends the game': [
      (s) => (s.totals[AI] = required(s).ai),
      (s) => (s.totals[HUMAN] = required(s).human),
    ],
    'the round limit ends the game': {
      at: () => turnOf('red', { round: 3, roundLimit: 3 }),
      breaks: (s) => (s.round += 1),
    },
  },
  secrets: {
    'the allegiances of others': { copies: (real, world) => (world.allegiance = real.allegiance.slice()) },
    'the other Human, for an A.I. who has spied on one': {
      copies: (real, world) => (world.allegiance = real.allegiance.slice()),
      at: spiedOnOne,
      rare: true,
    },
    'the last split of somebody else': {
      copies: (real, world) => world.inserted.splice(-2, 2, ...real.inserted.slice(-2)),
      at: splitUnderWay,
      rare: true,
    },
    'what others have staged': { copies: copiesSealed('select') },
  },
  kinds: {
    'who is Human': {
      seats: 5,
      kind: (s) => s.allegiance.join(''),
      narrows: (world) => (world.allegiance = [HUMAN, HUMAN, AI, AI, AI]),
    },
  },
});
