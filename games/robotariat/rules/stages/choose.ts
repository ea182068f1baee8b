import { only, pick, type Seat } from '@tablewright/kernel';
import { SPACES, spaceNamed } from '../content/board.ts';
import { UPGRADE_IDS } from '../content/cards.ts';
import { CHARACTER_IDS, CHARACTERS, type CharacterId, ELECTRIC_EYE, startsUpgraded } from '../content/characters.ts';
import { OBJECTIVE_IDS, objectiveDeck } from '../content/objectives.ts';
import { type K, stage } from '../events.ts';
import { inTurn, type State } from '../state.ts';
import { showTop } from './cards.ts';

/** RTA-006 */
function freeCharacters(s: State): number[] {
  const free: number[] = [];
  for (let character = 0; character < CHARACTERS.length; character += 1) {
    if (s.baseOnly && CHARACTERS[character]!.kickstarter) continue;
    if (!s.character.includes(character)) free.push(character);
  }
  return free;
}

// RTA-006 In turn order each takes one of the free characters, or leaves it to chance.
export const choose = stage.ask('choose', {
  rule: 'RTA-006',
  who: (s, f) => only(inTurn(s, f.taken)),
  offer: (s) =>
    pick<CharacterId | 'random'>([...freeCharacters(s).map((character) => CHARACTER_IDS[character]!), 'random']),
  absent: () => 'random',
  why(s, _f, _seat, value) {
    const character = (CHARACTER_IDS as readonly unknown[]).indexOf(value);
    if (character < 0) return { rule: 'RTA-006', why: 'There is no such character.' };
    const why = s.character.includes(character)
      ? 'Somebody else plays this character; no character is used twice.'
      : 'This table plays with the eight base characters only.';
    return { rule: 'RTA-006', why };
  },
  answer(s, f, { by, value }, k) {
    const random = value === 'random';
    const free = freeCharacters(s);
    take(s, k, by, random ? free[k.chance(free.length, 'character', by)]! : CHARACTER_IDS.indexOf(value), random);
    f.taken += 1;
    if (f.taken < s.seats) return;
    dealObjectives(s, k);
    takeStartingUpgrades(s, k);
    k.become({ stage: 'rounds' });
  },
});

/** RTA-007 */
function take(s: State, k: K, by: Seat, character: number, random: boolean): void {
  const { id, start } = CHARACTERS[character]!;
  s.character[by] = character;
  s.at[by] = spaceNamed(start);
  if (random) k.tell({ type: 'lot', by, character: id });
  k.tell({ type: 'chose', by, character: id, at: SPACES[s.at[by]]!, random });
  if (character === ELECTRIC_EYE) showTop(s, k);
}

/** RTA-008, RTA-009, RTA-010 */
function dealObjectives(s: State, k: K): void {
  if (s.mode === 'cooperative') return;
  const deck = k.shuffle(objectiveDeck(s.seats), 'objectives');
  s.objective = deck.slice(0, s.seats);
  s.aside = deck.slice(s.seats);
  for (let seat = 0; seat < s.seats; seat += 1) {
    k.tell({ type: 'dealt', objective: OBJECTIVE_IDS[s.objective[seat]!]! }, { only: seat });
  }
}

/** RTA-018, RTA-019 In turn order, the top card without a choice. */
function takeStartingUpgrades(s: State, k: K): void {
  for (let taken = 0; taken < s.seats; taken += 1) {
    const by = inTurn(s, taken);
    if (!startsUpgraded(s.character[by]!)) continue;
    const card = s.upgradeDeck.shift()!;
    s.upgradeOf[card] = by;
    s.starting |= 1 << card;
    k.tell({ type: 'started', by, card: UPGRADE_IDS[card]! });
  }
}
