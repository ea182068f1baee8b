import { type Invariants, isCount, sum } from '@tablewright/kernel';
import { ENTRY, MOST_OFFICE, MOST_REPUTATION, POSTERS, ROUNDS, SPACES } from './content/board.ts';
import { CARDS } from './content/cards.ts';
import { objectiveDeck } from './content/objectives.ts';
import { NONE, type State } from './state.ts';

function isSpace(at: number): boolean {
  return Number.isInteger(at) && at >= 0 && at < SPACES.length;
}

function postersOf(s: State): number[] {
  return [...s.posters, s.supply, s.junk];
}

/** Each card lies in its deck or belongs to somebody, and never both. */
function deckIsWhole(deck: readonly number[], owners: readonly number[], name: string): string | null {
  const seen = new Set(deck);
  if (seen.size !== deck.length) return `a ${name} card is in its deck twice`;
  for (let card = 0; card < CARDS; card += 1) {
    if (seen.has(card) !== (owners[card] === NONE)) return `${name} card ${card + 1} is in two places or in none`;
  }
  return null;
}

function chosenIn(s: State): number[] {
  return s.character.filter((character) => character !== NONE);
}

/** RTA-601, RTA-602, RTA-106 A game that should be over is over, or waits for its last report. */
function goesOn(s: State): boolean {
  return s.outcome === null && s.stack.at(-1)?.stage !== 'report';
}

/** No cube and no card appears or vanishes, and a game that is over ends. */
export const invariants: Invariants<State> = {
  'posters are counted in whole numbers': (s) =>
    postersOf(s).every(isCount) ? null : 'a number of posters is negative or no whole number',

  'posters are conserved': (s) => {
    const posters = sum(postersOf(s));
    return posters === POSTERS ? null : `${posters} posters instead of ${POSTERS}`;
  },

  'Funds are a count': (s) => (isCount(s.funds) ? null : `Funds are ${s.funds}`),

  'the Office is on its track': (s) =>
    isCount(s.office) && s.office <= MOST_OFFICE ? null : `the Office is at ${s.office}`,

  'the Reputation is on its track': (s) =>
    isCount(s.reputation) && s.reputation <= MOST_REPUTATION ? null : `the Reputation is ${s.reputation}`,

  'the token lies on the board': (s) => (isSpace(s.token) ? null : 'the token lies beside the board'),

  'each Upgrade card is in one place': (s) => deckIsWhole(s.upgradeDeck, s.upgradeOf, 'Upgrade'),

  'each Sabotage card is in one place': (s) => deckIsWhole(s.sabotageDeck, s.sabotageOf, 'Sabotage'),

  // RTA-006
  'each character is used once': (s) => {
    const chosen = chosenIn(s);
    return new Set(chosen).size === chosen.length ? null : 'a character is used twice';
  },

  // RTA-007
  'whoever has a character stands somewhere': (s) => {
    const lost = s.character.findIndex((character, seat) => (character === NONE) !== (s.at[seat] === NONE));
    return lost < 0 ? null : `seat ${lost} stands nowhere`;
  },

  'all have a character when the game begins': (s) =>
    s.round === 0 || chosenIn(s).length === s.seats ? null : 'the game has begun without a character',

  'the first player sits at the table': (s) =>
    s.first >= 0 && s.first < s.seats ? null : 'the first player sits at no seat',

  // RTA-008 to RTA-010
  'the objectives are those of the deck': (s) => {
    const held = s.objective.filter((objective) => objective !== NONE);
    const all = [...held, ...s.aside].sort((a, b) => a - b);
    const expected = s.mode === 'cooperative' || s.character.includes(NONE) ? [] : objectiveDeck(s.seats);
    return all.join() === expected.join() ? null : 'the objectives are not those of the deck';
  },

  'the target ends the game': (s) =>
    goesOn(s) && s.funds >= s.target ? 'the target is reached and the game goes on' : null,

  'no Reputation ends the game': (s) =>
    goesOn(s) && s.reputation <= 0 ? 'the Reputation is gone and the game goes on' : null,

  'the sixth round ends the game': (s) =>
    goesOn(s) && s.round > ROUNDS ? 'the sixth round is over and the game goes on' : null,

  'NPCs come on with their round': (s) => {
    for (let npc = 0; npc < ENTRY.length; npc += 1) {
      const isRight = npc < s.round ? isSpace(s.npcAt[npc]!) : s.npcAt[npc] === NONE;
      if (!isRight) return `NPC ${npc + 1} is in the wrong place`;
    }
    return null;
  },

  'the best turn has junked most': (s) =>
    s.junkedNow <= s.junkedBest ? null : 'a turn has junked more than the best one',

  'the Office is full before it is emptied': (s) =>
    s.emptied <= s.peaked ? null : 'the Office was emptied before it was full enough',
};
