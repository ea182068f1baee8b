import { about, toldWords, type Words } from '@tablewright/kernel';
import { listed } from '@tablewright/kernel/words';
import { boat, chest, SEA } from './content.ts';
import type { Answers } from './stages.ts';
import type { Told } from './state.ts';
import type { View } from './view.ts';

export const words: Words<View, Told, Answers> = {
  prompt: { turn: (v) => `You have ${v.boats[v.turn!]} pearls in your boat. Do you dive again, or land them?` },
  option: {
    turn: (v, { act }) =>
      act === 'dive'
        ? about('Dive: one pearl more, or with a one all of them are lost.', SEA, boat(v.turn!))
        : about(`Land ${v.boats[v.turn!]} pearls.`, boat(v.turn!), chest(v.turn!)),
  },
  answer: { turn: ({ act }) => act },
  waiting: { turn: 'to dive or land' },
  event: toldWords({
    wished: ({ wish }) => `Your wish is ${wish} pearls.`,
    dived: ({ by, die, lost }, names) =>
      `${names[by]} dived and ${die > 1 ? 'found a pearl' : `met a shark: ${lost} pearls fell back into the sea`}.`,
    landed: ({ by, pearls }, names) => `${names[by]} landed ${pearls} pearls.`,
    over: ({ points }, names) => `It is over: ${listed(points.map((n, seat) => `${names[seat]} has ${n} points`))}.`,
  }),
  table: (v, names) => [`Sea: ${v.sea}`, ...names.map((name, i) => `${name}: ${v.chests[i]}`)].join('\n'),
  outcome: ({ winners }, names) => `${listed(winners.map((seat) => names[seat]!))} won.`,
};
