import type { Outcome } from '@tablewright/board';
import type { View } from '@tablewright/emigration-rules';
import { capital, say } from '@tablewright/kernel/words';

// How the game ended, with its numbers.

export function endingOf(
  { players }: Pick<View, 'players'>,
  { reason, winners }: Outcome,
  names: readonly string[],
  me: number | 'spectator',
): { title: string; why: string } {
  const won = wonBy(winners.map((seat) => (seat === me ? say`you` : (names[seat] ?? ''))));
  const [first] = winners;
  const top = first === undefined ? undefined : players[first];
  const inside = players.filter(({ attempt }) => attempt?.in === true).length;
  const got = say`${inside} of ${players.length} got in.`;
  switch (reason) {
    case 'most-assurance':
      return { title: won, why: say`${got} The most Assurance left, ${top?.assurance ?? 0}, wins.` };
    case 'more-money':
      return {
        title: won,
        why: say`${got} Several had ${top?.assurance ?? 0} Assurance left; then the Money decides, and ${top?.money ?? 0} was the most.`,
      };
    case 'tied':
      return { title: say`Nobody won`, why: say`${got} Those on top had the same Assurance and the same Money.` };
    case 'nobody-in':
      return { title: say`Nobody got in`, why: say`The border stayed closed for everybody, so there is no winner.` };
    case 'emigrated':
      return { title: won, why: say`${inside} of ${players.length} emigrated; everybody who got in wins.` };
    default:
      return { title: winners.length === 0 ? say`It is over` : won, why: got };
  }
}

/** One won, or several: other languages have another verb for them. */
function wonBy(winners: readonly string[]): string {
  const [first = '', ...others] = winners;
  const last = others.pop();
  if (last === undefined) return say`${capital(first)} won`;
  return say`${capital([first, ...others].join(', '))} and ${last} won`;
}
