import { expect, test } from 'vitest';
import { HQ } from '../content/board.ts';
import { PISTOL, RIFLE_HQ } from '../content/boxes.ts';
import { WOUNDS } from '../content/wounds.ts';
import { NONE, type State } from '../state.ts';
import { ann, answer, answers, bea, cem, now, offers, step, told } from './testing/tables.ts';
import { actsNamed, carry, chipsOut, isOffered, quiet, refused } from './testing/turns.ts';
import type { CharacterId } from '../content/characters.ts';
import type { FaceId } from '../content/faces.ts';

// HQ, the Junkyard and the Med Center.

const card = (id: string): unknown => ({ act: 'card', card: id });
const DONE = { act: 'done' };

function at(area: string, character: CharacterId = 'jayden', hand: readonly FaceId[] = []): State {
  return quiet(ann, { characters: [character], at: [area, '3', '3', '3'], hands: [hand] });
}

test('[HPB-450] HQ: a Censure Motion for two points, a New Leader vote for one, weapons for 4 and 6', () => {
  const s = at('4', 'jayden', ['B5', 'B1', 'R4']);
  s.hq = [2, 1];
  expect(actsNamed(s, ann, 'censure').map((one) => one['seat'])).toEqual([ann, bea, cem, 3]);
  s.ap = 1;
  expect([isOffered(s, ann, 'censure'), isOffered(s, ann, 'newLeader')]).toEqual([false, true]);
  const pistol = answers(s, ann, { act: 'weapon', box: 'pistol' }, card('R4'), DONE);
  expect([pistol.item[ann], pistol.hq, pistol.ap]).toEqual([PISTOL, [1, 1], 0]);
  const rifle = answers(s, ann, { act: 'weapon', box: 'rifle-hq' }, card('B5'), card('B1'), DONE);
  expect([rifle.item[ann], rifle.hq]).toEqual([RIFLE_HQ, [2, 0]]);
  const poor = at('4', 'jayden', ['B3', 'R3']);
  expect([isOffered(poor, ann, 'weapon'), refused(poor, ann, { act: 'weapon', box: 'pistol' })]).toEqual([
    false,
    'HPB-306',
  ]);
  s.hq = [0, 0];
  expect(refused(s, ann, { act: 'weapon', box: 'pistol' })).toBe('HPB-450');
  expect(refused(s, ann, { act: 'weapon', box: 'launcher' })).toBe('HPB-450');
});

test('[HPB-451] whoever lies on the yellow zone stays there, healed or not, until the next own turn', () => {
  const s = quiet(ann, { characters: ['dryden'], at: ['4', '4', '3', '3'] });
  s.zone = 1 << bea;
  s.health[bea] = 0;
  const next = answer(s, ann, { act: 'heal', piece: bea });
  expect([next.health[bea], next.zone, next.at[bea]]).toEqual([2, 1 << bea, HQ]);
});

// ---------------------------------------------------------------------------------------------------------------- Junkyard

test('[HPB-480] [HPB-483] chips are dropped face-down, each on a spot of its own; who and when is public, not what', () => {
  const s = carry(at('J', 'nova'), ann, 'rp');
  s.boosts[ann] = 0b1100;
  s.turns = 7;
  expect(actsNamed(s, ann, 'drop').map((one) => one['slot'])).toEqual([0, 1, 'both']);
  const both = step(s, ann, { act: 'drop', piece: ann, slot: 'both' });
  const next = both.state;
  expect([next.junk, next.junkBy, next.junkTurn, next.ap]).toEqual([[s.chips[0], s.chips[1]], [ann, ann], [7, 7], 1]);
  expect(both.told.filter(({ event }) => event.type === 'junked')).toEqual([
    { to: 'all', event: { type: 'junked', by: ann, spot: 1, from: { what: 'board' } } },
    { to: 'all', event: { type: 'junked', by: ann, spot: 2, from: { what: 'board' } } },
  ]);
  const one = answer(s, ann, { act: 'drop', piece: ann, slot: 1 });
  expect([one.junk, one.chips.slice(0, 2)]).toEqual([[s.chips[1]], [s.chips[0], NONE]]);
  expect(refused(at('J'), ann, { act: 'drop', piece: ann, slot: 0 })).toBe('HPB-480');
});

test('[HPB-480] with Rigging I Dryden drops for nothing', () => {
  const s = carry(at('J', 'dryden'), ann, 'b');
  s.boosts[ann] = 0b1000000;
  s.ap = 0;
  const next = answer(s, ann, { act: 'drop', piece: ann, slot: 0 });
  expect([next.junk.length, next.ap]).toEqual([1, 0]);
  s.boosts[ann] = 0;
  expect([isOffered(s, ann, 'drop'), refused(s, ann, { act: 'drop', piece: ann, slot: 0 })]).toEqual([
    false,
    'HPB-107',
  ]);
});

/** Two chips lie in the Junkyard. */
function scrapyard(...hand: FaceId[]): State {
  const s = at('J', 'jayden', hand);
  s.junk = chipsOut(s, 'rp');
  s.junkBy = [bea, cem];
  s.junkTurn = [1, 1];
  return s;
}

test('[HPB-481] grey cards look at as many different chips, not more than lie there', () => {
  const s = scrapyard('grey', 'grey', 'grey');
  const laid = answers(s, ann, { act: 'look', piece: ann }, card('grey'), card('grey'));
  expect(offers(laid, ann)).toEqual([DONE]);
  const first = answer(laid, ann, DONE);
  expect([now(first), offers(first, ann)]).toEqual(['spot ann', [1, 2]]);
  const seen = step(first, ann, 1);
  expect(seen.told).toContainEqual({
    to: ann,
    event: { type: 'sawChips', where: { what: 'spot', spot: 1 }, colours: ['red'] },
  });
  expect(seen.told).toContainEqual({
    to: 'all',
    event: { type: 'looked', by: ann, at: { what: 'spot', spot: 1 }, count: 1 },
  });
  expect(offers(seen.state, ann)).toEqual([2]);
  const next = answer(seen.state, ann, 2);
  expect([next.known[s.junk[1]!]! & 1, next.junk, next.hands[ann]!.length, next.ap]).toEqual([1, s.junk, 1, 1]);
  expect(refused(scrapyard('green'), ann, { act: 'look', piece: ann })).toBe('HPB-481');
  const empty = scrapyard('grey');
  empty.junk = [NONE, NONE];
  expect([isOffered(empty, ann, 'look'), refused(empty, ann, { act: 'look', piece: ann })]).toEqual([false, 'HPB-481']);
  // at least one
  expect(offers(answer(s, ann, { act: 'look', piece: ann }), ann)).toEqual([card('grey')]);
});

test('[HPB-482] [HPB-483] green cards take chips out of the game unseen; the others keep their spots', () => {
  const s = scrapyard('green', 'green', 'grey');
  const most = answers(
    scrapyard('green', 'green', 'green'),
    ann,
    { act: 'destroy', piece: ann },
    card('green'),
    card('green'),
  );
  expect(offers(most, ann)).toEqual([DONE]);
  const asked = answers(s, ann, { act: 'destroy', piece: ann }, card('green'), DONE);
  const gone = step(asked, ann, 1);
  expect([gone.state.junk, gone.state.removed, gone.state.known[s.junk[0]!]]).toEqual([
    [NONE, s.junk[1]],
    [s.junk[0]],
    0,
  ]);
  expect(gone.told.some(({ event }) => event.type === 'sawChips')).toBe(false);
  expect(gone.told).toContainEqual({ to: 'all', event: { type: 'junkRemoved', by: ann, spot: 1 } });
  expect(refused(scrapyard('grey'), ann, { act: 'destroy', piece: ann })).toBe('HPB-482');
});

// -------------------------------------------------------------------------------------------------------------- Med Center

function wounded(s: State, ...ids: string[]): State {
  s.wounds[ann] = ids.map((id) => WOUNDS.findIndex((one) => one.id === id));
  return s;
}

test('[HPB-490] a Wound and a Health, either alone, for a point', () => {
  const both = wounded(at('M'), 'W-01');
  both.health[ann] = 1;
  const next = answers(both, ann, { act: 'treat' }, 'W-01');
  expect([next.wounds[ann], next.health[ann], next.ap]).toEqual([[], 2, 1]);
  const health = at('M');
  health.health[ann] = 0;
  expect(answer(health, ann, { act: 'treat' }).health[ann]).toBe(1);
  expect(answer(at('M'), ann, { act: 'treat' }).ap).toBe(1); // no condition but presence and price (HPB-577)
  expect(refused(at('3'), ann, { act: 'treat' })).toBe('HPB-400');
});

test('[HPB-491] grey or green cards: two Wounds each, then full Health, for no point', () => {
  const s = wounded(at('M', 'jayden', ['grey', 'green', 'B1']), 'W-01', 'W-02', 'W-03');
  s.health[ann] = 1;
  s.ap = 0;
  const paying = answer(s, ann, { act: 'treatWithCards' });
  expect(offers(paying, ann)).toEqual([card('grey'), card('green')]);
  const one = answers(paying, ann, card('green'), DONE);
  expect([now(one), offers(one, ann)]).toEqual(['wound ann', ['W-01', 'W-02', 'W-03']]);
  const next = answers(one, ann, 'W-03', 'W-01');
  expect([next.wounds[ann]!.length, next.health[ann], next.ap, now(next)]).toEqual([1, 2, 0, 'action ann']);
  const all = answers(paying, ann, card('green'), card('grey'), DONE, 'W-03', 'W-01', 'W-02');
  expect([all.wounds[ann], now(all)]).toEqual([[], 'action ann']);
  expect(refused(at('M', 'jayden', ['B1']), ann, { act: 'treatWithCards' })).toBe('HPB-491');
  expect(told(paying, ann, card('grey'))).toEqual([]);
});
