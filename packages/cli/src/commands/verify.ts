import { BadInput, loadGame } from '@tablewright/catalogue';
import { isSecret, type Kept, NOTHING_KEPT, verifyRecord } from '@tablewright/kernel';
import { command } from '../command.ts';
import { json, text } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { readKept } from '../kept-file.ts';
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
    kept: text('FILE', 'all that the page kept, as "Check this game" saves it'),
    json,
  },
  more: [
    'Before the first answer a table publishes one hash over its secret, the game, its options, who sits where and what every ' +
      'seat has promised to add; then the salts are shown, and all chance comes out of all of it. The log is a chain, and everybody ' +
      'at the table is sent its last link. This command plays the game again and says, a line each, what holds.',
    'What you kept yourself makes it a proof against the table: without it the record is held only against itself. The page keeps ' +
      'all of it for you ("Check this game"), and more than can be typed: every link, your own answers, and how many starts were called ' +
      'off. It saves that as a file for --kept. What cannot be proved is listed at the end.',
  ],
  examples: [
    'tablewright verify game.json',
    'tablewright verify game.json --commitment 5f3c… --salt 8d01… --head 77ab…',
    'tablewright verify game.json --kept kept-abcdefghij.json',
  ],
  async run({ commitment, salt, head, kept: keptPath, json: forPrograms }, [path], io) {
    const record = readRecord(path!);
    const { game } = await loadGame(record.game, io.repository);
    const saved = keptPath === null ? NOTHING_KEPT : readKept(keptPath);
    const typedHead = headIn(head);
    const kept: Kept = {
      ...saved,
      commitment: hexIn('commitment', commitment) ?? saved.commitment,
      salt: salt ?? saved.salt,
      heads: typedHead === null ? saved.heads : [...saved.heads, typedHead],
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
    const rows = findings.map(({ check, ok: isSo, says }) => [check, MARKS.get(isSo)!, says]);
    await write(
      io,
      `${game.name}, ${record.seats} players, ${entries} entries${note === null ? '' : ` (${note})`}\n\n`,
    );
    await write(io, columns(rows));
    const where = at === undefined ? '' : ` (entry ${at} of the log)`;
    const holds = findings.every((one) => one.ok === true)
      ? 'All of it holds.'
      : 'All that can be checked with this holds.';
    await write(io, ok ? `\n${holds}\n` : `\nNot proved: ${why}${where}\n`);
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
