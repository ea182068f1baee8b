import type { Reasons, Seat } from '@tablewright/kernel';
import { resaleOf, type State } from '../state.ts';
import { dcsOf, FUTURE, pointsOf } from './evaluate.ts';

// What a table is judged by, part by part: in dollars, or in points in Fast Play.

type Part = 'money' | 'resale' | 'dcs' | 'points' | 'rivals';

const dollars = (by: number): string => `about $${Math.max(1, Math.round(Math.abs(by)))}`;
const points = (by: number): string => {
  const n = Math.max(1, Math.round(Math.abs(by)));
  return n === 1 ? 'about 1 point' : `about ${n} points`;
};

function worthOf(s: State, seat: Seat): number {
  const left = Math.max(0, s.rounds - s.round);
  return s.cash[seat]! + resaleOf(s, seat) + (left > 0 ? FUTURE * dcsOf(s, seat) : 0);
}

/** Whoever of the others is ahead is the one to beat. */
function bestRival(s: State, seat: Seat, worth: (of: Seat) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other += 1) if (other !== seat) most = Math.max(most, worth(other));
  return most;
}

export const reasons: Reasons<State, Part> = {
  parts(s, seat) {
    if (s.mode === 'fast') {
      const all = pointsOf(s);
      return { money: 0, resale: 0, dcs: 0, points: all[seat]!, rivals: -bestRival(s, seat, (of) => all[of]!) };
    }
    const left = Math.max(0, s.rounds - s.round);
    return {
      money: s.cash[seat]!,
      resale: resaleOf(s, seat),
      dcs: left > 0 ? FUTURE * dcsOf(s, seat) : 0,
      points: 0,
      rivals: -bestRival(s, seat, (of) => worthOf(s, of)),
    };
  },
  says: {
    money: (by) => `It leaves you with ${dollars(by)} ${by > 0 ? 'more' : 'less'} in hand.`,
    resale: (by) => `Your DCs could be sold for ${dollars(by)} ${by > 0 ? 'more' : 'less'}.`,
    dcs: (by) =>
      by > 0 ? 'It gives you more DCs for the rounds to come.' : 'It leaves you with fewer DCs for the rounds to come.',
    points: (by) => `Your cubes would bring ${points(by)} ${by > 0 ? 'more' : 'less'}.`,
    rivals: (by) =>
      by > 0 ? 'Your strongest rival comes out with less.' : 'Your strongest rival comes out with more.',
  },
};
