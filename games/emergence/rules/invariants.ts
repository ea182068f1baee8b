import { type Invariants, isCount, sum } from '@tablewright/kernel';
import { ALLEGIANCES } from './content/types.ts';
import { AI, blocksInCity, cityOf, HUMAN, required, type State, TYPES } from './state.ts';

function inPlay(s: State, type: number): number {
  let blocks = 0;
  for (let i = type; i < s.lying.length; i += TYPES) blocks += s.lying[i]!;
  for (let i = type; i < s.held.length; i += TYPES) blocks += s.held[i]!;
  return blocks;
}

/** What was inserted into boxes that have been opened since. */
function openedTotals(s: State): [ai: number, human: number] {
  let [ai, human] = [0, 0];
  for (let i = 0; i < s.inserted.length; i += 4) {
    if (s.inserted[i]! >= s.opened) continue;
    ai += s.inserted[i + 2]!;
    human += s.inserted[i + 3]!;
  }
  return [ai, human];
}

/** Nothing appears, nothing vanishes, nobody stands beside the city, and a game that should be over is over. */
export const invariants: Invariants<State> = {
  'blocks are conserved': (s) => {
    for (let type = 0; type < TYPES; type += 1) {
      const blocks = inPlay(s, type);
      if (blocks !== s.supplied[type])
        return `blocks of type ${type}: ${blocks} in play, ${s.supplied[type]} given out`;
    }
    return null;
  },

  'tokens are conserved': (s) =>
    sum(s.tokens) === s.supplied[TYPES] ? null : `tokens: ${sum(s.tokens)} held, ${s.supplied[TYPES]} given out`,

  'counts are whole numbers': (s) =>
    s.tokens.every(isCount) && s.held.every(isCount) && s.lying.every(isCount)
      ? null
      : 'a count is negative or no whole number',

  'blocks lie on tiles of their type': (s) => {
    const city = cityOf(s);
    for (let i = 0; i < city.tiles * TYPES; i += 1) {
      const tile = Math.floor(i / TYPES);
      if (s.lying[i] !== 0 && !city.types[tile]!.includes(i % TYPES))
        return `a foreign block lies on ${city.names[tile]}`;
    }
    return null;
  },

  'agents stand in the city': (s) => {
    const { tiles } = cityOf(s);
    return s.at.every((tile) => tile >= 0 && tile < tiles) ? null : 'an agent stands beside the city';
  },

  'the allegiance cards are those dealt': (s) =>
    sum(s.allegiance) === ALLEGIANCES[s.seats as 3 | 4 | 5 | 6].human
      ? null
      : 'the allegiance cards are not those dealt',

  'the leader sits at the table': (s) => (s.leader >= 0 && s.leader < s.seats ? null : 'the leader sits at no seat'),

  'whoever inserts inserts something': (s) => {
    for (let i = 0; i < s.inserted.length; i += 4) {
      if (s.inserted[i + 2]! + s.inserted[i + 3]! < 1) return 'somebody inserted nothing';
    }
    return null;
  },

  'the totals are what was inserted': (s) => {
    const [ai, human] = openedTotals(s);
    return ai === s.totals[AI] && human === s.totals[HUMAN] ? null : 'the totals are not what was inserted';
  },

  'an empty city ends the game': (s) =>
    s.outcome !== null || blocksInCity(s) > 0 ? null : 'the city is empty and the game goes on',

  'a requirement that is met ends the game': (s) => {
    const need = required(s);
    const isMet = s.totals[AI]! >= need.ai || s.totals[HUMAN]! >= need.human;
    return s.outcome === null && isMet ? 'a requirement is met and the game goes on' : null;
  },

  'the round limit ends the game': (s) =>
    s.outcome === null && s.roundLimit !== 0 && s.round > s.roundLimit
      ? 'the round limit has passed and the game goes on'
      : null,
};
