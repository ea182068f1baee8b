import type { CountdownTimes } from '@tablewright/kernel';

// EMG-104, EMG-105 Preparation and countdown at a live table, in seconds.

export const TIMING: CountdownTimes = {
  countdown: { preset: 5, min: 3, max: 15 },
  preparation: { preset: 60, min: 20, max: 300 },
  leaderAfter: 10,
  idleLeader: 5,
};
