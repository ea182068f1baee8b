import { ENTRY, MOST_OFFICE, MOST_REPUTATION, POSTERS, ROUNDS, SPACES } from './content/board.ts';
import { CARDS } from './content/cards.ts';
import { objectiveDeck } from './content/objectives.ts';
import { NONE, type State, sum } from './state.ts';

/** What must be true after every step: no cube and no card appears or vanishes, and a game that is over ends. */
export function invariants(s: State): string[] {
  const broken: string[] = [];
  const must = (holds: boolean, says: string): void => {
    if (!holds) broken.push(says);
  };
  const counts = [...s.posters, s.supply, s.junk];
  must(counts.every(isCount), 'a number of posters is negative or no whole number');
  must(sum(counts) === POSTERS, `${sum(counts)} posters instead of ${POSTERS}`);
  must(isCount(s.funds), `Funds are ${s.funds}`);
  must(isCount(s.office) && s.office <= MOST_OFFICE, `the Office is at ${s.office}`);
  must(isCount(s.reputation) && s.reputation <= MOST_REPUTATION, `the Reputation is ${s.reputation}`);
  must(isSpace(s.token), 'the token lies beside the board');
  mustBeDeck(s.upgradeDeck, s.upgradeOf, 'Upgrade', must);
  mustBeDeck(s.sabotageDeck, s.sabotageOf, 'Sabotage', must);
  mustSit(s, must);
  mustBeDealt(s, must);
  mustEndInTime(s, must);
  for (let npc = 0; npc < ENTRY.length; npc += 1) {
    const on = npc < s.round;
    must(on ? isSpace(s.npcAt[npc]!) : s.npcAt[npc] === NONE, `NPC ${npc + 1} is in the wrong place`);
  }
  must(s.junkedNow <= s.junkedBest, 'a turn has junked more than the best one');
  must(s.emptied <= s.peaked, 'the Office was emptied before it was full enough');
  return broken;
}

type Must = (holds: boolean, says: string) => void;

function isCount(n: number): boolean {
  return Number.isInteger(n) && n >= 0;
}

function isSpace(at: number): boolean {
  return Number.isInteger(at) && at >= 0 && at < SPACES.length;
}

/** Each card lies in its deck or belongs to somebody, and never both. */
function mustBeDeck(deck: readonly number[], owners: readonly number[], name: string, must: Must): void {
  const seen = new Set(deck);
  must(seen.size === deck.length, `a ${name} card is in its deck twice`);
  for (let card = 0; card < CARDS; card += 1) {
    must(seen.has(card) === (owners[card] === NONE), `${name} card ${card + 1} is in two places or in none`);
  }
}

/** RTA-006, RTA-007 */
function mustSit(s: State, must: Must): void {
  const chosen = s.character.filter((character) => character !== NONE);
  must(new Set(chosen).size === chosen.length, 'a character is used twice');
  for (let seat = 0; seat < s.seats; seat += 1) {
    must((s.character[seat] === NONE) === (s.at[seat] === NONE), `seat ${seat} stands nowhere`);
  }
  must(s.round === 0 || chosen.length === s.seats, 'the game has begun without a character');
  must(s.first >= 0 && s.first < s.seats, 'the first player sits at no seat');
}

/** RTA-008 to RTA-010 */
function mustBeDealt(s: State, must: Must): void {
  const held = s.objective.filter((objective) => objective !== NONE);
  const all = [...held, ...s.aside].sort((a, b) => a - b);
  const expected = s.mode === 'cooperative' || s.character.includes(NONE) ? [] : objectiveDeck(s.seats);
  must(all.join() === expected.join(), 'the objectives are not those of the deck');
}

/** RTA-601, RTA-602, RTA-106 A game that should be over must be over, or wait for its last report. */
function mustEndInTime(s: State, must: Must): void {
  if (s.outcome !== null || s.stack.at(-1)?.stage === 'report') return;
  must(s.funds < s.target, 'the target is reached and the game goes on');
  must(s.reputation > 0, 'the Reputation is gone and the game goes on');
  must(s.round <= ROUNDS, 'the sixth round is over and the game goes on');
}
