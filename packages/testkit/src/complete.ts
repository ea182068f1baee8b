// What a game may have and need not: a section in docs/first-minute.md, a picture for the front page, an option that "Play now" asks about,
// colours for its seats, scenes, reasons for the bots' advice. A game that was just begun has none of it, and a suite that goes through
// all games passes over what one does not declare. These have promised all of it, and lose nothing unnoticed.

const COMPLETE: readonly string[] = ['emergence', 'emergent', 'emigration', 'human-punishment', 'robotariat'];

/** All that a game may have is promised of this one: a suite insists on it. */
export function isComplete(id: string): boolean {
  return COMPLETE.includes(id);
}
