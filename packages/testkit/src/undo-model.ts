import { type Base, type Event, type Game, type Seat, type Step } from '@tablewright/kernel';
import { askingStage, stageOf } from './tables.ts';

/** What the kit itself has seen of one answer; the flags in the log are the kernel's opinion and are not looked at. */
export interface SeenStep {
  readonly before: Base;
  readonly seat: Seat;
  /** it lies sealed, and others are still missing */
  readonly held: boolean;
  /** chance was drawn, somebody learned something, or the game ended */
  readonly final: boolean;
}

export function seenStep(game: Game, before: Base, seat: Seat, step: Step<Base, Event>): SeenStep {
  const { kind } = askingStage(game, stageOf(before));
  const last = game.waiting(before) === 1 << seat;
  const learned = step.told.some(({ event, to }) => to !== 'all' || game.revealing.includes(event.type));
  const drawn = step.entries.some((entry) => entry.type === 'chance');
  const opened = kind === 'sealed' && last;
  return {
    before,
    seat,
    held: kind === 'sealed' && !last,
    final: learned || drawn || opened || step.state.outcome !== null,
  };
}

/** Which answer a seat may take back: the place of its last one in the list, or −1. */
export function undoable(steps: readonly SeenStep[], seat: Seat): number {
  const mine = steps.findLastIndex((step) => step.seat === seat);
  if (mine < 0) return -1;
  const since = steps.slice(mine);
  if (since.some((step) => step.final)) return -1;
  const others = since.slice(1);
  if (others.length === 0) return mine;
  return since[0]!.held && others.every((step) => step.held) ? mine : -1;
}

/** The state that an undo must lead to: what was before, or the present one with the sealed answer missing. */
export function stateWithout(game: Game, now: Base, { before, seat, held }: SeenStep): Base {
  if (!held) return before;
  const state = game.copy(now);
  const frame = state.stack.at(-1) as unknown as { sealed: unknown[] };
  frame.sealed[seat] = null;
  return state;
}
