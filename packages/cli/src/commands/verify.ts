import { BadInput, loadGame } from '@tablewright/catalogue';
import { isSecret, verifyRecord } from '@tablewright/kernel';
import { command } from '../command.ts';
import { json, text } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns } from '../layout.ts';
import { readRecord } from '../record-file.ts';
import { versionNote } from '../replaying.ts';

const MARKS = new Map([
  [true, 'holds'],
  [false, 'FAILS'],
  [null, '–'],
]);

export const verify = command({
  takes: ['FILE'],
  flags: {
    commitment: text('H', 'the hash that you were shown before the game'),
    salt: text('S', 'what you added to the seed'),
    head: text('X', 'a link of the log that you were sent while it was played, or how it begins'),
    json,
  },
  more: [
    'Before the first answer a table publishes one hash over its secret, the game, its options, who sits where and what every ' +
      'seat has promised to add; then the salts are shown, and all chance comes out of all of it. The log is a chain, and everybody ' +
      'at the table is sent its last link. This command plays the game again and says, a line each, what holds.',
    'What you kept yourself makes it a proof against the table: without it the record is held only against itself. The page keeps ' +
      'all three for you ("Check this game"). What cannot be proved is listed at the end.',
  ],
  examples: [
    'tablewright verify game.json',
    'tablewright verify game.json --commitment 5f3c… --salt 8d01… --head 77ab…',
  ],
  async run({ commitment, salt, head, json: forPrograms }, [path], io) {
    const record = readRecord(path!);
    const { game } = await loadGame(record.game, io.repository);
    const kept = {
      commitment: hexIn('commitment', commitment),
      salt,
      heads: [headIn(head)].filter((one) => one !== null),
    };
    const { ok, findings, unproved, why, at } = verifyRecord(game, record, kept);
    const note = versionNote(game, record);
    const entries = record.log.length;
    if (forPrograms) {
      await writeJson(io, {
        ok,
        game: record.game,
        entries,
        outcome: record.outcome,
        checks: findings,
        unproved,
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
    await write(io, ok ? '\nAll of it holds.\n' : `\nNot proved: ${why}${where}\n`);
    if (unproved.length > 0)
      await write(io, `\nWhat cannot be proved:\n${unproved.map((says) => `- ${says}\n`).join('')}`);
    return ok ? 0 : 1;
  },
});

function hexIn(name: string, given: string | null): string | null {
  const told = given?.trim().toLowerCase() ?? null;
  if (told === null || isSecret(told)) return told;
  throw new BadInput(`--${name} takes 64 hexadecimal digits, not '${given}'.`);
}

/** The page keeps the beginnings of links. */
function headIn(given: string | null): string | null {
  const told = given?.trim().toLowerCase() ?? null;
  if (told === null || /^[0-9a-f]{24,64}$/.test(told)) return told;
  throw new BadInput(`--head takes 24 to 64 hexadecimal digits, not '${given}'.`);
}
