import { describe, expect, test } from 'vitest';
import { FACE_IDS, type FaceId } from '../../content/faces.ts';
import { KURO_AWAY, NONE, type State } from '../../state.ts';
import {
  claim,
  enemyOn,
  lay,
  programNumber,
  quiet,
  readEvent,
  SOLDIER,
  star,
  stepOf,
  TANK,
  wounded,
  as,
} from '../testing/cards.ts';
import { hurtFrame, runWith } from '../testing/moments.ts';
import {
  allowed,
  ann,
  answer,
  answers,
  bea,
  cem,
  dan,
  hold,
  now,
  offers,
  own,
  passing,
  turnUpNext,
} from '../testing/tables.ts';

// The star cards of five characters (content ledger 1.3); those of Dee Coy: specials.test.ts.

const playStar = (card: FaceId): { act: string; card: FaceId } => ({ act: 'star', card });

test('[S-JAY-1] Spirit Level: an Action Point and a card of the own deck; in W6 the card alone', () => {
  const s = as('jayden', ['S-JAY-1']);
  const done = star(s, ann, 'S-JAY-1');
  expect([done.ap, done.hands[ann]!.length, done.decks[ann]!.length, done.discard]).toEqual([
    3,
    1,
    s.decks[ann]!.length - 1,
    [16],
  ]);
  const late = runWith(as('jayden', ['S-JAY-1']), [], { stage: 'eventPhase', step: 0, cancelled: 0 });
  expect(offers(late, ann)).toContainEqual(playStar('S-JAY-1'));
});

test('[S-JAY-1] [HPB-302] with an empty deck the card is a general one', () => {
  const s = as('jayden', ['S-JAY-1'], (one) => void (one.decks[ann] = []));
  expect(star(s, ann, 'S-JAY-1').generalDeck.length).toBe(s.generalDeck.length - 1);
});

describe('[S-JAY-2] Two Lifetimes', () => {
  const blackouts = (sign: 1 | -1, also: readonly FaceId[] = []): State => {
    let s = passing(readEvent(as('jayden', ['S-JAY-2', ...also]), 'E-I-01'));
    turnUpNext(s, 'B1', 'grey');
    s = answer(s, ann, { act: 'card', card: 'S-JAY-2', sign });
    for (const card of also) s = answer(s, ann, { act: 'card', card, sign: 0 });
    return passing(s);
  };

  test('counts +4 or −4, as was fixed when it was laid', () => {
    // Rolling Blackouts wants +5
    expect([blackouts(1).morale, blackouts(-1).deus]).toEqual([3, 5]);
    expect(blackouts(-1, ['B5', 'B4']).morale).toBe(3);
  });

  test('is no card for an Action Phase, and lands on the pile without its sign', () => {
    expect(allowed(as('jayden', ['S-JAY-2']), ann, playStar('S-JAY-2'))).toBe(false);
    expect(blackouts(1).discard).toContain(17);
  });

  test('among the two random cards, and in a colour check, it counts nothing', () => {
    const random = passing(readEvent(as('jayden', ['B1']), 'E-I-01'));
    random.generalDeck.push(17, FACE_IDS.indexOf('grey'));
    random.decks[ann]!.splice(random.decks[ann]!.indexOf(17), 1);
    expect(passing(answer(random, ann, { act: 'card', card: 'B1', sign: 0 })).deus).toBe(5);
    let audit = passing(readEvent(as('jayden', ['S-JAY-2']), 'E-I-10'));
    turnUpNext(audit, 'B1', 'B1');
    audit = passing(answer(audit, ann, { act: 'card', card: 'S-JAY-2', sign: 1 }));
    expect(audit.resource).toBe(5);
  });

  test('[HPB-702] counts in an escape, of the detained and of those who help', () => {
    const flight = (by: number): State => {
      const s = hold(
        as('jayden', [], (one) => void (one.detained = 1 << ann)),
        by,
        'S-JAY-2',
      );
      let state = passing(answer(s, ann, { act: 'escape', sign: -1 }));
      if (by === ann) state = answer(state, ann, { act: 'card', card: 'S-JAY-2', sign: -1 });
      turnUpNext(state, 'grey', 'grey');
      for (const seat of [bea, cem, dan]) state = answer(state, seat, seat === by ? 'S-JAY-2-' : 'none');
      return passing(state);
    };
    expect([flight(ann).detained, flight(dan).detained]).toEqual([0, 0]);
  });
});

/** Ann attacks a Soldier at HQ; the general card is worth nothing. */
function attack(s: State, at: string, ...laid: FaceId[]): State {
  let state = answer(s, ann, { act: 'attack', piece: ann, at });
  for (const card of laid) state = answer(state, ann, { act: 'card', card });
  turnUpNext(state, 'grey');
  return answer(state, ann, { act: 'done' });
}

test('[S-FEY-1] Overdrive Fist: 6 to the combat value, beside the red cards of the limit', () => {
  const soldiers = (s: State): void => void enemyOn(s, '5b', SOLDIER + 2, 1); // Shield 3
  const alone = attack(as('feykah', ['S-FEY-1'], soldiers), '5b', 'S-FEY-1');
  expect([alone.enemyAt[5], alone.discard]).toEqual([NONE, [18, 10]]);
  const full = answer(as('feykah', ['S-FEY-1', 'R1', 'R2', 'R3'], soldiers), ann, {
    act: 'attack',
    piece: ann,
    at: '5b',
  });
  const laid = answers(full, ann, { act: 'card', card: 'R1' }, { act: 'card', card: 'R2' });
  expect(offers(laid, ann)).toEqual([{ act: 'card', card: 'S-FEY-1' }, { act: 'done' }]);
  // HPB-850 Rigging I: play one of your star cards
  expect(alone.boosts[ann]! & (1 << 6)).toBe(1 << 6);
  expect(allowed(as('feykah', ['S-FEY-1']), ann, playStar('S-FEY-1'))).toBe(false);
});

test('[S-FEY-2] Recompile: any number of Programs away, that many and one more drawn', () => {
  const s = lay(own(as('feykah', ['S-FEY-2']), ann, 'P01', 'P02'), ann, 'P14', 1);
  const asked = star(s, ann, 'S-FEY-2');
  expect(offers(asked, ann)).toEqual(['P01', 'P02', 'P14', 'none']);
  const none = answer(asked, ann, 'none');
  expect(none.programs[ann]!.length).toBe(3);
  const two = answers(asked, ann, 'P01', 'P14', 'none');
  expect([two.programs[ann]!.length, two.open[ann], two.programDiscard]).toEqual([
    4,
    [],
    [programNumber('P01'), programNumber('P14')],
  ]);
  const bare = star(as('feykah', ['S-FEY-2']), ann, 'S-FEY-2');
  expect([bare.programs[ann]!.length, now(bare)]).toEqual([1, 'action ann']);
});

test('[S-NOV-1] Back Alley: any Area but 6, also the side Areas; not for the detained', () => {
  const s = as('nova', ['S-NOV-1']);
  const asked = star(s, ann, 'S-NOV-1');
  expect(offers(asked, ann)).toEqual(['1', '2', '3', '5', 'J', 'M']);
  expect([answer(asked, ann, 'M').at[ann], answer(asked, ann, 'M').move]).toEqual([7, s.move]);
  const caged = as('nova', ['S-NOV-1'], (one) => void (one.detained = 1 << ann));
  expect(allowed(caged, ann, playStar('S-NOV-1'))).toBe(false);
});

test('[S-NOV-2] Fence: a displayed Program for nothing, and the display is refilled', () => {
  const s = as('nova', ['S-NOV-2']);
  const asked = star(s, ann, 'S-NOV-2');
  expect(offers(asked, ann).length).toBe(new Set(s.display).size);
  const [, second] = offers(asked, ann) as string[];
  const done = answer(asked, ann, second);
  expect([done.programs[ann], done.display.length]).toEqual([[programNumber(second!)], 3]);
  // HPB-311 with the last card of the deck: three lie there, not four
  const last = as('nova', ['S-NOV-2'], (one) => one.programDiscard.push(...one.programDeck.splice(1)));
  const refilled = answer(star(last, ann, 'S-NOV-2'), ann, second);
  expect([refilled.display.length, refilled.programDiscard]).toEqual([3, []]);
  const empty = as('nova', ['S-NOV-2'], (one) => void one.display.splice(0));
  expect(star(empty, ann, 'S-NOV-2').programs[ann]).toEqual([]);
});

test('[S-HAV-1] Berserk: Strength +1, and a success hits all Enemies in range', () => {
  const both = (s: State): void => void enemyOn(enemyOn(enemyOn(s, '5b', SOLDIER + 1, 2), '9b', TANK + 2, 3), '12');
  const done = attack(as('havoc', ['S-HAV-1', 'R5'], both), '5b', 'S-HAV-1', 'R5');
  // Strength 2 + 1: Health 2 and Health 3 are gone, the one far away stays
  expect([done.enemyAt[5], done.enemyAt[12], done.enemyAt[16]]).toEqual([NONE, NONE, SOLDIER]);
  const missed = attack(as('havoc', ['S-HAV-1', 'R1'], both), '5b', 'S-HAV-1', 'R1');
  expect([missed.enemyAt[5], missed.discard.length]).toEqual([SOLDIER + 1, 3]);
});

describe('[S-HAV-2] Suppressing Fire', () => {
  test('1 damage to one Enemy in range, Deus too; an elimination is a kill in combat', () => {
    const s = as('havoc', ['S-HAV-2'], (one) => void enemyOn(enemyOn(enemyOn(one, '5b'), 'red2', 15, 6), '12'));
    const asked = star(s, ann, 'S-HAV-2');
    expect(offers(asked, ann)).toEqual(['5b', 'red2']);
    const hit = answer(asked, ann, '5b');
    // Level 1: one own card; Havoc: a general one, and his bar
    expect([hit.enemyAt[5], hit.hands[ann]!.length, hit.bar[ann], hit.ap]).toEqual([NONE, 2, 1, s.ap]);
    expect(answer(asked, ann, 'red2').deus).toBe(5);
  });

  test('with nobody in range nothing happens', () => {
    const done = star(
      as('havoc', ['S-HAV-2'], (one) => void enemyOn(one, '12')),
      ann,
      'S-HAV-2',
    );
    expect([done.enemyAt[16], done.discard]).toEqual([SOLDIER, [23]]);
  });

  test('[HPB-563] in W3 an attacker that is eliminated does not attack', () => {
    const s = runWith(
      as('havoc', ['S-HAV-2'], (one) => void enemyOn(one, '5b', TANK)),
      [],
      { stage: 'activate', area: 3, at: 0 },
    );
    const done = passing(claim(s, ann, playStar('S-HAV-2')));
    expect([done.health.slice(0, 4), done.enemyAt[5]]).toEqual([s.health.slice(0, 4), NONE]);
  });

  test('[HPB-883] in the hand of Dee Coy it reaches her range, not Kuro’s', () => {
    const s = as('dee-coy', [], (one) => {
      one.at.splice(0, 5, 0, 3, 3, 3, 5);
      enemyOn(one, '12');
    });
    s.character[bea] = 3;
    s.hands[ann] = [23];
    expect(star(s, ann, 'S-HAV-2').enemyAt[16]).toBe(SOLDIER);
  });
});

test('[S-HAV-1] [HPB-882] is no card for an attack of Kuro’s', () => {
  const s = as('dee-coy', ['R1'], (one) => void enemyOn(one, '5b'));
  s.hands[ann] = [5, 22];
  const fight = answer(s, ann, { act: 'attack', piece: s.seats, at: '5b' });
  expect(offers(fight, ann)).toEqual([{ act: 'card', card: 'R1' }, { act: 'done' }]);
});

describe('[S-DRY-1] Miracle Worker', () => {
  test('full Health and a Wound less, anywhere; it counts once for the bar', () => {
    const s = as('dryden', ['S-DRY-1'], (one) => {
      one.at[bea] = 0;
      one.health[bea] = 0;
      one.zone = 1 << bea;
      wounded(one, bea, 'W-01', 'W-03');
      wounded(one, cem, 'W-04');
    });
    const asked = star(s, ann, 'S-DRY-1');
    // the hurt or the wounded (HPB-577)
    expect(offers(asked, ann)).toEqual([bea, cem]);
    const picks = answer(asked, ann, bea);
    expect([now(picks), offers(picks, bea)]).toEqual(['wound bea', ['W-01', 'W-03']]);
    const done = answer(picks, bea, 'W-03');
    expect([done.health[bea], done.wounds[bea]!.length, done.bar[ann], done.zone]).toEqual([2, 1, 1, 1 << bea]);
    const onlyWound = answer(answer(asked, ann, cem), cem, 'W-04');
    expect([onlyWound.wounds[cem], onlyWound.bar[ann]]).toEqual([[], 1]);
  });

  test('where nobody is hurt nothing is healed', () => {
    const done = star(as('dryden', ['S-DRY-1']), ann, 'S-DRY-1');
    expect([done.bar[ann], done.discard]).toEqual([0, [24]]);
  });

  test('heals Kuro, but not one who is off the board', () => {
    const s = quiet({ characters: ['dryden', 'dee-coy'], at: ['4', '4', '4', '4', '3'], hands: [['S-DRY-1']] });
    s.health[s.seats] = 1;
    expect(star(s, ann, 'S-DRY-1').health[s.seats]).toBe(2);
    s.health[s.seats] = 0;
    s.at[s.seats] = NONE;
    s.kuroGone = KURO_AWAY;
    expect(star(s, ann, 'S-DRY-1').health[s.seats]).toBe(0);
  });
});

describe('[S-DRY-2] Triage', () => {
  const threatened = (frame: ReturnType<typeof hurtFrame>): State => runWith(as('dryden', ['S-DRY-2']), [], frame);

  test('no Wound of this effect, nor the two cards that stand for one (HPB-570)', () => {
    const done = passing(claim(threatened(hurtFrame(bea, 0, 1)), ann, playStar('S-DRY-2')));
    expect(done.wounds[bea]).toEqual([]);
    const empty = as('dryden', ['S-DRY-2'], (one) => void (one.woundDeck = []));
    const none = passing(
      claim(runWith(hold(empty, bea, 'B1', 'B2'), [], hurtFrame(bea, 0, 1)), ann, playStar('S-DRY-2')),
    );
    expect(none.hands[bea]!.length).toBe(2);
  });

  test('is not offered without such an effect, nor against a price: Feykah’s Wound, an Interrogation', () => {
    expect(allowed(as('dryden', ['S-DRY-2']), ann, playStar('S-DRY-2'))).toBe(false);
    const s = quiet({ characters: ['feykah', 'dryden'], hands: [[], ['S-DRY-2']] });
    const bled = answer(s, ann, { act: 'bleed' });
    expect([now(bled), bled.wounds[ann]!.length]).toEqual(['action ann', 1]);
  });

  test('of two Wounds of one effect it stops both: Dryden at 0 Health', () => {
    const s = as('dryden', ['S-DRY-2']);
    const done = passing(claim(runWith(s, [], hurtFrame(ann, 2)), ann, playStar('S-DRY-2')));
    expect([done.health[ann], done.wounds[ann]]).toEqual([0, []]);
  });

  test('[HPB-338] not under a Mute Collar while an Event is resolved', () => {
    const s = as('dryden', ['S-DRY-2', 'B5'], (one) => void (one.muted = 1 << ann));
    let state = passing(readEvent(s, 'E-I-08'));
    while (state.stack.at(-1)!.stage === 'contribute')
      state = answer(state, (state.stack.at(-1) as { by: number }).by, { act: 'done' });
    expect(allowed(state, ann, playStar('S-DRY-2'))).toBe(false);
  });
});

test('[HPB-305] a star card in a strange hand keeps its text; it is no task of that player’s', () => {
  const s = as('feykah', []);
  s.character[bea] = 0;
  s.hands[ann] = [16];
  const done = star(s, ann, 'S-JAY-1');
  expect([done.ap, done.boosts[ann]]).toEqual([3, 0]);
  const told16 = stepOf(s, ann, playStar('S-JAY-1')).told.map(({ event }) => event.type);
  expect(told16).toContain('playedStar');
});

test('[HPB-305] it cannot pay', () => {
  const s = as('jayden', ['S-JAY-1', 'S-JAY-2'], (one) => void one.at.splice(0, 1, 1));
  expect(offers(s, ann).some((one) => (one as { act: string }).act.startsWith('buy'))).toBe(false);
});
