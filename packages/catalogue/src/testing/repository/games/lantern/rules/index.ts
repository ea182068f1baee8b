import { lantern } from '@tablewright/testkit/lantern';

// Lantern in the form in which a game's folder offers it.

export default lantern;

export const content = {
  check: (value: unknown) => ({
    ok: value === 'oil',
    problems: value === 'oil' ? [] : [{ check: 'V1', severity: 'error', says: 'A lantern burns oil.' }],
  }),
};
