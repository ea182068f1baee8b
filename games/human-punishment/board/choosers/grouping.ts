import type { Answers, View } from '@tablewright/human-punishment-rules';
import { ALL_ROUNDERS, AREA_IDS } from '@tablewright/human-punishment-rules/content';
import { areaName, boxOf, enemyName, pieceName, programOf, cardLook } from '../look.ts';

// An Action Phase may offer two dozen things: they are put in groups, each with a short name.

export type ActionAct = Answers['action'];

export const GROUPS = ['Move', 'Fight', 'Here', 'Cards and powers', 'Kuro'] as const;
export type Group = (typeof GROUPS)[number];

const CARDS: ReadonlySet<string> = new Set([
  'program',
  'charge',
  'star',
  'useRecon',
  'allRounder',
  'takeBack',
  'item',
  'bleed',
  'sacrifice',
  'panelMove',
  'panelAttack',
  'transfer',
]);

export function groupOf(act: ActionAct, { seats }: Pick<View, 'seats'>): Group {
  if ('piece' in act && act.piece === seats && act.act !== 'heal') return 'Kuro';
  if (act.act === 'move') return 'Move';
  if (act.act === 'attack') return 'Fight';
  return CARDS.has(act.act) ? 'Cards and powers' : 'Here';
}

const TITLES: { readonly [act: string]: string } = {
  chance: 'City 4: chance',
  morale: 'City 2: Morale',
  resource: 'City 3: draw cards',
  buyUnseen: 'Buy unseen',
  nexus: 'Build Apex',
  newLeader: 'New Leader',
  recon: 'Recon card',
  deliver: 'Place chips',
  interrogation: 'Interrogation',
  drop: 'Drop a chip',
  look: 'Look at chips',
  destroy: 'Remove chips',
  treat: 'Treatment',
  treatWithCards: 'Treatment, free',
  takeBack: 'All-Rounders back',
  bleed: 'Bleed',
  sacrifice: 'Sacrifice the rank',
  panelMove: 'Move Apex',
  transfer: 'Programs away',
  box: 'Supply Box',
};

/** A few words for a button; the sentence stands below it. */
export function titleOf(act: ActionAct, view: View, names: readonly string[]): string {
  switch (act.act) {
    case 'move':
      return areaName(act.to);
    case 'attack':
    case 'panelAttack': {
      const enemy = view.enemies.find(({ at }) => at === act.at);
      const who = enemy === undefined ? 'Attack' : `${enemyName(enemy.kind)} on ${act.at}`;
      return act.act === 'attack' ? who : `Apex: ${who}`;
    }
    case 'program':
    case 'charge':
      return programOf(act.card)?.name ?? 'Program';
    case 'star':
      return cardLook(act.card).name;
    case 'useRecon':
      return 'Recon card';
    case 'buy':
      return `Buy ${programOf(act.card)?.name ?? 'a Program'}`;
    case 'sector':
      return act.sector === 1 ? 'Sector I' : 'Sector III';
    case 'share':
      return `Sector II with ${pieceName(act.partner, names)}`;
    case 'riot':
      return `City 1: Riot ${act.sign > 0 ? 'up' : 'down'}`;
    case 'censure':
      return `Censure ${pieceName(act.seat, names)}`;
    case 'pardon':
      return `Pardon ${pieceName(act.seat, names)}`;
    case 'weapon':
    case 'arm':
      return boxOf(act.box)?.name ?? 'Weapon';
    case 'escape':
      return `Escape with ${act.sign > 0 ? '+4' : '−4'}`;
    case 'heal':
    case 'care':
      return `Heal ${pieceName(act.piece, names)}`;
    case 'item':
      return 'Use your item';
    case 'allRounder':
      return ALL_ROUNDERS.find(({ id }) => id === act.card)?.name ?? 'All-Rounder';
    default:
      return TITLES[act.act] ?? act.act;
  }
}

/** The Areas in the order of the map; everything else as the rules offer it. */
export function inOrder(acts: readonly ActionAct[]): readonly ActionAct[] {
  const rank = (act: ActionAct): number => (act.act === 'move' ? AREA_IDS.indexOf(act.to) : 0);
  return acts.toSorted((a, b) => rank(a) - rank(b));
}
