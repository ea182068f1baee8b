import type { Seat } from '@tablewright/kernel';
import { adjust, calm, drawEx, isMoraleYellow, riotZone } from '../bars.ts';
import { lot, shuffle } from '../chance.ts';
import { equip, junkSpots, removeJunk, showChips, toJunkyard, unequip } from '../chips.ts';
import { AREA_IDS, LOCATIONS, MED, NEXUS, SECTORS } from '../content/board.ts';
import { type Does, type Effect, type Effects, ENEMY_TYPES } from '../content/effects.ts';
import { destroyLocation, enemiesAmong, hit, kill, refreshEnemies } from '../enemies.ts';
import { dropBox } from '../boxes.ts';
import { diceOnTable, rerollDie } from '../dice.ts';
import { type K, stage } from '../events.ts';
import { cure, heal, isHurt, isWounded, noteHealing } from '../health.ts';
import { cardsLeft, discardAtOnce, draw, faceIds, intoHand } from '../influence.ts';
import { destroyKuro } from '../kuro.ts';
import { KURO_MARKERS } from '../content/characters.ts';
import { enter } from '../movement.ts';
import { cardLeft, cardsStolen, mixOrigins, noteProgram, show, sorted } from '../notes.ts';
import {
  chipsOf,
  deeCoyOf,
  hasFreeSlot,
  isCarrier,
  isDetained,
  isKuro,
  isOnBoard,
  maxHealth,
  playerOf,
} from '../pieces.ts';
import { canHappen, wouldHappen } from '../possible.ts';
import { detain, free, newLeader } from '../prison.ts';
import { drawPrograms, gainProgram, newDisplay, programIds, refillDisplay } from '../programs.ts';
import { openCheck } from '../checks.ts';
import { SCRIPTS, scriptOf } from '../scripts.ts';
import {
  type EffectsFrame,
  KURO_HERE,
  MOD_ALL,
  MOD_DAMAGE,
  MOD_RED,
  MOD_STRENGTH,
  MOD_VALUE,
  NONE,
  type Piece,
  SLOTS,
  type State,
} from '../state.ts';
import { fullTiers, peek, sameTier, slotId, swapChip } from './effect-chips.ts';
import { aim, next, seatOf, seatsInOrder, WAIT } from './effect-targets.ts';

// What is printed on a card, carried out statement by statement (content ledger 0). Each kind of effect has one handler. A
// handler that has to ask pushes the question and stays; the answer comes into the frame, and it is called again.

type F = EffectsFrame;
type Handlers = { readonly [D in Does]: (s: State, f: F, k: K, e: Extract<Effect, { does: D }>) => void };

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

function own(f: F): Seat {
  return f.event === 1 ? NONE : f.by;
}

function always(): boolean {
  return true;
}

const HANDLERS: Handlers = {
  // ------------------------------------------------------------------------------------------------------------- the city
  adjust(s, f, k, { bar, by }) {
    next(f);
    adjust(s, k, bar, by, own(f));
  },
  calm(s, f, k, { by }) {
    next(f);
    calm(s, k, by, own(f));
  },
  riotMarkers(s, f, k) {
    next(f);
    if (s.exMarkers === 1) return adjust(s, k, 'morale', -2, NONE);
    s.exMarkers = 1;
    k.tell({ type: 'riotMarkers' });
  },
  ex(s, f, k) {
    next(f);
    drawEx(s, k);
  },
  voteLeader(s, f, k, { excludeCurrent }) {
    next(f);
    newLeader(s, k, excludeCurrent);
  },
  newDisplay(s, f, k) {
    next(f);
    newDisplay(s, k);
  },
  lasting(s, f, k, { what }) {
    next(f);
    if (what === 'programCost') s.programCost = 1;
    else s.muted |= 1 << f.by;
    k.tell({ type: 'lasting', what, by: f.by });
  },

  // ------------------------------------------------------------------------------------------------------------- Enemies
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

  // -------------------------------------------------------------------------------------------------------- boxes and Traps
  supply(s, f, k, { count, here }) {
    next(f);
    if (here) dropBox(s, k, s.at[f.piece]!);
    else k.push({ stage: 'supplyDrop', left: count, orange: 0, step: 0 });
  },
  trap(s, f, k, { count }) {
    next(f);
    const mixed = Math.min(count, s.beside.length);
    if (mixed === 0) return;
    shuffle(s, k, s.beside, 'Traps');
    for (let i = 0; i < mixed; i += 1) s.supply.push(s.beside.pop()!);
    shuffle(s, k, s.supply, 'Supply');
    s.mixed += mixed;
    k.tell({ type: 'trapped', count: mixed });
  },

  // --------------------------------------------------------------------------------------------------------------- people
  damage(s, f, k, { to, by, min1 }) {
    const piece = aim(s, f, k, to, (one) => s.health[one]! > 0, false);
    if (piece === WAIT) return;
    next(f);
    if (piece !== NONE)
      k.push({
        stage: 'hurt',
        piece,
        damage: by,
        min1: min1 ? 1 : 0,
        wounds: 0,
        price: 0,
        step: 0,
        cancelled: f.noWounds,
      });
  },
  wound(s, f, k, { to, count }) {
    const piece = aim(s, f, k, to, (one) => !isKuro(s, one), false);
    if (piece === WAIT) return;
    next(f);
    if (piece !== NONE && f.noWounds === 0) {
      const price = s.stack.some((frame) => frame.stage === 'released') ? 1 : 0;
      k.push({ stage: 'hurt', piece, damage: 0, min1: 0, wounds: count, price, step: 0, cancelled: 0 });
    }
  },
  heal(s, f, k, { to, by }) {
    const miracle = SCRIPTS[f.script]![f.at + 1]?.does === 'cure';
    const fits = (one: Piece): boolean => isHurt(s, one) || (miracle && isWounded(s, one));
    const piece = aim(s, f, k, to, fits, false);
    if (piece === WAIT) return;
    next(f);
    if (piece === NONE) return;
    const restored = heal(s, k, piece, by);
    if (restored > 0) healing(s, f, k, restored);
  },
  cure(s, f, k, { to, count }) {
    const piece = f.count === 0 ? aim(s, f, k, to, (one) => isWounded(s, one), false) : f.it;
    if (piece === WAIT) return;
    if (piece === NONE) return next(f);
    f.it = piece;
    if (f.count >= 1 && f.answer !== NONE) {
      cure(s, k, piece, f.answer);
      healing(s, f, k, 0);
      f.answer = NONE;
      f.count += 1;
    } else if (f.count === 0) f.count = 1;
    f.answer = NONE;
    if (f.count > count || s.wounds[piece]!.length === 0) return next(f);
    k.push({ stage: 'wound', by: playerOf(s, piece), piece });
  },
  draw(s, f, k, { to, deck, count }) {
    const piece = aim(s, f, k, to, always, true);
    if (piece === WAIT) return;
    next(f);
    if (piece !== NONE) draw(s, k, playerOf(s, piece), count, deck);
  },
  program(s, f, k, { to, count }) {
    const piece = aim(s, f, k, to, always, true);
    if (piece === WAIT) return;
    next(f);
    if (piece !== NONE) drawPrograms(s, k, playerOf(s, piece), count);
  },
  takeDisplay(s, f, k) {
    if (s.display.length === 0) return next(f);
    if (f.answer === NONE && s.display.length > 1) return k.push({ stage: 'displayed', by: f.by });
    const design = s.display[f.answer === NONE ? 0 : f.answer]!;
    next(f);
    s.display.splice(s.display.indexOf(design), 1);
    k.tell({ type: 'tookProgram', by: f.by, card: programIds([design])[0]! });
    noteProgram(s, f.by, design);
    gainProgram(s, k, f.by, design);
    refillDisplay(s, k);
  },
  swapPrograms(s, f, k, { more }) {
    if (f.answer >= 0) f.count += 1;
    const isDone = f.answer === DONE || s.programs[f.by]!.length + s.open[f.by]!.length === 0;
    f.answer = NONE;
    if (!isDone) return k.push({ stage: 'programAway', by: f.by, none: 1, why: 1 });
    const drawn = f.count + more;
    next(f);
    drawPrograms(s, k, f.by, drawn);
  },
  discard(s, f, k, { to, kind, count, how }) {
    const piece = aim(s, f, k, to, always, true);
    if (piece === WAIT) return;
    if (piece === NONE) return next(f);
    const seat = playerOf(s, piece);
    if (kind === 'program') {
      if (f.count === count || s.programs[seat]!.length + s.open[seat]!.length === 0) return next(f);
      f.count += 1;
      return k.push({ stage: 'programAway', by: seat, none: 0, why: 0 });
    }
    next(f);
    const most = Math.min(count, s.hands[seat]!.length);
    if (most === 0) return;
    if (how === 'choice') return askDiscard(k, seat, most);
    const gone: number[] = [];
    for (let i = 0; i < most; i += 1)
      gone.push(...s.hands[seat]!.splice(lot(s, k, s.hands[seat]!.length, 'random card'), 1));
    for (const face of gone) cardLeft(s, seat, face);
    show(s, gone);
    k.tell({ type: 'discarded', by: seat, cards: faceIds(sorted(gone)) });
    discardAtOnce(s, k, seat, gone);
  },
  discardTo(s, f, k, { to, count }) {
    const piece = aim(s, f, k, to, always, true);
    next(f);
    const seat = playerOf(s, piece);
    const over = s.hands[seat]!.length - count;
    if (over > 0) askDiscard(k, seat, over);
  },
  steal(s, f, k, { from, count }) {
    const victim = aim(s, f, k, from, (one) => s.hands[one]!.length > 0, true);
    if (victim === WAIT) return;
    next(f);
    if (victim === NONE) return;
    const taken: number[] = [];
    for (let i = 0; i < count && s.hands[victim]!.length > 0; i += 1)
      taken.push(...s.hands[victim]!.splice(lot(s, k, s.hands[victim]!.length, 'stolen card'), 1));
    for (const face of taken) intoHand(s, f.by, face);
    k.tell({ type: 'stole', by: f.by, from: victim, count: taken.length });
    cardsStolen(s, f.by, victim, taken);
    k.tell({ type: 'drew', cards: faceIds(sorted(taken)) }, { only: f.by });
    k.tell({ type: 'lost', cards: faceIds(sorted(taken)) }, { only: victim });
    cardsLeft(s, k, victim);
  },
  detain(s, f, k, { to }) {
    const seat = aim(s, f, k, to, (one) => !isDetained(s, one), true);
    if (seat === WAIT) return;
    next(f);
    if (seat !== NONE) detain(s, k, seat);
  },
  free(s, f, k, { to }) {
    const seat = aim(s, f, k, to, (one) => isDetained(s, one), true);
    if (seat === WAIT) return;
    next(f);
    if (seat !== NONE) free(s, k, seat);
  },
  place(s, f, k, { areas }) {
    const from = areas.reduce((bits, id) => bits | (1 << AREA_IDS.indexOf(id)), 0) & ~(1 << s.at[f.piece]!);
    if (f.answer === NONE) return k.push({ stage: 'area', by: f.by, from, piece: f.piece });
    const area = f.answer;
    next(f);
    enter(s, k, f.piece, area);
  },
  relocate(s, f, k) {
    next(f);
    if (f.it === NONE || s.health[f.it] === 0 || isDetained(s, f.it) || !isOnBoard(s, f.it)) return;
    k.push({ stage: 'relocate', piece: f.it, orange: 0, step: 0 });
  },
  ap(s, f, k, { by }) {
    next(f);
    if (!isActing(s, f)) return;
    s.ap += by;
    k.tell({ type: 'moreActions', by: f.by, count: by });
  },
  move(s, f, k, { by }) {
    next(f);
    if (!isActing(s, f)) return;
    s.move += by;
    k.tell({ type: 'moreMovement', by: f.by, count: by });
  },
  mod(_s, f) {
    next(f);
  },
  attackMod(s, f, _k, { stat, by }) {
    next(f);
    if (f.by === s.active) s.mods[ATTACK_MODS[stat]]! += by;
  },

  // ---------------------------------------------------------------------------------------------------------------- checks
  checkCard(_s, f) {
    next(f);
  },
  checkZero(_s, f) {
    next(f);
  },
  wantedFree(_s, f) {
    next(f);
  },
  checkMod(s, f, k, { by }) {
    next(f);
    const check = openCheck(s);
    if (check === null) return;
    check.change += by;
    k.tell({ type: 'checkChanged', by: f.by, change: by });
  },
  checkRemove(s, f, k) {
    const check = openCheck(s);
    if (check === null || check.cards.length === check.removed.length) return next(f);
    if (f.answer === NONE) return k.push({ stage: 'revealedCard', by: f.by });
    check.removed.push(f.answer);
    k.tell({ type: 'checkRemoved', by: f.by, card: faceIds([check.cards[f.answer]!])[0] ?? 'S-JAY-2' });
    next(f);
  },

  // ----------------------------------------------------------------------------------------------------------------- chips
  peek(s, f, k, effect) {
    peek(s, f, k, effect);
  },
  bury(s, f, k) {
    const stack = s.sectors[f.memo];
    if (stack === undefined || stack.length < 2) return next(f);
    if (f.answer === NONE)
      return k.push({ stage: 'chipSeen', by: f.by, sector: f.memo, count: Math.min(2, stack.length) });
    const [chip] = stack.splice(stack.length - 1 - f.answer, 1);
    stack.unshift(chip!);
    k.tell({ type: 'buried', by: f.by, sector: f.memo + 1, which: f.answer + 1 });
    next(f);
  },
  junkTop(s, f, k, { sector, count }) {
    next(f);
    for (let i = 0; i < count && s.outcome === null; i += 1) {
      const chip = s.sectors[sector - 1]!.pop();
      if (chip !== undefined) toJunkyard(s, k, chip, NONE, `sector${sector}`);
    }
  },
  takeJunk(s, f, k) {
    const spots = junkSpots(s);
    if (spots.length === 0 || !hasFreeSlot(s, f.piece)) return next(f);
    if (f.answer === NONE) return k.push({ stage: 'spot', by: f.by, why: 0, from: spots });
    const spot = f.answer;
    next(f);
    k.tell({ type: 'junkTaken', by: f.by, spot: spot + 1 });
    const chip = s.junk[spot]!;
    s.junk[spot] = NONE;
    equip(s, k, f.piece, chip);
  },
  removeJunk(s, f, k) {
    const spots = junkSpots(s);
    if (spots.length === 0) return next(f);
    if (f.answer === NONE) return k.push({ stage: 'spot', by: f.by, why: 1, from: spots });
    const spot = f.answer;
    next(f);
    removeJunk(s, k, f.by, spot);
  },
  chipToJunk(s, f, k) {
    if (!isCarrier(s, f.piece)) return next(f);
    if (f.answer === NONE && chipsOf(s, f.piece) > 1)
      return k.push({ stage: 'ownChip', by: f.by, from: 3 << (f.piece * SLOTS), why: 0 });
    const slot = f.answer === NONE ? 0 : f.answer % SLOTS;
    next(f);
    toJunkyard(s, k, unequip(s, f.piece, slot), f.by, 'board');
  },
  swapChip(s, f, k, { to }) {
    swapChip(s, f, k, to);
  },
  swapTier(s, f, k) {
    const filled = fullTiers(s);
    if (filled === 0) return next(f);
    if (f.answer === NONE) return k.push({ stage: 'slot', by: f.by, from: filled, why: 1 });
    if (f.count === 0) {
      f.count = 1;
      f.memo = f.answer;
      f.answer = NONE;
      return k.push({ stage: 'slot', by: f.by, from: sameTier(s, f.memo), why: 2 });
    }
    const [one, other] = [f.memo, f.answer];
    next(f);
    const chip = s.network[one]!;
    s.network[one] = s.network[other]!;
    s.network[other] = chip;
    const up = (s.faceUp >> one) & 1;
    const otherUp = (s.faceUp >> other) & 1;
    s.faceUp = (s.faceUp & ~(1 << one) & ~(1 << other)) | (otherUp << one) | (up << other);
    const placer = s.placedBy[one]!;
    s.placedBy[one] = s.placedBy[other]!;
    s.placedBy[other] = placer;
    k.tell({ type: 'swappedTier', by: f.by, one: slotId(one), other: slotId(other) });
  },
  shuffleChips(s, f, k) {
    next(f);
    const slots: number[] = [];
    for (let slot = 0; slot < s.chips.length; slot += 1) if (s.chips[slot] !== NONE) slots.push(slot);
    if (slots.length === 0) return;
    const chips = shuffle(
      s,
      k,
      slots.map((slot) => s.chips[slot]!),
      'equipped Data Chips',
    );
    mixOrigins(s, chips);
    k.tell({ type: 'chipsShuffled', count: chips.length });
    for (const [i, slot] of slots.entries()) {
      s.chips[slot] = chips[i]!;
      s.known[chips[i]!] = 0;
    }
    for (const [i, slot] of slots.entries()) {
      showChips(s, k, playerOf(s, Math.floor(slot / SLOTS)), [chips[i]!], 'board');
    }
  },

  // ------------------------------------------------------------------------------------------------------------------ Kuro
  destroyKuro(s, f, k) {
    next(f);
    destroyKuro(s, k);
  },
  reviveKuro(s, f, k) {
    if (f.answer === NONE && s.kuroGone !== KURO_HERE && s.at[f.by] === MED) {
      return k.push({ stage: 'area', by: f.by, from: (1 << SECTORS) | (1 << NEXUS), piece: s.seats });
    }
    const area = f.answer === NONE ? s.at[f.by]! : f.answer;
    next(f);
    s.kuroMarkers = KURO_MARKERS;
    if (s.kuroGone !== KURO_HERE || s.at[s.seats] === NONE) {
      s.at[s.seats] = area;
      s.place[s.seats] = area === s.at[f.by] ? s.place[f.by]! : 0;
      s.kuroGone = KURO_HERE;
    }
    s.health[s.seats] = maxHealth(s, s.seats);
    k.tell({ type: 'kuroBack', area: AREA_IDS[s.at[s.seats]!]! });
  },

  // ------------------------------------------------------------------------------------------------------------ structure
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

/** Points and movement are for the Action Phase that goes on: in W6 and W7 it is over. */
function isActing(s: State, f: F): boolean {
  return f.by === s.active && s.fallen === 0 && s.stack.some((frame) => frame.stage === 'action');
}

export const FILTERS = ['nonElite', 'inRange', 'nearKuro', 'any'] as const;
const ATTACK_MODS = {
  value: MOD_VALUE,
  red: MOD_RED,
  strength: MOD_STRENGTH,
  damage: MOD_DAMAGE,
  all: MOD_ALL,
} as const;
/** Answered to "which Program": no more. */
export const DONE = -2;

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

export function askDiscard(k: K, seat: Seat, count: number): void {
  k.push({ stage: 'cards', by: seat, why: 0, min: count, max: count, chosen: [], answer: NONE });
}

/** HPB-874 Health and Wounds by one effect count once. */
function healing(s: State, f: F, k: K, restored: number): void {
  if (f.event === 1) return;
  if (f.healed === 0 || restored >= 2) noteHealingOnce(s, f, k, restored);
  f.healed = 1;
}

function noteHealingOnce(s: State, f: F, k: K, restored: number): void {
  if (f.healed === 0) noteHealing(s, k, f.by, restored);
}
