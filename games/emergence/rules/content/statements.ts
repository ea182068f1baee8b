import type { Talk } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { cityFromCode } from './city.ts';

// EMG-112 Ready-made things to say: to everybody, true or not. A slot is a gap of its sentence, so that what somebody else has said is found
// again in another language.

export const talk: Talk<{ readonly city: string }> = {
  rule: 'EMG-112',
  statements: [
    { id: 'claim-ai', text: say`You can count on me: I am A.I.` },
    { id: 'suspect', text: say`I do not trust ${'{operative}'}.` },
    { id: 'replenish', text: say`The city is running dry. Please replenish!` },
    { id: 'going', text: say`I am on my way to ${'{tile}'}.` },
    { id: 'insert-all', text: say`Let us all insert everything we have, now.` },
  ],
  slots: {
    operative: { asks: say`Choose whom you mean.` },
    tile: { asks: say`Choose the tile you mean.`, choices: ({ city }) => cityFromCode(city).names },
  },
};
