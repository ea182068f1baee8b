import { ALLEGIANCES } from './content/types.ts';
import { AI, blocksInCity, cityOf, HUMAN, required, type State, sum, TYPES } from './state.ts';

/** What must be true after every step: nothing appears, nothing vanishes, nobody stands beside the city. */
export function invariants(s: State): string[] {
  const broken: string[] = [];
  const must = (holds: boolean, says: string): void => {
    if (!holds) broken.push(says);
  };
  const city = cityOf(s);
  for (let type = 0; type < TYPES; type += 1) {
    let inPlay = 0;
    for (let i = type; i < s.lying.length; i += TYPES) inPlay += s.lying[i]!;
    for (let i = type; i < s.held.length; i += TYPES) inPlay += s.held[i]!;
    must(inPlay === s.supplied[type], `blocks of type ${type}: ${inPlay} in play, ${s.supplied[type]} given out`);
  }
  must(sum(s.tokens) === s.supplied[TYPES], `tokens: ${sum(s.tokens)} held, ${s.supplied[TYPES]} given out`);
  must(
    s.tokens.every(isCount) && s.held.every(isCount) && s.lying.every(isCount),
    'a count is negative or no whole number',
  );
  for (let tile = 0; tile < city.tiles; tile += 1) {
    for (let type = 0; type < TYPES; type += 1) {
      must(
        s.lying[tile * TYPES + type] === 0 || city.types[tile]!.includes(type),
        `a foreign block lies on ${city.names[tile]}`,
      );
    }
  }
  must(
    s.at.every((tile) => tile >= 0 && tile < city.tiles),
    'an agent stands beside the city',
  );
  must(sum(s.allegiance) === ALLEGIANCES[s.seats as 3 | 4 | 5 | 6].human, 'the allegiance cards are not those dealt');
  must(s.leader >= 0 && s.leader < s.seats, 'the leader sits at no seat');
  mustAddUp(s, must);
  mustEndInTime(s, must);
  return broken;
}

function isCount(n: number): boolean {
  return Number.isInteger(n) && n >= 0;
}

function mustAddUp(s: State, must: (holds: boolean, says: string) => void): void {
  const totals = [0, 0];
  for (let i = 0; i < s.inserted.length; i += 4) {
    must(s.inserted[i + 2]! + s.inserted[i + 3]! >= 1, 'somebody inserted nothing');
    if (s.inserted[i]! >= s.opened) continue;
    totals[AI]! += s.inserted[i + 2]!;
    totals[HUMAN]! += s.inserted[i + 3]!;
  }
  must(totals[AI] === s.totals[AI] && totals[HUMAN] === s.totals[HUMAN], 'the totals are not what was inserted');
}

/** A game that should be over must be over. */
function mustEndInTime(s: State, must: (holds: boolean, says: string) => void): void {
  if (s.outcome !== null) return;
  const need = required(s);
  must(blocksInCity(s) > 0, 'the city is empty and the game goes on');
  must(s.totals[AI]! < need.ai && s.totals[HUMAN]! < need.human, 'a requirement is met and the game goes on');
  must(s.roundLimit === 0 || s.round <= s.roundLimit, 'the round limit has passed and the game goes on');
}
