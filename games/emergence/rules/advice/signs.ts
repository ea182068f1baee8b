import type { Signs } from '@tablewright/kernel/signs';

// Written by `tablewright lab signs --game emergence --games 800 --seed signs --write`, not by hand (docs/bots.md).

// biome-ignore format: one line for each deed
export const signs: Signs = {
  roles: 'ai human',
  none: '-0.05 0.05',
  deeds: {
    'selected activate': '-0.02 0.02 1.22 -1.22',
    'selected activate, early': '0.06 -0.06 0.85 -0.85',
    'selected boost': '0.02 -0.02 0.23 -0.23',
    'selected boost, early': '0.01 -0.01 0.25 -0.25',
    'selected hack': '0.02 -0.02 0.25 -0.25',
    'selected replenish': '0.24 -0.24 1.16 -1.16',
    'selected replenish, early': '0.16 -0.16 0.24 -0.24',
    'selected terminate': '0.05 -0.05 0.14 -0.14',
  },
};
