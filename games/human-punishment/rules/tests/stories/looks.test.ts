import { describe, expect, test } from 'vitest';
import type { Effect } from '../../content/effects.ts';
import { SCRIPTS } from '../../scripts.ts';
import { type Frame, NONE, type State } from '../../state.ts';
import { scrap } from '../testing/cards.ts';
import { story, storyOf, wholeStory } from '../testing/story.ts';
import { ann, bea, cem, game } from '../testing/tables.ts';
import { poised } from '../testing/moments.ts';
import { carry, quiet } from '../testing/turns.ts';

// Looking at hidden things, and chips out of the Junkyard: one after the other, and with nothing there.

/** The printed list with such an effect, begun at it. */
function having(fits: (effect: Effect) => boolean, more: Partial<Extract<Frame, { stage: 'effects' }>> = {}): Frame {
  const script = SCRIPTS.findIndex((list) => list.some(fits));
  const at = SCRIPTS[script]!.findIndex(fits);
  return {
    stage: 'effects',
    script,
    at,
    by: ann,
    piece: ann,
    it: NONE,
    answer: NONE,
    count: 0,
    event: 0,
    noWounds: 0,
    memo: NONE,
    healed: 0,
    ...more,
  };
}

const away = (s: State, seat: number): unknown => game.absent(s, seat);
const at = (area: string, set: (s: State) => unknown = () => {}): State => {
  const s = quiet(ann, { at: [area, '5', '5', '5'], hands: [['B3'], ['R2', 'B1']] });
  set(s);
  return s;
};

describe('[HPB-342] the tops of Sectors', () => {
  const TOPS = having((effect) => effect.does === 'peek' && effect.what === 'sectorTops');
  test('one after the other, each the next of its Sector, until somebody has enough', () => {
    const s = poised(at('5'), TOPS);
    const lines = story(s, [0, 'no'], [ann, 2], [ann, 2]);
    expect(lines.filter((line) => /^looked|^ann: saw|^now/.test(line))).toEqual([
      'looked by=0 at=what=sector sector=2 count=1',
      'ann: sawChips where=what=sector sector=2 colours=[blue]',
      'looked by=0 at=what=sector sector=2 count=1',
      'ann: sawChips where=what=sector sector=2 colours=[blue]',
      'now sector by=0 from=7 none=1',
    ]);
    expect(story(s, [0, 'no'], [ann, 3], [ann, 'done']).filter((line) => /^looked|^now/.test(line))).toEqual([
      'looked by=0 at=what=sector sector=3 count=1',
      'now action by=0',
    ]);
  });
  test('no further than there are chips', () => {
    const few = at('5', (s) => (s.sectors = [[], [7], []]));
    expect(wholeStory(few, [TOPS], away).filter((line) => /^looked|sector by/.test(line))).toEqual([
      'ann at sector by=0 from=2 none=0: 2',
      'looked by=0 at=what=sector sector=2 count=1',
    ]);
    expect(
      storyOf(
        at('5', (s) => (s.sectors = [[], [], []])),
        [TOPS],
      ).at(-1),
    ).toBe('now action by=0');
  });
});

describe('[HPB-344] what there is to look at', () => {
  const peeking = (what: string): Frame => having((effect) => effect.does === 'peek' && effect.what === what);
  test('an unused loyalty card that one has not seen, or the first again', () => {
    const unused = (known: (place: number) => number): string[] =>
      storyOf(
        at('5', (s) => (s.poolKnown = s.pool.map((_, place) => known(place)))),
        [peeking('unusedLoyalty')],
      ).filter((line) => /^poolKnown|^ann: saw/.test(line));
    expect(unused(() => 0)[1]).toBe('poolKnown[0]: 0 → 1');
    expect(unused((place) => (place === 0 ? 1 : 2))[1]).toBe('poolKnown[1]: 2 → 3');
    expect(unused(() => 1)).toHaveLength(1);
    expect(
      storyOf(
        at('5', (s) => (s.pool = [])),
        [peeking('unusedLoyalty')],
      ),
    ).toEqual(['now action by=0']);
  });
  test('nothing in an empty Sector or Network', () => {
    const nothing = (what: string): string =>
      storyOf(
        at('5', (s) => (s.sectors = [[], [], []])),
        [peeking(what)],
      ).at(-1)!;
    expect([nothing('sectorTop'), nothing('network'), nothing('junkyard')]).toEqual(
      new Array(3).fill('now action by=0'),
    );
  });
});

describe('[HPB-483] chips out of the Junkyard', () => {
  const TAKE = having((effect) => effect.does === 'takeJunk');
  test('one of choice, for whoever has a free slot', () => {
    const s = at('J', (one) => {
      scrap(one, 2);
      scrap(one, 3);
    });
    expect(story(poised(s, TAKE), [0, 'no'], [ann, 2])).toEqual([
      'junkTaken by=0 spot=2',
      'ann: sawChips where=what=board colours=[red]',
      'chips[0]: -1 → 37',
      'junk[1]: 37 → -1',
      'known[37]: 0 → 1',
      'now action by=0',
    ]);
    expect(storyOf(carry(s, ann, 'b'), [TAKE]).at(-1)).toBe('now action by=0');
  });
});

test('[HPB-342] one of the two on top goes under the Sector, if there are two', () => {
  const bury = (sectors: number[][]): string[] =>
    storyOf(
      at('5', (s) => (s.sectors = sectors)),
      [having((effect) => effect.does === 'bury', { memo: 1 })],
    );
  expect(bury([[], [3], []]).at(-1)).toBe('now action by=0');
  expect(bury([[], [3, 4], []]).at(-1)).toBe('now chipSeen by=0 sector=1 count=2');
  expect(bury([[], [3, 4, 5], []]).at(-1)).toBe('now chipSeen by=0 sector=1 count=2');
});

test('[HPB-308] of random cards that are discarded nobody remembers that they are held', () => {
  const s = at('5', (one) => (one.handNotes = [cem, bea, 6, cem, bea, 0]));
  const random = having(
    (effect) => effect.does === 'discard' && effect.how === 'random' && effect.kind === 'influence',
    { by: bea, piece: bea },
  );
  expect(storyOf(s, [random], 0, 0)).toContain('handNotes: [2 1 6 2 1 0] → []');
});
