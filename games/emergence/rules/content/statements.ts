import type { Talk } from '@tablewright/kernel';
import { cityFromCode } from './city.ts';

// EMG-112 Ready-made things to say: to everybody, true or not.

export const talk: Talk<{ readonly city: string }> = {
  rule: 'EMG-112',
  statements: [
    { id: 'claim-ai', text: 'You can count on me: I am A.I.' },
    { id: 'suspect', text: 'I do not trust {operative}.' },
    { id: 'replenish', text: 'The city is running dry. Please replenish!' },
    { id: 'going', text: 'I am on my way to {tile}.' },
    { id: 'insert-all', text: 'Let us all insert everything we have, now.' },
  ],
  slots: {
    operative: { asks: 'Choose whom you mean.' },
    tile: { asks: 'Choose the tile you mean.', choices: ({ city }) => cityFromCode(city).names },
  },
};
