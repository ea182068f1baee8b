import type { Json } from '@tablewright/kernel';
import { AREA_IDS, AT_6, AT_8, AT_SHARED, BLUE_AREAS, HQ, LOCATIONS, LOCATIONS_BY_NUMBER, MONOLITH, NETWORK, NEXUS, RED_AREAS } from '../../content/board.ts';
import { ALL_ROUNDERS } from '../../content/all-rounders.ts';
import { BOXES } from '../../content/boxes.ts';
import { DEE_COY, DRYDEN, FEYKAH, HAVOC, NOVA } from '../../content/characters.ts';
import { type Bar, type Effect, type Effects } from '../../content/effects.ts';
import { CRAWLER, ELITE, ENEMIES, levelOf, RED_DIE, TANK, THIEF, SNIPER, typeOf } from '../../content/enemies.ts';
import { EVENTS } from '../../content/events.ts';
import { FACE_IDS } from '../../content/faces.ts';
import { STAR_CARDS } from '../../content/influence.ts';
import { TASKS } from '../../content/interrogation.ts';
import { FALLEN, HUMAN, LEGION, MACHINE } from '../../content/loyalty.ts';
import { OBJECTIVES } from '../../content/objectives.ts';
import { PROGRAMS } from '../../content/programs.ts';
import { type TaskId, SKILLS } from '../../content/skills.ts';
import { WOUNDS } from '../../content/wounds.ts';
import { colourOf } from '../../content/chips.ts';
import type { Told } from '../../events.ts';
import {
  BLED, COLUMNS, copy, DEUS, GONE, MOD_ALL, MOD_DAMAGE, MOD_RED, MOD_STRENGTH, MOD_VALUE, NONE, PLACED, PLACED_OTHER, DROPPED, KILLS, BIG_KILLS, WOUNDS_RECEIVED, RECON_USED, CITY_ACTIONS, AREAS_ENDED, SLOTS, type State, TALLIES, TIERS, USED_SOLO,
} from '../../state.ts';
import { WINDOW_IDS, type WindowId } from '../../content/windows.ts';
import { claimsOf } from './claims.ts';
import * as my from './numbers.ts';
import { has } from './numbers.ts';

// The second implementation: it walks along what is told, keeps its own copy of the table, and says where the two part.

export interface Complaint {
  readonly rule: string;
  readonly says: string;
}

interface Due {
  readonly bar: Bar;
  readonly by: number;
  readonly calm: boolean;
}

/** Bar changes that a card still has to make, alternatives of a choice side by side. */
interface Card {
  readonly name: string;
  dues: (Due | Due[][])[];
}

const ENDS: Record<Bar, readonly [number, number]> = {
  riot: [-6, 6], morale: [-10, 6], resource: [0, 12], security: [0, 5], threat: [0, 4], apex: [0, 9], deus: [0, 9], guard: [1, 3],
};

export class Watch {
  readonly complaints: Complaint[] = [];
  compared = 0;
  counts = new Map<string, number>();
  s: State;
  cards: Card[] = [];
  dice: Record<string, number> = {};
  riotPaid = false;
  cause: { kind: string; n: number; by?: number } [] = [];
  defence: { piece: number; blue: number; cards: readonly string[] } | null = null;
  attacking: { piece: number; at: number; value: number; damage: number; all: boolean } | null = null;
  hits: number[] = [];
  activated = NONE;
  lastActed = -1;
  revealed: string[] | null = null;
  checkChange = 0;
  escapeSign = 0;
  eventNow = NONE;
  exNow = 0;
  vote: readonly number[] | null = null;
  spawnType = NONE;
  enemyNow: { kind: number; place: number } | null = null;
  over: Extract<Told, { type: 'over' }> | null = null;
  previous: Told | null = null;
  private expectHurt: { piece: number; by: number }[] = [];

  constructor(s: State) {
    this.s = copy(s);
  }

  ok(rule: string, holds: boolean, says: () => string): void {
    this.compared += 1;
    this.counts.set(rule, (this.counts.get(rule) ?? 0) + 1);
    if (!holds) this.complaints.push({ rule, says: says() });
  }

  same(rule: string, what: string, due: unknown, is: unknown): void {
    const a = JSON.stringify(due);
    const b = JSON.stringify(is);
    this.ok(rule, a === b, () => `${what}: due ${a}, is ${b}`);
  }

  // ------------------------------------------------------------------------------------------------------------- one step

  step(before: State, seat: number, value: Json, told: readonly Told[], after: State): void {
    this.value = value;
    this.seat = seat;
    this.s = copy(before);
    const v = value as Record<string, Json>;
    this.answered(before, seat, value, v);
    const top = before.stack.at(-1)!;
    this.windowed = top.stage === 'window' ? top.kind : NONE;
    this.previousInStep = null;
    for (const [at, event] of told.entries()) {
      this.opened(event, told[at + 1] ?? null, after);
      this.ended(event);
      this.event(event);
      this.credit(event);
      this.previous = event;
      this.previousInStep = event;
    }
    this.settle(after);
    this.afterStep(before, told, after);
  }

  /** HPB-115 a window that somebody could use is open: nothing may follow at once. */
  private opened(event: Told, next: Told | null, after: State): void {
    const top = after.stack.at(-1);
    const stops = next === null && after.outcome === null && top?.stage === 'window';
    this.openedBefore(event);
    let window: WindowId | null = null;
    if (event.type === 'rolled') window = 'W2';
    else if (event.type === 'enemyAttacks') window = 'W3';
    else if (event.type === 'revealed') window = 'W4';
    else if (event.type === 'event') window = 'W7';
    if (window === null || stops) return;
    if (event.type === 'event') this.eventNow = EVENTS.findIndex(({ id }) => id === event.event);
    if (next?.type === 'drew' || next?.type === 'sawHand') return;
    for (let seat = 0; seat < this.s.seats; seat += 1) {
      const due = claimsOf(this.s, seat, window).filter(({ card }) => !(window === 'W7' && has(this.s.muted, seat) && card.startsWith('S-')) && !(card === 'P20' && EVENTS[this.eventNow]?.type === 'colour'));
      this.ok(`HPB-115 ${window} opens`, due.length === 0, () => `seat ${seat} could use ${due.map(({ id }) => id).join()} after ${JSON.stringify(event)}, next ${JSON.stringify(next)} top ${top?.stage}`);
    }
  }

  /** W5 and W6 stand before what is told. `windowed`: one was just closed. */
  private windowed: number = NONE;
  private openedBefore(event: Told): void {
    const wounds = event.type === 'wounded' && this.previous?.type !== 'bled' && this.previous?.type !== 'didTask';
    const last = event.type === 'hurt' && event.to === 0;
    const drawn = event.type === 'event' && EVENTS.find(({ id }) => id === event.event)!.stack !== 3;
    if (!wounds && !last && !drawn) return;
    if (this.previousInStep?.type === 'fell' || this.previousInStep?.type === 'wounded' || this.previousInStep?.type === 'detained') return;
    const window: WindowId = drawn ? 'W6' : 'W5';
    if (this.previousInStep === null && this.windowed === WINDOW_IDS.indexOf(window)) return;
    if (this.windowed === WINDOW_IDS.indexOf(window)) return;
    for (let seat = 0; seat < this.s.seats; seat += 1) {
      const due = claimsOf(this.s, seat, window).filter(({ card }) => !(card === 'S-DRY-2' && !wounds));
      this.ok(`HPB-115 ${window} opens`, due.length === 0, () => `seat ${seat} could use ${due.map(({ id }) => id).join()} before ${JSON.stringify(event)}, previous ${JSON.stringify(this.previous)}`);
    }
  }
  private previousInStep: Told | null = null;

  private answered(before: State, seat: number, value: Json, v: Record<string, Json>): void {
    const top = before.stack.at(-1)!;
    if (top.stage === 'action') { this.entering = NONE; this.pink = null; }
    this.pinkFrame(before, value);
    if (top.stage === 'sectorKeep' && top.sector === 2 && this.sector3 !== NONE) { this.task(this.sector3, 'sector3'); this.sector3 = NONE; }
    if (top.stage === 'action' && v['act'] === 'escape') this.escapeSign = v['sign'] as number;
  }

  /** what the pink die is for */
  pink: { what: string; sum: number; sign: number } | null = null;

  private pinkFrame(before: State, value: Json): void {
    const frame = before.stack.find((one) => one.stage === 'pink');
    if (frame?.stage === 'pink' && this.pink !== null) this.pink.sum = frame.sum;
    const top = before.stack.at(-1)!;
    if (top.stage === 'riotCard' && this.pink !== null) this.pink.sum = typeof value === 'string' ? (value === 'none' ? 0 : my.valueOf(value)) : 0;
    if (top.stage === 'blueCards' && this.pink !== null) {
      const v = value as Record<string, Json>;
      this.pink.sum = [...top.chosen.map((face) => FACE_IDS[face]!), ...(v['act'] === 'card' ? [v['card'] as string] : [])].reduce((sum, card) => sum + my.valueOf(card), 0);
    }
  }

  /** Whether the pink die explains it. */
  private byPink(bar: Bar, from: number, to: number): boolean {
    if (this.pink === null) return false;
    const die = this.dice['pink']!;
    const [low, high] = ENDS[bar];
    const is = (one: Bar, by: number): boolean => one === bar && to === Math.min(high, Math.max(low, from + by));
    const { what, sum, sign } = this.pink;
    if (what === 'nexus') {
      const result = sum - die;
      return result >= 4 ? is('apex', 2) : result >= 1 ? is('apex', 1) : result < 0 && is('morale', -1);
    }
    if (what === 'city1') return is('riot', sign * die + sum);
    if (what === 'city2') return sum > die && is('morale', sum - die);
    if (what === 'city4') return [is('deus', 1), is('riot', -2), is('riot', 2), is('morale', 2), is('resource', 1), is('resource', 2)][die - 1]!;
    return false;
  }

  // ------------------------------------------------------------------------------------------------- what a step comes to

  private ap = NONE;
  private move = NONE;
  private noShows: number[] | null = null;
  private contributed = new Map<number, number>();
  private deusMoved = false;
  private get deusBefore(): boolean { return this.deusMoved || (this.s.deusAt >= 0 && this.s.deusAt < 4); }
  private sacrifice = 0;

  private afterStep(before: State, told: readonly Told[], after: State): void {
    if (after.outcome !== null) return;
    const top = after.stack.at(-1)!;
    // HPB-552, HPB-553, HPB-869
    if (this.reward.length > 0) {
      const seat = this.reward[0]!.seat;
      const due = this.reward.reduce((sum, one) => sum + one.own + one.general + one.kuro, 0);
      let drawn = 0;
      let counting = false;
      for (const event of told) {
        if (event.type === 'eliminated') counting = true;
        if (counting && event.type === 'draws' && event.by === seat) drawn += event.own + event.general;
      }
      if (!['boost', 'drawPrograms', 'markersBack', 'keepProgram', 'window', 'blueFives'].includes(top.stage)) this.same('HPB-552 reward', `seat ${seat} ${JSON.stringify(this.reward)} top ${top.stage}`, due, drawn);
      this.reward = [];
    }
    const rolled = told.at(-1);
    if (rolled?.type === 'rolled' && rolled.dice['orange'] && rolled.dice['red']) {
      const seat = after.active;
      this.ok('HPB-110 hand', after.hands[seat]!.length <= my.handLimitOf(after, seat), () => `${after.hands[seat]!.length} cards, limit ${my.handLimitOf(after, seat)}`);
      this.ok('HPB-110 programs', after.programs[seat]!.length + after.open[seat]!.length / 2 <= my.programLimitOf(after, seat), () => `limit ${my.programLimitOf(after, seat)}`);
    }
    if (top.stage === 'action') {
      this.ok('HPB-575', this.contagions.length === 0, () => `no contagion: ${this.contagions.join(' ')}`);
      this.contagions = [];
    }
    if (before.phase !== 1 && after.phase === 1) {
      this.same('HPB-750 chips', 'Tier 1', [0, 5, 10].map((at) => before.network[at]).filter((one) => one !== NONE).length >= 2, true);
      this.same('HPB-750 up', 'face-up', [0, 5, 10].every((at) => has(after.faceUp, at)), true);
      this.same('HPB-751 stack', 'stack I', 0, after.stacks[0]!.length);
    }
    if (after.phase === 2 && !after.stack.some((frame) => frame.stage === 'machinePhase') && (before.phase !== 2 || before.stack.some((frame) => frame.stage === 'machinePhase'))) this.knowledge(after);
    this.points(before, told, after);
  }

  /** HPB-761 to HPB-764 */
  private knowledge(after: State): void {
    const n = after.seats;
    this.same('HPB-760 stack', 'stack II', 0, after.stacks[1]!.length);
    const first = after.dealt.map((faction, seat) => (seat === after.recruited ? MACHINE : faction));
    const due: number[] = Array.from({ length: n * n }, () => NONE);
    for (let seat = 0; seat < n; seat += 1)
      for (let other = 0; other < n; other += 1) {
        if (seat === other) continue;
        if (n === 4 && after.dealt[seat] === MACHINE && after.dealt[other] === HUMAN) due[seat * n + other] = HUMAN;
        if (n >= 5 && first[seat] === MACHINE && (first[other] === MACHINE || first[other] === HUMAN)) due[seat * n + other] = first[other]!;
        if (n >= 5 && after.faction[seat] === LEGION && after.faction[other] === LEGION) due[seat * n + other] = LEGION;
      }
    this.same('HPB-762..764', `told (dealt ${after.dealt}, recruited ${after.recruited}, infected ${after.infected}, now ${after.faction})`, due, after.toldFaction);
    const machines = after.dealt.filter((one) => one === MACHINE).length;
    this.ok('HPB-763 lone', after.recruited === NONE || (n >= 5 && machines === 1 && after.dealt[after.recruited] === HUMAN), () => `recruited ${after.recruited}`);
    const infected = Array.from({ length: n }, (_, seat) => seat).filter((seat) => has(after.infected, seat));
    const most = n >= 5 && after.dealt.includes(LEGION) ? (after.security <= 2 ? 1 : 0) + (after.threat >= 2 ? 1 : 0) : 0;
    this.ok('HPB-764', infected.length <= most && infected.every((seat) => after.faction[seat] === LEGION), () => `infected ${infected}, most ${most}`);
    for (let seat = 0; seat < n; seat += 1) this.same('HPB-765', `faction of ${seat}`, infected.includes(seat) ? LEGION : first[seat], after.faction[seat]);
  }

  /** HPB-107: Action Points and movement. */
  private points(before: State, told: readonly Told[], after: State): void {
    const top = before.stack.at(-1)!;
    const solo = (s: State): number => (my.boosted(s, s.active, 'soloAp') && (s.used & USED_SOLO) === 0 ? 1 : 0);
    if (told.some((event) => event.type === 'turn')) { this.ap = NONE; }
    if (after.stack.at(-1)!.stage === 'action' && this.ap === NONE) {
      this.ap = my.apOf(after, after.active) + solo(after);
      this.move = my.moveOf(after, after.active);
      if (top.stage === 'draw' && !told.some((event) => event.type === 'unlocked')) {
        this.same('HPB-102 ap', 'Action Points', this.ap, after.ap + solo(after));
        this.same('HPB-102 move', 'movement', this.move, after.move);
      }
      this.ap = after.ap + solo(after);
      this.move = after.move;
      return;
    }
    if (top.stage === 'action') {
      const answer = this.value as { act?: string; piece?: number; to?: string };
      const mine = answer.piece === undefined || answer.piece !== after.seats || answer.act === 'heal' || answer.act === 'care';
      const free = ['end', 'deliver', 'treatWithCards', 'allRounder', 'takeBack', 'bleed', 'arm', 'box', 'item', 'panelMove', 'panelAttack', 'program', 'charge', 'star', 'useRecon', 'sacrifice'];
      if (this.seat === before.active && mine) {
        if (answer.act === 'move') this.move -= answer.to === 'M' ? 0 : 1;
        else if (answer.act === 'censure') this.ap -= 2;
        else if (!free.includes(answer.act!) && !(answer.act === 'drop' && my.boosted(before, before.active, 'freeDrop'))) this.ap -= 1;
      }
    }
    for (const event of told) {
      if (event.type === 'moreActions') this.ap += event.count;
      if (event.type === 'moreMovement') this.move += event.count;
      if (event.type === 'unlocked' && event.by === after.active && SKILLS[after.character[event.by]!]![event.skill]!.boost === 'soloAp') this.ap += 1;
    }
    if (after.stack.at(-1)!.stage === 'action' && after.fallen === 0) {
      const cancelled = top.stage === 'pay' || top.stage === 'blueCards' || top.stage === 'colourCards' || top.stage === 'attack' || top.stage === 'transfer';
      if (!cancelled) this.same('HPB-107', `Action Points after ${JSON.stringify(this.value)} in ${top.stage}`, this.ap, after.ap + solo(after));
      else if (this.ap !== after.ap + solo(after)) this.ok('HPB-107 cancelled', (this.value as { act?: string }).act !== 'done' && this.ap + 1 === after.ap + solo(after), () => `${this.ap} ${after.ap} ${JSON.stringify(this.value)}`);
      this.same('HPB-202', `movement after ${JSON.stringify(this.value)} in ${top.stage}`, this.move, after.move);
      this.ap = after.ap + solo(after);
      this.move = after.move;
    }
  }
  private value: Json = null;
  private seat = NONE;

  // ----------------------------------------------------------------------------------------------------------------- bars

  private flatten(effects: Effects): (Due | Due[][])[] {
    const dues: (Due | Due[][])[] = [];
    for (const effect of effects) {
      if (effect.does === 'adjust') dues.push({ bar: effect.bar, by: effect.by, calm: false });
      else if (effect.does === 'calm') dues.push({ bar: 'riot', by: effect.by, calm: true });
      else if (effect.does === 'choose') dues.push(effect.between.map((one) => this.flatten(one) as Due[]));
      else if (effect.does === 'riotMarkers') dues.push([[], [{ bar: 'morale', by: -2, calm: false }]]);
      else if (effect.does === 'each' || effect.does === 'may' || effect.does === 'contagious') dues.push(...this.flatten(effect.then));
    }
    return dues;
  }

  private play(name: string, effects: Effects): void {
    const dues = this.flatten(effects);
    if (dues.length > 0) this.cards.push({ name, dues });
  }

  private to(due: Due): number {
    const from = this.s[due.bar];
    const [low, high] = ENDS[due.bar];
    if (due.calm) return from > 0 ? Math.max(0, from - due.by) : Math.min(0, from + due.by);
    if (due.bar === 'apex' && this.s.apexAt === GONE) return from;
    if (due.bar === 'deus' && this.s.deusAt === GONE) return from;
    return Math.min(high, Math.max(low, from + due.by));
  }

  /** Whether some card explains this change; what it passed over must have changed nothing. */
  private byCard(bar: Bar, to: number): boolean {
    for (let at = this.cards.length - 1; at >= 0; at -= 1) {
      const card = this.cards[at]!;
      for (const [index, due] of card.dues.entries()) {
        if (Array.isArray(due)) {
          const branch = due.find((one) => one.some((it) => it.bar === bar && this.to(it) === to));
          if (branch === undefined) continue;
          card.dues.splice(0, index + 1, ...branch.slice(branch.findIndex((it) => it.bar === bar) + 1));
          return true;
        }
        if (due.bar === bar && this.to(due) === to) {
          card.dues.splice(0, index + 1);
          return true;
        }
        if (this.to(due) !== this.s[due.bar] && due.bar === bar) break;
      }
    }
    return false;
  }

  private bar(event: Extract<Told, { type: 'bar' }>): void {
    const { bar, from, to } = event;
    const [low, high] = ENDS[bar];
    this.same('HPB-900 bar from', bar, this.s[bar], from);
    this.ok('bar range', to >= low && to <= high && to !== from, () => `${bar} ${from} to ${to}`);
    const index = this.cause.findIndex((one) => one.kind === bar && (one.n === 999 ? to === 0 : Math.min(high, Math.max(low, from + one.n)) === to));
    let why = 'card';
    if (index >= 0) { this.cause.splice(index, 1); why = 'rule'; }
    else if (this.byPink(bar, from, to)) { this.pinkDone = true; why = 'pink'; }
    else if (!this.byCard(bar, to)) {
      why = '';
      if (bar === 'morale' && to === from - 1 && my.riotZone(this.s) === 'yellow' && !this.riotPaid) { this.riotPaid = true; why = 'riot'; }
      else if (bar === 'riot' && to === 0) why = 'ex reset';
    }
    this.ok('bar cause', why !== '', () => `${bar} ${from} to ${to} for no reason after ${JSON.stringify(this.previous)}; cards ${JSON.stringify(this.cards)}; causes ${JSON.stringify(this.cause)}`);
    const before = this.s[bar];
    const zone = my.riotZone(this.s);
    this.s[bar] = to;
    if (bar === 'riot' && my.riotZone(this.s) === 'red' && this.exNow === 0) {
      // HPB-422
      if (my.moraleYellow(this.s)) this.cause.push({ kind: 'security', n: -1 });
      this.exNow = 1;
    }
    if (event.by >= 0) {
      if (bar === 'riot' && zone === 'yellow' && my.riotZone(this.s) === 'blue') this.task(event.by, 'calmed');
      if (bar === 'riot' && to === 0) this.task(event.by, 'riotZero');
      if (bar === 'morale' && to >= 4 && to > before) this.task(event.by, 'morale4');
    }
    if (bar === 'apex' && to === 9 && this.s.apexAt === NONE) this.s.apexAt = 0;
    else if (bar === 'apex' && to === 0 && this.s.apexAt >= 0) this.s.apexAt = GONE;
    if (bar === 'deus' && to === 9 && this.s.deusAt === NONE) this.arrive(DEUS);
    else if (bar === 'deus' && to === 0 && this.s.deusAt >= 0) {
      this.s.red[this.s.deusAt] = NONE;
      this.s.deusAt = GONE;
    }
  }

  // ---------------------------------------------------------------------------------------------------------- the red path

  /** HPB-801 What stands there is pushed first. */
  private arrive(kind: number): void {
    this.moveTo(kind, 0, 0, kind === DEUS ? 9 : ENEMIES[kind]!.health);
    if (kind === DEUS) this.s.deusMarker = this.s.active;
  }

  private moveTo(kind: number, space: number, depth: number, health: number): void {
    const s = this.s;
    if (space === 4) {
      if (kind === DEUS) s.deusAt = 4;
      else { s.left[kind]! += 1; this.cause.push({ kind: 'security', n: -1 }); }
      return;
    }
    const there = s.red[space]!;
    const hp = s.redHealth[space]!;
    if (there !== NONE) { s.red[space] = NONE; this.moveTo(there, space + 1, depth + 1, hp); }
    if (space === 3 && s.apexAt === 2) {
      if (kind === DEUS) { s.apexAt = GONE; s.deusAt = GONE; this.both(); return; }
      s.left[kind]! += 1;
      this.cause.push({ kind: 'apex', n: -ENEMIES[kind]!.strength });
      return;
    }
    s.red[space] = kind;
    s.redHealth[space] = kind === DEUS ? 0 : health;
    if (kind === DEUS) s.deusAt = space;
  }

  private both(): void {
    const dead = this.s.red.indexOf(DEUS);
    if (dead >= 0) this.s.red[dead] = NONE;
  }

  // --------------------------------------------------------------------------------------------------------------- tasks

  private openSkills(seat: number, task: TaskId): number[] {
    const tree = SKILLS[this.s.character[seat]!]!;
    return tree.flatMap((skill, index) => {
      if (skill.task !== task || has(this.s.boosts[seat]!, index)) return [];
      if (index % 2 === 1 && !has(this.s.boosts[seat]!, index - 1)) return [];
      return [index];
    });
  }

  /** Tasks completed, whose Boosts must be told of before anything else that is told counts. */
  dueBoosts: string[] = [];
  task(seat: number, task: TaskId): void {
    for (const index of this.openSkills(seat, task)) {
      const skill = SKILLS[this.s.character[seat]!]![index]!;
      const at = seat * 8 + index;
      this.s.steps[at]! += 1;
      if (this.s.steps[at]! >= skill.steps) this.dueBoosts.push(`${seat}:${index}`);
    }
  }

  private unlocked(seat: number, index: number): void {
    const s = this.s;
    const at = this.dueBoosts.indexOf(`${seat}:${index}`);
    const level1 = [0, 2, 4, 6].every((one) => has(s.boosts[seat]!, one));
    this.ok('HPB-851', index % 2 === 0 || has(s.boosts[seat]!, index - 1), () => `seat ${seat} unlocks ${index} before its Level 1`);
    if (at >= 0) this.dueBoosts.splice(at, 1);
    else this.ok('HPB-854', index % 2 === 0 || level1 || this.stateTask(seat, index), () => `seat ${seat} unlocks ${index}, not the lowest Level`);
    this.ok('unlock twice', !has(s.boosts[seat]!, index), () => `${seat} ${index}`);
    s.boosts[seat]! |= 1 << index;
    if (s.character[seat] === NOVA) s.bar[seat] = Math.min(2, s.bar[seat]! + 1);
  }

  private stateTask(seat: number, index: number): boolean {
    return ['deckEmpty', 'combat4', 'handEmpty', 'allRounders', 'healed', 'healed2', 'medCards', 'weapons2', 'boughtWeapons2', 'kuroHunted'].includes(SKILLS[this.s.character[seat]!]![index]!.task);
  }

  // ---------------------------------------------------------------------------------------------------------------- ends

  /** HPB-900: once an end is reached nothing but its credit follows. */
  private reached(): string[] {
    const s = this.s;
    const found: string[] = [];
    if (s.resource === 0) found.push('resource');
    if (s.deusAt === 4) found.push('deus');
    if (s.morale === -10) found.push('morale');
    if (s.security === 0) found.push('security');
    if (s.threat === 4) found.push('threat');
    if ([0, 1, 2].every((column) => s.network[column * TIERS + 2] !== NONE)) found.push('network');
    const carried = s.chips.filter((chip) => chip !== NONE).length;
    let empty = 0;
    for (let column = 0; column < COLUMNS; column += 1)
      for (let tier = 0; tier < 3; tier += 1) if (s.network[column * TIERS + tier] === NONE) empty += 1;
    if (s.sectors.every((stack) => stack.length === 0) && carried < empty) found.push('chips');
    return found;
  }

  private ended(next: Told): void {
    const found = this.reached();
    if (found.length === 0) return;
    const credit = (next.type === 'bar' && next.bar === 'guard') || ['unlocked', 'stepDone', 'ownBar', 'over', 'eliminated', 'crawlerArrived', 'tookChip', 'junked', 'sawChips', 'pushed', 'crept', 'deusGone', 'apexGone', 'markerUsed', 'nexus', 'delivered', 'deusCame', 'looked'].includes(next.type);
    this.ok('HPB-900 end at once', credit, () => `${found.join()} is reached, yet ${JSON.stringify(next)} follows`);
  }

  settle(after: State): void {
    const s = this.s;
    if (after.outcome === null) this.ok('HPB-900 end', this.reached().length === 0, () => `${this.reached().join()} is reached, but the game goes on`);
    else this.finish(after);
    for (const bar of ['riot', 'morale', 'resource', 'security', 'threat', 'apex', 'deus', 'guard'] as const) this.same(`bar ${bar} told`, bar, s[bar], after[bar]);
    if (after.outcome === null) for (const key of ['at', 'health', 'enemyAt', 'red', 'scanners', 'scannersAt', 'boosts', 'sectorValue', 'left'] as const) this.same(`told ${key}`, key, s[key], after[key]);
    for (const key of ['zone', 'detained', 'destroyed', 'apexAt', 'leader', 'general', 'revoked', 'active', 'turns', 'phase'] as const) this.same(`told ${key}`, key, s[key], after[key]);
    if (s.deusAt < 4) this.same('told deusAt', 'deusAt', s.deusAt, after.deusAt);
    for (let at = 0; at < LOCATIONS.length; at += 1) if (s.enemyAt[at] !== NONE) this.same('told enemyHealth', LOCATIONS[at]!.id, s.enemyHealth[at], after.enemyHealth[at]);
    for (let at = 0; at < 4; at += 1) if (after.outcome === null && s.red[at] !== NONE && s.red[at] !== DEUS) this.same('told redHealth', `red${at + 1}`, s.redHealth[at], after.redHealth[at]);
    for (let p = 0; p <= s.seats; p += 1) this.same('told wounds', `wounds ${p}`, s.wounds[p]!.toSorted(), after.wounds[p]!.toSorted());
    if (after.outcome === null) {
      for (let seat = 0; seat < s.seats; seat += 1)
        for (const which of [PLACED, KILLS, BIG_KILLS, WOUNDS_RECEIVED, RECON_USED, CITY_ACTIONS, AREAS_ENDED])
          this.same(`tally ${which}`, `seat ${seat}`, s.tally[seat * TALLIES + which], after.tally[seat * TALLIES + which]);
      this.states(after);
    }
    this.ok('tasks due', this.dueBoosts.length === 0 || after.outcome !== null, () => `Boosts due but not unlocked: ${this.dueBoosts.join(' ')}`);
    this.dueBoosts = [];
  }

  /** HPB-851 tasks that describe a lasting state */
  private states(after: State): void {
    for (let seat = 0; seat < after.seats; seat += 1) {
      for (const [index, skill] of SKILLS[after.character[seat]!]!.entries()) {
        if (index % 2 === 0 || has(after.boosts[seat]!, index) || !has(after.boosts[seat]!, index - 1)) continue;
        const laid = after.stack.some((frame) => ['pay', 'attack', 'defend', 'blueCards', 'colourCards', 'cards'].includes(frame.stage));
        if (skill.task === 'handEmpty') this.ok('HPB-851 hand', after.hands[seat]!.length > 0 || laid, () => `Nova has no card and no Boost`);
        if (skill.task === 'deckEmpty') this.ok('HPB-851 deck', after.decks[seat]!.length > 0, () => `Feykah's deck is empty`);
        if (skill.task === 'combat4') this.ok('HPB-851 bar', after.bar[seat]! < 4, () => `Havoc's bar is ${after.bar[seat]}`);
        if (skill.task === 'allRounders') this.ok('HPB-851 all', after.allRounders !== 127, () => 'all seven are played');
      }
    }
  }

  // HPB-901 to HPB-912
  private finish(after: State): void {
    const s = after;
    this.s.sectors = after.sectors;
    this.s.chips = after.chips;
    this.s.network = after.network;
    const found = this.reached();
    this.ok('HPB-901 cause', found.length > 0, () => `over (${this.over?.cause}) without a cause`);
    const legion = s.faction.includes(LEGION);
    const cause = found[0]!;
    let victor = 4;
    const colours = s.network.map((chip) => (chip === NONE ? NONE : colourOf(chip)));
    if (cause === 'resource' || cause === 'deus') victor = MACHINE;
    else if (cause === 'security' || cause === 'threat') victor = legion ? LEGION : 4;
    else if (cause === 'network') {
      const columns = [0, 0, 0];
      for (let column = 0; column < COLUMNS; column += 1) {
        const count = [0, 0, 0];
        for (let tier = 0; tier < TIERS; tier += 1) { const colour = colours[column * TIERS + tier]!; if (colour !== NONE) count[colour]! += 1; }
        const most = Math.max(...count);
        const first = count.filter((n) => n === most).length === 1 ? count.indexOf(most) : NONE;
        if (first !== NONE) columns[first]! += 1;
      }
      const all = [0, 1, 2].map((colour) => colours.filter((one) => one === colour).length);
      const best = Math.max(...columns);
      let tied = [0, 1, 2].filter((colour) => columns[colour] === best);
      if (s.twoColumns && best < 2) tied = [0, 1, 2];
      if (tied.length > 1) {
        const most = Math.max(...tied.map((colour) => all[colour]!));
        tied = tied.filter((colour) => all[colour] === most);
      }
      victor = tied.length === 1 ? [HUMAN, MACHINE, FALLEN][tied[0]!]! : 4;
    }
    const purpleJunk = s.junk.filter((chip) => chip !== NONE && colourOf(chip) === 2).length;
    const purpleNet = colours.filter((one) => one === 2).length;
    if (s.faction.includes(FALLEN) && (purpleJunk >= 3 || (purpleJunk >= 2 && purpleNet >= 2))) victor = FALLEN;
    this.same('HPB-901..907 victor', `victor by ${cause} (${this.over?.cause})`, victor, s.victor);
    const winners: number[] = [];
    for (let seat = 0; seat < s.seats; seat += 1) {
      const cards = [s.objectives[seat * 2]!, s.objectives[seat * 2 + 1]!].filter((card) => card !== NONE);
      this.same('HPB-027 Objectives', `cards of ${seat}`, s.character[seat] === 0 ? 2 : 1, cards.length);
      if (s.faction[seat] === victor && cards.every((card) => this.met(s, seat, OBJECTIVES[card]!.id))) winners.push(seat);
    }
    this.same('HPB-910 winners', 'winners', s.campaign ? [] : winners, s.outcome!.winners);
  }

  private met(s: State, seat: number, id: string): boolean {
    const tally = (which: number): number => s.tally[seat * TALLIES + which]!;
    const bits = (n: number): number => n.toString(2).replaceAll('0', '').length;
    switch (id) {
      case 'O-01': return tally(0) >= 2;
      case 'O-02': return tally(1) >= 1;
      case 'O-03': return tally(2) >= 1;
      case 'O-04': return tally(3) >= 3;
      case 'O-05': return tally(4) >= 1;
      case 'O-06': return s.programs[seat]!.length + s.open[seat]!.length / 2 >= 2;
      case 'O-07': return s.item[seat] !== NONE;
      case 'O-08': return s.wounds[seat]!.length === 0 && s.health[seat] === my.maxHealthOf(s, seat);
      case 'O-09': return tally(5) >= 2;
      case 'O-10': return s.leader === seat || s.general === seat;
      case 'O-11': return bits(s.boosts[seat]!) >= 4;
      case 'O-12': return s.hands[seat]!.length >= 5;
      case 'O-13': return tally(6) >= 1;
      case 'O-14': return bits(tally(7)) >= 3;
      case 'O-15': return bits(tally(8)) >= 4;
      default: throw new Error(id);
    }
  }

  // -------------------------------------------------------------------------------------------------------------- enemies

  private candidates(number: number): number[] {
    const s = this.s;
    const free = (at: number): boolean => s.enemyAt[at] === NONE && !has(s.destroyed, at);
    if (number !== 6 && number !== 8) return LOCATIONS_BY_NUMBER[number]!.filter((at) => free(at));
    const own = number === 6 ? AT_6 : AT_8;
    const other = number === 6 ? AT_8 : AT_6;
    if (free(own)) return [own];
    if (free(AT_SHARED) && (s.sharedEarly || !free(other))) return [AT_SHARED];
    return [];
  }

  private nextLevel(type: number): number {
    const order = [[1, 2, 3], [2, 3, 1], [3, 2, 1]][this.s.phase]!;
    for (const level of order) if (this.s.left[type * 3 + level - 1]! > 0) return type * 3 + level - 1;
    return NONE;
  }

  private spawned(kind: number, at: string): void {
    const s = this.s;
    const place = my.placeOf(at);
    const type = typeOf(kind);
    this.same('HPB-501..503', `kind of the ${type} at ${at}`, this.nextLevel(type), kind);
    s.left[kind]! -= 1;
    if (type === CRAWLER) {
      this.same('HPB-803', 'Crawler', 'red1', at);
      this.arrive(kind);
      return;
    }
    this.ok('HPB-520 free', s.enemyAt[place] === NONE && !has(s.destroyed, place), () => `${at} is not free`);
    s.enemyAt[place] = kind;
    s.enemyHealth[place] = ENEMIES[kind]!.health;
    if (!this.fixedSpawn()) {
      const sum = this.dice['white1']! + this.dice['white2']!;
      this.spawnNumber(sum, place);
    }
  }

  private fixedSpawn(): boolean {
    return !this.dice['white1'];
  }

  private spawnNumber(sum: number, place: number): void {
    // the marker lies there already: take it away to ask what was free
    const was = this.s.enemyAt[place]!;
    this.s.enemyAt[place] = NONE;
    const from = this.candidates(sum);
    this.s.enemyAt[place] = was;
    this.ok('HPB-520..523 where', from.includes(place), () => `rolled ${sum}: ${LOCATIONS[place]!.id}, due one of ${from.map((at) => LOCATIONS[at]!.id).join()}`);
    if (this.dice['red']) this.same('HPB-520 type', 'type', RED_DIE[this.dice['red'] - 1], typeOf(was));
  }

  /** HPB-543 to HPB-548 */
  targetsOf(kind: number, place: number, area: number): number[][] {
    const s = this.s;
    const deus = kind === DEUS;
    const type = deus ? TANK : typeOf(kind);
    const tower = place < LOCATIONS.length && LOCATIONS[place]!.areas.length > 1;
    const areas = type === SNIPER && !tower ? my.areasWithin(area, 1) : new Set([area]);
    const apex = s.apexAt >= 0 && areas.has(BLUE_AREAS[s.apexAt]!);
    const APEX = s.seats + 1;
    const chars = my.onBoard(s).filter((p) => areas.has(s.at[p]!) && !has(s.zone, p) && !(p < s.seats && has(s.detained, p)) && s.health[p]! > 0);
    if (type === TANK) {
      const ordered: number[] = [];
      if (apex) ordered.push(APEX);
      for (let i = 0; i < s.seats; i += 1) {
        const seat = (s.active + i) % s.seats;
        if (chars.includes(seat)) ordered.push(seat);
        if (seat === my.deeCoy(s) && chars.includes(s.seats)) ordered.push(s.seats);
      }
      return ordered.length === 0 ? [] : [ordered];
    }
    if (type !== THIEF && apex) return [[APEX]];
    const people = chars.filter((p) => p !== s.seats);
    const carriers = people.filter((p) => my.chipsOf(s, p).length > 0);
    const lowest = Math.min(...people.map((p) => s.health[p]!));
    const groups = type === THIEF
      ? [carriers.filter((p) => s.health[p] === lowest), carriers, chars.filter((p) => p === s.seats && my.chipsOf(s, p).length > 0)]
      : [carriers.filter((p) => s.health[p] === lowest), carriers, people.filter((p) => s.health[p] === lowest), chars.filter((p) => p === s.seats)];
    const first = groups.find((group) => group.length > 0) ?? [];
    return first.map((p) => [p]);
  }

  private enemyAttacks(event: Extract<Told, { type: 'enemyAttacks' }>): void {
    const s = this.s;
    const place = my.placeOf(event.at);
    this.same('HPB-540 kind', event.at, my.kindAt(s, place), event.kind);
    this.enemyNow = { kind: event.kind, place };
    const entering = s.stack.some((frame) => frame.stage === 'entering') || this.entering !== NONE;
    this.order = [];
    if (entering) {
      this.ok('HPB-548 b', typeOf(event.kind) === THIEF && event.pieces.length === 1, () => `enters: ${JSON.stringify(event)}`);
      return;
    }
    if (this.activated === NONE) { this.ok('HPB-540 when', false, () => `an attack without an activated Area ${JSON.stringify(event)}`); return; }
    const onRed = place >= LOCATIONS.length;
    const area = onRed ? RED_AREAS[place - LOCATIONS.length]! : this.activated;
    if (!onRed) this.ok('HPB-540 where', LOCATIONS[place]!.areas.includes(this.activated), () => `${event.at} is not in ${AREA_IDS[this.activated]}`);
    const due = this.targetsOf(event.kind, place, area);
    const key = (list: readonly number[]): string => JSON.stringify([...list].sort((a, b) => a - b));
    const fit = due.find((one) => key(one) === key(event.pieces));
    this.order = fit === undefined ? [] : [...fit];
    this.ok('HPB-543..546 targets', fit !== undefined, () => `${JSON.stringify(event)}: due ${JSON.stringify(due)}; area ${area}; at ${s.at} health ${s.health} chips ${s.chips} apex ${s.apexAt} zone ${s.zone} det ${s.detained}`);
    this.passOver(onRed ? (event.kind === DEUS ? 100 : 200) : place);
  }

  /** HPB-540 whoever could have attacked before this place did. */
  private passOver(place: number): void {
    if (this.activated === NONE) return;
    const s = this.s;
    for (let at = this.lastActed + 1; at < Math.min(place, LOCATIONS.length); at += 1) {
      const kind = s.enemyAt[at]!;
      if (kind === NONE || !LOCATIONS[at]!.areas.includes(this.activated)) continue;
      const due = this.targetsOf(kind, at, this.activated);
      this.ok('HPB-540 nobody is left out', due.length === 0, () => `the Enemy on ${LOCATIONS[at]!.id} (kind ${kind}) did not attack ${JSON.stringify(due)} in ${AREA_IDS[this.activated]}`);
    }
    this.ok('HPB-540 order', place >= 150 || place >= this.lastActed, () => `${place} acts after ${this.lastActed}`);
    if (place >= 100 && this.lastActed < 100 && s.deusAt >= 0 && s.deusAt < 4 && RED_AREAS[s.deusAt] === this.activated && place > 100) {
      const due = this.targetsOf(DEUS, LOCATIONS.length + s.deusAt, this.activated);
      this.ok('HPB-822', due.length === 0, () => `Deus did not attack ${JSON.stringify(due)}`);
    }
    this.lastActed = Math.max(this.lastActed, place);
  }

  private endActivation(): void {
    if (this.activated === NONE) return;
    this.passOver(150);
    this.activated = NONE;
    this.lastActed = -1;
  }

  private attacked(event: Extract<Told, { type: 'attacked' }>): void {
    const s = this.s;
    const { piece, kind, cards } = event;
    if (this.order.length > 1) { this.same('HPB-546 order', JSON.stringify(event), this.order.find((one) => one <= s.seats && s.health[one]! > 0), piece); this.order = this.order.slice(this.order.indexOf(piece) + 1); }
    const reds = cards.filter((card) => card.startsWith('R'));
    const data = kind === DEUS ? ELITE : ENEMIES[kind]!;
    const blue = this.defence?.piece === piece ? this.defence.blue : 0;
    const result = my.shield(s, piece) + blue + reds.reduce((sum, card) => sum + my.valueOf(card), 0);
    this.ok('HPB-560 red cards', reds.length === data.redCards || s.generalDeck.length === 0, () => `${reds.length} red cards of ${data.redCards}`);
    this.same('HPB-560 result', `attack on ${piece} (shield ${my.shield(s, piece)}, blue ${blue}, ${reds})`, result, event.result);
    this.same('HPB-560 hit', 'hit', result < 0, event.hit);
    if (event.hit && !(kind !== DEUS && typeOf(kind) === THIEF)) this.expectHurt.push({ piece, by: data.strength });
    this.defence = null;
    this.lastAttacked = piece;
  }

  entering = NONE;
  deadWith = NONE;
  reward: { seat: number; own: number; general: number; kuro: number }[] = [];
  contagions: string[] = [];
  goodBoy = false;
  sector3 = NONE;
  lastAttacked = NONE;
  order: number[] = [];

  // --------------------------------------------------------------------------------------------------------------- events

  private event(event: Told): void {
    const s = this.s;
    if (['spawned', 'noRoom', 'nobodyCame', 'event', 'turn'].includes(event.type)) this.endActivation();
    switch (event.type) {
      case 'turn': {
        this.ok('HPB-663', my.riotZone(s) !== 'yellow' || this.riotPaid, () => `Riot ${s.riot} is yellow and Morale was not lowered`);
        this.riotPaid = false;
        this.ok('HPB-658 all', (this.noShows ?? []).length === 0, () => `no-shows left: ${this.noShows!.join()}`);
        this.noShows = null;
        this.contributed.clear();
        this.ok('HPB-821', this.deusMoved === (this.deusBefore && event.by === s.deusMarker), () => `Deus moved ${this.deusMoved}, marker ${s.deusMarker}, turn of ${event.by}`);
        this.deusMoved = false;
        if (s.turns > 0 && s.at[s.active]! <= 5) this.set(s.active, AREAS_ENDED, s.at[s.active]!);
        if (s.turns > 0) this.same('HPB-100', 'next player', (s.active + 1) % s.seats, event.by);
        s.active = event.by;
        s.turns += 1;
        this.cards = [];
        this.cause = [];
        this.exNow = 0;
        this.eventNow = NONE;
        break;
      }
      case 'woke':
        s.health[event.seat] = Math.max(1, s.health[event.seat]!);
        this.same('HPB-567', 'Health', s.health[event.seat], event.health);
        s.zone &= ~(1 << event.seat);
        break;
      case 'moved':
        if (event.from !== null) this.same('moved from', `piece ${event.piece}`, AREA_IDS[s.at[event.piece]!], event.from);
        s.at[event.piece] = AREA_IDS.indexOf(event.to);
        if (event.from === event.to) break;
        this.entering = event.piece;
        this.scannerDue(event.piece);
        this.contagionDue(event.piece);
        break;
      case 'tookScanner': {
        this.ok('HPB-320 due', this.scanner?.piece === event.piece && this.scanner.scanner === event.scanner, () => JSON.stringify(event));
        this.scanner = null;
        s.scanners[event.piece]! |= event.scanner;
        s.scannersAt[event.scanner - 1]! -= 1;
        break;
      }
      case 'contagion': {
        const key = `${event.wound}:${[...event.pieces].sort((a, b) => a - b).join()}`;
        const at = this.contagions.indexOf(key);
        this.ok('HPB-575 due', at >= 0, () => `${key}, due ${this.contagions.join(' ')}; at ${s.at} zone ${s.zone} det ${s.detained}`);
        if (at >= 0) this.contagions.splice(at, 1);
      }
        for (const wound of WOUNDS) if (wound.id === event.wound) this.play(wound.name, wound.effects);
        break;
      case 'rolled':
        this.dice = event.dice['white1'] && !event.dice['red'] && this.dice['red'] ? { ...event.dice, red: this.dice['red'] } : { ...event.dice };
        break;
      case 'rerolled':
        this.same('reroll from', event.die, this.dice[event.die], event.from);
        this.dice[event.die] = event.to;
        break;
      case 'bar':
        this.bar(event);
        break;
      case 'draws':
        this.ok('HPB-105', event.general === 0 || event.own === 0 || s.decks[event.by]!.length === event.own, () => JSON.stringify(event));
        this.ok('HPB-302', event.own <= s.decks[event.by]!.length, () => JSON.stringify(event));
        s.decks[event.by]!.splice(s.decks[event.by]!.length - event.own, event.own);
        if (s.decks[event.by]!.length === 0 && event.own > 0) this.task(event.by, 'deckEmpty');
        break;
      case 'playedStar': {
        const star = STAR_CARDS.find(({ id }) => id === event.card)!;
        if (event.card === 'S-DEE-2') this.goodBoy = true;
        s.hands[event.by]!.splice(s.hands[event.by]!.indexOf(FACE_IDS.indexOf(event.card)), 1);
        this.play(event.card, star.effects);
        if (star.character === s.character[event.by]) this.task(event.by, 'starPlayed');
        break;
      }
      case 'playedProgram': {
        const card = PROGRAMS.find(({ id }) => id === event.card)!;
        if (card.kind === 'oneShot') this.play(card.name, card.effects);
        const design = PROGRAMS.indexOf(card);
        s.programs[event.by]!.splice(s.programs[event.by]!.indexOf(design), 1);
        if (card.kind !== 'oneShot') s.open[event.by]!.push(design, card.kind === 'charged' ? 2 : 0);
        break;
      }
      case 'usedCharge': {
        const card = PROGRAMS.find(({ id }) => id === event.card)!;
        const open = s.open[event.by]!;
        const which = open.findIndex((one, at) => at % 2 === 0 && PROGRAMS[one] === card);
        this.same('HPB-310 charges', event.card, open[which + 1]! - 1, event.left);
        if (event.left === 0) open.splice(which, 2);
        else open[which + 1] = event.left;
        this.play(card.name, card.effects);
        break;
      }
      case 'allRounder':
        this.play(event.card, ALL_ROUNDERS.find(({ id }) => id === event.card)!.effects);
        break;
      case 'didTask':
        this.play('task', TASKS[event.task]!.effects);
        break;
      case 'tookChip':
        this.same('HPB-411', 'Sector allowed', true, s.sectorValue.every((value, other) => other === event.sector - 1 || Math.min(4, s.sectorValue[event.sector - 1]! + 1) - value <= 2));
        this.tookChip(event.piece, event.sector);
        break;
      case 'declaredSign': if (this.pink !== null) this.pink.sign = event.sign; break;
      case 'sharesChips': this.tookChip(event.piece, 2); break;
      case 'junked': {
        if (event.from !== 'thief' || this.lastAttacked === NONE) break;
        const at = s.chips.findIndex((chip, slot) => chip !== NONE && Math.floor(slot / SLOTS) === this.lastAttacked);
        s.chips[at] = NONE;
        break;
      }
      case 'delivered':
        this.delivered(event.piece, event.slot);
        break;
      case 'cityAction':
        this.city(event.piece, event.action);
        break;
      case 'nexus':
        this.pink = { what: 'nexus', sum: 0, sign: 0 };
        break;
      case 'played':
        this.played = event.cards.reduce((sum, card) => sum + my.valueOf(card), 0);
        break;
      case 'unlocked':
        this.unlocked(event.by, event.skill);
        break;
      case 'sprang':
      case 'usedItem': {
        const box = BOXES.find(({ id }) => id === (event.type === 'sprang' ? event.trap : event.item))!;
        this.play(box.name, box.effects);
        break;
      }
      case 'attacks': this.attacks(event); break;
      case 'fought': this.fought(event); break;
      case 'enemyHurt': this.enemyHurt(event); break;
      case 'eliminated': {
        this.eliminate(event.at, event.kind);
        const seat = event.by;
        const level = event.kind === DEUS ? 0 : levelOf(event.kind);
        this.task(seat, 'killed');
        if (level >= 2) { this.task(seat, 'hunted'); if (event.piece === s.seats) this.task(seat, 'kuroHunted'); }
        if (level >= 2 && this.attacking !== null && event.piece !== s.seats && !my.areasOfPlace(my.placeOf(event.at)).includes(s.at[event.piece]!)) this.task(seat, 'farKill');
        this.reward.push({ seat, own: level === 0 ? 3 : level, general: s.character[seat] === HAVOC ? 1 : 0, kuro: event.piece === s.seats && my.boosted(s, seat, 'kuroReward') ? 1 : 0 });
        if (s.character[seat] === HAVOC) { s.bar[seat]! += 1; if (s.bar[seat]! >= 4) this.task(seat, 'combat4'); }
        break;
      }
      case 'removed': this.eliminate(event.at, event.kind); this.sacrifice -= 1; break;
      case 'deadZone': {
        const at = my.placeOf(event.at);
        s.destroyed |= 1 << at;
        this.deadWith = s.enemyAt[at]!;
        break;
      }
      case 'refreshed':
        for (let at = 0; at < LOCATIONS.length; at += 1) if (s.enemyAt[at] !== NONE) s.enemyHealth[at] = ENEMIES[s.enemyAt[at]!]!.health;
        for (let at = 0; at < 4; at += 1) if (s.red[at] !== NONE && s.red[at] !== DEUS) s.redHealth[at] = ENEMIES[s.red[at]!]!.health;
        break;
      case 'activated':
        this.endActivation();
        this.entering = NONE;
        if (this.dice['orange']) this.same('HPB-510 orange', 'Area', AREA_IDS[this.dice['orange'] - 1], event.area);
        this.activated = AREA_IDS.indexOf(event.area);
        this.lastActed = -1;
        break;
      case 'enemyAttacks': this.enemyAttacks(event); break;
      case 'defends':
        this.ok('HPB-560 blue', event.cards.every((card) => card.startsWith('B')) && event.cards.length <= my.blueLimit(s, event.piece), () => `${JSON.stringify(event)} limit ${my.blueLimit(s, event.piece)}`);
        this.ok('HPB-338', event.cards.length === 0 || !has(s.muted, my.ownerOf(s, event.piece)) || this.eventNow === NONE, () => `muted defends ${JSON.stringify(event)}`);
        this.defence = { piece: event.piece, cards: event.cards, blue: event.cards.reduce((sum, card) => sum + my.valueOf(card), 0) };
        break;
      case 'attacked': this.attacked(event); break;
      case 'attackedApex': {
        const reds = event.cards.slice(1).filter((card) => card.startsWith('R'));
        const data = event.kind === DEUS ? ELITE : ENEMIES[event.kind]!;
        const result = 3 + my.valueOf(event.cards[0]!) + reds.reduce((sum, card) => sum + my.valueOf(card), 0);
        this.same('HPB-562', JSON.stringify(event), [result, result < 0], [event.result, event.hit]);
        this.same('HPB-562 reds', JSON.stringify(event), data.redCards, reds.length);
        if (event.hit) this.cause.push({ kind: 'apex', n: -data.strength });
        break;
      }
      case 'spawned': this.spawned(event.kind, event.at); break;
      case 'noRoom': this.noRoom(); break;
      case 'nobodyCame':
        this.ok('HPB-520 nobody', this.dice['red']! >= 9, () => `red ${this.dice['red']}`);
        break;
      case 'crept': {
        const from = event.to - 2;
        this.same('crept', 'who', s.red[from], event.kind);
        s.red[from] = NONE;
        const health = s.redHealth[from]!;
        if (event.kind === DEUS) this.deusMoved = true;
        if (event.kind !== DEUS) { this.ok('HPB-549', this.activated === RED_AREAS[from], () => JSON.stringify(event)); this.passOver(200); }
        this.moveTo(event.kind, event.to - 1, 0, health);
        break;
      }
      case 'pushed':
        if (event.to <= 4 && !(event.to === 4 && s.apexAt < 0)) this.ok('HPB-801 pushed', s.red[event.to - 1] === event.kind || event.to === 4, () => `${JSON.stringify(event)} red ${s.red}`);
        break;
      case 'apexMoved': {
        s.apexAt += 1;
        this.same('HPB-811', 'Apex', AREA_IDS[BLUE_AREAS[s.apexAt]!], event.area);
        if (s.apexAt === 2) {
          const there = s.red[3]!;
          if (there === DEUS) { s.red[3] = NONE; s.apexAt = GONE; s.deusAt = GONE; }
          else if (there !== NONE) { s.red[3] = NONE; s.left[there]! += 1; this.cause.push({ kind: 'apex', n: -ENEMIES[there]!.strength }); }
        }
        break;
      }
      case 'apexAttacked': {
        const reds = event.cards.filter((card) => card.startsWith('R'));
        const place = my.placeOf(event.at);
        const kind = my.kindAt(s, place);
        const result = ENEMIES[kind]!.shield + reds.reduce((sum, card) => sum + my.valueOf(card), 0) + event.defence.reduce((sum, card) => sum + my.valueOf(card), 0);
        this.same('HPB-812', JSON.stringify(event), [2, 1, result < 0], [reds.length, event.defence.length, event.hit]);
        if (event.hit) this.apexHit = true;
        break;
      }
      case 'hurt': {
        this.same('hurt from', `piece ${event.piece}`, s.health[event.piece], event.from);
        const due = this.expectHurt.findIndex((one) => one.piece === event.piece);
        if (due >= 0) {
          this.same('HPB-560 damage', `piece ${event.piece}`, Math.max(0, event.from - this.expectHurt[due]!.by), event.to);
          this.expectHurt.splice(due, 1);
        }
        s.health[event.piece] = event.to;
        break;
      }
      case 'fell': this.fell(event.piece); break;
      case 'healed':
        this.same('healed from', `piece ${event.piece}`, s.health[event.piece], event.from);
        this.ok('HPB-565 most', event.to <= my.maxHealthOf(s, event.piece) && event.to > event.from, () => JSON.stringify(event));
        s.health[event.piece] = event.to;
        break;
      case 'wounded':
        s.wounds[event.by]!.push(WOUNDS.findIndex(({ id }) => id === event.wound));
        s.health[event.by] = Math.min(s.health[event.by]!, my.maxHealthOf(s, event.by));
        break;
      case 'cured': {
        const which = WOUNDS.findIndex(({ id }) => id === event.wound);
        s.wounds[event.piece]!.splice(s.wounds[event.piece]!.indexOf(which), 1);
        break;
      }
      case 'kuroBack':
        s.at[s.seats] = AREA_IDS.indexOf(event.area);
        s.health[s.seats] = s.kuroGone === 2 || this.goodBoy ? my.maxHealthOf(s, s.seats) : 1;
        this.goodBoy = false;
        break;
      case 'kuroGone': {
        s.at[s.seats] = NONE;
        s.health[s.seats] = 0;
        for (const scanner of [1, 2]) if ((s.scanners[s.seats]! & scanner) !== 0) s.scannersAt[scanner - 1]! += 1;
        s.scanners[s.seats] = 0;
        break;
      }
      case 'event': {
        this.eventNow = EVENTS.findIndex(({ id }) => id === event.event);
        const card = EVENTS[this.eventNow]!;
        if (card.stack !== 3) {
          this.same('HPB-650', 'stack', s.phase, card.stack);
        }
        if (card.type === 'raid' || card.type === 'ex') this.play(card.name, card.effects);
        this.checkChange = 0;
        this.revealed = null;
        this.dice = {};
        this.pink = null;
        break;
      }
      case 'revealed': this.revealed = [...event.cards]; this.checkChange = 0; break;
      case 'checkChanged': this.checkChange += event.change; break;
      case 'checkRemoved': {
        const at = this.revealed!.indexOf(event.card);
        this.ok('HPB-657 removed', at >= 0, () => JSON.stringify(event));
        this.revealed!.splice(at, 1);
        break;
      }
      case 'checked': {
        this.checked(event);
        const card = EVENTS.find(({ id }) => id === event.event)!;
        this.noShows = card.type === 'check' && card.noShow !== null ? Array.from({ length: s.seats }, (_, i) => (s.active + i) % s.seats).filter((seat) => !this.contributed.has(seat) && !has(s.muted, seat)) : [];
        break;
      }
      case 'contributed': this.contributed.set(event.by, event.count); break;
      case 'noShow':
        this.same('HPB-658', 'no-show', this.noShows![0], event.seat);
        this.noShows!.shift();
        break;
      case 'sacrificed': this.sacrifice = Math.min(4, [...s.enemyAt, ...s.red].filter((kind) => kind !== NONE && kind !== DEUS).length); break;
      case 'decided': {
        const card = EVENTS.find(({ id }) => id === event.event)!;
        if (card.type === 'decision') this.play(card.name, event.option === 'A' ? card.a : card.b);
        break;
      }
      case 'counted': {
        const values = event.piles.map((pile) => pile.reduce((sum, card) => sum + (card.startsWith('S-') ? 0 : my.valueOf(card)), 0));
        this.same('HPB-621 values', 'values', values, event.values);
        this.vote = event.values;
        break;
      }
      case 'leader': this.leader(event.seat); break;
      case 'general':
        this.ok('HPB-612', event.seat === NONE || (!has(s.revoked, event.seat) && event.seat !== s.leader), () => JSON.stringify(event));
        s.general = event.seat;
        break;
      case 'revoked':
        this.same('HPB-611', 'Enemies still to go', 0, this.sacrifice);
        s.revoked |= 1 << event.seat;
        s.general = NONE;
        break;
      case 'censured': {
        const yes = event.votes.filter((one) => one === 'yes').length;
        const no = event.votes.length - yes;
        const passed = yes === no ? event.votes[s.leader] === 'yes' : yes > no;
        this.same('HPB-641', JSON.stringify(event), passed, event.passed);
        if (passed) this.task(s.active, 'censured');
        break;
      }
      case 'detained':
        s.detained |= 1 << event.seat;
        s.at[event.seat] = NETWORK;
        s.zone &= ~(1 << event.seat);
        break;
      case 'freed':
      case 'pardoned':
        s.detained &= ~(1 << event.seat);
        break;
      case 'escaped': {
        const sum = this.revealed!.reduce((total, card) => total + my.valueOf(card), 0) + this.checkChange;
        this.same('HPB-702 total', `escape with ${this.revealed!.join()} ${this.checkChange}`, sum, event.total);
        const free = this.escapeSign > 0 ? sum >= 4 : sum <= -4;
        this.same('HPB-702 free', `sign ${this.escapeSign} ${sum}`, free, event.success);
        break;
      }
      case 'humanPhase':
        this.ok('HPB-750', s.phase === 0 && [0, 1, 2].every((c) => s.network[c * TIERS] !== NONE), () => 'not due');
        s.phase = 1;
        break;
      case 'machinePhase':
        this.ok('HPB-760', s.phase === 1 && [0, 1, 2].every((c) => s.network[c * TIERS + 1] !== NONE), () => 'not due');
        s.phase = 2;
        break;
      case 'over': this.over = event; break;
      default: break;
    }
    if (event.type !== 'moved' && event.type !== 'enemyAttacks' && event.type !== 'tookScanner' && event.type !== 'contagion' && event.type !== 'attacked' && event.type !== 'defends' && event.type !== 'junked') this.scannerMissed();
  }

  private add(seat: number, which: number, n = 1): void {
    this.s.tally[seat * TALLIES + which]! += n;
  }

  private set(seat: number, which: number, bit: number): void {
    this.s.tally[seat * TALLIES + which]! |= 1 << bit;
  }

  /** Objective counters and the tasks that are seen in public. */
  private credit(event: Told): void {
    const s = this.s;
    switch (event.type) {
      case 'delivered': this.add(my.ownerOf(s, event.piece), PLACED); break;
      case 'eliminated':
        this.add(event.by, KILLS);
        if (event.kind === DEUS || levelOf(event.kind) >= 2) this.add(event.by, BIG_KILLS);
        break;
      case 'wounded': this.add(event.by, WOUNDS_RECEIVED); break;
      case 'usedRecon': this.add(event.by, RECON_USED); break;
      case 'cityAction': {
        const seat = my.ownerOf(s, event.piece);
        const fresh = !has(s.tally[seat * TALLIES + CITY_ACTIONS]!, event.action - 1);
        this.set(seat, CITY_ACTIONS, event.action - 1);
        this.task(seat, 'anyTwoCities');
        const open = this.openSkills(seat, 'twoCities')[0];
        if (open !== undefined) {
          if (fresh) this.cities += 1;
          if (fresh) this.task(seat, 'twoCities');
        }
        break;
      }
      case 'drawsPrograms': if (event.by >= 0) for (let n = 0; n < event.count; n += 1) this.task(event.by, 'programs2'); break;
      case 'tookProgram': this.task(event.by, 'programs2'); break;
      case 'paid':
      case 'discarded':
      case 'played':
        if (event.cards.length >= 5) this.task(event.by, 'discarded5');
        if (event.cards.length >= 6) this.task(event.by, 'discarded6');
        break;
      case 'markerUsed':
        s.kuroMarkers &= ~(1 << AREA_IDS.indexOf(event.area));
        if ([0, 1, 2, 3, 4, 6].filter((area) => !has(s.kuroMarkers, area)).length >= 2) this.task(my.deeCoy(s), 'markers2');
        break;
      case 'markerBack': s.kuroMarkers |= 1 << AREA_IDS.indexOf(event.area); break;
      case 'tookRecon': this.task(my.ownerOf(s, event.piece), 'reconTaken'); break;
      case 'sniffed': this.task(my.deeCoy(s), 'sniffed'); break;
      default: break;
    }
  }

  cities = 0;
  private scanner: { piece: number; scanner: number } | null = null;
  private played = 0;
  private apexHit = false;

  private scannerDue(piece: number): void {
    const s = this.s;
    const which = s.at[piece] === NEXUS ? 1 : s.at[piece] === MONOLITH ? 2 : 0;
    this.scanner = null;
    if (which === 0 || my.chipsOf(s, piece).length === 0 || (s.scanners[piece]! & which) !== 0) return;
    if (s.scannersAt[which - 1] === 0 || (piece < s.seats && s.character[piece] === NOVA)) return;
    this.scanner = { piece, scanner: which };
  }

  private contagionDue(piece: number): void {
    const s = this.s;
    const out = (one: number): boolean => has(s.zone, one) || (one < s.seats && has(s.detained, one));
    if (out(piece)) return;
    const dee = my.deeCoy(s);
    const others = my.onBoard(s).filter((one) => one !== piece && s.at[one] === s.at[piece] && !out(one));
    const catching = (one: number): string[] => (one === s.seats ? [] : s.wounds[one]!.map((wound) => WOUNDS[wound]!).filter(({ kind }) => kind === 'contagious').map(({ id }) => id));
    const add = (wound: string, pieces: number[]): void => void this.contagions.push(`${wound}:${pieces.sort((a, b) => a - b).join()}`);
    const met = others.filter((one) => !(piece === dee && one === s.seats));
    if (met.length > 0) for (const wound of catching(piece)) add(wound, [piece, ...met]);
    for (const one of others) if (!(one === dee && piece === s.seats)) for (const wound of catching(one)) add(wound, [one, piece]);
  }

  private scannerMissed(): void {
    if (this.scanner === null) return;
    this.ok('HPB-320', false, () => `${JSON.stringify(this.scanner)} not taken`);
    this.scanner = null;
  }

  private tookChip(piece: number, sector: number): void {
    const s = this.s;
    if (sector === 3) {
      const two = s.guard === 1 && s.sectors[2]!.length >= 2;
      if (two) { this.cause.push({ kind: 'guard', n: 2 }); this.sector3 = my.ownerOf(s, piece); }
      else this.task(my.ownerOf(s, piece), 'sector3');
    }
    s.sectorValue[sector - 1] = Math.min(4, s.sectorValue[sector - 1]! + 1);
  }

  private delivered(piece: number, slot: string): void {
    const s = this.s;
    const [column, tier] = slot.split('-');
    const at = ['alpha', 'beta', 'gamma'].indexOf(column!) * TIERS + Number(tier) - 1;
    this.ok('HPB-472', s.network[at] === NONE && this.slotsOpen().includes(at), () => `${slot}: open ${this.slotsOpen().join()}`);
    this.ok('HPB-471', s.at[piece] === NETWORK && has(s.entered, piece), () => `piece ${piece} at ${s.at[piece]}`);
    s.network[at] = 99;
    for (const scanner of [1, 2]) if ((s.scanners[piece]! & scanner) !== 0) s.scannersAt[scanner - 1]! += 1;
    const both = s.scanners[piece] === 3;
    s.scanners[piece] = 0;
    if (s.guard > 1) this.cause.push({ kind: 'guard', n: -1 });
    const seat = my.ownerOf(s, piece);
    this.task(seat, 'delivered');
    if (both && piece === seat) this.task(seat, 'deliveredScanned');
  }

  slotsOpen(): number[] {
    const s = this.s;
    for (const tier of [0, 1]) {
      const open = [0, 1, 2].map((column) => column * TIERS + tier).filter((at) => s.network[at] === NONE);
      if (open.length > 0) return open;
    }
    return [0, 1, 2].flatMap((column) => {
      for (let tier = 2; tier < TIERS; tier += 1) if (s.network[column * TIERS + tier] === NONE) return [column * TIERS + tier];
      return [];
    });
  }

  pinkDone = false;
  private city(piece: number, action: number): void {
    if (action !== 3) this.pink = { what: `city${action}`, sum: 0, sign: 0 };
    const seat = my.ownerOf(this.s, piece);
    if (action === 3) this.cause.push({ kind: 'resource', n: -1 });
    void seat;
  }

  private noRoom(): void {
    const s = this.s;
    this.cause.push({ kind: 'threat', n: 1 });
    if (!this.dice['white1']) return;
    const type = this.dice['red'] ? RED_DIE[this.dice['red'] - 1]! : NONE;
    const none = type !== NONE && type !== null && this.nextLevel(type) === NONE;
    const sum = this.dice['white1'] + this.dice['white2']!;
    this.ok('HPB-524', none || type === NONE || this.candidates(sum).length === 0, () => `rolled ${sum}: ${this.candidates(sum).map((at) => LOCATIONS[at]!.id).join()} is free`);
    void s;
  }

  // ---------------------------------------------------------------------------------------------------------------- fights

  private attacks(event: Extract<Told, { type: 'attacks' }>): void {
    const s = this.s;
    const { piece } = event;
    const own = piece === s.active;
    const mod = (which: number): number => (own ? s.mods[which]! : 0);
    const reds = event.cards.filter((card) => card.startsWith('R'));
    const stars = event.cards.filter((card) => card.startsWith('S-'));
    const limit = my.redLimit(s, piece) + mod(MOD_RED);
    this.ok('HPB-550 limit', reds.length <= limit + (own && (s.used & BLED) !== 0 ? 1 : 0), () => `${reds.length} red cards, limit ${limit}`);
    this.same('HPB-550 cards', 'others', event.cards.length, reds.length + stars.length);
    const place = my.placeOf(event.at);
    this.ok('HPB-550 range', my.enemiesInRange(s, piece).includes(place), () => JSON.stringify(event));
    let value = mod(MOD_VALUE) - reds.reduce((sum, card) => sum + my.valueOf(card), 0);
    let damage = my.strength(s, piece) + mod(MOD_STRENGTH) + mod(MOD_DAMAGE);
    let all = mod(MOD_ALL) > 0 || (own && (s.used & BLED) !== 0);
    const lists = [
      ...stars.map((card) => STAR_CARDS.find(({ id }) => id === card)!.effects),
      ...(event.item === null ? [] : [BOXES.find(({ id }) => id === event.item)!.effects]),
    ];
    for (const list of lists)
      for (const effect of list)
        if (effect.does === 'attackMod') {
          if (effect.stat === 'value') value += effect.by;
          else if (effect.stat === 'strength' || effect.stat === 'damage') damage += effect.by;
          else if (effect.stat === 'all') all = true;
        }
    this.attacking = { piece, at: place, value, damage: damage - my.strength(s, piece), all };
  }

  private fought(event: Extract<Told, { type: 'fought' }>): void {
    const s = this.s;
    const a = this.attacking!;
    a.damage += my.strength(s, a.piece);
    const kind = my.kindAt(s, a.at);
    const base = kind === DEUS ? ELITE.shield : ENEMIES[kind]!.shield;
    const result = base - a.value + event.turned.reduce((sum, card) => sum + (card.startsWith('S-') ? 0 : my.valueOf(card)), 0);
    this.same('HPB-550 value', JSON.stringify(event), a.value, event.value);
    this.same('HPB-550 result', JSON.stringify(event), [result, result < 0], [event.result, event.hit]);
    this.same('HPB-550 one card', 'turned', 1, event.turned.length);
    if (event.hit) {
      this.same('HPB-551', JSON.stringify(event), a.damage, event.damage);
      this.hits = a.damage === 0 ? [] : a.all ? my.enemiesInRange(s, a.piece) : [a.at];
    } else this.hits = [];
    s.mods.fill(0);
  }

  private enemyHurt(event: Extract<Told, { type: 'enemyHurt' }>): void {
    const s = this.s;
    const place = my.placeOf(event.at);
    const was = event.kind === DEUS ? s.deus : place < LOCATIONS.length ? s.enemyHealth[place]! : s.redHealth[place - LOCATIONS.length]!;
    this.same('HPB-551 left', JSON.stringify(event), Math.max(0, was - event.damage), event.left);
    const at = this.hits.indexOf(place);
    if (at >= 0) {
      this.same('HPB-553', JSON.stringify(event), this.attacking!.damage, event.damage);
      this.hits.splice(at, 1);
    }
    if (event.kind === DEUS) { this.cause.push({ kind: 'deus', n: -event.damage }); return; }
    if (place < LOCATIONS.length) s.enemyHealth[place] = event.left;
    else s.redHealth[place - LOCATIONS.length] = event.left;
  }

  private eliminate(at: string, kind: number): void {
    const s = this.s;
    const place = my.placeOf(at);
    if (kind === DEUS) { const where = s.red.indexOf(DEUS); if (where >= 0) s.red[where] = NONE; s.deusAt = GONE; return; }
    this.same('eliminated', at, my.kindAt(s, place), kind);
    const hit = this.hits.indexOf(place);
    if (hit >= 0) this.hits.splice(hit, 1);
    s.left[kind]! += 1;
    if (place < LOCATIONS.length) s.enemyAt[place] = NONE;
    else s.red[place - LOCATIONS.length] = NONE;
  }

  private fell(piece: number): void {
    const s = this.s;
    if (piece === s.seats) { s.at[piece] = NONE; return; }
    if (s.character[piece] === DEE_COY || has(s.detained, piece)) return;
    s.at[piece] = HQ;
    s.zone |= 1 << piece;
  }

  // --------------------------------------------------------------------------------------------------------- checks, votes

  private checked(event: Extract<Told, { type: 'checked' }>): void {
    const card = EVENTS.find(({ id }) => id === event.event)!;
    this.dice = {};
    const cards = this.revealed!;
    const five = cards.includes('G-S1');
    if (card.type === 'check') {
      const values = cards.map((one) => (five && (one === 'B5' || one === 'R5') ? 0 : my.valueOf(one)));
      if (cards.includes('G-S4')) {
        for (const sign of [1, -1]) {
          let best = NONE;
          for (const [at, value] of values.entries())
            if (value * sign > 0 && !cards[at]!.startsWith('S-') && (best === NONE || value * sign > values[best]! * sign)) best = at;
          if (best !== NONE) values[best] = 0;
        }
      }
      const way = Math.sign(card.target);
      let sum = values.reduce((a, b) => a + b, 0) + this.checkChange;
      sum += 2 * way * cards.filter((one) => one === 'G-S2').length;
      sum -= 2 * way * cards.filter((one) => one === 'G-S3').length;
      const success = way > 0 ? sum >= card.target : sum <= card.target;
      this.same('HPB-655/657', `${event.event} ${cards.join()} ${this.checkChange}`, [sum, success], [event.total, event.success]);
      this.play(card.name, success ? card.success : card.failure);
      if (card.noShow !== null) void 0;
    } else if (card.type === 'colour') {
      const wanted = cards.filter((one) => (card.wanted as readonly string[]).includes(one)).length;
      const count = Math.max(0, wanted + cards.filter((one) => one === 'G-S2').length - cards.filter((one) => one === 'G-S3').length);
      this.same('HPB-656', `${event.event} ${cards.join()}`, [count, count > 0], [event.total, event.success]);
      this.play(card.name, count === 0 ? card.none : count === 1 ? card.one : card.more);
    }
  }

  private leader(seat: number): void {
    const s = this.s;
    if (this.vote !== null && seat !== NONE) {
      const excluded = s.stack.some((frame) => frame.stage === 'vote' && frame.exclude === 1) ? s.leader : NONE;
      const able = this.vote.flatMap((value, one) => (has(s.detained, one) || one === excluded ? [] : [{ value, one }]));
      const best = Math.max(...able.map(({ value }) => value));
      this.ok('HPB-621', able.some(({ value, one }) => one === seat && value === best), () => `${seat} leads with ${this.vote!.join()}, detained ${s.detained}`);
      this.vote = null;
    }
    s.leader = seat;
    if (s.general === seat) s.general = NONE;
  }
}

export const unused = [GONE, SLOTS, PLACED, FEYKAH, DRYDEN, FACE_IDS, MACHINE] as const;
export type { Effect };
