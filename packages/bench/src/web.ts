import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { BadInput, REPOSITORY, loadGame } from '@tablewright/catalogue';
import type { Browser } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser, NO_BROWSER } from '../../../scripts/browser.mjs';
import { ensureBuild } from '../../../scripts/build.mjs';
import { median } from './cpu.ts';
import { ServerChild } from './server-child.ts';
import { type Click, type Clicks, measureClicks } from './web-clicks.ts';
import { beyond, isCode, isScript, kilobytes, percentile, type SentFile, tooMuch, WEB_LIMITS } from './web-limits.ts';
import { type FirstLoad, loaded, loadFront, newTable, sentFile, visit } from './web-page.ts';

export interface WebBenchSettings {
  /** how often the front page is loaded by a browser that has never been there */
  readonly loads?: number;
  /** clicks that change the board, in each game */
  readonly clicks?: number;
  /** is told what takes time */
  readonly say?: (line: string) => unknown;
}

/** What a table of one game brings along. KB are thousands of bytes, compressed by gzip unless it says otherwise. */
export interface BoardBench {
  /** script and styles for this game alone: its board, its rules and what it shares with other boards */
  readonly gameKB: number;
  readonly gameBrotliKB: number;
  /** all script and styles beyond the front page, with those of the table around the board */
  readonly tableKB: number;
  readonly files: readonly SentFile[];
}

export interface ClickBench {
  readonly medianMs: number;
  readonly p95Ms: number;
  /** where the time goes: the median of each part by itself */
  readonly parts: Readonly<Omit<Click, 'ms'>>;
  readonly clicks: number;
  /** answers that changed nothing on the board and are not counted */
  readonly without: number;
}

export interface WebBench {
  /** script that the front page loads, by gzip: browsers ask for brotli only where the connection is encrypted */
  readonly frontPageKB: number;
  /** by game, as `gameKB` */
  readonly boards: Readonly<Record<string, number>>;
  /** the median of the slowest game */
  readonly clickToRedrawMs: number;
  /** what does not hold */
  readonly tooMuch: readonly string[];
  readonly limits: typeof WEB_LIMITS;
  readonly frontPage: {
    readonly gzipKB: number;
    readonly brotliKB: number;
    readonly plainKB: number;
    readonly files: readonly SentFile[];
    /** medians over the loads */
    readonly transferredScriptBytes: number;
    readonly interactiveMs: number;
    readonly loads: number;
  };
  readonly tables: Readonly<Record<string, BoardBench>>;
  readonly clickToRedraw: Readonly<Record<string, ClickBench>>;
  readonly browser: string;
  readonly node: string;
  readonly cpus: number;
  readonly loadAverage: number;
}

/** Four people is the usual table. */
const USUAL_SEATS = 4;

/** The built page in a real Chromium, from the real server on this machine. */
export async function benchWeb({ loads = 5, clicks = 30, say = () => {} }: WebBenchSettings = {}): Promise<WebBench> {
  const program = await findBrowser();
  if (program === null) throw new BadInput(NO_BROWSER);
  await ensureBuild(say);
  const { chromium } = await import('playwright-core');
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-bench-web-'));
  const server = await ServerChild.start(new URL('web-server.ts', import.meta.url), folder);
  const browser = await chromium.launch({ executablePath: program, args: BROWSER_FLAGS });
  try {
    return await measure(browser, server.url, { loads, clicks, say });
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  browser: Browser,
  url: string,
  { loads, clicks, say }: Required<WebBenchSettings>,
): Promise<WebBench> {
  say('loading the front page …');
  await visit(browser, url, loadFront); // the server reads its files for the first time
  const first: FirstLoad[] = [];
  for (let i = 0; i < loads; i += 1) first.push(await visit(browser, url, loadFront));
  const front = first[0]!.paths;
  const frontFiles = await Promise.all(front.filter(isScript).map((path) => sentFile(url, path)));

  const tables: Record<string, BoardBench> = {};
  const clickToRedraw: Record<string, ClickBench> = {};
  const around = await visit(browser, url, noTable);
  for (const game of gamesWithBoards()) {
    const { seats: limits } = (await loadGame(game)).game;
    const seats = Math.min(Math.max(USUAL_SEATS, limits.min), limits.max);
    say(`opening a table of ${game} and playing there …`);
    const paths = await visit(browser, url, async (page) => {
      await page.goto('/');
      await page.goto(`/table/${await newTable(page, game, seats)}`);
      await page.getByTestId('board').waitFor();
      return loaded(page);
    });
    tables[game] = await boardBench(url, beyond(paths, front), around);
    clickToRedraw[game] = clickBench(
      await visit(browser, url, async (page) => {
        await page.goto('/');
        return measureClicks(page, { game, seats, clicks });
      }),
    );
  }

  const numbers = {
    frontPageKB: kilobytes(frontFiles, 'gzip'),
    boards: Object.fromEntries(Object.entries(tables).map(([game, { gameKB }]) => [game, gameKB])),
    clickToRedrawMs: Math.max(...Object.values(clickToRedraw).map(({ medianMs }) => medianMs)),
  };
  return {
    ...numbers,
    tooMuch: tooMuch(numbers),
    limits: WEB_LIMITS,
    frontPage: {
      gzipKB: numbers.frontPageKB,
      brotliKB: kilobytes(frontFiles, 'brotli'),
      plainKB: kilobytes(frontFiles, 'plain'),
      files: frontFiles,
      transferredScriptBytes: median(first.map(({ scriptBytes }) => scriptBytes)),
      interactiveMs: tenth(median(first.map(({ interactiveMs }) => interactiveMs))),
      loads,
    },
    tables,
    clickToRedraw,
    browser: browser.version(),
    node: process.version,
    cpus: cpus().length,
    loadAverage: loadavg()[0]!,
  };
}

/** The next game is one folder away, here too. */
function gamesWithBoards(): string[] {
  return globSync('games/*/board/index.tsx', { cwd: REPOSITORY })
    .map((path) => basename(dirname(dirname(path))))
    .sort();
}

/** What the page around a table loads for no game in particular: where there is no table, no game is loaded. */
async function noTable(page: Parameters<typeof loaded>[0]): Promise<string[]> {
  await page.goto('/table/aaaaaaaaaa');
  await page.getByRole('heading', { name: 'This table is not here' }).waitFor();
  return loaded(page);
}

async function boardBench(url: string, paths: readonly string[], around: readonly string[]): Promise<BoardBench> {
  const all = await Promise.all(paths.filter(isCode).map((path) => sentFile(url, path)));
  const files = all.filter(({ path }) => !around.includes(path));
  return {
    gameKB: kilobytes(files, 'gzip'),
    gameBrotliKB: kilobytes(files, 'brotli'),
    tableKB: kilobytes(all, 'gzip'),
    files,
  };
}

function clickBench({ clicks, without }: Clicks): ClickBench {
  const part = (of: keyof Click, much: number): number =>
    tenth(
      percentile(
        clicks.map((click) => click[of]),
        much,
      ),
    );
  return {
    medianMs: part('ms', 0.5),
    p95Ms: part('ms', 0.95),
    parts: {
      handMs: part('handMs', 0.5),
      serverMs: part('serverMs', 0.5),
      drawMs: part('drawMs', 0.5),
      paintMs: part('paintMs', 0.5),
    },
    clicks: clicks.length,
    without,
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
