import { CIVILIANS, CROWD, FINE, OFFICE, OFFICE_FINE, OFFICE_REWARDS, OPPRESSORS } from './board.ts';
import { type UpgradeEffect, UPGRADE_EFFECTS, UPGRADES } from './cards.ts';
import { UBERBOT } from './characters.ts';

// What an NPC would meet on a space: asked by the rules when it arrives, and by the screen and by bots before it does.

/** The part of a table that encounters depend on. A state is one; `sceneOf` makes one of a view. */
export interface Scene {
  readonly seats: number;
  /** by seat: the space, or -1 */
  readonly at: readonly number[];
  /** by seat: the character, or -1 */
  readonly character: readonly number[];
  /** by space */
  readonly posters: readonly number[];
  /** by row of the entry track: the space, or -1 */
  readonly npcAt: readonly number[];
  readonly office: number;
  readonly funds: number;
  /** by Upgrade card: the seat of its owner, or -1 */
  readonly upgradeOf: readonly number[];
}

/** each effect stands on one card */
const CARD_WITH: Readonly<Record<UpgradeEffect, number>> = Object.fromEntries(
  UPGRADE_EFFECTS.map((effect) => [effect, UPGRADES.findIndex((card) => card.effect === effect)]),
) as Record<UpgradeEffect, number>;

/** How much of an effect a player has from Upgrades; 0 without the card. */
export function upgraded(scene: Scene, seat: number, effect: UpgradeEffect): number {
  const card = CARD_WITH[effect];
  return scene.upgradeOf[card] === seat ? UPGRADES[card]!.amount : 0;
}

export function hasOppressor(scene: Scene, space: number): boolean {
  for (const npc of OPPRESSORS) if (scene.npcAt[npc] === space) return true;
  return false;
}

export function hasCivilian(scene: Scene, space: number): boolean {
  for (const npc of CIVILIANS) if (scene.npcAt[npc] === space) return true;
  return false;
}

/** RTA-806 Posters as they count in encounters: double where Überbot stands. */
export function postersCounted(scene: Scene, space: number): number {
  const posters = scene.posters[space]!;
  if (posters === 0) return 0;
  for (let seat = 0; seat < scene.seats; seat += 1) {
    if (scene.at[seat] === space && scene.character[seat] === UBERBOT) return posters * 2;
  }
  return posters;
}

/** RTA-511 What a Civilian who arrives there donates, if no Oppressor is there. */
export function donationOn(scene: Scene, space: number): number {
  let spark = postersCounted(scene, space);
  for (let seat = 0; seat < scene.seats; seat += 1) {
    if (scene.at[seat] === space) spark += 1 + upgraded(scene, seat, 'donation');
  }
  return space === OFFICE ? spark + OFFICE_REWARDS[scene.office]! : spark;
}

/** U04 Does an Oppressor overlook this player? */
export function isUnseen(scene: Scene, seat: number): boolean {
  return upgraded(scene, seat, 'unseen') > 0;
}

/** The players on a space whom an Oppressor notices. */
export function playersNoticed(scene: Scene, space: number): number {
  let players = 0;
  for (let seat = 0; seat < scene.seats; seat += 1) {
    if (scene.at[seat] === space && !isUnseen(scene, seat)) players += 1;
  }
  return players;
}

/** RTA-503 Posters, Civilians and players together; an Oppressor becomes suspicious at 4. */
export function crowdOn(scene: Scene, space: number): number {
  let crowd = postersCounted(scene, space) + playersNoticed(scene, space);
  for (const npc of CIVILIANS) if (scene.npcAt[npc] === space) crowd += 1;
  return crowd;
}

export function isSuspicious(scene: Scene, space: number): boolean {
  return crowdOn(scene, space) >= CROWD;
}

/** What an Oppressor who arrives there does. */
export function patrolOn(
  scene: Scene,
  space: number,
): { suspicious: boolean; fine: number; torn: number; office: number } {
  return {
    suspicious: isSuspicious(scene, space),
    fine: Math.min(scene.funds, FINE * playersNoticed(scene, space)),
    torn: scene.posters[space]!,
    office: space === OFFICE ? Math.min(scene.office, OFFICE_FINE) : 0,
  };
}
