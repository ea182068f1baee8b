import { describe, expect, test } from 'vitest';
import { FEYKAH } from '../../content/characters.ts';
import { type Frame, NONE, type State } from '../../state.ts';

import { card, DONE } from '../testing/deeds.ts';
import { question, story } from '../testing/story.ts';
import { ann, bea, type Picture, put } from '../testing/tables.ts';
import { quiet } from '../testing/turns.ts';

// Each question by itself: who is asked, what is offered, what is done for somebody who is away, what others see of the answer,
// and how what cannot be is refused; and what comes of it.

function at(frame: Frame, picture: Picture = {}): State {
  return put(quiet(ann, { at: ['4', '5', '5', '5'], ...picture }), frame);
}

describe('[HPB-414] [HPB-417] which of the chips is kept', () => {
  const three = (): State =>
    at(
      { stage: 'sectorKeep', by: ann, piece: ann, sector: 1, partner: bea },
      { at: ['1', '1', '5', '5'], set: (s) => (s.known = s.known.map(() => 0b1111)) },
    );
  test('of three: one is kept, two are passed on', () => {
    expect(question(three(), ann, 4)).toEqual([
      'asked: ann',
      '1, seen as null',
      '2, seen as null',
      '3, seen as null',
      'away: 1',
      'not 4: That is not one of your choices now. HPB-414',
    ]);
    expect(story(three(), [ann, 2])).toEqual([
      'ann: sawChips where=what=board colours=[blue]',
      'bea: sawChips where=what=passed colours=[blue red]',
      'chips[0]: -1 → 15',
      'sectors[1]: 18 → 15 things',
      'known[11]: 15 → 3',
      'known[15]: 15 → 1',
      'known[17]: 15 → 3',
      'now partnerKeep by=1 piece=1 first=11 second=17 from=0',
    ]);
    expect(
      question(put(quiet(ann), { stage: 'partnerKeep', by: bea, piece: bea, first: 1, second: 2, from: ann }), bea, 3),
    ).toEqual([
      'asked: bea',
      '1, seen as null',
      '2, seen as null',
      'away: 1',
      'not 3: That is not one of your choices now. HPB-414',
    ]);
  });
  test('of two in Sector III: the Guards come', () => {
    const two = at(
      { stage: 'sectorKeep', by: ann, piece: ann, sector: 2, partner: NONE },
      { at: ['1', '5', '5', '5'], set: (s) => (s.guard = 1) },
    );
    two.known = two.known.map(() => 0b1111);
    expect(question(two, ann, 3)).toEqual([
      'asked: ann',
      '1, seen as null',
      '2, seen as null',
      'away: 1',
      'not 3: That is not one of your choices now. HPB-414',
    ]);
    expect(story(two, [ann, 1])).toEqual([
      'ann: sawChips where=what=board colours=[red]',
      'bar bar=guard from=1 to=3 by=0',
      'junked by=0 spot=1 from=what=sector sector=3',
      'chips[0]: -1 → 37',
      'sectors[2]: 11 → 9 things',
      'junk: [] → [30]',
      'junkBy: [] → [0]',
      'junkTurn: [] → [1]',
      'known[30]: 15 → 1',
      'known[37]: 15 → 1',
      'guard: 1 → 3',
      'now action by=0',
    ]);
    expect(story(two, [ann, 2])).toEqual([
      'ann: sawChips where=what=board colours=[blue]',
      'bar bar=guard from=1 to=3 by=0',
      'junked by=0 spot=1 from=what=sector sector=3',
      'chips[0]: -1 → 30',
      'sectors[2]: 11 → 9 things',
      'junk: [] → [37]',
      'junkBy: [] → [0]',
      'junkTurn: [] → [1]',
      'known[30]: 15 → 1',
      'known[37]: 15 → 1',
      'guard: 1 → 3',
      'now action by=0',
    ]);
  });
  test('what the partner keeps the other does not know, unless both are alike', () => {
    const pair = (first: number, second: number, from: number): State =>
      at(
        { stage: 'partnerKeep', by: bea, piece: bea, first, second, from },
        {
          set(s) {
            for (const sector of s.sectors)
              for (const chip of [first, second]) if (sector.includes(chip)) sector.splice(sector.indexOf(chip), 1);
            s.known[first] = 0b11;
            s.known[second] = 0b11;
          },
        },
      );
    // two of a colour, and two of different ones
    expect(story(pair(1, 2, ann), [bea, 1])).toEqual([
      'bea: sawChips where=what=board colours=[blue]',
      'junked by=1 spot=1 from=what=sector sector=2',
      'chips[2]: -1 → 1',
      'junk: [] → [2]',
      'junkBy: [] → [1]',
      'junkTurn: [] → [1]',
      'now action by=0',
    ]);
    expect(story(pair(1, 37, ann), [bea, 1])).toEqual([
      'bea: sawChips where=what=board colours=[blue]',
      'junked by=1 spot=1 from=what=sector sector=2',
      'chips[2]: -1 → 1',
      'junk: [] → [37]',
      'junkBy: [] → [1]',
      'junkTurn: [] → [1]',
      'known[1]: 3 → 2',
      'known[37]: 3 → 2',
      'now action by=0',
    ]);
    expect(story(pair(1, 37, ann), [bea, 2])).toEqual([
      'bea: sawChips where=what=board colours=[red]',
      'junked by=1 spot=1 from=what=sector sector=2',
      'chips[2]: -1 → 37',
      'junk: [] → [1]',
      'junkBy: [] → [1]',
      'junkTurn: [] → [1]',
      'known[1]: 3 → 2',
      'known[37]: 3 → 2',
      'now action by=0',
    ]);
    expect(story(pair(1, 37, bea), [bea, 2])).toEqual([
      'bea: sawChips where=what=board colours=[red]',
      'junked by=1 spot=1 from=what=sector sector=2',
      'chips[2]: -1 → 37',
      'junk: [] → [1]',
      'junkBy: [] → [1]',
      'junkTurn: [] → [1]',
      'now action by=0',
    ]);
  });
});

describe('[HPB-481] [HPB-482] [HPB-491] cards of a colour', () => {
  const laid = (what: number, most: number, chosen: number[] = []): State =>
    at(
      { stage: 'colourCards', by: bea, piece: bea, what, most, chosen },
      {
        at: ['4', 'J', '5', '5'],
        hands: [[], ['grey', 'grey', 'green', 'B3']],
        set(s) {
          s.junk = [30, NONE, 31];
          s.junkBy = [ann, ann, ann];
          s.junkTurn = [1, 1, 1];
        },
      },
    );
  test('which, and how many', () => {
    expect(question(laid(0, 2), bea, card('green'), DONE)).toEqual([
      'asked: bea',
      'act=card card=grey',
      'away: act=card card=grey',
      'not act=card card=green: Only grey cards count here. HPB-481',
      'not act=done: That is not enough yet. HPB-481',
    ]);
    expect(question(laid(1, 2), bea, card('grey'))).toEqual([
      'asked: bea',
      'act=card card=green',
      'away: act=card card=green',
      'not act=card card=grey: Only green cards count here. HPB-482',
    ]);
    expect(question(laid(2, 40), bea, card('B3'))).toEqual([
      'asked: bea',
      'act=card card=grey',
      'act=card card=green',
      'away: act=card card=grey',
      'not act=card card=B3: Only grey or green cards count here. HPB-491',
    ]);
    expect(question(laid(0, 1, [10]), bea, card('grey'))).toEqual([
      'asked: bea',
      'act=done',
      'away: act=done',
      'not act=card card=grey: You may lay one card here at most. HPB-481',
    ]);
  });
  test('grey ones look, green ones destroy, both treat', () => {
    expect(story(laid(0, 2), [bea, card('grey')], [bea, card('grey')], [bea, DONE])).toEqual([
      'played by=1 cards=[grey grey]',
      'hands[1]: [2 10 10 11] → [2 11]',
      'discard: [] → [10 10]',
      'now spot by=1 why=2 from=[0 2]',
    ]);
    expect(story(laid(0, 2), [bea, card('grey')], [bea, card('grey')], [bea, DONE], [bea, 3], [bea, 1])).toEqual([
      'played by=1 cards=[grey grey]',
      'looked by=1 at=what=spot spot=3 count=1',
      'bea: sawChips where=what=spot spot=3 colours=[blue]',
      'looked by=1 at=what=spot spot=1 count=1',
      'bea: sawChips where=what=spot spot=1 colours=[blue]',
      'unlocked by=1 skill=6',
      'bea: sawPrograms cards=[P24 P11]',
      'hands[1]: [2 10 10 11] → [2 11]',
      'discard: [] → [10 10]',
      'known[30]: 0 → 2',
      'known[31]: 0 → 2',
      'boosts[1]: 0 → 64',
      'steps[14]: 0 → 1',
      'now keepProgram by=1 count=2',
    ]);
    expect(story(laid(1, 2), [bea, card('green')], [bea, DONE], [bea, 3])).toEqual([
      'played by=1 cards=[green]',
      'junkRemoved by=1 spot=3',
      'hands[1]: [2 10 10 11] → [2 10 10]',
      'discard: [] → [11]',
      'junk[2]: 31 → -1',
      'removed: [] → [31]',
      'now action by=0',
    ]);
    expect(story(laid(2, 40), [bea, card('green')], [bea, card('grey')], [bea, DONE])).toEqual([
      'played by=1 cards=[green grey]',
      'hands[1]: [2 10 10 11] → [2 10]',
      'discard: [] → [11 10]',
      'now action by=0',
    ]);
  });

  test('[HPB-482] which chip is removed is asked for as such, and looking is no treatment', () => {
    expect(story(laid(1, 2), [bea, card('green')], [bea, DONE]).at(-1)).toBe('now spot by=1 why=1 from=[0 2]');
    const feykah = laid(0, 2);
    feykah.character[bea] = FEYKAH;
    feykah.boosts[bea] = 1 << 6;
    const lines = story(feykah, [bea, card('grey')], [bea, DONE], [bea, 1]);
    expect(lines.filter((line) => /^unlocked|^stepDone/.test(line))).toEqual([]);
  });
});

test('[HPB-417] one of two out of Sector III counts for the task', () => {
  const s = at(
    { stage: 'sectorKeep', by: ann, piece: ann, sector: 2, partner: NONE },
    {
      characters: ['havoc'],
      at: ['1', '5', '5', '5'],
      set: (one) => Object.assign(one, { guard: 1, boosts: [1 << 4, 0, 0, 0] }),
    },
  );
  expect(story(s, [ann, 1])).toContain('unlocked by=0 skill=5');
});
