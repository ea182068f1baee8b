import type { Advice, Advised, Costly } from '@tablewright/bots';
import { countOptions, type Game, type Question } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';

// What the adviser found, in plain sentences, and how sure it is.

/** Whether there is anything to choose, so that somebody may ask what a strong player would do. */
export function isAdvisable({ optional, domain }: Question): boolean {
  return optional !== true && (domain.kind === 'plan' || countOptions(domain) > 1);
}

/** More than so many standard errors is outside the noise; more than so much in chances to win is clear. */
const DOUBT = 2.5;
const CLEAR = 0.05;

export type Verdict = 'even' | 'worse' | 'clearly worse';

export function verdictOn({ behind, error }: Advised): Verdict {
  if (behind <= DOUBT * error || behind < 0.005) return 'even';
  return behind >= CLEAR ? 'clearly worse' : 'worse';
}

/** How sure the first one is the best. */
export function surenessOf({ options }: Advice): string {
  const [, next] = options;
  if (next === undefined) return '';
  const ahead = say`ahead in ${Math.round(next.beaten * 10)} of 10 tries`;
  switch (verdictOn(next)) {
    case 'clearly worse':
      return say`Clearly the best: ${ahead}.`;
    case 'worse':
      return say`A little better: ${ahead}.`;
    case 'even':
      return say`About as good as the next: ${ahead}.`;
  }
}

/** How an option compares with the first. */
export function comparedWithFirst(option: Advised): string {
  const verdict = verdictOn(option);
  if (verdict === 'even') return say`About as good.`;
  return verdict === 'worse'
    ? say`A little worse: ${inGames(option.behind)}.`
    : say`Clearly worse: ${inGames(option.behind)}.`;
}

/** '5 in 100 games'; what is less than one game is no number to say. */
function inGames(chances: number): string {
  const games = Math.max(1, Math.round(chances * 100));
  return say`about ${games} in 100 games`;
}

/** How good the adviser is in this game, as far as anybody has measured it. */
export function strengthIn(game: Game, isOver: boolean): string {
  const knows = isOver
    ? say`It has looked ahead in worlds that fit what was seen on that seat then, and knows no more than that.`
    : say`It has looked ahead in worlds that fit what you see, and knows no more than you.`;
  return game.searchIsBetter === true
    ? `${knows} ${say`In ${game.name} this was measured to win more games than the steady bots.`}`
    : `${knows} ${say`In ${game.name} it plays about as well as the steady bots: nobody has shown yet that it is better.`}`;
}

/** What a decision has cost, with its noise. */
export function costIn({ cost, error }: Costly): string {
  const noise = Math.max(1, Math.round(DOUBT * error * 100));
  return say`It cost ${inGames(cost)} (give or take ${noise}).`;
}
