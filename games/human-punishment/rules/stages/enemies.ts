import { AREA_IDS, LOCATIONS_IN, RED_AREAS } from '../content/board.ts';
import { RED_DIE } from '../content/enemies.ts';
import { RED_1 } from '../content/enemy-places.ts';
import { ORANGE, RED_DIE_BIT, throwDice, WHITE } from '../dice.ts';
import { type K, stage } from '../events.ts';
import { stepOn } from '../paths.ts';
import { enemyAt, isDeusHere } from '../pieces.ts';
import { DEUS, NONE, type State } from '../state.ts';
import { BEFORE_ENEMY, opensForCards, W2 } from '../windows.ts';
import { attackOf, targetsOf } from './enemy-attacks.ts';
import { openWindow } from './windows.ts';

// Enemies act by themselves (HPB-510 to HPB-549): the dice of the Enemy Phase, and who is activated by them.

// HPB-510, HPB-511 All four dice in one throw; with `red` NONE only the orange one (the effect `activate`).
export const activation = stage.happens('activation', (s, f, k) => {
  const isPhase = f.red !== NONE;
  const { step } = f;
  switch (step) {
    case 0: {
      const dice = isPhase ? ORANGE | RED_DIE_BIT | WHITE : ORANGE;
      throwDice(s, k, f, dice, s.active);
      f.step = isPhase && isOneMoment(s, f.orange - 1) && !opensForCards(s, W2) ? WITHOUT_WINDOW : WITH_WINDOW;
      if (f.step === WITH_WINDOW) openWindow(s, k, W2, dice);
      return;
    }
    case WITH_WINDOW:
    case WITHOUT_WINDOW:
      f.step = step === WITH_WINDOW && isOneMoment(s, f.orange - 1) ? APPEARS : BEFORE_APPEARING;
      k.tell({ type: 'activated', area: AREA_IDS[f.orange - 1]! });
      return k.push({ stage: 'activate', area: f.orange - 1, at: 0 });
    case BEFORE_APPEARING:
      f.step = APPEARS;
      if (isPhase && RED_DIE[f.red - 1] !== null) openWindow(s, k, BEFORE_ENEMY);
      return;
    default:
      k.done();
      if (isPhase) appear(k, f.red, f.white1 + f.white2);
  }
});

const WITH_WINDOW = 1;
const BEFORE_APPEARING = 2;
const APPEARS = 3;
/** The dice count; a window before they did would have been the General's alone, who has the next one. */
const WITHOUT_WINDOW = 4;

/**
 * HPB-115 Where the Area that the dice name holds nobody who would do something (HPB-542), nothing happens before the next
 * window, at the new Enemy or the Event: the General's moment comes once, at the dice where cards open that window too.
 */
function isOneMoment(s: State, area: number): boolean {
  const isIdle = (place: number): boolean =>
    enemyAt(s, place) === NONE || targetsOf(s, attackOf(place, area)).all === 0;
  if (!LOCATIONS_IN[area]!.every(isIdle)) return false;
  return RED_AREAS.every((at, space) => {
    if (at !== area) return true;
    if (s.red[space] !== NONE && s.red[space] !== DEUS) return false; // a Crawler steps
    return !(isDeusHere(s) && s.deusAt === space) || isIdle(RED_1 + space);
  });
}

/** HPB-520 */
function appear(k: K, red: number, number: number): void {
  const type = RED_DIE[red - 1]!;
  if (type === null) k.tell({ type: 'nobodyCame' });
  else k.push({ stage: 'spawn', type, number, step: 2, answer: NONE, white1: 0, white2: 0 });
}

/** HPB-540 Locations in order, then Deus, then the Crawlers from the front backwards. */
export const activate = stage.happens('activate', (s, f, k) => {
  const locations = LOCATIONS_IN[f.area]!;
  while (f.at < locations.length) {
    const place = locations[f.at]!;
    f.at += 1;
    if (s.enemyAt[place] !== NONE) return declare(k, place, f.area);
  }
  if (f.at === locations.length) {
    f.at += 1;
    if (isDeusHere(s) && RED_AREAS[s.deusAt] === f.area) return declare(k, RED_1 + s.deusAt, f.area);
  }
  for (;;) {
    const space = RED_AREAS.length - 1 - (f.at - locations.length - 1);
    if (space < 0) return k.done();
    f.at += 1;
    if (RED_AREAS[space] !== f.area || s.red[space] === NONE || s.red[space] === DEUS) continue;
    const at = stepOn(s, k, space); // HPB-549
    if (at !== NONE) declare(k, RED_1 + at, RED_AREAS[at]!);
    return;
  }
});

function declare(k: K, place: number, area: number): void {
  k.push(attackOf(place, area));
}
