import type { Seat, Why } from '@tablewright/kernel';
import type { ActionAct } from '../acts.ts';
import { AREA_NAMES, CITY, HQ, JUNKYARD, MED, MONOLITH, NETWORK, NEXUS, SECTORS } from '../content/board.ts';
import { hasMarker } from '../kuro.ts';
import { actionPointsLeft, boosted, deeCoyOf, isDetained, isKuroHere } from '../pieces.ts';
import { DEE_ENDED, KURO_ACTED, KURO_ENDED, KURO_MOVED, type Piece, type State } from '../state.ts';
import { CLAIMS, type UncheckedAct, whyNotClaim } from './why-claims.ts';
import { REASONS } from './why-acts.ts';

// Why something cannot be done in an Action Phase. What is said may be anything at all; whatever makes no sense gets the
// question's own rule. First who may act, then where, then with what points, then what the act itself wants.

type ActName = ActionAct['act'];

/** Where an act is done (ledger 4.7). */
const WHERE: Partial<Record<ActName, number>> = {
  sector: SECTORS,
  share: SECTORS,
  riot: CITY,
  morale: CITY,
  resource: CITY,
  chance: CITY,
  buy: CITY,
  buyUnseen: CITY,
  nexus: NEXUS,
  censure: HQ,
  newLeader: HQ,
  weapon: HQ,
  arm: HQ,
  recon: MONOLITH,
  deliver: NETWORK,
  pardon: NETWORK,
  drop: JUNKYARD,
  look: JUNKYARD,
  destroy: JUNKYARD,
  treat: MED,
  treatWithCards: MED,
};

/** HPB-107 What costs Action Points, and how many. */
const COSTS: Partial<Record<ActName, number>> = {
  attack: 1,
  sector: 1,
  share: 1,
  riot: 1,
  morale: 1,
  resource: 1,
  chance: 1,
  buy: 1,
  buyUnseen: 1,
  nexus: 1,
  censure: 2,
  newLeader: 1,
  weapon: 1,
  recon: 1,
  escape: 1,
  interrogation: 1,
  pardon: 1,
  drop: 1,
  look: 1,
  destroy: 1,
  treat: 1,
  heal: 1,
  care: 1,
  transfer: 1,
};

/** What somebody in the Isolation Cube may do all the same (HPB-701). */
const DETAINED_TOO: ReadonlySet<string> = new Set([
  'escape',
  'interrogation',
  'allRounder',
  'takeBack',
  'panelMove',
  'panelAttack',
]);

/** What the character need not be able to act for. */
const FREE_OF_BODY: ReadonlySet<string> = new Set(['allRounder', 'takeBack', 'panelMove', 'panelAttack']);

export function whyNotAct(s: State, active: Seat, seat: Seat, value: unknown): Why | null {
  if (typeof value !== 'object' || value === null || !('act' in value) || typeof value.act !== 'string') {
    return { rule: 'HPB-106', why: 'Say what you do: a move, an action, a card, or that your Action Phase ends.' };
  }
  const said = value as UncheckedAct;
  if (CLAIMS.has(said.act)) return whyNotClaim(s, seat, said);
  if (seat !== active) {
    return { rule: 'HPB-309', why: 'It is not your Action Phase; you may only play a card that says "any time".' };
  }
  if (!isActName(said.act)) return null;
  const piece = actor(s, seat, said);
  if (piece === null) {
    return { rule: 'HPB-106', why: 'You act with your own character only; as Dee Coy with Kuro too.' };
  }
  const who = piece === s.seats ? whyNotKuro(s, seat, said.act) : whyNotCharacter(s, seat, said.act);
  return (
    who ?? whyNotHere(s, piece, said.act) ?? whyNotPoints(s, seat, piece, said.act) ?? reasonOf(s, seat, piece, said)
  );
}

function isActName(act: string): act is ActName {
  return Object.hasOwn(REASONS, act);
}

function reasonOf(s: State, seat: Seat, piece: Piece, said: UncheckedAct): Why | null {
  return REASONS[said.act as keyof typeof REASONS](s, seat, piece, said);
}

/** Patients are named by `piece` too; everything else is done by the piece that is named. */
function actor(s: State, seat: Seat, { act, piece }: UncheckedAct): Piece | null {
  if (piece === undefined || act === 'heal' || act === 'care') return seat;
  if (piece === seat) return seat;
  return piece === s.seats && seat === deeCoyOf(s) ? s.seats : null;
}

function whyNotCharacter(s: State, seat: Seat, act: ActName): Why | null {
  if (FREE_OF_BODY.has(act)) return null;
  if (isDetained(s, seat)) {
    if (!DETAINED_TOO.has(act)) {
      return { rule: 'HPB-701', why: 'You are detained: try to escape, or take an Interrogation card.' };
    }
  } else if (act === 'escape' || act === 'interrogation') {
    return { rule: act === 'escape' ? 'HPB-702' : 'HPB-703', why: 'You are not detained.' };
  }
  if (s.fallen === 1) {
    return { rule: 'HPB-118', why: 'Your character has fallen to 0 Health: it does nothing more this turn.' };
  }
  if ((s.kuro & DEE_ENDED) !== 0) {
    return { rule: 'HPB-880', why: 'Kuro has begun after Dee Coy; she does nothing more this turn.' };
  }
  return null;
}

/** What is closed to Kuro altogether. */
const NOT_FOR_KURO: Partial<Record<ActName, Why>> = {
  box: { rule: 'HPB-337', why: 'Kuro takes no Supply Boxes.' },
};

function whyNotKuro(s: State, seat: Seat, act: ActName): Why | null {
  const closed = NOT_FOR_KURO[act];
  if (closed !== undefined) return closed;
  if (!isKuroHere(s)) return { rule: 'HPB-884', why: 'Kuro is not on the board.' };
  if ((s.kuro & KURO_ENDED) !== 0) {
    return { rule: 'HPB-880', why: 'Dee Coy has begun after Kuro; he does nothing more this turn.' };
  }
  if (act === 'deliver') return null;
  const both = boosted(s, seat, 'kuroBoth') > 0;
  const isSame = (s.kuro & (act === 'move' ? KURO_MOVED : KURO_ACTED)) !== 0;
  if (isSame || (!both && (s.kuro & (KURO_MOVED | KURO_ACTED)) !== 0)) {
    return {
      rule: 'HPB-881',
      why: `Kuro has taken his ${both ? 'action and his move' : 'one action or move'} this turn.`,
    };
  }
  if (act !== 'move' && act !== 'attack' && WHERE[act] === s.at[s.seats] && !hasMarker(s, s.at[s.seats]!)) {
    return { rule: 'HPB-401', why: `Kuro's marker of this Area is used: here he can only fight.` };
  }
  return null;
}

/** HPB-400 */
function whyNotHere(s: State, piece: Piece, act: ActName): Why | null {
  const where = WHERE[act];
  if (where === undefined || s.at[piece] === where) return null;
  return { rule: 'HPB-400', why: `That is done in the Area "${AREA_NAMES[where]!}"; go there first.` };
}

function whyNotPoints(s: State, seat: Seat, piece: Piece, act: ActName): Why | null {
  if (piece === s.seats) return null;
  const cost = act === 'drop' && boosted(s, seat, 'freeDrop') > 0 ? 0 : (COSTS[act] ?? 0);
  const left = actionPointsLeft(s, seat);
  if (left >= cost) return null;
  return left === 0
    ? { rule: 'HPB-107', why: 'You have no Action Points left this turn.' }
    : { rule: 'HPB-450', why: `That costs ${cost} Action Points; you have ${left}.` };
}
