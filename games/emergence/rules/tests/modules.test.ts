import type { Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { changed, cityFile } from '../content/testing/cities.ts';
import type { CityFile } from '../content/types.ts';
import { emergence, type State } from '../index.ts';
import type { Selection } from '../content/selections.ts';
import {
  absent,
  actionOf,
  answer,
  answers,
  ended,
  held,
  lyingOn,
  now,
  offers,
  type Picture,
  red,
  refusal,
  seen,
  tileOf,
  told,
  turnOf,
} from './testing/tables.ts';

// City 08: teleport tiles A1, F7 and K1. City 09: dual-resource tiles such as B1 (triangle and molecule).

function redActs(city: string | CityFile, tile: string, selected: Selection, more: Picture = {}): State {
  return actionOf('red', { city, ...more, at: { ...more.at, red: tile }, show: { ...more.show, red: selected } });
}

const settles = (city: CityFile): boolean =>
  emergence.settleOptions({ city: JSON.parse(JSON.stringify(city)) as Json }).ok;

describe('[EMG-600] a teleport tile', () => {
  test('carries no data and cannot be replenished', () => {
    expect(lyingOn(turnOf('red', { city: '08' }), 'A1')).toBe('');
    expect(now(redActs('08', 'A1', 'replenish-E'))).toBe('move orange');
    expect(refusal(redActs('08', 'A1', 'hack-E', { tokens: { red: 1 } }), red, 'replenish').rule).toBe('EMG-232');
  });

  test('neither compiles nor assimilates', () => {
    const s = redActs('08', 'A1', 'activate-E', { holds: { red: 'TOHM' }, tokens: { red: 5 } });
    expect(now(answer(s, red, 'activate'))).toBe('teleport red');
  });

  test('gives no safety', () => {
    const s = redActs('08', 'A1', 'hack-E', {
      tokens: { red: 1 },
      at: { orange: 'B1' },
      show: { orange: 'spy-B' },
      holds: { orange: 'T' },
    });
    expect(offers(s, red)).toContain('hack');
    const victim = redActs('08', 'B1', 'terminate-E', {
      tokens: { red: 3 },
      at: { orange: 'A1' },
      show: { orange: 'spy-B' },
    });
    expect(offers(victim, red)).toContain('terminate');
  });

  test('may be adjacent to any tile; a city has none or 2 to 6', () => {
    const capital = cityFile('01');
    expect(settles(capital)).toBe(true);
    expect(settles(changed(capital, { '1,0': 'P', '0,-2': 'P' }))).toBe(true); // next to start and compile
    expect(settles(changed(capital, { '1,0': 'P' }))).toBe(false);
    const row = { '-3,0': 'P', '-2,0': 'P', '-1,0': 'P', '1,0': 'P', '2,0': 'P', '3,0': 'P' };
    expect(settles(changed(capital, row))).toBe(true);
    expect(settles(changed(capital, { ...row, '0,1': 'P' }))).toBe(false);
  });
});

describe('[EMG-601] activate on a teleport tile: a jump to another one', () => {
  test.each(['E', 'B'] as const)('with %s, to any other', (face) => {
    const s = answer(redActs('08', 'A1', `activate-${face}`), red, 'activate');
    expect(offers(s, red)).toEqual(['F7', 'K1', 'nothing']);
    expect(tileOf(answer(s, red, 'K1'), red)).toBe('K1');
    expect(told(s, red, 'K1')[0]).toEqual({ type: 'teleported', by: red, from: 'A1', to: 'K1' });
  });

  test('that it may enter', () => {
    const at = { orange: 'F7', yellow: 'K1' };
    const s = answer(
      redActs('08', 'A1', 'activate-E', { at, show: { orange: 'spy-B', yellow: 'spy-E' } }),
      red,
      'activate',
    );
    expect(offers(s, red)).toEqual(['K1', 'nothing']);
    expect(refusal(s, red, 'F7')).toEqual({
      rule: 'EMG-124',
      why: 'You cannot enter F7: the agent there shows the other augmentation.',
    });
  });

  test('[EMG-129] not one with both augmentations', () => {
    const at = { orange: 'F7', yellow: 'F7' };
    const s = answer(
      redActs('08', 'A1', 'activate-E', { at, show: { orange: 'spy-B', yellow: 'spy-E' } }),
      red,
      'activate',
    );
    expect(offers(s, red)).toEqual(['K1', 'nothing']);
    expect(refusal(s, red, 'F7').rule).toBe('EMG-129');
  });

  test('nowhere else', () => {
    const s = answer(redActs('08', 'A1', 'activate-E'), red, 'activate');
    for (const tile of ['A1', 'B1', 'F2', 'Z9']) {
      expect(refusal(s, red, tile)).toEqual({ rule: 'EMG-601', why: 'You can jump to another teleport tile only.' });
    }
  });

  test('[D-TELE] it may be declined; who is absent does not jump', () => {
    const s = answer(redActs('08', 'A1', 'activate-E'), red, 'activate');
    expect(absent(s, red)).toBe('nothing');
    expect(tileOf(answer(s, red, 'nothing'), red)).toBe('A1');
  });

  test('for a token also with a hostile selection', () => {
    const s = redActs('08', 'A1', 'hack-E', { tokens: { red: 2 } });
    expect(answers(s, red, 'activate', 'K1').tokens[red]).toBe(1);
    expect(answers(s, red, 'activate', 'nothing').tokens[red]).toBe(2);
  });
});

test('[EMG-602] the jump is the whole action', () => {
  const s = answers(redActs('08', 'A1', 'activate-E'), red, 'activate', 'K1');
  expect(now(s)).toBe('move orange');
});

describe('[EMG-603] teleport tiles are no neighbours', () => {
  test('for movement and boost', () => {
    const s = turnOf('red', { city: '08', at: { red: 'A1' }, show: { red: 'boost-E' } });
    expect(offers(s, red)).toEqual(['B1', 'B2']);
    const boosting = answer(redActs('08', 'A1', 'boost-E'), red, 'boost');
    expect(offers(boosting, red)).toEqual(['B1', 'B2', 'nothing']);
  });

  test('for hack and terminate', () => {
    for (const act of ['hack', 'terminate'] as const) {
      const s = redActs('08', 'A1', `${act}-E`, {
        tokens: { red: 3 },
        at: { orange: 'K1' },
        show: { orange: 'spy-B' },
        holds: { orange: 'T' },
      });
      expect(offers(s, red)).not.toContain(act);
    }
  });

  test('unless they share an edge', () => {
    const twins = changed(cityFile('01'), { '0,-1': 'P', '0,-2': 'P' }); // C3 and B2
    expect(offers(turnOf('red', { city: twins, at: { red: 'C3' } }), red)).toContain('B2');
    const s = redActs(twins, 'C3', 'hack-E', {
      tokens: { red: 1 },
      at: { orange: 'B2' },
      show: { orange: 'spy-B' },
      holds: { orange: 'T' },
    });
    expect(offers(s, red)).toContain('hack');
  });
});

describe('[EMG-604] without a teleport tile to enter the action is not offered', () => {
  const blocked: Picture = { at: { orange: 'F7', yellow: 'K1' }, show: { orange: 'spy-B', yellow: 'spy-B' } };

  test('there is nothing to ask', () => expect(now(redActs('08', 'A1', 'activate-E', blocked))).toBe('move orange'));

  test('the refusal says so', () => {
    expect(refusal(redActs('08', 'A1', 'hack-E', { ...blocked, tokens: { red: 1 } }), red, 'activate')).toEqual({
      rule: 'EMG-604',
      why: 'There is no other teleport tile that you may enter now.',
    });
  });

  test('one is enough', () => {
    const open = { ...blocked, show: { orange: 'spy-B', yellow: 'spy-E' } } as const;
    expect(offers(redActs('08', 'A1', 'activate-E', open), red)).toEqual(['activate', 'nothing']);
  });
});

// -------------------------------------------------------------------------------------------------- dual-resource tiles

/** City 01 with a tile of two digital types on C3. */
const TWO_DIGITAL = changed(cityFile('01'), { '0,-1': 'T+O' });

describe('[EMG-620] a dual-resource tile bears two types and is a data tile for every rule', () => {
  test.each(['E', 'B'] as const)('it can be activated and replenished with %s', (face) => {
    expect(offers(redActs('09', 'B1', `hack-${face}`, { tokens: { red: 1 } }), red)).toEqual([
      'activate',
      'boost',
      'replenish',
      'nothing',
    ]);
  });

  test('it gives no protection', () => {
    const s = redActs('09', 'B2', 'terminate-E', {
      tokens: { red: 3 },
      at: { orange: 'B1' },
      show: { orange: 'spy-B' },
    });
    expect(offers(s, red)).toContain('terminate');
  });

  test('an absent operative collects there', () => {
    expect(absent(redActs('09', 'B1', 'activate-E'), red)).toBe('activate');
  });
});

test('[EMG-621] at the start one block of each of its two types lies on it', () => {
  const s = emergence.start({ seats: 3, seed: 1, options: { city: '09' } }).state;
  expect(['B1', 'B2', 'A3', 'D3'].map((tile) => lyingOn(s, tile))).toEqual(['TM', 'OH', 'OM', 'TH']);
  expect(seen(s, red).blocksInCity).toBe(24);
});

describe('[EMG-622] activate takes the blocks that match and leaves the others', () => {
  test.each([
    ['E', 'TT', 'MMM'],
    ['B', 'MMM', 'TT'],
  ] as const)('with %s: takes %s, leaves %s', (face, taken, left) => {
    const s = answer(redActs('09', 'B1', `activate-${face}`, { lying: { B1: 'TTMMM' } }), red, 'activate');
    expect([held(s, red), lyingOn(s, 'B1')]).toEqual([taken, left]);
  });

  test('two types of one nature are taken together', () => {
    const s = answer(redActs(TWO_DIGITAL, 'C3', 'activate-E', { lying: { C3: 'TTO' } }), red, 'activate');
    expect([held(s, red), lyingOn(s, 'C3')]).toEqual(['TTO', '']);
  });

  test('where only the others lie, nothing can be taken', () => {
    expect(now(redActs('09', 'B1', 'activate-E', { lying: { B1: 'MM' } }))).toBe('move orange');
  });
});

describe('[EMG-623] replenish adds one block of a type that matches', () => {
  test.each([
    ['E', 'TTM'],
    ['B', 'TMM'],
  ] as const)('with %s one type matches: it simply happens', (face, lying) => {
    const s = answer(redActs('09', 'B1', `replenish-${face}`), red, 'replenish');
    expect([lyingOn(s, 'B1'), now(s)]).toEqual([lying, 'move orange']);
  });

  test('[D-REPTYPE] with two the operative chooses, or lets it be', () => {
    const s = answer(redActs(TWO_DIGITAL, 'C3', 'replenish-E'), red, 'replenish');
    expect(now(s)).toBe('replenish red');
    expect(offers(s, red)).toEqual(['triangle', 'circle', 'nothing']);
    expect(lyingOn(answer(s, red, 'triangle'), 'C3')).toBe('TTO');
    expect(lyingOn(answer(s, red, 'circle'), 'C3')).toBe('TOO');
    expect(lyingOn(answer(s, red, 'nothing'), 'C3')).toBe('TO');
    expect(refusal(s, red, 'helix')).toEqual({
      rule: 'EMG-623',
      why: 'Choose one of the two types of this tile that your augmentation can handle.',
    });
  });

  test('[D-REPTYPE] for an absent operative: the type with fewer blocks in the city', () => {
    const asking = (lying: Record<string, string>): State =>
      answer(redActs(TWO_DIGITAL, 'C3', 'replenish-E', { lying }), red, 'replenish');
    expect(absent(asking({ D5: 'TTTT' }), red)).toBe('circle');
    expect(absent(asking({ A2: 'OOOO' }), red)).toBe('triangle');
    expect(absent(asking({ B2: '', D3: '' }), red)).toBe('triangle');
  });

  test('for a token it is paid with the choice', () => {
    const s = answer(redActs(TWO_DIGITAL, 'C3', 'spy-E', { tokens: { red: 2 } }), red, 'replenish');
    expect(s.tokens[red]).toBe(2);
    expect(answer(s, red, 'circle').tokens[red]).toBe(1);
    expect(answer(s, red, 'nothing').tokens[red]).toBe(2);
  });
});

test('[EMG-624] all blocks on it count for the end', () => {
  const s = redActs('09', 'B1', 'activate-E', { onlyLying: { B1: 'TTM' } });
  const after = answer(s, red, 'activate');
  expect(after.outcome).toBe(null);
  expect(seen(after, red).blocksInCity).toBe(1);
  const last = redActs('09', 'B1', 'activate-B', { onlyLying: { B1: 'M' } });
  expect(ended(answer(last, red, 'activate')).reason).toBe('depletion');
});
