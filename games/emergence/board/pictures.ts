import { say } from '@tablewright/kernel/words';

/** Scenes that README and the page of the game show (`npm run shots`), and what is to be seen on them. */
export const pictures = {
  busyCity: say`The city as a glowing circuit in the middle of a game: six operatives, what each has gathered, and twelve ways to go on.`,
};

/** What stands on the front page: a part of one scene, in widths of the board, 16 to 9. */
export const front = { scene: 'busyCity', left: 0.015, top: 0.165, width: 0.7 };
