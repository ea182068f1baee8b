import type { Game, Json } from '@tablewright/kernel';
import { BadInput } from '@tablewright/catalogue';
import { botNamed } from './bots.ts';

/** What a table needs before the first answer, as somebody asked for it. */
export interface TableRequest {
  readonly seats: number;
  readonly options?: Readonly<Record<string, Json>>;
  readonly bots?: readonly string[];
}

/** The same, checked: these games can be played. */
export interface TableSetup {
  readonly seats: number;
  readonly options: Record<string, Json>;
  readonly bots: readonly string[];
}

export function setUpTable(game: Game, { seats, options = {}, bots = ['random'] }: TableRequest): TableSetup {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    const people = min === max ? `${min}` : `${min} to ${max}`;
    throw new BadInput(`${game.name} is for ${people} players, not ${seats}.`);
  }
  const settled = game.settleOptions(options);
  if (!settled.ok) throw new BadInput(settled.why);
  if (bots.length === 0) throw new BadInput('No bot is named. Name one, such as random.');
  for (const name of bots) botNamed(name);
  return { seats, options: settled.value, bots };
}
