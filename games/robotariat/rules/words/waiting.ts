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
  rebuild: 'to put the Junk Pile up again',
  contribute: 'to contribute to the Office',
  masses: 'to move an Oppressor or a Civilian',
  push: 'to move a player',
  post: 'to move a poster',
  stake: 'to stake SPARK',
  alarm: 'to send an Oppressor',
  paste: 'to put up posters',
  repaste: 'to put up posters of the Junk Pile',
  strike: 'to move the Civilians',
  burn: 'to burn posters',
  cook: 'to cook the books',
  lead: 'to move a Civilian',
  steer: 'to choose the path of the Oppressors',
  reroll: 'to decide about the dice',
  forecast: 'to decide about the dice',
  adjust: 'to decide about the dice',
  salvage: 'to put a torn poster up again',
  report: 'to be ready for the reveal',
};
