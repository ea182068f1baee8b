import { say } from '@tablewright/kernel/words';

/** Scenes that README and the page of the game show (`npm run shots`), and what is to be seen on them. */
export const pictures = {
  busyCity: say`The city as a glowing circuit in the middle of a game: six operatives, what each has gathered, and twelve ways to go on.`,
};
