import { speak } from '@tablewright/kernel/words';
import { languageOf } from '@tablewright/languages';
import type { Me } from '@tablewright/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useServerInfo } from './server-info.ts';

// What a guest is called who has not said a name.

let me: Me;
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string }) => {
    if (body !== undefined) {
      said.push(body);
      me = { ...me, ...(JSON.parse(body) as { name: string }) };
    }
    return new Response(JSON.stringify(me));
  });
});

afterEach(() => {
  speak(null);
  vi.unstubAllGlobals();
});

async function calledIn(german: boolean): Promise<string | undefined> {
  speak(german ? languageOf('de', [{ 'Guest {0}': 'Gast {0}' }]) : null);
  await useServerInfo.getState().refresh();
  return useServerInfo.getState().me?.name;
}

test('a guest is called in the language of the page, and the server hears it once', async () => {
  me = { name: 'Guest 265', named: false };
  expect([await calledIn(true), await calledIn(true)]).toEqual(['Gast 265', 'Gast 265']);
  expect(said).toEqual(['{"name":"Gast 265"}']);
  expect(await calledIn(false)).toBe('Guest 265');
});

test('a name that somebody has chosen stays', async () => {
  me = { name: 'Ann 7', named: true };
  expect(await calledIn(true)).toBe('Ann 7');
  expect(said).toEqual([]);
});
