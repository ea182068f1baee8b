import type { CommandWithId, SavedOutbox } from './outbox.ts';

const KEY = 'tablewright.answers';

/**
 * For this tab alone: an answer that was under way when the page was loaded anew is sent again, under the same id, as soon as
 * there is a connection. The server does it once, however often it comes.
 */
export const outboxOfThisTab: SavedOutbox = {
  load() {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isAnswer) : [];
    } catch {
      return [];
    }
  },
  save(answers) {
    try {
      if (answers.length === 0) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, JSON.stringify(answers));
    } catch {
      // A browser that keeps nothing has to be asked again.
    }
  },
};

function isAnswer(kept: unknown): kept is CommandWithId {
  const command = kept as Partial<CommandWithId> | null;
  return command?.type === 'answer' && typeof command.id === 'string' && typeof command.table === 'string';
}
