import type { Signs } from '@tablewright/kernel/signs';

export const signs: Signs = {
  roles: 'ai human',
  none: '0 0',
  deeds: {},
};
