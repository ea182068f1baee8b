import { isComplete } from '@tablewright/testkit/complete';
import { expect, test } from 'vitest';
import { allShelves } from './registry.ts';
import { loadRules } from './rules.ts';

test.each(allShelves().map(({ id, playNow }) => [id, playNow] as const))(
  '%s: a first game is one that its rules can be played with, and what is asked later is theirs',
  async (id, playNow) => {
    const { first = {}, asks } = playNow ?? {};
    const game = await loadRules(id);
    expect(game.settleOptions(first)).toMatchObject({ ok: true, value: first });
    if (asks === undefined) return expect(isComplete(id)).toBe(false);
    expect(Object.keys(game.options)).toContain(asks);
    expect(game.options[asks]!.choices?.length).toBeGreaterThan(1);
  },
);
