import {
  type Base,
  copyStack,
  defineGame,
  type Event,
  type Game,
  list,
  only,
  pick,
  stagesOf,
  type Spec,
} from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { Explorer, Reached } from './explore.ts';
import { lantern, lanternSpec } from './lantern/index.ts';
import { playGame, randomPlayer, rngFor } from './play.ts';
import { playedBy } from './testing/played-by.ts';
import { secrecyCampaign } from './secrecy.ts';

// A safe: four times the right one of ten digits in a row, and somebody is asked what to take. Once in 10 000 tries.

interface Safe extends Base<{ stage: 'dial' } | { stage: 'take' }> {
  right: number;
  dials: number;
}

const stage = stagesOf<Safe, Event>();
const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

const safe: Game<Safe> = defineGame({
  ...(lanternSpec as unknown as Spec<Safe>),
  id: 'safe',
  seats: { min: 1, max: 1 },
  blank: (base) => ({ ...base, right: 0, dials: 0 }),
  setup: (_s, k) => k.push({ stage: 'dial' }),
  copy: (s) => ({ ...s, stack: copyStack(s.stack) }),
  view: () => null,
  advisor: playedBy(['dial'], randomPlayer),
  revealing: [],
  stages: {
    dial: stage.ask('dial', {
      rule: 'S1',
      who: () => only(0),
      offer: () => pick(DIGITS),
      absent: () => 0,
      answer(s, _f, { value }, k) {
        s.right = value === 7 ? s.right + 1 : 0;
        s.dials += 1;
        if (s.dials === 300) k.finish({ winners: [], reason: 'tired', rules: ['S3'], roles: [] });
        else if (s.right === 4) k.push({ stage: 'take' });
      },
    }),
    take: stage.ask('take', {
      rule: 'S2',
      who: () => only(0),
      offer: () => pick(['gold']),
      absent: () => 'gold',
      answer(s, _f, _said, k) {
        s.right = 0;
        k.done();
      },
    }),
  },
});

function opened(seed: number): boolean {
  const explorer = new Explorer(safe, 1, rngFor(seed, 'safe'));
  const s = safe.start({ seats: 1, seed }).state;
  let taken = false;
  while (s.outcome === null) {
    taken ||= s.stack.at(-1)!.stage === 'take';
    const { seat, value } = explorer.next(s);
    safe.play(s, seat, value);
  }
  return taken;
}

describe('random games', () => {
  test('find the way to a question that chance alone would not find', () => {
    const games = Array.from({ length: 20 }, (_, seed) => opened(seed));
    expect(games.filter(Boolean).length).toBeGreaterThan(8);
    // One game in four is left to chance alone, and chance does not open the safe.
    expect(games.filter((taken) => !taken).length).toBeGreaterThan(1);
  });

  test('are the same for the same seed', () => {
    const moves = (seed: number): unknown[] => {
      const explorer = new Explorer(lantern, 5, rngFor(seed, 'same'));
      const s = lantern.start({ seats: 5, seed }).state;
      return Array.from({ length: 12 }, () => {
        const { seat, value } = explorer.next(s);
        expect(list(lantern.waiting(s))).toContain(seat);
        lantern.play(s, seat, value);
        return [seat, value];
      });
    };
    expect(moves(1)).toEqual(moves(1));
    expect(moves(1)).not.toEqual(moves(2));
  });

  test('follow the game’s own advice part of the time', () => {
    let asked = 0;
    let answered = 0;
    for (let seed = 0; seed < 12; seed += 1) {
      const advisor: (typeof lantern)['advisor'] = (seat, rng) => {
        const own = lantern.advisor(seat, rng);
        return {
          answer(view, question) {
            asked += 1;
            return own.answer(view, question);
          },
        };
      };
      const explorer = new Explorer({ ...lantern, advisor }, 5, rngFor(seed, 'advice'));
      for (const s = lantern.start({ seats: 5, seed }).state; s.outcome === null; answered += 1) {
        const { seat, value } = explorer.next(s);
        lantern.play(s, seat, value);
      }
    }
    expect(asked / answered).toBeGreaterThan(0.2);
    expect(asked / answered).toBeLessThan(0.8);
  });
});

test('what was never asked, told or hidden is known by name', () => {
  const reached = new Reached();
  const secrets = Object.keys(lantern.secrets!);
  const never = ['propose', 'vote', 'mission', 'peek', ...lantern.revealing, ...secrets];
  expect(reached.missing(lantern)).toEqual(never);
  for (let seed = 0; seed < 5; seed += 1) {
    const players = Array.from({ length: 5 }, (_, seat) => randomPlayer(rngFor(seed, `player ${seat}`)));
    playGame(lantern, { seats: 5, seed, players, onStep: (step) => reached.step(step) });
  }
  // to be asked is not enough: it has to be looked at while one answer is in and another is waited for
  expect(reached.missing(lantern)).toEqual([...secrets, 'vote half answered', 'mission half answered']);
  reached.add(secrecyCampaign(lantern, { seats: 5, games: 2, seed: 1 }).reached);
  expect(reached.missing(lantern)).toEqual([]);
});
