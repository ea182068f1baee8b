/** Scenes that README and the page of the game show (`npm run shots`), and what is to be seen on them. */
export const pictures = {
  town: 'The town with its Civilians and Oppressors, posters on the walls, and what a walk leads to.',
};

/** What stands on the front page: a part of one scene, in widths of the board, 16 to 9. */
export const front = { scene: 'town', left: 0, top: 0.092, width: 0.74 };
