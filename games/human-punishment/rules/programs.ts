import type { Seat } from '@tablewright/kernel';
import { shuffle } from './chance.ts';
import { DISPLAYED_PROGRAMS, PROGRAMS } from './content/programs.ts';
import type { K } from './events.ts';
import { NONE, type State } from './state.ts';
import { credit } from './tasks.ts';

// Programs on their way between deck, display, boards and discards (HPB-308 to HPB-312).

export function programIds(designs: readonly number[]): string[] {
  return designs.map((design) => PROGRAMS[design]!.id);
}

const BY_ID = new Map(PROGRAMS.map(({ id }, design) => [id, design]));

export function programNamed(id: string): number {
  return BY_ID.get(id) ?? NONE;
}

/** HPB-311 */
function rebuild(s: State, k: K): void {
  if (s.programDeck.length > 0 || s.programDiscard.length === 0) return;
  s.programDeck = shuffle(s, k, s.programDiscard, 'Programs');
  s.programDiscard = [];
  k.tell({ type: 'reshuffled', deck: 'programs', cards: s.programDeck.length });
  refillDisplay(s, k);
}

export function topProgram(s: State, k: K): number {
  const design = s.programDeck.pop();
  if (design === undefined) return NONE;
  rebuild(s, k);
  return design;
}

export function refillDisplay(s: State, k: K): void {
  const before = s.display.length;
  while (s.display.length < DISPLAYED_PROGRAMS) {
    const design = s.programDeck.pop();
    if (design === undefined) break;
    s.display.push(design); // before the deck is made anew, which looks at the display too
    rebuild(s, k);
  }
  if (s.display.length > before) k.tell({ type: 'displayed', cards: programIds(s.display) });
}

export function discardProgram(s: State, k: K, design: number): void {
  s.programDiscard.push(design);
  rebuild(s, k);
}

/** A Program comes to somebody, unseen by the others. */
export function gainProgram(s: State, k: K, seat: Seat, design: number): void {
  s.programs[seat]!.push(design);
  credit(s, k, seat, 'programs2');
}

/** So many from the deck; fewer when there are no more. */
export function drawPrograms(s: State, k: K, seat: Seat, count: number): void {
  const drawn: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const design = topProgram(s, k);
    if (design === NONE) break;
    drawn.push(design);
  }
  if (drawn.length === 0) return;
  k.tell({ type: 'drawsPrograms', by: seat, count: drawn.length });
  k.tell({ type: 'drewPrograms', cards: programIds(drawn) }, { only: seat });
  for (const design of drawn) gainProgram(s, k, seat, design);
}

/** HPB-751, HPB-760 and Code Lockdown: three new ones. */
export function newDisplay(s: State, k: K): void {
  const old = s.display;
  s.display = [];
  for (const design of old) s.programDiscard.push(design);
  rebuild(s, k);
  refillDisplay(s, k);
}
