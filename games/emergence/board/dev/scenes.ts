import type { Play } from './game.ts';

/** Positions that seldom come up by themselves, for pictures. */
export const scenes: Readonly<Record<string, (play: Play) => void>> = {
  /** everybody has much */
  rich: (play) =>
    play.change((s) => {
      s.held = s.held.map((_, i) => (i * 7) % 5);
      s.tokens = s.tokens.map((_, seat) => (seat * 5 + 3) % 13);
      s.totals = [17, 9];
    }),
  /** the city is nearly empty */
  dry: (play) =>
    play.change((s) => {
      let left = 5;
      s.lying = s.lying.map((n) => {
        if (n === 0 || left === 0) return 0;
        left -= 1;
        return n;
      });
    }),
  /** stacks on many tiles */
  full: (play) =>
    play.change((s) => {
      s.lying = s.lying.map((n, i) => (n === 0 ? 0 : 1 + ((i * 5) % 4)));
    }),
  /** somebody to hack; call it with about=move */
  target: (play) =>
    play.change((s) => {
      s.at = s.at.map((_, seat) => [16, 10, 11, 17, 22, 23][seat]!);
      s.augmentation = s.augmentation.map((_, seat) => (seat === 0 || seat === 4 ? 0 : 1));
      s.held = s.held.map((_, i) => (i * 7) % 4);
      s.action[0] = 3;
      s.tokens[0] = 4;
      s.spied = [0, 1];
      s.stack[s.stack.length - 1] = { stage: 'target', by: 0, act: 'hack' };
    }),
  /** a replenish with two types; call it with city=splice-09 */
  replenish: (play) =>
    play.change((s) => {
      s.stack[s.stack.length - 1] = { stage: 'replenish', by: 0, cost: 0 };
    }),
  /** I have spied on somebody */
  spySeen: (play) =>
    play.change((s) => {
      s.spied = [0, 3];
      s.stack[s.stack.length - 1] = { stage: 'spySeen', by: 0, on: 3 };
    }),
  /** spying during the game, for the table at the end; call it with end=1 */
  spied: (play) =>
    play.change((s) => {
      s.spied = [0, 3, 4, 1];
    }),
  /** a mean holding; call it with about=compile */
  mixed: (play) =>
    play.change((s) => {
      s.held.splice(0, 4, 1, 4, 2, 0);
    }),
  /** a crowd on one tile beside mine */
  crowd: (play) =>
    play.change((s) => {
      s.at = s.at.map((_, seat) => (seat < 2 ? 10 : seat < 5 ? 16 : 17));
      s.augmentation = s.augmentation.map((_, seat) => (seat < 2 ? 0 : 1));
      s.action = s.action.map((_, seat) => seat % 6);
    }),
};
