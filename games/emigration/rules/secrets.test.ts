import type { Viewer } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { PLACE_COUNT } from './content/places.ts';
import { secrets } from './secrets.ts';
import type { State } from './state.ts';
import { ivy, lee, turnOf, you } from './tests/testing/tables.ts';

// What is hidden from whom, one secret after the other (ledger 5). The guards show that each is noticed when it gets out.

const VIEWERS: readonly Viewer[] = [you, lee, ivy, 'spectator'];

/** By viewer: what is hidden, or undefined where nothing is. */
function hidden(what: string, s: State): unknown[] {
  return VIEWERS.map((viewer) => secrets[what]!(s, viewer));
}

const all = (truth: unknown): unknown[] => VIEWERS.map(() => truth);

/** Lane by lane, the top token first. */
function withTokens(s = turnOf(you)): State {
  s.tokens = [6, 7, 7, 5, 6, 8, 5, 7, 9, 4, 8, 10, 3, 9, 11];
  return s;
}

const LANES = ['0: 6 7 7', '1: 5 6 8', '2: 5 7 9', '3: 4 8 10', '4: 3 9 11'];
const lanes = (...others: [number, string?][]): string =>
  LANES.flatMap((lane, i) => {
    const other = others.find(([number]) => number === i);
    return other === undefined ? [lane] : other[1] === undefined ? [] : [other[1]];
  }).join('; ');

test('[EMI-017, EMI-115] cards that lie face-down, of every layout, and no others', () => {
  const s = turnOf(you);
  s.layout = s.layout.map(() => 99);
  s.layout[3] = 12;
  s.layout[PLACE_COUNT + 3] = 55;
  s.layout[PLACE_COUNT + 5] = 9;
  s.lying = [0b1000, 0b101000, 0];
  s.up = [0, 0, 0];
  expect(hidden('the face-down cards', s)).toEqual(all('12 55 9'));
  s.up = [0b1000, 0b1000, 0];
  expect(hidden('the face-down cards', s)).toEqual(all('9'));
  s.lying[1] = 0b1000;
  expect(hidden('the face-down cards', s)).toEqual(all(undefined));
});

test('[EMI-014] the removed cards, until the game is over', () => {
  const s = turnOf(you);
  s.removed = [17, 4];
  expect(hidden('the removed cards', s)).toEqual(all('17 4'));
  s.outcome = { winners: [], reason: '', rules: [], roles: [] };
  expect(hidden('the removed cards', s)).toEqual(all(undefined));
});

test('[EMI-003] the order of the tokens, as far as there is one and nobody has looked', () => {
  expect(hidden('the order of the tokens', withTokens())).toEqual(all(lanes()));
  const drawn = withTokens();
  drawn.drawn = [1, 1, 0, 2, 3];
  expect(hidden('the order of the tokens', drawn)).toEqual(all('1: 6 8; 2: 5 7 9'));
  drawn.drawn = [3, 3, 2, 2, 3];
  expect(hidden('the order of the tokens', drawn)).toEqual(all(undefined));
});

test('[EMI-325] whoever has asked an officer knows the top of that lane, as long as it is the top', () => {
  const s = withTokens();
  s.looked = [lee, you, lee, 3];
  expect(hidden('the order of the tokens', s)).toEqual([
    lanes(),
    lanes([0], [3, '3: 8 10']), // two 7s are left in the first lane: no order
    lanes(),
    lanes(),
  ]);
  s.drawn = [1, 0, 0, 1, 0];
  expect(hidden('the order of the tokens', s)).toEqual(all(lanes([0], [3, '3: 8 10'])));
});

test('[EMI-325] what somebody else has seen in a lane, until it is drawn', () => {
  const WHAT = 'what somebody else has seen in a lane';
  const s = withTokens();
  expect(hidden(WHAT, s)).toEqual(all(undefined));
  s.looked = [lee, 3];
  expect(hidden(WHAT, s)).toEqual([4, undefined, 4, 4]);
  s.drawn[3] = 1;
  expect(hidden(WHAT, s)).toEqual(all(undefined));
});
