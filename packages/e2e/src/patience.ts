/**
 * Milliseconds that anything is waited for which another process has to do. What never comes is waited for all the same, so that
 * it may be long: on a busy machine a page that was only slow would otherwise be taken for one that is broken.
 */
export const PATIENCE = 90_000;
/** Bots play a whole game meanwhile. */
export const PATIENCE_WITH_A_GAME = 240_000;
