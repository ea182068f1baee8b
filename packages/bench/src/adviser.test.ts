import { fileURLToPath } from 'node:url';
import { advise, decisionsOf, isAdvisable, review, type Review, sitDown } from '@tablewright/bots';
import { discoverGames, loadGame } from '@tablewright/catalogue';
import {
  allOptions,
  type Base,
  canonicalJson,
  countOptions,
  type Entry,
  fastRng,
  type Game,
} from '@tablewright/kernel';
import { Ears } from '@tablewright/lab';
import { isComplete } from '@tablewright/testkit/complete';
import { describe, expect, test } from 'vitest';

// Advice and review for every game: they see no more than a seat does, and give the reasons of the game's own judgement.

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
const SEATS = 4;

const seatsOf = ({ seats: { min, max } }: Game): number => Math.min(Math.max(SEATS, min), max);

/** A game of steady players, as far as so many answers; `look` is called before each. */
async function played(
  id: string,
  answers: number,
  look: (game: Game, s: Base, at: number, ears: Ears) => void,
): Promise<{ game: Game; log: Entry[] }> {
  const { game } = await loadGame(id, REPOSITORY);
  const seats = seatsOf(game);
  const started = game.start({ seats, seed: 11 });
  const log = [...started.entries];
  const players = Array.from({ length: seats }, (_, seat) => sitDown(game, seat, 'steady', fastRng(seat + 1)));
  let s = started.state;
  const ears = new Ears(seats, started.told);
  for (let at = 0; at < answers && s.outcome === null; at += 1) {
    look(game, s, at, ears);
    const { seat } = game.asks(s)[0]!;
    const value = players[seat]!.answer(game.view(s, seat), game.asksSeen(s, seat).mine!);
    const next = game.after(s, { seat, value });
    if (!next.ok) throw new Error(next.why);
    log.push(...next.entries);
    s = next.state;
    ears.hearAll(next.told);
  }
  return { game, log };
}

interface Judgement {
  readonly worth: number;
  readonly sum: number;
}

/** What two answers lead to; plans nobody can list, there one table is looked at from two seats. */
function twoTables(game: Game, s: Base): [Judgement | null, Judgement | null] {
  const judged = (then: Base, seat: number): Judgement | null => {
    if (then.outcome !== null) return null;
    const parts = Object.values(game.reasons!.parts(then, seat));
    return { worth: game.evaluate!(then, seat), sum: parts.reduce((sum, part) => sum + part, 0) };
  };
  const { seat, domain } = game.asks(s)[0]!;
  if (domain.kind === 'plan') return [judged(s, 0), judged(s, 1)];
  if (countOptions(domain) > 200) return [null, null];
  const options = allOptions(domain);
  const after = (at: number): Judgement | null => {
    const then = game.copy(s);
    game.play(then, seat, options[at]!);
    return judged(then, seat);
  };
  return [after(0), after(options.length - 1)];
}

/**
 * Judged by what was learned from games, which has no parts that could be said in words: there words say what differs, and advice says none
 * that speak against what it has found.
 */
const WITHOUT_PARTS: readonly string[] = ['robotariat'];

describe.each(discoverGames(REPOSITORY))('%s', (id) => {
  const hasParts = !WITHOUT_PARTS.includes(id);
  test.runIf(hasParts)(
    'what speaks for a table in words goes up and down with what it is judged to be worth',
    async () => {
      const { game: tried } = await loadGame(id, REPOSITORY);
      if (tried.reasons === undefined) return expect(isComplete(id)).toBe(false);
      let agree = 0;
      let all = 0;
      // An answer in Human Punishment hardly ever moves anything at once.
      await played(id, id === 'human-punishment' ? 300 : 100, (game, s, at) => {
        const [one, other] = at % 2 === 0 ? twoTables(game, s) : [null, null];
        if (one === null || other === null || Math.abs(one.worth - other.worth) < 0.002) return;
        all += 1;
        if (Math.sign(one.worth - other.worth) === Math.sign(one.sum - other.sum)) agree += 1;
      });
      expect(all).toBeGreaterThan(4);
      expect(agree / all).toBeGreaterThanOrEqual(0.85);
    },
  );

  test('the hidden part drawn anew changes no advice: there is nothing in it that the adviser could see', async () => {
    let compared = 0;
    await played(id, 40, (game, s, at, ears) => {
      const { seat } = game.asks(s)[0]!;
      const question = game.asksSeen(s, seat).mine!;
      if (compared === 3 || at < 6 * compared || !isAdvisable(question)) return;
      const view = game.view(s, seat);
      const heard = ears.of(seat);
      const other = game.world(view, fastRng(1000 + at));
      const again = game.view(other, seat);
      const say = (seen: typeof view, asked: typeof question): string =>
        canonicalJson(advise({ game, seat, view: seen, question: asked, told: heard }, fastRng(5), { iterations: 40 }));
      expect(say(again, game.asksSeen(other, seat).mine!)).toBe(say(view, question));
      compared += 1;
    });
    // a short game may ask nothing that can be advised on
    if (isComplete(id)) expect(compared).toBe(3);
  });

  test('a review names nothing that it was not asked about, and what it calls costly is outside the noise', async () => {
    const { game, log } = await played(id, 90, () => undefined);
    const decisions = decisionsOf(game, { seats: seatsOf(game), options: {} }, log, 0).slice(0, 6);
    expect(decisions.length).toBeGreaterThan(0);
    const steps = review(game, 0, decisions, { seed: 3, tries: { first: 20, second: 30 } });
    let last = 0;
    let reviewed: Review | null = null;
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) {
        reviewed = step.value;
        break;
      }
      expect(step.value.done).toBeGreaterThan(last);
      last = step.value.done;
    }
    expect(reviewed.looked).toBe(decisions.length);
    expect(reviewed.costly.length).toBeLessThanOrEqual(3);
    for (const { step, cost, error } of reviewed.costly) {
      expect(decisions.map((decision) => decision.step)).toContain(step);
      expect(cost).toBeGreaterThan(2.5 * error);
    }
  });
});
