import type { Seated } from '@tablewright/bots';
import { type Json, type Seat, seedFromText } from '@tablewright/kernel';

/** All that a bot is given: what a person on its seat would see, and numbers of its own to draw from. */
export interface BotRequest extends Seated {
  /** where the game is imported from */
  readonly module: string;
}

export interface Bots {
  answer(request: BotRequest): Promise<Json>;
  close(): Promise<void>;
}

/** A bot draws from the table's secret, but what it is given does not lead back to it. */
export function botSeed(secret: string, seat: Seat): number {
  return Number.parseInt(seedFromText(`bot\n${secret}\n${seat}`).slice(0, 12), 16);
}
