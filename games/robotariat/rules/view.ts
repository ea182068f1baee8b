import type { Outcome, Seat, Viewer } from '@tablewright/kernel';
import type { ReportAct } from './content/acts.ts';
import { ENTRY, type Face, FACES, KINDS, type Kind, OFFICE_REWARDS, type Space, SPACES } from './content/board.ts';
import { CARDS, SABOTAGE_IDS, type SabotageId, UPGRADE_IDS, type UpgradeId } from './content/cards.ts';
import { CHARACTER_IDS, type CharacterId, ELECTRIC_EYE } from './content/characters.ts';
import { OBJECTIVE_IDS, type ObjectiveId } from './content/objectives.ts';
import { type Condition, conditionsOf } from './progress.ts';
import { DEEDS, type Deed, type Frame, type Mode, NONE, playedBy, type State, SABOTAGE_DECK } from './state.ts';

// What one seat, or somebody who watches, sees (ledger 5). Built up from nothing: what is not written here is told to
// nobody. It is also all that the viewer remembers: a world is sampled from it alone.

export type CardId = UpgradeId | SabotageId;

export type PlayerView = {
  character: CharacterId | null;
  at: Space | null;
  /** face up in front of the player */
  upgrades: UpgradeId[];
  /** RTA-019 the one among them that was taken before round 1 */
  starting: UpgradeId | null;
  /** Sabotage cards that the player has used */
  used: SabotageId[];
  /** RTA-361 */
  played: number;
  /** what all have seen this player do */
  deeds: { [deed in Deed]: number };
  /** null where I do not know it */
  objective: ObjectiveId | null;
};

type ReportView = { stage: 'report'; ready: boolean[]; mine: ReportAct | null };

/** A frame as it is seen: of the reports everybody sees who is ready, and one's own. */
export type FrameView =
  | ReportView
  | { stage: Exclude<Frame['stage'], 'report'>; by?: Seat; used?: number; [detail: string]: string | number };

export type View = {
  me: Viewer;
  seats: number;
  mode: Mode;
  baseOnly: boolean;
  target: number;
  first: Seat;
  /** 0 while the characters are chosen */
  round: number;
  funds: number;
  reputation: number;
  office: number;
  /** what a Civilian in the Recruitment Office donates besides */
  reward: number;
  supply: number;
  junk: number;
  posters: { [space in Space]: number };
  token: Space;
  /** by row of the entry track; null before it enters */
  npcs: { kind: Kind; at: Space | null }[];
  players: PlayerView[];
  decks: { upgrade: number; sabotage: number };
  /** the cards that have just been drawn and that I see */
  drawn: CardId[] | null;
  /** RTA-805 the top cards of the Sabotage deck, for Electric Eye alone */
  top: SabotageId[] | null;
  /** cards put back after a draw that I know of */
  putBack: { by: Seat; card: CardId }[];
  /** NPC turns in which no arrow moves the Oppressors */
  jammed: number;
  /** facts that objectives ask about: all have seen them */
  facts: { peaked: boolean; emptied: boolean; junkedNow: number; junkedBest: number };
  /** how far I am with my own objective; null without one */
  mine: { objective: ObjectiveId; conditions: Condition[] } | null;
  /** the dice of the roll that is being decided about */
  dice: { black: Face | null; red: Face | null } | null;
  rolls: number;
  /** how it went: one entry after each NPC turn, and one at the moment of success or failure */
  history: { round: number; funds: number; reputation: number; office: number }[];
  now: FrameView[];
  /** after the game: the objectives that nobody held, and what the Spy had named */
  aside: ObjectiveId[] | null;
  report: ReportAct | null;
  outcome: Outcome | null;
};

/** One look at the table for all who watch it: what everybody sees is made once and stands in every view. */
export function views(s: State): (me: Viewer) => View {
  return viewMaker(s, s.outcome !== null); // RTA-610
}

/** Every objective and every drawn card in the open, at any moment; for looking at a game again that is over. */
export function openView(s: State): View {
  return { ...viewMaker(s, true)('spectator'), drawn: cardsDrawn(s, s.stack.at(-1)), top: topTwo(s) };
}

function viewMaker(s: State, open: boolean): (me: Viewer) => View {
  const top = s.stack.at(-1);
  const posters = postersSeen(s);
  const npcs = s.npcAt.map((at, row) => ({ kind: KINDS[ENTRY[row]!]!, at: spaceOf(at) }));
  const players = s.at.map((_, seat) => playerSeen(s, seat, open));
  const decks = decksSeen(s, top);
  const facts = {
    peaked: s.peaked === 1,
    emptied: s.emptied === 1,
    junkedNow: s.junkedNow,
    junkedBest: s.junkedBest,
  };
  const dice = diceSeen(top);
  const history = historySeen(s);
  const now = s.stack.map((frame) => frameSeen(frame));
  const aside = open && s.mode === 'secret' ? s.aside.map((objective) => OBJECTIVE_IDS[objective]!) : null;
  return (me) => ({
    me,
    seats: s.seats,
    mode: s.mode,
    baseOnly: s.baseOnly,
    target: s.target,
    first: s.first,
    round: s.round,
    funds: s.funds,
    reputation: s.reputation,
    office: s.office,
    reward: OFFICE_REWARDS[s.office]!,
    supply: s.supply,
    junk: s.junk,
    posters,
    token: SPACES[s.token]!,
    npcs,
    players: open || me === 'spectator' ? players : withOwnObjective(s, players, me),
    decks,
    drawn: drawnSeen(s, me, top),
    top: seesTop(s, me) ? topTwo(s) : null,
    putBack: putBackSeen(s, me, open),
    jammed: s.jammed,
    facts,
    mine: mineSeen(s, me),
    dice,
    rolls: s.rolls,
    history,
    now: me === 'spectator' ? now : withOwnReport(s, now, me),
    aside,
    report: open ? s.report : null,
    outcome: s.outcome,
  });
}

function spaceOf(at: number): Space | null {
  return at === NONE ? null : SPACES[at]!;
}

function postersSeen(s: State): { [space in Space]: number } {
  const [P, S, U, Y, R, M] = s.posters as [number, number, number, number, number, number];
  return { P, S, U, Y, R, M };
}

function playerSeen(s: State, seat: Seat, open: boolean): PlayerView {
  const upgrades: UpgradeId[] = [];
  const used: SabotageId[] = [];
  let starting: UpgradeId | null = null;
  for (let card = 0; card < CARDS; card += 1) {
    if (s.upgradeOf[card] === seat) {
      upgrades.push(UPGRADE_IDS[card]!);
      if ((s.starting & (1 << card)) !== 0) starting = UPGRADE_IDS[card]!;
    }
    if (s.sabotageOf[card] === seat) used.push(SABOTAGE_IDS[card]!);
  }
  const character = s.character[seat]!;
  const from = seat * DEEDS.length;
  return {
    character: character === NONE ? null : CHARACTER_IDS[character]!,
    at: spaceOf(s.at[seat]!),
    upgrades,
    starting,
    used,
    played: playedBy(s, seat),
    deeds: {
      contributed: s.deeds[from]!,
      drained: s.deeds[from + 1]!,
      extras: s.deeds[from + 2]!,
      patrols: s.deeds[from + 3]!,
      torn: s.deeds[from + 4]!,
    },
    objective: open ? objectiveOf(s, seat) : null,
  };
}

function objectiveOf(s: State, seat: Seat): ObjectiveId | null {
  const objective = s.objective[seat]!;
  return objective === NONE ? null : OBJECTIVE_IDS[objective]!;
}

function withOwnObjective(s: State, players: PlayerView[], me: Seat): PlayerView[] {
  const objective = objectiveOf(s, me);
  if (objective === null) return players;
  const seen = players.slice();
  const { character, at, upgrades, starting, used, played, deeds } = players[me]!;
  seen[me] = { character, at, upgrades, starting, used, played, deeds, objective };
  return seen;
}

/** The pair that is being chosen from still lies on top of its deck in the state; here it has been drawn. */
function decksSeen(s: State, top: Frame | undefined): View['decks'] {
  const upgrade = s.upgradeDeck.length;
  const sabotage = s.sabotageDeck.length;
  return {
    upgrade: top?.stage === 'upgrade' ? Math.max(0, upgrade - 2) : upgrade,
    sabotage: top?.stage === 'sabotage' ? Math.max(0, sabotage - 2) : sabotage,
  };
}

/** RTA-313 A drawn pair is seen by its drawer, in the cooperative mode by all, and by Electric Eye if she saw it before. */
function drawnSeen(s: State, me: Viewer, top: Frame | undefined): CardId[] | null {
  return seesDrawn(s, me, top) ? cardsDrawn(s, top) : null;
}

export function seesDrawn(s: State, me: Viewer, top: Frame | undefined): boolean {
  if (top?.stage !== 'upgrade' && top?.stage !== 'sabotage') return false;
  return me === top.by || s.mode === 'cooperative' || (top.stage === 'sabotage' && seesTop(s, me));
}

function cardsDrawn(s: State, top: Frame | undefined): CardId[] | null {
  if (top?.stage !== 'upgrade' && top?.stage !== 'sabotage') return null;
  return top.stage === 'upgrade' ? s.upgradeDeck.slice(0, 2).map((card) => UPGRADE_IDS[card]!) : topTwo(s);
}

function topTwo(s: State): SabotageId[] {
  return s.sabotageDeck.slice(0, 2).map((card) => SABOTAGE_IDS[card]!);
}

/** RTA-805 */
export function seesTop(s: State, me: Viewer): boolean {
  return me !== 'spectator' && s.character[me] === ELECTRIC_EYE;
}

function putBackSeen(s: State, me: Viewer, open: boolean): View['putBack'] {
  const seen: View['putBack'] = [];
  for (let i = 0; i < s.putBack.length; i += 3) {
    if (!open && !knowsPutBack(s, me, i)) continue;
    const ids = s.putBack[i + 1] === SABOTAGE_DECK ? SABOTAGE_IDS : UPGRADE_IDS;
    seen.push({ by: s.putBack[i]!, card: ids[s.putBack[i + 2]!]! });
  }
  return seen;
}

/** `at`: where it stands in the list. */
export function knowsPutBack(s: State, me: Viewer, at: number): boolean {
  const isSabotage = s.putBack[at + 1] === SABOTAGE_DECK;
  return s.mode === 'cooperative' || s.putBack[at] === me || (isSabotage && seesTop(s, me));
}

function mineSeen(s: State, me: Viewer): View['mine'] {
  if (me === 'spectator') return null;
  const objective = s.objective[me]!;
  if (objective === NONE) return null;
  return { objective: OBJECTIVE_IDS[objective]!, conditions: conditionsOf(s, me, objective) };
}

function historySeen(s: State): View['history'] {
  const seen: View['history'] = [];
  for (let i = 0; i < s.history.length; i += 4) {
    seen.push({
      round: s.history[i]!,
      funds: s.history[i + 1]!,
      reputation: s.history[i + 2]!,
      office: s.history[i + 3]!,
    });
  }
  return seen;
}

function diceSeen(top: Frame | undefined): View['dice'] {
  if (top === undefined || !('black' in top)) return null;
  return { black: faceOf(top.black), red: faceOf(top.red) };
}

function faceOf(face: number): Face | null {
  return face === NONE ? null : FACES[face]!;
}

/** What a frame says about its moment; all of it happens on the table. The drawn cards themselves are in no frame. */
const DETAILS = [
  'by',
  'taken',
  'moved',
  'acted',
  'used',
  'must',
  'may',
  'card',
  'patrols',
  'to',
  'most',
  'all',
  'cause',
  'led',
  'black',
  'red',
  'arrived',
  'saved',
  'conductor',
] as const;

/** A frame as everybody sees it. */
function frameSeen(frame: Frame): FrameView {
  if (frame.stage === 'report') {
    return { stage: 'report', ready: frame.sealed.map((answer) => answer !== null), mine: null };
  }
  const seen: FrameView = { stage: frame.stage };
  const details: { readonly stage: string } & { readonly [detail in (typeof DETAILS)[number]]?: number } = frame;
  for (const detail of DETAILS) {
    const value = details[detail];
    if (value !== undefined) seen[detail] = value;
  }
  return seen;
}

function withOwnReport(s: State, now: FrameView[], me: Seat): FrameView[] {
  const report = s.stack[0];
  if (report?.stage !== 'report') return now;
  // The report stands alone on the stack. A list of one's own: what is in it must not reach the next viewer.
  return [{ stage: 'report', ready: (now[0] as ReportView).ready, mine: report.sealed[me]! }];
}
