import type { Outcome, Seat, Viewer } from '@tablewright/kernel';
import { COLOURS, DATA, type Length } from './content/types.ts';
import { fellowsOf } from './setup.ts';
import {
  AI,
  blocksInCity,
  blocksOf,
  cityOf,
  type Frame,
  HUMAN,
  NONE,
  required,
  SELECTIONS,
  type State,
  teamOf,
  TYPES,
} from './state.ts';
import { contentOf } from './stages/assimilate.ts';

// What one seat, or somebody who watches, sees (ledger 5). Built up from nothing: what is not written here is told to
// nobody. It is also all that the viewer remembers: a world is sampled from it alone.

type Team = 'ai' | 'human';
type Split = { ai: number; human: number };
type Blocks = { [type: string]: number };

export type OperativeView = {
  colour: string;
  at: string;
  /** the revealed selection, null before the first reveal */
  selected: string | null;
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

/** A frame as it is seen: of a sealed question everybody sees who is ready, and one's own answer (EMG-107). */
export type FrameView =
  | { stage: 'briefing' | 'select'; ready: boolean[]; mine: string | null }
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

export function view(s: State, me: Viewer): View {
  return seen(s, me, s.outcome !== null); // EMG-508
}

/** Every card, split and spying in the open, at any moment; for looking at a game again that is over. */
export function openView(s: State): View {
  return seen(s, 'spectator', true);
}

function seen(s: State, me: Viewer, open: boolean): View {
  const city = cityOf(s);
  const known = teamsKnown(s, me, open);
  return {
    me,
    seats: s.seats,
    city: s.city,
    length: s.length,
    roundLimit: s.roundLimit,
    round: s.round,
    leader: s.leader,
    operatives: s.at.map((tile, seat) => ({
      colour: COLOURS[seat]!,
      at: city.names[tile]!,
      selected: selectionOf(s, seat),
      blocks: namedBlocks(blocksOf(s, seat)),
      tokens: s.tokens[seat]!,
      team: known[seat]!,
    })),
    blocks: blocksSeen(s),
    blocksInCity: blocksInCity(s),
    totals: { ai: s.totals[AI]!, human: s.totals[HUMAN]! },
    required: { ...required(s) },
    assimilations: assimilationsSeen(s, me, open),
    spied: spyingSeen(s, me, open),
    supplied: s.supplied.slice(),
    now: s.stack.map((frame) => frameSeen(frame, me)),
    outcome: s.outcome,
  };
}

/** EMG-011, EMG-012, EMG-252 The own card, a Human's fellow, and what one has spied out. */
function teamsKnown(s: State, me: Viewer, open: boolean): (Team | null)[] {
  const known = s.allegiance.map((): Team | null => null);
  const learn = (seat: Seat): void => {
    known[seat] = teamOf(s, seat);
  };
  if (open) for (let seat = 0; seat < s.seats; seat += 1) learn(seat);
  else if (me !== 'spectator') {
    learn(me);
    for (const fellow of fellowsOf(s, me)) learn(fellow);
    for (let i = 0; i < s.spied.length; i += 2) if (s.spied[i] === me) learn(s.spied[i + 1]!);
  }
  return known;
}

function selectionOf(s: State, seat: Seat): string | null {
  return s.action[seat] === NONE ? null : SELECTIONS[s.action[seat]! * 2 + s.augmentation[seat]!]!;
}

function namedBlocks(counts: readonly number[]): Blocks {
  const blocks: Blocks = {};
  for (const [type, count] of counts.entries()) if (count > 0) blocks[DATA[type]!] = count;
  return blocks;
}

function blocksSeen(s: State): { [tile: string]: Blocks } {
  const { names } = cityOf(s);
  const seen: { [tile: string]: Blocks } = {};
  // one walk over all counts: this is the dearest part of a view, and a server makes thousands of them
  for (let i = 0; i < s.lying.length; i += 1) {
    const count = s.lying[i]!;
    if (count === 0) continue;
    const blocks = (seen[names[Math.floor(i / TYPES)]!] ??= {});
    blocks[DATA[i % TYPES]!] = count;
  }
  return seen;
}

function assimilationsSeen(s: State, me: Viewer, open: boolean): AssimilationView[] {
  const running = s.stack.some((frame) => frame.stage === 'assimilate') ? 1 : 0;
  const seen = Array.from(
    { length: s.opened + running },
    (_, event): AssimilationView => ({ inserted: [], opened: event < s.opened ? contentOf(s, event) : null }),
  );
  for (let i = 0; i < s.inserted.length; i += 4) {
    const [event, seat, ai, human] = s.inserted.slice(i, i + 4) as [number, Seat, number, number];
    seen[event]!.inserted.push({ seat, tokens: ai + human, split: open || seat === me ? { ai, human } : null });
  }
  return seen;
}

function spyingSeen(s: State, me: Viewer, open: boolean): View['spied'] {
  const seen: View['spied'] = [];
  for (let i = 0; i < s.spied.length; i += 2) {
    const by = s.spied[i]!;
    const on = s.spied[i + 1]!;
    seen.push({ by, on, saw: open || by === me ? teamOf(s, on) : null });
  }
  return seen;
}

function frameSeen(frame: Frame, me: Viewer): FrameView {
  switch (frame.stage) {
    case 'briefing':
    case 'select':
      return {
        stage: frame.stage,
        ready: frame.sealed.map((answer) => answer !== null),
        mine: me === 'spectator' ? null : frame.sealed[me]!,
      };
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
