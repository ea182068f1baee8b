import { loadGame } from '@tablewright/catalogue';
import { command } from '../command.ts';
import { json } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns } from '../layout.ts';
import { readRecord } from '../record-file.ts';
import { versionNote } from '../replaying.ts';
import { verifyRecord } from '../verifying.ts';

const MARKS = new Map([
  [true, 'holds'],
  [false, 'FAILS'],
  [null, '–'],
]);

export const verify = command({
  takes: ['FILE'],
  flags: { json },
  more: [
    'Before the first answer a table publishes the hash of its secret, and every seat adds words of its own; all chance ' +
      'comes out of both. Afterwards the secret is in the record, and this command shows that every shuffle and every die ' +
      'was fixed from the start, that every answer was allowed and that the game ended as it is written.',
  ],
  examples: ['tablewright verify game.json'],
  async run({ json: forPrograms }, [path], io) {
    const record = readRecord(path!);
    const { game } = await loadGame(record.game, io.repository);
    const { ok, findings, why, at } = verifyRecord(game, record);
    const note = versionNote(game, record);
    const entries = record.log.length;
    if (forPrograms) {
      await writeJson(io, {
        ok,
        game: record.game,
        entries,
        outcome: record.outcome,
        checks: findings,
        ...(why !== undefined && { why }),
        ...(at !== undefined && { at }),
        ...(note !== null && { note }),
      });
      return ok ? 0 : 1;
    }
    const rows = findings.map(({ check, ok: holds, says }) => [check, MARKS.get(holds)!, says]);
    await write(
      io,
      `${game.name}, ${record.seats} players, ${entries} entries${note === null ? '' : ` (${note})`}\n\n`,
    );
    await write(io, columns(rows));
    const where = at === undefined ? '' : ` (entry ${at} of the log)`;
    await write(io, ok ? '\nFair: nobody could choose what chance decided.\n' : `\nNot proved: ${why}${where}.\n`);
    return ok ? 0 : 1;
  },
});
