import type { Outcome, Seat, Viewer } from '@tablewright/kernel';
import { type Selection, SELECTIONS } from './content/selections.ts';
import { COLOURS, DATA, type Length } from './content/types.ts';
import { fellowsOf } from './setup.ts';
import { AI, blocksInCity, cityOf, type Frame, HUMAN, NONE, required, type State, teamOf, TYPES } from './state.ts';

// What one seat, or somebody who watches, sees (ledger 5). Built up from nothing: what is not written here is told to
// nobody. It is also all that the viewer remembers: a world is sampled from it alone.

type Team = 'ai' | 'human';
type Split = { ai: number; human: number };
type Blocks = { [type: string]: number };

export type OperativeView = {
  colour: string;
  at: string;
  /** the revealed selection, null before the first reveal */
  selected: Selection | null;
  blocks: Blocks;
  tokens: number;
  /** null where I do not know it */
  team: Team | null;
};

export type AssimilationView = {
  /** the amount is public (EMG-405), the split only to its owner until the game is over (EMG-407) */
  inserted: { seat: Seat; tokens: number; split: Split | null }[];
  /** null while the box still travels */
  opened: Split | null;
};

type SealedView = { stage: 'briefing' | 'select'; ready: boolean[]; mine: Selection | 'understood' | null };

/** A frame as it is seen: of a sealed question everybody sees who is ready, and one's own answer (EMG-107). */
export type FrameView =
  | SealedView
  | { stage: Exclude<Frame['stage'], 'briefing' | 'select'>; [detail: string]: string | number };

export type View = {
  me: Viewer;
  seats: number;
  city: string;
  length: Length;
  roundLimit: number;
  round: number;
  leader: Seat;
  operatives: OperativeView[];
  /** what lies on the tiles; empty tiles are left out */
  blocks: { [tile: string]: Blocks };
  blocksInCity: number;
  totals: Split;
  required: Split;
  assimilations: AssimilationView[];
  spied: { by: Seat; on: Seat; saw: Team | null }[];
  /** what the supply has given out: blocks by type, then tokens */
  supplied: number[];
  now: FrameView[];
  outcome: Outcome | null;
};

/** One look at the table for all who watch it: what everybody sees is made once and stands in every view. */
export function views(s: State): (me: Viewer) => View {
  return viewMaker(s, s.outcome !== null); // EMG-508
}

/** Every card, split and spying in the open, at any moment; for looking at a game again that is over. */
export function openView(s: State): View {
  return viewMaker(s, true)('spectator');
}

function viewMaker(s: State, open: boolean): (me: Viewer) => View {
  const operatives = s.at.map((_, seat) => operativeSeen(s, seat, open ? teamOf(s, seat) : null));
  const blocks = blocksSeen(s);
  const left = blocksInCity(s);
  const totals: Split = { ai: s.totals[AI]!, human: s.totals[HUMAN]! };
  const { ai, human } = required(s);
  const wanted: Split = { ai, human };
  const assimilations = assimilationsSeen(s, open);
  const spied = spyingSeen(s, open);
  const supplied = s.supplied.slice();
  const now = s.stack.map((frame) => frameSeen(frame));
  return (me) => {
    const hidden = open || me === 'spectator';
    return {
      me,
      seats: s.seats,
      city: s.city,
      length: s.length,
      roundLimit: s.roundLimit,
      round: s.round,
      leader: s.leader,
      operatives: hidden ? operatives : withTeamsKnown(s, operatives, me),
      blocks,
      blocksInCity: left,
      totals,
      required: wanted,
      assimilations: hidden ? assimilations : withOwnSplits(s, assimilations, me),
      spied: hidden ? spied : withOwnSpying(s, spied, me),
      supplied,
      now: me === 'spectator' ? now : withOwnAnswer(s, now, me),
      outcome: s.outcome,
    };
  };
}

export function operativeSeen(s: State, seat: Seat, team: Team | null): OperativeView {
  return {
    colour: COLOURS[seat]!,
    at: cityOf(s).names[s.at[seat]!]!,
    selected: selectionOf(s, seat),
    blocks: blocksAt(s.held, seat * TYPES),
    tokens: s.tokens[seat]!,
    team,
  };
}

/** EMG-011, EMG-012, EMG-252 The own card, a Human's fellow, and what one has spied out. */
function withTeamsKnown(s: State, operatives: readonly OperativeView[], me: Seat): OperativeView[] {
  const seen = operatives.slice();
  const learn = (seat: Seat): void => {
    const { colour, at, selected, blocks, tokens } = operatives[seat]!;
    seen[seat] = { colour, at, selected, blocks, tokens, team: teamOf(s, seat) };
  };
  learn(me);
  if (s.allegiance[me] === HUMAN) for (const fellow of fellowsOf(s, me)) learn(fellow);
  for (let i = 0; i < s.spied.length; i += 2) if (s.spied[i] === me) learn(s.spied[i + 1]!);
  return seen;
}

function selectionOf(s: State, seat: Seat): Selection | null {
  return s.action[seat] === NONE ? null : SELECTIONS[s.action[seat]! * 2 + s.augmentation[seat]!]!;
}

/** Blocks by type as they are shown, by their counts: the same few come again and again, on tiles and in hands. */
const KNOWN_BLOCKS = new Map<number, Blocks>();
/** More of one type than ever lie together: such blocks would simply be made anew each time. */
const MOST_KNOWN = 64;

function blocksAt(counts: readonly number[], from: number): Blocks {
  let key = 0;
  for (let type = 0; type < TYPES; type += 1) {
    const count = counts[from + type]!;
    if (count >= MOST_KNOWN) return namedBlocks(counts, from);
    key = key * MOST_KNOWN + count;
  }
  let known = KNOWN_BLOCKS.get(key);
  if (known === undefined) {
    known = Object.freeze(namedBlocks(counts, from));
    KNOWN_BLOCKS.set(key, known);
  }
  return known;
}

function namedBlocks(counts: readonly number[], from: number): Blocks {
  const blocks: Blocks = {};
  for (let type = 0; type < TYPES; type += 1) {
    const count = counts[from + type]!;
    if (count > 0) blocks[DATA[type]!] = count;
  }
  return blocks;
}

function blocksSeen(s: State): { [tile: string]: Blocks } {
  const { names } = cityOf(s);
  const { lying } = s;
  const seen: { [tile: string]: Blocks } = {};
  for (let tile = 0; tile < names.length; tile += 1) {
    const from = tile * TYPES;
    if ((lying[from]! | lying[from + 1]! | lying[from + 2]! | lying[from + 3]!) !== 0) {
      seen[names[tile]!] = blocksAt(lying, from);
    }
  }
  return seen;
}

export function assimilationsSeen(s: State, open: boolean): AssimilationView[] {
  const running = s.stack.some((frame) => frame.stage === 'assimilate') ? 1 : 0;
  const seen: AssimilationView[] = [];
  for (let event = 0; event < s.opened + running; event += 1) {
    seen.push({ inserted: [], opened: event < s.opened ? { ai: 0, human: 0 } : null });
  }
  for (let i = 0; i < s.inserted.length; i += 4) {
    const { inserted, opened } = seen[s.inserted[i]!]!;
    inserted.push(insertionSeen(s, i, open));
    if (opened === null) continue;
    opened.ai += s.inserted[i + 2]!;
    opened.human += s.inserted[i + 3]!;
  }
  return seen;
}

function insertionSeen(s: State, i: number, knowsSplit: boolean): AssimilationView['inserted'][number] {
  const ai = s.inserted[i + 2]!;
  const human = s.inserted[i + 3]!;
  return { seat: s.inserted[i + 1]!, tokens: ai + human, split: knowsSplit ? { ai, human } : null };
}

/** EMG-407 How one has split oneself; the events in which one inserted nothing are everybody's. */
export function withOwnSplits(s: State, events: AssimilationView[], me: Seat): AssimilationView[] {
  let seen = events;
  let place = 0;
  for (let i = 0; i < s.inserted.length; i += 4) {
    const event = s.inserted[i]!;
    place = i > 0 && s.inserted[i - 4] === event ? place + 1 : 0;
    if (s.inserted[i + 1] !== me) continue;
    if (seen === events) seen = events.slice();
    if (seen[event] === events[event]) {
      const { inserted, opened } = events[event]!;
      seen[event] = { inserted: inserted.slice(), opened };
    }
    seen[event]!.inserted[place] = insertionSeen(s, i, true);
  }
  return seen;
}

function spyingSeen(s: State, open: boolean): View['spied'] {
  const seen: View['spied'] = [];
  for (let i = 0; i < s.spied.length; i += 2) {
    const on = s.spied[i + 1]!;
    seen.push({ by: s.spied[i]!, on, saw: open ? teamOf(s, on) : null });
  }
  return seen;
}

/** EMG-252 */
function withOwnSpying(s: State, spied: View['spied'], me: Seat): View['spied'] {
  let seen = spied;
  for (let i = 0; i < spied.length; i += 1) {
    const { by, on } = spied[i]!;
    if (by !== me) continue;
    if (seen === spied) seen = spied.slice();
    seen[i] = { by, on, saw: teamOf(s, on) };
  }
  return seen;
}

/** EMG-107 One's own answer to a sealed question. */
function withOwnAnswer(s: State, now: FrameView[], me: Seat): FrameView[] {
  let seen = now;
  for (let i = 0; i < now.length; i += 1) {
    const frame = s.stack[i]!;
    if (frame.stage !== 'briefing' && frame.stage !== 'select') continue;
    if (seen === now) seen = now.slice();
    seen[i] = { stage: frame.stage, ready: (now[i] as SealedView).ready, mine: frame.sealed[me]! };
  }
  return seen;
}

/** A frame as everybody sees it. */
function frameSeen(frame: Frame): FrameView {
  switch (frame.stage) {
    case 'briefing':
    case 'select':
      return { stage: frame.stage, ready: frame.sealed.map((answer) => answer !== null), mine: null };
    case 'mission':
    case 'passLeader':
      return { stage: frame.stage };
    case 'round':
      return { stage: frame.stage, step: frame.step };
    case 'turns':
      return { stage: frame.stage, taken: frame.taken };
    case 'turn':
      return { stage: frame.stage, by: frame.by, step: frame.step };
    case 'movement':
    case 'move':
    case 'act':
    case 'action':
    case 'insert':
      return { stage: frame.stage, by: frame.by };
    case 'compile':
    case 'boost':
    case 'teleport':
    case 'replenish':
      return { stage: frame.stage, by: frame.by, cost: frame.cost };
    case 'target':
      return { stage: frame.stage, by: frame.by, act: frame.act };
    case 'spySeen':
      return { stage: frame.stage, by: frame.by, on: frame.on };
    case 'assimilate':
      return { stage: frame.stage, from: frame.from, asked: frame.asked };
  }
}
