import { copiesSealed, describeGame, guards } from './suite.ts';
import { lantern } from './lantern/index.ts';

describeGame(lantern, { seats: [5, 6, 7], games: 20 });

guards(lantern, {
  table: () => lantern.start({ seats: 5, seed: 1 }).state,
  seats: 5,
  games: 6,
  invariants: {
    'as many traitors as the table says': (s) => (s.traitors = 0b111),
    'the bearer sits at the table': [(s) => (s.bearer = 5), (s) => (s.bearer = -1)],
    'at most five refusals': (s) => (s.refused = 6),
  },
  secrets: {
    'who the traitors are': { copies: (real, world) => (world.traitors = real.traitors) },
    'the ballots of others': { copies: copiesSealed('vote') },
    'what others do at night': { copies: copiesSealed('mission') },
  },
  kinds: {
    'who the traitors are': {
      kind: (s) => s.traitors.toString(2),
      narrows: (world) => (world.traitors = 0b11),
    },
  },
});
