/** Scenes that README and the page of the game show (`npm run shots`), and what is to be seen on them. */
export const pictures = {
  nightCity:
    'The city at night in the middle of a game: Enemies in the streets, chips in the Network, eight bars that may end it.',
  openCheck: 'A skill check: the cards are turned up one by one, with the sum so far.',
  lastCount: 'The end: the Network is counted column by column, and every loyalty is turned over.',
};

/** What stands on the front page: a part of one scene, in widths of the board, 16 to 9. */
export const front = { scene: 'nightCity', left: 0.1, top: 0.122, width: 0.63 };
