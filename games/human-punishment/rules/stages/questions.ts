import { list, lowest, only, pick, type Seat } from '@tablewright/kernel';
import { type CardAct, DICE, type DieName } from '../acts.ts';
import { type AreaId, AREA_IDS, LOCATIONS } from '../content/board.ts';
import { KURO_MARKERS } from '../content/characters.ts';
import { placeId, placeNamed } from '../content/enemy-places.ts';
import { FACE_IDS, type FaceId, worth } from '../content/faces.ts';
import { type SlotId, slotId, slotNamed } from '../content/slots.ts';
import { WOUNDS } from '../content/wounds.ts';
import { openCheck } from '../checks.ts';
import { enemiesAmong } from '../enemies.ts';
import { type K, stage } from '../events.ts';
import { discardAtOnce, faceIds, outOfHand, playOpenly } from '../influence.ts';
import { cardLeft, cardLeftUnseen, programLeft, show, sorted } from '../notes.ts';
import { topPrograms } from '../program-deck.ts';
import {
  discardProgram,
  drawPrograms as drawSome,
  gainProgram,
  programIds,
  programNamed,
  topProgram,
} from '../programs.ts';
import { NONE, type State } from '../state.ts';
import { unlock } from '../tasks.ts';
import { DONE, FILTERS } from './effect-targets.ts';
import { whyNotCard } from './why-cards.ts';

// Short questions. What is answered goes to the frame below, which asked.

function give(s: State, k: K, answer: number): void {
  k.done();
  (s.stack[s.stack.length - 1] as unknown as { answer: number }).answer = answer;
}

/** Interned, so that search need not make them again and again. */
export const CARD_ACTS: readonly Extract<CardAct, { act: 'card' }>[] = FACE_IDS.map((card) => ({ act: 'card', card }));
export const CARDS_DONE: CardAct = { act: 'done' };

/** Each face of a hand once. */
export function offerHand(s: State, seat: Seat, acts: CardAct[], fits: (face: number) => boolean): void {
  let last = NONE;
  for (const face of s.hands[seat]!) {
    if (face === last || !fits(face)) continue;
    last = face;
    acts.push(CARD_ACTS[face]!);
  }
}

/** A card is played for all to see. */
export function takeFromHand(s: State, seat: Seat, card: FaceId): number {
  const face = FACE_IDS.indexOf(card);
  playOpenly(s, seat, face);
  return face;
}

/** A card is laid face-down: whoever has seen this hand knows no longer what is in it. */
export function layFaceDown(s: State, seat: Seat, card: FaceId): number {
  const face = FACE_IDS.indexOf(card);
  outOfHand(s, seat, face);
  cardLeftUnseen(s, seat);
  return face;
}

/** The cheapest card that fits, NONE if none does. */
export function cheapest(s: State, seat: Seat, fits: (face: number) => boolean): number {
  let best = NONE;
  for (const face of s.hands[seat]!) if (fits(face) && (best === NONE || worth(face) < worth(best))) best = face;
  return best;
}

function anyFace(): boolean {
  return true;
}

export const whom = stage.ask('whom', {
  rule: 'HPB-112',
  who: (_s, f) => only(f.by),
  offer: (_s, f) => pick<number>(list(f.from)),
  absent: (_s, f) => lowest(f.from),
  answer: (s, _f, { value }, k) => give(s, k, value),
});

export const enemy = stage.ask('enemy', {
  rule: 'HPB-112',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick<string>(enemiesAmong(s, FILTERS[f.filter]!, f.piece).map(placeId)),
  absent: (s, f) => placeId(enemiesAmong(s, FILTERS[f.filter]!, f.piece)[0]!),
  answer: (s, _f, { value }, k) => give(s, k, placeNamed(value)),
});

export const area = stage.ask('area', {
  rule: 'HPB-214',
  who: (_s, f) => only(f.by),
  offer: (_s, f) => pick<AreaId>(list(f.from).map((at) => AREA_IDS[at]!)),
  absent: (_s, f) => AREA_IDS[lowest(f.from)]!,
  answer: (s, _f, { value }, k) => give(s, k, AREA_IDS.indexOf(value)),
});

// D-30 where a new Enemy appears; which Spawn Location is destroyed
export const location = stage.ask('location', {
  rule: 'HPB-522',
  who: (_s, f) => only(f.by),
  offer: (_s, f) => pick<string>(list(f.from).map((at) => LOCATIONS[at]!.id)),
  absent: (_s, f) => LOCATIONS[lowest(f.from)]!.id,
  answer: (s, _f, { value }, k) => give(s, k, placeNamed(value)),
});

export const sector = stage.ask('sector', {
  rule: 'HPB-342',
  who: (_s, f) => only(f.by),
  offer(_s, f) {
    const sectors: (number | 'done')[] = list(f.from).map((at) => at + 1);
    if (f.none === 1) sectors.push('done');
    return pick<number | 'done'>(sectors);
  },
  absent: (_s, f) => lowest(f.from) + 1,
  answer: (s, _f, { value }, k) => give(s, k, value === 'done' ? DONE : value - 1),
});

/** P11 Which of the chips just looked at goes under the stack: 1 is the top one. */
export const chipSeen = stage.ask('chipSeen', {
  rule: 'HPB-342',
  who: (_s, f) => only(f.by),
  offer: (_s, f) => pick<number>(Array.from({ length: f.count }, (_, at) => at + 1)),
  absent: () => 1,
  answer: (s, _f, { value }, k) => give(s, k, value - 1),
});

export const spot = stage.ask('spot', {
  rule: 'HPB-483',
  who: (_s, f) => only(f.by),
  offer: (_s, f) => pick<number>(f.from.map((at) => at + 1)),
  absent: (_s, f) => f.from[0]! + 1,
  answer: (s, _f, { value }, k) => give(s, k, value - 1),
});

export const slot = stage.ask('slot', {
  rule: 'HPB-470',
  who: (_s, f) => only(f.by),
  offer: (_s, f) => pick<SlotId>(list(f.from).map(slotId)),
  absent: (_s, f) => slotId(lowest(f.from)),
  answer: (s, _f, { value }, k) => give(s, k, slotNamed(value)),
});

/** One's own chips, which only their owner can tell apart: the others do not hear which. */
export const ownChip = stage.ask('ownChip', {
  rule: 'HPB-419',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick<number>(list(f.from).filter((at) => s.chips[at] !== NONE)),
  absent: (_s, f) => lowest(f.from),
  shows: () => null,
  answer: (s, _f, { value }, k) => give(s, k, value),
});

export const hiddenChip = stage.ask('hiddenChip', {
  rule: 'HPB-344',
  who: (_s, f) => only(f.by),
  offer: () => pick<number>([0, 1]),
  absent: () => 0,
  answer: (s, _f, { value }, k) => give(s, k, value),
});

export const hiddenObjective = stage.ask('hiddenObjective', {
  rule: 'HPB-344',
  who: (_s, f) => only(f.by),
  offer: () => pick<number>([0, 1]),
  absent: () => 0,
  answer: (s, _f, { value }, k) => give(s, k, value),
});

// D-80 Exhaustion, Broken Leg, then the oldest, for somebody who is away
export const wound = stage.ask('wound', {
  rule: 'HPB-571',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick<string>([...new Set(s.wounds[f.piece])].map((type) => WOUNDS[type]!.id)),
  absent(s, f) {
    const ids = s.wounds[f.piece]!.map((type) => WOUNDS[type]!.id);
    return ids.find((id) => id === 'W-08') ?? ids.find((id) => id === 'W-01') ?? ids[0]!;
  },
  answer: (s, f, { value }, k) =>
    give(
      s,
      k,
      s.wounds[f.piece]!.findIndex((type) => WOUNDS[type]!.id === value),
    ),
});

/** Face-down ones are shown when they are discarded; a design is in one place only, or both are alike. */
export const programAway = stage.ask('programAway', {
  rule: 'HPB-110',
  who: (_s, f) => only(f.by),
  offer(s, f) {
    const ids = ownPrograms(s, f.by);
    if (f.none === 1) ids.push('none');
    return pick<string>(ids);
  },
  absent: (s, f) => (f.none === 1 ? 'none' : ownPrograms(s, f.by)[0]!),
  answer(s, f, { value, by }, k) {
    if (value === 'none') return give(s, k, DONE);
    const design = removeProgram(s, by, value);
    give(s, k, 0);
    k.tell({ type: 'discardedProgram', by, card: value });
    void f;
    discardProgram(s, k, design);
  },
});

/** All Programs of a player, each design once. */
function ownPrograms(s: State, seat: Seat): string[] {
  const ids = new Set(programIds(s.programs[seat]!));
  const open = s.open[seat]!;
  for (let at = 0; at < open.length; at += 2) ids.add(programIds([open[at]!])[0]!);
  return [...ids];
}

export function removeProgram(s: State, seat: Seat, id: string): number {
  const design = programNamed(id);
  const at = s.programs[seat]!.indexOf(design);
  if (at >= 0) {
    s.programs[seat]!.splice(at, 1);
    programLeft(s, seat, design);
  } else {
    takeOpen(s, seat, design);
  }
  return design;
}

export function takeOpen(s: State, seat: Seat, design: number): void {
  const open = s.open[seat]!;
  for (let pair = 0; pair < open.length; pair += 2) {
    if (open[pair] !== design) continue;
    open.splice(pair, 2);
    return;
  }
}

export const displayed = stage.ask('displayed', {
  rule: 'HPB-311',
  who: (_s, f) => only(f.by),
  offer: (s) => pick<string>([...new Set(programIds(s.display))]),
  absent: (s) => programIds(s.display)[0]!,
  answer: (s, _f, { value }, k) => give(s, k, s.display.indexOf(programNamed(value))),
});

export const branch = stage.ask('branch', {
  rule: 'HPB-112',
  who: (_s, f) => only(f.by),
  offer: (_s, f) => pick<number>(list(f.from)),
  absent: (_s, f) => lowest(f.from),
  answer: (s, _f, { value }, k) => give(s, k, value),
});

export const maybe = stage.ask('maybe', {
  rule: 'HPB-112',
  who: (_s, f) => only(f.by),
  offer: () => pick(['yes', 'no']),
  absent: () => 'no',
  answer: (s, _f, { value }, k) => give(s, k, value === 'yes' ? 1 : 0),
});

// P19 One of the cards that lie open in the check
export const revealedCard = stage.ask('revealedCard', {
  rule: 'HPB-657',
  who: (_s, f) => only(f.by),
  offer(s) {
    const check = openCheck(s)!;
    return pick<number>(check.cards.map((_, at) => at).filter((at) => !check.removed.includes(at)));
  },
  absent: (s) => openCheck(s)!.cards.findIndex((_, at) => !openCheck(s)!.removed.includes(at)),
  answer: (s, _f, { value }, k) => give(s, k, value),
});

export const die = stage.ask('die', {
  rule: 'HPB-122',
  who: (_s, f) => only(f.by),
  offer: (_s, f) => pick<DieName>(list(f.from).map((at) => DICE[at]!)),
  absent: (_s, f) => DICE[lowest(f.from)]!,
  answer: (s, _f, { value }, k) => give(s, k, DICE.indexOf(value)),
});

// D-81 A Boost without its task
export const boost = stage.ask('boost', {
  rule: 'HPB-854',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick<number>(list(f.from & ~s.boosts[f.by]!)),
  absent: (s, f) => lowest(f.from & ~s.boosts[f.by]!),
  answer(s, f, { value }, k) {
    k.done();
    unlock(s, k, f.by, value);
  },
});

// D-83 So many are drawn and looked at, one is kept; they stay on top of the deck until one is chosen.
export const keepProgram = stage.ask('keepProgram', {
  rule: 'HPB-858',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick<string>([...new Set(programIds(topPrograms(s, f.count)))]),
  absent: (s, f) => programIds(topPrograms(s, f.count))[0]!,
  shows: () => null,
  answer(s, f, { value }, k) {
    k.done();
    const drawn: number[] = [];
    const count = topPrograms(s, f.count).length;
    for (let i = 0; i < count; i += 1) drawn.push(topProgram(s, k));
    const kept = programNamed(value);
    drawn.splice(drawn.indexOf(kept), 1);
    k.tell({ type: 'keptProgram', by: f.by, of: count });
    k.tell({ type: 'drewPrograms', cards: [value] }, { only: f.by });
    gainProgram(s, k, f.by, kept);
    for (const design of drawn) discardProgram(s, k, design);
    if (drawn.length > 0) k.tell({ type: 'discardedPrograms', by: f.by, cards: programIds(drawn) });
  },
});

/** Programs that a Boost brings. */
export const drawPrograms = stage.happens('drawPrograms', (s, f, k) => {
  k.done();
  drawSome(s, k, f.by, f.count);
});

// Dee Coy's Rigging II
export const markersBack = stage.ask('markersBack', {
  rule: 'HPB-882',
  who: (_s, f) => only(f.by),
  offer: (s) => pick<AreaId>(list(usedMarkers(s)).map((at) => AREA_IDS[at]!)),
  absent: (s) => AREA_IDS[lowest(usedMarkers(s))]!,
  answer(s, f, { value }, k) {
    s.kuroMarkers |= 1 << AREA_IDS.indexOf(value);
    k.tell({ type: 'markerBack', area: value });
    if (f.left > 1 && usedMarkers(s) !== 0) f.left -= 1;
    else k.done();
  },
});

function usedMarkers(s: State): number {
  return KURO_MARKERS & ~s.kuroMarkers;
}

// Cards of one's choice for the discard pile, one by one; which ones is seen when all are named.
export const cards = stage.acts('cards', {
  rule: 'HPB-307',
  who: (_s, f) => only(f.by),
  offer(s, f, seat, acts: CardAct[]) {
    if (f.chosen.length < f.max) offerHand(s, seat, acts, anyFace);
    if (f.chosen.length >= f.min) acts.push(CARDS_DONE);
  },
  why: (s, f, seat, value) =>
    whyNotCard(s, seat, value, {
      rule: 'HPB-307',
      colour: 'hand',
      fits: anyFace,
      laid: f.chosen.length,
      least: f.min,
      most: f.max,
    }),
  absent(s, f) {
    return f.chosen.length >= f.min ? CARDS_DONE : CARD_ACTS[cheapest(s, f.by, anyFace)]!;
  },
  shows: (value) => (value.act === 'card' ? { act: 'card' } : value),
  does: {
    card(s, f, { value, by }, k) {
      const face = FACE_IDS.indexOf(value.card);
      outOfHand(s, by, face);
      f.chosen.push(face);
      if (f.chosen.length === f.max && f.min === f.max) discardChosen(s, f.by, f.chosen, k);
    },
    done: (s, f, _said, k) => discardChosen(s, f.by, f.chosen, k),
  },
});

function discardChosen(s: State, by: Seat, chosen: readonly number[], k: K): void {
  k.done();
  if (chosen.length === 0) return;
  for (const face of chosen) cardLeft(s, by, face);
  show(s, chosen);
  k.tell({ type: 'discarded', by, cards: faceIds(sorted(chosen)) });
  discardAtOnce(s, k, by, chosen);
}
