import { describe, expect, test } from 'vitest';
import { cardsToDraw } from '../../pieces.ts';
import { type CheckFrame, NONE, type State } from '../../state.ts';
import {
  as,
  carry,
  cardsOn,
  changes,
  city,
  claim,
  enemyOn,
  fill,
  lay,
  onTop,
  programNumber,
  quiet,
  readEvent,
  stepOf,
  TANK,
} from '../testing/cards.ts';
import { runWith } from '../testing/moments.ts';
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
  turnOf,
  turnUpNext,
} from '../testing/tables.ts';

// Cards for any time (HPB-114, HPB-115) where they meet a check, an attack, a Phase, a vote and the end of the game; and two
// powers that touch the same thing.

const PHASE = { stage: 'eventPhase', step: 0, cancelled: 0 } as const;
const program = (card: string): { act: string; card: string } => ({ act: 'program', card });

describe('with a check', () => {
  test('[HPB-114] W7 is before the first card: Crowd Control calms the Riot that a failure would turn red', () => {
    const s = onTop(
      lay(
        city((one) => void (one.riot = 3)),
        dan,
        'P14',
      ),
      'E-I-04',
    );
    let state = readEvent(s, 'E-I-04');
    expect(now(state)).toBe('window ann bea cem dan');
    state = claim(state, dan, { act: 'charge', card: 'P14' });
    state = claim(state, dan, { act: 'charge', card: 'P14' });
    turnUpNext(state, 'grey', 'grey');
    // Barricades: Riot +4 from 0
    expect([passing(state).riot, passing(state).seenEvents[3]]).toEqual([4, 0]);
  });

  test('[HPB-657] in W4 everything is computed anew after each card: without Interference the 5 counts again', () => {
    let s = passing(readEvent(hold(own(city(), dan, 'P19'), ann, 'B5', 'G-S1'), 'E-I-01'));
    turnUpNext(s, 'grey', 'grey');
    s = answers(s, ann, { act: 'card', card: 'B5', sign: 0 }, { act: 'card', card: 'G-S1', sign: 0 });
    s = claim(s, dan, program('P19'));
    const { cards } = s.stack.find((frame) => frame.stage === 'check') as CheckFrame;
    expect(passing(answer(s, dan, cards.indexOf(12))).morale).toBe(3);
  });

  test('[HPB-121] between the cards of a check nobody may play anything', () => {
    const s = passing(readEvent(hold(own(city(), dan, 'P14', 'P15'), ann, 'B5'), 'E-I-01'));
    expect([now(s), allowed(s, dan, program('P15'))]).toEqual(['contribute ann', false]);
  });

  test('[HPB-653] whoever is freed in W7 puts in three cards again', () => {
    const s = hold(
      own(
        city((one) => void (one.detained = 1 << ann)),
        bea,
        'P13',
      ),
      ann,
      'B1',
      'B2',
      'B2',
    );
    let state = claim(readEvent(s, 'E-I-01'), bea, program('P13'));
    state = passing(state);
    expect(now(answer(state, ann, { act: 'card', card: 'B1', sign: 0 }))).toBe('contribute ann');
  });
});

describe('with an attack', () => {
  const attacked = (set: (s: State) => void): State =>
    runWith(enemyOn(city(set), '5b', TANK), [], { stage: 'activate', area: 3, at: 0 });

  test('[HPB-115] two cards against the same attack: the second one is not played in vain', () => {
    const s = attacked((one) => void lay(lay(one, bea, 'P34'), ann, 'P14'));
    s.hands[ann] = [23];
    const both = answer(answer(s, ann, { act: 'star', card: 'S-HAV-2' }), bea, { act: 'charge', card: 'P34' });
    const done = passing([cem, dan].reduce((state, seat) => answer(state, seat, { act: 'pass' }), both));
    // Havoc is active and served first; the Tank is gone, the charge is still there
    expect([done.enemyAt[5], done.open[bea]]).toEqual([NONE, [programNumber('P34'), 2]]);
  });

  test('[HPB-611] the sacrifice in W3 takes the attacker away', () => {
    const s = attacked((one) => void (one.general = dan));
    expect(now(s)).toBe('window ann bea cem dan');
    const asked = claim(s, dan, { act: 'sacrifice' });
    const done = answer(asked, dan, '5b');
    expect([done.health.slice(0, 4), done.revoked]).toEqual([[2, 2, 2, 2], 1 << dan]);
  });
});

describe('with a Phase', () => {
  /** Ann brings the third chip of Tier 1. */
  const third = (set: (s: State) => void): State => {
    const s = turnOf(ann, { at: ['6', '4', '4', '4'] });
    s.general = NONE;
    fill(s, 0, 1);
    fill(s, 1, 1);
    carry(s, ann);
    s.entered = 1;
    set(s);
    return answer(s, ann, { act: 'deliver', piece: ann });
  };
  const put = { act: 'put', chip: 0, column: 'gamma', up: false };

  test('[HPB-750] [HPB-341] a Recon card can be used as soon as the Human Phase is over, not a step before', () => {
    const s = third((one) => {
      one.recon[bea] = 4;
      one.reconDeck.splice(one.reconDeck.indexOf(4), 1);
      one.scanners[ann] = 0;
    });
    expect(allowed(s, bea, { act: 'useRecon', piece: bea })).toBe(false);
    const after = passing(answer(s, ann, put));
    expect([after.phase, now(after), allowed(after, bea, { act: 'useRecon', piece: bea })]).toEqual([
      1,
      'action ann',
      true,
    ]);
  });

  test('[HPB-474] nobody can put a card between the chip and the Phase', () => {
    const s = own(
      third(() => {}),
      bea,
      'P15',
    );
    const types = stepOf(s, ann, put).told.map(({ event }) => event.type);
    expect(types.indexOf('humanPhase')).toBeGreaterThan(types.indexOf('delivered'));
    expect(now(s)).toBe('network ann');
    expect(allowed(s, bea, program('P15'))).toBe(false);
  });
});

describe('with a vote', () => {
  test('[HPB-114] W4 is not for votes: neither Jammer nor Daemon, and no window at all', () => {
    let s = lay(own(city(), bea, 'P19'), cem, 'P20');
    s = answer(s, ann, { act: 'newLeader', piece: ann });
    const seen = new Set<string>();
    while (s.stack.at(-1)!.stage !== 'action') {
      seen.add(s.stack.at(-1)!.stage);
      const seat = (s.stack.at(-1) as { by: number }).by;
      expect(cardsOn(offers(s, seat))).toEqual([]);
      s = answer(s, seat, offers(s, seat)[0]);
    }
    expect(seen.has('window')).toBe(false);
  });

  test('[P30] Coup Script in W7: the new Leader makes the decision', () => {
    const s = own(
      city((one) => [ann, bea, cem, dan].forEach((seat) => hold(one, seat, 'B1'))),
      ann,
      'P30',
    );
    let state = claim(readEvent(s, 'E-I-12'), ann, program('P30'));
    for (const seat of [ann, bea, cem, dan]) state = answers(state, seat, dan, 'B1');
    state = passing(answer(answer(state, ann, 'none'), dan, bea));
    expect(now(state)).toBe('decide dan');
  });
});

describe('with the end of the game', () => {
  /** Agitprop that turns Riot red while Morale is yellow: Security −1. */
  const brink = (s: State): void => void Object.assign(s, { riot: 4, morale: 0, security: 1 });

  test('[P15] [HPB-900] Agitprop in W7 ends the game: the Event is never carried out', () => {
    const s = own(city(brink), bea, 'P15');
    const over = answer(claim(readEvent(s, 'E-I-15'), bea, program('P15')), bea, 0);
    expect([over.outcome?.reason.split('-')[1], over.stack, over.apex, over.deus]).toEqual(['security', [], 4, 4]);
  });

  test('[HPB-115] of two claims the first ends the game, and the second card is not played', () => {
    const s = readEvent(own(own(city(brink), ann, 'P15'), bea, 'P13'), 'E-I-15');
    s.detained = 1 << dan;
    let state = answer(s, bea, program('P13'));
    for (const seat of [cem, dan]) state = answer(state, seat, { act: 'pass' });
    const over = answer(answer(state, ann, program('P15')), ann, 0);
    expect([over.outcome === null, over.programs[bea], over.detained]).toEqual([
      false,
      [programNumber('P13')],
      1 << dan,
    ]);
  });

  test('[P15] in W1 of another player’s turn likewise', () => {
    const s = own(city(brink), bea, 'P15');
    const over = answer(answer(s, bea, program('P15')), bea, 0);
    expect([over.outcome === null, over.seenEvents[3]]).toEqual([false, 0]);
  });

  test('[P35] Time Dilation saves the city from an Event, not from the Riot at its end (HPB-663)', () => {
    const s = runWith(
      own(
        city((one) => Object.assign(one, { riot: 4, morale: -9 })),
        bea,
        'P35',
      ),
      [],
      { ...PHASE },
    );
    const over = claim(s, bea, program('P35'));
    expect(over.outcome?.reason).toBe('outlaws-morale');
  });
});

describe('[HPB-338] the Mute Collar', () => {
  test('outlasts an EX Event that comes in the midst of the Event: Agitprop in W7', () => {
    const s = own(
      hold(
        city((one) => Object.assign(one, { riot: 4, muted: 1 << ann })),
        ann,
        'B5',
      ),
      bea,
      'P15',
    );
    s.beside = s.beside.filter((box) => box !== 9);
    onTop(s, 'E-EX-07');
    let state = readEvent(s, 'E-I-01');
    state = passing(answer(claim(state, bea, program('P15')), bea, 0));
    // the check went by without Ann
    const isOpen = state.stack.some((frame) => frame.stage === 'event');
    expect([isOpen, state.hands[ann]!.length, state.muted, state.seenEvents[3]]).toEqual([false, 1, 0, 1]);
  });

  test('sprung in an Event it waits for the next one', () => {
    const s = as('nova', [], (one) => {
      one.beside = one.beside.filter((box) => box !== 9);
      one.lying.push(0, 9, 0, 0, 0);
    });
    const asked = readEvent(s, 'E-EX-10', 0, 1, 1, 1);
    expect(now(asked)).toBe('box ann');
    let state = answer(asked, ann, 1);
    while (state.stack.some((frame) => frame.stage === 'event')) state = passing(state);
    expect(state.muted).toBe(1 << ann);
    expect(readEvent(state, 'E-EX-07').muted).toBe(0);
  });

  test('sprung in W7 it does not hold for the Event that was read, only for the next one', () => {
    const s = as('nova', ['S-NOV-1', 'B1', 'B2'], (one) => {
      one.beside = one.beside.filter((box) => box !== 9);
      one.lying.push(0, 9, 0, 0, 0);
    });
    let state = answers(claim(readEvent(s, 'E-I-01'), ann, { act: 'star', card: 'S-NOV-1' }), ann, '1', 1);
    expect(state.muted).toBe(1 << ann);
    state = passing(state);
    expect(now(state)).toBe('contribute ann');
    state = passing(answers(state, ann, { act: 'card', card: 'B1', sign: 0 }, { act: 'done' }));
    state = passing(answer(state, ann, { act: 'done' })); // the last word
    expect(state.muted).toBe(1 << ann);
    const next = passing(readEvent(state, 'E-I-05'));
    expect([next.stack.some((frame) => frame.stage === 'contribute'), next.muted]).toEqual([false, 0]);
  });
});

describe('two characters whose powers touch the same thing', () => {
  test('[HPB-867] Nova and City Action 3: she may draw one when another player takes it; her own brings four', () => {
    const s = quiet({ at: ['2', '2', '2', '2'] }); // Dan plays Nova
    const asked = answer(s, ann, { act: 'resource', piece: ann });
    expect([now(asked), asked.hands[ann]!.length, asked.resource]).toEqual(['nova dan', 3, s.resource - 1]);
    expect(changes(asked, answer(asked, dan, 'draw'))).toEqual({ 'dan cards': 1 });
    expect(changes(asked, answer(asked, dan, 'no'))).toEqual({});
    const own3 = answer(quiet({ characters: ['nova'], at: ['2', '2', '2', '2'] }), ann, {
      act: 'resource',
      piece: ann,
    });
    expect([own3.hands[ann]!.length, now(own3)]).toEqual([4, 'action ann']);
    // also when Kuro does it
    const dog = quiet({ characters: ['dee-coy', 'nova'], at: ['4', '4', '4', '4', '2'] });
    expect(now(answer(dog, ann, { act: 'resource', piece: dog.seats }))).toBe('nova bea');
  });

  test('[HPB-864] Feykah’s badge: lost in a vote that Coup Script brings, the card is gone with it', () => {
    const s = quiet({ characters: ['feykah'] });
    s.leader = ann;
    const asLeader = cardsToDraw(s, ann);
    s.leader = bea;
    expect(asLeader - cardsToDraw(s, ann)).toBe(1);
    s.general = ann;
    expect(cardsToDraw(s, ann)).toBe(asLeader);
  });

  test('[HPB-869] [HPB-554] Havoc’s bar and a Laser: damage of an own item counts', () => {
    const s = quiet({ characters: ['havoc'] });
    s.item[ann] = 5;
    enemyOn(s, '12');
    const done = answer(s, ann, { act: 'item' });
    expect([done.bar[ann], done.hands[ann]!.length]).toEqual([1, 2]);
  });

  test('[HPB-566] [HPB-602] Dee Coy falls as Leader in an attack: a Wound, the Cube, then the vote', () => {
    const s = quiet({ characters: ['jayden', 'dee-coy'], at: ['4', '3', '3', '3', '3'] });
    s.leader = bea;
    const hit = runWith(s, [], {
      stage: 'hurt',
      piece: bea,
      damage: 2,
      min1: 0,
      wounds: 0,
      price: 0,
      step: 0,
      cancelled: 0,
    });
    expect([hit.detained, hit.wounds[bea]!.length, now(hit)]).toEqual([1 << bea, 1, 'voteFor ann']);
  });
});
