import type { Signs } from '@tablewright/kernel/signs';

export const signs: Signs = {
  roles: 'human machine fallen legion',
  none: '0 0 0 0',
  deeds: {},
};
