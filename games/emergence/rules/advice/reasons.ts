import type { Reasons } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { AI, blocksInCity, HUMAN, required, type State } from '../state.ts';
import { bringing, certain, drynessOf, STEEP } from './evaluate.ts';

// What a table is judged by, part by part, in tokens of the own team.

type Part = 'assimilated' | 'tokens' | 'blocks' | 'way' | 'team' | 'opponents' | 'city';

const tokens = (by: number): string => {
  const n = Math.round(Math.abs(by));
  return n < 1 ? say`a little` : n === 1 ? say`about one token` : say`about ${n} tokens`;
};

export const reasons: Reasons<State, Part> = {
  parts(s, seat) {
    const isHuman = s.allegiance[seat] === HUMAN;
    const need = required(s);
    const [mine, theirs] = isHuman ? [need.human, need.ai] : [need.ai, need.human];
    const stock = blocksInCity(s);
    const belief = certain(s);
    const own = bringing(s, seat, belief, stock);
    let team = 0;
    let opponents = s.totals[isHuman ? AI : HUMAN]!;
    for (let other = 0; other < s.seats; other += 1) {
      if (other === seat) continue;
      const carried = bringing(s, other, belief, stock);
      const all = carried.tokens + carried.blocks + carried.errand;
      if ((s.allegiance[other] === HUMAN) === isHuman) team += all;
      else opponents += all;
    }
    // Fewer tokens are needed where fewer bring them: theirs are counted as so many of ours.
    const rate = mine / theirs;
    return {
      assimilated: s.totals[isHuman ? HUMAN : AI]!,
      tokens: own.tokens,
      blocks: own.blocks,
      way: own.errand,
      team,
      opponents: -opponents * rate,
      city: (isHuman ? 1 : -1) * drynessOf(s, stock) * STEEP * mine,
    };
  },
  says: {
    assimilated: (by) =>
      by > 0 ? say`Your team has assimilated ${tokens(by)} more.` : say`Your team has assimilated ${tokens(by)} less.`,
    tokens: (by) => (by > 0 ? say`You carry ${tokens(by)} more.` : say`You carry ${tokens(by)} less.`),
    blocks: (by) => (by > 0 ? say`You hold more blocks.` : say`You hold fewer blocks.`),
    way: (by) =>
      by > 0
        ? say`From where you stand then, more can be fetched, compiled or brought to an event.`
        : say`From where you stand then, less can be fetched, compiled or brought to an event.`,
    team: (by) => (by > 0 ? say`Those on your side are better placed.` : say`Those on your side are worse placed.`),
    opponents: (by) => (by > 0 ? say`The other team gets less.` : say`The other team gets more.`),
    city: (by) =>
      by > 0 ? say`How fast the city empties helps your team.` : say`How fast the city empties hurts your team.`,
  },
};
