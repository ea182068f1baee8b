import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@tablewright/kernel';
import type { Broken, Checked } from './checks.ts';
import type { Leak } from './secrecy.ts';

const FOLDER = '.cache/failures';

/** Keeps the record of a game that went wrong, for `tablewright replay`. The path is relative to where the tests run. */
function keepFailure(record: GameRecord, seed: string): string {
  const name = `${record.game}-${record.seats}-${seed.replaceAll(/[^\w.-]/g, '_')}.json`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, name), `${JSON.stringify(record, null, 2)}\n`);
  return `${FOLDER}/${name}`;
}

/** All that is needed to see it again: the promise, the seed, where the game stood, what was said last, and a file. */
export function brokenInWords({ record, seed, decisions }: Checked, { what, detail, stack, last }: Broken): string {
  return [
    `${record.game} promises: ${what}`,
    detail,
    `seats ${record.seats}, seed '${seed}', after ${decisions} answers`,
    `stack: ${JSON.stringify(stack)}`,
    `last answers: ${last.length === 0 ? 'none yet' : last.join('; ')}`,
    `record: ${keepFailure(record, seed)}`,
  ].join('\n');
}

export function leakInWords({ viewer, what, detail, step, seed, record, stack, last }: Leak): string {
  const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
  return [
    `${record.game}, ${who}: ${what}`,
    `real | sampled: ${detail}`,
    `seats ${record.seats}, seed '${seed}', after ${step} answers`,
    `stack: ${JSON.stringify(stack)}`,
    `last answers: ${last.length === 0 ? 'none yet' : last.join('; ')}`,
    `record: ${keepFailure(record, `${seed}-${viewer}`)}`,
  ].join('\n');
}
