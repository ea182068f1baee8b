import { choicesIn, type Domain, fastRng, type Seat, type Trials } from '@tablewright/kernel';
import { advisor } from '../advice.ts';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import { copy, type State } from '../state.ts';
import { type View, view as viewOf } from '../view.ts';
import { type Choice, retrace } from './retrace.ts';

// The advice as a model of behaviour: what it would have chosen as the A.I. and as a Human, held against what was chosen.

/** How often somebody chooses as the advice would not: people, other levels, and what the advice remembered then. */
const OTHERWISE = 0.15;

/** By team, in the order of TEAMS: log-odds for a choice. */
type Odds = readonly [ai: number, human: number];

/** What was reckoned for a table before: the same steps are looked at again at every question. */
const reckoned = new Map<string, Odds>();
const MOST_KEPT = 4000;

/** By seat: how well its choices fit the A.I. and a Human; nothing for those whom the viewer knows. */
export function choicesFit(v: View, told: readonly Told[], trials: Trials<State, View>): [number, number][] {
  const fit = v.operatives.map((): [number, number] => [0, 0]);
  retrace(v, told, (choice) => {
    if (v.operatives[choice.by]!.team !== null) return;
    const [ai, human] = oddsOf(choice, trials);
    fit[choice.by]![0] += ai;
    fit[choice.by]![1] += human;
  });
  return fit;
}

const UNKNOWN: Odds = [0, 0];

function oddsOf(choice: Choice, trials: Trials<State, View>): Odds {
  const { s, by, value, about } = choice;
  const options = choicesIn<string>(trials.offer(s, by) as Domain<string>);
  // nothing to choose, or a line that is missing
  if (options.length < 2 || !options.includes(value)) return UNKNOWN;
  const key = JSON.stringify([s, by, value]);
  let odds = reckoned.get(key);
  if (odds === undefined) {
    const ai = advised(s, by, about, 'ai', trials) === value;
    const human = advised(s, by, about, 'human', trials) === value;
    odds = ai === human ? UNKNOWN : [logOf(ai), logOf(human)];
    if (reckoned.size === MOST_KEPT) reckoned.clear();
    reckoned.set(key, odds);
  }
  return odds;
}

function logOf(fits: boolean): number {
  return Math.log(fits ? 1 : OTHERWISE);
}

/** What the advice says to somebody who knows no card but the own one. */
function advised(
  s: State,
  by: Seat,
  about: 'move' | 'action',
  team: 'ai' | 'human',
  trials: Trials<State, View>,
): string {
  const seen = viewOf(copy(s), by);
  const operatives = seen.operatives.map((one, seat) => ({ ...one, team: seat === by ? team : null }));
  const rng = fastRng(1);
  const advice = advisor(by, rng, trials);
  const view: View = { ...seen, operatives };
  const domain = trials.offer(s, by);
  const ask = { seat: by, rule: '' };
  return about === 'move'
    ? advice.move(view, { ...ask, about, domain: domain as Domain<Answers['move']> })!
    : advice.action(view, { ...ask, about, domain: domain as Domain<Answers['action']> })!;
}
