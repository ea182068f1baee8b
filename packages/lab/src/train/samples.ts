import { type Base, fastRng, type Game, type Json, lowest, NOBODY, type Rng, sampleOption } from '@tablewright/kernel';
import { type Learning, learnedJudge, type Weights } from '@tablewright/kernel/learned';
import { sitDown } from '@tablewright/bots';
import { seatingOf } from '../match.ts';
import { seedsOf } from '../seeds.ts';
import { type Next, nextAnswer, type Table } from '../table.ts';

// What is learned from: tables out of games between steady players, and who won in the end. So that not all games are alike, some
// answers at the beginning of each are any that are on offer. What is learned from is the table right after the last of them, and
// tables behind it: a search compares answers that steady would not give, and it is always said how a table ends that is played
// on sensibly.
//
// Whoever searches with what was learned comes to tables that neither steady nor chance leads to, and what is said of those nobody
// has checked: it walks from one overrated table to the next. So later games begin as such a player begins them, on about half of the
// seats, and steady plays on.

export interface SampleRequest {
  /** how many seats a game has; they are dealt round */
  readonly seats: readonly number[];
  readonly options: Record<string, Json>;
  readonly seed: string;
  readonly games: number;
  /** a part of the games: `first`, `first + step`, … */
  readonly first: number;
  readonly step: number;
  /** who begins the games, where something was learned before */
  readonly searcher?: Searcher;
  /** one answer in so many is any, before a game becomes sensible */
  readonly wild?: number;
}

/** A player who thinks ahead with what was learned so far. */
export interface Searcher {
  readonly weights: Weights;
  /** for each answer */
  readonly tries: number;
}

/** Rows of numbers, and what came of them. */
export interface Samples {
  readonly inputs: number;
  readonly rows: number;
  readonly input: Float32Array;
  /** what the seat won: 1, 0, or its share where several won alone */
  readonly won: Float32Array;
  /** what the hand-made judgement said */
  readonly judged: Float32Array;
  /** the number of the game that each row is out of */
  readonly game: Int32Array;
  /** where the rows of the same table begin: one of them for each seat */
  readonly table: Int32Array;
}

/** How many tables of a game are looked at, about. */
const LOOKS = 12;
/** Where a game says nothing else. */
const WILD = 6;
/** Until then at most this much of a game has gone by. */
const WILD_UNTIL = 0.9;

const LONGEST = 20_000;

export function sampleGames(
  game: Game,
  learning: Learning,
  request: SampleRequest,
  onProgress: (done: number) => void = () => {},
): Samples {
  const rows: Rows = { input: [], won: [], judged: [], game: [], table: [] };
  const { searcher } = request;
  const searching = searcher === undefined ? null : { ...game, evaluate: learnedJudge(searcher.weights, learning) };
  const tables = new Map<number, Pick<Dealt, 'length' | 'sharesWins'>>();
  let done = 0;
  for (let index = request.first; index < request.games; index += request.step) {
    const seats = request.seats[index % request.seats.length]!;
    let known = tables.get(seats);
    if (known === undefined) {
      const { answers } = playOn({ game, searching: null }, request, { index: -1, seats, wildUntil: -1 }, () => {});
      known = { length: answers, sharesWins: seatingOf(game, seats, request.options) === 'rivals' };
      tables.set(seats, known);
    }
    sampleOne({ game, searching }, learning, request, { index, seats, ...known }, rows);
    done += 1;
    onProgress(done);
  }
  return {
    inputs: learning.names.length,
    rows: rows.won.length,
    input: Float32Array.from(rows.input),
    won: Float32Array.from(rows.won),
    judged: Float32Array.from(rows.judged),
    game: Int32Array.from(rows.game),
    table: Int32Array.from(rows.table),
  };
}

interface Rows {
  readonly input: number[];
  readonly won: number[];
  readonly judged: number[];
  readonly game: number[];
  readonly table: number[];
}

interface Dealt {
  readonly index: number;
  readonly seats: number;
  /** answers in a game of so many */
  readonly length: number;
  /** Rivals who are level share the win; those who won as a team, or all together, have each won it. */
  readonly sharesWins: boolean;
}

interface Sitting {
  readonly index: number;
  readonly seats: number;
  /** how many answers pass before the last one that is any; below zero, none is */
  readonly wildUntil: number;
}

/** The game, and the same as somebody judges it who has learned something. */
interface Played {
  readonly game: Game;
  readonly searching: Game | null;
}

function sampleOne(
  played: Played,
  learning: Learning,
  request: SampleRequest,
  { index, seats, length, sharesWins }: Dealt,
  rows: Rows,
): void {
  const chance = fastRng(seedsOf(request.seed, index).order + 1);
  const wildUntil = chance.below(Math.max(1, Math.floor(WILD_UNTIL * length)));
  const every = Math.max(1, Math.round((length - wildUntil) / LOOKS));
  const into = new Float64Array(learning.names.length);
  const from = rows.won.length;
  const { game } = played;
  let turn = 0;
  const { outcome } = playOn(played, request, { index, seats, wildUntil }, (s, answers) => {
    const isNewTurn = game.turn(s) !== turn;
    turn = game.turn(s);
    if (answers < wildUntil) return;
    // Where a search judges a table when a turn has begun, nothing else is learned from.
    if (game.looksAhead === undefined ? answers > wildUntil && chance.below(every) !== 0 : !isNewTurn) return;
    const table = rows.won.length;
    for (let seat = 0; seat < seats; seat += 1) {
      learning.read(s, seat, into);
      for (const number of into) rows.input.push(number);
      rows.won.push(seat);
      rows.judged.push(learning.judge(s, seat));
      rows.game.push(index);
      rows.table.push(table);
    }
  });
  const winners = outcome?.winners ?? [];
  const each = winners.length === 0 ? 0 : sharesWins ? 1 / winners.length : 1;
  for (let row = from; row < rows.won.length; row += 1) rows.won[row] = winners.includes(rows.won[row]!) ? each : 0;
}

type Look = (s: Base, answers: number) => void;

function playOn(
  { game, searching }: Played,
  { options, seed, searcher, wild: often = WILD }: SampleRequest,
  { index, seats, wildUntil }: Sitting,
  look: Look,
): { outcome: Base['outcome']; answers: number } {
  const seeds = seedsOf(seed, index);
  const wild = fastRng(seeds.order + 2);
  const bots = Array.from({ length: seats }, (_, seat) => {
    const player = sitDown(game, seat, 'steady', fastRng(seeds.bots + seat));
    return { sees: 'view' as const, answer: player.answer.bind(player) };
  });
  const table: Table = { names: bots.map(() => 'steady'), bots, order: fastRng(seeds.order), ears: null };
  const opening = searching === null ? null : { ...table, bots: bots.map((bot, seat) => openedBy(seat) ?? bot) };
  const { state: s } = game.start({ seats, options, seed: seeds.chance });
  let answers = 0;
  for (; answers < LONGEST; answers += 1) {
    if (game.waiting(s) === NOBODY) break;
    const isWild = opening === null && (answers === wildUntil || (answers < wildUntil && wild.below(often) === 0));
    const sitting = opening !== null && answers <= wildUntil ? opening : table;
    const next = isWild ? anyAnswer(game, s, wild) : nextAnswer(game, s, sitting)!;
    game.play(s, next.seat, next.value);
    if (s.outcome === null) look(s, answers);
  }
  return { outcome: game.outcome(s), answers };

  /** Somebody who searches, on about every other seat. */
  function openedBy(seat: number): Table['bots'][number] | null {
    if (searching === null || wild.below(2) === 0) return null;
    const limits = { iterations: searcher!.tries };
    const player = sitDown(searching, seat, 'strong', fastRng(seeds.bots + seats + seat), limits);
    return { sees: 'view', answer: player.answer.bind(player) };
  }
}

function anyAnswer(game: Game, s: Base, rng: Rng): Pick<Next, 'seat' | 'value'> {
  const seat = lowest(game.waiting(s));
  return { seat, value: sampleOption(game.offer(s, seat), rng) };
}
