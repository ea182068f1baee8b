import { benchWeb as measureWeb, WEB_LIMITS, type WebBench } from '@tablewright/bench';
import { command } from '../command.ts';
import { json, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns, number } from '../layout.ts';

const { frontPageKB, boardKB, largeBoardKB, clickToRedrawMs } = WEB_LIMITS;

export const benchWeb = command({
  flags: {
    loads: whole('N', 'how often the front page is loaded; the median counts (5)', { min: 1, max: 100, preset: 5 }),
    clicks: whole('N', 'clicks that change the board, in each game (30)', { min: 1, max: 1000, preset: 30 }),
    json,
  },
  more: [
    'Builds the page if it is stale, serves it on this machine and opens it in a real Chromium that has never been there: ' +
      'what the front page and a table of each game load, compressed as the server sends it, and how long it takes from a ' +
      'click in a game against bots until the changed board is painted. It takes about a minute for each game, ' +
      'and milliseconds mean something only where nobody else works.',
    `Exit code 0 only when the front page has less than ${frontPageKB} KB of script, every board with its rules less than ` +
      `${boardKB} KB of script and styles (${largeBoardKB} where the cards alone are a book), and half of the clicks are painted in ` +
      `less than ${clickToRedrawMs} ms.`,
  ],
  examples: ['tablewright bench web', 'tablewright bench web --clicks 10 --json'],
  async run({ loads, clicks, json: forPrograms }, _words, io) {
    const bench = await measureWeb({ loads, clicks, say: (line) => io.stderr.write(`tablewright: ${line}\n`) });
    if (forPrograms) await writeJson(io, bench);
    else await write(io, words(bench));
    return bench.tooMuch.length === 0 ? 0 : 1;
  },
});

function words({ frontPage, tables, clickToRedraw, browser, cpus, loadAverage, tooMuch }: WebBench): string {
  return [
    `The page in Chromium ${browser} (${cpus} cores, load ${number(loadAverage)}); 1 KB is 1000 bytes\n\n`,
    'Front page\n\n',
    columns(
      [
        ['script, gzip', `${number(frontPage.gzipKB)} KB`],
        ['script, brotli', `${number(frontPage.brotliKB)} KB`],
        ['script as this Chromium got it', `${number(frontPage.transferredScriptBytes / 1000)} KB`],
        ['until it can be used', `${number(frontPage.interactiveMs)} ms`],
      ],
      { right: [1] },
    ),
    '\nA table beyond the front page, script and styles\n\n',
    columns(
      [
        ['game', 'its own, gzip', 'brotli', 'with the table around it, gzip'],
        ...Object.entries(tables).map(([game, one]) => [
          game,
          ...[one.gameKB, one.gameBrotliKB, one.tableKB].map((kb) => `${number(kb)} KB`),
        ]),
      ],
      { right: [1, 2, 3] },
    ),
    '\nFrom a click until the changed board is painted\n\n',
    columns(
      [
        ['game', 'median', '95 %', 'until sent', 'until heard', 'until drawn', 'until painted', 'clicks'],
        ...Object.entries(clickToRedraw).map(([game, one]) => [
          game,
          `${number(one.medianMs)} ms`,
          `${number(one.p95Ms)} ms`,
          ...[one.parts.handMs, one.parts.serverMs, one.parts.drawMs, one.parts.paintMs].map(
            (ms) => `${number(ms)} ms`,
          ),
          number(one.clicks),
        ]),
      ],
      { right: [1, 2, 3, 4, 5, 6, 7] },
    ),
    tooMuch.length === 0 ? '\nAll of it within the limits.\n' : `\nToo much:\n${columns(tooMuch.map((one) => [one]))}`,
  ].join('');
}
