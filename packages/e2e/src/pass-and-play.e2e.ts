import { loadGame } from '@tablewright/catalogue';
import { fastRng, type Game } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { listenTo, readByTheEye, saidBy } from './page-text.ts';
import { type Person, roundOf } from './person.ts';
import { useServerAndBrowser } from './setting.ts';
import { answerByTouch, EVERYTHING_LIT } from './touch.ts';

// Pass and play: one screen, and everybody around it reads what is on it. All that the page says, at every moment of a game, is
// searched for what a seat alone may know: that is covered until its owner holds it open.

interface Played {
  readonly game: string;
  readonly seats: number;
  /** to be ticked in the form */
  readonly ticks?: readonly RegExp[];
  /** questions in which a secret lies open before its owner: it is being made, or was turned over by hand */
  readonly open: readonly string[];
  /** whether everybody is told something in secret in every game */
  readonly tells: boolean;
  /** what is held is open to all in the next round */
  readonly fades?: boolean;
  /** how many answers of each person are looked at; a whole game where it is left out */
  readonly answers?: number;
  readonly answer: (home: Person, search: Search) => Promise<unknown>;
}

/** Around the screen; a bot plays for whoever else is at the table. */
const PEOPLE = ['Ann', 'Bea'];

const rng = fastRng(11);
const byTouch = (home: Person): Promise<void> => answerByTouch(home, rng);

/** Emergent: in the first round each puts something else behind the screen, to be looked for before the other. */
async function plans(home: Person, search: Search): Promise<void> {
  if (home.game!.mine!.about !== 'plan') return byTouch(home);
  const { prompt } = home;
  if (roundOf(home.game!.view) === 1) {
    const region = home.game!.me === 0 ? 'Texas' : 'Heartland';
    await home.page.locator(`[role="button"][aria-label^="${region}"]`).click();
    await prompt.getByRole('button', { name: 'Small DC: one more' }).click();
    await prompt.getByRole('button', { name: 'Fill' }).click();
    const lines = await readByTheEye(home.page);
    expect(lines).toContainEqual(expect.stringMatching(`^${region}: build 1 small DC`));
    search.heldBy(home, lines);
    search.add(home, await saidBy(home.page));
    await home.gives(() => prompt.getByRole('button', { name: /^Lock · keep/ }).click());
  } else {
    // The accounts of the last round may lie over the map.
    const next = home.page.getByRole('button', { name: 'Plan the next round' });
    const lock = prompt.getByRole('button', { name: /^Lock (an empty plan|· keep)/ });
    await next.or(lock).first().waitFor();
    if (await next.isVisible()) await next.click();
    await home.gives(async () => {
      const isEmpty = /empty/.test(await lock.innerText());
      await lock.click();
      if (isEmpty) await prompt.getByRole('button', { name: 'Lock it empty' }).click();
    });
  }
}

const GAMES: readonly Played[] = [
  {
    game: 'emergence',
    seats: 3,
    open: ['briefing', 'spySeen', 'insert'],
    tells: true,
    answer: (home) => home.answer(),
  },
  { game: 'robotariat', seats: 3, open: [], tells: true, answer: byTouch },
  // with the pack in which an officer can be asked what nobody else hears
  { game: 'emigration', seats: 2, ticks: [/^Socrates/], open: [], tells: false, answer: byTouch },
  { game: 'emergent', seats: 2, open: ['plan', 'place'], tells: false, fades: true, answer: plans },
  // a whole game of it takes minutes; the secrets are dealt before the first turn
  {
    game: 'human-punishment',
    seats: 3,
    open: [],
    tells: true,
    answers: 6,
    answer: (home) => answerByTouch(home, rng, EVERYTHING_LIT),
  },
];

describe.skipIf(noBrowser !== null)('pass and play', () => {
  const setting = useServerAndBrowser();

  test.each(GAMES)('of $game says no secret before its owner holds it open', async (played) => {
    const home = await setting.enter('Home');
    home.plays(played.game);
    await listenTo(home.page);
    await begins(home, played);
    const { game } = await loadGame(played.game);
    const search = new Search(game, played);
    const curtain = home.page.getByTestId('curtain');
    const given = new Map(PEOPLE.map((name) => [name, 0]));
    const { answers: enough = Number.POSITIVE_INFINITY } = played;
    let readInLog = 0;
    while (!home.isOver && [...given.values()].some((answers) => answers < enough)) {
      await curtain.or(home.prompt).first().waitFor();
      if (await curtain.isVisible()) {
        search.add(home, await saidBy(home.page));
        const name = (await curtain.getByTestId('i-am').innerText()).replace('I am ', '').trim();
        await curtain.getByTestId('i-am').click();
        await curtain.waitFor({ state: 'detached' });
        await home.until(({ game: seen, info }) => seen !== null && info.seats[Number(seen.me)]?.name === name);
        continue;
      }
      if (!home.isAsked) {
        await home.newsOr(curtain);
        continue;
      }
      await home.page.locator(`[data-testid="prompt"][data-asked="${home.game!.mine!.about}"]`).waitFor();
      search.heldBy(home, await readByTheEye(home.page));
      if (readInLog === 0) readInLog = await readsTheLog(home, search);
      search.add(home, await saidBy(home.page));
      const { name } = home.known!.info.seats[Number(home.game!.me)]!;
      given.set(name, given.get(name)! + 1);
      await played.answer(home, search);
      const said = await saidBy(home.page);
      // at the end all is turned over; whether it has come is known by now
      if (!home.isOver) search.add(home, said);
    }
    expect(search.findings).toEqual([]);
    // Something was searched, and there was something to be found.
    expect(search.searched).toBeGreaterThan(20);
    expect(search.secrets).toBeGreaterThan(played.tells ? 2 : 0);
    if (played.tells) expect(readInLog).toBeGreaterThan(0);
  });
});

async function begins({ page }: Person, { game, seats, ticks = [] }: Played): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByRole('radio', { name: /^This device/ }).check();
  await page
    .getByRole('group', { name: 'Seats' })
    .getByRole('radio', { name: String(seats) })
    .check();
  if (ticks.length > 0) await page.getByText('More about the game').click();
  for (const name of ticks) await page.getByRole('checkbox', { name }).check();
  for (const [at, name] of PEOPLE.entries()) await page.getByRole('textbox', { name: `Person ${at + 1}` }).fill(name);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByTestId('curtain').waitFor();
}

/** Every line of the log that is covered can be read by whoever holds it: what was searched for is what stands there. */
async function readsTheLog(home: Person, search: Search): Promise<number> {
  const covered = home.page.getByTestId('covered-line');
  const count = await covered.count();
  for (let n = 0; n < count; n += 1) {
    const line = covered.nth(n);
    await line.dispatchEvent('pointerdown');
    const says = (await line.getByTestId('unveiled').innerText()).trim();
    await line.dispatchEvent('pointerup');
    await line.getByTestId('unveiled').waitFor({ state: 'detached' });
    expect(search.linesOf(home)).toContain(says);
  }
  return count;
}

/** Too short to say anything by itself: a number, a heading. */
const SHORTEST = 12;

/** Looks for what the seats know in secret in what the page says. */
class Search {
  readonly findings: string[] = [];
  searched = 0;
  readonly #game: Game;
  readonly #open: readonly string[];
  readonly #fades: boolean;
  /** what each seat reads by holding the eye now */
  readonly #held = new Map<number, { readonly lines: readonly string[]; readonly round: number }>();
  /** what each seat was told alone */
  readonly #told = new Map<number, readonly string[]>();

  constructor(game: Game, { open, fades = false }: Played) {
    this.#game = game;
    this.#open = open;
    this.#fades = fades;
  }

  get secrets(): number {
    return [...this.#held.values()].flatMap(({ lines }) => lines).length + [...this.#told.values()].flat().length;
  }

  heldBy(home: Person, lines: readonly string[]): void {
    const known = lines.filter((line) => line.length >= SHORTEST && line !== 'Only you see this');
    this.#held.set(Number(home.game!.me), { lines: known, round: roundOf(home.game!.view) });
  }

  linesOf({ known }: Person): string[] {
    const names = known!.info.seats.map(({ name }) => name);
    return known!.told.flatMap(({ event, secret }) => (secret ? [this.#game.words.event(event, names)] : []));
  }

  add(home: Person, moments: readonly { readonly text: string; readonly asked: string | null }[]): void {
    const me = home.game?.me ?? 'spectator';
    if (me !== 'spectator') this.#told.set(me, this.linesOf(home));
    this.searched += moments.length;
    for (const { text, asked } of moments) {
      const find = (seat: number, line: string): void => {
        if (text.includes(line)) this.findings.push(`seat ${seat} alone may know: ${line} (said to ${me}, ${asked})`);
      };
      for (const [seat, lines] of this.#told) for (const line of lines) find(seat, line);
      for (const [seat, { lines, round }] of this.#held) {
        if (seat === me && asked !== null && this.#open.includes(asked)) continue;
        if (this.#fades && round !== roundOf(home.game?.view)) continue;
        for (const line of lines) find(seat, line);
      }
    }
  }
}
