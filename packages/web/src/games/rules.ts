import type { Game } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';

// The rules of every game, without its screen: a bot in a worker needs no more.

const rules = import.meta.glob<{ default: Game }>('../../../../games/*/rules/index.ts');

/** The server plays a game that this page does not know. */
export class OutOfDate extends Error {}

export async function loadRules(id: string): Promise<Game> {
  const load = rules[`../../../../games/${id}/rules/index.ts`];
  if (load === undefined) throw new OutOfDate(say`This page does not know the game “${id}”.`);
  return (await load()).default;
}
