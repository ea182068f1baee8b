import { choicesIn, type Domain, fastRng, type Json, lowest, type Seat, type Trials } from '@tablewright/kernel';
import { describeGlances } from '@tablewright/testkit/suite';
import { expect, test } from 'vitest';
import { dangersShown } from '../advice/danger.ts';
import { jumping } from '../advice/deeds.ts';
import { Errands } from '../advice/errands.ts';
import { certain } from '../advice/evaluate.ts';
import { looksAlike } from '../advice/foreseen.ts';
import { mindOf } from '../advice/mind.ts';
import { bestOf, bestStep, deedWorth, jumpWorth } from '../advice/turn.ts';
import type { Outlook } from '../advice/value.ts';
import { waysOf } from '../advice/ways.ts';
import { emergence, type State, type View } from '../index.ts';
import { blocksInCity, cityOf, type Deed, HUMAN, required } from '../state.ts';

// What makes thinking quick: each short way comes out as the long one does.

describeGlances(emergence, {
  tables: [{ seats: 3 }, { seats: 4, options: { length: 'extended' } }, { seats: 5 }, { seats: 6 }],
});

/** Games between steady players; `look` sees each question before it is answered. */
function play(games: number, look: (s: State, seat: Seat, about: string) => void): void {
  for (let seed = 0; seed < games; seed += 1) {
    const { state: s } = emergence.start({ seats: 4, seed, options: {} });
    const players = Array.from({ length: 4 }, (_, seat) => emergence.advisor(seat, fastRng(seed + seat)));
    while (s.outcome === null) {
      const seat = lowest(emergence.waiting(s));
      const question = emergence.question(s, seat);
      look(s, seat, question.about);
      emergence.play(s, seat, players[seat]!.answer(emergence.view(s, seat), question));
    }
  }
}

test('errands that two work out by turns are those that each works out alone', () => {
  play(2, (s) => {
    const errandsOf = (me: Seat): Errands =>
      new Errands({
        me,
        human: s.allegiance[me] === HUMAN,
        belief: certain(s),
        ways: waysOf(cityOf(s)),
        s,
        stock: blocksInCity(s),
        need: required(s),
        caution: 1,
      });
    const [one, other] = [errandsOf(0), errandsOf(1)];
    const asked = (tile: number): [number, number] => [(tile * 5) % 16, tile];
    const tiles = Array.from({ length: cityOf(s).tiles }, (_, tile) => tile);
    const byTurns = tiles.map((tile) => [one.worth(...asked(tile)), other.worth(...asked(tile))]);
    const alone = [errandsOf(0), errandsOf(1)].map((its) => tiles.map((tile) => its.worth(...asked(tile))));
    expect(byTurns).toEqual(tiles.map((tile) => [alone[0]![tile], alone[1]![tile]]));
  });
});

const trials: Trials<State, View> = {
  world: (view) => emergence.world(view, fastRng(1)),
  try(s, seat, value: Json) {
    const state = emergence.copy(s);
    emergence.play(state, seat, value);
    return { state, drew: 0 };
  },
  offer: (s, seat) => emergence.offer(s, seat),
};

/** What somebody has in mind who has noticed nothing so far. */
function outlookOf(s: State, me: Seat): Outlook {
  const mind = mindOf(emergence.view(s, me), { me, manner: { bold: true }, conduct: [0, 0, 0, 0], trials });
  return { ...mind, errands: new Errands(mind), danger: dangersShown(mind) };
}

test('of the tiles to jump to one is tried, and the others are worth what they would be if they were', () => {
  let jumps = 0;
  play(30, (s, me, about) => {
    if (about !== 'boost' && about !== 'teleport') return;
    const o = outlookOf(s, me);
    const tiles = choicesIn(emergence.offer(s, me) as Domain<string>).filter((tile) => tile !== 'nothing');
    expect(jumping(o)).toBe(Math.max(...tiles.map((tile) => jumpWorth(o, tile))));
    jumps += 1;
  });
  expect(jumps).toBeGreaterThan(20);
});

test('what somebody steps somewhere for is what would be done there on second thoughts', () => {
  let steps = 0;
  play(20, (s, me, about) => {
    if (about !== 'move') return;
    const { tile, next } = bestStep(outlookOf(s, me), choicesIn(emergence.offer(s, me) as Domain<string>));
    const there = emergence.copy(s);
    emergence.play(there, me, tile);
    if (next === null) return;
    const o = outlookOf(there, me);
    expect(looksAlike(next.s, o.s)).toBe(true);
    expect(next.deed).toBe(bestOf(choicesIn(emergence.offer(there, me) as Domain<Deed>), (deed) => deedWorth(o, deed)));
    expect(looksAlike(next.s, s)).toBe(false);
    steps += 1;
  });
  expect(steps).toBeGreaterThan(100);
});
