// What somebody else is asked, to go on "Waiting for Ann …".

import type { Words } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { actIn } from './consequences.ts';

const TARGET = {
  hack: say`to choose whom to hack`,
  spy: say`to choose whom to spy on`,
  terminate: say`to choose whom to terminate`,
} as const;

export const waiting: Words<View, Told, Answers>['waiting'] = {
  briefing: say`to read the card`,
  select: say`to choose in secret`,
  move: say`to move`,
  action: say`to act`,
  compile: say`to turn data into knowledge`,
  boost: say`to move once more`,
  teleport: say`to jump to another teleport tile`,
  replenish: say`to put a block down`,
  target: (view) => TARGET[actIn(view)],
  spySeen: say`to look at a card`,
  insert: say`to put tokens into the box`,
};
