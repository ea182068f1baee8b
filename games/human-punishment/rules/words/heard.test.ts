import { expect, test } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { NONE } from '../state.ts';
import { run } from '../tests/testing/moments.ts';
import { ann, answer, bea, passing, seen, turnOf } from '../tests/testing/tables.ts';
import { heard } from './heard.ts';

test('[HPB-121] while a check is open, digits and number words are not heard', () => {
  const s = turnOf(bea, { hands: [['B1'], ['B2']] });
  s.general = NONE;
  const event = EVENTS.findIndex(({ id }) => id === 'E-I-01');
  s.stacks[0] = [...s.stacks[0]!.filter((one) => one !== event), event];
  const open = run(s, { stage: 'event', event, step: 0, answer: NONE });
  const says = 'I put in two cards, a 5 and a +3; someone else is done.';
  expect(heard(seen(open, 'spectator'), says)).toBe('I put in … cards, a … and a …; someone else is done.');
  expect(heard(seen(turnOf(bea), 'spectator'), says)).toBe(says);
  const over = passing([bea, ann, bea].reduce((state, seat) => answer(state, seat, { act: 'done' }), open));
  expect(heard(seen(over, 'spectator'), says)).toBe(says);
});
