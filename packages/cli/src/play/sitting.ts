import type { Json, Question, Seat } from '@tablewright/kernel';
import type { Table } from './table.ts';
import type { Talk } from './talk.ts';
import type { Teller } from './teller.ts';
import type { Scene, Terminal } from './terminal.ts';

/** One game in front of one screen. */
export interface Sitting {
  readonly table: Table;
  readonly terminal: Terminal;
  readonly talk: Talk;
  readonly teller: Teller;
  /** what the ledger says under an id */
  ruleText(id: string): string | null;
  /** whoever sits down to a game in progress wants to see it, whatever is asked */
  drawsNext: boolean;
  /** what was offered when somebody had nothing to say unasked: it is not offered again in the same turn */
  declined: string | null;
  /** where the game is saved, once it is */
  savedAs: string | null;
}

/** One question to one person, while it is asked. */
export interface Asked {
  readonly sitting: Sitting;
  readonly seat: Seat;
  readonly question: Question;
  /** the answers that stand on the screen with a number */
  readonly listed: readonly Json[];
  /** what Enter means now; undefined: nothing */
  suggested: Json | undefined;
}

/** What the person sees now. The view is made afresh: a window may have changed its size. */
export function sceneOf({ sitting: { table, talk }, seat, question }: Omit<Asked, 'listed' | 'suggested'>): Scene {
  const view = table.game.view(table.state, seat);
  return { view, names: table.seating.names, question, art: talk.screen.art };
}

/** An answer in words, with what it leads to. */
export function explained({ sitting: { table }, seat, question }: Asked, value: Json): string {
  const { game, state, seating } = table;
  return game.words.option(game.view(state, seat), question, value, seating.names).says;
}
