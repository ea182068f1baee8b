// What somebody else is asked, to go on "Waiting for Ann …". It tells no more than everybody sees.

import type { Answers } from '../stages/index.ts';

export const waiting: { readonly [about in keyof Answers]: string } = {
  plan: 'to plan in secret',
  ship: 'to say what to ship',
  forced: 'to sell DCs and pay',
  place: 'to place DCs in secret',
};
