// What somebody else is asked, to go on "Waiting for Ann …".

import type { View } from '../view.ts';
import { actIn } from './consequences.ts';

export function waiting(view: View, about: string): string {
  switch (about) {
    case 'briefing':
      return 'to read the card';
    case 'select':
      return 'to choose in secret';
    case 'move':
      return 'to move';
    case 'action':
      return 'to act';
    case 'compile':
      return 'to turn data into knowledge';
    case 'boost':
      return 'to move once more';
    case 'teleport':
      return 'to jump to another teleport tile';
    case 'replenish':
      return 'to put a block down';
    case 'target':
      return actIn(view) === 'spy' ? 'to choose whom to spy on' : `to choose whom to ${actIn(view)}`;
    case 'spySeen':
      return 'to look at a card';
    case 'insert':
      return 'to put tokens into the box';
    default:
      return 'to decide';
  }
}
