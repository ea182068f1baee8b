// What somebody else is asked, to go on "Waiting for Ann …". It tells no more than everybody sees.

import type { Answers } from '../stages/index.ts';

export const waiting: { readonly [about in keyof Answers]: string } = {
  action: 'to take a card',
  pears: 'to choose whom to steal from',
  offering: 'to pay for Assurance or not',
  fog: 'to discard a Life Card or none',
  officer: 'to ask an officer',
  withdraw: 'to trade for Assurance',
  cross: 'to choose a lane',
};
