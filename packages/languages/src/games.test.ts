import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@tablewright/catalogue';
import type { Base, Event, Game, Json, Question, Step } from '@tablewright/kernel';
import type { Language } from '@tablewright/kernel/words';
import { describe, expect, test, vi } from 'vitest';
import { type Catalogue, languageOf } from './index.ts';

// Whole games are played in another language, and every sentence is read for what is still English in it.

const OF_CHANCE = 40;
/** Played by bots that know what they do: they come to positions that chance does not find. */
const OF_BOTS = 6;
const MOST_OPTIONS = 12;

function catalogueOf(tag: string, part: string): Catalogue {
  return JSON.parse(readFileSync(join(REPOSITORY, 'packages/languages', tag, `${part}.json`), 'utf8')) as Catalogue;
}

/** The language is set before the game is loaded: its cards have their names from then on. */
async function load(id: string, language: Language | null): Promise<Game> {
  vi.resetModules();
  const { speak } = await import('@tablewright/kernel/words');
  speak(language);
  const { loadGame } = await import('@tablewright/catalogue');
  return (await loadGame(id)).game;
}

interface Heard {
  readonly said: ReadonlySet<string>;
  /** what was not on offer, and what a host is warned of: a server says it, in English */
  readonly refused: ReadonlySet<string>;
}

/** Everything that is said in games of chance, at which one seat is called `me`. */
async function listen(game: Game, me: string): Promise<Heard> {
  const { fastRng, sampleOption } = await import('@tablewright/kernel');
  const said = new Set<string>();
  const refused = new Set<string>();
  for (const { label, explains, choices = [] } of Object.values(game.options)) {
    for (const one of [{ label, explains }, ...choices]) said.add(one.label).add(one.explains);
  }
  for (let seed = 1; seed <= OF_CHANCE; seed += 1) {
    const rng = fastRng(seed);
    const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
    const names = Array.from({ length: seats }, (_, seat) => (seat === seed % seats ? me : `Ann${seat}`));
    const options = drawnOptions(game, (n) => rng.below(n));
    for (const warning of game.warnings?.(options, seats) ?? []) refused.add(warning);
    const tried: Json[] = [];
    let step: Step<Base, Event> = game.start({ seats, options, seed });
    for (;;) {
      const { state } = step;
      for (const { event } of step.told) said.add(game.words.event(event, names));
      // names are padded in it
      said.add(game.words.table(game.view(state, 'spectator'), names).replaceAll(/ +/g, ' '));
      const mine = names.map((_, seat) => game.asksSeen(state, seat).mine).find((one) => one !== null);
      if (mine === undefined) break;
      const values = Array.from({ length: MOST_OPTIONS }, () => sampleOption(mine.domain, rng));
      for (const words of asked(game, state, mine, values, names)) said.add(words);
      for (const value of tried) {
        const verdict = game.explain(state, mine.seat, value);
        if (!verdict.ok) refused.add(verdict.why);
      }
      tried[rng.below(30)] = values[1]!;
      const next = game.after(state, { seat: mine.seat, value: values[0]! });
      if (!next.ok) throw new Error(next.why);
      step = next;
    }
    const outcome = game.outcome(step.state);
    if (outcome !== null) said.add(game.words.outcome(outcome, names));
  }
  return { said, refused };
}

function drawnOptions(game: Game, below: (n: number) => number): Record<string, Json> {
  const raw = Object.fromEntries(
    Object.entries(game.options).map(([name, { preset, choices = [] }]) => {
      const values = choices.map(({ value }) => value);
      if (Array.isArray(preset)) return [name, values.filter(() => below(3) === 0)];
      return [name, values.length === 0 ? preset : values[below(values.length)]!];
    }),
  );
  const settled = game.settleOptions(raw);
  if (!settled.ok) throw new Error(settled.why);
  return settled.value;
}

function asked(game: Game, state: Base, mine: Question, values: readonly Json[], names: readonly string[]): string[] {
  const view = game.view(state, mine.seat);
  return [
    game.words.prompt(view, mine, names),
    game.words.waiting(view, mine.about),
    ...values.flatMap((value) => [
      game.words.option(view, mine, value, names).says,
      game.words.answer(mine.about, value, names),
    ]),
  ];
}

const ENGLISH = /\b(the|and|you|your|with|from|of|to|is|are|or|it|at|by|has|have|took|who|which|nobody|everybody)\b/i;
const BROKEN = /undefined|NaN|[{}[\]]| {2}|\.\.|,,/;
/** What is on no list at all, the kernel itself refuses. */
const NO_CHOICE = 'That is not one of your choices now.';
/** Whoever is called 'Du' has a verb of their own, and other cases. */
const WRONG_YOU = /\bDu (hat|ist|hatte|war|konnte)\b|\b(von|bei|an|mit|für|hat|hast) Du\b/;

function isWrong(says: string): boolean {
  // The catalogue of the page has what is said about reconstructions.
  const own = says.replaceAll(/ Our reconstruction: [^.]*\./g, '');
  return ENGLISH.test(own) || BROKEN.test(own) || WRONG_YOU.test(own);
}

describe.each(['emigration'])('%s in German', (id) => {
  const german = languageOf('de', [catalogueOf('de', 'page'), catalogueOf('de', id)]);

  test('nothing that is said has English in it', async () => {
    const { said } = await listen(await load(id, german), 'Du');
    expect(said.size).toBeGreaterThan(1000);
    expect([...said].filter(isWrong)).toEqual([]);
  });

  test('nor has what bots hear who know what they do', async () => {
    const game = await load(id, german);
    const { sentencesOf } = await import('@tablewright/lab');
    const heard = sentencesOf(game, { games: OF_BOTS, seed: 'another language' });
    // Rubbish is refused by the kernel, and the lab puts English before what is waited for.
    const own = heard.filter(({ kind }) => kind !== 'refusal' && kind !== 'waiting' && kind !== 'host');
    expect(own.map(({ says }) => ` ${says}`).filter(isWrong)).toEqual([]);
  });

  test('what a server refuses or warns of in English is found again', async () => {
    const { refused } = await listen(await load(id, null), 'Ann');
    expect(refused.size).toBeGreaterThan(100);
    const own = [...refused].filter((says) => says !== NO_CHOICE);
    const again = own.map((english) => german.again(english) ?? english);
    expect(again.filter(isWrong)).toEqual([]);
  });
});
