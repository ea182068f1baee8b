import { LIFE_CARDS } from '../content/life.ts';
import { NATIONALITIES } from '../content/people.ts';

const SCHOLARSHIPS: readonly string[] = LIFE_CARDS.filter(({ keeps }) => keeps?.scholarship === true).map(
  ({ id }) => id,
);

/** EMI-233, EMI-351 What is added to the roll for the tuition; nothing for whoever holds a Scholarship. */
export function baseTuition(player: { readonly nationality: string; readonly life: readonly string[] }): number {
  if (player.life.some((id) => SCHOLARSHIPS.includes(id))) return 0;
  return NATIONALITIES.find(({ id }) => id === player.nationality)!.number;
}
