import { areaName, enemyName, programOf } from './look.ts';
import type { ActionAct } from './choosers/grouping.ts';
import type { Answers, View } from '@tablewright/human-punishment-rules';
import { BAR_ENDS } from '@tablewright/human-punishment-rules/content';

// What is still worth doing in an Action Phase, most useful first, for whoever does not know the game yet. It looks only at what is
// offered, and gives no advice that depends on a faction.

type Seen = Pick<View, 'bars' | 'enemies' | 'seats' | 'turn'>;

/** Why something that is offered would do nothing now; null where it may. */
export function inVain(deed: ActionAct | Answers['window'], { bars }: Pick<View, 'bars'>): string | null {
  const { act } = deed;
  // A Program that only moves bars, which cannot move any further.
  if (deed.act === 'program' || deed.act === 'charge') {
    const program = programOf(deed.card);
    const isSpent = program?.effects.every((effect) => {
      if (effect.does === 'calm') return bars.riot === 0;
      return effect.does === 'adjust' && bars[effect.bar] === BAR_ENDS[effect.bar][effect.by > 0 ? 1 : 0];
    });
    if (isSpent === true) return `${program!.text} It would do nothing now.`;
  }
  if (act === 'morale' && bars.morale >= BAR_ENDS.morale[1]) return 'Morale is at its top: it would do nothing now.';
  if (act === 'nexus' && bars.apex >= BAR_ENDS.apex[1]) return 'Apex is built: it would do nothing now.';
  return null;
}

/** In the order in which a newcomer should think of them. */
const USES: readonly { readonly acts: readonly string[]; readonly says: string }[] = [
  { acts: ['deliver'], says: 'place your Data Chip, for free' },
  { acts: ['sector', 'share'], says: 'take a Data Chip' },
  { acts: ['treat', 'treatWithCards', 'heal', 'care'], says: 'be healed' },
  { acts: ['attack'], says: 'attack' },
  { acts: ['morale'], says: 'raise Morale' },
  { acts: ['nexus'], says: 'build Apex' },
  { acts: ['riot'], says: 'calm the Riot' },
  { acts: ['buy', 'buyUnseen'], says: 'buy a Program' },
  { acts: ['weapon', 'arm'], says: 'buy a weapon' },
  { acts: ['recon'], says: 'take a Recon card' },
  { acts: ['resource'], says: 'draw cards' },
  { acts: ['chance'], says: 'try your chance' },
  { acts: ['box'], says: 'take a Supply Box' },
  { acts: ['escape', 'interrogation'], says: 'try to get out of the Cube' },
  { acts: ['program', 'charge', 'star', 'useRecon', 'allRounder', 'item'], says: 'use a card' },
  { acts: ['move'], says: 'move' },
];

/** 'take a Data Chip', 'attack Soldier 2', 'go to City or HQ', 'move on' */
export function stillPossible(acts: readonly ActionAct[], view: Seen): readonly string[] {
  return USES.flatMap(({ acts: names, says }) => {
    const fits = acts.filter((one) => names.includes(one.act) && inVain(one, view) === null);
    const [first] = fits;
    if (first === undefined) return [];
    if (first.act === 'attack') {
      const enemy = view.enemies.find(({ at }) => at === first.at);
      return [enemy === undefined ? says : `attack ${enemyName(enemy.kind)}`];
    }
    if (first.act === 'move') {
      const areas = fits.flatMap((act) => (act.act === 'move' && act.piece < view.seats ? [areaName(act.to)] : []));
      return areas.length === 0 ? [] : [areas.length > 2 ? 'move on' : `go to ${areas.join(' or ')}`];
    }
    return [says];
  });
}

/** What is left undone when the Action Phase ends now; null where nothing is. */
export function leftUndone(acts: readonly ActionAct[], view: Seen): string | null {
  const [first, second] = stillPossible(acts, view);
  if (first === undefined) return null;
  const what = second === undefined ? first : `${first} or ${second}`;
  const points = view.turn.ap > 0 ? `${view.turn.ap} AP left: ` : '';
  return `${points}you could still ${what}`;
}
