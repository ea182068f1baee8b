import type { Seat } from '@tablewright/kernel';
import { adjust, calm, drawEx, isMoraleYellow, riotZone } from '../bars.ts';
import { lot } from '../chance.ts';
import { AREA_IDS, TOWER_4 } from '../content/board.ts';
import { DEE_COY } from '../content/characters.ts';
import { colourOf } from '../content/chips.ts';
import { type Does, type Effect, type Effects, ENEMY_TYPES, type EnemyFilter, type Need, type Picked, type Target } from '../content/effects.ts';
import { enemiesAmong, hit, kill, destroyLocation, refreshEnemies } from '../enemies.ts';
import { endsWithoutChips } from '../ends.ts';
import { type K, stage } from '../events.ts';
import { heal, treats } from '../health.ts';
import { discardAtOnce, draw, faceIds, intoHand } from '../influence.ts';
import { detain, free } from '../prison.ts';
import { chipIds, drawPrograms, gainProgram, newDisplay, programIds, refillDisplay } from '../programs.ts';
import { SCRIPTS, scriptOf } from '../scripts.ts';
import {
  AREAS_OF, chipsOf, deeCoyOf, hasFreeSlot, inOrder, isCarrier, isDetained, isDeusHere, isKuro, isKuroHere, isOnBoard,
  kuroOf, maxHealth, playerOf, rangeOf, reach,
} from '../pieces.ts';
import { canHappen, wouldHappen } from '../possible.ts';
import { type EffectsFrame, KURO_AWAY, KURO_DESTROYED, KURO_HERE, MOD_ALL, MOD_DAMAGE, MOD_RED, MOD_STRENGTH, MOD_VALUE, NONE, type Piece, type Pieces, SLOTS, type State, TIERS } from '../state.ts';
