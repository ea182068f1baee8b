import type { SeatedLevel } from '@tablewright/bots/levels';
import { say } from '@tablewright/kernel/words';

const WORDS: Record<SeatedLevel, string> = {
  beginner: say`beginner`,
  steady: say`steady`,
  strong: say`strong`,
  fierce: say`fierce`,
};

/** A bot's level in the middle of a sentence. */
export function levelWord(level: SeatedLevel): string {
  return WORDS[level];
}
