import { describe, expect, test } from 'vitest';
import { type FaceId } from '../../content/faces.ts';
import { KURO_AWAY, KURO_DESTROYED, KURO_HERE, NONE, type State } from '../../state.ts';
import { carry, changes, enemyOn, quiet, readEvent, star, stepOf, as } from '../testing/cards.ts';
import { allowed, ann, answer, answers, now, offers, passing, turnUpNext } from '../testing/tables.ts';

// Dee Coy’s two star cards (content ledger 1.3) and the four special cards of the general deck (1.1).

const playStar = (card: FaceId): { act: string; card: FaceId } => ({ act: 'star', card });

describe('[S-DEE-1] Last Leap', () => {
  const kuroIn = (area: number, set: (s: State) => void = () => {}): State =>
    as('dee-coy', ['S-DEE-1'], (s) => {
      s.at[s.seats] = area;
      set(s);
    });

  test('three Enemies in Kuro’s Area and next to it, then he is gone with all he carried', () => {
    const s = kuroIn(3, (one) => {
      for (const place of ['5b', '9b', '7a', '7b', '12']) enemyOn(one, place);
      one.scanners[one.seats] = 1;
      one.scannersAt[0] = 0;
      one.recon[one.seats] = one.reconDeck.pop()!;
      one.reconHad |= 1 << one.seats;
    });
    const chip = carry(s, s.seats);
    let state = star(s, ann, 'S-DEE-1');
    expect(offers(state, ann)).toEqual(['5b', '7a', '7b', '9b']);
    state = answers(state, ann, '5b', '7a', '9b');
    expect(changes(s, { ...state, hands: s.hands })).toEqual({
      gone: ['soldier 1 5b', 'soldier 1 7a', 'soldier 1 9b'],
      junk: 1,
      'Kuro at': 'nowhere',
      'Kuro health': -2,
    });
    expect([state.junk[0], state.scannersAt[0], state.recon[s.seats], state.reconDeck.length, state.kuroGone]).toEqual([
      chip,
      1,
      NONE,
      12,
      KURO_DESTROYED,
    ]);
    expect(state.tally).toEqual(s.tally); // no credit
  });

  test('or Deus −3, if it stands in his Area', () => {
    const s = kuroIn(3, (one) => void enemyOn(enemyOn(one, 'red2', 15, 7), '5b'));
    const asked = star(s, ann, 'S-DEE-1');
    expect([now(asked), offers(asked, ann)]).toEqual(['branch ann', [0, 1]]);
    expect([answer(asked, ann, 1).deus, answer(asked, ann, 1).kuroGone]).toEqual([4, KURO_DESTROYED]);
    const far = kuroIn(2, (one) => void enemyOn(enemyOn(one, 'red2', 15, 7), '5b'));
    expect([star(far, ann, 'S-DEE-1').deus, star(far, ann, 'S-DEE-1').enemyAt[5]]).toEqual([7, NONE]);
  });

  test('with no Enemy there he leaps in vain; without Kuro on the board it may not be played', () => {
    expect(star(kuroIn(2), ann, 'S-DEE-1').kuroGone).toBe(KURO_DESTROYED);
    const gone = kuroIn(NONE, (one) => void (one.kuroGone = KURO_AWAY));
    expect(allowed(gone, ann, playStar('S-DEE-1'))).toBe(false);
  });

  test('only Dee Coy’s player may play it', () => {
    const s = quiet({
      characters: ['jayden', 'dee-coy'],
      at: ['4', '4', '4', '4', '4'],
      hands: [['S-DEE-1', 'S-DEE-2']],
    });
    expect([allowed(s, ann, playStar('S-DEE-1')), allowed(s, ann, playStar('S-DEE-2'))]).toEqual([false, false]);
  });
});

describe('[S-DEE-2] Good Boy', () => {
  test('full Health and all markers; where he is he stays', () => {
    const s = as('dee-coy', ['S-DEE-2'], (one) => {
      one.kuroMarkers = 0;
      one.health[one.seats] = 1;
      one.at[one.seats] = 0;
    });
    const done = star(s, ann, 'S-DEE-2');
    expect([done.kuroMarkers, done.health[s.seats], done.at[s.seats]]).toEqual([0b1011111, 2, 0]);
  });

  test.each([KURO_AWAY, KURO_DESTROYED])('off the board (%i) he comes back in Dee Coy’s Place and may act', (how) => {
    const s = as('dee-coy', ['S-DEE-2'], (one) => {
      Object.assign(one, { kuroGone: how });
      one.at.splice(0, 1, 1);
      one.place[ann] = 2;
      one.at[one.seats] = NONE;
      one.health[one.seats] = 0;
    });
    const done = star(s, ann, 'S-DEE-2');
    expect([done.kuroGone, done.at[s.seats], done.place[s.seats], done.health[s.seats]]).toEqual([KURO_HERE, 1, 2, 2]);
    expect(offers(done, ann)).toContainEqual({ act: 'move', piece: s.seats, to: '1' });
  });

  test('[HPB-889] from the Med Center into Area 1 or 3', () => {
    const s = as('dee-coy', ['S-DEE-2'], (one) => {
      one.kuroGone = KURO_AWAY;
      one.at.splice(0, 1, 7);
      one.at[one.seats] = NONE;
    });
    const asked = star(s, ann, 'S-DEE-2');
    expect([now(asked), offers(asked, ann)]).toEqual(['area ann', ['1', '3']]);
    expect(answer(asked, ann, '3').at[s.seats]).toBe(2);
  });
});

// ----------------------------------------------------------------------------------------------- of the general deck (HPB-304)

describe('special cards of the general deck', () => {
  /** What comes of these contributions in a check that wants ±target. */
  const total = (id: string, cards: readonly FaceId[], added: [FaceId, FaceId]): number => {
    let s = passing(readEvent(as('jayden', cards), id));
    turnUpNext(s, ...added);
    for (const card of cards.slice(0, -1)) s = answer(s, ann, { act: 'card', card, sign: 0 });
    const events = stepOf(s, ann, { act: 'card', card: cards.at(-1), sign: 0 }).told.map(({ event }) => event);
    return (events.find(({ type }) => type === 'checked') as { total: number }).total;
  };

  test.each([
    ['G-S1', 'Interference', ['B5', 'B4', 'G-S1'], ['R5', 'grey'], 4, 'E-I-01'],
    ['G-S2', 'Surge toward a positive target', ['B1', 'G-S2'], ['grey', 'grey'], 3, 'E-I-01'],
    ['G-S2', 'Surge toward a negative target', ['R1', 'G-S2'], ['grey', 'grey'], -3, 'E-I-02'],
    ['G-S2', 'Surge in a colour check', ['grey', 'G-S2'], ['B1', 'B1'], 2, 'E-I-09'],
    ['G-S3', 'Static against a positive target', ['B3', 'G-S3'], ['grey', 'grey'], 1, 'E-I-01'],
    ['G-S3', 'Static against a negative target', ['R3', 'G-S3'], ['grey', 'grey'], -1, 'E-I-02'],
    ['G-S3', 'Static in a colour check', ['grey', 'G-S3'], ['B1', 'B1'], 0, 'E-I-09'],
    ['G-S3', 'Static among the added cards', ['B3'], ['G-S3', 'grey'], 1, 'E-I-01'],
    ['G-S4', 'Blackout', ['B5', 'B4', 'G-S4'], ['R3', 'R2'], 2, 'E-I-01'],
  ] as const)('[%s] %s', (_id, _name, cards, added, sum, event) => {
    expect(total(event, cards, [...added])).toBe(sum);
  });

  test('[HPB-304] worth nothing as a payment, in a defence, in a vote and as a general card that is turned up', () => {
    const city2 = as('jayden', ['G-S1', 'G-S2', 'G-S3', 'G-S4'], (one) => void one.at.splice(0, 1, 1));
    expect(offers(city2, ann).map((one) => (one as { act: string }).act)).not.toContain('morale');
    const s = as('havoc', ['R3'], (one) => void enemyOn(one, '5b'));
    let fight = answer(s, ann, { act: 'attack', piece: ann, at: '5b' });
    fight = answer(fight, ann, { act: 'card', card: 'R3' });
    turnUpNext(fight, 'G-S2');
    expect(answer(fight, ann, { act: 'done' }).enemyAt[5]).toBe(NONE); // 2 − 3 < 0
  });
});
