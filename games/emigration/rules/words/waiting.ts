// What somebody else is asked, to go on "Waiting for Ann …". It tells no more than everybody sees.

import { say } from '@tablewright/kernel/words';
import type { Answers } from '../stages/index.ts';

export const waiting: { readonly [about in keyof Answers]: string } = {
  action: say`to take a card`,
  pears: say`to choose whom to steal from`,
  offering: say`to pay for Assurance or not`,
  fog: say`to discard a Life Card or none`,
  officer: say`to ask an officer`,
  withdraw: say`to trade for Assurance`,
  cross: say`to choose a lane`,
};
