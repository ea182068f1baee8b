import type { Words } from '@tablewright/kernel';
import { boat, chest, SEA } from './content.ts';
import type { Answers } from './stages.ts';
import type { Told } from './state.ts';
import type { View } from './view.ts';

function event(told: Told, names: readonly string[]): string {
  switch (told.type) {
    case 'wished':
      return `Your wish is ${told.wish} pearls.`;
    case 'dived':
      if (told.die > 1) return `${names[told.by]} dived and found a pearl.`;
      return `${names[told.by]} dived and met a shark: ${told.lost} pearls fell back into the sea.`;
    case 'landed':
      return `${names[told.by]} landed ${told.pearls} pearls.`;
    case 'over':
      return `It is over: ${told.points.map((sum, seat) => `${names[seat]} has ${sum} points`).join(', ')}.`;
  }
}

export const words: Words<View, Told, Answers> = {
  prompt: { turn: (v) => `You have ${v.boats[v.turn!]} pearls in your boat. Do you dive again, or land them?` },
  option: {
    turn: (v, { act }) =>
      act === 'dive'
        ? { says: 'Dive: one pearl more, or with a one all of them are lost.', about: [SEA, boat(v.turn!)] }
        : { says: `Land ${v.boats[v.turn!]} pearls.`, about: [boat(v.turn!), chest(v.turn!)] },
  },
  answer: { turn: ({ act }) => act },
  waiting: { turn: 'to dive or land' },
  event,
  table: (v, names) => [`Sea: ${v.sea}`, ...names.map((name, i) => `${name}: ${v.chests[i]}`)].join('\n'),
  outcome: ({ winners }, names) => `${winners.map((seat) => names[seat]).join(' and ')} won.`,
};
