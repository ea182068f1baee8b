import { type Game, type GameRecord, seedFromText, seedOf } from '@tablewright/kernel';
import { BadInput } from '@tablewright/catalogue';
import { fairnessFor, namesFor, setUpTable } from '@tablewright/lab';
import { replayLog, versionNote } from '../replaying.ts';
import type { Beginning } from './session.ts';

/** A new game. */
export function newGame(
  game: Game,
  request: { seats: number; options: Beginning['options']; seed: string },
): Beginning {
  const { seats, options } = setUpTable(game, request);
  const fairness = fairnessFor(request.seed, seats);
  const seed = seedOf(fairness.secret, fairness.added);
  const { state, entries, told } = game.start({ seats, options, seed });
  return { game, seats, names: namesFor(seats), options, seed, fairness, state, log: entries, told, note: null };
}

/**
 * A recorded game, from where its record ends. When the secret is in the record chance goes on as it would have;
 * otherwise it comes from `seed`, and the game has no proof any more.
 */
export function fromPosition(game: Game, record: GameRecord, seed: string): Beginning {
  const { seats, names, options, log, fairness } = record;
  const proof = fairness?.secret === undefined ? null : { ...fairness, secret: fairness.secret };
  const goesOn = proof === null ? seedFromText(seed) : seedOf(proof.secret, proof.added);
  const replayed = replayLog(game, record, goesOn);
  if (!replayed.ok)
    throw new BadInput(`This position does not fit the rules: at entry ${replayed.at} of its log, ${replayed.why}`);
  const { state } = replayed;
  const note = versionNote(game, record);
  return { game, seats, names, options, seed: goesOn, fairness: proof, state, log, told: [], note };
}
