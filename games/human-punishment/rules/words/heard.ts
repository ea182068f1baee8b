import type { View } from '../view.ts';

// HPB-121 The value of a card may never be named for a check: while one is open, numbers in the chat are not heard.

const NUMBERS =
  /[+\-−]?\d+|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|null|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\b/giu;

export function heard(view: View, text: string): string {
  const isOpen = view.now.some((frame) => frame.stage === 'check' && frame.cards === null);
  return isOpen ? text.replace(NUMBERS, '…') : text;
}
