import type { Seat } from '@tablewright/kernel';
import { isMoraleYellow, riotZone } from '../bars.ts';
import type { Effect, Effects } from '../content/effects.ts';
import { type K, stage } from '../events.ts';
import { deeCoyOf, isOnBoard } from '../pieces.ts';
import { canHappen, wouldHappen } from '../possible.ts';
import { scriptOf, SCRIPTS } from '../scripts.ts';
import { NONE, type Piece, type State } from '../state.ts';
import { CHIP_EFFECTS } from './effect-chip-moves.ts';
import { CITY_EFFECTS } from './effect-city.ts';
import { ENEMY_EFFECTS } from './effect-enemies.ts';
import type { F, Handlers } from './effect-handlers.ts';
import { PEOPLE_EFFECTS } from './effect-people.ts';
import { next, seatOf, seatsInOrder } from './effect-targets.ts';

// What is printed on a card, carried out statement by statement (content ledger 0); the handlers are in effect-*.ts.

export const effects = stage.happens('effects', (s, f, k) => {
  const effect = SCRIPTS[f.script]![f.at];
  if (effect === undefined) return k.done();
  const handler = HANDLERS[effect.does] as (s: State, f: F, k: K, e: Effect) => void;
  handler(s, f, k, effect);
});

/** A card begins to work. `event`: an Event's results are nobody's own doing (HPB-853). */
export function begin(k: K, list: Effects, by: Seat, piece: Piece, event = false, it: Piece = NONE): void {
  if (list.length === 0) return;
  k.push({
    stage: 'effects',
    script: scriptOf(list),
    at: 0,
    by,
    piece,
    it,
    answer: NONE,
    count: 0,
    event: event ? 1 : 0,
    noWounds: 0,
    memo: NONE,
    healed: 0,
  });
}

function inner(k: K, f: F, list: Effects, it: Piece): void {
  begin(k, list, f.by, f.piece, f.event === 1, it);
  const frame = k.state.stack[k.state.stack.length - 1];
  if (frame?.stage !== 'effects' || list.length === 0) return;
  frame.memo = f.memo;
  frame.noWounds = f.noWounds;
}

const HANDLERS: Handlers = {
  ...CITY_EFFECTS,
  ...ENEMY_EFFECTS,
  ...PEOPLE_EFFECTS,
  ...CHIP_EFFECTS,
  none(_s, f) {
    next(f);
  },
  need(s, f, k, { what }) {
    void what;
    if (!canHappen(s, SCRIPTS[f.script]!.slice(f.at, f.at + 1), f.piece)) return k.done();
    next(f);
  },
  each(s, f, k, { of, then }) {
    const order = of === 'all' ? seatsInOrder(s) : piecesInOrder(s);
    while (f.count < order.length) {
      const piece = order[f.count]!;
      f.count += 1;
      if (of === 'chars' && (!isOnBoard(s, piece) || s.health[piece] === 0)) continue;
      return inner(k, f, then, piece);
    }
    next(f);
  },
  if(s, f, k, { bar, then, otherwise }) {
    const isYellow = bar === 'morale' ? isMoraleYellow(s) : riotZone(s) === 'yellow';
    next(f);
    inner(k, f, isYellow ? then : otherwise, f.it);
  },
  choose(s, f, k, { who, between }) {
    const by = seatOf(s, f, who);
    if (f.answer === NONE) {
      const from = branches(s, f, between);
      if (from === 0) return next(f);
      if ((from & (from - 1)) !== 0) return k.push({ stage: 'branch', by, script: f.script, at: f.at, from });
      f.answer = 31 - Math.clz32(from);
    }
    const branch = between[f.answer]!;
    next(f);
    inner(k, f, branch, f.it);
  },
  may(s, f, k, { who, then }) {
    if (f.answer === NONE) return k.push({ stage: 'maybe', by: seatOf(s, f, who), why: 0 });
    const yes = f.answer === 1;
    next(f);
    if (yes) inner(k, f, then, f.it);
  },
  contagious(_s, f) {
    next(f); // it works by its own trigger (HPB-575)
  },
};

/** A branch whose `need` fails may not be chosen, one that would change nothing only if all would. */
function branches(s: State, f: F, between: readonly Effects[]): number {
  let possible = 0;
  let useful = 0;
  for (const [i, branch] of between.entries()) {
    if (!canHappen(s, branch, f.piece)) continue;
    possible |= 1 << i;
    if (wouldHappen(s, branch, f.by, f.piece)) useful |= 1 << i;
  }
  return useful === 0 ? possible : useful;
}

/** All pieces in the order of HPB-113, also those off the board now. */
function piecesInOrder(s: State): Piece[] {
  const dee = deeCoyOf(s);
  return seatsInOrder(s).flatMap((seat) => (seat === dee ? [seat, s.seats] : [seat]));
}
