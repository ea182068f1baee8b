// In place of what only bots need of a game's rules (vite.config.ts). The page itself never does: its worker has the whole of them.

function notHere(): never {
  throw new Error('only the worker has bots, not the page');
}

export const advisor = notHere;
export const evaluate = notHere;
export const evaluateClosely = notHere;
export const glance = notHere;
export const likely = notHere;
export const quick = notHere;
export const weigh = notHere;
export const world = notHere;
export const reasons = undefined;
