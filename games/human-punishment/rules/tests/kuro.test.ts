import { expect, test } from 'vitest';
import { AT_6, CITY, HQ, MED, NEXUS, SECTORS } from '../content/board.ts';
import { isKuroHere } from '../pieces.ts';
import { KURO_AWAY, KURO_DESTROYED, KURO_HERE, NONE, type State } from '../state.ts';
import { effectsFrame, enemy, hurtFrame, run, toldBy } from './testing/moments.ts';
import { ann, answer, answers, bea, cem, hold, now, offers, put, rolling, turnUpNext } from './testing/tables.ts';
import { actsNamed, carry, isOffered, printed, quiet, refused } from './testing/turns.ts';

const KURO = 4;
const card = (id: string): unknown => ({ act: 'card', card: id });
const DONE = { act: 'done' };
const go = (to: string, piece: number = KURO): unknown => ({ act: 'move', piece, to });
const dee = (at = '4', kuroAt = '2', set: (s: State) => void = () => {}): State =>
  quiet(ann, { characters: ['dee-coy'], at: [at, '5', '5', '5', kuroAt], set });
const ofKuro = (s: State): string[] => [
  ...new Set(
    (offers(s, ann) as { act: string; piece?: number }[]).filter(({ piece }) => piece === KURO).map(({ act }) => act),
  ),
];
const ofDee = (s: State): string[] => [
  ...new Set(
    (offers(s, ann) as { act: string; piece?: number }[]).filter(({ piece }) => piece === ann).map(({ act }) => act),
  ),
];

test('[HPB-880] Kuro wholly before Dee Coy', () => {
  const s = answer(dee('2'), ann, go('1'));
  expect(ofDee(s)).toContain('move');
  const began = answer(s, ann, go('4', ann));
  expect([ofKuro(began), refused(began, ann, go('2'))]).toEqual([[], 'HPB-880']);
});

test('[HPB-880] or wholly after her', () => {
  const s = answer(dee('2'), ann, go('4', ann));
  expect(ofKuro(s)).toContain('chance');
  const began = answer(s, ann, go('1'));
  expect([ofDee(began), refused(began, ann, go('2', ann))]).toEqual([[], 'HPB-880']);
});

test('[HPB-880] free actions of Dee Coy are part of hers', () => {
  const s = dee('2', '2', (one) => {
    one.item[ann] = 4; // Companion
    one.boosts[ann] = 0b110000; // Kuro has an action and a move
  });
  const moved = answer(s, ann, go('1'));
  const used = answer(moved, ann, { act: 'item' });
  expect(ofKuro(used)).toEqual([]);
  const after = answers(s, ann, go('4', ann), go('1'));
  expect([isOffered(after, ann, 'item'), refused(after, ann, { act: 'item' })]).toEqual([false, 'HPB-880']);
});

test('[HPB-880] Kuro has begun when he places a chip, also where an effect has put him into the Network', () => {
  const s = carry(dee('4', '6'), KURO, 'b', ann);
  s.entered = 1 << KURO;
  const placed = answers(s, ann, { act: 'deliver', piece: KURO }, { act: 'put', chip: 0, column: 'alpha', up: false });
  expect(ofKuro(placed)).toContain('move');
  expect(ofKuro(answer(placed, ann, go('5', ann)))).toEqual([]);
});

test('[HPB-881] one action or one move; both with Security 2', () => {
  const s = dee();
  expect(ofKuro(s)).toEqual(expect.arrayContaining(['move', 'chance', 'resource']));
  const moved = answer(s, ann, go('1'));
  expect([ofKuro(moved), refused(moved, ann, { act: 'sector', piece: KURO, sector: 1 })]).toEqual([[], 'HPB-881']);
  const acted = rolling(s, ann, { act: 'chance', piece: KURO }, 3);
  expect([ofKuro(acted), refused(acted, ann, go('1'))]).toEqual([[], 'HPB-881']);
  s.boosts[ann] = 0b110000;
  const both = answer(s, ann, go('1'));
  expect([ofKuro(both).includes('sector'), ofKuro(both).includes('move')]).toEqual([true, false]);
  const all = answer(both, ann, { act: 'sector', piece: KURO, sector: 1 });
  expect(ofKuro(all)).toEqual([]);
  expect(all.ap).toBe(2);
});

test('[HPB-882] an action turns down the marker of its Area; without it he can only fight there', () => {
  const s = rolling(dee(), ann, { act: 'chance', piece: KURO }, 3);
  expect(s.kuroMarkers).toBe(0b1011101);
  s.kuro = 0;
  enemy(s, AT_6, 6);
  expect(ofKuro(s)).toEqual(['move', 'attack']);
  expect(refused(s, ann, { act: 'resource', piece: KURO })).toBe('HPB-401');
  // an attack uses the marker too
  const fight = enemy(dee(), AT_6, 6);
  expect(answer(fight, ann, { act: 'attack', piece: KURO, at: '6' }).kuroMarkers).toBe(0b1011101);
  // in Area 6 none is needed
  const net = carry(dee('4', '6'), KURO, 'b', ann);
  net.entered = 1 << KURO;
  const placed = answers(
    net,
    ann,
    { act: 'deliver', piece: KURO },
    { act: 'put', chip: 0, column: 'alpha', up: false },
  );
  expect([placed.kuroMarkers, placed.chips[8]]).toEqual([0b1011111, NONE]);
});

test("[HPB-883] his fights use Dee Coy's cards with his limits; the reward is hers", () => {
  const s = enemy(dee(), AT_6, 6);
  hold(s, ann, 'R5', 'R4');
  s.item[ann] = 2; // a Rifle, which he cannot use
  turnUpNext(s, 'grey');
  const laid = answers(s, ann, { act: 'attack', piece: KURO, at: '6' }, card('R5'));
  expect(offers(laid, ann)).toEqual([DONE]);
  const next = answer(laid, ann, DONE);
  expect([next.enemyAt[AT_6], next.hands[ann]!.length, next.ap]).toEqual([NONE, 2, 2]);
  // defence: his Shield 1 and one blue card of hers
  const attacked = enemy(dee(), AT_6, 6);
  hold(attacked, ann, 'B1', 'B2');
  const asked = run(attacked, { stage: 'activate', area: CITY, at: 0 });
  expect([now(asked), offers(answer(asked, ann, card('B1')), ann)]).toEqual(['defend ann', [DONE]]);
});

test('[HPB-884] no Med Center; he is no player', () => {
  const s = dee('4', '3');
  expect(
    actsNamed(s, ann, 'move')
      .filter(({ piece }) => piece === KURO)
      .map((one) => one['to']),
  ).toEqual(['1', '4']);
  expect(refused(s, ann, go('M'))).toBe('HPB-884');
  const vote = put(dee('4', '4'), { stage: 'appoint', by: bea, keep: 0 });
  vote.leader = bea;
  expect(offers(vote, bea)).toEqual([ann, cem, 3]);
  const event = run(dee(), effectsFrame(printed('E-II-12', 'a'), ann, true));
  expect(offers(event, 3)).not.toContain(KURO);
});

test('[HPB-885] tasks with the paw only by Kuro, Implants 2 only by Dee Coy, all others by either', () => {
  const nexus = hold(dee('4', '3'), ann, 'B5');
  const built = rolling(answers(nexus, ann, { act: 'nexus', piece: KURO }, card('B5')), ann, DONE, 0);
  expect(built.boosts[ann]).toBe(1); // Hacking 1 by Kuro
  const scanned = (piece: number): State => {
    const s = carry(dee('6', '6'), piece, 'b', ann);
    s.boosts[ann] = 0b100;
    s.entered = 1 << piece;
    s.scanners[piece] = 3;
    return answers(s, ann, { act: 'deliver', piece }, { act: 'put', chip: 0, column: 'alpha', up: false });
  };
  expect([scanned(ann).boosts[ann], scanned(KURO).boosts[ann]]).toEqual([0b1100, 0b100]);
  const hunt = (piece: number): State => {
    const s = enemy(dee('2', '2'), AT_6, 7, 1);
    s.boosts[ann] = 0b1000000;
    turnUpNext(hold(s, ann, 'R5'), 'grey');
    return answers(s, ann, { act: 'attack', piece, at: '6' }, card('R5'), DONE);
  };
  expect([hunt(KURO).boosts[ann], hunt(ann).boosts[ann]]).toEqual([0b11000000, 0b1000000]);
  // a marker more is used up by nobody but him
  expect(rolling(dee('2'), ann, { act: 'chance', piece: ann }, 3).kuroMarkers).toBe(0b1011111);
});

test('[HPB-886] with two Level 2 Boosts his attacks use no markers', () => {
  const s = enemy(dee(), AT_6, 6);
  s.boosts[ann] = 0b1111;
  const next = answer(s, ann, { act: 'attack', piece: KURO, at: '6' });
  expect(next.kuroMarkers).toBe(0b1011111);
  expect(ofKuro(answer(next, ann, DONE))).toEqual([]);
});

test('[HPB-887] Last Leap destroys him: chip to the Junkyard, Scanners home, Recon card back; Good Boy brings him back', () => {
  const s = hold(carry(enemy(dee(), AT_6, 6), KURO, 'p', ann), ann, 'S-DEE-1', 'S-DEE-2');
  s.scanners[KURO] = 1;
  s.scannersAt = [0, 1];
  s.recon[KURO] = s.reconDeck.pop()!;
  s.reconHad = 1 << KURO;
  s.kuroMarkers = 1;
  const gone = answer(s, ann, { act: 'star', card: 'S-DEE-1' });
  expect([gone.kuroGone, gone.at[KURO], gone.junk.length, gone.scannersAt, gone.reconDeck.length]).toEqual([
    KURO_DESTROYED,
    NONE,
    1,
    [1, 1],
    12,
  ]);
  expect([gone.enemyAt[AT_6], gone.reconHad, isKuroHere(gone), refused(gone, ann, go('1'))]).toEqual([
    NONE,
    1 << KURO,
    false,
    'HPB-884',
  ]);
  // he does not come back by himself
  expect(run(gone, { stage: 'wake', step: 0, answer: NONE }).kuroGone).toBe(KURO_DESTROYED);
  expect(refused({ ...gone, hands: [[26], [], [], []] }, ann, { act: 'star', card: 'S-DEE-1' })).toBe('HPB-112');
  const back = answer(gone, ann, { act: 'star', card: 'S-DEE-2' });
  expect([back.kuroGone, back.at[KURO], back.health[KURO], back.kuroMarkers]).toEqual([KURO_HERE, HQ, 2, 0b1011111]);
  expect(ofKuro(back)).toContain('move');
});

test('[HPB-888] a Wound for Kuro is ignored; a no-show Wound hits Dee Coy', () => {
  const s = run(dee(), hurtFrame(KURO, 0, 1));
  expect([s.wounds[KURO], s.wounds[ann]]).toEqual([[], []]);
  const noShow = run(dee(), hurtFrame(ann, 0, 1));
  expect(noShow.wounds[ann]!.length).toBe(1);
  // only the Wound for his fall
  const fell = run(dee(), hurtFrame(KURO, 2));
  expect([fell.wounds[ann]!.length, fell.kuroGone, fell.at[KURO]]).toEqual([1, KURO_AWAY, NONE]);
});

test('[HPB-889] with Dee Coy in the Med Center he comes back to Area 1 or 3', () => {
  const s = dee('M', '2', (one) => {
    one.at[KURO] = NONE;
    one.health[KURO] = 0;
    one.kuroGone = KURO_AWAY;
  });
  const asked = run(s, { stage: 'wake', step: 0, answer: NONE });
  expect([now(asked), offers(asked, ann)]).toEqual(['area ann', ['1', '3']]);
  const next = answer(asked, ann, '3');
  expect([next.at[KURO], next.health[KURO], next.kuroGone, next.at[ann]]).toEqual([NEXUS, 1, KURO_HERE, MED]);
  const good = hold(
    dee('M', '2', (one) => {
      one.at[KURO] = NONE;
      one.kuroGone = KURO_DESTROYED;
    }),
    ann,
    'S-DEE-2',
  );
  const asks = answer(good, ann, { act: 'star', card: 'S-DEE-2' });
  expect([now(asks), answer(asks, ann, '1').at[KURO]]).toEqual(['area ann', SECTORS]);
});

test("[HPB-890] no Censure Motion, no Dark Net, no weapon, no treatment; points and movement are Dee Coy's", () => {
  const hq = hold(dee('2', '4'), ann, 'B5', 'B5', 'grey');
  expect(ofKuro(hq)).toEqual(['move', 'newLeader']);
  expect(['censure', 'weapon'].map((act) => isOffered(hq, ann, act))).toEqual([false, false]);
  const net = hold(dee('4', '2'), ann, 'B5');
  expect(['buy', 'buyUnseen'].map((act) => isOffered(net, ann, act))).toEqual([false, false]);
  const drone = dee();
  drone.programs[ann] = [2]; // Overclock
  expect(answer(drone, ann, { act: 'program', card: 'P03' }).ap).toBe(3);
  // cards for his action come from her hand, cards drawn go there
  const city = answer(dee(), ann, { act: 'resource', piece: KURO });
  expect([city.hands[ann]!.length, city.ap, city.resource]).toEqual([3, 2, 10]);
  const scrap = carry(dee('4', 'J'), KURO, 'r', ann);
  const dropped = answer(scrap, ann, { act: 'drop', piece: KURO, slot: 0 });
  expect([dropped.junk.length, dropped.kuroMarkers]).toEqual([1, 0b0011111]);
});

test('[HPB-850] Dee Coy, Rigging: two markers, one more card for his kills, two markers back', () => {
  const s = hold(enemy(dee(), AT_6, 6), ann, 'R5');
  s.boosts[ann] = 0b1000000;
  turnUpNext(s, 'grey');
  const next = answers(s, ann, { act: 'attack', piece: KURO, at: '6' }, card('R5'), DONE);
  expect(next.hands[ann]!.length).toBe(2); // 1 for the Level, 1 for the Boost
  const hunt = hold(enemy(dee(), AT_6, 7, 1), ann, 'R5');
  hunt.boosts[ann] = 0b1000000;
  hunt.kuroMarkers = 0b0000111;
  turnUpNext(hunt, 'grey');
  const asked = answers(hunt, ann, { act: 'attack', piece: KURO, at: '6' }, card('R5'), DONE);
  expect([now(asked), offers(asked, ann)]).toEqual(['markersBack ann', ['2', '4', '5', 'J']]);
  const back = answers(asked, ann, '5', 'J');
  expect([back.kuroMarkers, now(back)]).toEqual([0b1010101, 'action ann']);
});

test('[HPB-850] Dee Coy, Security 1: Shield +1 in the same Area as Kuro', () => {
  const s = dee('2', '2');
  s.boosts[ann] = 0b10000;
  enemy(s, AT_6, 6);
  turnUpNext(s, 'R2');
  const attack = (one: State): unknown =>
    toldBy(one, { stage: 'activate', area: CITY, at: 0 }).find(({ type }) => type === 'attacked');
  // 1 + 1 − 2 = 0: no hit
  expect(attack(s)).toMatchObject({ piece: ann, result: 0, hit: false });
  const alone = dee('2', '4');
  alone.boosts[ann] = 0b10000;
  turnUpNext(enemy(alone, AT_6, 6), 'R2');
  expect(attack(alone)).toMatchObject({ piece: ann, result: -1, hit: true });
});

test('[HPB-215] [HPB-569] Kuro fell after he had entered the Network: brought back there, he has not entered it', () => {
  const s = hold(carry(dee('6', '5'), KURO, 'b', ann), ann, 'S-DEE-2');
  const there = answer(s, ann, go('6'));
  expect(ofKuro(there)).toContain('deliver');
  const back = answer(run(there, hurtFrame(KURO, 5)), ann, { act: 'star', card: 'S-DEE-2' });
  expect([back.at[KURO], isKuroHere(back), ofKuro(back)]).toEqual([5, true, []]);
});

test('[HPB-117] [HPB-429] Dee Coy and Kuro share the limit of the City actions', () => {
  const s = rolling(dee('2', '2'), ann, { act: 'chance', piece: KURO }, 3);
  expect([ofDee(s).includes('chance'), ofDee(s).includes('resource')]).toEqual([false, true]);
  const first = rolling(dee('2', '2'), ann, { act: 'chance', piece: ann }, 3);
  expect([ofKuro(first).includes('chance'), ofKuro(first).includes('resource')]).toEqual([false, true]);
});
