import { everybody, type Rng, shuffleWith } from '@tablewright/kernel';
import { CHIP_COLOURS, type ChipColour, CHIPS, CHIPS_BY_SECTOR, colourOf, startsIn } from '../content/chips.ts';
import { NONE, SLOTS, type State } from '../state.ts';
import type { ChipView, View } from '../view.ts';
import { distribute, type Sink } from './distribute.ts';

// Data Chips whose colour the viewer does not know. A chip in a Sector started there; one elsewhere may be from where
// everybody could follow it to.

export type Chips = Pick<
  State,
  'sectors' | 'chips' | 'network' | 'junk' | 'removed' | 'known' | 'origins' | 'faceUp'
> & {
  /** of the pair that was passed on (HPB-414) */
  passed: [number, number] | null;
};

const COLOURS = CHIP_COLOURS.length;

/** A kind: the Sector it started in and its colour. */
function kindOf(chip: number): number {
  return startsIn(chip) * COLOURS + colourOf(chip);
}

interface Spot {
  readonly seen: ChipView;
  put(chip: number): void;
}

function sinkOf({ colour, from }: ChipView): Sink {
  const most = CHIPS_BY_SECTOR.flatMap((_, sector) =>
    CHIP_COLOURS.map((one) => ((colour === null || colour === one) && from.includes(sector + 1) ? 1 : 0)),
  );
  return { size: 1, most };
}

/** The likelier the more of a kind there are, not the same for each kind that fits. */
function weightedSink(sink: Sink, supply: readonly number[]): Sink {
  return { size: 1, most: sink.most!.map((count, kind) => count * supply[kind]!) };
}

export function drawChips(v: View, rng: Rng): Chips {
  const spots: Spot[] = [];
  const chips: Chips = {
    sectors: v.sectors.map(({ count }) => new Array<number>(count).fill(NONE)),
    chips: new Array<number>(v.pieces.length * SLOTS).fill(NONE),
    network: v.network.map(() => NONE),
    junk: v.junkyard.map(() => NONE),
    removed: v.removed.map(() => NONE),
    known: CHIPS.map(() => 0),
    origins: CHIPS.map((_, chip) => 1 << startsIn(chip)),
    faceUp: 0,
    passed: null,
  };
  const add = (seen: ChipView, list: number[], at: number, knowers = 0): void => {
    const put = (chip: number): void => {
      list[at] = chip;
      chips.origins[chip] = seen.from.reduce((bits, sector) => bits | (1 << (sector - 1)), 0);
      chips.known[chip] = knowers;
      if (v.me !== 'spectator') {
        if (seen.colour === null) chips.known[chip] &= ~(1 << v.me);
        else chips.known[chip] |= 1 << v.me;
      }
    };
    spots.push({ seen, put });
  };
  for (const [at, { known }] of v.sectors.entries())
    for (const [depth, colour] of known.entries())
      add({ colour, from: [at + 1] }, chips.sectors[at]!, known.length - 1 - depth);
  addBoards(v, chips, add);
  for (const [slot, seen] of v.network.entries()) {
    if (seen === null) continue;
    if (seen.up) chips.faceUp |= 1 << slot;
    add(seen, chips.network, slot, seen.up ? everybody(v.seats) : bit(seen.by));
  }
  for (const [spot, seen] of v.junkyard.entries()) if (seen !== null) add(seen, chips.junk, spot, bit(seen.by));
  for (const [at, seen] of v.removed.entries()) add(seen, chips.removed, at);
  addPassed(v, chips, add);
  deal(spots, rng);
  return chips;
}

type Add = (seen: ChipView, list: number[], at: number, knowers?: number) => void;

function bit(seat: number | null): number {
  return seat === null ? 0 : 1 << seat;
}

function addBoards(v: View, chips: Chips, add: Add): void {
  const dee = v.players.findIndex(({ character }) => character === 'dee-coy');
  for (const [piece, { chips: held }] of v.pieces.entries())
    for (const [slot, seen] of held.entries()) {
      const owner = piece === v.seats ? dee : piece;
      const isBlind = v.options.blindSectorOne && seen.from.includes(1);
      add(seen, chips.chips, piece * SLOTS + slot, isBlind ? 0 : 1 << owner);
    }
}

function addPassed(v: View, chips: Chips, add: Add): void {
  const frame = v.now.at(-1);
  if (frame?.stage !== 'partnerKeep') return;
  const passed: [number, number] = [NONE, NONE];
  chips.passed = passed;
  const seen = (colour: ChipColour | null): ChipView => ({ colour, from: [2] });
  const knowers = (1 << frame.by) | (1 << frame.from);
  add(seen(frame.first), passed, 0, knowers);
  add(seen(frame.second), passed, 1, knowers);
}

function deal(spots: readonly Spot[], rng: Rng): void {
  const ids: number[][] = Array.from({ length: CHIPS_BY_SECTOR.length * COLOURS }, () => []);
  for (let chip = 0; chip < CHIPS.length; chip += 1) ids[kindOf(chip)]!.push(chip);
  for (const list of ids) shuffleWith(list, (n) => rng.below(n));
  const supply = ids.map((list) => list.length);
  // known colours first, the others in any order: none of them is likelier to get what is rare
  const order = shuffleWith([...spots.keys()], (n) => rng.below(n)).sort(
    (a, b) => Number(spots[a]!.seen.colour === null) - Number(spots[b]!.seen.colour === null),
  );
  const sinks = order.map((at) => weightedSink(sinkOf(spots[at]!.seen), supply));
  const kinds = distribute(rng, supply, sinks);
  if (kinds === null) throw new RangeError('the Data Chips of this view cannot be dealt');
  for (const [i, at] of order.entries()) spots[at]!.put(ids[kinds[i]![0]!]!.pop()!);
}

/** How many of the chips somebody has brought were not blue, as far as this world shows it; the rest is anybody's guess. */
export function placedOther(s: State, seat: number, placed: number, rng: Rng): number {
  let others = 0;
  let found = 0;
  for (const [slot, chip] of s.network.entries()) {
    if (s.placedBy[slot] !== seat || found === placed) continue;
    found += 1;
    if (colourOf(chip) !== 0) others += 1;
  }
  for (; found < placed; found += 1) others += rng.below(2);
  return others;
}
