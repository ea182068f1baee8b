import { describe, expect, test } from 'vitest';
import { say, SLOTS, STATEMENTS, type Statement, type StatementId } from './statements.ts';

describe('[EMG-112] ready-made statements', () => {
  test('say the five things the ledger lists', () => {
    expect(STATEMENTS.map(({ id }) => id)).toEqual(['claim-ai', 'suspect', 'replenish', 'going', 'insert-all']);
  });

  test.each(STATEMENTS.map((statement): [string, Statement] => [statement.id, statement]))(
    '%s is public',
    (_, { to }) => {
      expect(to).toBe('all');
    },
  );

  test.each(STATEMENTS.map((statement): [string, Statement] => [statement.id, statement]))(
    '%s names its slots in its text, and no others',
    (_, { text, slots }) => {
      expect(SLOTS.filter((slot) => text.includes(`{${slot}}`))).toEqual(slots);
      expect(text.match(/\{[^}]*\}/g) ?? []).toHaveLength(slots.length);
    },
  );

  test('are filled with what was chosen', () => {
    expect(say('suspect', { operative: 'Red' })).toEqual({ ok: true, text: 'I do not trust Red.', to: 'all' });
    expect(say('going', { tile: 'D5' })).toEqual({ ok: true, text: 'I am on my way to D5.', to: 'all' });
    expect(say('claim-ai')).toMatchObject({ ok: true });
  });

  test('are not said with an open slot', () => {
    expect(say('suspect')).toEqual({ ok: false, why: 'Choose whom you mean.' });
    expect(say('going', { operative: 'Red' })).toEqual({ ok: false, why: 'Choose the tile you mean.' });
  });

  test('an operative may be called anything', () => {
    expect(say('suspect', { operative: '$& {tile}' })).toMatchObject({ text: 'I do not trust $& {tile}.' });
  });

  test('an unknown statement is refused', () => {
    expect(say('nonsense' as StatementId)).toMatchObject({ ok: false });
  });
});
