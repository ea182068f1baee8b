// In place of what only whoever thinks ahead needs of a game's rules (vite.config.ts). The page itself never does: its worker has
// the whole of them.

function notHere(): never {
  throw new Error('only the worker thinks ahead, not the page');
}

export const evaluate = notHere;
export const glance = notHere;
export const likely = notHere;
export const quick = notHere;
export const weigh = notHere;
export const reasons = undefined;
