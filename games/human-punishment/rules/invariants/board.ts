import { everybody, type Invariants } from '@tablewright/kernel';
import { BAR_ENDS } from '../content/setup.ts';
import { AREAS, HQ, NETWORK, PLACES } from '../content/board.ts';
import { CHIPS, startsIn } from '../content/chips.ts';
import { type Bar, ENEMY_TYPES } from '../content/effects.ts';
import { ENEMIES } from '../content/enemies.ts';
import { SETUP } from '../content/setup.ts';
import { chipsOf, isDeusHere, isDetained, maxHealth, playerOf, slotsOf } from '../pieces.ts';
import { CUBE } from '../prison.ts';
import {
  BIG_KILLS,
  COLUMNS,
  DEUS,
  GONE,
  KILLS,
  NONE,
  PLACED,
  PLACED_OTHER,
  SLOTS,
  type State,
  TALLIES,
  TIERS,
} from '../state.ts';

// Chips, Enemies, Scanners and pieces are where they can be, and every bar is in its range.

function chipsInPlay(s: State): number[] {
  const passed = s.stack.flatMap((frame) => (frame.stage === 'partnerKeep' ? [frame.first, frame.second] : []));
  const lying = [...s.chips, ...s.network, ...s.junk].filter((chip) => chip !== NONE);
  return [...s.sectors.flat(), ...lying, ...s.removed, ...passed];
}

function isPlayed(s: State, piece: number): boolean {
  return playerOf(s, piece) !== NONE && s.character[playerOf(s, piece)] !== NONE;
}

function isTierFull(s: State, tier: number): boolean {
  for (let column = 0; column < COLUMNS; column += 1) if (s.network[column * TIERS + tier] === NONE) return false;
  return true;
}

const CRAWLER = ENEMY_TYPES.indexOf('crawler');

const MOST_TURNS = 400;

export const boardInvariants: Invariants<State> = {
  'Data Chips are conserved': (s) => {
    const there = chipsInPlay(s);
    if (new Set(there).size !== there.length) return 'a Data Chip is in two places';
    if (s.outcome === null && there.length !== CHIPS.length) return `${there.length} Data Chips`;
    return there.every((chip) => chip in CHIPS) ? null : 'there is a chip that does not exist';
  },

  'a Sector holds its own chips': (s) =>
    s.sectors.every((stack, at) => stack.every((chip) => startsIn(chip) === at)) ? null : 'a chip is in a wrong Sector',

  'a chip is from where everybody thinks it may be from': (s) =>
    s.origins.every((origins, chip) => (origins & (1 << startsIn(chip))) !== 0) ? null : 'a chip is from elsewhere',

  'knowledge is with the players': (s) => {
    const all = everybody(s.seats);
    const notes = [...s.known, ...s.dealtKnown, ...s.poolKnown, ...s.objectiveKnown];
    return notes.every((seats) => (seats & ~all) === 0) ? null : 'somebody who is not here knows something';
  },

  'a face-up chip is known to all': (s) => {
    for (let slot = 0; slot < s.network.length; slot += 1) {
      if ((s.faceUp & (1 << slot)) === 0) continue;
      if (s.network[slot] === NONE) return 'an empty slot is face-up';
      if (s.outcome === null && s.known[s.network[slot]!] !== everybody(s.seats)) return 'a face-up chip is not known';
    }
    return null;
  },

  'the Network is filled from below': (s) => {
    for (let slot = 0; slot < s.network.length; slot += 1) {
      const tier = slot % TIERS;
      if (s.network[slot] === NONE) {
        if (s.placedBy[slot] !== NONE) return 'somebody placed nothing';
        continue;
      }
      if (tier > 0 && s.network[slot - 1] === NONE) return 'a chip hangs in the air';
      if (tier > 0 && !isTierFull(s, Math.min(tier, 2) - 1)) return 'a Tier was begun before the one below was full';
    }
    return null;
  },

  'a board has no more chips than slots': (s) => {
    for (let piece = 0; piece <= s.seats; piece += 1) {
      if (s.chips[piece * SLOTS] === NONE && s.chips[piece * SLOTS + 1] !== NONE) return 'the first slot is empty';
      if (chipsOf(s, piece) > (isPlayed(s, piece) ? slotsOf(s, piece) : 0)) return `piece ${piece} carries too many`;
    }
    return null;
  },

  'the Phases follow the Tiers': (s) => {
    const isComing = s.stack.some(({ stage }) => stage === 'humanPhase' || stage === 'machinePhase');
    const due = isTierFull(s, 1) ? 2 : isTierFull(s, 0) ? 1 : 0;
    return s.phase === due || isComing || s.outcome !== null ? null : `phase ${s.phase} instead of ${due}`;
  },

  'Sectors are within two of each other': (s) => {
    const [least, most] = [Math.min(...s.sectorValue), Math.max(...s.sectorValue)];
    return least >= 0 && most <= 4 && most - least <= 2 ? null : `the Sectors are at ${s.sectorValue.join(', ')}`;
  },

  'Enemies are conserved': (s) => {
    for (const [kind, { markers }] of ENEMIES.entries()) {
      const there = [...s.enemyAt, ...s.red].filter((one) => one === kind).length + s.left[kind]!;
      if (s.left[kind]! < 0 || (s.outcome === null ? there !== markers : there > markers))
        return `${there} of Enemy ${kind} instead of ${markers}`;
    }
    return null;
  },

  'Enemies are alive and no stronger than printed': (s) => {
    const wrong = (kind: number, health: number): boolean =>
      kind !== NONE && kind !== DEUS && (health < 1 || health > ENEMIES[kind]!.health);
    return s.enemyAt.some((kind, at) => wrong(kind, s.enemyHealth[at]!)) ||
      s.red.some((kind, at) => wrong(kind, s.redHealth[at]!))
      ? 'an Enemy has a wrong Health'
      : null;
  },

  'Crawlers and Deus are on the red path, others are not': (s) =>
    s.red.every((kind) => kind === NONE || kind === DEUS || Math.floor(kind / 3) === CRAWLER) &&
    s.enemyAt.every((kind) => kind === NONE || (kind !== DEUS && Math.floor(kind / 3) !== CRAWLER))
      ? null
      : 'an Enemy stands where it cannot be',

  'no Enemy stands in a Dead Zone': (s) =>
    s.enemyAt.every((kind, at) => kind === NONE || (s.destroyed & (1 << at)) === 0) ? null : 'one does',

  'Deus is where it stands': (s) => {
    const at = s.red.indexOf(DEUS);
    if (s.outcome !== null) return null;
    return isDeusHere(s) ? (at === s.deusAt ? null : 'Deus is elsewhere') : at < 0 ? null : 'Deus has not come';
  },

  'Apex is on its path': (s) => (s.apexAt >= GONE && s.apexAt <= 2 ? null : `Apex is at ${s.apexAt}`),

  'Scanners are conserved': (s) => {
    for (let kind = 0; kind < 2; kind += 1) {
      const held = s.scanners.filter((scanners) => (scanners & (1 << kind)) !== 0).length;
      if (held + s.scannersAt[kind]! !== SETUP[s.seats]!.scanners) return `Scanner ${kind + 1} is missing or double`;
    }
    return null;
  },

  'every bar is in its range': (s) => {
    for (const [bar, [least, most]] of Object.entries(BAR_ENDS)) {
      const at = s[bar as Bar];
      if (!Number.isInteger(at) || at < least || at > most) return `${bar} is ${at}`;
    }
    return null;
  },

  'a bar at its end has ended the game': (s) =>
    s.outcome !== null || (s.resource > 0 && s.morale > -10 && s.security > 0 && s.threat < 4)
      ? null
      : 'the game goes on',

  'an end has a cause and a victor': (s) =>
    (s.outcome !== null) === s.ended > 0 && (s.outcome !== null) === s.victor >= 0 ? null : 'it ended without reason',

  'nothing is open when it is over': (s) =>
    s.outcome === null || s.stack.length === 0 ? null : `${s.stack.at(-1)!.stage} is open`,

  'Health is in its range': (s) => {
    for (let piece = 0; piece <= s.seats; piece += 1) {
      const most = isPlayed(s, piece) ? maxHealth(s, piece) : 0;
      if (s.health[piece]! < 0 || s.health[piece]! > most) return `piece ${piece} has Health ${s.health[piece]}`;
    }
    return null;
  },

  'pieces are in a Place': (s) => {
    for (let piece = 0; piece <= s.seats; piece += 1) {
      const area = s.at[piece]!;
      if (area === NONE) continue;
      if (area < 0 || area >= AREAS || s.place[piece]! < 0 || s.place[piece]! >= PLACES[area]!.length)
        return `piece ${piece} is nowhere`;
    }
    return null;
  },

  'the detained are in the Cube': (s) => {
    for (let seat = 0; seat < s.seats; seat += 1)
      if (isDetained(s, seat) && (s.at[seat] !== NETWORK || s.place[seat] !== CUBE)) return `seat ${seat} is not`;
    return null;
  },

  'whoever lies on the yellow zone is at HQ': (s) => {
    for (let seat = 0; seat < s.seats; seat += 1)
      if ((s.zone & (1 << seat)) !== 0 && s.at[seat] !== HQ) return `seat ${seat} is not`;
    return null;
  },

  'the Leader is not detained': (s) =>
    s.leader === NONE || !isDetained(s, s.leader) || s.outcome !== null || s.stack.some(({ stage }) => stage === 'vote')
      ? null
      : 'the Leader is detained',

  'Leader and General are two': (s) =>
    s.leader === NONE || s.leader !== s.general ? null : 'somebody has both badges',

  'no General has lost the privilege': (s) =>
    s.general === NONE || (s.revoked & (1 << s.general)) === 0 ? null : 'the General has a marker',

  'a Level 2 Boost comes after Level 1': (s) =>
    s.boosts.every((boosts) => ((boosts >> 1) & ~boosts & 0b01010101) === 0) ? null : 'a Level 1 Boost is locked',

  'points are counts': (s) =>
    [s.ap, s.move, s.turns, s.draws, ...s.steps, ...s.bar, ...s.tally].every((n) => Number.isInteger(n) && n >= 0)
      ? null
      : 'one is negative',

  // No rule: what goes on for longer than any table would goes on for ever, and a fault lets it.
  'it ends in time': (s) => (s.turns <= MOST_TURNS ? null : `it is turn ${s.turns}`),

  'tallies agree': (s) => {
    for (let seat = 0; seat < s.seats; seat += 1) {
      const of = (what: number): number => s.tally[seat * TALLIES + what]!;
      if (of(PLACED_OTHER) > of(PLACED) || of(BIG_KILLS) > of(KILLS)) return `those of seat ${seat} do not`;
    }
    return null;
  },
};
