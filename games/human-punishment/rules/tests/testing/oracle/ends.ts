import { colourOf } from '../../../content/chips.ts';
import { FALLEN, HUMAN, LEGION, MACHINE } from '../../../content/loyalty.ts';
import { OBJECTIVES } from '../../../content/objectives.ts';
import { NONE, type State, TALLIES, TIERS } from '../../../state.ts';
import { has, maxHealthOf } from './numbers.ts';

// How a game ends and who wins (HPB-901 to HPB-912), worked out a second time.

const OUTLAWS = 4;
const PURPLE = 2;

/** The ends that are reached in this state. */
export function endsReached(s: State): string[] {
  const reached: string[] = [];
  if (s.resource === 0) reached.push('resource');
  if (s.morale === -10) reached.push('morale');
  if (s.security === 0) reached.push('security');
  if (s.threat === 4) reached.push('threat');
  if ([0, 1, 2].every((column) => s.network[column * TIERS + 2] !== NONE)) reached.push('network');
  const slots = [0, 1, 2].flatMap((column) => [0, 1, 2].map((tier) => s.network[column * TIERS + tier]));
  const carried = s.chips.filter((chip) => chip !== NONE).length;
  if (s.sectors.every((stack) => stack.length === 0) && carried < slots.filter((chip) => chip === NONE).length)
    reached.push('chips');
  return reached;
}

function countColours(chips: readonly number[]): number[] {
  const colours = chips.filter((chip) => chip !== NONE).map(colourOf);
  return [0, 1, 2].map((colour) => colours.filter((one) => one === colour).length);
}

/** HPB-903 to HPB-905 */
function byNetwork(s: State): number {
  const won = [0, 0, 0];
  for (let column = 0; column < 3; column += 1) {
    const count = countColours(s.network.slice(column * TIERS, (column + 1) * TIERS));
    const most = count.filter((chips) => chips === Math.max(...count));
    if (most.length === 1) won[count.indexOf(most[0]!)]! += 1;
  }
  const best = Math.max(...won);
  let tied = [0, 1, 2].filter((colour) => won[colour] === best || (s.twoColumns && best < 2));
  if (tied.length > 1) {
    const chips = countColours(s.network);
    const most = Math.max(...tied.map((colour) => chips[colour]!));
    tied = tied.filter((colour) => chips[colour] === most);
  }
  return tied.length === 1 ? [HUMAN, MACHINE, FALLEN][tied[0]!]! : OUTLAWS;
}

export function victorDue(s: State, cause: string): number {
  const scrapped = countColours(s.junk)[PURPLE]!;
  const placed = countColours(s.network)[PURPLE]!;
  if (s.faction.includes(FALLEN) && (scrapped >= 3 || (scrapped >= 2 && placed >= 2))) return FALLEN;
  if (cause === 'resource' || cause === 'deus') return MACHINE;
  if (cause === 'security' || cause === 'threat') return s.faction.includes(LEGION) ? LEGION : OUTLAWS;
  return cause === 'network' ? byNetwork(s) : OUTLAWS;
}

function bits(set: number): number {
  return Array.from({ length: 16 }, (_, bit) => bit).filter((bit) => has(set, bit)).length;
}

/** Content ledger 5, by Objective. */
const MET: Readonly<Record<string, (s: State, seat: number, tally: readonly number[]) => boolean>> = {
  'O-01': (_s, _seat, tally) => tally[0]! >= 2,
  'O-02': (_s, _seat, tally) => tally[1]! >= 1,
  'O-03': (_s, _seat, tally) => tally[2]! >= 1,
  'O-04': (_s, _seat, tally) => tally[3]! >= 3,
  'O-05': (_s, _seat, tally) => tally[4]! >= 1,
  'O-06': (s, seat) => s.programs[seat]!.length + s.open[seat]!.length / 2 >= 2,
  'O-07': (s, seat) => s.item[seat] !== NONE,
  'O-08': (s, seat) => s.wounds[seat]!.length === 0 && s.health[seat] === maxHealthOf(s, seat),
  'O-09': (_s, _seat, tally) => tally[5]! >= 2,
  'O-10': (s, seat) => s.leader === seat || s.general === seat,
  'O-11': (s, seat) => bits(s.boosts[seat]!) >= 4,
  'O-12': (s, seat) => s.hands[seat]!.length >= 5,
  'O-13': (_s, _seat, tally) => tally[6]! >= 1,
  'O-14': (_s, _seat, tally) => bits(tally[7]!) >= 3,
  'O-15': (_s, _seat, tally) => bits(tally[8]!) >= 4,
};

/** HPB-910; in a campaign nobody is told (HPB-952). */
export function winnersDue(s: State, victor: number): number[] {
  if (s.campaign) return [];
  return s.faction.flatMap((faction, seat) => {
    const cards = s.objectives.slice(seat * 2, seat * 2 + 2).filter((card) => card !== NONE);
    const tally = s.tally.slice(seat * TALLIES, (seat + 1) * TALLIES);
    return faction === victor && cards.every((card) => MET[OBJECTIVES[card]!.id]!(s, seat, tally)) ? [seat] : [];
  });
}
