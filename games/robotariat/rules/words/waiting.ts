// What somebody else is asked, to go on "Waiting for Ann …". It tells no more than everybody sees.

import type { Words } from '@tablewright/kernel';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';

export const waiting: Words<View, Told, Answers>['waiting'] = {
  choose: 'to choose a character',
  turn: 'to take a turn',
  poster: 'to put up posters',
  sabotage: 'to choose a Sabotage card',
  extra: 'to decide about the extra effect of a card',
  upgrade: 'to choose an Upgrade card',
  rebuild: 'to take posters out of the Junk Pile',
  contribute: 'to contribute to the Office',
  masses: 'to lead the masses',
  push: 'to move a fellow',
  post: 'to move a poster',
  stake: 'to stake SPARK',
  alarm: 'to send a patrol',
  paste: 'to put up posters',
  repaste: 'to move posters',
  strike: 'to move the Civilians',
  burn: 'to burn posters',
  cook: 'to cook the books',
  lead: 'to choose where somebody goes',
  steer: 'to choose where somebody goes',
  reroll: 'to decide about the dice',
  forecast: 'to decide about the dice',
  adjust: 'to decide about the dice',
  salvage: 'to save posters',
  report: 'to be ready for the reveal',
};
