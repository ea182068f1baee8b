import { say } from '@tablewright/kernel/words';

// What stands in the chat: words for those who would rather not type, and no links, since nobody knows where a stranger's leads.

/** Said with one press, at any table. */
export const PHRASES = [
  say`Hello!`,
  say`Well played!`,
  say`One moment, please.`,
  say`Whose turn is it?`,
  say`Thank you!`,
  say`Good game!`,
];
export const REACTIONS = ['👍', '👏', '😄', '😮', '🤔', '😢'];

/** A reaction stands large and alone. */
export function isReaction(text: string): boolean {
  return REACTIONS.includes(text);
}

const LINK =
  /(?:\b[a-z][a-z\d+.-]*:\/\/|\bwww\.)\S+|\b[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|io|gg|app|dev|xyz|ru|info)\b\S*/giu;

export function withoutLinks(text: string): string {
  return text.replaceAll(LINK, say`(a link)`);
}
