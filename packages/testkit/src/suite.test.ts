import type { Secrets } from '@tablewright/kernel';
import { lantern, type LanternState } from './lantern/index.ts';
import { describeGame } from './suite.ts';

/** Whether a seat is a traitor, unless the viewer has a right to know. */
const roles: Secrets<LanternState> = Object.fromEntries(
  [0, 1, 2, 3, 4].map((seat) => [
    `the role of ${seat}`,
    (s, viewer) => (lantern.view(s, viewer).roles[seat] === null ? (s.traitors >> seat) & 1 : undefined),
  ]),
);

describeGame(lantern, { seats: [5, 6, 7], games: 20, secrets: roles });
