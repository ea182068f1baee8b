import { hostile as run, type Hostile } from '@tablewright/bench';
import { command } from '../command.ts';
import { json, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns, number } from '../layout.ts';
import { progressOn } from '../progress.ts';

/** Living memory may differ by so much without anything being kept. */
const FLAT = 30_000_000;

export const hostile = command({
  flags: {
    messages: whole('N', 'how many (200,000)', { min: 100, max: 100_000_000, preset: 200_000 }),
    seed: whole('S', 'other messages (1)', { min: 0, max: 1_000_000, preset: 1 }),
    json,
  },
  more: [
    'Messages out of the schemas with something wrong in them, over http and websockets, from somebody without a name, a stranger, a ' +
      'spectator, somebody on another seat, somebody who was put out (with the old links and the new ones) and somebody with a forged ' +
      'cookie, to every route that the server names. Nothing may break, nothing may be taken from them or shown to them that is not ' +
      'theirs, and memory has to stay flat. Exit code 0 only when that is so.',
  ],
  examples: ['tablewright hostile', 'tablewright hostile --messages 1000000 --seed 2 --json'],
  async run({ messages, seed, json: forPrograms }, _words, io) {
    const progress = progressOn(io, 'messages', { quiet: false });
    const result = await run({ messages, seed, onProgress: progress.show });
    progress.end();
    if (forPrograms) await writeJson(io, result);
    else await write(io, words(result));
    const { crashed, broke, accepted, unmatched, memoryBefore, memoryAfter } = result;
    return !crashed && broke + accepted + unmatched.length === 0 && memoryAfter - memoryBefore < FLAT ? 0 : 1;
  },
});

function words(result: Hostile): string {
  const { messages, overHttp, overWebsocket, crashed, broke, accepted, memoryBefore, memoryAfter, seconds } = result;
  const table = columns(
    [
      ['over http', number(overHttp)],
      ['over websockets', number(overWebsocket)],
      ['the server has ended', crashed ? 'yes' : 'no'],
      ['things that broke', number(broke)],
      ['changed by, or shown to, whoever must not', number(accepted)],
      ['routes attacked', number(Object.keys(result.requests).length)],
      ['MB of living memory after a quarter', number(Math.round(memoryBefore / 1e6))],
      ['MB at the end', number(Math.round(memoryAfter / 1e6))],
    ],
    { right: [1] },
  );
  const details = [...result.unmatched, ...result.details];
  const more = details.length === 0 ? '' : `\n${details.join('\n')}\n`;
  return `${number(messages)} messages in ${number(seconds)} s\n\n${table}${more}`;
}
