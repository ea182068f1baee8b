import type { Json, Step } from '@tablewright/kernel';
import { playGame, randomPlayer, rngFor } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { DICE, OPPRESSORS, X } from '../content/board.ts';
import type { Told } from '../events.ts';
import { type Answers, robotariat, type State, type View } from '../index.ts';
import { NONE } from '../state.ts';
import { activate, END, lead, move, send } from '../tests/testing/acts.ts';
import { ann, seen, turnOf } from '../tests/testing/tables.ts';
import { imagine } from './imagine.ts';

describe('the table behind a choice', () => {
  test('a Civilian who is moved donates (E8)', () => {
    const view = seen(turnOf(ann, { at: ['U', 'P', 'P', 'P'], npcs: { 1: 'R' }, posters: { U: 1 }, funds: 6 }), ann);
    // nobody but the poster and Ann, who stands on U
    expect(imagine(view, 'masses', send(1, 'U'))).toMatchObject({ funds: 8, npcs: [{ at: 'U' }, {}, {}, {}, {}, {}] });
    expect([view.funds, view.npcs[0]!.at]).toEqual([6, 'R']);
  });

  test('an Oppressor fines, tears down and counts to four', () => {
    const at = ['P', 'U', 'U', 'U'] as const;
    const view = seen(turnOf(ann, { round: 2, at, npcs: { 1: 'R', 2: 'S' }, posters: { P: 3 }, funds: 9 }), ann);
    expect(imagine(view, 'alarm', send(2, 'P'))).toMatchObject({ funds: 7, reputation: 5, junk: 3, posters: { P: 0 } });
  });

  test('[RTA-602] once the last Reputation is gone nothing more is taken', () => {
    const at = ['P', 'U', 'U', 'U'] as const;
    const picture = { round: 2, at, npcs: { 1: 'R', 2: 'S' }, posters: { P: 3 }, funds: 9, reputation: 1 } as const;
    expect(imagine(seen(turnOf(ann, picture), ann), 'alarm', send(2, 'P'))).toMatchObject({
      funds: 9,
      reputation: 0,
      junk: 0,
      posters: { P: 3 },
    });
  });

  test('SPARK that goes into the Office leaves the Funds and raises the reward', () => {
    const view = seen(turnOf(ann, { funds: 6 }), ann);
    expect(imagine(view, 'contribute', 3)).toMatchObject({ funds: 3, office: 3, reward: 3 });
  });

  test('what dice or hidden cards decide is not imagined, and nothing for whoever only watches', () => {
    const s = turnOf(ann);
    expect(imagine(seen(s, ann), 'turn', activate('U'))).toBeNull();
    expect(imagine(seen(s, ann), 'turn', END)).toBeNull();
    expect(imagine(seen(s, ann), 'sabotage', 'S01')).toBeNull();
    expect(imagine(robotariat.view(s, 'spectator'), 'turn', move('P'))).toBeNull();
    expect(imagine(seen(s, ann), 'lead', lead(2, 'blue'))).toBeNull(); // not on the board yet
  });
});

// ----------------------------------------------------------------------------------------- held against what then happens

type Happened = Step<State, Told>;

/** What a board shows of what is imagined. */
function shown({ funds, reputation, office, reward, supply, junk, posters, npcs, players }: View) {
  return { funds, reputation, office, reward, supply, junk, posters, npcs, at: players.map(({ at }) => at) };
}

/** The table when the nth of these events had just been told, or the last if there were not so many; null if there was none. */
function whenTold(step: Happened, nth: number, is: (event: Told) => boolean): State | null {
  const told = step.told.flatMap(({ event }, i) => (is(event) ? [i + 1] : []));
  const at = told[nth - 1] ?? told.at(-1);
  return at === undefined ? null : (step.moments.find((moment) => moment.told === at)?.state ?? step.state);
}

/** The red die shows an X: the Civilians stay, so that what the Oppressors do can be told from the rest. */
const CIVILIANS_STAY = [DICE.red.faces.indexOf(X)];

/**
 * The table behind an answer, before anything comes of it that dice decide. Behind the answers that begin or go on with an NPC
 * turn the dice are rolled and all NPCs march, so these are looked at half-way. Null where even that cannot be told apart.
 */
function behind(s: State, seat: number, about: keyof Answers, value: Json): State | null {
  const step = robotariat.after(s, { seat, value }, about === 'steer' ? CIVILIANS_STAY : []);
  if (!step.ok) throw new Error(step.why);
  switch (about) {
    case 'lead':
      return whenTold(step, 1, ({ type }) => type === 'met');
    case 'salvage':
      return whenTold(step, 1, ({ type }) => type === 'salvaged');
    case 'steer': {
      // U06 asks about the dice before they march, ArciTech between two Oppressors
      const stage = step.state.stack.at(-1)?.stage;
      if (stage === 'forecast' || stage === 'adjust' || stage === 'salvage') return null;
      const patrols = OPPRESSORS.filter((row) => s.npcAt[row] !== NONE).length;
      return whenTold(step, patrols, (event) => event.type === 'met' && event.kind === 'HO');
    }
    default:
      return step.state;
  }
}

const IMAGINED =
  'alarm burn contribute cook lead masses paste post poster push rebuild repaste salvage steer strike turn';

test('what is imagined is what the rules then do, in 40 random games', () => {
  const compared = new Set<string>();
  for (let seed = 1; seed <= 40; seed += 1) {
    const seats = 3 + (seed % 3);
    const random = randomPlayer(rngFor(seed, 'player'));
    let state: State;
    playGame(robotariat, {
      seats,
      seed,
      options: { mode: seed % 2 === 0 ? 'secret' : 'cooperative' },
      onStep: (step) => void ({ state } = step),
      players: Array.from({ length: seats }, (_, seat) => ({
        answer(view, question) {
          const value = random.answer(view, question);
          const about = question.about as keyof Answers;
          const then = imagine(view, about, value as Answers[keyof Answers]);
          const real = then === null ? null : behind(state, seat, about, value);
          if (then !== null && real !== null) {
            expect(shown(then), `game ${seed}: ${about} ${JSON.stringify(value)}`).toEqual(
              shown(robotariat.view(real, seat)),
            );
            compared.add(about);
          }
          return value;
        },
      })),
    });
  }
  expect([...compared].toSorted().join(' ')).toBe(IMAGINED);
});
