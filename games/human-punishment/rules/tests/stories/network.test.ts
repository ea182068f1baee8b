import { describe, expect, test } from 'vitest';
import { type Frame, type State, TIERS } from '../../state.ts';
import { DONE } from '../testing/deeds.ts';
import { question, story } from '../testing/story.ts';
import { ann, bea, cem, type Picture, put } from '../testing/tables.ts';
import { carry, quiet } from '../testing/turns.ts';

// Each question by itself: who is asked, what is offered, what is done for somebody who is away, what others see of the answer,
// and how what cannot be is refused; and what comes of it.

function at(frame: Frame, picture: Picture = {}): State {
  return put(quiet(ann, { at: ['4', '5', '5', '5'], ...picture }), frame);
}

describe('[HPB-471] into the Network', () => {
  const carrier = (chips: string, placed = 0, scanned = 0, set: (s: State) => void = () => {}): State =>
    at(
      { stage: 'network', by: bea, piece: bea, placed, scanned },
      {
        at: ['4', '6', '5', '5'],
        set(s) {
          carry(s, bea, chips);
          set(s);
        },
      },
    );
  const filled = (s: State, ...slots: number[]): void => {
    for (const slot of slots) s.network[slot] = s.sectors[1]!.pop()!;
  };
  const PUT = { act: 'put', chip: 0, column: 'alpha', up: false } as const;
  test('one by one, into the lowest Tier', () => {
    expect(
      question(carrier('br'), bea, DONE, { ...PUT, up: true }, { ...PUT, column: 'delta' }, { ...PUT, chip: 2 }, 'put'),
    ).toEqual([
      'asked: bea',
      'act=put chip=0 column=alpha up=false, seen as act=put column=alpha up=false',
      'act=put chip=0 column=beta up=false, seen as act=put column=beta up=false',
      'act=put chip=0 column=gamma up=false, seen as act=put column=gamma up=false',
      'act=put chip=1 column=alpha up=false, seen as act=put column=alpha up=false',
      'act=put chip=1 column=beta up=false, seen as act=put column=beta up=false',
      'act=put chip=1 column=gamma up=false, seen as act=put column=gamma up=false',
      'away: act=put chip=0 column=alpha up=false',
      'not act=done: Place one of your Data Chips first. HPB-471',
      'not act=put chip=0 column=alpha up=true: Without both Scanners a chip is placed face-down. HPB-323',
      'not act=put chip=0 column=delta up=false: A chip goes to the lowest Tier with an empty slot; above Tier 2 onto any column. HPB-472',
      'not act=put chip=2 column=alpha up=false: You carry no such Data Chip. HPB-471',
      'not put: Place one of your Data Chips first. HPB-471',
    ]);
    expect(question(carrier('b', 1, 1), bea, { ...PUT, chip: 1 })).toEqual([
      'asked: bea',
      'act=put chip=0 column=alpha up=false, seen as act=put column=alpha up=false',
      'act=put chip=0 column=alpha up=true, seen as act=put column=alpha up=true',
      'act=put chip=0 column=beta up=false, seen as act=put column=beta up=false',
      'act=put chip=0 column=beta up=true, seen as act=put column=beta up=true',
      'act=put chip=0 column=gamma up=false, seen as act=put column=gamma up=false',
      'act=put chip=0 column=gamma up=true, seen as act=put column=gamma up=true',
      'act=done',
      'away: act=done',
      'not act=put chip=1 column=alpha up=false: You carry no such Data Chip. HPB-471',
    ]);
    expect(
      question(
        carrier('b', 0, 0, (s) => filled(s, 0, 2 * TIERS)),
        bea,
        PUT,
      ),
    ).toEqual([
      'asked: bea',
      'act=put chip=0 column=beta up=false, seen as act=put column=beta up=false',
      'away: act=put chip=0 column=beta up=false',
      'not act=put chip=0 column=alpha up=false: A chip goes to the lowest Tier with an empty slot; above Tier 2 onto any column. HPB-472',
    ]);
    expect(
      question(
        carrier('b', 0, 0, (s) => filled(s, 0, TIERS, 2 * TIERS, 1)),
        bea,
        PUT,
      ),
    ).toEqual([
      'asked: bea',
      'act=put chip=0 column=beta up=false, seen as act=put column=beta up=false',
      'act=put chip=0 column=gamma up=false, seen as act=put column=gamma up=false',
      'away: act=put chip=0 column=beta up=false',
      'not act=put chip=0 column=alpha up=false: A chip goes to the lowest Tier with an empty slot; above Tier 2 onto any column. HPB-472',
    ]);
    const upper = [0, TIERS, 2 * TIERS, 1, TIERS + 1, 2 * TIERS + 1];
    expect(
      question(
        carrier('b', 0, 0, (s) => filled(s, ...upper, 2, 3, 4)),
        bea,
        PUT,
      ),
    ).toEqual([
      'asked: bea',
      'act=put chip=0 column=beta up=false, seen as act=put column=beta up=false',
      'act=put chip=0 column=gamma up=false, seen as act=put column=gamma up=false',
      'away: act=put chip=0 column=beta up=false',
      'not act=put chip=0 column=alpha up=false: A chip goes to the lowest Tier with an empty slot; above Tier 2 onto any column. HPB-472',
    ]);
  });
  test('told and credited', () => {
    expect(story(carrier('b'), [bea, PUT])).toEqual([
      'delivered piece=1 slot=alpha-1 colour=null',
      'bar bar=guard from=3 to=2 by=1',
      'unlocked by=1 skill=4',
      'drawsPrograms by=1 count=1',
      'bea: drewPrograms cards=[P24]',
      'tally[9]: 0 → 1',
      'programs[1]: [] → [23]',
      'programDeck: 37 → 36 things',
      'chips[2]: 5 → -1',
      'network[0]: -1 → 5',
      'placedBy[0]: -1 → 1',
      'guard: 3 → 2',
      'boosts[1]: 0 → 16',
      'steps[12]: 0 → 1',
      'now action by=0',
    ]);
    expect(
      story(
        carrier('rb', 0, 1, (s) => (s.scanners[bea] = 3)),
        [bea, { ...PUT, up: true }],
      ),
    ).toEqual([
      'delivered piece=1 slot=alpha-1 colour=red',
      'bar bar=guard from=3 to=2 by=1',
      'unlocked by=1 skill=4',
      'tally[9]: 0 → 1',
      'tally[10]: 0 → 1',
      'chips[2]: 6 → 5',
      'chips[3]: 5 → -1',
      'scanners[1]: 3 → 0',
      'scannersAt[0]: 1 → 2',
      'scannersAt[1]: 1 → 2',
      'network[0]: -1 → 6',
      'faceUp: 0 → 1',
      'placedBy[0]: -1 → 1',
      'known[6]: 2 → 15',
      'guard: 3 → 2',
      'boosts[1]: 0 → 16',
      'steps[12]: 0 → 1',
      'now network by=1 piece=1 placed=1 scanned=1',
    ]);
    expect(
      story(
        carrier('rb', 0, 1, (s) => (s.scanners[bea] = 2)),
        [bea, { ...PUT, chip: 1, column: 'gamma' }],
        [bea, PUT],
      ),
    ).toEqual([
      'delivered piece=1 slot=gamma-1 colour=null',
      'bar bar=guard from=3 to=2 by=1',
      'unlocked by=1 skill=4',
      'delivered piece=1 slot=alpha-1 colour=null',
      'bar bar=guard from=2 to=1 by=1',
      'tally[9]: 0 → 2',
      'tally[10]: 0 → 1',
      'chips[2]: 6 → -1',
      'chips[3]: 5 → -1',
      'scanners[1]: 2 → 0',
      'scannersAt[1]: 1 → 2',
      'network[0]: -1 → 6',
      'network[10]: -1 → 5',
      'placedBy[0]: -1 → 1',
      'placedBy[10]: -1 → 1',
      'guard: 3 → 1',
      'boosts[1]: 0 → 16',
      'steps[12]: 0 → 1',
      'now reward by=1 piece=1 placed=2 scanned=1',
    ]);
    expect(story(carrier('rb', 1), [bea, DONE])).toEqual([
      'drawsPrograms by=1 count=1',
      'bea: drewPrograms cards=[P24]',
      'programs[1]: [] → [23]',
      'programDeck: 37 → 36 things',
      'now action by=0',
    ]);
  });
  test('[HPB-902] the third chip of Tier 3 ends it, the first of Tier 4 does not', () => {
    const all =
      (last: number[]) =>
      (s: State): void =>
        filled(s, 0, TIERS, 2 * TIERS, 1, TIERS + 1, 2 * TIERS + 1, ...last);
    expect(story(carrier('b', 0, 0, all([TIERS + 2, 2 * TIERS + 2])), [bea, PUT])).toEqual([
      'delivered piece=1 slot=alpha-3 colour=null',
      'bar bar=guard from=3 to=2 by=1',
      'unlocked by=1 skill=4',
      'over cause=network victor=human winners=[2] factions=[machine legion human human] objectives=[O-15  O-06 O-13 O-07  O-11 ]',
      'outcome: null → winners=[2] reason=human-network rules=[HPB-910 HPB-902] roles=[machine legion human human]',
      'tally[9]: 0 → 1',
      'chips[2]: 5 → -1',
      'network[2]: -1 → 5',
      'placedBy[2]: -1 → 1',
      'guard: 3 → 2',
      'boosts[1]: 0 → 16',
      'steps[12]: 0 → 1',
      'ended: 0 → 1',
      'victor: -1 → 0',
    ]);
    expect(story(carrier('b', 0, 0, all([2, TIERS + 2])), [bea, PUT])).toEqual([
      'delivered piece=1 slot=alpha-4 colour=null',
      'bar bar=guard from=3 to=2 by=1',
      'unlocked by=1 skill=4',
      'drawsPrograms by=1 count=1',
      'bea: drewPrograms cards=[P24]',
      'tally[9]: 0 → 1',
      'programs[1]: [] → [23]',
      'programDeck: 37 → 36 things',
      'chips[2]: 5 → -1',
      'network[3]: -1 → 5',
      'placedBy[3]: -1 → 1',
      'guard: 3 → 2',
      'boosts[1]: 0 → 16',
      'steps[12]: 0 → 1',
      'now action by=0',
    ]);
  });
  test('[HPB-324] the reward: a Program for each, or a Boost with both Scanners', () => {
    const placed = (character: 'havoc' | 'feykah', scanned: number, boosts = 0): State =>
      at(
        { stage: 'network', by: bea, piece: bea, placed: 2, scanned },
        {
          characters: ['nova', character],
          at: ['4', '6', '5', '5'],
          set(s) {
            carry(s, bea, 'b');
            s.boosts[bea] = boosts;
          },
        },
      );
    expect(story(placed('havoc', 0), [bea, DONE])).toEqual([
      'drawsPrograms by=1 count=2',
      'bea: drewPrograms cards=[P24 P11]',
      'programs[1]: [] → [23 10]',
      'programDeck: 37 → 35 things',
      'now action by=0',
    ]);
    expect(story(placed('havoc', 1), [bea, DONE])).toEqual(['now reward by=1 piece=1 placed=2 scanned=1']);
    expect(story(placed('feykah', 1), [bea, DONE])).toEqual([
      'drawsPrograms by=1 count=2',
      'bea: drewPrograms cards=[P27 P24]',
      'programs[1]: [] → [26 23]',
      'programDeck: 37 → 35 things',
      'now action by=0',
    ]);
    expect(story(placed('havoc', 1, 255), [bea, DONE])).toEqual([
      'drawsPrograms by=1 count=2',
      'bea: drewPrograms cards=[P24 P11]',
      'programs[1]: [] → [23 10]',
      'programDeck: 37 → 35 things',
      'now action by=0',
    ]);
    const asked = at(
      { stage: 'reward', by: bea, piece: bea, placed: 2, scanned: 1 },
      { characters: ['nova', 'havoc'] },
    );
    expect(question(asked, bea, 'both')).toEqual([
      'asked: bea',
      'programs',
      'boost',
      'away: programs',
      'not both: Take a Program for each chip, or a Boost. HPB-324',
    ]);
    expect(story(asked, [bea, 'boost'])).toEqual(['now boost by=1 from=85']);
    expect(story(asked, [bea, 'programs'])).toEqual([
      'drawsPrograms by=1 count=2',
      'bea: drewPrograms cards=[P24 P11]',
      'programs[1]: [] → [23 10]',
      'programDeck: 37 → 35 things',
      'now action by=0',
    ]);
  });

  test('[HPB-471] the chips of others are not on offer, and a chip of the second slot is one’s own', () => {
    const beside = carrier('b', 0, 0, (s) => carry(s, cem, 'r'));
    expect(question(beside, bea).filter((line) => line.includes('chip=2'))).toEqual([]);
    const [refused] = question(carrier('br'), bea, { ...PUT, chip: 1, up: true }).slice(-1);
    expect(refused).toMatch(/Without both Scanners a chip is placed face-down. HPB-323$/);
  });
  test('[HPB-474] the Machine Phase comes with the third chip of Tier 2, not before', () => {
    const first = carrier('b', 0, 0, (s) => filled(s, 0, TIERS, 2 * TIERS));
    expect(story(first, [bea, PUT]).some((line) => line.startsWith('machinePhase'))).toBe(false);
    const third = carrier('b', 0, 0, (s) => filled(s, 0, TIERS, 2 * TIERS, TIERS + 1, 2 * TIERS + 1));
    expect(story(third, [bea, PUT]).some((line) => line.startsWith('machinePhase'))).toBe(true);
  });
});
