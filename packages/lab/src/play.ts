import type { Base, Event, Game, Holdings, Outcome, Told } from '@tablewright/kernel';
import type { TableSetup } from './setup.ts';
import { seedsOf } from './seeds.ts';
import { nextAnswer, sitDown } from './table.ts';

/** Something that must never be: where, and in a sentence what. */
export interface Violation {
  /** the number of the game: `tablewright record --nth` plays it again */
  readonly game: number;
  /** after how many answers */
  readonly step: number;
  readonly says: string;
}

export interface Played {
  /** null when the game was given up */
  readonly outcome: Outcome | null;
  readonly decisions: number;
  /** the bots by seat */
  readonly names: readonly string[];
  /** what each seat held in the end; empty when the game was given up */
  readonly holdings: readonly Holdings[];
  /** the cards that came into play, if the game names them */
  readonly used: ReadonlySet<string>;
  readonly violations: readonly Violation[];
}

/** More answers than any game here needs, even among players who do not want it to end. */
export const LONGEST_GAME = 200_000;

/**
 * Plays game number `index` to its end and looks at the invariants after every answer. It is given up when one of them
 * is broken, when the rules throw or when it does not end: what came after would say nothing about the rules.
 */
export function playOne(game: Game, setup: TableSetup, seed: string, index: number, longest = LONGEST_GAME): Played {
  const seeds = seedsOf(seed, index);
  const violations: Violation[] = [];
  const note = (says: string): void => void violations.push({ game: index, step: decisions, says });
  let decisions = 0;
  let outcome: Outcome | null = null;
  let names: readonly string[] = [];
  let holdings: readonly Holdings[] = [];
  const used = new Set<string>();
  const { uses } = game;
  try {
    const table = sitDown(game, setup, seeds, index);
    ({ names } = table);
    const { ears } = table;
    const hear = (event: Event, to: Told['to']): void => {
      ears?.hear(event, to);
      for (const card of uses?.of(event) ?? []) used.add(card);
    };
    // to note what is told takes time
    const listener = uses === undefined && ears === null ? undefined : hear;
    const { state: s, told } = game.start({ seats: setup.seats, options: setup.options, seed: seeds.chance });
    for (const { event, to } of told) hear(event, to);
    for (;;) {
      const broken = game.violations(s);
      for (const sentence of broken) note(sentence);
      if (broken.length > 0) break;
      const next = nextAnswer(game, s, table);
      if (next === null) {
        outcome = game.outcome(s);
        holdings = names.map((_, seat) => heldBy(game, s, seat));
        break;
      }
      if (decisions === longest) {
        note(`the game has not ended after ${longest} answers`);
        break;
      }
      if (next.complaint !== null) note(next.complaint);
      game.play(s, next.seat, next.value, listener);
      decisions += 1;
    }
  } catch (error) {
    note(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
  return { outcome, decisions, names, holdings, used, violations };
}

/** As the game says it; the role in which somebody won or lost where it does not. */
function heldBy(game: Game, s: Base, seat: number): Holdings {
  const role = game.outcome(s)?.roles[seat];
  return game.holdings?.(s, seat) ?? (role === undefined ? {} : { role: [role] });
}
