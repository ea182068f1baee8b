import type { Weights } from '@tablewright/kernel/learned';

// Written by `tablewright lab train --game emigration --write`, not by hand: what docs/bots.md calls the learned evaluation.

export const weights: Weights = {
  version: 2,
  inputs: 44,
  hidden: 0,
  numbers:
    '-5.84 0.3155 1.449 0.5795 0.3624 -0.251 -0.07704 0.1279 -0.2406 0.1775 0.8331 0.2848 0.2077 0.3397 0.6442 0.4134 1.481 0.1665 0.5879 0.5538 0.6956 0.976 -0.435 0.278 -0.6139 5.286 0.4175 -0.4123 -0.1373 0.2216 -0.1266 0.05259 -0.5898 -0.4262 -7.581 0.2683 0.197 -0.2453 0.3135 0.2508 0.02611 -0.8397 3.636 -0.8194 0.7978',
};
