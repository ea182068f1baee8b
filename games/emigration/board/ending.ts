import type { Outcome } from '@tablewright/board';
import type { View } from '@tablewright/emigration-rules';
import { listed } from '@tablewright/kernel/words';

// How the game ended, with its numbers.

export function endingOf(
  { players }: Pick<View, 'players'>,
  { reason, winners }: Outcome,
  names: readonly string[],
  me: number | 'spectator',
): { title: string; why: string } {
  const named = listed(winners.map((seat) => (seat === me ? 'you' : (names[seat] ?? ''))));
  const won = `${named.charAt(0).toUpperCase()}${named.slice(1)} won`;
  const [first] = winners;
  const top = first === undefined ? undefined : players[first];
  const inside = players.filter(({ attempt }) => attempt?.in === true).length;
  const got = `${inside} of ${players.length} got in.`;
  switch (reason) {
    case 'most-assurance':
      return { title: won, why: `${got} The most Assurance left, ${top?.assurance ?? 0}, wins.` };
    case 'more-money':
      return {
        title: won,
        why: `${got} Several had ${top?.assurance ?? 0} Assurance left; then the Money decides, and ${top?.money ?? 0} was the most.`,
      };
    case 'tied':
      return { title: 'Nobody won', why: `${got} Those on top had the same Assurance and the same Money.` };
    case 'nobody-in':
      return { title: 'Nobody got in', why: 'The border stayed closed for everybody, so there is no winner.' };
    case 'emigrated':
      return { title: won, why: `${inside} of ${players.length} emigrated; everybody who got in wins.` };
    default:
      return { title: winners.length === 0 ? 'It is over' : won, why: got };
  }
}
