import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { seriousIn } from './page-checks.ts';
import type { Person } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// A game that was played with other rules than those of today: its record, its replay and its check.

describe.skipIf(noBrowser !== null)('a game whose rules have moved on', () => {
  const setting = useServerAndBrowser();

  /** As if it had been played with version 99, under which the third answer was another one than any of today. */
  async function withOlderRules(table: string): Promise<void> {
    await setting.server.kill();
    const db = new DatabaseSync(setting.server.file);
    try {
      db.prepare(`UPDATE metas SET meta = json_set(meta, '$.rulesVersion', 99) WHERE table_id = ?`).run(table);
      db.prepare(`UPDATE records SET record = json_set(record, '$.rulesVersion', 99) WHERE table_id = ?`).run(table);
      db.prepare(
        `UPDATE entries SET entry = json_set(entry, '$.value', 'of long ago') WHERE table_id = ? AND number =
          (SELECT number FROM entries WHERE table_id = ? AND entry LIKE '%"type":"answer"%' ORDER BY number LIMIT 1 OFFSET 2)`,
      ).run(table, table);
      db.prepare('DELETE FROM snapshots WHERE table_id = ?').run(table);
    } finally {
      db.close();
    }
    await setting.server.start();
  }

  const shown = async (ann: Person): Promise<string> => (await ann.page.getByTestId('changed').textContent()) ?? '';

  test('is replayed as it was kept, and says so', async () => {
    const ann = await setting.enter('Ann');
    const { page } = ann;
    await ann.playNow();
    await ann.letsBotPlay();
    await ann.untilOver();
    const table = ann.known!.id;
    const seat = ann.game!.me as number;
    const look = async (): Promise<readonly [string, string]> => {
      await page.goto(`/replay/${table}?at=20&as=${seat}`);
      const moment = page.locator('[aria-valuetext^="Moment 20 of "]');
      await moment.waitFor();
      return [(await moment.getAttribute('aria-valuetext'))!, await shown(ann)];
    };
    const before = await look();
    expect(await page.getByTestId('rules-note').count()).toBe(0);
    await withOlderRules(table);
    expect(await look()).toEqual(before);
    expect(await page.getByTestId('rules-note').textContent()).toMatch(
      /^This game was played with version 99 of the rules of Emergence; here they are at version \d+\./,
    );
    // Whose hand is whose is still kept from a spectator.
    await page.getByRole('combobox', { name: 'With whose eyes' }).selectOption('As a spectator');
    expect(await page.getByRole('option', { name: 'All cards open' }).count()).toBe(0);
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByTestId('finale').waitFor();
    expect(await seriousIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: /^Continue from here.*other rules/, disabled: true }).waitFor();
    await page.keyboard.press('Escape');

    await page.goto(`/table/${table}`);
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('slider', { name: 'Moment' }).waitFor();
  });
});
