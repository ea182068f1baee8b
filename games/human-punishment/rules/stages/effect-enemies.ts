import { LOCATIONS } from '../content/board.ts';
import { ENEMY_TYPES } from '../content/effects.ts';
import { diceOnTable, rerollDie } from '../dice.ts';
import { destroyLocation, enemiesAmong, hit, kill, refreshEnemies } from '../enemies.ts';
import { NONE } from '../state.ts';
import type { F, Handlers } from './effect-handlers.ts';
import { FILTERS, next, seatOf } from './effect-targets.ts';

// Effects that bring, wake, strike and stop Enemies, and what else can be stopped or rolled again.

export const ENEMY_EFFECTS: Pick<
  Handlers,
  'raid' | 'spawn' | 'activate' | 'refreshEnemies' | 'kill' | 'hitEnemy' | 'deadZone' | 'cancel' | 'reroll'
> = {
  raid(_s, f, k, { times }) {
    next(f);
    k.push({ stage: 'raid', times, red: 0, white1: 0, white2: 0, step: 0 });
  },
  spawn(_s, f, k, { type, where }) {
    next(f);
    const number = where === 'roll' ? 0 : where === 'red1' ? 1 : where;
    k.push({
      stage: 'spawn',
      type: ENEMY_TYPES.indexOf(type),
      number,
      step: where === 'roll' ? 0 : 2,
      answer: NONE,
      white1: 0,
      white2: 0,
    });
  },
  activate(_s, f, k) {
    next(f);
    k.push({ stage: 'activation', step: 0, orange: 0, red: NONE, white1: 0, white2: 0 });
  },
  refreshEnemies(s, f, k) {
    next(f);
    refreshEnemies(s);
    k.tell({ type: 'refreshed' });
  },
  kill(s, f, k, { count, filter, who }) {
    if (f.answer !== NONE) {
      kill(s, k, f.answer);
      f.answer = NONE;
      f.count += 1;
    }
    const by = seatOf(s, f, who);
    const from = enemiesAmong(s, filter, f.piece);
    if (f.count === count || from.length === 0) return next(f);
    if (from.length <= count - f.count) {
      for (const place of from) kill(s, k, place);
      return next(f);
    }
    k.push({ stage: 'enemy', by, filter: FILTERS.indexOf(filter), piece: f.piece });
  },
  hitEnemy(s, f, k, { damage, filter, who }) {
    const by = seatOf(s, f, who);
    const from = enemiesAmong(s, filter, f.piece);
    if (from.length === 0) return next(f);
    if (f.answer === NONE && from.length > 1)
      return k.push({ stage: 'enemy', by, filter: FILTERS.indexOf(filter), piece: f.piece });
    const place = f.answer === NONE ? from[0]! : f.answer;
    next(f);
    hit(s, k, place, damage, by, f.piece, false);
  },
  deadZone(s, f, k, { by }) {
    if (by === 'roll') {
      next(f);
      return k.push({ stage: 'deadZone', white1: 0, white2: 0, step: 0, answer: NONE });
    }
    const from = ~s.destroyed & ((1 << LOCATIONS.length) - 1);
    if (from === 0) return next(f);
    if (f.answer === NONE) return k.push({ stage: 'location', by: seatOf(s, f, by), from, why: 1 });
    const location = f.answer;
    next(f);
    destroyLocation(s, k, location);
  },
  cancel(s, f, k, { what }) {
    next(f);
    for (let at = s.stack.length - 1; at >= 0; at -= 1) {
      const frame = s.stack[at]!;
      if (what === 'enemyAttack' && frame.stage === 'enemyAttack') frame.cancelled = 1;
      else if (what === 'wounds' && frame.stage === 'hurt') {
        frame.cancelled = 1;
        for (let below = at - 1; below >= 0 && s.stack[below]!.stage === 'effects'; below -= 1)
          (s.stack[below] as F).noWounds = 1;
      } else if (what === 'event' && frame.stage === 'eventPhase') frame.cancelled = 1;
      else continue;
      k.tell({ type: 'cancelled', what, by: f.by });
      return;
    }
  },
  reroll(s, f, k) {
    const dice = diceOnTable(s);
    if (dice === 0) return next(f);
    if (f.answer === NONE) {
      if ((dice & (dice - 1)) !== 0) return k.push({ stage: 'die', by: f.by, from: dice });
      f.answer = 31 - Math.clz32(dice);
    }
    const die = f.answer;
    next(f);
    rerollDie(s, k, die, f.by);
  },
};
