import { describe, expect, test } from 'vitest';
import type { State } from '../index.ts';
import {
  absent,
  actionOf,
  answer,
  answers,
  asked,
  now,
  offers,
  orange,
  type Picture,
  red,
  refusal,
  selecting,
  select,
  step,
  tileOf,
  told,
  turnOf,
  violet,
  white,
  yellow,
} from './testing/tables.ts';

const ROUND_D4 = ['C3', 'C4', 'D3', 'D5', 'E3', 'E4'];
const ROUND_C3 = ['B2', 'B3', 'C2', 'C4', 'D3', 'D4'];

test('[EMG-120] movement comes first, then the action, then the next operative', () => {
  let s = turnOf('red', { at: { red: 'D3' } });
  expect(now(s)).toBe('move red');
  s = answer(s, red, 'C3');
  expect(now(s)).toBe('action red');
  expect(now(answer(s, red, 'activate'))).toBe('move orange');
  expect(now(answer(s, red, 'nothing'))).toBe('move orange');
});

describe('[EMG-121] tiles are hexagons: an agent goes across an edge', () => {
  test.each([
    ['D4', ROUND_D4],
    ['C3', ROUND_C3],
    ['A1', ['A2', 'B1', 'B2']],
    ['A4', ['A3', 'B4', 'B5']],
    ['D1', ['C1', 'D2', 'E1']],
    ['G2', ['F2', 'F3', 'G1', 'G3']],
  ])('from %s to %j', (tile, round) => {
    expect(offers(turnOf('red', { at: { red: tile } }), red)).toEqual(round);
  });
});

describe('[EMG-122] one tile, and one has to move', () => {
  const onC3 = (): State => turnOf('red', { at: { red: 'C3' } });

  test('staying is not offered', () => {
    expect(offers(onC3(), red)).toEqual(ROUND_C3);
    expect(refusal(onC3(), red, 'C3')).toEqual({
      rule: 'EMG-122',
      why: 'Your agent already stands there; it has to move to another tile.',
    });
    expect(refusal(onC3(), red, 'nothing')).toEqual({
      rule: 'EMG-122',
      why: 'You have to move: there is a tile that you may enter.',
    });
  });

  test('nor are two steps', () => {
    expect(refusal(onC3(), red, 'A1')).toEqual({
      rule: 'EMG-122',
      why: 'A1 is not next to your agent; you move one tile at a time.',
    });
  });

  test('nor a tile that is not there', () => {
    expect(refusal(onC3(), red, 'Z9')).toEqual({ rule: 'EMG-122', why: 'There is no such tile in this city.' });
  });

  test('one legal destination is enough to be forced to it', () => {
    const cornered = turnOf('red', {
      at: { red: 'A1', orange: 'A2', yellow: 'B1' },
      show: { orange: 'spy-B', yellow: 'spy-B' },
    });
    expect(now(cornered)).toBe('move red');
    expect(offers(cornered, red)).toEqual(['B2']);
  });

  test('the agent is then there, and everybody is told', () => {
    expect(tileOf(answer(onC3(), red, 'B2'), red)).toBe('B2');
    expect(told(onC3(), red, 'B2')[0]).toEqual({ type: 'moved', by: red, from: 'C3', to: 'B2' });
  });

  test('nobody else may move it', () => {
    expect(asked(onC3())).toEqual([red]);
    expect(refusal(onC3(), orange, 'B2').why).toBe('You are not asked now.');
  });
});

test('[EMG-123] an unoccupied tile may always be entered, whatever the augmentation and the tile', () => {
  for (const face of ['E', 'B'] as const) {
    expect(offers(turnOf('red', { at: { red: 'B2' }, show: { red: `spy-${face}` } }), red)).toEqual([
      'A1',
      'A2',
      'B1',
      'B3',
      'C2',
      'C3',
    ]);
  }
});

describe('[EMG-124] [EX-12] an occupied tile asks for the augmentation of all who stand there', () => {
  const redOnB2 = (mine: 'spy-E' | 'spy-B'): Picture => ({
    at: { red: 'B2', yellow: 'C3' },
    show: { red: 'hack-E', yellow: mine },
  });

  test('yellow with B may not enter where red shows E', () => {
    const s = turnOf('yellow', redOnB2('spy-B'));
    expect(offers(s, yellow)).toEqual(['B3', 'C2', 'C4', 'D3', 'D4']);
    expect(refusal(s, yellow, 'B2')).toEqual({
      rule: 'EMG-124',
      why: 'You cannot enter B2: the agent there shows the other augmentation.',
    });
  });

  test('with E it may', () => {
    expect(offers(turnOf('yellow', redOnB2('spy-E')), yellow)).toEqual(ROUND_C3);
  });

  test('only the augmentation counts, not the action', () => {
    const s = turnOf('yellow', { at: { red: 'B2', yellow: 'C3' }, show: { red: 'hack-B', yellow: 'hack-E' } });
    expect(offers(s, yellow)).not.toContain('B2');
  });

  test('all who stand there have to show it: two the same will do', () => {
    const three: Picture = { at: { red: 'B2', orange: 'B2', yellow: 'C3' } };
    const show = { red: 'spy-B', orange: 'spy-B', yellow: 'spy-B' } as const;
    expect(offers(turnOf('yellow', { ...three, show }), yellow)).toContain('B2');
    const other = turnOf('yellow', { ...three, show: { ...show, yellow: 'spy-E' } });
    expect(offers(other, yellow)).not.toContain('B2');
    expect(refusal(other, yellow, 'B2').why).toBe('You cannot enter B2: the agents there show the other augmentation.');
  });
});

describe('[EMG-125] the start tile takes everybody', () => {
  test('any number, with any augmentations', () => {
    const s = turnOf('red', {
      seats: 6,
      at: { red: 'C3' },
      show: { red: 'spy-B', orange: 'spy-E', yellow: 'spy-B', violet: 'spy-E' },
    });
    expect(offers(s, red)).toContain('D4');
  });

  test('also when all there show the other augmentation, and by boost', () => {
    const show = { red: 'boost-B' } as const;
    expect(offers(turnOf('red', { at: { red: 'C3' }, show }), red)).toContain('D4');
    expect(offers(answer(actionOf('red', { at: { red: 'C3' }, show }), red, 'boost'), red)).toContain('D4');
  });

  test('but only from next to it', () => {
    expect(offers(turnOf('red', { at: { red: 'B2' } }), red)).not.toContain('D4');
  });
});

test('[EMG-126] kind and colour of a tile do not matter for movement', () => {
  for (const face of ['E', 'B'] as const) {
    const show = { red: `spy-${face}` } as const;
    const from = (tile: string, city = '01') => offers(turnOf('red', { at: { red: tile }, show, city }), red);
    expect(from('B2')).toEqual(expect.arrayContaining(['A1', 'A2', 'B1', 'C3'])); // compile, circle, helix
    expect(from('A3')).toContain('A4'); // assimilate
    expect(from('B1', '08')).toContain('A1'); // teleport
    expect(from('A2', '09')).toContain('B2'); // dual-resource
  }
});

test('[EMG-127] there is no limit to the agents on a tile', () => {
  const five = { red: 'C3', orange: 'C3', yellow: 'C3', violet: 'C3', pink: 'C3', white: 'B2' };
  const s = turnOf('white', { seats: 6, at: five });
  expect(offers(s, white)).toContain('C3');
  expect(answer(s, white, 'C3').at.every((tile, _, all) => tile === all[0])).toBe(true);
});

describe('[EMG-128] [EX-13] [EX-14] agents that come to differ on a shared tile simply stay', () => {
  const shared = { red: 'B2', violet: 'B2', orange: 'C3', yellow: 'A2' };

  test('the reveal moves and costs nobody anything', () => {
    const before = selecting({ at: shared, tokens: { red: 2, violet: 2 }, show: { red: 'spy-E', violet: 'spy-E' } });
    const s = select(before, { red: 'spy-E', violet: 'spy-B' });
    expect([tileOf(s, red), tileOf(s, violet)]).toEqual(['B2', 'B2']);
    expect(s.tokens).toEqual(before.tokens);
  });

  test('[EMG-129] [EX-13] meanwhile nobody can enter', () => {
    for (const face of ['E', 'B'] as const) {
      const s = turnOf('orange', { at: shared, show: { red: 'spy-E', violet: 'spy-B', orange: `spy-${face}` } });
      expect(offers(s, orange)).toEqual(['B3', 'C2', 'C4', 'D3', 'D4']);
      expect(refusal(s, orange, 'B2')).toEqual({
        rule: 'EMG-129',
        why: 'Agents of both augmentations stand on B2; nobody can enter it.',
      });
    }
  });

  test('leaving is free', () => {
    const s = turnOf('red', { at: shared, show: { red: 'spy-E', violet: 'spy-B' } });
    expect(offers(s, red)).toEqual(['A1', 'A2', 'B1', 'B3', 'C2', 'C3']);
  });

  test('[EX-14] red moves off, then an operative with B may enter', () => {
    const s = turnOf('red', { at: shared, show: { red: 'spy-E', violet: 'spy-B', orange: 'spy-B' } });
    expect(offers(answer(s, red, 'B1'), orange)).toContain('B2');
  });
});

test('[EMG-129] a mixed tile can be entered by nobody; a mixed start tile by all', () => {
  const show = { red: 'spy-E', orange: 'spy-B', yellow: 'spy-E', violet: 'spy-B' } as const;
  for (const colour of ['yellow', 'violet'] as const) {
    const at = { red: 'B3', orange: 'B3', [colour]: 'C3' };
    const s = turnOf(colour, { at, show });
    expect(offers(s, asked(s)[0]!)).not.toContain('B3');
    const home = turnOf(colour, { at: { [colour]: 'C3' }, show });
    expect(offers(home, asked(home)[0]!)).toContain('D4');
  }
});

describe('[EMG-130] [EX-15] without a legal destination the agent stays and may still act', () => {
  const cornered: Picture = {
    at: { red: 'A1', orange: 'A2', yellow: 'B1', violet: 'B2' },
    show: { red: 'activate-E', orange: 'spy-B', yellow: 'spy-B', violet: 'spy-B' },
  };

  test('no question about movement', () => {
    const s = turnOf('red', { ...cornered, holds: { red: 'TO' } });
    expect(now(s)).toBe('action red');
    expect(tileOf(s, red)).toBe('A1');
    expect(answers(s, red, 'activate', [['triangle', 'circle']]).tokens[red]).toBe(2);
  });

  test('with nothing to do there either, the turn is over', () => {
    expect(now(turnOf('red', cornered))).toBe('move orange');
  });

  test('everybody is told', () => {
    const s = turnOf('violet', { ...cornered, leader: 'violet', at: { ...cornered.at, violet: 'B3' } });
    expect(told(s, violet, 'B2')).toContainEqual({ type: 'stuck', by: red, at: 'A1' });
  });
});

describe('[EMG-131] occupancy is judged at the moment of the move', () => {
  const picture: Picture = { at: { red: 'B2', orange: 'C2' }, show: { red: 'spy-B', orange: 'spy-E' } };

  test('who has moved stands on the new tile', () => {
    const s = turnOf('red', picture);
    expect(offers(answer(s, red, 'C3'), orange)).not.toContain('C3');
    expect(offers(answer(s, red, 'C3'), orange)).toContain('B2');
  });

  test('who has not stands on the old one', () => {
    const s = turnOf('orange', { ...picture, leader: 'orange' });
    expect(offers(s, orange)).not.toContain('B2');
    expect(offers(s, orange)).toContain('C3');
  });
});

test('[EMG-132] an agent may go back to where it came from', () => {
  let s = select(selecting({ at: { red: 'C3' } }));
  s = answer(s, red, 'B2');
  for (const seat of [orange, yellow, violet]) s = answer(s, seat, 'E4');
  s = select(s);
  for (const seat of [orange, yellow, violet]) s = answer(s, seat, 'D4');
  expect(offers(s, red)).toContain('C3');
  expect(tileOf(answer(s, red, 'C3'), red)).toBe('C3');
});

describe('[D-MOVE] an absent operative goes to the legal tile nearest to the start tile', () => {
  test.each([
    ['A1', 'B2'],
    ['C3', 'D4'],
    ['D7', 'D6'],
    ['E4', 'D4'],
  ])('from %s to %s', (from, to) => {
    expect(absent(turnOf('red', { at: { red: from } }), red)).toBe(to);
  });

  test('ties go to the smallest r, then the smallest q', () => {
    expect(absent(turnOf('red'), red)).toBe('C3'); // all six are next to it
    expect(absent(turnOf('red', { at: { red: 'B3' } }), red)).toBe('C3'); // not C4, its neighbour to the right
    expect(absent(turnOf('red', { at: { red: 'D2' } }), red)).toBe('D3');
    expect(absent(turnOf('red', { at: { red: 'C5' } }), red)).toBe('C4'); // not D5, one row below
  });

  test('a blocked tile is none', () => {
    const s = turnOf('red', { at: { red: 'A1', orange: 'B2' }, show: { orange: 'spy-B' } });
    expect(absent(s, red)).toBe('A2');
  });

  test('the first tile of a city is one as good as others', () => {
    const at = { red: 'A2', orange: 'B2', yellow: 'B3' };
    const s = turnOf('red', { at, show: { orange: 'spy-B', yellow: 'spy-B' } });
    expect(absent(s, red)).toBe('A1'); // not A3, which is as far
  });

  test('the answer is accepted', () => {
    for (const tile of ['A1', 'B5', 'D7', 'G2', 'E3']) {
      const s = turnOf('red', { at: { red: tile } });
      expect(step(s, red, absent(s, red)).ok).toBe(true);
    }
  });
});
