import type { Seat } from '@tablewright/kernel';
import { shuffle } from './chance.ts';
import { colourOf, PURPLE_CHIP } from './content/chips.ts';
import { CAUSES, type Cause, OUTLAWS, reasonOf, VICTORS } from './content/endings.ts';
import { FACTION_IDS, FALLEN, LEGION, MACHINE } from './content/loyalty.ts';
import { FALLEN_NEED } from './content/numbers.ts';
import { OBJECTIVES } from './content/objectives.ts';
import { BAR_ENDS } from './content/setup.ts';
import type { K } from './events.ts';
import { mixOrigins } from './notes.ts';
import { areMet } from './objectives.ts';
import { COLUMNS, NONE, type State, TIERS } from './state.ts';

// How it ends (HPB-900 to HPB-914) and who wins.

const RULES: Readonly<Record<Cause, string>> = {
  network: 'HPB-902',
  resource: 'HPB-426',
  morale: 'HPB-423',
  security: 'HPB-427',
  threat: 'HPB-527',
  deus: 'HPB-805',
  chips: 'HPB-909',
};

/** HPB-901 After every change of a bar. */
export function endsBy(s: State, k: K): void {
  if (s.resource === BAR_ENDS.resource[0]) endWith(s, k, 'resource');
  else if (s.morale === BAR_ENDS.morale[0]) endWith(s, k, 'morale');
  else if (s.security === BAR_ENDS.security[0]) endWith(s, k, 'security');
  else if (s.threat === BAR_ENDS.threat[1]) endWith(s, k, 'threat');
}

/** HPB-909 After every change of where chips lie. */
export function endsWithoutChips(s: State, k: K): void {
  if (s.outcome !== null || s.sectors.some((stack) => stack.length > 0)) return;
  let carried = 0;
  for (const chip of s.chips) if (chip !== NONE) carried += 1;
  let empty = 0;
  for (let column = 0; column < COLUMNS; column += 1)
    for (let tier = 0; tier < 3; tier += 1) if (s.network[column * TIERS + tier] === NONE) empty += 1;
  if (carried < empty) endWith(s, k, 'chips');
}

export function endWith(s: State, k: K, cause: Cause): void {
  if (s.outcome !== null) return;
  if (s.campaign) mixChips(s, k, cause);
  const victor = victorOf(s, cause);
  const winners: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) if (s.faction[seat] === victor && areMet(s, seat)) winners.push(seat);
  s.ended = 1 + CAUSES.indexOf(cause);
  s.victor = victor;
  const shown = !s.campaign; // HPB-911, HPB-952
  k.tell({
    type: 'over',
    cause,
    victor: VICTORS[victor]!,
    winners: shown ? winners : [],
    factions: shown ? s.faction.map((faction) => FACTION_IDS[faction]!) : [],
    objectives: shown ? s.objectives.map((objective) => (objective === NONE ? '' : OBJECTIVES[objective]!.id)) : [],
  });
  const rules = ['HPB-910', RULES[cause]];
  if (victor === FALLEN && isFallenVictory(s)) rules.push('HPB-907');
  k.finish({
    winners: shown ? winners : [], // HPB-952 a winner's faction would be known
    reason: reasonOf({ victor: VICTORS[victor]!, cause }),
    rules,
    roles: shown ? s.faction.map((faction) => FACTION_IDS[faction]!) : [],
  });
}

/** HPB-901 to HPB-907 */
export function victorOf(s: State, cause: Cause): number {
  if (isFallenVictory(s)) return FALLEN;
  switch (cause) {
    case 'network':
      return byColumns(s);
    case 'resource':
    case 'deus':
      return MACHINE;
    case 'security':
    case 'threat':
      return s.faction.includes(LEGION) ? LEGION : OUTLAWS;
    case 'morale':
    case 'chips':
      return OUTLAWS;
  }
}

/** HPB-907 */
function isFallenVictory(s: State): boolean {
  if (!s.faction.includes(FALLEN)) return false;
  const { junkyard, both } = FALLEN_NEED;
  const scrapped = countPurple(s.junk);
  return scrapped >= junkyard || (scrapped >= both.junkyard && countPurple(s.network) >= both.network);
}

function countPurple(chips: readonly number[]): number {
  let count = 0;
  for (const chip of chips) if (chip !== NONE && colourOf(chip) === PURPLE_CHIP) count += 1;
  return count;
}

/** HPB-903 The colour with strictly most chips in a column, NONE if there is none. Colours are the factions' numbers. */
function columnWinner(s: State, column: number): number {
  const count = [0, 0, 0];
  for (let tier = 0; tier < TIERS; tier += 1) {
    const chip = s.network[column * TIERS + tier]!;
    if (chip !== NONE) count[colourOf(chip)]! += 1;
  }
  return alone(count);
}

/** The place of the one highest number, NONE when several share it. */
function alone(count: readonly number[]): number {
  const most = Math.max(...count);
  const first = count.indexOf(most);
  return most > 0 && count.lastIndexOf(most) === first ? first : NONE;
}

/** HPB-904, HPB-905 */
export function byColumns(s: State): number {
  const won = [0, 0, 0];
  for (let column = 0; column < COLUMNS; column += 1) {
    const winner = columnWinner(s, column);
    if (winner !== NONE) won[winner]! += 1;
  }
  const most = Math.max(...won);
  const isDecided = won.filter((columns) => columns === most).length === 1 && (!s.twoColumns || most >= 2);
  if (isDecided) return won.indexOf(most);
  const tied = won.map((columns) => (s.twoColumns && most < 2) || columns === most);
  const chips = [0, 0, 0];
  for (const chip of s.network) if (chip !== NONE) chips[colourOf(chip)]! += 1;
  const among = chips.map((count, colour) => (tied[colour] === true ? count : -1));
  const highest = Math.max(...among);
  return among.filter((count) => count === highest).length === 1 ? among.indexOf(highest) : OUTLAWS;
}

/** HPB-951 */
function mixChips(s: State, k: K, cause: Cause): void {
  const spots = s.junk.map((chip, spot) => (chip === NONE ? NONE : spot)).filter((spot) => spot !== NONE);
  const junk = shuffle(
    s,
    k,
    spots.map((spot) => s.junk[spot]!),
    'Junkyard',
  );
  mixOrigins(s, junk);
  for (const [i, spot] of spots.entries()) s.junk[spot] = junk[i]!;
  if (cause !== 'network') return;
  for (let tier = 0; tier < TIERS; tier += 1) {
    const columns = [0, 1, 2].filter((column) => s.network[column * TIERS + tier] !== NONE);
    const chips = shuffle(
      s,
      k,
      columns.map((column) => s.network[column * TIERS + tier]!),
      'Tier',
    );
    mixOrigins(s, chips);
    for (const [i, column] of columns.entries()) s.network[column * TIERS + tier] = chips[i]!;
  }
}
