import { BadInput, discoverGames } from '@tablewright/catalogue';
import { command } from '../command.ts';
import { json, text } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns, wrap } from '../layout.ts';
import { type Coverage, coverageOf, hasLedger, ledgersIn } from '../ledger/coverage.ts';

export const ledger = command({
  flags: { game: text('G', 'one game only'), json },
  more: [
    'Reads the ids in the tables of docs/rules/<game>.md and the titles of the tests in games/<game>. A test names its rule: ' +
      "test('[EMG-212] …'). Skipped tests do not count, nor do tests that use nothing of the game that ships. Exit code 1 when an " +
      'id has no test that counts, when one is tested by code that does not ship, or when a test names an id that the ledger does not have.',
  ],
  examples: ['tablewright ledger --game emergence'],
  async run({ game, json: forPrograms }, _words, io) {
    const known = ledgersIn(io.repository);
    if (game !== null && !hasLedger(io.repository, game)) {
      throw new BadInput(`There is no ledger for '${game}'. Ledgers in docs/rules: ${known.join(', ') || 'none'}.`);
    }
    const asked = game === null ? [...new Set([...known, ...discoverGames(io.repository)])].sort() : [game];
    const report = Object.fromEntries(asked.map((each) => [each, coverageOf(io.repository, each)]));
    if (forPrograms) await writeJson(io, report);
    else await write(io, words(report));
    const covered = Object.values(report).every(
      (each) =>
        each.rules > 0 && each.missing.length + each.unshipped.length + each.partly.length + each.unknown.length === 0,
    );
    return covered ? 0 : 1;
  },
});

function words(report: Readonly<Record<string, Coverage>>): string {
  const rows = Object.entries(report).map(([game, { rules, tested }]) => [
    game,
    `${tested} of ${rules} ids have a test`,
  ]);
  const lists = Object.entries(report).flatMap(([game, { missing, unshipped, partly, unknown }]) => [
    listed(`${game}: no test is named after`, missing),
    listed(`${game}: tested, but not in the game: the tests named after these use nothing that ships`, unshipped),
    listed(`${game}: tested in part by code of the game that does not ship`, partly),
    listed(`${game}: named in tests, but not in the ledger`, unknown),
  ]);
  return columns(rows) + lists.join('');
}

function listed(heading: string, ids: readonly string[]): string {
  if (ids.length === 0) return '';
  const lines = wrap(ids.join(' '), 100).map((line) => `  ${line}\n`);
  return `\n${heading}\n${lines.join('')}`;
}
