import { acts, clockwiseFrom, everybody, only, pick, type Seat, unanswered } from '@tablewright/kernel';
import { placeId, placeNamed } from '../content/enemy-places.ts';
import type { ClaimAct } from '../acts.ts';
import { DICE } from '../acts.ts';
import { FACE_IDS, STARS } from '../content/faces.ts';
import { STAR_CARDS } from '../content/influence.ts';
import { SACRIFICED } from '../content/numbers.ts';
import { CHARGES, PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import { rerollDie } from '../dice.ts';
import { enemiesAmong, kill } from '../enemies.ts';
import { type K, stage } from '../events.ts';
import { cardsLeft, discard, playOpenly } from '../influence.ts';
import { programLeft } from '../notes.ts';
import { eligibleGenerals } from '../prison.ts';
import { discardProgram, programNamed } from '../programs.ts';
import { NONE, RECON_USED, type State, TALLIES, USED_REROLL } from '../state.ts';
import { credit } from '../tasks.ts';
import { offerClaims, opens } from '../windows.ts';
import { begin } from './effects.ts';

// Windows (HPB-114, HPB-115): everybody is asked at once, and passes or claims. Claims are served from the Active Player
// clockwise; after a card was played the window opens again.

const PASS: ClaimAct = { act: 'pass' };

export function openWindow(s: State, k: K, kind: number, dice = 0): void {
  if (opens(s, kind)) k.push({ stage: 'window', kind, dice, sealed: unanswered(s.seats) });
}

export const window = stage.window('window', {
  rule: 'HPB-115',
  who: (s) => everybody(s.seats),
  offer(s, f, seat) {
    const claims: ClaimAct[] = [PASS];
    offerClaims(s, seat, f.kind, f.dice, claims);
    return acts(claims);
  },
  pass: PASS,
  all(s, f, answers, k) {
    const queue: (ClaimAct | number)[] = [];
    for (const seat of clockwiseFrom(s.active, s.seats)) {
      const claim = answers[seat]!;
      if (claim !== null && claim.act !== 'pass') queue.push(seat, claim);
    }
    if (queue.length === 0) k.done();
    else k.become({ stage: 'claims', kind: f.kind, dice: f.dice, queue, served: 0, last: NONE });
  },
});

export const claims = stage.happens('claims', (s, f, k) => {
  if (f.queue.length === 0) {
    if (f.served > 0 && opens(s, f.kind))
      k.become({ stage: 'window', kind: f.kind, dice: f.dice, sealed: unanswered(s.seats) });
    else k.done();
    return;
  }
  const seat = f.queue[0] as Seat;
  const claim = f.queue[1] as ClaimAct;
  f.queue = f.queue.slice(2);
  const still: ClaimAct[] = [];
  offerClaims(s, seat, f.kind, f.dice, still);
  // what somebody before has played may have taken away its reason
  if (!still.some((one) => isSame(one, claim))) return;
  f.served += 1;
  f.last = seat;
  playClaim(s, k, seat, claim);
});

function isSame(one: ClaimAct, other: ClaimAct): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A card or a power is used, in a window or in an Action Phase. */
export function playClaim(s: State, k: K, seat: Seat, claim: ClaimAct): void {
  switch (claim.act) {
    case 'pass':
      return;
    case 'program':
      return playProgram(s, k, seat, programNamed(claim.card));
    case 'charge':
      return useCharge(s, k, seat, programNamed(claim.card));
    case 'star':
      return playStar(s, k, seat, FACE_IDS.indexOf(claim.card));
    case 'useRecon': {
      const type = s.recon[claim.piece]!;
      s.recon[claim.piece] = NONE;
      s.reconUsed.push(type);
      s.tally[seat * TALLIES + RECON_USED]! += 1;
      k.tell({ type: 'usedRecon', by: seat, card: RECON[type]!.id });
      return begin(k, RECON[type]!.effects, seat, claim.piece);
    }
    case 'sacrifice':
      k.tell({ type: 'sacrificed', by: seat });
      return k.push({ stage: 'sacrifice', by: seat, left: SACRIFICED });
    case 'reroll':
      s.used |= USED_REROLL;
      return rerollDie(s, k, DICE.indexOf(claim.die), seat);
  }
}

/** HPB-310 */
function playProgram(s: State, k: K, seat: Seat, design: number): void {
  const { id, kind, effects } = PROGRAMS[design]!;
  s.programs[seat]!.splice(s.programs[seat]!.indexOf(design), 1);
  programLeft(s, seat, design);
  k.tell({ type: 'playedProgram', by: seat, card: id });
  if (kind === 'oneShot') {
    discardProgram(s, k, design);
    begin(k, effects, seat, seat);
  } else s.open[seat]!.push(design, kind === 'charged' ? CHARGES : 0);
}

function useCharge(s: State, k: K, seat: Seat, design: number): void {
  const open = s.open[seat]!;
  for (let at = 0; at < open.length; at += 2) {
    if (open[at] !== design) continue;
    open[at + 1]! -= 1;
    k.tell({ type: 'usedCharge', by: seat, card: PROGRAMS[design]!.id, left: open[at + 1]! });
    if (open[at + 1] === 0) {
      open.splice(at, 2);
      discardProgram(s, k, design);
    }
    break;
  }
  begin(k, PROGRAMS[design]!.effects, seat, seat);
}

/** HPB-305 For its text; it counts for a task only if it is of the own deck (ledger 4.6). */
function playStar(s: State, k: K, seat: Seat, face: number): void {
  playOpenly(s, seat, face);
  k.tell({ type: 'playedStar', by: seat, card: FACE_IDS[face]! });
  discard(s, k, [face]);
  cardsLeft(s, k, seat);
  starCredit(s, k, seat, face);
  begin(k, STAR_CARDS[face - STARS]!.effects, seat, seat);
}

export function starCredit(s: State, k: K, seat: Seat, face: number): void {
  if (s.character[seat] === (face - STARS) >> 1) credit(s, k, seat, 'starPlayed');
}

// HPB-611 Exactly so many of choice, all if there are fewer; then the badge is gone.
export const sacrifice = stage.ask('sacrifice', {
  rule: 'HPB-611',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick<string>(enemiesAmong(s, 'nonElite', f.by).map(placeId)),
  absent: (s, f) => placeId(enemiesAmong(s, 'nonElite', f.by)[0]!),
  answer(s, f, { value }, k) {
    kill(s, k, placeNamed(value));
    f.left -= 1;
    if (f.left > 0 && enemiesAmong(s, 'nonElite', f.by).length > 0) return;
    k.done();
    s.revoked |= 1 << f.by;
    s.general = NONE;
    k.tell({ type: 'revoked', seat: f.by });
    appointNext(s, k);
  },
});

/** HPB-613, HPB-615 The Leader appoints a General at once, if there is somebody to appoint. */
function appointNext(s: State, k: K): void {
  if (s.leader !== NONE && eligibleGenerals(s) !== 0) k.push({ stage: 'appoint', by: s.leader, keep: 0 });
}
