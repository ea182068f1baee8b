import { grouping, includes, only, pick, type Seat } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import {
  answerFor,
  connectionsAt,
  ITEMS,
  levyOn,
  mostSets,
  type Sets,
  setsIn,
  withdrawalOfSets,
} from '../content/border.ts';
import { FIRST_CONNECTION, FIRST_LIFE } from '../content/cards.ts';
import { LANE_COUNT, TOKENS_IN_LANE } from '../content/lanes.ts';
import { laneOdds } from '../outlook/lanes.ts';
import { lifeBits } from '../content/life.ts';
import { DESTINATIONS } from '../content/people.ts';
import { type K, stage } from '../events.ts';
import { knownTop, tokensLeft } from '../lanes.ts';
import { holdingOf, lifeInStashes, NONE, NOTHING, numbersIn, type State } from '../state.ts';
import { assure, discardFromStash, lose } from './bank.ts';
import { endGame } from './ending.ts';
import { place } from './papers.ts';

// Phase 2: everybody withdraws and crosses once, in turn order.

function everybodyTried(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat += 1) if (s.lane[seat] === NONE) return false;
  return true;
}

// EMI-501, EMI-511
export const border = stage.happens('border', (s, f, k) => {
  if (everybodyTried(s)) return endGame(s, k);
  const { by } = f;
  f.by = (by + 1) % s.seats;
  if (s.lane[by] !== NONE) return;
  s.turn += 1;
  if (s.upsideDown[by] !== NOTHING) return place(s, by, k); // EMI-405
  k.push({ stage: 'cross', by });
  const lost = levy(s, by, k);
  const { money, documents, connections } = mostSets(holdingOf(s, by), s.money[by]!);
  // Where there is no full set there is nothing to choose.
  if (money + documents + connections > 0) k.push({ stage: 'withdraw', by, lost });
  else withdrawSets(s, by, { money: 0, documents: 0, connections: 0 }, lost, false, k);
});

/** EMI-502 Policies that take Money; returns the Assurance that not paying costs. */
function levy(s: State, by: Seat, k: K): number {
  const { screening, tax, lost } = levyOn({ money: s.money[by]!, life: s.life[by]! }, lifeInStashes(s));
  if (screening + tax > 0) {
    lose(s, by, screening + tax);
    k.tell({ type: 'levied', by, screening, tax });
  }
  return lost;
}

/** By Destination: what makes a set, as positions in ITEMS. */
const SETS = DESTINATIONS.map(({ money, documents, connections }) =>
  [money, documents, connections].map(({ each }, item) => new Array<number>(each).fill(item)),
);

// D8, EMI-503 Any number of sets of each kind.
export const withdraw = stage.ask('withdraw', {
  rule: 'EMI-503',
  who: (_s, f) => only(f.by),
  offer(s, { by }) {
    const holding = holdingOf(s, by);
    return grouping(ITEMS, [holding.money, holding.documents, connectionsAt(holding)], SETS[s.destination[by]!]!);
  },
  absent: (s, { by }) => answerFor(DESTINATIONS[s.destination[by]!]!, mostSets(holdingOf(s, by), s.money[by]!)),
  why: () => ({ rule: 'EMI-503', why: say`You trade full sets of what you hold, as your Destination says.` }),
  answer(s, f, { value }, k) {
    withdrawSets(s, f.by, setsIn(value), f.lost, true, k);
    k.done();
  },
});

const WEDDINGS = lifeBits(({ keeps }) => keeps?.connections !== undefined);

/** EMI-504 … EMI-506 One sum; what counts for the losses is what was held before trading. */
function withdrawSets(s: State, by: Seat, sets: Sets, levied: number, asked: boolean, k: K): void {
  const holding = holdingOf(s, by);
  const { destination } = holding;
  const { gained, losses, lost, taken } = withdrawalOfSets(holding, lifeInStashes(s), sets, levied);
  lose(s, by, sets.money * destination.money.each);
  const documents = numbersIn(s.documents[by]!);
  for (const card of documents.slice(0, sets.documents * destination.documents.each)) discardFromStash(s, by, card);
  // EMI-341 Wedding is given up last.
  const connections = [
    ...numbersIn(s.connections[by]!).map((card) => FIRST_CONNECTION + card),
    ...numbersIn(s.life[by]! & WEDDINGS).map((card) => FIRST_LIFE + card),
  ];
  for (const card of connections.slice(0, sets.connections * destination.connections.each)) {
    discardFromStash(s, by, card);
  }
  assure(s, by, gained - lost);
  s.withdrawn.push(by, sets.money, sets.documents, sets.connections, gained, lost, s.assurance[by]!, s.money[by]!);
  k.tell({ type: 'withdrew', by, ...sets, gained, lost, losses, taken, assurance: s.assurance[by]!, asked });
}

/** EMI-510 */
function openLanes(s: State): number[] {
  const open: number[] = [];
  for (let lane = 0; lane < LANE_COUNT; lane += 1) if (s.drawn[lane]! < TOKENS_IN_LANE) open.push(lane + 1);
  return open;
}

// D9, EMI-507 … EMI-509
export const cross = stage.ask('cross', {
  rule: 'EMI-507',
  who: (_s, f) => only(f.by),
  offer: (s) => pick(openLanes(s)),
  absent: (s, f) => likeliest(s, f.by),
  why: (s, _f, _seat, value) =>
    s.drawn[(value as number) - 1] === TOKENS_IN_LANE
      ? { rule: 'EMI-510', why: say`Lane ${value as number} has no tokens left.` }
      : null,
  answer(s, { by }, { value }, k) {
    const lane = value - 1;
    const token = s.tokens[lane * TOKENS_IN_LANE + s.drawn[lane]!]!;
    s.drawn[lane]! += 1;
    s.lane[by] = lane;
    s.token[by] = token;
    const papers = s.passports[by]! > 0 && s.tickets[by]! > 0;
    if (papers && s.assurance[by]! >= token) {
      assure(s, by, -token);
      s.emigrated |= only(by);
    }
    const inside = includes(s.emigrated, by);
    k.tell({ type: 'crossed', by, lane: value, token, in: inside, papers, assurance: s.assurance[by]! });
    k.done();
  },
});

/** The ledger's default: the best chance by what this player knows, then the lower mean, then the lower lane. */
function likeliest(s: State, by: Seat): number {
  let best = NONE;
  let chance = -1;
  let mean = 0;
  for (const lane of openLanes(s)) {
    const odds = laneOdds(tokensLeft(s, lane - 1), s.assurance[by]!, knownTop(s, lane - 1, by));
    if (odds.chance < chance || (odds.chance === chance && odds.mean >= mean)) continue;
    best = lane;
    ({ chance, mean } = odds);
  }
  return best;
}
