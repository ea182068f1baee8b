/** Scenes that README and the page of the game show (`npm run shots`), and what is to be seen on them. */
export const pictures = {
  town: 'The town with its Civilians and Oppressors, posters on the walls, and what a walk leads to.',
};
