import { expect, test } from 'vitest';
import { AT_6, CITY, HQ, NEXUS } from '../content/board.ts';
import {
  BOXES,
  COMPANION,
  LASER,
  LAUNCHER,
  MAGNET,
  MUTE_COLLAR,
  PISTOL,
  RIFLE,
  RIFLE_HQ,
  SHOCK_CHARGE,
  WORM,
} from '../content/boxes.ts';
import { NONE, type State } from '../state.ts';
import { effectsFrame, enemy, poised, run, runWith } from './testing/moments.ts';
import {
  ann,
  answer,
  answers,
  bea,
  now,
  offers,
  refusal,
  rolling,
  seen,
  stageOf,
  step,
  told,
} from './testing/tables.ts';
import { actsNamed, carry, isOffered, printed, quiet, refused } from './testing/turns.ts';

const go = (to: string, piece: number = ann): unknown => ({ act: 'move', piece, to });

/** A box out of the stack or from beside it into an Area. */
function lay(s: State, area: number, box: number, up = 0): State {
  const from = [s.supply, s.beside].find((list) => list.includes(box));
  from?.splice(from.indexOf(box), 1);
  s.lying.push(area, box, up, 0, 1);
  return s;
}

const near = (): State => quiet(ann, { characters: ['jayden'], at: ['1', '3', '3', '3'] });

test('[HPB-330] a box of an Event goes face-down into the Area of an orange roll', () => {
  const s = near();
  const top = s.supply.at(-1)!;
  const next = runWith(s, [4], { stage: 'supplyDrop', left: 1, orange: 0, step: 0 });
  expect([next.lying.slice(0, 3), next.supply.length]).toEqual([[4, top, 0], 4]);
});

test('[HPB-331] whoever enters may take one box, unseen, also on another turn; or in the own Action Phase', () => {
  const s = lay(lay(near(), CITY, RIFLE), CITY, LASER);
  const asked = answer(s, ann, go('2'));
  expect([now(asked), offers(asked, ann)]).toEqual(['box ann', ['leave', 1, 2]]);
  const left = answer(asked, ann, 'leave');
  expect([left.item[ann], isOffered(left, ann, 'box')]).toEqual([NONE, true]);
  const took = answer(left, ann, { act: 'box', piece: ann, box: 2 });
  expect([took.item[ann], took.lying.length, took.ap]).toEqual([LASER, 5, 2]);
  expect(told(answer(s, ann, go('2')), ann, 1, bea)).toContainEqual({ type: 'tookItem', by: ann, item: 'rifle' });
  expect(refused(near(), ann, { act: 'box', piece: ann, box: 1 })).toBe('HPB-331');
  // on another player's turn: Exodus sends everybody away
  const exodus = lay(quiet(bea, { characters: ['jayden'], at: ['1', '3', '3', '3'] }), NEXUS, RIFLE);
  const away = runWith(exodus, [0, 0, 0, 2], effectsFrame(printed('E-EX-10', 'effects'), bea, true));
  expect(now(away)).toBe('box ann');
});

test('[HPB-332] an item lies open on the board; a Trap works at once and leaves the slot empty', () => {
  const s = lay(near(), CITY, SHOCK_CHARGE);
  s.hands[ann] = [0, 1, 2, 3];
  const asked = answer(s, ann, go('2'));
  const next = rolling(asked, ann, 1, 0, 0, 0);
  expect([next.item[ann], next.hands[ann]!.length, next.supplyDiscard]).toEqual([NONE, 1, [SHOCK_CHARGE]]);
  expect(told(asked, ann, 1)).toContainEqual({ type: 'sprang', by: ann, trap: 'T-1' });
  // what was held is put down before the box is turned up
  s.item[ann] = COMPANION;
  const full = rolling(answer(s, ann, go('2')), ann, 1, 0, 0, 0);
  expect([full.item[ann], full.lying.slice(0, 3)]).toEqual([NONE, [CITY, COMPANION, 1]]);
});

test('[HPB-332] Worm takes a Program, Magnet a chip, the Mute Collar stays until the Event is over', () => {
  const worm = lay(quiet(ann, { at: ['1', '3', '3', '3'], programs: [['P01', 'P03']] }), CITY, WORM);
  const asked = answers(worm, ann, go('2'), 1);
  expect([now(asked), offers(asked, ann)]).toEqual(['programAway ann', ['P01', 'P03']]);
  expect(answer(asked, ann, 'P01').programs[ann]!.length).toBe(1);
  const magnet = carry(lay(near(), CITY, MAGNET), ann, 'b');
  const robbed = answers(magnet, ann, go('2'), 1);
  expect([robbed.chips[0], robbed.junk.length]).toEqual([NONE, 1]);
  const collar = answers(lay(near(), CITY, MUTE_COLLAR), ann, go('2'), 1);
  expect([collar.muted, collar.supplyDiscard]).toEqual([1, []]);
});

test('[HPB-333] a dropped item lies open and anybody may take it; one box in an Area and Action Phase', () => {
  const s = lay(near(), CITY, RIFLE);
  s.item[ann] = LASER;
  const next = answers(s, ann, go('2'), 1);
  expect([next.item[ann], next.lying.slice(0, 3)]).toEqual([RIFLE, [CITY, LASER, 1]]);
  expect([isOffered(next, ann, 'box'), refused(next, ann, { act: 'box', piece: ann, box: 1 })]).toEqual([
    false,
    'HPB-333',
  ]);
  const later = run(next, { stage: 'wake', step: 0, answer: NONE });
  expect(isOffered(later, ann, 'box')).toBe(true);
  // the limit is each one's own: Bea comes there in the same phase
  const other = run(next, { stage: 'relocate', piece: bea, orange: CITY + 1, step: 1 });
  expect([now(other), offers(other, bea)]).toEqual(['box bea', ['leave', 1]]);
});

test('[HPB-334] items are used by discarding them; HQ weapons go home', () => {
  const s = near();
  s.item[ann] = COMPANION;
  const used = answer(s, ann, { act: 'item' });
  expect([used.ap, used.move, used.item[ann], used.supplyDiscard]).toEqual([3, 3, NONE, [COMPANION]]);
  s.item[ann] = PISTOL;
  expect([isOffered(s, ann, 'item'), refused(s, ann, { act: 'item' })]).toEqual([false, 'HPB-334']);
  const fight = enemy(quiet(ann, { characters: ['havoc'], at: ['2', '3', '3', '3'] }), AT_6, 6);
  fight.item[ann] = RIFLE_HQ;
  fight.hq[RIFLE_HQ] = 0;
  fight.generalDeck.push(10); // grey is turned up
  const shot = answers(fight, ann, { act: 'attack', piece: ann, at: '6' }, { act: 'weapon' });
  const events = told(shot, ann, { act: 'done' });
  expect(events.find(({ type }) => type === 'fought')).toMatchObject({ value: 3, result: -1, damage: 4 });
  expect(answer(shot, ann, { act: 'done' }).hq[RIFLE_HQ]).toBe(1);
});

test('[HPB-334] the Laser hits one Enemy anywhere', () => {
  const s = enemy(near(), AT_6, 7, 2);
  s.item[ann] = LASER;
  const next = answer(s, ann, { act: 'item' });
  expect([next.enemyAt[AT_6], next.supplyDiscard]).toEqual([NONE, [LASER]]);
});

test('[HPB-335] the stack is rebuilt as soon as its last box is taken, used Traps included', () => {
  const s = near();
  s.supplyDiscard = [RIFLE, WORM];
  s.supply = [LASER];
  const next = runWith(s, [1], { stage: 'supplyDrop', left: 1, orange: 0, step: 0 });
  expect([next.supply.toSorted((a, b) => a - b), next.supplyDiscard]).toEqual([[RIFLE, WORM], []]);
  // nothing at all: no box
  const none = near();
  none.supply = [];
  expect(run(none, { stage: 'supplyDrop', left: 2, orange: 0, step: 0 }).lying).toEqual([]);
  // then the next box discarded is the stack, a Trap too
  const trap = lay(near(), CITY, WORM);
  trap.supply = [];
  const sprung = answers(trap, ann, go('2'), 1);
  expect([sprung.supply, sprung.supplyDiscard]).toEqual([[WORM], []]);
});

test.each([
  [PISTOL, 1],
  [LAUNCHER, 1],
  [RIFLE, 0],
])('[HPB-336] the Program of weapon %i comes also when the attack fails', (weapon, programs) => {
  const s = enemy(quiet(ann, { characters: ['havoc'], at: ['2', '3', '3', '3'] }), AT_6, 8, 2);
  s.item[ann] = weapon;
  s.generalDeck.push(4); // a blue 5 is turned up
  const shot = answers(s, ann, { act: 'attack', piece: ann, at: '6' }, { act: 'weapon' });
  expect(told(shot, ann, { act: 'done' }).find(({ type }) => type === 'fought')).toMatchObject({ hit: false });
  expect(answer(shot, ann, { act: 'done' }).programs[ann]!.length).toBe(programs);
});

test('[HPB-337] Kuro takes no box; on entering his player may look at one, and no Trap springs', () => {
  const s = lay(
    lay(quiet(ann, { characters: ['dee-coy'], at: ['3', '3', '3', '3', '1'] }), CITY, SHOCK_CHARGE),
    CITY,
    LASER,
    1,
  );
  s.hands[ann] = [0, 1, 2];
  const asked = answer(s, ann, go('2', 4));
  expect([now(asked), offers(asked, ann)]).toEqual(['sniff ann', ['no', 1]]);
  const sniffed = step(asked, ann, 1);
  expect(sniffed.told.filter(({ event }) => event.type === 'sawBox')).toEqual([
    { to: ann, event: { type: 'sawBox', box: 'T-1' } },
  ]);
  expect(sniffed.told).toContainEqual({ to: 'all', event: { type: 'sniffed', by: ann, area: '2' } });
  expect([sniffed.state.hands[ann]!.length, sniffed.state.lying[3], stageOf(sniffed.state)]).toEqual([3, 1, 'action']);
  expect(refused(sniffed.state, ann, { act: 'box', piece: 4, box: 1 })).toBe('HPB-337');
});

test('[HPB-339] Traps are mixed in unseen; their number is told', () => {
  const s = near();
  const list = [...s.beside];
  const heard = step(poised(s, effectsFrame(printed('E-III-12', 'b'), ann, true)), 0, 'no');
  const next = heard.state;
  const traps = next.supply.filter((box) => BOXES[box]!.trap);
  expect([traps.length + next.beside.length, next.mixed]).toEqual([list.length, traps.length]);
  expect(traps.length).toBeGreaterThan(0);
  expect(heard.told).toContainEqual({ to: 'all', event: { type: 'trapped', count: traps.length } });
  // those that are left lie face-down from then on
  expect([seen(s, ann).supply.besideFaces?.length, seen(next, ann).supply.besideFaces]).toEqual([4, null]);
});

test('[HPB-343] weapons of HQ are no boxes of Area 4; a dropped one lies there', () => {
  const s = quiet(ann, { characters: ['jayden'], at: ['2', '3', '3', '3'] });
  const next = answer(s, ann, go('4'));
  expect([now(next), isOffered(next, ann, 'box')]).toEqual(['action ann', false]);
  const dropped = quiet(ann, { characters: ['jayden'], at: ['4', '3', '3', '3'], hands: [['B5', 'B1']] });
  dropped.item[ann] = PISTOL;
  dropped.hq = [1, 1];
  const bought = answers(
    dropped,
    ann,
    { act: 'weapon', box: 'rifle-hq' },
    { act: 'card', card: 'B5' },
    { act: 'card', card: 'B1' },
    { act: 'done' },
  );
  expect([bought.item[ann], bought.lying.slice(0, 3), bought.hq]).toEqual([RIFLE_HQ, [HQ, PISTOL, 1], [1, 0]]);
});

test('[HPB-869] Havoc takes no Pistol in HQ in any way; elsewhere he may', () => {
  const s = lay(quiet(ann, { characters: ['havoc'], at: ['4', '3', '3', '3'], hands: [['R5', 'R5']] }), HQ, PISTOL, 1);
  expect([isOffered(s, ann, 'box'), refused(s, ann, { act: 'box', piece: ann, box: 1 })]).toEqual([false, 'HPB-869']);
  expect(actsNamed(s, ann, 'weapon')).toEqual([{ act: 'weapon', box: 'rifle-hq' }]);
  expect(refusal(s, ann, { act: 'weapon', box: 'pistol' }).rule).toBe('HPB-869');
  const street = lay(quiet(ann, { characters: ['havoc'], at: ['2', '3', '3', '3'] }), CITY, PISTOL, 1);
  expect(answer(street, ann, { act: 'box', piece: ann, box: 1 }).item[ann]).toBe(PISTOL);
});

test('[HPB-331] nobody in the Cube or on the yellow zone takes a box', () => {
  const s = lay(quiet(ann, { at: ['6', '3', '3', '3'] }), 5, RIFLE);
  s.detained = 1;
  expect(isOffered(s, ann, 'box')).toBe(false);
});
