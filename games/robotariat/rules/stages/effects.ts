import { grouping, only, pick, pickSome, type Seat } from '@tablewright/kernel';
import { LEADS, type LeadAct, NOTHING, PUT_BACKS, type PutBackAct, SENDS, type SendAct } from '../content/acts.ts';
import {
  ARROWS,
  CIVILIANS,
  DISTANCE,
  OPPRESSORS,
  PATHS,
  type Path,
  spaceNamed,
  SPACES,
  type Space,
} from '../content/board.ts';
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
import { encounterOf } from './activations.ts';
import { endIfOver } from './ending.ts';
import { formerLead, formerPutBack, formerSend } from './former.ts';

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
export const alarm = stage.acts('alarm', {
  rule: 'RTA-926',
  who: (_s, f) => only(f.by),
  offer(s, f, _seat, acts: SendAct[]) {
    for (const npc of OPPRESSORS) {
      if (s.npcAt[npc] === NONE || (f.moved & (1 << npc)) !== 0) continue;
      for (let space = 0; space < SPACES.length; space += 1) {
        if (space !== s.npcAt[npc] && (f.to === NONE || f.to === space)) acts.push(SENDS[npc]![space]!);
      }
    }
  },
  absent: (s, f) => quietestAlarm(s, f.to),
  formerly: formerSend,
  why: () => ({ rule: 'RTA-926', why: 'Choose an Oppressor on the board and a space where it does not stand yet.' }),
  does: {
    send(s, f, { value: { npc, to } }, k) {
      const row = npc - 1;
      const space = spaceNamed(to);
      const from = SPACES[s.npcAt[row]!]!;
      s.npcAt[row] = space;
      k.tell({ type: 'alarmed', by: f.by, npc, from, to });
      if (encounterOf(s, k, f.by, row)) return;
      f.patrols -= 1;
      f.to = space;
      f.moved |= 1 << row;
      const another = OPPRESSORS.some((other) => s.npcAt[other] !== NONE && s.npcAt[other] !== space);
      if (f.patrols === 0 || !another) k.done();
    },
  },
});

/** The ledger's default: the oldest Oppressor, to the space next to it with the fewest players and posters. */
function quietestAlarm(s: State, to: number): SendAct {
  const npc = OPPRESSORS.find((one) => s.npcAt[one] !== to)!; // to is NONE at first, and so is one that is not out
  if (to !== NONE) return SENDS[npc]![to]!;
  const weight = (space: number): number => s.posters[space]! + s.at.filter((at) => at === space).length;
  const near = SPACES.map((_, space) => space).filter((space) => DISTANCE[s.npcAt[npc]!]![space] === 1);
  return SENDS[npc]![near.reduce((best, space) => (weight(space) < weight(best) ? space : best))]!;
}

// --------------------------------------------------------------------------------------------------------------- posters

// S07 Up to two posters from the supply, on different spaces.
export const paste = stage.ask('paste', {
  rule: 'RTA-927',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pickSome(SPACES, { min: 0, max: Math.min(f.most, s.supply) }),
  absent: () => ['R'] as const,
  why: () => ({ rule: 'RTA-927', why: 'Choose up to two different spaces, and no more than there are posters.' }),
  answer(s, f, { value }, k) {
    for (const space of value) {
      putPoster(s, spaceNamed(space));
      k.tell({ type: 'postered', by: f.by, at: space });
    }
    k.done();
  },
});

// S07 with its extra: up to two posters of the Junk Pile, together.
export const repaste = stage.acts('repaste', {
  rule: 'RTA-927',
  who: (_s, f) => only(f.by),
  offer(s, f, _seat, acts: PutBackAct[]) {
    acts.push(NOTHING);
    for (let posters = 1; posters <= Math.min(f.most, s.junk); posters += 1) acts.push(...PUT_BACKS[posters - 1]!);
  },
  absent: () => NOTHING,
  formerly: formerPutBack,
  why: () => ({
    rule: 'RTA-927',
    why: 'Choose how many posters of the Junk Pile, at most two, and one space for them.',
  }),
  does: {
    none: (_s, _f, _said, k) => k.done(),
    putBack(s, f, { value: { posters, to } }, k) {
      putBackFromJunk(s, spaceNamed(to), posters);
      k.tell({ type: 'repasted', by: f.by, posters, at: to });
      k.done();
    },
  },
});

const EACH_ALONE = SPACES.map((_, space) => [space]);

// S09 Any posters from the board into the Junk Pile.
export const burn = stage.ask('burn', {
  rule: 'RTA-929',
  who: (_s, f) => only(f.by),
  offer: (s) => grouping<Space>(SPACES, s.posters.slice(), EACH_ALONE),
  absent: () => [],
  why: () => ({ rule: 'RTA-929', why: 'Choose posters that hang on the board, each on a space that has as many.' }),
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

/** An NPC, by its row, follows the arrow of a path; the encounter is still to come. */
export function walkAlong(s: State, k: K, by: Seat, row: number, path: Path): void {
  const from = SPACES[s.npcAt[row]!]!;
  s.npcAt[row] = ARROWS[PATHS.indexOf(path)]![s.npcAt[row]!]!;
  k.tell({ type: 'led', by, npc: row + 1, path, from, to: SPACES[s.npcAt[row]]! });
}

// S08 A Civilian of one's choice along a path of one's choice; with the extra the others too, in order of entry.
export const strike = stage.acts('strike', {
  rule: 'RTA-928',
  who: (_s, f) => only(f.by),
  offer(s, f, _seat, acts: LeadAct[]) {
    if (f.moved !== 0) acts.push(...LEADS[nextToStrike(s, f.moved)]!);
    else for (const npc of CIVILIANS) if (s.npcAt[npc] !== NONE) acts.push(...LEADS[npc]!);
  },
  absent: (s, f) => LEADS[nextToStrike(s, f.moved)]![0]!,
  formerly: formerLead,
  why: () => ({ rule: 'RTA-928', why: 'Choose a Civilian on the board that has not moved yet, and a path for it.' }),
  does: {
    lead(s, f, { value: { npc, path } }, k) {
      const row = npc - 1;
      walkAlong(s, k, f.by, row, path);
      if (encounter(s, k, row) === null) return;
      f.moved |= 1 << row;
      if (f.all === 0 || nextToStrike(s, f.moved) === NONE) k.done();
    },
  },
});

function nextToStrike(s: State, moved: number): number {
  return CIVILIANS.find((npc) => s.npcAt[npc] !== NONE && (moved & (1 << npc)) === 0) ?? NONE;
}

// ------------------------------------------------------------------------------------------------------------------- cook

const LEVELS = Array.from({ length: 5 }, (_, most) => pick(Array.from({ length: most + 1 }, (_each, i) => i)));

// S10 Levels of the Office become SPARK.
export const cook = stage.ask('cook', {
  rule: 'RTA-930',
  who: (_s, f) => only(f.by),
  offer: (s, f) => LEVELS[Math.min(f.most, s.office)]!,
  absent: () => 0,
  why: (s, f) => ({
    rule: 'RTA-930',
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
