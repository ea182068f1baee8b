import * as words from './index.ts';
import { inEnglish } from './say.ts';

// The same words for a game that is in no catalogue: it speaks English alone, and would otherwise count and list in the language of the
// page in the middle of an English sentence. The build of the page puts this in the place of the others (packages/web/vite.config.ts).

export * from './index.ts';

export const listed: typeof words.listed = (...parts) => inEnglish(() => words.listed(...parts));
export const many: typeof words.many = (...parts) => inEnglish(() => words.many(...parts));
export const count: typeof words.count = (...parts) => inEnglish(() => words.count(...parts));
export const rounded: typeof words.rounded = (n) => inEnglish(() => words.rounded(n));
export const uncapital: typeof words.uncapital = (text) => inEnglish(() => words.uncapital(text));
export const reconstructionWords: typeof words.reconstructionWords = (...parts) =>
  inEnglish(() => words.reconstructionWords(...parts));
export const reconstructionNote: typeof words.reconstructionNote = (...parts) =>
  inEnglish(() => words.reconstructionNote(...parts));
