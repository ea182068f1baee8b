/** Scenes that README and the page of the game show (`npm run shots`), and what is to be seen on them. */
export const pictures = {
  plans: 'The map of the continent with the distribution centres of four rivals, and a plan for the next round.',
  firstCity: 'All plans are revealed: who serves which city, and what the city wants.',
};

/** What stands on the front page: a part of one scene, in widths of the board, 16 to 9. */
export const front = { scene: 'firstCity', left: 0.42, top: 0.175, width: 0.57 };
