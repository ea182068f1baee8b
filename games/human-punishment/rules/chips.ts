import type { Seat } from '@tablewright/kernel';
import { CHIP_COLOURS, colourOf } from './content/chips.ts';
import { endsWithoutChips } from './ends.ts';
import type { ChipsAt, ChipsSeen, JunkedFrom, K } from './events.ts';
import { forgetChips, mixOrigins } from './notes.ts';
import { playerOf } from './pieces.ts';
import { NONE, type Piece, SLOTS, type State } from './state.ts';

// Data Chips on boards, in the Sectors and in the Junkyard, and who knows their colours (ledger 5).

function chipColours(chips: readonly number[]): string[] {
  return chips.map((chip) => CHIP_COLOURS[colourOf(chip)]!);
}

/** A player is shown chips. Everybody else learns that, and where they lie, from what was told before. */
export function showChips(s: State, k: K, seat: Seat, chips: readonly number[], where: ChipsSeen): void {
  for (const chip of chips) s.known[chip]! |= 1 << seat;
  k.tell({ type: 'sawChips', where, colours: chipColours(chips) }, { only: seat });
}

/** HPB-342 Somebody looks at chips: everybody hears at which, and only that player sees them. */
export function lookAtChips(s: State, k: K, by: Seat, chips: readonly number[], at: ChipsAt): void {
  k.tell({ type: 'looked', by, at, count: chips.length });
  showChips(s, k, by, chips, at);
}

/** Into a free slot; its owner looks at it unless the house plays Sector I blind (HPB-419). */
export function equip(s: State, k: K, piece: Piece, chip: number, blind = false): void {
  const slot = s.chips[piece * SLOTS] === NONE ? 0 : 1;
  s.chips[piece * SLOTS + slot] = chip;
  if (!blind) showChips(s, k, playerOf(s, piece), [chip], { what: 'board' });
}

/** Of two chips nobody else sees which one goes: whoever knew one of them knows no longer which it is. */
export function unequip(s: State, piece: Piece, slot: number): number {
  const chip = s.chips[piece * SLOTS + slot]!;
  const other = s.chips[piece * SLOTS + 1 - slot]!;
  if (other !== NONE) {
    forgetChips(s, [chip, other], 1 << playerOf(s, piece));
    mixOrigins(s, [chip, other]);
  }
  s.chips[piece * SLOTS + slot] = NONE;
  if (slot === 0 && s.chips[piece * SLOTS + 1] !== NONE) {
    s.chips[piece * SLOTS] = s.chips[piece * SLOTS + 1]!;
    s.chips[piece * SLOTS + 1] = NONE;
  }
  return chip;
}

/** HPB-483 Face-down, on a spot of its own. */
export function toJunkyard(s: State, k: K, chip: number, by: Seat, from: JunkedFrom): void {
  s.junk.push(chip);
  s.junkBy.push(by);
  s.junkTurn.push(s.turns);
  k.tell({ type: 'junked', by, spot: s.junk.length, from });
  endsWithoutChips(s, k);
}

/** HPB-482 Out of the game, unseen. */
export function removeJunk(s: State, k: K, by: Seat, spot: number): void {
  s.removed.push(s.junk[spot]!);
  s.junk[spot] = NONE;
  k.tell({ type: 'junkRemoved', by, spot: spot + 1 });
}

export function junkSpots(s: State): number[] {
  const spots: number[] = [];
  for (let spot = 0; spot < s.junk.length; spot += 1) if (s.junk[spot] !== NONE) spots.push(spot);
  return spots;
}
