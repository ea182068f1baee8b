import { shuffle } from '../chance.ts';
import { equip, junkSpots, removeJunk, showChips, toJunkyard, unequip } from '../chips.ts';
import { slotId } from '../content/slots.ts';
import { mixOrigins } from '../notes.ts';
import { chipsOf, hasFreeSlot, isCarrier, playerOf } from '../pieces.ts';
import { NONE, SLOTS } from '../state.ts';
import { fullTiers, peek, sameTier, swapChip } from './effect-chips.ts';
import type { Handlers } from './effect-handlers.ts';
import { next } from './effect-targets.ts';

// Effects that move Data Chips between Sectors, boards, Network and Junkyard.

export const CHIP_EFFECTS: Pick<
  Handlers,
  'peek' | 'bury' | 'junkTop' | 'takeJunk' | 'removeJunk' | 'chipToJunk' | 'swapChip' | 'swapTier' | 'shuffleChips'
> = {
  peek(s, f, k, effect) {
    peek(s, f, k, effect);
  },
  bury(s, f, k) {
    const stack = s.sectors[f.memo];
    if (stack === undefined || stack.length < 2) return next(f);
    if (f.answer === NONE)
      return k.push({ stage: 'chipSeen', by: f.by, sector: f.memo, count: Math.min(2, stack.length) });
    const [chip] = stack.splice(stack.length - 1 - f.answer, 1);
    stack.unshift(chip!);
    k.tell({ type: 'buried', by: f.by, sector: f.memo + 1, which: f.answer + 1 });
    next(f);
  },
  junkTop(s, f, k, { sector, count }) {
    next(f);
    for (let i = 0; i < count && s.outcome === null; i += 1) {
      const chip = s.sectors[sector - 1]!.pop();
      if (chip !== undefined) toJunkyard(s, k, chip, NONE, { what: 'sector', sector });
    }
  },
  takeJunk(s, f, k) {
    const spots = junkSpots(s);
    if (spots.length === 0 || !hasFreeSlot(s, f.piece)) return next(f);
    if (f.answer === NONE) return k.push({ stage: 'spot', by: f.by, why: 0, from: spots });
    const spot = f.answer;
    next(f);
    k.tell({ type: 'junkTaken', by: f.by, spot: spot + 1 });
    const chip = s.junk[spot]!;
    s.junk[spot] = NONE;
    equip(s, k, f.piece, chip);
  },
  removeJunk(s, f, k) {
    const spots = junkSpots(s);
    if (spots.length === 0) return next(f);
    if (f.answer === NONE) return k.push({ stage: 'spot', by: f.by, why: 1, from: spots });
    const spot = f.answer;
    next(f);
    removeJunk(s, k, f.by, spot);
  },
  chipToJunk(s, f, k) {
    if (!isCarrier(s, f.piece)) return next(f);
    if (f.answer === NONE && chipsOf(s, f.piece) > 1)
      return k.push({ stage: 'ownChip', by: f.by, from: 3 << (f.piece * SLOTS), why: 0 });
    const slot = f.answer === NONE ? 0 : f.answer % SLOTS;
    next(f);
    toJunkyard(s, k, unequip(s, f.piece, slot), f.by, { what: 'board' });
  },
  swapChip(s, f, k, { to }) {
    swapChip(s, f, k, to);
  },
  swapTier(s, f, k) {
    const filled = fullTiers(s);
    if (filled === 0) return next(f);
    if (f.answer === NONE) return k.push({ stage: 'slot', by: f.by, from: filled, why: 1 });
    if (f.count === 0) {
      f.count = 1;
      f.memo = f.answer;
      f.answer = NONE;
      return k.push({ stage: 'slot', by: f.by, from: sameTier(s, f.memo), why: 2 });
    }
    const [one, other] = [f.memo, f.answer];
    next(f);
    const chip = s.network[one]!;
    s.network[one] = s.network[other]!;
    s.network[other] = chip;
    const up = (s.faceUp >> one) & 1;
    const otherUp = (s.faceUp >> other) & 1;
    s.faceUp = (s.faceUp & ~(1 << one) & ~(1 << other)) | (otherUp << one) | (up << other);
    const placer = s.placedBy[one]!;
    s.placedBy[one] = s.placedBy[other]!;
    s.placedBy[other] = placer;
    k.tell({ type: 'swappedTier', by: f.by, one: slotId(one), other: slotId(other) });
  },
  shuffleChips(s, f, k) {
    next(f);
    const slots: number[] = [];
    for (let slot = 0; slot < s.chips.length; slot += 1) if (s.chips[slot] !== NONE) slots.push(slot);
    if (slots.length === 0) return;
    const chips = shuffle(
      s,
      k,
      slots.map((slot) => s.chips[slot]!),
      'equipped Data Chips',
    );
    mixOrigins(s, chips);
    k.tell({ type: 'chipsShuffled', count: chips.length });
    for (const [i, slot] of slots.entries()) {
      s.chips[slot] = chips[i]!;
      s.known[chips[i]!] = 0;
    }
    for (const [i, slot] of slots.entries()) {
      showChips(s, k, playerOf(s, Math.floor(slot / SLOTS)), [chips[i]!], { what: 'board' });
    }
  },
};
