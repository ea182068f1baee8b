import { describe, expect, test } from 'vitest';
import type { State } from '../index.ts';
import type { Selection } from '../content/selections.ts';
import {
  absent,
  actionOf,
  answer,
  answers,
  held,
  lyingOn,
  now,
  offers,
  orange,
  type Picture,
  red,
  refusal,
  seen,
  stageOf,
  tileOf,
  told,
  turnOf,
  violet,
  yellow,
} from './testing/tables.ts';

/** Red stands on this tile after movement and shows this. */
function redActs(tile: string, selected: Selection, more: Picture = {}): State {
  return actionOf('red', { ...more, at: { ...more.at, red: tile }, show: { ...more.show, red: selected } });
}

/** What red may do, or nothing at all when there is no question. */
function deeds(s: State): unknown[] {
  return now(s) === 'action red' ? offers(s, red) : [];
}

describe('[EMG-200] after movement: the selected action, or nothing', () => {
  test.each([
    ['activate-E', 'C3', ['activate', 'nothing']],
    ['boost-E', 'C3', ['boost', 'nothing']],
    ['replenish-E', 'C3', ['replenish', 'nothing']],
  ] as const)('%s on %s: %j', (selected, tile, expected) => {
    expect(deeds(redActs(tile, selected))).toEqual(expected);
  });

  test('doing nothing changes nothing but whose turn it is', () => {
    const s = redActs('C3', 'activate-E');
    const after = answer(s, red, 'nothing');
    expect(now(after)).toBe('move orange');
    expect([lyingOn(after, 'C3'), held(after, red), tileOf(after, red)]).toEqual(['O', '', 'C3']);
    expect(told(s, red, 'nothing')).toEqual([{ type: 'idle', by: red }]);
  });

  test('where nothing can be done nobody is asked', () => {
    expect(now(redActs('C4', 'activate-E'))).toBe('move orange');
    const moving = turnOf('red', { at: { red: 'C3' } });
    expect(told(moving, red, 'C4')).toEqual([
      { type: 'moved', by: red, from: 'C3', to: 'C4' },
      { type: 'idle', by: red },
    ]);
  });
});

describe('[EMG-201] tile actions and hostile actions', () => {
  test.each(['activate', 'boost', 'replenish'] as const)('%s is a tile action: it is free and no joker', (action) => {
    const s = redActs('C3', `${action}-E`, { tokens: { red: 5 }, holds: { red: 'TO' } });
    expect(deeds(s)).toEqual([action, 'nothing']);
    const done = answer(s, red, action);
    expect((stageOf(done) === 'boost' ? answer(done, red, 'B2') : done).tokens[red]).toBe(5);
  });

  test.each(['hack', 'spy', 'terminate'] as const)('%s is hostile: a token buys any tile action instead', (action) => {
    const s = redActs('C3', `${action}-E`, { tokens: { red: 1 } });
    expect(deeds(s)).toEqual(['activate', 'boost', 'replenish', 'nothing']);
  });
});

describe('[EMG-202] a tile action cannot be changed into another', () => {
  const rich = { tokens: { red: 9 } };

  test.each([
    ['activate-E', 'boost'],
    ['activate-E', 'replenish'],
    ['boost-E', 'activate'],
    ['replenish-E', 'boost'],
  ] as const)('with %s one cannot %s', (selected, deed) => {
    const s = redActs('C3', selected, rich);
    expect(refusal(s, red, deed)).toEqual({
      rule: 'EMG-202',
      why: `You selected ${selected.slice(0, -2)} this round; you cannot ${deed} instead.`,
    });
  });

  test('nor into a hostile one, nor a hostile one into another', () => {
    const near = { ...rich, at: { orange: 'B2' }, show: { orange: 'spy-B' }, holds: { orange: 'TT' } } as const;
    expect(refusal(redActs('C3', 'activate-E', near), red, 'hack')).toEqual({
      rule: 'EMG-202',
      why: 'You selected activate this round, not hack.',
    });
    expect(deeds(redActs('C3', 'terminate-E', near))).not.toContain('hack');
    expect(deeds(redActs('C3', 'hack-E', near))).not.toContain('terminate');
  });
});

describe('[EMG-203] [EX-16] a hostile selection may be exchanged for any tile action, for 1 token', () => {
  const joker = (tokens: number): State => redActs('C3', 'hack-E', { tokens: { red: tokens }, lying: { C3: 'OO' } });

  test('activate: takes 2 blocks for the token', () => {
    const s = answer(joker(1), red, 'activate');
    expect([held(s, red), s.tokens[red]]).toEqual(['OO', 0]);
  });

  test('replenish and boost', () => {
    const fed = answer(joker(2), red, 'replenish');
    expect([lyingOn(fed, 'C3'), fed.tokens[red]]).toEqual(['OOO', 1]);
    const gone = answers(joker(2), red, 'boost', 'B2');
    expect([tileOf(gone, red), gone.tokens[red]]).toEqual(['B2', 1]);
  });

  test('compile and trigger', () => {
    const compiled = answers(redActs('A1', 'spy-B', { tokens: { red: 1 }, holds: { red: 'TO' } }), red, 'activate', [
      ['triangle', 'circle'],
    ]);
    expect(compiled.tokens[red]).toBe(2); // 1 − 1 + 2
    const triggered = answer(redActs('A4', 'terminate-B', { tokens: { red: 2 } }), red, 'activate');
    expect([now(triggered), triggered.tokens[red]]).toEqual(['insert red', 1]);
  });

  test('everybody is told of the payment', () => {
    expect(told(joker(1), red, 'activate')).toEqual([
      { type: 'paid', by: red, tokens: 1, instead: 'activate' },
      { type: 'collected', by: red, at: 'C3', blocks: { circle: 2 } },
    ]);
  });

  test('without a token there is no exchange', () => {
    expect(now(joker(0))).toBe('move orange');
    const s = redActs('C3', 'hack-B', { tokens: { red: 0 }, at: { orange: 'B2' } });
    expect(now(s)).toBe('move orange');
  });

  test('who backs out of a boost or a compile has paid nothing', () => {
    expect(answers(joker(2), red, 'boost', 'nothing').tokens[red]).toBe(2);
    const compiling = redActs('A1', 'spy-B', { tokens: { red: 1 }, holds: { red: 'TO' } });
    expect(answers(compiling, red, 'activate', []).tokens[red]).toBe(1);
  });
});

describe('[EMG-204] the exchange never changes the augmentation', () => {
  test('an E marker cannot collect or replenish green data, token or not', () => {
    expect(deeds(redActs('C4', 'hack-E', { tokens: { red: 3 } }))).toEqual(['boost', 'nothing']);
    expect(deeds(redActs('C4', 'hack-B', { tokens: { red: 3 } }))).toEqual([
      'activate',
      'boost',
      'replenish',
      'nothing',
    ]);
  });

  test('[EX-16] it is the same before and after', () => {
    const s = redActs('C3', 'hack-E', { tokens: { red: 1 } });
    expect(seen(answer(s, red, 'activate'), orange).operatives[red]!.selected).toBe('hack-E');
  });

  test('a boost that is paid for is under the rules of the revealed augmentation', () => {
    const s = redActs('C3', 'hack-E', { tokens: { red: 1 }, at: { orange: 'B2' }, show: { orange: 'spy-B' } });
    expect(offers(answer(s, red, 'boost'), red)).not.toContain('B2');
  });
});

describe('[EMG-205] at most one action in a turn', () => {
  const near = {
    at: { orange: 'B2' },
    show: { orange: 'spy-B' },
    holds: { orange: 'TT' },
    tokens: { red: 5 },
  } as const;

  test.each([['activate'], ['replenish']])('after a paid %s the hostile action is gone', (deed) => {
    const s = redActs('C3', 'hack-E', near);
    expect(deeds(s)).toContain('hack');
    expect(now(answer(s, red, deed))).toBe('move orange');
  });

  test('nor after the free ones', () => {
    expect(now(answer(redActs('C3', 'activate-E'), red, 'activate'))).toBe('move orange');
    expect(now(answer(redActs('C3', 'replenish-E'), red, 'replenish'))).toBe('move orange');
    expect(now(answers(redActs('C3', 'boost-E'), red, 'boost', 'B2'))).toBe('move orange');
    expect(now(answers(redActs('C3', 'hack-E', near), red, 'hack', orange))).toBe('move orange');
  });
});

describe('[EMG-206] costs are paid first, from tokens held, to the supply', () => {
  test('they count for no team', () => {
    const s = redActs('C3', 'hack-E', { tokens: { red: 2 } });
    const after = answer(s, red, 'activate');
    expect(after.totals).toEqual([0, 0]);
    expect(after.tokens).toEqual([1, 0, 0, 0]);
    expect(after.supplied.at(-1)).toBe(1);
  });

  test('a token paid to trigger the event can no longer be inserted', () => {
    const s = answer(redActs('A4', 'spy-E', { tokens: { red: 3 } }), red, 'activate');
    expect(refusal(s, red, { ai: 3, human: 0 }).rule).toBe('EMG-403');
    expect(offers(s, red)).toHaveLength(5);
  });

  test('where the action asks on, it is paid with that choice', () => {
    const boosting = answer(redActs('C3', 'hack-E', { tokens: { red: 2 } }), red, 'boost');
    expect(boosting.tokens[red]).toBe(2);
    expect(told(boosting, red, 'B2')).toEqual([
      { type: 'paid', by: red, tokens: 1, instead: 'boost' },
      { type: 'boosted', by: red, from: 'C3', to: 'B2' },
    ]);
    expect(told(boosting, red, 'nothing')).toEqual([{ type: 'idle', by: red }]);
  });

  test('the tokens that a compile brings cannot pay for it', () => {
    const s = redActs('A1', 'hack-E', { tokens: { red: 0 }, holds: { red: 'TOHM' } });
    expect(now(s)).toBe('move orange');
  });

  test.each([
    ['hack', 1],
    ['terminate', 3],
  ] as const)('%s costs %d', (act, cost) => {
    const s = redActs('C3', `${act}-E`, {
      at: { orange: 'B2' },
      show: { orange: 'spy-B' },
      holds: { orange: 'T' },
      tokens: { red: 4 },
    });
    const after = answers(s, red, act, orange);
    expect(after.tokens).toEqual([4 - cost, 0, 0, 0]);
    expect(after.totals).toEqual([0, 0]);
  });
});

describe('[EMG-207] what would change nothing is not offered', () => {
  test.each<[string, string, Selection, Picture, string, string]>([
    [
      'hack against somebody without data',
      'C3',
      'hack-E',
      { at: { orange: 'B2' }, show: { orange: 'spy-B' } },
      'hack',
      'EMG-241',
    ],
    ['replenish on a tile of the other colour', 'C4', 'hack-E', {}, 'replenish', 'EMG-231'],
    ['replenish on a compile tile', 'A1', 'hack-E', {}, 'replenish', 'EMG-232'],
    ['activate on a tile of the other colour', 'C4', 'hack-E', {}, 'activate', 'EMG-212'],
    ['activate on an empty tile', 'C3', 'hack-E', { lying: { C3: '' } }, 'activate', 'EMG-207'],
    ['compile without a set', 'A1', 'hack-E', { holds: { red: 'T' } }, 'activate', 'EMG-207'],
  ])('%s', (_, tile, selected, more, deed, rule) => {
    const s = redActs(tile, selected, { tokens: { red: 2 }, ...more });
    expect(deeds(s)).toContain('boost');
    expect(deeds(s)).not.toContain(deed);
    expect(refusal(s, red, deed)).toMatchObject({ rule, why: expect.stringMatching(/^[A-Z].*\.$/) as string });
  });

  test('assimilate when nobody holds a token, judged after paying', () => {
    expect(now(redActs('A4', 'activate-E'))).toBe('move orange');
    expect(deeds(redActs('A4', 'activate-E', { tokens: { violet: 1 } }))).toEqual(['activate', 'nothing']);
    expect(deeds(redActs('A4', 'spy-E', { tokens: { red: 1 } }))).toEqual(['boost', 'nothing']);
    expect(deeds(redActs('A4', 'spy-E', { tokens: { red: 1, violet: 1 } }))).toContain('activate');
    expect(deeds(redActs('A4', 'spy-E', { tokens: { red: 2 } }))).toContain('activate');
  });

  test('boost without a legal destination', () => {
    const at = { orange: 'A2', yellow: 'B1', violet: 'B2' };
    const show = { orange: 'spy-B', yellow: 'spy-B', violet: 'spy-B' } as const;
    expect(now(redActs('A1', 'boost-E', { at, show }))).toBe('move orange');
    expect(deeds(redActs('A1', 'boost-E', { at, show: { ...show, violet: 'spy-E' } }))).toEqual(['boost', 'nothing']);
    const joker = redActs('A1', 'hack-E', { at, show, tokens: { red: 1 }, holds: { red: 'TO' } });
    expect(deeds(joker)).toEqual(['activate', 'nothing']);
    expect(refusal(joker, red, 'boost').rule).toBe('EMG-207');
  });

  test('a pair of the same type is a set, a single block is none', () => {
    expect(deeds(redActs('A1', 'activate-E', { holds: { red: 'TT' } }))).toEqual(['activate', 'nothing']);
    expect(now(redActs('A1', 'activate-E', { holds: { red: 'T' } }))).toBe('move orange');
  });
});

describe('[EMG-208] everything is judged after movement, from the tile where the agent then stands', () => {
  test('not from the tile it left', () => {
    const s = turnOf('red', { at: { red: 'C3' } });
    expect(now(answer(s, red, 'C4'))).toBe('move orange'); // C3 would have had something for E
    const other = answers(s, red, 'D3', 'activate');
    expect([held(other, red), lyingOn(other, 'C3')]).toEqual(['T', 'O']);
  });

  test('also when it could not move', () => {
    const s = turnOf('red', {
      at: { red: 'A1', orange: 'A2', yellow: 'B1', violet: 'B2' },
      show: { red: 'activate-E', orange: 'spy-B', yellow: 'spy-B', violet: 'spy-B' },
      holds: { red: 'HM' },
    });
    expect(deeds(s)).toEqual(['activate', 'nothing']);
  });

  test('hostile actions reach from the new tile', () => {
    const s = turnOf('red', {
      at: { red: 'C2', orange: 'C4' },
      show: { red: 'hack-E', orange: 'spy-B' },
      holds: { orange: 'T' },
      tokens: { red: 1 },
    });
    expect(offers(answer(s, red, 'C3'), red)).toContain('hack');
    expect(offers(answer(s, red, 'D3'), red)).not.toContain('hack');
  });
});

// ------------------------------------------------------------------------------------------------------------ activate

describe('[EMG-210] activate does what the tile offers', () => {
  test.each([
    ['C3', 'move orange'], // collected at once
    ['A1', 'compile red'],
    ['A4', 'insert red'],
  ])('on %s: %s', (tile, next) => {
    const s = redActs(tile, 'activate-E', { holds: { red: 'TO' }, tokens: { red: 2 } });
    expect(now(answer(s, red, 'activate'))).toBe(next);
  });

  test('on a teleport tile it asks where to', () => {
    expect(now(answer(redActs('A1', 'activate-E', { city: '08' }), red, 'activate'))).toBe('teleport red');
  });
});

describe('[EMG-211] activate takes all blocks of a data tile', () => {
  test.each(['O', 'OO', 'OOOOO'])('%s', (blocks) => {
    const s = answer(redActs('C3', 'activate-E', { lying: { C3: blocks }, holds: { red: 'H' } }), red, 'activate');
    expect([lyingOn(s, 'C3'), held(s, red)]).toEqual(['', `${blocks}H`]);
  });

  test('there is no question how many', () => {
    expect(now(answer(redActs('C3', 'activate-E', { lying: { C3: 'OOO' } }), red, 'activate'))).toBe('move orange');
  });

  test('blocks elsewhere stay where they are', () => {
    const s = answer(redActs('C3', 'activate-E'), red, 'activate');
    expect(seen(s, red).blocksInCity).toBe(31);
  });
});

describe('[EMG-212] [EX-3] [EX-4] digital data needs E, biological data B', () => {
  test.each([
    ['D5', 'T', 'E'],
    ['C3', 'O', 'E'],
    ['C4', 'H', 'B'],
    ['B3', 'M', 'B'],
  ] as const)('%s, with a block of %s, needs %s', (tile, type, face) => {
    const blocks = { lying: { [tile]: type.repeat(2) } };
    const right = redActs(tile, `activate-${face}`, blocks);
    expect(held(answer(right, red, 'activate'), red)).toBe(type + type);
    const wrong = redActs(tile, `activate-${face === 'E' ? 'B' : 'E'}`, blocks);
    expect(now(wrong)).toBe('move orange');
    expect(held(wrong, red)).toBe('');
  });

  test('the refusal says so', () => {
    const s = redActs('C4', 'hack-E', { tokens: { red: 1 } });
    expect(refusal(s, red, 'activate')).toEqual({
      rule: 'EMG-212',
      why: 'Your electromechanical augmentation cannot read the data on this tile.',
    });
  });
});

describe('[EMG-213] compile and assimilate tiles ask for no augmentation', () => {
  test.each(['E', 'B'] as const)('%s', (face) => {
    const compiling = redActs('A1', `activate-${face}`, { holds: { red: 'TOHM' } });
    expect(now(answer(compiling, red, 'activate'))).toBe('compile red');
    const triggering = redActs('A4', `activate-${face}`, { tokens: { red: 1 } });
    expect(now(answer(triggering, red, 'activate'))).toBe('insert red');
  });
});

test('[EMG-214] the start tile offers nothing', () => {
  expect(now(redActs('D4', 'activate-E', { tokens: { red: 9 }, holds: { red: 'TOHM' } }))).toBe('move orange');
  expect(now(redActs('D4', 'replenish-E'))).toBe('move orange');
  const joker = redActs('D4', 'hack-E', { tokens: { red: 9 } });
  expect(deeds(joker)).toEqual(['boost', 'nothing']);
  expect(refusal(joker, red, 'activate')).toEqual({ rule: 'EMG-214', why: 'The start tile has nothing to activate.' });
});

describe('[EMG-215] blocks and tokens lie openly, without limit', () => {
  test('everybody sees them', () => {
    const s = turnOf('red', { holds: { red: 'TTH' }, tokens: { red: 4 } });
    for (const viewer of [orange, violet, 'spectator'] as const) {
      expect(seen(s, viewer).operatives[red]).toMatchObject({ blocks: { triangle: 2, helix: 1 }, tokens: 4 });
    }
  });

  test('nobody holds too many', () => {
    const s = redActs('C3', 'activate-E', { holds: { red: 'O'.repeat(60) }, lying: { C3: 'O'.repeat(40) } });
    expect(held(answer(s, red, 'activate'), red)).toBe('O'.repeat(100));
    const rich = redActs('A1', 'activate-E', { holds: { red: 'TOHM'.repeat(20) } });
    const sets = Array.from({ length: 20 }, () => ['triangle', 'circle', 'helix', 'molecule']);
    expect(answers(rich, red, 'activate', sets).tokens[red]).toBe(140);
  });
});

test('[EMG-216] on a shared data tile each activates for oneself; the first takes everything', () => {
  const s = turnOf('red', { at: { red: 'B2', orange: 'B3', yellow: 'D4' }, lying: { C3: 'OOO' } });
  const first = answers(s, red, 'C3', 'activate');
  expect([held(first, red), held(first, orange)]).toEqual(['OOO', '']);
  const second = answer(first, orange, 'C3');
  expect(now(second)).toBe('move yellow'); // nothing is left for orange
  const waived = answer(answer(s, red, 'C3'), red, 'nothing');
  expect(held(answers(waived, orange, 'C3', 'activate'), orange)).toBe('OOO');
});

// --------------------------------------------------------------------------------------------------------------- boost

describe('[EMG-220] boost: one more tile under the rules of movement', () => {
  test('all tiles next to where the agent stands now', () => {
    const s = answers(turnOf('red', { at: { red: 'D4' }, show: { red: 'boost-E' } }), red, 'C3', 'boost');
    expect(offers(s, red)).toEqual(['B2', 'B3', 'C2', 'C4', 'D3', 'D4', 'nothing']);
    expect(tileOf(answer(s, red, 'B2'), red)).toBe('B2');
    expect(told(s, red, 'B2')[0]).toEqual({ type: 'boosted', by: red, from: 'C3', to: 'B2' });
  });

  test('the same agents are in the way, and the start tile is open', () => {
    const s = answer(
      redActs('C3', 'boost-E', {
        at: { orange: 'B2', yellow: 'B3' },
        show: { orange: 'spy-B', yellow: 'spy-E', violet: 'spy-B' },
      }),
      red,
      'boost',
    );
    expect(offers(s, red)).toEqual(['B3', 'C2', 'C4', 'D3', 'D4', 'nothing']);
    expect(refusal(s, red, 'B2').rule).toBe('EMG-124');
    expect(refusal(s, red, 'A1').why).toBe('A1 is not next to your agent; you move one tile at a time.');
  });
});

describe('[EMG-221] boost is the whole action', () => {
  test('nothing is done on the second tile', () => {
    const s = answers(redActs('D3', 'boost-E', { tokens: { red: 2 } }), red, 'boost', 'C3');
    expect([now(s), lyingOn(s, 'C3'), held(s, red)]).toEqual(['move orange', 'O', '']);
  });

  test('it may lead back to the tile just left', () => {
    const s = answers(turnOf('red', { at: { red: 'D3' }, show: { red: 'boost-E' } }), red, 'C3', 'boost', 'D3');
    expect(tileOf(s, red)).toBe('D3');
  });
});

test('[EMG-222] boost may be declined, before and after it was chosen', () => {
  const s = redActs('C3', 'boost-E');
  for (const after of [answer(s, red, 'nothing'), answers(s, red, 'boost', 'nothing')]) {
    expect([now(after), tileOf(after, red)]).toEqual(['move orange', 'C3']);
  }
});

// ----------------------------------------------------------------------------------------------------------- replenish

describe('[EMG-230] replenish puts one block of the type of the tile on it', () => {
  test.each([
    ['D5', 'T', 'E'],
    ['C3', 'O', 'E'],
    ['C4', 'H', 'B'],
    ['B3', 'M', 'B'],
  ] as const)('%s: %s', (tile, type, face) => {
    for (const there of [0, 1, 7]) {
      const s = redActs(tile, `replenish-${face}`, { lying: { [tile]: type.repeat(there) } });
      expect(lyingOn(answer(s, red, 'replenish'), tile)).toBe(type.repeat(there + 1));
    }
  });

  test('it comes from the supply, not from a board', () => {
    const s = redActs('C3', 'replenish-E', { holds: { red: 'O' } });
    const after = answer(s, red, 'replenish');
    expect(held(after, red)).toBe('O');
    expect(after.supplied).toEqual([8, 10, 8, 8, 0]); // 8 in the city, 1 held, 1 new
    expect(told(s, red, 'replenish')).toEqual([{ type: 'replenished', by: red, at: 'C3', block: 'circle' }]);
  });
});

test.each([
  ['D5', 'B'],
  ['C3', 'B'],
  ['C4', 'E'],
  ['B3', 'E'],
] as const)('[EMG-231] %s cannot be replenished with %s', (tile, face) => {
  expect(now(redActs(tile, `replenish-${face}`))).toBe('move orange');
  const joker = redActs(tile, `hack-${face}`, { tokens: { red: 1 } });
  expect(refusal(joker, red, 'replenish')).toEqual({
    rule: 'EMG-231',
    why: `Your ${face === 'E' ? 'electromechanical' : 'biomechanical'} augmentation does not fit the data of this tile.`,
  });
});

describe('[EMG-232] exactly one block, on data tiles only', () => {
  test('one', () => {
    const s = answer(redActs('C3', 'replenish-E'), red, 'replenish');
    expect([seen(s, red).blocksInCity, now(s)]).toEqual([33, 'move orange']);
  });

  test.each(['A1', 'A4', 'D4'])('none on %s', (tile) => {
    expect(now(redActs(tile, 'replenish-E', { tokens: { red: 1 }, holds: { red: 'TO' } }))).toBe('move orange');
    expect(refusal(redActs(tile, 'hack-E', { tokens: { red: 1 } }), red, 'replenish')).toEqual({
      rule: 'EMG-232',
      why: 'You can replenish on data tiles only.',
    });
  });
});

// ------------------------------------------------------------------------------------------------------------ defaults

describe('[D-ACTION] an absent operative collects, compiles or replenishes if that was selected', () => {
  test.each<[string, () => State, unknown]>([
    ['collects', () => redActs('C3', 'activate-E'), 'activate'],
    ['compiles', () => redActs('A1', 'activate-E', { holds: { red: 'TT' } }), 'activate'],
    ['replenishes', () => redActs('C3', 'replenish-E'), 'replenish'],
    ['triggers no event', () => redActs('A4', 'activate-E', { tokens: { red: 5 } }), 'nothing'],
    ['does not jump', () => redActs('A1', 'activate-E', { city: '08' }), 'nothing'],
    ['does not boost', () => redActs('C3', 'boost-E'), 'nothing'],
    ['pays for nothing', () => redActs('C3', 'hack-E', { tokens: { red: 5 } }), 'nothing'],
    [
      'attacks nobody',
      () =>
        redActs('C3', 'hack-E', {
          tokens: { red: 1 },
          at: { orange: 'B2' },
          show: { orange: 'spy-B' },
          holds: { orange: 'T' },
        }),
      'nothing',
    ],
  ])('%s', (_, laid, expected) => {
    const s = laid();
    expect(stageOf(s)).toBe('action');
    expect(absent(s, red)).toBe(expected);
  });
});

test('[D-BOOST] an absent operative does not boost after all', () => {
  expect(absent(answer(redActs('C3', 'boost-E'), red, 'boost'), red)).toBe('nothing');
});

test('the action is asked of the operative in turn alone', () => {
  const s = redActs('C3', 'activate-E');
  for (const seat of [orange, yellow, violet]) expect(refusal(s, seat, 'activate').why).toBe('You are not asked now.');
});
