import { expect, test } from 'vitest';
import type { Frame, State } from '../state.ts';
import { robotariat } from '../index.ts';
import { NONE, NPC_TURN } from '../state.ts';
import { ann, answer, answers, choices, type Picture, refusal, rolledBy, turnOf } from './testing/tables.ts';
import {
  ABILITY,
  activate,
  carry,
  lead,
  move,
  name,
  push,
  putBack,
  READY,
  send,
  set,
  STAKE,
  SYMPATHY,
} from './testing/acts.ts';

// What is said to somebody who may not do something: the rule, and the sentence.

/** In Ann's turn this question has come up. */
function during(frame: Frame, picture: Picture = {}): State {
  const s = turnOf(ann, picture);
  s.stack.push(frame);
  return s;
}

type Row = readonly [rule: string, why: string, s: () => State, value: unknown];

function rows(list: readonly Row[]): [string, string, () => State, unknown][] {
  return list.map((row) => [...row]);
}

test.each(
  rows([
    ['RTA-202', 'There is no such space on the board.', () => turnOf(ann), { act: 'move', to: 'X' }],
    ['RTA-202', 'There is no such space on the board.', () => turnOf(ann), { act: 'move', to: 3 }],
    ['RTA-202', 'You already stand there.', () => turnOf(ann, { at: ['P'] }), move('P')],
    [
      'RTA-201',
      'You have already moved in this turn.',
      () => answer(turnOf(ann, { at: ['P'] }), ann, move('S')),
      move('P'),
    ],
    ['RTA-205', 'There is no such space on the board.', () => turnOf(ann), { act: 'activate', space: 'X' }],
    [
      'RTA-205',
      'You are not on Poster; you activate the space you stand on.',
      () => turnOf(ann, { at: ['Y'] }),
      activate('P'),
    ],
    [
      'RTA-205',
      'You are not on Poster; you activate the space you stand on or one next to it.',
      () => turnOf(ann, { at: ['Y'], upgrades: { 0: ['U09'] } }),
      activate('P'),
    ],
    [
      'RTA-207',
      'You have already activated a space in this turn.',
      () => answers(turnOf(ann, { at: ['P'] }), ann, activate('P'), 'R'),
      activate('P'),
    ],
    [
      'RTA-208',
      'Poster could change nothing now: no poster is left in the supply.',
      () => turnOf(ann, { at: ['P'], posters: { R: 8 } }),
      activate('P'),
    ],
    [
      'RTA-208',
      'Scrap Yard could change nothing now: the Junk Pile is empty.',
      () => turnOf(ann, { at: ['Y'] }),
      activate('Y'),
    ],
    [
      'RTA-208',
      'Recruitment Office could change nothing now: the Office is full.',
      () => turnOf(ann, { at: ['R'], office: 10, funds: 3 }),
      activate('R'),
    ],
    [
      'RTA-208',
      'Recruitment Office could change nothing now: there is no SPARK to give.',
      () => turnOf(ann, { at: ['R'] }),
      activate('R'),
    ],
    [
      'RTA-208',
      'Sabotage could change nothing now: no card is left.',
      () => turnOf(ann, { at: ['S'], onlySabotages: [] }),
      activate('S'),
    ],
    [
      'RTA-208',
      'Upgrade could change nothing now: no card is left.',
      () => turnOf(ann, { at: ['U'], onlyUpgrades: [] }),
      activate('U'),
    ],
    [
      'RTA-210',
      'You have already used your ability in this turn.',
      () => answers(turnOf(ann, { characters: ['a1-5'], at: ['P'] }), ann, ABILITY, push(0, 'S')),
      ABILITY,
    ],
    [
      'RTA-809',
      'You need a level in the Office to give up and a poster in the supply.',
      () => turnOf(ann, { characters: ['wally'] }),
      ABILITY,
    ],
    ['RTA-807', 'There is no poster on the board to carry.', () => turnOf(ann, { characters: ['postman'] }), ABILITY],
    [
      'RTA-210',
      'Your character has nothing to use now; its ability works by itself or at another time.',
      () => turnOf(ann),
      ABILITY,
    ],
    [
      'RTA-210',
      'You need Sliding Scale and SPARK to stake, and you may do it once in a turn.',
      () => turnOf(ann),
      STAKE,
    ],
    [
      'RTA-606',
      'The Reputation cannot rise any further.',
      () => turnOf(ann, { reputation: 10, funds: 5, upgrades: { 0: ['U10'] } }),
      SYMPATHY,
    ],
    [
      'RTA-210',
      'You need Sympathy Circuits, 2 SPARK and, on your space, a Civilian and no Oppressor; and you may do it once in a turn.',
      () => turnOf(ann),
      SYMPATHY,
    ],
    ['RTA-201', 'That is not one of your choices now.', () => turnOf(ann), undefined],
    ['RTA-201', 'That is not one of your choices now.', () => turnOf(ann), null],
    ['RTA-201', 'That is not one of your choices now.', () => turnOf(ann), { act: 'dance' }],
  ]),
)('in the turn: [%s] %s', (rule, why, s, value) => {
  expect(refusal(s(), ann, value)).toEqual({ rule, why });
});

test.each(
  rows([
    [
      'RTA-801',
      'Choose a player and a space that a black line joins to that player’s own, or nobody.',
      () => during({ stage: 'push', by: ann }),
      move('P'),
    ],
    [
      'RTA-807',
      'Choose a space with a poster and another space, or none; the Junk Pile is not a space.',
      () => during({ stage: 'post', by: ann }),
      carry('P', 'S'),
    ],
    [
      'RTA-912',
      'Stake 1 to 3 SPARK, and no more than the Funds hold.',
      () => during({ stage: 'stake', by: ann }, { funds: 5, upgrades: { 0: ['U02'] } }),
      4,
    ],
    [
      'RTA-301',
      'Choose a space: the poster has to go somewhere.',
      () => during({ stage: 'poster', by: ann, must: 1, may: 0 }),
      'none',
    ],
    ['RTA-301', 'Choose a space, or none.', () => during({ stage: 'poster', by: ann, must: 0, may: 1 }), 'X'],
    [
      'RTA-331',
      'Put the poster of the Junk Pile on a space; it may not stay behind.',
      () => during({ stage: 'rebuild', by: ann }, { junk: 1 }),
      {},
    ],
    [
      'RTA-331',
      'Put both posters of the Junk Pile on spaces; none may stay behind.',
      () => during({ stage: 'rebuild', by: ann }, { junk: 2 }),
      {},
    ],
    [
      'RTA-331',
      'Put all 3 posters of the Junk Pile on spaces; none may stay behind.',
      () => during({ stage: 'rebuild', by: ann }, { junk: 3 }),
      {},
    ],
    [
      'RTA-341',
      'You can give 1 to 5 SPARK now: at most 5, what the Funds hold, and up to Office 10.',
      () => during({ stage: 'contribute', by: ann }, { funds: 9 }),
      6,
    ],
    [
      'RTA-341',
      'You can give 1 SPARK now: at most 5, what the Funds hold, and up to Office 10.',
      () => during({ stage: 'contribute', by: ann }, { funds: 1 }),
      2,
    ],
    [
      'RTA-351',
      'Choose a piece on the board and a space that a black line joins to its own.',
      () => during({ stage: 'masses', by: ann }),
      send(6, 'P'),
    ],
    ['RTA-321', 'Keep one of the cards you have drawn.', () => during({ stage: 'upgrade', by: ann }), 'U10'],
    [
      'RTA-926',
      'Choose an Oppressor on the board and a space where it does not stand yet.',
      () => during({ stage: 'alarm', by: ann, patrols: 1, to: NONE, moved: 0 }, { round: 2 }),
      send(2, 'M'),
    ],
    [
      'RTA-927',
      'Choose up to two different spaces, and no more than there are posters.',
      () => during({ stage: 'paste', by: ann, most: 2 }),
      ['P', 'P'],
    ],
    [
      'RTA-927',
      'Choose how many posters of the Junk Pile, at most two, and one space for them.',
      () => during({ stage: 'repaste', by: ann, most: 2 }, { junk: 1 }),
      putBack(2, 'P'),
    ],
    [
      'RTA-928',
      'Choose a Civilian on the board that has not moved yet, and a path for it.',
      () => during({ stage: 'strike', by: ann, all: 0, moved: 0 }),
      lead(3, 'blue'),
    ],
    [
      'RTA-812',
      'Choose a Civilian on the board and a path; Zender has to move one.',
      () => during({ stage: 'lead', by: ann, cause: NPC_TURN }),
      lead(3, 'blue'),
    ],
    [
      'RTA-922',
      'Set one of the dice that were rolled to another of its faces, or keep them.',
      () => during({ stage: 'adjust', by: ann, cause: 2, led: NONE, black: 0, red: 1 }),
      set('red', 'blue'),
    ],
    [
      'RTA-802',
      'Alice does not roll the black die, so it cannot be rolled again.',
      () =>
        during({ stage: 'forecast', by: ann, cause: NPC_TURN, led: NONE, black: 0, red: 1 }, { characters: ['alice'] }),
      'black',
    ],
    [
      'RTA-916',
      'That is not one of your choices now.',
      () =>
        during({ stage: 'forecast', by: ann, cause: NPC_TURN, led: NONE, black: 0, red: 1 }, { characters: ['alice'] }),
      'both',
    ],
  ]),
)('in the middle of something: [%s] %s', (rule, why, s, value) => {
  expect(refusal(s(), ann, value)).toEqual({ rule, why });
});

test.each(
  rows([
    [
      'RTA-314',
      'You have drawn these cards and must use one of them.',
      () => turnOf(ann, { at: ['S'], topSabotages: ['S01', 'S09'] }),
      'S02',
    ],
    [
      'RTA-314',
      'You have drawn these cards and must use one of them.',
      () => turnOf(ann, { at: ['S'], topSabotages: ['S01', 'S09'] }),
      'S03-pay',
    ],
    [
      'RTA-315',
      'Burn the Evidence has no extra effect to pay for.',
      () => turnOf(ann, { at: ['S'], topSabotages: ['S01', 'S09'] }),
      'S09-pay',
    ],
    [
      'RTA-319',
      'The extra effect of A Credit to the Revolution does something now: you are asked about it after the card.',
      () => turnOf(ann, { at: ['S'], topSabotages: ['S01', 'S09'] }),
      'S01-pay',
    ],
    [
      'RTA-316',
      'You cannot pay 1 of 1 Reputation: none would be left.',
      () => turnOf(ann, { at: ['S'], topSabotages: ['S01', 'S09'], reputation: 1 }),
      'S01-pay',
    ],
  ]),
)('with a pair of Sabotage cards drawn: [%s] %s', (rule, why, s, value) => {
  expect(refusal(answer(s(), ann, activate('S')), ann, value)).toEqual({ rule, why });
});

test('[RTA-006] a character that is not there, or is taken, or is not in the base game', () => {
  const options = { mode: 'secret', crackdown: false, baseOnly: true, first: 1 };
  const begun = robotariat.start({ seats: 3, options, seed: 1 }).state;
  const rule = 'RTA-006';
  expect(refusal(begun, 0, 'robbie')).toEqual({ rule, why: 'There is no such character.' });
  expect(refusal(begun, 0, 'vivacious')).toEqual({
    rule,
    why: 'This table plays with the eight base characters only.',
  });
  const [first] = choices(begun, 0);
  const next = answer(begun, 0, first);
  expect(refusal(next, 1, first)).toEqual({
    rule,
    why: 'Somebody else plays this character; no character is used twice.',
  });
});

test('[RTA-761] who writes a report, and about whom', () => {
  const objectives = ['spy', 'bursar', 'dealer', 'saboteur'] as const;
  const picture = { npcs: { 1: 'U' }, posters: { R: 1 }, at: ['S', 'S', 'S', 'S'], funds: 59, objectives } as const;
  const s = answer(rolledBy(ann, 'x', 'yellow', picture), ann, 'keep');
  const why = (seat: number, value: unknown): string => refusal(s, seat, value).why;
  expect(refusal(s, 1, name(0, 'bursar', 2, 'dealer'))).toEqual({
    rule: 'RTA-761',
    why: 'Only a Spy writes a report; say that you are ready.',
  });
  const twice = 'You hold the Spy card yourself, so nobody else can have it.';
  expect(why(0, name(1, 'spy', 2, 'dealer'))).toBe(twice);
  expect(why(0, name(1, 'dealer', 2, 'spy'))).toBe(twice);
  const other = 'Name two other players and a different objective for each of them.';
  for (const value of [name(1, 'dealer', 2, 'dealer'), READY, null, undefined, 'spy'])
    expect(why(0, value)).toBe(other);
});
