import { choicesIn, type Domain, type Rng, type Seat, type Trials } from '@tablewright/kernel';
import { advisor } from '../advice.ts';
import type { Told } from '../events.ts';
import type { State } from '../state.ts';
import { type View, views } from '../view.ts';
import { type Choice, retrace } from './retrace.ts';

// The advice as a model of behaviour: what it would have chosen as the A.I. and as a Human, held against what was chosen.

/**
 * How often somebody chooses as the advice would not: people, other levels, what the advice remembered then, and in a selection
 * its whims.
 */
const OTHERWISE: Readonly<Record<Choice['about'], number>> = { select: 0.3, move: 0.15, action: 0.15, boost: 0.15 };

/** By team, in the order of TEAMS: log-odds for a choice. */
type Odds = readonly [ai: number, human: number];

/** What was reckoned for a table before: the same steps are looked at again at every question. */
const reckoned = new Map<string, Odds>();
const MOST_KEPT = 2000;

/** By seat: how well its choices fit the A.I. and a Human; nothing for those whom the viewer knows. */
export function choicesFit(v: View, told: readonly Told[], trials: Trials<State, View>): Odds[] {
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

function oddsOf({ s, by, value, about }: Choice, trials: Trials<State, View>): Odds {
  const domain = trials.offer(s, by) as Domain<string>;
  const options = choicesIn(domain);
  // nothing to choose, or a line that is missing
  if (options.length < 2 || !options.includes(value)) return UNKNOWN;
  const key = JSON.stringify([s, by, value]);
  let odds = reckoned.get(key);
  if (odds === undefined) {
    const [ai, human] = (['ai', 'human'] as const).map((team) => {
      const advice = advisor(by, WITHOUT_WHIMS, trials)[about] as (view: View, question: unknown) => string | null;
      return advice(seenAs(team, s, by), { seat: by, about, rule: '', domain }) === value;
    });
    const otherwise = Math.log(OTHERWISE[about]);
    odds = ai === human ? UNKNOWN : ai ? [0, otherwise] : [otherwise, 0];
    if (reckoned.size === MOST_KEPT) reckoned.clear();
    reckoned.set(key, odds);
  }
  return odds;
}

/** Every draw comes out in the middle: what the advice would say most of the time. */
const WITHOUT_WHIMS: Rng = { below: (n) => n >> 1 };

/** What somebody sees who knows no card but the own one. */
function seenAs(team: 'ai' | 'human', s: State, by: Seat): View {
  const seen = views(s)(by);
  return { ...seen, operatives: seen.operatives.map((one, seat) => ({ ...one, team: seat === by ? team : null })) };
}
