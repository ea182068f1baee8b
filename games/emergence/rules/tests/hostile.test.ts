import { describe, expect, test } from 'vitest';
import type { State } from '../index.ts';
import type { Selection } from '../content/selections.ts';
import {
  absent,
  actionOf,
  answer,
  answers,
  held,
  nextRound,
  now,
  offers,
  orange,
  type Picture,
  red,
  refusal,
  seen,
  select,
  selecting,
  step,
  tileOf,
  told,
  turnOf,
  violet,
  yellow,
} from './testing/tables.ts';

/** Red stands on C3 with E, orange next door on B2 with B. */
function faceToFace(selected: Selection, more: Picture = {}): State {
  return actionOf('red', {
    ...more,
    at: { red: 'C3', orange: 'B2', ...more.at },
    show: { red: selected, orange: 'activate-B', ...more.show },
    tokens: { red: 3, ...more.tokens },
    holds: { orange: 'TTH', ...more.holds },
  });
}

/** Red and orange share C3, both with E. */
function sideBySide(more: Picture = {}): State {
  return actionOf('red', {
    ...more,
    at: { red: 'C3', orange: 'C3', ...more.at },
    show: { red: 'spy-E', orange: 'activate-E', ...more.show },
    tokens: { red: 2, ...more.tokens },
  });
}

/** Whom red may attack with the selected action; [] when it is not even offered. */
function targetsOf(s: State, act: 'hack' | 'spy' | 'terminate'): unknown[] {
  if (now(s) !== 'action red' || !offers(s, red).includes(act)) return [];
  return offers(answer(s, red, act), red).filter((value) => value !== 'nothing');
}

describe('[EMG-240] hack takes all data blocks', () => {
  const attack = (): State =>
    faceToFace('hack-E', { holds: { red: 'M', orange: 'TTOHM' }, tokens: { red: 1, orange: 4 } });
  const after = (): State => answers(attack(), red, 'hack', orange);

  test('all of them, and nothing else', () => {
    expect([held(after(), red), held(after(), orange)]).toEqual(['TTOHMM', '']);
    expect(after().tokens[orange]).toBe(4);
    expect(tileOf(after(), orange)).toBe('B2');
  });

  test('everybody is told', () => {
    expect(told(answer(attack(), red, 'hack'), red, orange)).toEqual([
      { type: 'hacked', by: red, on: orange, blocks: { triangle: 2, circle: 1, helix: 1, molecule: 1 } },
    ]);
  });
});

describe('[EMG-241] hack needs neighbouring tiles, opposite augmentations and 1 token', () => {
  test('then it is offered', () => {
    expect(targetsOf(faceToFace('hack-E', { tokens: { red: 1 } }), 'hack')).toEqual([orange]);
    expect(targetsOf(faceToFace('hack-B', { show: { orange: 'spy-E' } }), 'hack')).toEqual([orange]);
  });

  test('not two tiles away', () => {
    expect(targetsOf(faceToFace('hack-E', { at: { orange: 'A1' } }), 'hack')).toEqual([]);
  });

  test('not with the same augmentation', () => {
    expect(targetsOf(faceToFace('hack-E', { show: { orange: 'hack-E' } }), 'hack')).toEqual([]);
  });

  test('not without a token', () => {
    expect(targetsOf(faceToFace('hack-E', { tokens: { red: 0 } }), 'hack')).toEqual([]);
  });

  test('1 token is discarded', () => {
    const after = answers(faceToFace('hack-E'), red, 'hack', orange);
    expect([after.tokens[red], after.supplied.at(-1)]).toEqual([2, 2]);
  });

  test('refused targets are told why', () => {
    const s = answer(
      faceToFace('hack-E', {
        seats: 6,
        at: { yellow: 'A1', violet: 'B3', pink: 'C2', white: 'D4' },
        show: { yellow: 'spy-B', violet: 'spy-E', pink: 'spy-B' },
        holds: { yellow: 'T', violet: 'T' },
      }),
      red,
      'hack',
    );
    expect(offers(s, red)).toEqual([orange, 'nothing']);
    expect(refusal(s, red, yellow)).toEqual({
      rule: 'EMG-241',
      why: 'That agent does not stand on a tile next to yours.',
    });
    expect(refusal(s, red, violet)).toEqual({
      rule: 'EMG-241',
      why: 'Both of you show the same augmentation; you need the other one.',
    });
    expect(refusal(s, red, 4)).toEqual({
      rule: 'EMG-207',
      why: 'There is nothing to take: that operative holds no data blocks.',
    });
    expect(refusal(s, red, 5)).toEqual({
      rule: 'EMG-270',
      why: 'Nobody can be attacked on the start tile, or from it.',
    });
  });
});

describe('[EMG-242] [EX-19] adjacent does not mean on the same tile', () => {
  test.each(['hack', 'terminate', 'spy'] as const)('%s: not against the other augmentation on the own tile', (act) => {
    const s = faceToFace(`${act}-E`, { at: { orange: 'C3' } });
    expect(targetsOf(s, act)).toEqual([]);
  });

  test('the refusal says so', () => {
    const s = faceToFace('hack-E', { at: { yellow: 'C3' }, show: { yellow: 'spy-B' }, holds: { yellow: 'T' } });
    expect(refusal(answer(s, red, 'hack'), red, yellow)).toEqual({
      rule: 'EMG-242',
      why: 'You stand on the same tile; you reach only the tiles next to yours.',
    });
  });
});

describe('[EMG-243] the cost must be held beforehand', () => {
  test.each([
    ['hack', 1],
    ['spy', 2],
    ['terminate', 3],
  ] as const)('%s needs %d in hand', (act, cost) => {
    const near = act === 'spy' ? { at: { orange: 'C3' }, show: { orange: 'spy-E' } as const } : {};
    const poor = faceToFace(`${act}-E`, { ...near, tokens: { red: cost - 1, orange: 9 } });
    expect(targetsOf(poor, act)).toEqual([]);
    expect(targetsOf(faceToFace(`${act}-E`, { ...near, tokens: { red: cost } }), act)).toEqual([orange]);
  });

  test('what the victim holds does not help', () => {
    const s = faceToFace('terminate-E', { tokens: { red: 2, orange: 9 } });
    expect(refusal(s, red, 'terminate')).toEqual({
      rule: 'EMG-243',
      why: 'You need 3 knowledge tokens to terminate; you hold 2.',
    });
  });
});

describe('[EMG-250] spy: a look at the allegiance card', () => {
  test.each([
    ['orange', 'human'],
    ['violet', 'ai'],
  ] as const)('when %s is the Human, orange turns out %s', (human, team) => {
    const s = answer(sideBySide({ humans: [human] }), red, 'spy');
    const looked = step(s, red, orange);
    expect(looked.told).toContainEqual({ event: { type: 'saw', on: orange, team }, to: red });
    expect(seen(looked.state, red).operatives[orange]!.team).toBe(team);
  });
});

describe('[EMG-251] spy needs the same tile, the same augmentation and 2 tokens', () => {
  test('then it is offered', () => {
    expect(targetsOf(sideBySide(), 'spy')).toEqual([orange]);
    expect(targetsOf(sideBySide({ show: { red: 'spy-B', orange: 'hack-B' } }), 'spy')).toEqual([orange]);
  });

  test('not next door', () => expect(targetsOf(sideBySide({ at: { orange: 'B2' } }), 'spy')).toEqual([]));
  test('not with the other augmentation', () =>
    expect(targetsOf(sideBySide({ show: { orange: 'spy-B' } }), 'spy')).toEqual([]));
  test('not with 1 token', () => expect(targetsOf(sideBySide({ tokens: { red: 1 } }), 'spy')).toEqual([]));

  test('2 tokens are discarded', () => {
    const after = answers(sideBySide({ tokens: { red: 5 } }), red, 'spy', orange);
    expect([after.tokens[red], after.supplied.at(-1)]).toEqual([3, 3]);
  });

  test('refused targets are told why', () => {
    const s = answer(sideBySide({ at: { yellow: 'B2', violet: 'C3' }, show: { violet: 'spy-B' } }), red, 'spy');
    expect(refusal(s, red, yellow)).toEqual({
      rule: 'EMG-251',
      why: 'To spy on somebody you have to stand on the same tile.',
    });
    expect(refusal(s, red, violet)).toEqual({
      rule: 'EMG-251',
      why: 'To spy on somebody you have to show the same augmentation.',
    });
  });
});

describe('[EMG-252] that X spied on Y is public, the result is not', () => {
  const spying = (): State => answer(sideBySide({ humans: ['orange'] }), red, 'spy');
  const looked = (): ReturnType<typeof step> => step(spying(), red, orange);

  test('all others are told no more than that', () => {
    for (const viewer of ['spectator', orange, yellow, violet] as const) {
      const told = looked()
        .told.filter(({ to }) => to === 'all' || to === viewer)
        .map(({ event }) => event);
      expect(told).toEqual([{ type: 'spied', by: red, on: orange }]);
      expect(seen(looked().state, viewer).spied).toEqual([{ by: red, on: orange, saw: null }]);
    }
    expect(seen(looked().state, yellow).operatives[orange]!.team).toBe(null);
  });

  test('[D-SPYSEEN] the spy reads the card and acknowledges', () => {
    expect(now(looked().state)).toBe('spySeen red');
    expect(offers(looked().state, red)).toEqual(['understood']);
    expect(absent(looked().state, red)).toBe('understood');
    expect(now(answer(looked().state, red, 'understood'))).toBe('move orange');
  });

  test('and knows it for the rest of the game', () => {
    const later = select(nextRound(answer(looked().state, red, 'understood')));
    expect(later.round).toBe(2);
    expect(seen(later, red).operatives[orange]!.team).toBe('human');
    expect(seen(later, red).spied).toEqual([{ by: red, on: orange, saw: 'human' }]);
    expect(seen(later, orange).operatives[red]!.team).toBe(null);
  });
});

test('[EMG-253] the same operative may be spied on again, by the same or by others', () => {
  const spied = [
    ['red', 'orange'],
    ['yellow', 'orange'],
  ] as const;
  const s = sideBySide({ spied, humans: ['orange'] });
  expect(targetsOf(s, 'spy')).toEqual([orange]);
  const after = answers(s, red, 'spy', orange);
  expect(after.tokens[red]).toBe(0);
  expect(seen(after, red).spied).toEqual([
    { by: red, on: orange, saw: 'human' },
    { by: yellow, on: orange, saw: null },
    { by: red, on: orange, saw: 'human' },
  ]);
});

describe('[EMG-260] terminate takes all blocks and all tokens and sends the agent back', () => {
  const attack = (): State =>
    faceToFace('terminate-E', { tokens: { red: 4, orange: 6 }, holds: { red: 'M', orange: 'TTH' } });
  const after = (): State => answers(attack(), red, 'terminate', orange);

  test('blocks, tokens and agent', () => {
    expect([held(after(), red), after().tokens[red]]).toEqual(['TTHM', 7]); // 4 − 3 + 6
    expect([held(after(), orange), after().tokens[orange], tileOf(after(), orange)]).toEqual(['', 0, 'D4']);
    expect(tileOf(after(), red)).toBe('C3');
  });

  test('everybody is told', () => {
    expect(told(answer(attack(), red, 'terminate'), red, orange)[0]).toEqual({
      type: 'terminated',
      by: red,
      on: orange,
      blocks: { triangle: 2, helix: 1 },
      tokens: 6,
    });
  });
});

describe('[EMG-261] terminate needs neighbouring tiles, opposite augmentations and 3 tokens', () => {
  test('then it is offered', () => expect(targetsOf(faceToFace('terminate-E'), 'terminate')).toEqual([orange]));
  test('not two tiles away', () =>
    expect(targetsOf(faceToFace('terminate-E', { at: { orange: 'A1' } }), 'terminate')).toEqual([]));
  test('not with the same augmentation', () =>
    expect(targetsOf(faceToFace('terminate-E', { show: { orange: 'spy-E' } }), 'terminate')).toEqual([]));
  test('not with 2 tokens', () =>
    expect(targetsOf(faceToFace('terminate-E', { tokens: { red: 2 } }), 'terminate')).toEqual([]));

  test('3 tokens are discarded', () => {
    const after = answers(faceToFace('terminate-E', { tokens: { red: 3, orange: 1 } }), red, 'terminate', orange);
    expect([after.tokens[red], after.supplied.at(-1)]).toEqual([1, 1]);
  });

  test('refused targets are told why', () => {
    const s = answer(faceToFace('terminate-E', { at: { yellow: 'A1' }, show: { yellow: 'spy-B' } }), red, 'terminate');
    expect(refusal(s, red, yellow)).toEqual({
      rule: 'EMG-261',
      why: 'That agent does not stand on a tile next to yours.',
    });
  });
});

describe('[EMG-262] [EX-26] a terminated operative stays in the game', () => {
  const sent = (): State =>
    answers(faceToFace('terminate-E', { show: { orange: 'boost-B' } }), red, 'terminate', orange);

  test('keeps the selection and takes the turn that is still to come from the start tile', () => {
    expect(now(sent())).toBe('move orange');
    expect(offers(sent(), orange)).toEqual(['C4', 'D3', 'D5', 'E3', 'E4']); // C3 is red's, with E
    expect(seen(sent(), yellow).operatives[orange]!.selected).toBe('boost-B');
    expect(offers(answer(sent(), orange, 'E4'), orange)).toEqual(['boost', 'nothing']);
  });

  test('whoever has had the turn gets no other', () => {
    const late = actionOf('yellow', {
      at: { yellow: 'C3', orange: 'B2' },
      show: { yellow: 'terminate-E', orange: 'spy-B' },
      tokens: { yellow: 3 },
    });
    expect(now(answers(late, yellow, 'terminate', orange))).toBe('move violet');
  });
});

test('[EMG-263] terminate is allowed against somebody who holds nothing', () => {
  const s = faceToFace('terminate-E', { holds: { orange: '' } });
  expect(targetsOf(s, 'terminate')).toEqual([orange]);
  const after = answers(s, red, 'terminate', orange);
  expect([tileOf(after, orange), after.tokens[red], held(after, red)]).toEqual(['D4', 0, '']);
});

describe('[EMG-270] [EX-18] the start tile is safe, and no place to attack from', () => {
  test.each(['hack', 'terminate'] as const)('%s: not against somebody there, not from there', (act) => {
    expect(targetsOf(faceToFace(`${act}-E`, { at: { orange: 'D4' } }), act)).toEqual([]);
    expect(targetsOf(faceToFace(`${act}-E`, { at: { red: 'D4', orange: 'C3' } }), act)).toEqual([]);
  });

  test('spy: not on the start tile', () => {
    expect(targetsOf(sideBySide({ at: { red: 'D4', orange: 'D4' } }), 'spy')).toEqual([]);
  });
});

describe('[EMG-271] any other operative in reach, and the target decides nothing', () => {
  test('of either team', () => {
    for (const humans of [['red'], ['orange'], ['violet']] as const) {
      const s = faceToFace('hack-E', {
        humans,
        at: { yellow: 'B3', violet: 'D4' },
        show: { yellow: 'spy-B', violet: 'spy-B' },
        holds: { yellow: 'O', violet: 'O' },
      });
      expect(targetsOf(s, 'hack')).toEqual([orange, yellow]);
    }
  });

  test('also the fellow Human', () => {
    const s = sideBySide({ seats: 5, humans: ['red', 'orange'] });
    expect(targetsOf(s, 'spy')).toEqual([orange]);
  });

  test('never oneself', () => {
    expect(targetsOf(sideBySide({ at: { orange: 'B2' } }), 'spy')).toEqual([]);
    expect(refusal(answer(sideBySide(), red, 'spy'), red, red).rule).toBe('EMG-271');
  });

  test('the deed is done at once', () => {
    expect(now(answer(answer(faceToFace('hack-E'), red, 'hack'), red, orange))).toBe('move orange');
  });

  test('[D-TARGET] the attacker may still let it be; who is absent does', () => {
    for (const act of ['hack', 'terminate'] as const) {
      const s = answer(faceToFace(`${act}-E`), red, act);
      expect(now(s)).toBe('target red');
      expect(absent(s, red)).toBe('nothing');
      const spared = answer(s, red, 'nothing');
      expect([spared.tokens[red], held(spared, orange), now(spared)]).toEqual([3, 'TTH', 'move orange']);
    }
  });
});

describe('[EMG-272] the augmentations revealed this round are compared', () => {
  test('not those of the round before', () => {
    const before = selecting({
      at: { red: 'C2', orange: 'B2' },
      show: { red: 'hack-E', orange: 'spy-B' },
      holds: { orange: 'T' },
      tokens: { red: 2 },
    });
    const same = answer(select(before, { red: 'hack-B', orange: 'spy-B' }), red, 'C3');
    expect(targetsOf(same, 'hack')).toEqual([]);
    const opposite = answer(select(before, { red: 'hack-B', orange: 'spy-E' }), red, 'C3');
    expect(targetsOf(opposite, 'hack')).toEqual([orange]);
  });

  test('also of those who have had their turn', () => {
    const s = turnOf('red', {
      at: { red: 'B1', orange: 'C3' },
      show: { red: 'spy-B', orange: 'hack-E' },
      holds: { red: 'T' },
      tokens: { orange: 1 },
    });
    const attack = answers(answer(s, red, 'B2'), orange, 'B3', 'hack');
    expect(offers(attack, orange)).toEqual([red, 'nothing']);
  });
});

test.each([
  ['a compile', 'A1', 'B2'],
  ['an assimilate', 'A4', 'A3'],
  ['a data', 'B3', 'B2'],
])('[EMG-273] %s tile gives no protection', (_, theirs, mine) => {
  const s = faceToFace('terminate-E', { at: { red: mine, orange: theirs } });
  expect(targetsOf(s, 'terminate')).toEqual([orange]);
  expect(targetsOf(faceToFace('hack-E', { at: { red: theirs, orange: mine } }), 'hack')).toEqual([orange]);
  expect(targetsOf(sideBySide({ at: { red: theirs, orange: theirs } }), 'spy')).toEqual([orange]);
});
