import { emergence } from '@tablewright/emergence-rules';
import { PACKED_FROM } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { emergenceWords, isStaged } from './emergence-words.ts';
import { PHONE, playOn, roundOf } from './person.ts';
import { leaksIn } from './secrets.ts';
import { useServerAndBrowser } from './setting.ts';

describe.skipIf(noBrowser !== null)('whole games', () => {
  const setting = useServerAndBrowser();

  test('one person against bots, from the front page to the end; then the game is checked', async () => {
    const ann = await setting.enter('Ann');
    await ann.playNow();
    await playOn([ann]);
    const outcome = ann.prompt.getByTestId('outcome');
    expect(await outcome.innerText()).toMatch(/win/i);
    await ann.page.getByTestId('finale').waitFor();

    await ann.page.getByRole('link', { name: 'Check this game' }).click();
    const verdict = ann.page.getByTestId('verdict');
    expect(await verdict.getAttribute('data-ok')).toBe('true');
    const says = await verdict.innerText();
    expect(says).toContain('All of it holds.');
    expect(says).toContain('What was added from here is among it, at its own seat.');
    expect(says).toContain('Every answer that was acknowledged here stands in it as it was given.');
    await ann.page.getByRole('button', { name: 'Close' }).click();

    // The replay: from the first moment to the last, and with somebody else's eyes.
    const moment = ann.page.getByRole('slider', { name: 'Moment' });
    expect(await moment.getAttribute('aria-valuetext')).toMatch(/^Moment 0 of \d+, Round 1$/);
    await ann.page.getByRole('button', { name: 'One step on' }).click();
    await ann.page
      .getByRole('slider', { name: 'Moment' })
      .and(ann.page.locator('[aria-valuetext^="Moment 1 of"]'))
      .waitFor();
    await ann.page.getByRole('combobox', { name: 'With whose eyes' }).selectOption('As a spectator');
    await ann.page.getByRole('button', { name: 'To the end' }).click();
    await ann.page.getByRole('button', { name: 'To the end' }).and(ann.page.locator(':disabled')).waitFor();
  });

  test('four people and somebody who watches: nobody is sent a secret of somebody else', async () => {
    const ann = await setting.enter('Ann');
    const guests = await Promise.all(['Bea', 'Col', 'Dov'].map((name) => setting.enter(name)));
    const sue = await setting.enter('Sue', PHONE);
    await ann.playsBefore([sue], guests, 4);
    const people = [ann, ...guests];

    const path = `/api/tables/${ann.known!.id}/record`;
    expect((await ann.page.request.get(path)).status()).toBe(403); // not while it is played
    // One after the other, until all have selected, and everybody hears of each before the next: so there are frames in which
    // selections lie face down. Later on what is answered together is sent together.
    const everybody = [...people, sue];
    const isRevealed = (): boolean => ann.game!.waiting.some(({ about }) => about === 'move');
    let apart = 0;
    while (!isRevealed()) {
      const before = ann.known!.version;
      await people.find(({ isAsked }) => isAsked)!.answer();
      apart += 1;
      await Promise.all(everybody.map((one) => one.until(({ version }) => version > before)));
    }
    expect(apart).toBe(8);
    await playOn(people, () => roundOf(ann.game!.view) >= 3);
    // Bots play the rest. The guests go: five boards drawn anew with every answer would only take time.
    await Promise.all(people.map((person) => person.letsBotPlay()));
    await Promise.all(guests.map(({ page }) => page.goto('about:blank')));
    await Promise.all([ann, sue].map((one) => one.untilOver()));
    const fetched = everybody.flatMap((one) => one.fetched).join('\n');
    const record = await ann.recordOf(ann.known!.id);
    expect(fetched).not.toContain(record.fairness!.secret);

    const seats = people.map((person) => person.game!.me);
    expect(new Set(seats)).toEqual(new Set([0, 1, 2, 3]));
    for (const one of everybody) {
      const { findings, searched, packed } = leaksIn(emergence, one.frames, one.game!.me, record, emergenceWords);
      expect(findings, one.name).toEqual([]);
      expect(searched.length, one.name).toBeGreaterThanOrEqual(apart);
      expect(packed, one.name).toBeGreaterThan(0);
      // so nothing long came in another form than the one that is looked into
      for (const { text, isPacked } of one.frames) expect(isPacked).toBe(text.length >= PACKED_FROM);
      expect(searched.filter(isStaged).length, one.name).toBeGreaterThanOrEqual(people.length - 1);
    }
    for (const { page } of [ann, sue]) await page.getByTestId('finale').waitFor();
    // The search would have found something: with the eyes of the wrong seat it does.
    expect(leaksIn(emergence, people[0]!.frames, seats[1]!, record).findings).not.toEqual([]);
  });
});
