import { describe, expect, test } from 'vitest';
import type { Effect } from '../../content/effects.ts';
import { nameOf, SCRIPTS } from '../../scripts.ts';
import { type Frame, KURO_HERE, NONE, type State } from '../../state.ts';
import { carry as carryTop, enemyOn, fill, lay, wounded } from '../testing/cards.ts';
import { keepLines } from '../testing/kept.ts';
import { story, wholeStory } from '../testing/story.ts';
import { ann, bea, cem, dan, game, hold, own } from '../testing/tables.ts';
import { carry, quiet } from '../testing/turns.ts';
import { join } from 'node:path';
import { listOptions } from '@tablewright/kernel';

// Each kind of effect with nobody and nothing to be about, about Kuro, and about somebody who is not the first: where `rich` and
// `poor` tables do not tell two answers apart.

/** The first printed list that begins with, or has, such an effect. */
function script(does: Effect['does'], fits: (effect: Effect) => boolean = () => true): number {
  const at = SCRIPTS.findIndex((list) => list.some((effect) => effect.does === does && fits(effect)));
  if (at < 0) throw new Error(`no card has ${does}`);
  return at;
}

function frame(number: number, more: Partial<Extract<Frame, { stage: 'effects' }>> = {}): Frame {
  return {
    stage: 'effects',
    script: number,
    at: 0,
    by: bea,
    piece: bea,
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

const first = (s: State, seat: number): unknown => [...listOptions(game.offer(s, seat))][0];

/** Bea plays it: she is the second player, Dee Coy with Kuro beside her is the fourth. */
function table(set: (s: State) => unknown = () => {}): State {
  const s = quiet(ann, {
    characters: ['havoc', 'dryden', 'jayden', 'dee-coy'],
    at: ['2', '6', '6', '4', '6'],
    hands: [['B3', 'R2'], ['B1', 'B2', 'R3'], ['R1'], ['R4']],
  });
  own(s, bea, 'P01', 'P05');
  s.health = [1, 1, 1, 1, 1];
  set(s);
  return s;
}

const EMPTY: (s: State) => unknown = (s) => {
  Object.assign(s, {
    sectors: [[], [], []],
    junk: [],
    junkBy: [],
    junkTurn: [],
    supply: [],
    supplyDiscard: [],
    detained: 0,
  });
  s.chips = s.chips.map(() => NONE);
  s.network = s.network.map(() => NONE);
  s.hands = [[], [], [], []];
  s.programs = [[], [], [], []];
  s.open = [[], [], [], []];
  s.wounds = [[], [], [], [], []];
  s.health = [2, 2, 2, 2, 2];
};

const LOADED: (s: State) => unknown = (s) => {
  carry(s, bea, 'br');
  carry(s, 4, 'p', dan);
  carryTop(s, cem, 2);
  for (const column of [0, 1, 2]) for (const tier of [1, 2]) fill(s, column, tier, 1 + (column % 3));
  s.faceUp = 1 << 5;
  s.junk = [s.sectors[2]!.pop()!, NONE, s.sectors[2]!.pop()!];
  s.junkBy = [ann, ann, ann];
  s.junkTurn = [1, 1, 2];
  wounded(s, bea, 'W-02', 'W-01');
  wounded(s, cem, 'W-03');
  lay(s, bea, 'P03', 1);
  enemyOn(enemyOn(s, '12'), '3b', 7, 2);
  s.detained = 1 << cem;
  s.kuroGone = KURO_HERE;
  s.known = s.known.map(() => 0b1111);
};

const GONE_AWAY: (s: State) => unknown = (s) => {
  LOADED(s);
  s.kuroGone = 1;
  s.at[4] = NONE;
  s.health[ann] = 0;
  s.health[bea] = 0;
  s.fallen = 1;
  s.leader = NONE;
};

/** A list for each kind of effect that there is: the shortest one with it. */
const KINDS = [...new Set(SCRIPTS.flatMap((list) => list.map(({ does }) => does)))].map((does) => {
  const having = [...SCRIPTS.keys()].filter((at) => SCRIPTS[at]!.some((effect) => effect.does === does));
  return [does, having.toSorted((a, b) => SCRIPTS[a]!.length - SCRIPTS[b]!.length).slice(0, 3)] as const;
});

describe('[HPB-112] each kind of effect, of the second player', () => {
  const on = { nothing: EMPTY, much: LOADED, fallen: GONE_AWAY } as const;
  keepLines(
    join(import.meta.dirname, 'people.txt'),
    KINDS.flatMap(([does, lists]) =>
      lists.flatMap((number) =>
        Object.entries(on).map(([name, set]) => ({
          name: `${does}, ${nameOf(number)} ${number}, ${name}`,
          lines: () => wholeStory(table(set), [frame(number, { it: name === 'fallen' ? ann : cem })], first),
        })),
      ),
    ),
  );
});

test('[HPB-874] two Health at once count for the Level 2 task, whatever was healed before', () => {
  const heal = script('heal');
  const lines = wholeStory(
    table((s) => Object.assign(s, { health: [0, 1, 2, 2, 2], boosts: [0, 4, 0, 0] })),
    [frame(heal, { it: ann })],
    first,
  );
  expect(lines.filter((line) => /^healed|^unlocked|^bar\[/.test(line))).toEqual([
    'healed piece=0 from=0 to=2',
    'unlocked by=1 skill=3',
    'bar[1]: 0 → 1',
  ]);
});

test('[HPB-889] Kuro comes back where Dee Coy stands, at her Place', () => {
  const revive = script('reviveKuro');
  const away = table((s) => {
    s.kuroGone = 2;
    s.at[4] = NONE;
    s.place[dan] = 0;
    s.at[dan] = 1;
    s.place[dan] = 2;
  });
  expect(wholeStory(away, [frame(revive, { by: dan, piece: dan })], first)).toEqual([
    'kuroBack area=2',
    'at[4]: off → 2',
    'place[4]: 0 → 2',
    'health[4]: 1 → 2',
    'kuroGone: 2 → 0',
  ]);
  const med = table((s) => {
    s.kuroGone = 2;
    s.at[4] = NONE;
    s.at[dan] = 7;
  });
  expect(wholeStory(med, [frame(revive, { by: dan, piece: dan })], first)).toEqual([
    'dan at area by=3 from=5 piece=4: 1',
    'kuroBack area=1',
    'at[4]: off → 1',
    'health[4]: 1 → 2',
    'kuroGone: 2 → 0',
  ]);
  const here = table((s) => (s.at[dan] = 7));
  expect(wholeStory(here, [frame(revive, { by: dan, piece: dan })], first)).toEqual([
    'kuroBack area=6',
    'health[4]: 1 → 2',
  ]);
});

test('[HPB-652] what others see of a card in a check is that there is one', () => {
  const s = hold(quiet(ann), ann, 'B3');
  s.stack.push(
    {
      stage: 'check',
      event: 0,
      step: 0,
      turn: 1,
      cards: [],
      authors: [],
      counts: [0, 0, 0, 0],
      free: [0, 0, 0, 0],
      declared: [0, 0, 0, 0],
      revealed: 0,
      removed: [],
      change: 0,
      result: 0,
    },
    { stage: 'contribute', by: ann, last: 0 },
  );
  expect(game.shown(s, { act: 'card', card: 'B3', sign: 0 })).toEqual({ act: 'card' });
  expect(game.shown(s, { act: 'done' })).toEqual({ act: 'done' });
  expect(story(s, [ann, { act: 'done' }]).length).toBeGreaterThan(0);
});
