import { createHash } from 'node:crypto';
import { type Heard, LEVEL_SPECS, type Level, SEARCH, sitDown, thinker } from '@tablewright/bots';
import { fastRng, type Game, type Json, lowest, NOBODY, type Question, type Seat } from '@tablewright/kernel';
import { Ears } from '@tablewright/lab';
import { PAIRINGS, type Pairing } from './bots-parts.ts';

// Who was measured, in a few digits: results of other bots must not be added to theirs. It is taken from what they do in one game and
// not from the code: what only became faster is still the same player. What makes no difference in that one game is not seen, nor what
// the one of two does otherwise where strong plays against itself.

const DIGITS = 12;
/** For each answer that is thought about. */
const TRIES = 60;
/** Where fierce plays: enough for a final in which somebody can win, and for more sweeps than strong has worlds. */
const FIERCE_TRIES = 900;
/** More answers than any game here needs. */
const LONGEST = 20_000;
/** So many digits of what an answer is worth: the last ones are the processor's. */
const EXACT = 6;

/** Steady's game, and for pairings of those who search what they find on the way: at the first answers, and then ever less often. */
export function fingerprintOf(game: Game, seats: number, part: Pairing): string {
  const levels: readonly Level[] = PAIRINGS[part];
  const isFierce = levels.includes('fierce') || (part === 'withoutLearning' && game.evaluateClosely !== undefined);
  const searches = levels.some((level) => LEVEL_SPECS[level].thinks !== null);
  const hash = createHash('sha256');
  const note = (what: unknown): void => void hash.update(`${JSON.stringify(what)}\n`);
  note([game.id, game.rulesVersion, seats, searches ? SEARCH : null]);
  const players = Array.from({ length: seats }, (_, seat) => sitDown(game, seat, 'steady', fastRng(seat)));
  const { state: s, told } = game.start({ seats, options: {}, seed: 1 });
  const ears = new Ears(seats, told);
  for (let n = 0, next = 0; n < LONGEST; n += 1) {
    const waiting = game.waiting(s);
    if (waiting === NOBODY) break;
    const seat = lowest(waiting);
    const view = game.view(s, seat);
    const question = game.asksSeen(s, seat).mine!;
    if (searches && n === next) {
      const thinking = thinker(game, seat, fastRng(n), LEVEL_SPECS.strong.thinks!, { iterations: TRIES });
      const { answer, weighed } = thinking.consider(view, question, ears.of(seat));
      note([answer, weighed.map(({ value, tries, worth }) => [value, tries, worth.toFixed(EXACT)])]);
      if (isFierce) noteFierce(game, { seat, view, question, told: ears.of(seat) }, n, note);
      next = 2 * n + 1;
    }
    const value = players[seat]!.answer(view, question);
    note(value);
    game.play(s, seat, value, (event, to) => ears.hear(event, to));
  }
  note(game.outcome(s)?.winners ?? null);
  return hash.digest('hex').slice(0, DIGITS);
}

interface Asked {
  readonly seat: Seat;
  readonly view: Json;
  readonly question: Question;
  readonly told: Heard;
}

/** What fierce does otherwise than strong with as many tries; nothing where it does not. */
function noteFierce(game: Game, asked: Asked, seed: number, note: (what: unknown) => void): void {
  const { seat, view, question, told } = asked;
  const fierce = thinker(game, seat, fastRng(seed), LEVEL_SPECS.fierce.thinks!, { iterations: FIERCE_TRIES });
  const { answer, playedOn, weighed } = fierce.consider(view, question, told);
  if (playedOn > 0) note([answer, playedOn]);
  if (game.newWorlds === true || game.evaluateClosely !== undefined || game.looksFurther !== undefined)
    note(weighed.map(({ value, tries, worth }) => [value, tries, worth.toFixed(EXACT)]));
}
