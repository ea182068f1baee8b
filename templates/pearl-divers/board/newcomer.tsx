import type { Newcomer } from '@tablewright/board';
import type { Answers, View } from '@tablewright/pearl-divers-rules';
import { ENOUGH } from '@tablewright/pearl-divers-rules/content';
import { glossary } from './glossary.ts';
import { Picture } from './Picture.tsx';

export const newcomer: Newcomer<View, Answers> = {
  breath: {
    says: [
      'You dive for pearls, one after the other, for as long as you dare.',
      'Land them and they are yours; a shark takes all that is still in your boat.',
      `The game ends when somebody has ${ENOUGH} in the chest; whoever reaches their secret wish gets as much again, and most points win.`,
    ],
    Picture,
    shows: 'A boat full of pearls.',
  },
  goal: ({ me, chests, wishes }) => ({
    says: `${ENOUGH} pearls end the game${me === 'spectator' ? '' : `: you have ${chests[me]}`}.`,
    secret: me === 'spectator' || wishes[me] === null ? null : `Your wish is ${wishes[me]} pearls.`,
  }),
  hints: { turn: 'Every dive may meet the shark: land what you would not like to lose.' },
  glossary,
};
