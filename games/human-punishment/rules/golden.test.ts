import { join } from 'node:path';
import type { Seat } from '@tablewright/kernel';
import { type Player, rngFor } from '@tablewright/testkit';
import { describeGolden, tells } from '@tablewright/testkit/suite';
import { expect, test } from 'vitest';
import { FACTION_IDS } from './content/loyalty.ts';
import { CAUSES } from './content/endings.ts';
import type { Told } from './events.ts';
import { humanPunishment, type State, type View } from './index.ts';
import { type Errand, hasty } from './tests/testing/hasty.ts';

// One game for each way a game can end: each faction's each way to win, and each way in which everybody loses.

/** Everybody is in a hurry. Each who sits down draws from numbers of their own. */
function inAHurry(errand: Errand): (seat: Seat) => Player<View> {
  let sat = 0;
  return (seat) => {
    sat += 1;
    return hasty(seat, rngFor(sat, 'hasty'), errand);
  };
}

/** Somebody has won, not only a faction. */
function somebodyWins(_told: readonly Told[], { outcome }: State): boolean {
  return (outcome?.winners.length ?? 0) > 0;
}

const COURIERS: Errand = { to: 'network' };
const SCRAPPERS: Errand = { to: 'junkyard' };
const SPENDERS: Errand = { to: 'junkyard', also: ['resource', 'riot', 'morale'] };
const GAMBLERS: Errand = { to: 'network', also: ['riot', 'morale', 'chance'] };

/** HPB-901 to HPB-909 Who can win by what. */
const REASONS: Readonly<Record<string, (typeof CAUSES)[number]>> = {
  'human-network': 'network',
  'machine-network': 'network',
  'fallen-network': 'network',
  'outlaws-network': 'network',
  'machine-resource': 'resource',
  'fallen-resource': 'resource',
  'fallen-morale': 'morale',
  'outlaws-morale': 'morale',
  'fallen-security': 'security',
  'legion-security': 'security',
  'outlaws-security': 'security',
  'fallen-threat': 'threat',
  'legion-threat': 'threat',
  'outlaws-threat': 'threat',
  'machine-deus': 'deus',
  'fallen-deus': 'deus',
  'fallen-chips': 'chips',
  'outlaws-chips': 'chips',
};

const kept = describeGolden(humanPunishment, {
  folder: join(import.meta.dirname, 'golden'),
  reasons: REASONS,
  games: {
    'human-network': { seats: 3, reason: 'human-network', shows: somebodyWins },
    'machine-network': { seats: 3, reason: 'machine-network', shows: somebodyWins },
    'fallen-network': { seats: 3, reason: 'fallen-network', shows: somebodyWins },
    'outlaws-network': { seats: 3, reason: 'outlaws-network' },
    'machine-resource': { seats: 3, players: inAHurry(SPENDERS), reason: 'machine-resource' },
    'fallen-resource': { seats: 3, players: inAHurry(SPENDERS), reason: 'fallen-resource' },
    'fallen-morale': { seats: 3, players: inAHurry(SCRAPPERS), reason: 'fallen-morale' },
    'outlaws-morale': { seats: 3, players: inAHurry(COURIERS), reason: 'outlaws-morale' },
    'fallen-security': { seats: 3, players: inAHurry(SPENDERS), reason: 'fallen-security' },
    'legion-security': { seats: 3, players: inAHurry(GAMBLERS), reason: 'legion-security' },
    'outlaws-security': { seats: 6, players: inAHurry(GAMBLERS), reason: 'outlaws-security' },
    'fallen-threat': { seats: 3, players: inAHurry(SCRAPPERS), reason: 'fallen-threat' },
    'legion-threat': { seats: 4, players: inAHurry(COURIERS), reason: 'legion-threat', shows: somebodyWins },
    'outlaws-threat': { seats: 5, players: 'random', reason: 'outlaws-threat' },
    'machine-deus': { seats: 4, players: inAHurry(GAMBLERS), reason: 'machine-deus', shows: somebodyWins },
    'fallen-deus': { seats: 3, players: inAHurry(GAMBLERS), reason: 'fallen-deus' },
    'fallen-chips': { seats: 3, reason: 'fallen-chips' },
    'outlaws-chips': { seats: 3, reason: 'outlaws-chips' },
    'five-and-the-machine-phase': { seats: 5, reason: 'machine-network', shows: tells<Told>('machinePhase', 'turned') },
    campaign: { seats: 4, options: { campaign: true }, players: inAHurry(GAMBLERS), reason: 'outlaws-security' },
  },
});

test('each faction wins in some golden game, and each end comes', () => {
  const ended = kept.records().map(({ outcome }) => outcome?.reason ?? '');
  for (const faction of FACTION_IDS) expect(ended.some((reason) => reason.startsWith(`${faction}-`))).toBe(true);
  for (const cause of CAUSES) expect(ended.some((reason) => reason.endsWith(`-${cause}`))).toBe(true);
});
