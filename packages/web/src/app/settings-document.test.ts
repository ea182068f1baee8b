import type { MySettings } from '@tablewright/protocol';
import { MySettings as Schema } from '@tablewright/protocol/schemas';
import { expect, test } from 'vitest';
import { PRESETS } from '../table/settings.ts';
import { documentOf, knownIn, merged } from './settings-document.ts';

test('who has set nothing has nothing to send; what was set is what the server takes', () => {
  expect(documentOf(PRESETS, null)).toEqual({});
  const all: MySettings = {
    language: 'de',
    theme: 'dark',
    text: 'huge',
    motion: 'less',
    hand: 'left',
    pace: 'calm',
    botLevel: 'strong',
    confirm: true,
    guide: false,
    shortcuts: false,
    sounds: false,
    silent: ['turn'],
    muted: ['t/seat/1'],
    learned: ['emergence'],
    finished: ['emergence'],
    shownOnce: ['hint/emergence/vote'],
    removed: ['aaaaaaaaaa'],
  };
  const { language, ...liked } = all;
  const made = documentOf({ ...PRESETS, ...liked } as typeof PRESETS, language!);
  expect(made).toEqual(all);
  expect(Schema.parse(made)).toEqual(all);
  // Whatever can be set goes along: a new setting is in the schema too.
  expect(Object.keys(liked).toSorted()).toEqual(Object.keys(PRESETS).toSorted());
});

test('what a newer page has kept and this one does not know is as it is preset', () => {
  expect(knownIn({ theme: 'pink', pace: 'warp', text: 'huge', unheard: 1 } as unknown as MySettings)).toEqual({
    text: 'huge',
  });
});

test('what only one of two has changed counts', () => {
  const base: MySettings = { theme: 'dark', text: 'large' };
  expect(merged(base, { theme: 'dark', text: 'huge' }, { theme: 'light', text: 'large', hand: 'left' })).toEqual({
    theme: 'light',
    text: 'huge',
    hand: 'left',
  });
  expect(merged(base, {}, base)).toEqual({});
  expect(merged(base, { theme: 'contrast' }, { theme: 'light' })).toEqual({ theme: 'contrast' });
});

test('lists are put together entry by entry: neither loses what the other has added or taken away', () => {
  const base: MySettings = { finished: ['a', 'b'], shownOnce: ['hint/a', 'hint/b'] };
  const mine: MySettings = { finished: ['a', 'b', 'mine'] };
  const theirs: MySettings = { finished: ['a', 'b', 'theirs'], shownOnce: ['hint/a', 'hint/b', 'hint/c'] };
  expect(merged(base, mine, theirs)).toEqual({ finished: ['a', 'b', 'theirs', 'mine'], shownOnce: ['hint/c'] });
});
