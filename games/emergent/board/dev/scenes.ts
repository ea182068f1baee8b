import type { Play } from './game.ts';

/** Positions that seldom come up by themselves, for pictures. */
export const scenes: Readonly<Record<string, (play: Play) => void>> = {
  /** everybody has DCs nearly everywhere */
  crowd: (play) =>
    play.change((s) => {
      const { seats } = s;
      for (let seat = 0; seat < seats; seat += 1) {
        for (let region = 0; region < 16; region += 1) {
          const at = seat * 16 + region;
          if ((region * 7 + seat * 5) % 3 === 0) s.small[at] = 1 + ((region + seat) % 2);
          if ((region * 3 + seat) % 9 === 0) s.large[at] = 1;
        }
      }
    }),
  /** a player without money has to sell a DC */
  forced: (play) =>
    play.change((s) => {
      s.small.fill(0, 0, 16);
      s.large.fill(0, 0, 16);
      s.small[3] = 2;
      s.large[8] = 1;
      s.small[15] = 1;
      s.cash[0] = 6;
      s.round = Math.max(1, s.round);
      while (s.book.length < s.round * s.seats * 12) s.book.push(0);
      s.executed = s.round;
      s.book[(s.round - 1) * s.seats * 12 + 6] = 25;
      s.stack[s.stack.length - 1] = { stage: 'forced', left: 1 };
    }),
};
