import { only, pick, type Seat } from '@tablewright/kernel';
import { KEEP, LEADS, type LeadAct, SETTINGS, type SetAct } from '../content/acts.ts';
import {
  ARROWS,
  CIVILIAN,
  CIVILIANS,
  DICE,
  FACES,
  KINDS,
  OPPRESSOR,
  OPPRESSORS,
  PATHS,
  type Space,
  spaceNamed,
  SPACES,
  X,
} from '../content/board.ts';
import { ALICE, ARCITECH, MT_Q, ZENDER } from '../content/characters.ts';
import { upgraded } from '../content/scene.ts';
import { encounter } from '../encounters.ts';
import { type K, stage } from '../events.ts';
import {
  anyCivilian,
  anyOppressor,
  BY_CARD_ADJUSTED,
  type Frame,
  NONE,
  NPC_TURN,
  seatOfCharacter,
  type State,
} from '../state.ts';
import { noteHistory, putBackFromJunk } from '../tracks.ts';
import { walkAlong } from './effects.ts';
import { formerLead, formerSetting } from './former.ts';

// The NPC turn (ledger 3.4): what replaces or precedes the roll, the roll and what changes it, movement, encounters.

type Roll = Omit<Extract<Frame, { stage: 'roll' }>, 'stage'>;

// RTA-401, RTA-402 The abilities that come before the dice: whoever has none of them simply rolls.
export const npcTurn = stage.happens('npcTurn', (s, { by, cause }, k) => {
  const character = s.character[by];
  if (character === ZENDER && anyCivilian(s)) return k.become({ stage: 'lead', by, cause });
  if (character === ALICE && anyOppressor(s) && !isJammed(s, cause)) return k.become({ stage: 'steer', by, cause });
  k.become({ stage: 'roll', by, cause, led: NONE, black: NONE, red: NONE });
});

/** S03 stops arrows in NPC turns only. */
function isJammed(s: State, cause: number): boolean {
  return cause === NPC_TURN && s.jammed > 0;
}

// RTA-811, RTA-812 Zender moves one Civilian, which encounters at once, before any die is rolled.
export const lead = stage.acts('lead', {
  rule: 'RTA-811',
  who: (_s, f) => only(f.by),
  offer(s, _f, _seat, acts: LeadAct[]) {
    for (const npc of CIVILIANS) if (s.npcAt[npc] !== NONE) acts.push(LEADS[npc]![0]!, LEADS[npc]![1]!);
  },
  absent: () => LEADS[CIVILIANS[0]!]![0]!,
  formerly: formerLead,
  why: () => ({ rule: 'RTA-812', why: 'Choose a Civilian on the board and a path; Zender has to move one.' }),
  does: {
    lead(s, f, { value: { npc, path } }, k) {
      const row = npc - 1;
      walkAlong(s, k, f.by, row, path);
      k.become({ stage: 'roll', by: f.by, cause: f.cause, led: row, black: NONE, red: NONE });
      encounter(s, k, row);
    },
  },
});

const EITHER_PATH = pick(PATHS);

// RTA-802 Alice names the Oppressors' path; she never rolls the black die.
export const steer = stage.ask('steer', {
  rule: 'RTA-802',
  who: (_s, f) => only(f.by),
  offer: () => EITHER_PATH,
  absent: () => 'blue',
  answer(_s, f, { value }, k) {
    k.tell({ type: 'steered', by: f.by, path: value });
    k.become({ stage: 'roll', by: f.by, cause: f.cause, led: NONE, black: PATHS.indexOf(value), red: NONE });
  },
});

// ----------------------------------------------------------------------------------------------------------- the dice

/** RTA-802 Alice's die is never rolled, not even again. */
function rollsBlack(s: State, by: Seat): boolean {
  return s.character[by] !== ALICE;
}

/** What came up lies on the table, in the frame of the roll, before it is told. */
function rollDice(s: State, k: K, roll: Roll, which: { black: boolean; red: boolean; again: boolean }): void {
  s.rolls += 1;
  if (which.black) roll.black = DICE.black.faces[k.chance(6, 'black die', s.rolls)]!;
  if (which.red) roll.red = DICE.red.faces[k.chance(6, 'red die', s.rolls)]!;
  const black = roll.black === NONE ? null : FACES[roll.black]!;
  const dice = which.black && which.red ? 'both' : which.black ? 'black' : 'red';
  k.tell({ type: 'rolled', by: roll.by, black, red: FACES[roll.red]!, again: which.again, dice });
}

function rollOf({ by, cause, led, black, red }: Roll): Roll {
  return { by, cause, led, black, red };
}

export const roll = stage.happens('roll', (s, f, k) => {
  rollDice(s, k, f, { black: rollsBlack(s, f.by), red: true, again: false });
  if (s.character[f.by] === MT_Q) return k.become({ stage: 'reroll', ...rollOf(f) });
  afterRoll(s, k, f);
});

/** U06, S02 What may still change the dice, in this order after MT-Q. */
function afterRoll(s: State, k: K, roll: Roll): void {
  if (roll.cause === NPC_TURN && upgraded(s, roll.by, 'forecast') > 0) {
    return k.become({ stage: 'forecast', ...rollOf(roll) });
  }
  if (roll.cause === BY_CARD_ADJUSTED) return k.become({ stage: 'adjust', ...rollOf(roll) });
  const { by, cause, led, black, red } = roll;
  k.become({ stage: 'march', by, cause, led, black, red }); // at every roll, where a spread would be dear
}

const REROLL = pick(['keep', 'reroll'] as const);

// RTA-808 MT-Q may roll both dice once more, and must accept that.
export const reroll = stage.ask('reroll', {
  rule: 'RTA-808',
  who: (_s, f) => only(f.by),
  offer: () => REROLL,
  absent: () => 'keep',
  answer(s, f, { value }, k) {
    if (value === 'reroll') rollDice(s, k, f, { black: true, red: true, again: true });
    afterRoll(s, k, f);
  },
});

const ONE_DIE = pick<'keep' | 'black' | 'red'>(['keep', 'black', 'red']);
const RED_DIE = pick<'keep' | 'black' | 'red'>(['keep', 'red']);

// U06 One die again, once in the own NPC turn.
export const forecast = stage.ask('forecast', {
  rule: 'RTA-916',
  who: (_s, f) => only(f.by),
  offer: (s, f) => (rollsBlack(s, f.by) ? ONE_DIE : RED_DIE),
  absent: () => 'keep',
  why: (s, f, _seat, value) =>
    value === 'black' && !rollsBlack(s, f.by)
      ? { rule: 'RTA-802', why: 'Alice does not roll the black die, so it cannot be rolled again.' }
      : null,
  answer(s, f, { value }, k) {
    if (value !== 'keep') rollDice(s, k, f, { black: value === 'black', red: value === 'red', again: true });
    k.become({ stage: 'march', ...rollOf(f) });
  },
});

// S02 with its extra: one die is set to another of its faces.
export const adjust = stage.acts('adjust', {
  rule: 'RTA-922',
  who: (_s, f) => only(f.by),
  offer(s, f, _seat, acts: SetAct[]) {
    acts.push(KEEP);
    for (let face = 0; face < FACES.length; face += 1) {
      if (rollsBlack(s, f.by) && face !== f.black) acts.push(SETTINGS.black[face]!);
      if (face !== f.red) acts.push(SETTINGS.red[face]!);
    }
  },
  absent: () => KEEP,
  formerly: formerSetting,
  why: () => ({ rule: 'RTA-922', why: 'Set one of the dice that were rolled to another of its faces, or keep them.' }),
  does: {
    keep: (_s, f, _said, k) => k.become({ stage: 'march', ...rollOf(f) }),
    set(_s, f, { value: { die, face } }, k) {
      f[die] = FACES.indexOf(face);
      k.tell({ type: 'adjusted', by: f.by, die, face });
      k.become({ stage: 'march', ...rollOf(f) });
    },
  },
});

// -------------------------------------------------------------------------------------------------------------- movement

// RTA-403 to RTA-407 All Oppressors, then all Civilians, then the token; nothing is resolved in between.
export const march = stage.happens('march', (s, f, k) => {
  let arrived = 0;
  if (f.black !== NONE && f.black !== X && anyOppressor(s)) {
    const held = isJammed(s, f.cause);
    if (!held) arrived |= moveAll(s, OPPRESSORS, f.black, NONE);
    k.tell({ type: 'marched', kind: KINDS[OPPRESSOR], path: PATHS[f.black]!, held });
  }
  if (f.red !== X) {
    const moved = moveAll(s, CIVILIANS, f.red, f.led);
    if (moved !== 0) k.tell({ type: 'marched', kind: KINDS[CIVILIAN], path: PATHS[f.red]!, held: false });
    arrived |= moved;
  }
  if (f.black === X) moveToken(s, k, DICE.black.xPath); // RTA-406 the black die first
  if (f.red === X) moveToken(s, k, DICE.red.xPath);
  k.become({ stage: 'encounters', by: f.by, cause: f.cause, arrived, saved: 0 });
});

/** Those that moved, as bits (RTA-409). */
function moveAll(s: State, npcs: readonly number[], path: number, except: number): number {
  let moved = 0;
  for (const npc of npcs) {
    if (s.npcAt[npc] === NONE || npc === except) continue;
    s.npcAt[npc] = ARROWS[path]![s.npcAt[npc]!]!;
    moved |= 1 << npc;
  }
  return moved;
}

/** RTA-405, RTA-411 */
function moveToken(s: State, k: K, path: number): void {
  const from = SPACES[s.token]!;
  s.token = ARROWS[path]![s.token]!;
  k.tell({ type: 'token', from, to: SPACES[s.token]! });
}

// ------------------------------------------------------------------------------------------------------------ encounters

/** RTA-408, RTA-412 First the Oppressors, then the Civilians, each kind in order of entry. */
const ORDER = [...OPPRESSORS, ...CIVILIANS];

export const encounters = stage.happens('encounters', (s, f, k) => {
  for (const npc of ORDER) {
    if ((f.arrived & (1 << npc)) === 0) continue;
    f.arrived &= ~(1 << npc);
    const meeting = encounter(s, k, npc);
    if (meeting === null) return;
    if (meeting.torn > 0 && asksArciTech(s, f.cause, f.saved)) {
      const { by, arrived } = f;
      return k.become({ stage: 'salvage', by: seatOfCharacter(s, ARCITECH), conductor: by, arrived });
    }
  }
  if (f.cause === NPC_TURN) {
    noteHistory(s);
    if (s.jammed > 0) s.jammed -= 1;
  }
  k.done();
});

/** RTA-803, RTA-804 Once in an NPC turn, and only there. */
function asksArciTech(s: State, cause: number, saved: number): boolean {
  return cause === NPC_TURN && saved === 0 && seatOfCharacter(s, ARCITECH) !== NONE;
}

const SALVAGE = pick<Space | 'none'>([...SPACES, 'none']);

// RTA-803 ArciTech may put one of the posters back at once, before the next Oppressor is resolved.
export const salvage = stage.ask('salvage', {
  rule: 'RTA-803',
  who: (_s, f) => only(f.by),
  offer: () => SALVAGE,
  absent: () => 'none',
  answer(s, f, { value }, k) {
    const saved = value === 'none' ? 0 : 1;
    if (value !== 'none') {
      putBackFromJunk(s, spaceNamed(value), 1);
      k.tell({ type: 'salvaged', by: f.by, at: value });
    }
    k.become({ stage: 'encounters', by: f.conductor, cause: NPC_TURN, arrived: f.arrived, saved });
  },
});
