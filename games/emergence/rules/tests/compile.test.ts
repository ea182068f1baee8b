import { countOptions, listOptions } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { bestGrouping, keepPairs } from '../content/grouping.ts';
import { DATA, type Data } from '../content/types.ts';
import { emergence, type State } from '../index.ts';
import { absent, actionOf, answer, answers, held, now, offers, red, refusal, seen, told } from './testing/tables.ts';

const LETTERS: Record<string, Data> = { T: 'triangle', O: 'circle', H: 'helix', M: 'molecule' };

/** Sets as they are answered, out of letters: sets('OH OO'). */
function sets(text: string): Data[][] {
  return text.split(' ').map((set) => [...set].map((letter) => LETTERS[letter]!));
}

/** Red stands on a compile tile with these blocks, has chosen to activate it, and is asked for sets. */
function compiling(blocks: string, tokens = 0): State {
  const s = actionOf('red', { at: { red: 'A1' }, holds: { red: blocks }, tokens: { red: tokens } });
  return answer(s, red, 'activate');
}

function compiled(blocks: string, chosen: string): { tokens: number; kept: string } {
  const s = answer(compiling(blocks), red, sets(chosen));
  return { tokens: s.tokens[red]!, kept: held(s, red) };
}

describe('[EMG-300] any number of sets of own blocks become tokens', () => {
  test.each([
    ['TO', 'TO', 2],
    ['TOHM', 'TO HM', 4],
    ['TTOOHH', 'TO TO HH', 5],
    ['TTTTOOOO', 'TT TT OO OO', 4],
    ['TOHMTOHM', 'TOHM TOHM', 14],
  ])('%s as %s: %d tokens', (blocks, chosen, tokens) => {
    expect(compiled(blocks, chosen)).toEqual({ tokens, kept: '' });
  });

  test('the tokens come on top of those held', () => {
    expect(answer(compiling('TO', 5), red, sets('TO')).tokens[red]).toBe(7);
  });

  test('only own blocks: the others keep theirs', () => {
    const s = actionOf('red', { at: { red: 'A1' }, holds: { red: 'TO', orange: 'HM' } });
    const asking = answer(s, red, 'activate');
    expect(refusal(asking, red, sets('HM')).rule).toBe('EMG-302');
    expect(held(answer(asking, red, sets('TO')), 1)).toBe('HM');
  });
});

describe('[EMG-301] what is a set, and what it is worth', () => {
  test.each([
    ...['TT', 'OO', 'HH', 'MM'].map((set) => [set, 1] as const),
    ...['TO', 'TH', 'TM', 'OH', 'OM', 'HM'].map((set) => [set, 2] as const),
    ...['TOH', 'TOM', 'THM', 'OHM'].map((set) => [set, 4] as const),
    ['TOHM', 7] as const,
  ])('%s: %d', (set, tokens) => {
    expect(compiled('TTOOHHMM', set).tokens).toBe(tokens);
  });

  test.each(['T', 'TTT', 'TTO', 'TTOO', 'TTTT', 'TOHMT', 'TOHH'])('%s is no set', (set) => {
    expect(refusal(compiling('TTTTOOOOHHHHMMMM'), red, sets(set))).toEqual({
      rule: 'EMG-301',
      why: 'A set is two blocks of the same type, or two, three or four blocks of different types.',
    });
  });

  test('[EMG-301, EMG-302] a set is one in any order; every one of several has to be one', () => {
    const rule = (value: readonly unknown[]): string => refusal(compiling('TTO'), red, value).rule;
    const [mixed, other] = [sets('TO'), sets('TTT')];
    expect(rule([...mixed, ...other])).toBe('EMG-301');
    expect(rule([[...sets('HM')[0]!].reverse()])).toBe('EMG-302');
    expect(rule([...mixed, 5])).toBe('EMG-301');
  });

  test('there are 15 of them', () => {
    const { domain } = emergence.asks(compiling('TTTTOOOOHHHHMMMM'))[0]!;
    expect(domain.kind === 'grouping' && domain.sets).toHaveLength(15);
  });
});

describe('[EMG-302] each block in one set at most, and the operative groups freely', () => {
  test.each([
    ['TO', 'TO TO'],
    ['TOH', 'TO TH'],
    ['T', 'TT'],
    ['TTT', 'TT TT'],
    ['TOHM', 'TOHM TO'],
  ])('%s cannot make %s', (blocks, chosen) => {
    const s = blocks.length < 2 ? compiling(`${blocks}OO`) : compiling(blocks);
    expect(refusal(s, red, sets(chosen))).toEqual({
      rule: 'EMG-302',
      why: 'You do not hold enough blocks for these sets; each block belongs to one set at most.',
    });
  });

  test('[EX-10] a worse grouping is allowed: two pairs instead of one set of four', () => {
    expect(compiled('TOHM', 'TO HM').tokens).toBe(4);
    expect(compiled('TOHM', 'TOHM').tokens).toBe(7);
  });

  test('the order of sets and blocks does not matter', () => {
    expect(compiled('TOHMTO', 'MHOT OT')).toEqual({ tokens: 9, kept: '' });
  });

  test('everything that can be made is offered, and nothing twice', () => {
    const s = compiling('TTOH');
    const { domain } = emergence.asks(s)[0]!;
    const all = [...listOptions(domain)].map((made) => JSON.stringify(made));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(countOptions(domain));
    // nothing; 1 triple; TO TH OH TT; and two sets at once: TO TH, TT OH
    expect(all).toHaveLength(1 + 1 + 4 + 2);
  });
});

test('[EMG-303] blocks that are not compiled are kept', () => {
  expect(compiled('OOOOH', 'OH')).toEqual({ tokens: 2, kept: 'OOO' });
  expect(compiled('TTOOHM', 'TOHM')).toEqual({ tokens: 7, kept: 'TO' });
});

test('[EMG-304] compiled blocks go to the supply, not to the city', () => {
  const s = compiling('TOH');
  expect(s.supplied).toEqual([9, 9, 9, 8, 0]);
  const after = answer(s, red, sets('TOH'));
  expect(after.supplied).toEqual([8, 8, 8, 8, 4]);
  expect(seen(after, red).blocksInCity).toBe(32);
});

describe('[EMG-305] at least one set, otherwise it is doing nothing', () => {
  test('no set at all changes nothing and ends the turn', () => {
    const s = compiling('TOHM');
    const after = answer(s, red, []);
    expect([now(after), held(after, red), after.tokens[red]]).toEqual(['move orange', 'TOHM', 0]);
    expect(told(s, red, [])).toEqual([{ type: 'idle', by: red }]);
  });

  test('with a set everybody is told which', () => {
    expect(told(compiling('TOHM'), red, sets('TO'))[0]).toEqual({
      type: 'compiled',
      by: red,
      sets: [['triangle', 'circle']],
      tokens: 2,
    });
  });
});

describe('[EMG-306] the best grouping is proposed, the operative decides', () => {
  test.each([
    ['OOOOH', 'OH OO'], // [EX-1b]
    ['TTOH', 'TOH'], // [EX-11]
    ['TOHM', 'TOHM'],
    ['TTTTT', 'TT TT'],
    ['TTOO', 'TO TO'],
    ['TTTOOHM', 'TOHM TO'],
  ])('[D-SETS] %s: an absent operative compiles %s', (blocks, best) => {
    expect(absent(compiling(blocks), red)).toEqual(sets(best));
    expect(answer(compiling(blocks), red, absent(compiling(blocks), red)).tokens[red]).toBeGreaterThan(0);
  });

  test('no other answer to the question brings more', () => {
    for (const blocks of ['TOH', 'TTOH', 'TTOOH', 'TTTOHM', 'OOOOH', 'TTHHH', 'TOHMM']) {
      const s = compiling(blocks);
      const best = answer(s, red, absent(s, red)).tokens[red]!;
      for (const other of offers(s, red)) expect(answer(s, red, other).tokens[red]).toBeLessThanOrEqual(best);
    }
  });
});

test('[EMG-307] the second helper keeps pairs of one type', () => {
  const counts = [0, 4, 1, 0];
  expect(bestGrouping(counts)).toEqual([
    [1, 2],
    [1, 1],
  ]);
  expect(keepPairs(counts)).toEqual([[1, 2]]);
  const kept = answer(
    compiling('OOOOH'),
    red,
    keepPairs(counts).map((set) => set.map((type) => DATA[type]!)),
  );
  expect([kept.tokens[red], held(kept, red)]).toEqual([2, 'OOO']);
});

test('[EX-1] 4 dark blue and 1 light green: a mixed pair and a pair give 3 tokens and leave 1 dark blue', () => {
  expect(compiled('OOOOH', 'OH OO')).toEqual({ tokens: 3, kept: 'O' });
});

test('[EX-1b] for this the helper proposes exactly that', () => {
  const s = compiling('OOOOH');
  expect(absent(s, red)).toEqual(sets('OH OO'));
  expect(held(answers(s, red, absent(s, red)), red)).toBe('O');
});

test('[EX-11] 2, 1, 1, 0: four tokens and one block kept, not 2 + 2 with all', () => {
  const s = compiling('TTOH');
  expect(answer(s, red, absent(s, red)).tokens[red]).toBe(4);
  expect(held(answer(s, red, absent(s, red)), red)).toBe('T');
  expect(compiled('TTOH', 'TO TH')).toEqual({ tokens: 4, kept: '' });
});
