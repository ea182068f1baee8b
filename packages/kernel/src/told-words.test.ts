import { expect, test } from 'vitest';
import { toldWords } from './told-words.ts';

type Told = { type: 'rolled'; by: number; die: number } | { type: 'over' };

test('each event is said by its own line', () => {
  const event = toldWords<Told>({
    rolled: ({ by, die }, names) => `${names[by]} rolled ${die}.`,
    over: () => 'Over.',
  });
  expect(event({ type: 'rolled', by: 1, die: 6 }, ['Ann', 'Bea'])).toBe('Bea rolled 6.');
  expect(event({ type: 'over' }, [])).toBe('Over.');
});

test('an event of another game, or one that is called like a method of every object, is not said at all', () => {
  const event = toldWords<{ type: string }>({});
  expect(() => event({ type: 'toString' }, [])).toThrow('there is no such event');
});
