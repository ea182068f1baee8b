import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { type Person, PHONE, playOn } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// What a game brings to a live table besides its board: a countdown, and things to say.

interface Selecting {
  readonly leader: number;
}

describe.skipIf(noBrowser !== null)('a live table of Emergence', () => {
  const setting = useServerAndBrowser();

  test('[EMG-104] the leader counts down, and what all have selected is revealed at zero', async () => {
    const [ann, bea] = [await setting.enter('Ann'), await setting.enter('Bea', PHONE)];
    await ann.page.goto('/new/emergence');
    await ann.page.getByRole('radio', { name: /^Quick/ }).check();
    await ann.page.getByRole('group', { name: 'Seats' }).getByRole('radio', { name: '3' }).check();
    await ann.page.getByRole('spinbutton', { name: 'Seconds of the countdown' }).fill('15');
    await ann.page.getByRole('spinbutton', { name: 'Seconds to prepare' }).fill('300');
    await ann.page.getByRole('button', { name: 'Open the table' }).click();
    await ann.page.getByText('15 seconds, after at most 300 seconds to prepare').waitFor();
    await bea.sit(await ann.page.getByRole('textbox', { name: 'Invitation link' }).inputValue());
    await ann.page.getByRole('button', { name: 'Fill with bots' }).click();
    await ann.page.getByRole('button', { name: 'Start the game' }).click();
    const people = [ann, bea];
    await Promise.all(people.map((one) => one.untilPlaying()));

    // Until one of the two leads. Whoever hears of it first stops the other.
    const led = (): Person | undefined => {
      const leads = people.find(isSelecting)?.game!.view as Selecting | undefined;
      return people.find(({ game }) => game!.me === leads?.leader);
    };
    while (led() === undefined) {
      await playOn(people, () => led() !== undefined || people.every(hasSelected));
      if (led() !== undefined) break;
      // A bot leads and counts down by itself, which takes minutes of the server's slow time.
      const heard = ann.frames.length;
      await setting.server.letPass(0.5);
      await ann.when(() => ann.frames.length > heard);
    }
    const leader = led()!;
    await Promise.all(people.map((one) => one.when(() => isSelecting(one))));
    const other = leader === ann ? bea : ann;
    await leader.page.getByRole('button', { name: /^Count down/ }).waitFor();
    await other.page.getByText(`${nameOf(leader)} leads the countdown.`).waitFor();
    expect(await other.page.getByRole('button', { name: /^Count down/ }).count()).toBe(0);

    await setting.server.letPass(11 / 60);
    const choose = (one: Person, name: RegExp): Promise<void> =>
      one.gives(() => one.prompt.getByRole('button', { name }).click());
    await choose(other, /^Hack, E /);
    await choose(other, /^Spy on, B |^Spy, B /);
    await other.prompt.getByText('You are ready.').waitFor();
    await leader.when(() => leader.game!.answered.includes(other.game!.me as number));
    await leader.page.getByRole('button', { name: 'Count down', exact: true }).click();
    await Promise.all(people.map((one) => one.page.getByText(/^(At zero all choices are revealed\.|Now!)$/).waitFor()));
    await setting.server.letPass(0.5);
    await Promise.all(people.map((one) => one.when(() => selections(one) !== undefined)));
    const revealed = selections(leader)!;
    expect(revealed[other.game!.me as number]).toBe('spy-B');
    expect(revealed[leader.game!.me as number]).toMatch(/^activate-/);
  });

  test('[EMG-112] a statement is said with a click, and everybody hears it', async () => {
    const [ann, bea] = [await setting.enter('Ann'), await setting.enter('Bea', PHONE)];
    await ann.playsWith([bea], 3);
    await ann.page.getByRole('tab', { name: /^Chat/ }).click();
    await bea.page.getByTestId('tab-chat').click();
    const say = (one: Person) => one.page.getByRole('group', { name: 'Say to everybody' });
    await say(ann).getByRole('button', { name: 'You can count on me: I am A.I.' }).click();
    await say(bea).getByRole('button', { name: 'I do not trust …' }).click();
    const whom = bea.page.getByRole('group', { name: 'Choose whom you mean.' });
    expect(await whom.getByRole('button', { name: nameOf(bea) }).count()).toBe(0);
    await whom.getByRole('button', { name: nameOf(ann) }).click();
    for (const { page } of [ann, bea]) {
      const chat = page.getByRole('log', { name: 'Chat' });
      await chat.getByText('You can count on me: I am A.I.').waitFor();
      await chat.getByText(`I do not trust ${nameOf(ann)}.`).waitFor();
    }
    await say(bea).getByRole('button', { name: 'I am on my way to …' }).click();
    await bea.page.getByRole('button', { name: 'D4', exact: true }).click();
    await ann.page.getByRole('log', { name: 'Chat' }).getByText('I am on my way to D4.').waitFor();
  });
});

/** As it stands at the table. */
function nameOf({ known }: Person): string {
  return known!.info.seats.find(({ mine }) => mine)!.name;
}

function isSelecting({ game }: Person): boolean {
  return game?.mine?.about === 'select' && !game.answered.includes(game.mine.seat);
}

function hasSelected({ game }: Person): boolean {
  return game?.mine?.about === 'select' && game.answered.includes(game.mine.seat);
}

/** What was revealed last. */
function selections({ frames, game }: Person): string[] | undefined {
  if (game?.waiting.some(({ about }) => about === 'select')) return undefined;
  const text = frames.map((frame) => frame.text).findLast((one) => one.includes('"revealed"'));
  const [, list] = /"selections":(\[[^\]]*\])/.exec(text ?? '') ?? [];
  return list === undefined ? undefined : (JSON.parse(list) as string[]);
}
