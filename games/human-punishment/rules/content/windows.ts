// HPB-114 The moments at which an "any time" card may be played.

export const WINDOW_IDS = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7'] as const;
export type WindowId = (typeof WINDOW_IDS)[number];

export const WINDOW_TEXTS: Readonly<Record<WindowId, string>> = {
  W1: 'between two steps of any Action Phase',
  W2: 'after dice are rolled, before they count',
  W3: 'after an Enemy attack is declared, before defence cards are played',
  W4: 'after the cards of a check are revealed, before its result',
  W5: 'when an effect is about to give Wounds or to take the last Health',
  W6: 'at the start of an Event Phase, before the card is drawn',
  W7: 'after an Event or an escape is read, before the first card or the decision',
};
