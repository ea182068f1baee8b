// What somebody else is asked, to go on "Waiting for Ann …".

import type { Words } from '@tablewright/kernel';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { actIn } from './consequences.ts';

export const waiting: Words<View, Told, Answers>['waiting'] = {
  briefing: 'to read the card',
  select: 'to choose in secret',
  move: 'to move',
  action: 'to act',
  compile: 'to turn data into knowledge',
  boost: 'to move once more',
  teleport: 'to jump to another teleport tile',
  replenish: 'to put a block down',
  target: (view) => (actIn(view) === 'spy' ? 'to choose whom to spy on' : `to choose whom to ${actIn(view)}`),
  spySeen: 'to look at a card',
  insert: 'to put tokens into the box',
};
