import { canonicalJson, type Game, type GameRecord } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { Replay } from '@tablewright/protocol';
import { api } from '../api.ts';
import { asKept, isSamePlay, playedAgain, type ReplaySource } from './source.ts';
import type { ReplayViewer } from './steps.ts';

/**
 * The game as the rules of this page play it, if that is what was played; otherwise as the server has kept it. What was kept has no
 * moments within a step, nobody can play on from it, and it cannot be seen with all cards open.
 */
export async function replaySource(id: string, game: Game, record: GameRecord): Promise<ReplaySource> {
  const again = playedAgain(game, record);
  const isFaithful = again.trouble === null && record.rulesVersion === game.rulesVersion;
  if (isFaithful) return again;
  const replays = await keptReplays(id, record);
  if (replays === null) return again;
  const kept = asKept(record, replays);
  return isSamePlay(again, kept) ? again : kept;
}

async function keptReplays(id: string, { seats }: GameRecord): Promise<ReadonlyMap<ReplayViewer, Replay> | null> {
  const viewers = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'] as const;
  const replays = await Promise.all(viewers.map((viewer) => api.replay(id, viewer)));
  const kept = new Map<ReplayViewer, Replay>();
  for (const [i, replay] of replays.entries()) if (replay.ok) kept.set(viewers[i]!, replay.value);
  return kept.has('spectator') ? kept : null;
}

/** Said where a game is shown that was played with other rules than those of this page. */
export function rulesNote(game: Game, record: GameRecord, source: ReplaySource): string | null {
  const { rulesVersion: played } = record;
  const { rulesVersion: here, name } = game;
  if (!source.goesOn)
    return say`This game was played with version ${played} of the rules of ${name}; here they are at version ${here}. You see what was kept of it: what everybody saw and was told.`;
  if (played === here) return null;
  const isSame = source.trouble === null && canonicalJson(source.outcome) === canonicalJson(record.outcome);
  if (!isSame)
    return say`This game was played with version ${played} of the rules of ${name}; here they are at version ${here}, and what everybody saw was not kept. You see what these rules make of it.`;
  return say`This game was played with version ${played} of the rules of ${name}. Version ${here}, which is here now, plays it just the same.`;
}
