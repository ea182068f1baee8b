import { emergence } from '@tablewright/emergence-rules';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { emergenceWords } from './emergence-words.ts';
import { type Person, PHONE, playOn, roundOf } from './person.ts';
import { leaksIn, positionsOf } from './secrets.ts';
import { useServerAndBrowser } from './setting.ts';

// What people do around a game: run out of time, go away and come back, take something back, play once more, look on.

describe.skipIf(noBrowser !== null)('together', () => {
  const setting = useServerAndBrowser();
  const enter = (...names: readonly string[]): Promise<Person[]> =>
    Promise.all(names.map((name) => setting.enter(name)));

  test('somebody’s clock runs out: a bot plays, and gives the seat back', async () => {
    const [ann, bea] = (await enter('Ann', 'Bea')) as [Person, Person];
    await ann.playsWith([bea], 3, /^Quick/, /^Countdown/, /^A bot plays on/);
    await playOn([ann], () => isWaitedForAlone(ann, bea));
    await bea.when(() => bea.isAsked);
    const { version } = ann.known!;
    await setting.server.letPass(6);
    await ann.until((known) => known.version > version);
    await bea.page.getByText('A bot plays for you.').waitFor();
    await ann.page.getByRole('tab', { name: 'Seats' }).click();
    await seatOf(ann, 'Bea').getByText('a bot plays here').waitFor();

    await bea.page.getByRole('button', { name: 'Take my seat back' }).click();
    await bea.page.getByText('A bot plays for you.').waitFor({ state: 'detached' });
    // with a breath to look around
    await ann.until(({ info }) => (info.seats[seatNumber(bea)]!.left ?? 0) > 10_000);
    await playOn([ann], () => bea.isAsked);
    await bea.answer();
  });

  test('somebody’s clock runs out: the plainest answer is given, and the game goes on', async () => {
    const [ann, bea] = (await enter('Ann', 'Bea')) as [Person, Person];
    await ann.playsWith([bea], 3, /^Quick/, /^Countdown/, /^The plainest answer is given/);
    await playOn([ann], () => isWaitedForAlone(ann, bea));
    await bea.when(() => bea.isAsked);
    const about = bea.game!.mine!.about;
    await setting.server.letPass(6);
    await bea.when(() => bea.game!.mine?.about !== about);
    // She was only slow: there is time for the next question, and she answers it herself.
    expect(bea.known!.info.seats[seatNumber(bea)]).toMatchObject({ standIn: false });
    expect(bea.known!.info.seats[seatNumber(bea)]!.left).toBeGreaterThan(0);
    await playOn([ann, bea], () => roundOf(ann.game!.view) === 2);
  });

  test('an answer is taken back when all agree, and not when one refuses', async () => {
    const [ann, bea, col] = (await enter('Ann', 'Bea', 'Col')) as [Person, Person, Person];
    await ann.playsWith([bea, col], 3);
    const people = [ann, bea, col];
    // The first who hears that all have selected stops the others; then all hear it.
    const moves = ({ game }: Person): boolean => game!.waiting[0]?.about === 'move';
    const untilMoves = async (): Promise<void> => {
      await playOn(people, () => people.some(moves));
      await Promise.all(people.map((one) => one.when(() => moves(one))));
    };
    await untilMoves();
    const { version } = ann.known!;
    const views = people.map(({ game }) => game!.view);

    const asks = async (): Promise<void> => {
      await ann.choosesInMenu(/^Ask to take my answer back/);
      await ann.page.getByRole('button', { name: 'Ask the others' }).click();
      await ann.page.getByText(/^Asking (Bea and Col|Col and Bea) …/).waitFor();
    };
    const dialog = (one: Person) => one.page.getByRole('dialog', { name: /wants to go back$/ });
    await asks();
    await dialog(bea).getByRole('button', { name: 'Agree' }).click();
    await ann.page.getByText('Asking Col …').waitFor();
    await dialog(col).getByRole('button', { name: 'Rather not' }).click();
    await Promise.all(people.map((one) => one.until(({ info }) => info.undoRequest === null)));
    expect(people.map(({ game }) => game!.view)).toEqual(views);
    expect(ann.known!.version).toBe(version);

    await asks();
    for (const one of [bea, col]) await dialog(one).getByRole('button', { name: 'Agree' }).click();
    await ann.when(() => ann.game!.mine?.about === 'select');
    await Promise.all(
      [bea, col].map((one) => one.when(() => one.game!.waiting.some(({ about }) => about === 'select'))),
    );
    expect(ann.isAsked).toBe(true);
    await untilMoves();
  });

  test('somebody is away: a bot takes the seat over, and hands it back', async () => {
    const [ann, bea] = (await enter('Ann', 'Bea')) as [Person, Person];
    await ann.playsWith([bea], 3, /^Quick/, /^Countdown/, /^A bot plays on/);
    await playOn([ann, bea], () => bea.isAsked && bea.game!.mine!.about === 'move');
    const table = bea.page.url();
    await bea.page.goto('about:blank');
    await ann.page.getByRole('tab', { name: 'Seats' }).click();
    await seatOf(ann, 'Bea').getByText('Bea has only just left; wait a minute.').waitFor();
    expect(await seatOf(ann, 'Bea').getByRole('button').count()).toBe(0);
    await setting.server.letPass(1);
    await ann.page.getByRole('button', { name: 'Let a bot play for Bea' }).click();
    await seatOf(ann, 'Bea').getByText('a bot plays here').waitFor();
    // Only Bea can take it back, so nobody else is offered that.
    expect(await seatOf(ann, 'Bea').getByRole('button').count()).toBe(0);
    await playOn([ann], () => roundOf(ann.game!.view) >= 2 && ann.isAsked && ann.game!.mine!.about === 'select');

    await bea.page.goto(table);
    await bea.page.getByRole('button', { name: 'Take my seat back' }).click();
    await seatOf(ann, 'Bea').getByText('here').waitFor();
    await playOn([ann], () => bea.isAsked);
    await bea.answer();
  });

  test('a game is over: the same people play again, and one goes on from a moment of it', async () => {
    const [ann, bea] = (await enter('Ann', 'Bea')) as [Person, Person];
    await ann.playsWith([bea], 3);
    for (const one of [ann, bea]) await one.letsBotPlay();
    for (const one of [ann, bea]) await one.untilOver();
    const before = ann.known!;
    const whoSits = ({ info }: typeof before): string[] => info.seats.map(({ name, kind }) => `${name}, ${kind}`);

    await ann.page.getByRole('button', { name: 'Play again' }).click();
    await ann.page.getByRole('heading', { name: 'Invite friends' }).waitFor();
    await bea.page.getByRole('link', { name: 'To the next game' }).click();
    await bea.page.getByRole('button', { name: 'Get up from your seat' }).waitFor();
    await ann.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([ann, bea].map((one) => one.until(({ id, game }) => id !== before.id && game !== null)));
    // the seats are shuffled anew
    expect(whoSits(ann.known!).toSorted()).toEqual(whoSits(before).toSorted());
    expect(ann.known!.info.seats.some(({ standIn }) => standIn)).toBe(false);
    await playOn([ann, bea], () => bea.isAsked && bea.game!.mine!.about === 'select');

    // The last moment at which Bea's seat alone is asked: there the new table waits.
    const record = await bea.recordOf(before.id);
    const seat = before.info.seats.findIndex(({ name }) => name === 'Bea');
    const moments = [...positionsOf(emergence, record).values()];
    const at = moments.findLastIndex(({ state }) => state.outcome === null && emergence.waiting(state) === 1 << seat);
    await bea.goesOnFrom(before.id, at, seat);
    expect(bea.game!.me).toBe(seat);
    expect(bea.game!.view).toEqual(emergence.view(moments[at]!.state, seat));
    await bea.answer();
  });

  test('a link to watch shows what everybody may see, and nothing else', async () => {
    const [ann, sue, eve] = await Promise.all([
      setting.enter('Ann'),
      setting.enter('Sue', PHONE),
      setting.enter('Eve'),
    ]);
    const invitation = await ann.makeTable(3);
    await ann.sitsDownAsHost();
    const watching = (await ann.page.getByRole('link', { name: 'this link' }).getAttribute('href'))!;
    await sue.page.goto(watching);
    await sue.page.getByRole('heading', { name: 'Seats' }).waitFor();
    expect(await sue.page.getByRole('button', { name: 'Take a seat' }).count()).toBe(0);
    expect(await sue.page.getByRole('heading', { name: 'Invite friends' }).count()).toBe(0);
    // Without any link there is no table.
    await eve.page.goto(new URL(watching).pathname);
    await eve.page.getByRole('heading', { name: 'This table is not here' }).waitFor();

    await ann.page.getByRole('button', { name: 'Fill with bots' }).click();
    await ann.page.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([ann, sue].map((one) => one.untilPlaying()));
    await playOn([ann], () => roundOf(ann.game!.view) === 2);
    await sue.until(({ version }) => version === ann.known!.version);
    expect(sue.game!.me).toBe('spectator');
    await sue.page.getByText('Watching').waitFor();
    expect(await sue.prompt.getByRole('button').count()).toBe(0);
    expect(await sue.page.getByRole('button', { name: /my card|my last answer/ }).count()).toBe(0);
    const said = [...sue.frames.map(({ text }) => text), ...sue.fetched].join('\n');
    expect(said).not.toContain(new URL(invitation).searchParams.get('invite'));

    await ann.letsBotPlay();
    await ann.untilOver();
    await sue.untilOver();
    const record = await ann.recordOf(ann.known!.id);
    const { findings, searched, packed } = leaksIn(emergence, sue.frames, 'spectator', record, emergenceWords);
    expect(findings).toEqual([]);
    expect(searched.length).toBeGreaterThan(5);
    expect(packed).toBeGreaterThan(0);
  });
});

function seatNumber(person: Person): number {
  return person.game!.me as number;
}

/** The game waits for this one and nobody else; as the other one knows it. */
function isWaitedForAlone(knows: Person, one: Person): boolean {
  const { waiting } = knows.game!;
  return waiting.length > 0 && waiting.every(({ seat }) => seat === one.game!.me);
}

function seatOf({ page }: Person, name: string) {
  return page.getByRole('region', { name: 'Seats' }).getByRole('listitem').filter({ hasText: name });
}
