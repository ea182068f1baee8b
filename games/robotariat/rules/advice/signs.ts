import type { Signs } from '@tablewright/kernel/signs';

export const signs: Signs = {
  roles: 'bursar dealer gambler saboteur scrapper spy traffic-director turncoat',
  none: '0 0 0 0 0 0 0 0',
  deeds: {},
};
