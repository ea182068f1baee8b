/** Where the server has its time from. A test brings its own. */
export interface Time {
  now(): number;
  /** runs once, later; what comes back calls it off */
  after(ms: number, run: () => void): () => void;
}

/** Longer waits would fire at once: Node keeps them in 31 bits. */
const LONGEST = 2 ** 31 - 1;

export const realTime: Time = {
  // Never back and never in leaps: when the wall's clock is put right, that must take nobody's time.
  now: () => Math.round(performance.timeOrigin + performance.now()),
  after(ms, run) {
    let timer: NodeJS.Timeout;
    const wait = (left: number): void => {
      timer = setTimeout(() => (left > LONGEST ? wait(left - LONGEST) : run()), Math.min(Math.max(0, left), LONGEST));
      timer.unref(); // a clock alone must not keep a server alive that is told to stop
    };
    wait(ms);
    return () => clearTimeout(timer);
  },
};
