import { grouping, only, pick, pickSome, type Seat } from '@tablewright/kernel';
import { ARROWS, CIVILIANS, DISTANCE, OPPRESSORS, PATHS, spaceNamed, SPACES, type Space } from '../content/board.ts';
import { reputationForBurning, type SabotageEffect, SABOTAGE_IDS } from '../content/cards.ts';
import { encounter } from '../encounters.ts';
import { type K, stage } from '../events.ts';
import {
  anyCivilian,
  anyOppressor,
  BY_CARD,
  BY_CARD_ADJUSTED,
  DRAINED,
  NONE,
  noteDeed,
  type State,
  TORN,
} from '../state.ts';
import { changeOffice, gainReputation, junkPosters, putBackFromJunk, putPoster } from '../tracks.ts';
import { encounterOf, readSend, SENDS } from './activations.ts';
import { endIfOver } from './ending.ts';

// What Sabotage cards do (ledger 4.5). An effect happens at once, or puts its question on the stack.

/** How many spaces bear a poster. */
export function postersOut(s: State): number {
  let spaces = 0;
  for (const posters of s.posters) if (posters > 0) spaces += 1;
  return spaces;
}

export function perform(s: State, k: K, by: Seat, card: number, effect: SabotageEffect): void {
  switch (effect.does) {
    case 'office': {
      const levels = changeOffice(s, effect.levels);
      if (levels === 0) return k.tell({ type: 'fizzled', by, card: SABOTAGE_IDS[card]! });
      return k.tell({ type: 'office', by, by_how: levels, level: s.office });
    }
    case 'spark':
      return gainSpark(s, k, by, effect.amount);
    case 'broadcast':
      if (postersOut(s) === 0) return k.tell({ type: 'fizzled', by, card: SABOTAGE_IDS[card]! });
      return gainSpark(s, k, by, Math.min(effect.most, postersOut(s)));
    case 'roll':
      return k.push({ stage: 'npcTurn', by, cause: effect.adjust ? BY_CARD_ADJUSTED : BY_CARD });
    case 'jam':
      s.jammed = effect.turns;
      return k.tell({ type: 'jammed', by, turns: effect.turns });
    case 'cookAll':
      return cookBooks(s, k, by, s.office, effect.more);
    default:
      return isIdle(s, effect)
        ? k.tell({ type: 'fizzled', by, card: SABOTAGE_IDS[card]! })
        : k.push(questionOf(by, effect));
  }
}

type Asking = Extract<SabotageEffect, { does: 'alarm' | 'paste' | 'repaste' | 'strike' | 'burn' | 'cook' }>;

/** RTA-314 Used all the same, but there is nothing to decide. */
function isIdle(s: State, effect: Asking): boolean {
  switch (effect.does) {
    case 'alarm':
      return !anyOppressor(s);
    case 'paste':
      return s.supply === 0;
    case 'repaste':
      return s.junk === 0;
    case 'strike':
      return !anyCivilian(s);
    case 'burn':
      return postersOut(s) === 0;
    case 'cook':
      return s.office === 0;
  }
}

function questionOf(by: Seat, effect: Asking): State['stack'][number] {
  switch (effect.does) {
    case 'alarm':
      return { stage: 'alarm', by, patrols: effect.patrols, to: NONE, moved: 0 };
    case 'paste':
    case 'repaste':
    case 'cook':
      return { stage: effect.does, by, most: effect.most };
    case 'strike':
      return { stage: 'strike', by, all: effect.all ? 1 : 0, moved: 0 };
    case 'burn':
      return { stage: 'burn', by };
  }
}

function gainSpark(s: State, k: K, by: Seat, amount: number): void {
  s.funds += amount;
  k.tell({ type: 'spark', by, amount });
  endIfOver(s, k);
}

// ----------------------------------------------------------------------------------------------------------------- alarm

// S06 An Oppressor goes to any other space; with the extra a second one follows it.
export const alarm = stage.ask('alarm', {
  rule: 'RTA-315',
  who: (_s, f) => only(f.by),
  offer(s, f) {
    const options: string[] = [];
    for (const npc of OPPRESSORS) {
      if (s.npcAt[npc] === NONE || (f.moved & (1 << npc)) !== 0) continue;
      for (let space = 0; space < SPACES.length; space += 1) {
        if (space !== s.npcAt[npc] && (f.to === NONE || f.to === space)) options.push(SENDS[npc]![space]!);
      }
    }
    return pick(options);
  },
  absent: (s, f) => quietestAlarm(s, f.to),
  why: () => ({ rule: 'RTA-315', why: 'Choose an Oppressor on the board and a space where it does not stand yet.' }),
  answer(s, f, { value }, k) {
    const { npc, to } = readSend(value);
    const from = SPACES[s.npcAt[npc]!]!;
    s.npcAt[npc] = to;
    k.tell({ type: 'alarmed', by: f.by, npc: npc + 1, from, to: SPACES[to]! });
    if (encounterOf(s, k, f.by, npc)) return;
    f.patrols -= 1;
    f.to = to;
    f.moved |= 1 << npc;
    const another = OPPRESSORS.some((other) => s.npcAt[other] !== NONE && s.npcAt[other] !== to);
    if (f.patrols === 0 || !another) k.done();
  },
});

/** The ledger's default: the oldest Oppressor, to the space next to it with the fewest players and posters. */
function quietestAlarm(s: State, to: number): string {
  const npc = OPPRESSORS.find((one) => s.npcAt[one] !== NONE && (to === NONE || s.npcAt[one] !== to))!;
  if (to !== NONE) return SENDS[npc]![to]!;
  const weight = (space: number): number => s.posters[space]! + s.at.filter((at) => at === space).length;
  const near = SPACES.map((_, space) => space).filter((space) => DISTANCE[s.npcAt[npc]!]![space] === 1);
  return SENDS[npc]![near.reduce((best, space) => (weight(space) < weight(best) ? space : best))]!;
}

// --------------------------------------------------------------------------------------------------------------- posters

// S07 Up to two posters from the supply, on different spaces.
export const paste = stage.ask('paste', {
  rule: 'RTA-315',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pickSome(SPACES, { min: 0, max: Math.min(f.most, s.supply) }),
  absent: () => ['R'] as const,
  why: () => ({ rule: 'RTA-315', why: 'Choose up to two different spaces, and no more than there are posters.' }),
  answer(s, f, { value }, k) {
    for (const space of value) {
      putPoster(s, spaceNamed(space));
      k.tell({ type: 'postered', by: f.by, at: space });
    }
    k.done();
  },
});

/** by number: so many posters together on each space, or none */
const REPASTES = [1, 2].map((most) =>
  pick(['none', ...Array.from({ length: most }, (_, i) => SPACES.map((space) => `${i + 1}-${space}`)).flat()]),
);

// S07 with its extra: up to two posters of the Junk Pile, together.
export const repaste = stage.ask('repaste', {
  rule: 'RTA-315',
  who: (_s, f) => only(f.by),
  offer: (s, f) => REPASTES[Math.min(f.most, s.junk) - 1]!,
  absent: () => 'none',
  why: () => ({
    rule: 'RTA-315',
    why: 'Choose how many posters of the Junk Pile, at most two, and one space for them.',
  }),
  answer(s, f, { value }, k) {
    if (value !== 'none') {
      const { npc, to } = readSend(value); // the same writing: a number, then a space
      putBackFromJunk(s, to, npc + 1);
      k.tell({ type: 'repasted', by: f.by, posters: npc + 1, at: SPACES[to]! });
    }
    k.done();
  },
});

const EACH_ALONE = SPACES.map((_, space) => [space]);

// S09 Any posters from the board into the Junk Pile.
export const burn = stage.ask('burn', {
  rule: 'RTA-315',
  who: (_s, f) => only(f.by),
  offer: (s) => grouping<Space>(SPACES, s.posters.slice(), EACH_ALONE),
  absent: () => [],
  why: () => ({ rule: 'RTA-315', why: 'Choose posters that hang on the board, each on a space that has as many.' }),
  answer(s, f, { value }, k) {
    const from: Record<string, number> = {};
    for (const [space] of value) {
      junkPosters(s, spaceNamed(space!), 1);
      from[space!] = (from[space!] ?? 0) + 1;
    }
    noteDeed(s, f.by, TORN, value.length);
    const reputation = gainReputation(s, reputationForBurning(value.length));
    k.tell({ type: 'burnt', by: f.by, posters: value.length, reputation, from });
    k.done();
  },
});

// ----------------------------------------------------------------------------------------------------------------- strike

/** by NPC, then by path */
export const WAYS: readonly (readonly string[])[] = Array.from({ length: 6 }, (_, npc) =>
  PATHS.map((path) => `${npc + 1}-${path}`),
);

/** '1-yellow' taken apart: the NPC and the path. */
export function readWay(value: string): { npc: number; path: number } {
  return { npc: value.charCodeAt(0) - 49, path: value.endsWith('yellow') ? 0 : 1 };
}

// S08 A Civilian of one's choice along a path of one's choice; with the extra the others too, in order of entry.
export const strike = stage.ask('strike', {
  rule: 'RTA-315',
  who: (_s, f) => only(f.by),
  offer(s, f) {
    if (f.moved !== 0) return pick(WAYS[nextToStrike(s, f.moved)]!);
    return pick(CIVILIANS.flatMap((npc) => (s.npcAt[npc] === NONE ? [] : WAYS[npc]!)));
  },
  absent: (s, f) => WAYS[nextToStrike(s, f.moved)]![0]!,
  why: () => ({ rule: 'RTA-315', why: 'Choose a Civilian on the board that has not moved yet, and a path for it.' }),
  answer(s, f, { value }, k) {
    const { npc, path } = readWay(value);
    const from = SPACES[s.npcAt[npc]!]!;
    s.npcAt[npc] = ARROWS[path]![s.npcAt[npc]!]!;
    k.tell({ type: 'led', by: f.by, npc: npc + 1, path: PATHS[path]!, from, to: SPACES[s.npcAt[npc]]! });
    if (encounter(s, k, npc) === null) return;
    f.moved |= 1 << npc;
    if (f.all === 0 || nextToStrike(s, f.moved) === NONE) k.done();
  },
});

function nextToStrike(s: State, moved: number): number {
  return CIVILIANS.find((npc) => s.npcAt[npc] !== NONE && (moved & (1 << npc)) === 0) ?? NONE;
}

// ------------------------------------------------------------------------------------------------------------------- cook

const LEVELS = Array.from({ length: 5 }, (_, most) => pick(Array.from({ length: most + 1 }, (_each, i) => i)));

// S10 Levels of the Office become SPARK.
export const cook = stage.ask('cook', {
  rule: 'RTA-315',
  who: (_s, f) => only(f.by),
  offer: (s, f) => LEVELS[Math.min(f.most, s.office)]!,
  absent: () => 0,
  why: (s, f) => ({
    rule: 'RTA-315',
    why: `You can lower the Office by up to ${Math.min(f.most, s.office)}, or leave it as it is.`,
  }),
  answer(s, f, { value }, k) {
    k.done();
    cookBooks(s, k, f.by, value, 0);
  },
});

function cookBooks(s: State, k: K, by: Seat, levels: number, more: number): void {
  changeOffice(s, -levels);
  noteDeed(s, by, DRAINED, levels);
  s.funds += levels + more;
  k.tell({ type: 'cooked', by, levels, spark: levels + more });
  endIfOver(s, k);
}
