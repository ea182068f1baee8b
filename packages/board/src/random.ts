/** Numbers from 0 to 1 for decoration: the same text always draws the same picture. */
export function scatter(text: string): () => number {
  let state = 0x811c_9dc5;
  for (const sign of text) state = Math.imul(state ^ sign.charCodeAt(0), 0x0100_0193);
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
