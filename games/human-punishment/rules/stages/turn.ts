import { only, pick } from '@tablewright/kernel';
import { AREA_IDS, HQ, MED, NETWORK, NEXUS, SECTORS } from '../content/board.ts';
import { type K, stage } from '../events.ts';
import { draw as drawCards } from '../influence.ts';
import { stepOn } from '../paths.ts';
import {
  actionPoints,
  cardsToDraw,
  deeCoyOf,
  handLimit as limitOfHand,
  isDeusHere,
  movement,
  programLimit as limitOfPrograms,
  programsOf,
} from '../pieces.ts';
import { AREAS_ENDED, KURO_AWAY, KURO_HERE, MODS, NONE, type State, TALLIES } from '../state.ts';
import { askDiscard } from './effect-targets.ts';

// A turn (HPB-100 to HPB-111): start, draw, movement and actions, discard, activation, Event, pass.

export const rounds = stage.happens('rounds', (_s, _f, k) => k.push({ stage: 'turn', step: 0 }));

export const turn = stage.sequence('turn', [
  () => ({ stage: 'wake', step: 0, answer: NONE }),
  (_f, s) => ({ stage: 'draw', by: s.active, most: cardsToDraw(s, s.active) }),
  (_f, s) => ({ stage: 'action', by: s.active }),
  () => ({ stage: 'discardStep', answer: NONE }),
  () => ({ stage: 'activation', step: 0, orange: 0, red: 0, white1: 0, white2: 0 }),
  () => ({ stage: 'eventPhase', step: 0, cancelled: 0 }),
  'pass',
]);

// HPB-102 Whoever lies at 0 Health wakes; points and movement are set.
export const wake = stage.happens('wake', (s, f, k) => {
  const seat = s.active;
  if (f.step === 0) {
    f.step = 1;
    s.turns += 1;
    k.tell({ type: 'turn', by: seat, number: s.turns });
    wakeUp(s, k);
    s.ap = actionPoints(s, seat);
    s.move = movement(s, seat);
    s.used = 0;
    s.allRoundersNow = 0;
    s.entered = 0;
    s.kuro = 0;
    s.fallen = 0;
    s.boxesTaken.fill(0);
    for (let mod = 0; mod < MODS; mod += 1) s.mods[mod] = 0;
    // HPB-889
    if (isKuroComing(s) && s.at[seat] === MED) {
      return k.push({ stage: 'area', by: seat, from: (1 << SECTORS) | (1 << NEXUS), piece: s.seats });
    }
  }
  if (isKuroComing(s)) {
    s.at[s.seats] = f.answer === NONE ? s.at[seat]! : f.answer;
    s.place[s.seats] = f.answer === NONE ? s.place[seat]! : 0;
    s.health[s.seats] = 1;
    s.kuroGone = KURO_HERE;
    k.tell({ type: 'kuroBack', area: AREA_IDS[s.at[s.seats]!]! });
  }
  k.done();
});

/** HPB-569 At the start of Dee Coy's turn. */
function isKuroComing(s: State): boolean {
  return s.kuroGone === KURO_AWAY && s.active === deeCoyOf(s);
}

/** HPB-567 */
function wakeUp(s: State, k: K): void {
  const seat = s.active;
  const isDown = s.health[seat] === 0 || (s.zone & (1 << seat)) !== 0;
  if (!isDown) return;
  s.health[seat] = Math.max(1, s.health[seat]!);
  if ((s.zone & (1 << seat)) !== 0) {
    s.zone &= ~(1 << seat);
    s.at[seat] = HQ;
    s.place[seat] = 0;
  }
  k.tell({ type: 'woke', seat, health: s.health[seat] });
}

// HPB-103, HPB-104 D-88 As many as one likes, decided before the first is seen.
export const draw = stage.ask('draw', {
  rule: 'HPB-104',
  who: (_s, f) => only(f.by),
  offer: (_s, f) => pick<number>(Array.from({ length: f.most + 1 }, (_, fewer) => f.most - fewer)),
  absent: (_s, f) => f.most,
  why: (_s, f) => ({ rule: 'HPB-104', why: `You draw any whole number of cards from 0 to ${f.most}.` }),
  answer(s, f, { value }, k) {
    k.done();
    s.shown = [];
    s.thrown = [];
    drawCards(s, k, f.by, value, 'own');
  },
});

// HPB-110 D-23 Down to the hand limit, then to the Program limit; the player chooses.
export const discardStep = stage.happens('discardStep', (s, _f, k) => {
  const seat = s.active;
  const over = s.hands[seat]!.length - limitOfHand(s, seat);
  if (over > 0) return askDiscard(k, seat, over);
  if (programsOf(s, seat) > limitOfPrograms(s, seat)) {
    return k.push({ stage: 'programAway', by: seat, none: 0, why: 2 });
  }
  k.done();
});

// HPB-100, HPB-821 The turn passes to the left; Deus moves before the turn of the player by whom its marker lies.
export const pass = stage.happens('pass', (s, _f, k) => {
  const area = s.at[s.active]!;
  if (area <= NETWORK && area >= 0) s.tally[s.active * TALLIES + AREAS_ENDED]! |= 1 << area;
  k.done();
  s.active = (s.active + 1) % s.seats;
  if (isDeusHere(s) && s.deusMarker === s.active) stepOn(s, k, s.deusAt);
});
