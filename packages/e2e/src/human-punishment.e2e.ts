import { loadGame } from '@tablewright/catalogue';
import { fastRng, type Question } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { answerByKeys } from './keys.ts';
import { lasting, paleIn, seriousIn, sideways, smallControlsIn, smallTextIn, unseenThings } from './page-checks.ts';
import { PATIENCE_WITH_A_GAME } from './patience.ts';
import { type Person, PHONE } from './person.ts';
import { leaksIn } from './secrets.ts';
import { answerByTouch, EVERYTHING_LIT } from './touch.ts';
import { useServerAndBrowser } from './setting.ts';

// Human Punishment, by people who touch what is lit and by one who has only a keyboard. A whole game takes minutes: with
// LONG_GAMES=1 people play it to the end, otherwise their first turns, and bots go on.

const GAME = 'human-punishment';
const isLong = process.env['LONG_GAMES'] === '1';
const LAPTOP = { viewport: { width: 1440, height: 900 } };
/** Answers of each person before bots go on. */
const FEW = isLong ? Number.POSITIVE_INFINITY : 8;
/** A whole game of people takes ten minutes where nobody else works, and several times that elsewhere. */
const WHOLE_GAME = 3_600_000;

type Way = (person: Person) => Promise<void>;

describe.skipIf(noBrowser)('Human Punishment', { timeout: isLong ? WHOLE_GAME : 600_000 }, () => {
  const setting = useServerAndBrowser();
  const rng = fastRng(13);
  const byTouch: Way = (person) => answerByTouch(person, rng, EVERYTHING_LIT);
  const byKeys: Way = (person) => answerByKeys(person, rng);

  test(`${isLong ? 'four players, two of them on phones' : 'three players, one of them on a phone'}: nothing secret is sent, and every question stands beside its thing`, async () => {
    const people = [await setting.enter('Maximilian Konstantin', PHONE)];
    if (isLong) people.push(await setting.enter('Ann', PHONE));
    const sue = await setting.enter('Sue');
    const troubles = new Set<string>();
    const heights = new Map<string, Set<number>>();
    await play(people, sue, isLong ? 4 : 3, new Map(people.map((person) => [person, byTouch])), async (person) => {
      for (const trouble of await phoneTroubles(person)) troubles.add(trouble);
      await readsToTheEnd(person);
      const { mine, alwaysPass } = person.game!;
      // Whoever has chosen to pass is told so, which takes a line of its own.
      if (mine?.window === undefined || alwaysPass) return;
      const said = await person.prompt.getByRole('heading').innerText();
      const height = await steadyHeight(person);
      // A window that closed while it was measured is another one by now.
      if (person.game?.alwaysPass || (await person.prompt.getByRole('heading').innerText()) !== said) return;
      heights.set(said, (heights.get(said) ?? new Set()).add(height));
    });
    expect([...troubles]).toEqual([]);
    // A window takes as much room whether or not one could do something in it.
    expect([...heights].filter(([, sizes]) => sizes.size > 1)).toEqual([]);
  });

  test.runIf(isLong)('six players on laptops, one of them by keyboard alone', async () => {
    const people = [await setting.enter('Ann', LAPTOP), await setting.enter('Kay', LAPTOP)];
    const sue = await setting.enter('Sue', LAPTOP);
    const serious = new Set<string>();
    let looked = 0;
    const ways = new Map([
      [people[0]!, byTouch],
      [people[1]!, byKeys],
    ]);
    await play(people, sue, 6, ways, async (person) => {
      looked += 1;
      if (looked % 40 === 1) for (const one of await seriousIn(person.page)) serious.add(one);
    });
    expect([...serious]).toEqual([]);
  });

  test('the notebook stays in this browser, over a reload too, and axe finds nothing serious', async () => {
    const ann = await setting.enter('Ann', LAPTOP);
    ann.plays(GAME);
    await ann.playsWith([], 4, /^One day/);
    await ann.when(() => ann.isAsked);
    await byTouch(ann);
    const open = (): Promise<void> => ann.page.getByRole('button', { name: 'Notebook' }).click();
    await open();
    await ann.page.getByRole('combobox').first().selectOption('legion');
    expect(await seriousIn(ann.page)).toEqual([]);
    await ann.page.reload();
    await ann.untilPlaying();
    await open();
    expect(await ann.page.getByRole('combobox').first().inputValue()).toBe('legion');
    await ann.page.keyboard.press('Escape');
    // What a browser says goes to everybody through the server: it has never said it.
    expect(ann.said.filter((text) => text.includes('legion'))).toEqual([]);
    expect(await seriousIn(ann.page)).toEqual([]);
  });

  async function play(
    people: readonly Person[],
    sue: Person,
    seats: number,
    ways: ReadonlyMap<Person, Way>,
    look: (person: Person) => Promise<void>,
  ): Promise<void> {
    const [host, ...friends] = people as [Person, ...Person[]];
    for (const person of people) person.plays(GAME);
    await host.playsBefore([sue], friends, seats, /^One day/);
    const isEnough = (): boolean => people.every(({ isOver, given }) => isOver || given >= FEW);
    while (!isEnough()) {
      const asked = people.filter(({ isAsked, given }) => isAsked && given < FEW);
      const goesOn = (): boolean => isEnough() || people.some(({ isAsked, given }) => isAsked && given < FEW);
      if (asked.length === 0) {
        // whoever has done enough would be waited for
        const idle = people.filter(({ isAsked, given }) => isAsked && given >= FEW);
        if (idle.length > 0) for (const person of idle) await ways.get(person)!(person);
        else await host.when(goesOn, PATIENCE_WITH_A_GAME);
      }
      for (const person of asked) {
        if (!person.isAsked) continue;
        if (!(await isShown(person))) continue;
        await look(person);
        await ways.get(person)!(person);
      }
    }
    for (const person of people) if (!person.isOver) await person.letsBotPlay();
    for (const person of [...people, sue]) await person.when(() => person.isOver, PATIENCE_WITH_A_GAME);
    for (const person of people) await person.page.getByTestId('finale').waitFor();
    expect([...(await seriousIn(host.page)), ...(await paleIn(host.page))]).toEqual([]);
    await nobodyWasSentASecret([...people, sue]);
  }
});

/** Whether the page has come to what is asked; a window may close by itself meanwhile, and something else is asked. */
async function isShown(person: Person): Promise<boolean> {
  await expect
    .poll(async () => !person.isAsked || (await person.prompt.getAttribute('data-asked')) === person.game!.mine!.about)
    .toBe(true);
  return person.isAsked;
}

/** What is wrong with the page at a decision on a phone. */
async function phoneTroubles(person: Person): Promise<readonly string[]> {
  const { page } = person;
  const question = person.game?.mine ?? null;
  if (question === null) return [];
  const { about } = question;
  const things = await thingsOf(person, question);
  const troubles = await lasting(async () => {
    const wide = await sideways(page);
    return [
      ...(wide > 0 ? [`${about}: ${wide} px too wide`] : []),
      ...(await smallControlsIn(page, 40)).map((control) => `${about}: small control ${control}`),
      ...(await smallTextIn(page, 11)).map((text) => `${about}: small text ${text}`),
      ...(await unseenThings(page, things)).map((thing) => `${about}: ${thing} is not in sight`),
    ];
  });
  // what has closed by itself while it was looked at tells nothing
  return person.game?.mine?.about === about ? troubles : [];
}

/** As high as the prompt is once it has been drawn. */
async function steadyHeight({ page, prompt }: Person): Promise<number> {
  const height = async (): Promise<number> => Math.round((await prompt.boundingBox())!.height);
  for (let before = await height(); ; ) {
    await page.waitForTimeout(100);
    const now = await height();
    if (now === before) return now;
    before = now;
  }
}

/** Looks through what lies below the map, and stays there: the next question has to bring the map back. */
async function readsToTheEnd({ page }: Person): Promise<void> {
  await page.evaluate(`(() => {
    for (const one of document.querySelectorAll('[data-testid="board"] *'))
      if (one.scrollHeight > one.clientHeight + 40 && getComputedStyle(one).overflowY === 'auto') one.scrollTop = one.scrollHeight;
  })()`);
}

/** What lies on the table and is no card: a card is shown where it is chosen. */
const ON_TABLE = /^(?:area|place|piece|sector|slot|spot|box|deed|seat|cube|event|check|die|bar|display|darknet|apex)\b/;

/** Of each option what it is about on the table, where there are not more than a hand can touch. */
async function thingsOf({ game: seen, known }: Person, question: Question): Promise<readonly string[]> {
  const { game } = await loadGame(GAME);
  const { domain } = question;
  if (domain.kind !== 'pick' && domain.kind !== 'acts') return [];
  const names = known!.info.seats.map(({ name }) => name);
  const about = domain.from.map((value) => game.words.option(seen!.view, question, value, names).about);
  return about.flatMap((things) => things.filter((thing) => ON_TABLE.test(thing)));
}

async function nobodyWasSentASecret(everybody: readonly Person[]): Promise<void> {
  const { game } = await loadGame(GAME);
  const [first, second] = everybody as [Person, Person];
  const record = await first.recordOf(first.known!.id);
  for (const one of everybody) {
    const { findings, searched, packed } = leaksIn(game, one.frames, one.game!.me, record);
    expect(findings.slice(0, 5), one.name).toEqual([]);
    // what comes together is sent together, so that nobody knows how many frames there are
    expect(searched.length, one.name).toBeGreaterThan(5);
    expect(packed, one.name).toBeGreaterThan(0);
  }
  // The search would have found something: with the eyes of another seat it does.
  expect(leaksIn(game, first.frames, second.game!.me, record).findings).not.toEqual([]);
}
