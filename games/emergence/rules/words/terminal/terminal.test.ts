import { fastRng, type Json, type Question, type QuestionOf, type Seat } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { CITIES } from '../../content/cities.ts';
import { cityOf as smallCity } from '../../content/testing/cities.ts';
import type { CityFile } from '../../content/types.ts';
import { type Answers, emergence, type State, terminal, type View } from '../../index.ts';
import { cityOf } from '../../state.ts';
import { type Art, type Line, textOf } from './ink.ts';

const NAMES = ['Red', 'Orange', 'Yellow', 'Violet', 'Pink', 'White'];
const ART: Art = { width: 80, height: 40, unicode: true };

function text(lines: readonly Line[]): string[] {
  return lines.map((line) => line.map(textOf).join(''));
}

/** A game that random operatives have played for a while, at a question of this kind. */
function inGame(
  about: string,
  { city = 'capital-01', seats = 4, steps = 150 }: { city?: Json; seats?: number; steps?: number },
): State {
  const s = emergence.start({ seats, options: { city, length: 'extended' }, seed: 11 }).state;
  const rng = fastRng(5);
  s.tokens.fill(5);
  for (let step = 0; step < steps || emergence.asks(s)[0]?.about !== about; step += 1) {
    if (!emergence.playRandom(s, rng) || step > 20_000) throw new Error(`no '${about}' came up`);
  }
  return s;
}

function sceneOf(s: State, art: Art = ART): { view: View; names: string[]; question: QuestionOf<Answers>; art: Art } {
  const [question] = emergence.asks(s);
  return { view: emergence.view(s, question!.seat), names: NAMES, question: question as QuestionOf<Answers>, art };
}

describe('the picture', () => {
  const tables = CITIES.flatMap(({ id }) => [80, 100, 120].map((width) => [id, width] as const));

  test.each(tables)(
    'of %s fits into %i columns, with every tile, every agent and every number on it',
    (city, width) => {
      for (const unicode of [true, false]) {
        const s = inGame('move', { city });
        const scene = sceneOf(s, { width, height: 45, unicode });
        const drawn = text(terminal.picture(scene));
        expect(Math.max(...drawn.map((line) => line.length))).toBeLessThanOrEqual(width);
        const map = drawn.join('\n');
        for (const name of cityOf(s).names) expect(map).toMatch(new RegExp(`[│|]${name}(?!\\d)`));
        const offered = (scene.question.domain as { from: readonly Json[] }).from;
        for (const number of offered.keys()) expect(map).toContain(`${unicode ? '›' : '>'}${number + 1}`);
        if (!unicode) expect(map).toMatch(/^[\x20-\x7e\n]*$/);
      }
    },
  );

  test('of a city that is far too wide is drawn as narrow as it goes', () => {
    const row = ['S', ...'OTHMOTHMOTHMOTHMOTHM'].join(' ');
    const wide: CityFile = smallCity(
      [3, 6],
      [
        [0, -10, row],
        [1, -11, `${'H M O T '.repeat(4)}C H A`],
      ],
    );
    const s = emergence.start({ seats: 3, options: { city: wide as unknown as Json }, seed: 1 }).state;
    const drawn = text(terminal.picture({ view: emergence.view(s, 0), names: NAMES, question: null, art: ART }));
    expect(Math.max(...drawn.map((line) => line.length))).toBeLessThan(100);
    expect(drawn.join('\n')).toContain('│A21│');
  });

  test('[EMG-121] a brick touches the bricks of its neighbours and no others', () => {
    const s = emergence.start({ seats: 3, seed: 1 }).state;
    const city = cityOf(s);
    const drawn = text(terminal.picture({ view: emergence.view(s, 0), names: NAMES, question: null, art: ART }));
    const at = (name: string): { x: number; y: number } => {
      const y = drawn.findIndex((line) => new RegExp(`│${name}(?!\\d)`).test(line));
      return { x: drawn[y]!.indexOf(`│${name}`), y };
    };
    for (const [a, name] of city.names.entries()) {
      for (const [b, other] of city.names.entries()) {
        const [here, there] = [at(name), at(other)];
        const beside = here.y === there.y && Math.abs(here.x - there.x) === 6;
        const above = Math.abs(here.y - there.y) === 3 && Math.abs(here.x - there.x) === 3;
        expect([name, other, beside || above]).toEqual([name, other, city.adjacent[a]![b]]);
      }
    }
  });

  test('[EMG-011] shows nobody’s card: a look over my shoulder tells nothing', () => {
    const s = inGame('select', { seats: 6 });
    const scene = sceneOf(s);
    const blind = { ...scene.view, operatives: scene.view.operatives.map((one) => ({ ...one, team: null })) };
    expect(terminal.picture({ ...scene, view: blind })).toEqual(terminal.picture(scene));
    expect(text(terminal.picture(scene)).join('\n')).not.toMatch(/\d tokens? +(A\.I\.|Human)/);
  });

  test('[EMG-252] but what I have spied out stands beside its owner, for me alone', () => {
    const s = inGame('select', {});
    s.spied.push(1, 2);
    const lineOf = (me: Seat): string =>
      text(terminal.picture({ ...sceneOf(s), view: emergence.view(s, me) })).find(
        (line) => /token/.test(line) && /A\.I\.|Human/.test(line),
      ) ?? '';
    expect(lineOf(1)).toMatch(s.allegiance[2] === 1 ? /Human$/ : /A\.I\.$/);
    expect(lineOf(0)).toBe('');
  });

  test.each([
    [30, 'left'],
    [8, 'running low'],
    [4, 'nearly out!'],
  ])('with %i blocks in the city the table reads: %s', (blocks, says) => {
    const scene = sceneOf(inGame('select', {}));
    const view = { ...scene.view, blocksInCity: blocks };
    expect(text(terminal.picture({ ...scene, view })).find((line) => line.includes(' blocks left'))).toContain(says);
  });
});

describe('what was typed', () => {
  const scene = (about: string): ReturnType<typeof sceneOf> => {
    const base = sceneOf(inGame('select', {}));
    return { ...base, question: { ...base.question, about } as QuestionOf<Answers> };
  };

  test.each([
    ['move', 'c3', 'C3'],
    ['boost', ' D4 ', 'D4'],
    ['move', 'z9', 'Z9'],
    ['move', 'north', undefined],
    ['action', 'rep', 'replenish'],
    ['target', 'yel', 2],
    ['target', 'pink', undefined], // not at this table
    [
      'compile',
      'to hm',
      [
        ['triangle', 'circle'],
        ['helix', 'molecule'],
      ],
    ],
    [
      'compile',
      'OO, §♣',
      [
        ['circle', 'circle'],
        ['helix', 'molecule'],
      ],
    ],
    ['compile', 'none', []],
    ['compile', 'abc', undefined],
  ])('at %s, %j means %j', (about, typed, means) => {
    expect(terminal.meant(scene(about), typed)).toEqual(means);
  });
});

describe('choices', () => {
  test('[EMG-101] the selection is a grid of twelve numbers', () => {
    const drawn = text(terminal.choices(sceneOf(inGame('select', {})))!);
    const numbers = drawn.slice(1).map((line) => /^ {2}\w+ +(\d+) +(\d+)/.exec(line)!.slice(1).map(Number));
    expect(numbers.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('[EMG-306] [EMG-307] compiling proposes the best sets, and the best without pairs', () => {
    const s = inGame('compile', {});
    const [{ seat }] = emergence.asks(s) as [Question];
    s.held.fill(0);
    [s.held[seat * 4], s.held[seat * 4 + 1]] = [1, 4];
    expect(terminal.proposals(sceneOf(s))).toEqual([
      [
        ['triangle', 'circle'],
        ['circle', 'circle'],
      ],
      [['triangle', 'circle']],
    ]);
  });
});

test('[EMG-508] the end turns over all cards, splits and spy results', () => {
  const s = inGame('select', { seats: 3 });
  Object.assign(s, { inserted: [0, 0, 3, 0, 0, 2, 1, 4], opened: 1, spied: [1, 2], totals: [4, 4], stack: [] });
  s.outcome = { winners: [0], reason: 'depletion', rules: [], roles: [] };
  const end = text(terminal.ending({ ...sceneOf(inGame('select', {})), view: emergence.view(s, 0) })).join('\n');
  expect(end).toMatch(/Event 1 +3\+0 +- +1\+4 +\+4 +\+4/);
  expect(end).toMatch(/Orange looked at Yellow: (A\.I\.|Human)/);
  expect(end.match(/won|lost/g)).toHaveLength(3);
});
