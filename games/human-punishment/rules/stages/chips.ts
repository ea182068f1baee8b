import { only, pick, type Why } from '@tablewright/kernel';
import type { CardAct } from '../acts.ts';
import { adjust } from '../bars.ts';
import { equip, junkSpots, lookAtChips, removeJunk, showChips, toJunkyard, unequip } from '../chips.ts';
import { DEE_COY, FEYKAH } from '../content/characters.ts';
import { colourOf } from '../content/chips.ts';
import { GREEN, GREY } from '../content/faces.ts';
import { BAR_ENDS } from '../content/setup.ts';
import { columnOf, NETWORK_COLUMNS, type NetworkColumn, slotId } from '../content/slots.ts';
import { endsWithoutChips, endWith } from '../ends.ts';
import { chooseBoost } from '../enemies.ts';
import { type K, stage } from '../events.ts';
import { discardAtOnce, faceIds } from '../influence.ts';
import { forgetChips } from '../notes.ts';
import { isCarrier, isKuro, playerOf } from '../pieces.ts';
import { drawPrograms } from '../programs.ts';
import { COLUMNS, type Frame, NONE, PLACED, PLACED_OTHER, SLOTS, type State, TALLIES, TIERS } from '../state.ts';
import { credit, lowestLocked } from '../tasks.ts';
import { DESTROY, LOOK, TREAT } from './actions.ts';
import { CARD_ACTS, CARDS_DONE, cheapest, offerHand, takeFromHand } from './questions.ts';
import { whyNotCard } from './why-cards.ts';

// Data Chips: taken in the Sectors, shared, brought into the Network, dropped, looked at and destroyed in the Junkyard
// (HPB-410 to HPB-419, HPB-470 to HPB-483).

// HPB-414, HPB-417 D-11, D-13 Which of the chips looked at is kept: 1 is the top one. Only its owner knows.
export const sectorKeep = stage.ask('sectorKeep', {
  rule: 'HPB-414',
  who: (_s, f) => only(f.by),
  offer: (_s, f) => pick<number>(f.partner === NONE ? [1, 2] : [1, 2, 3]),
  absent: () => 1,
  shows: () => null,
  answer(s, f, { value }, k) {
    const stack = s.sectors[f.sector]!;
    // which of them is kept nobody else sees: whoever had looked at one of them knows no longer where it is
    forgetChips(s, stack.slice(f.partner === NONE ? -2 : -3), 1 << f.by);
    const [kept] = stack.splice(stack.length - value, 1);
    if (f.partner === NONE) {
      k.done();
      equip(s, k, f.piece, kept!);
      const [from, to] = BAR_ENDS.guard;
      s.guard = to; // HPB-417
      k.tell({ type: 'bar', bar: 'guard', from, to, by: f.by });
      credit(s, k, f.by, 'sector3');
      return toJunkyard(s, k, stack.pop()!, f.by, { what: 'sector', sector: 3 });
    }
    const first = stack.pop()!;
    const second = stack.pop()!;
    const partner = playerOf(s, f.partner);
    k.become({ stage: 'partnerKeep', by: partner, piece: f.partner, first, second, from: f.by });
    equip(s, k, f.piece, kept!);
    showChips(s, k, partner, [first, second], { what: 'passed' });
  },
});

// HPB-414 D-12 The partner sees both, keeps one; the other goes to the Junkyard.
export const partnerKeep = stage.ask('partnerKeep', {
  rule: 'HPB-414',
  who: (_s, f) => only(f.by),
  offer: () => pick<number>([1, 2]),
  absent: () => 1,
  shows: () => null,
  answer(s, f, { value }, k) {
    k.done();
    const kept = value === 1 ? f.first : f.second;
    const other = value === 1 ? f.second : f.first;
    // Who passed them on knows the pair, but no longer which of the two is which; unless they are alike.
    if (f.from !== f.by && colourOf(kept) !== colourOf(other)) {
      s.known[kept]! &= ~(1 << f.from);
      s.known[other]! &= ~(1 << f.from);
    }
    equip(s, k, f.piece, kept);
    toJunkyard(s, k, other, f.by, { what: 'sector', sector: 2 });
  },
});

// ------------------------------------------------------------------------------------------------------------------ Network

/** HPB-472 The slots that a chip may go to: one a column. */
export function openSlots(s: State): number[] {
  for (let tier = 0; tier < 2; tier += 1) {
    const empty: number[] = [];
    for (let column = 0; column < COLUMNS; column += 1)
      if (s.network[column * TIERS + tier] === NONE) empty.push(column * TIERS + tier);
    if (empty.length > 0) return empty;
  }
  const tops: number[] = [];
  for (let column = 0; column < COLUMNS; column += 1) {
    for (let tier = 2; tier < TIERS; tier += 1) {
      if (s.network[column * TIERS + tier] !== NONE) continue;
      tops.push(column * TIERS + tier);
      break;
    }
  }
  return tops;
}

export type NetworkAct = { act: 'put'; chip: number; column: NetworkColumn; up: boolean } | { act: 'done' };

// HPB-471 D-14 One by one; the reward comes after all of them (HPB-475).
export const network = stage.acts('network', {
  rule: 'HPB-471',
  who: (_s, f) => only(f.by),
  offer(s, f, _seat, acts: NetworkAct[]) {
    for (let chip = 0; chip < SLOTS; chip += 1) {
      if (s.chips[f.piece * SLOTS + chip] === NONE) continue;
      for (const slot of openSlots(s)) {
        const column = columnOf(slot);
        acts.push({ act: 'put', chip, column, up: false });
        if (f.scanned === 1) acts.push({ act: 'put', chip, column, up: true });
      }
    }
    if (f.placed > 0) acts.push(NETWORK_DONE);
  },
  absent(s, f): NetworkAct {
    if (f.placed > 0) return NETWORK_DONE;
    const slot = openSlots(s)[0]!;
    return { act: 'put', chip: 0, column: columnOf(slot), up: false };
  },
  why: (s, f, _seat, value) => whyNotPut(s, f, value),
  shows: (value) => (value.act === 'put' ? { act: 'put', column: value.column, up: value.up } : value),
  does: {
    put(s, f, { value }, k) {
      const column = NETWORK_COLUMNS.indexOf(value.column);
      put(s, f, k, value.chip, openSlots(s).find((slot) => Math.floor(slot / TIERS) === column)!, value.up);
    },
    done: (_s, f, _said, k) =>
      k.become({ stage: 'placed', by: f.by, piece: f.piece, placed: f.placed, scanned: f.scanned }),
  },
});

const NETWORK_DONE: NetworkAct = { act: 'done' };

function whyNotPut(s: State, f: Extract<Frame, { stage: 'network' }>, value: unknown): Why {
  const said = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<string, unknown>>;
  if (said['act'] !== 'put') return { rule: 'HPB-471', why: 'Place one of your Data Chips first.' };
  const chip = said['chip'];
  if ((chip !== 0 && chip !== 1) || s.chips[f.piece * SLOTS + chip] === NONE) {
    return { rule: 'HPB-471', why: 'You carry no such Data Chip.' };
  }
  const column = (NETWORK_COLUMNS as readonly unknown[]).indexOf(said['column']);
  if (!openSlots(s).some((slot) => Math.floor(slot / TIERS) === column)) {
    return { rule: 'HPB-472', why: 'A chip goes to the lowest Tier with an empty slot; above Tier 2 onto any column.' };
  }
  return { rule: 'HPB-323', why: 'Without both Scanners a chip is placed face-down.' };
}

function put(s: State, f: Extract<Frame, { stage: 'network' }>, k: K, which: number, slot: number, up: boolean): void {
  const { by, piece } = f;
  const chip = unequip(s, piece, which);
  f.placed += 1;
  s.network[slot] = chip;
  s.placedBy[slot] = by;
  if (up) {
    s.faceUp |= 1 << slot;
    s.known[chip] = (1 << s.seats) - 1;
  }
  if (!isCarrier(s, piece)) k.become({ stage: 'placed', by, piece, placed: f.placed, scanned: f.scanned });
  const tier = slot % TIERS;
  const isFull = tier < 3 && isTierFull(s, tier);
  // HPB-474, HPB-475 at once, but what the tasks bring comes before it
  if (isFull && tier === 0) k.push({ stage: 'humanPhase' });
  else if (isFull && tier === 1) k.push({ stage: 'machinePhase', step: 0 });
  k.tell({ type: 'delivered', piece, slot: slotId(slot), colour: up ? COLOURS[colourOf(chip)]! : null });
  for (let kind = 0; kind < 2; kind += 1) if ((s.scanners[piece]! & (1 << kind)) !== 0) s.scannersAt[kind]! += 1; // HPB-322
  const scanned = s.scanners[piece] === 3;
  s.scanners[piece] = 0;
  adjust(s, k, 'guard', -1, by);
  s.tally[by * TALLIES + PLACED]! += 1;
  if (colourOf(chip) !== 0) s.tally[by * TALLIES + PLACED_OTHER]! += 1;
  credit(s, k, by, 'delivered');
  if (scanned && !isKuro(s, piece) && s.character[by] === DEE_COY) credit(s, k, by, 'deliveredScanned');
  if (isFull && tier === 2) endWith(s, k, 'network');
  else endsWithoutChips(s, k);
}

const COLOURS = ['blue', 'red', 'purple'] as const;

export function isTierFull(s: State, tier: number): boolean {
  for (let column = 0; column < COLUMNS; column += 1) if (s.network[column * TIERS + tier] === NONE) return false;
  return true;
}

/** HPB-475 The reward, after all that the chips have set off; where there is no choice, nobody is asked. */
export const placed = stage.happens('placed', (s, f, k) => {
  if (mayChooseBoost(s, f)) return k.become({ ...f, stage: 'reward' });
  k.done();
  drawReward(s, k, f);
});

type Placed = Pick<Extract<Frame, { stage: 'placed' }>, 'by' | 'piece' | 'placed' | 'scanned'>;

/** HPB-326 Kuro draws none. */
function drawReward(s: State, k: K, f: Placed): void {
  if (!isKuro(s, f.piece)) drawPrograms(s, k, f.by, f.placed);
}

// HPB-323 to HPB-326 D-15
export const reward = stage.ask('reward', {
  rule: 'HPB-324',
  who: (_s, f) => only(f.by),
  offer: () => pick<'boost' | 'programs'>(['programs', 'boost']),
  absent: () => 'programs',
  why: () => ({ rule: 'HPB-324', why: 'Take a Program for each chip, or a Boost.' }),
  answer(s, f, { value }, k) {
    k.done();
    if (value === 'boost') return chooseBoost(s, k, f.by);
    drawReward(s, k, f);
  },
});

function mayChooseBoost(s: State, f: Placed): boolean {
  return f.scanned === 1 && s.character[f.by] !== FEYKAH && lowestLocked(s, f.by) !== 0;
}

// ----------------------------------------------------------------------------------------------------------------- Junkyard

/** HPB-481, HPB-482, HPB-491 Grey cards look, green ones destroy, both treat. */
function fitsColour(what: number): (face: number) => boolean {
  return what === LOOK
    ? (face) => face === GREY
    : what === DESTROY
      ? (face) => face === GREEN
      : (face) => face === GREY || face === GREEN;
}

const GREY_LOOKS = { rule: 'HPB-481', colour: 'grey' } as const;
const GREEN_DESTROYS = { rule: 'HPB-482', colour: 'green' } as const;
const BOTH_TREAT = { rule: 'HPB-491', colour: 'grey or green' } as const;

export const colourCards = stage.acts('colourCards', {
  rule: 'HPB-481',
  who: (_s, f) => only(f.by),
  offer(s, f, seat, acts: CardAct[]) {
    if (f.chosen.length < f.most) offerHand(s, seat, acts, fitsColour(f.what));
    if (f.chosen.length > 0) acts.push(CARDS_DONE);
  },
  absent: (s, f) => (f.chosen.length > 0 ? CARDS_DONE : CARD_ACTS[cheapest(s, f.by, fitsColour(f.what))]!),
  why: (s, f, seat, value) =>
    whyNotCard(s, seat, value, {
      ...(f.what === LOOK ? GREY_LOOKS : f.what === DESTROY ? GREEN_DESTROYS : BOTH_TREAT),
      fits: fitsColour(f.what),
      laid: f.chosen.length,
      least: 1,
      most: f.most,
    }),
  does: {
    card(s, f, { value, by }) {
      f.chosen.push(takeFromHand(s, by, value.card));
    },
    done(s, f, _said, k) {
      const { by, what, chosen } = f;
      if (what === TREAT)
        k.become({
          stage: 'treat',
          by,
          piece: by,
          patient: by,
          wounds: chosen.length * 2,
          full: 1,
          health: 0,
          med: 1,
          step: 0,
          answer: NONE,
        });
      else k.become({ stage: 'looks', by, what, left: chosen.length, seen: [], answer: NONE });
      k.tell({ type: 'played', by, cards: faceIds(chosen) });
      if (what === TREAT) credit(s, k, by, 'medCards');
      discardAtOnce(s, k, by, chosen);
    },
  },
});

/** So many different chips, one after the other. */
export const looks = stage.happens('looks', (s, f, k) => {
  if (f.answer !== NONE) {
    const spot = f.answer;
    f.answer = NONE;
    f.left -= 1;
    f.seen.push(spot);
    if (f.what === DESTROY) removeJunk(s, k, f.by, spot);
    else {
      lookAtChips(s, k, f.by, [s.junk[spot]!], { what: 'spot', spot: spot + 1 });
    }
  }
  const from = junkSpots(s).filter((spot) => !f.seen.includes(spot));
  if (f.left > 0 && from.length > 0) return k.push({ stage: 'spot', by: f.by, why: f.what === DESTROY ? 1 : 2, from });
  k.done();
  credit(s, k, f.by, f.what === DESTROY ? 'scrapped' : 'looked');
});
