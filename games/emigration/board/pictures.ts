import { say } from '@tablewright/kernel/words';

/** Scenes that README and the page of the game show (`npm run shots`), and what is to be seen on them. */
export const pictures = {
  papers: say`Four layouts of cards, a card that was touched with what it costs, and the papers of the one who plays.`,
  atTheBorder: say`At the border: five lanes, the numbers that may still be drawn, and the chance in each of them.`,
};

/** What stands on the front page: a part of one scene, in widths of the board, 16 to 9. */
export const front = { scene: 'atTheBorder', left: 0.195, top: 0.042, width: 0.61 };
