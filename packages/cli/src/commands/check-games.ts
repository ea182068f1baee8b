import { discoverGames, loadGame } from '@tablewright/catalogue';
import { type CheckedGames, checkGames as check } from '@tablewright/server';
import { command } from '../command.ts';
import { json } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns, number } from '../layout.ts';
import { progressOn } from '../progress.ts';
import { openExisting, placeOf, storeFlags, whyDamaged } from '../store.ts';

export const checkGames = command({
  flags: { ...storeFlags, json },
  more: [
    'Plays all that is stored again under the rules as they are here, and says what would change: before a new version is put in ' +
      'front of those who play. No game is touched, but a store of an older form is brought up to date, which an older server that still ' +
      'runs would not survive: so look at a copy (backup, restore). Exit code 0 only when nothing would change.',
  ],
  examples: ['tablewright check-games', 'tablewright check-games --data /var/lib/tablewright --json'],
  async run({ data, database, json: forPrograms }, _words, io) {
    const storage = await openExisting({ data, database });
    const progress = progressOn(io, 'tables', { quiet: forPrograms });
    try {
      const games = await Promise.all(discoverGames(io.repository).map((id) => loadGame(id, io.repository)));
      const checked = await check(storage, games, (count) => progress.show(count, count));
      progress.end();
      if (forPrograms) await writeJson(io, checked);
      else await write(io, words(checked));
      return checked.problems.length === 0 ? 0 : 1;
    } catch (error) {
      progress.end();
      throw whyDamaged(placeOf({ data, database }), error) ?? error;
    } finally {
      await storage.close();
    }
  },
});

function words({ lobbies, playing, over, continued, problems }: CheckedGames): string {
  const table = columns(
    [
      ['not begun', number(lobbies)],
      ['can be continued', number(playing)],
      ['over, and end as they ended', number(over)],
      ['would change', number(problems.length)],
    ],
    { right: [1] },
  );
  const lines = [...continued, ...problems].map(
    ({ table: id, game, rulesVersion, isOver, what }) =>
      `${id}: ${game}, version ${rulesVersion}, ${isOver ? 'over' : 'running'}: ${what}\n`,
  );
  return `${table}${lines.length === 0 ? '' : `\n${lines.join('')}`}`;
}
