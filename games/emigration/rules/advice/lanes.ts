import type { Seat } from '@tablewright/kernel';
import { forecast } from '../outlook/border.ts';
import { laneOdds } from '../outlook/lanes.ts';
import type { LaneView, PlayerView, View } from '../view.ts';

// Which lane: a measured gamble on what is left in it.

/** The numbers that may lie on top, as I know it. */
function tokensOf({ left, top }: LaneView): readonly number[] {
  return top === null ? left : [top];
}

function hasPapers({ passports, tickets, upsideDown }: PlayerView): boolean {
  return passports + (upsideDown === 'passport' ? 1 : 0) > 0 && tickets + (upsideDown === 'ticket' ? 1 : 0) > 0;
}

/** What somebody will cross with: what they have, once they have withdrawn; before that what can be forecast. */
function crossesWith(view: View, player: PlayerView): number {
  if (!hasPapers(player)) return 0;
  return player.withdrawal === null ? forecast(player, view.policies).assurance : player.assurance;
}

/** What is left to each rival who has not tried yet: the tokens of the lane that suits them best. */
interface Rival {
  readonly assurance: number;
  readonly tokens: readonly number[];
}

function rivalsAfter(view: View, seat: Seat): Rival[] {
  return view.players.flatMap((player, other) => {
    if (other === seat || player.attempt !== null) return [];
    const assurance = crossesWith(view, player);
    let tokens: readonly number[] = [];
    let best = -1;
    for (const { left } of view.lanes) {
      const { chance, left: rest } = laneOdds(left, assurance);
      if (chance + rest / 100 <= best) continue;
      best = chance + rest / 100;
      tokens = left;
    }
    return [{ assurance, tokens }];
  });
}

/** The chance that nobody ends with more than this. */
function chanceToStayAhead(left: number, best: number, rivals: readonly Rival[]): number {
  if (left < best) return 0;
  let chance = left === best ? 0.5 : 1;
  for (const { assurance, tokens } of rivals) {
    const ahead = tokens.filter((token) => assurance - token > left).length;
    const level = tokens.filter((token) => assurance - token === left && token <= assurance).length;
    if (tokens.length > 0) chance *= 1 - (ahead + level / 2) / tokens.length;
  }
  return chance;
}

/** Getting in without winning is worth a little. */
const JUST_IN = 0.08;

function competitiveWorth(view: View, seat: Seat, lane: LaneView): number {
  const { assurance } = view.players[seat]!;
  const inside = view.players.filter(({ attempt }) => attempt?.in === true).map((player) => player.assurance);
  const best = Math.max(-1, ...inside);
  const rivals = rivalsAfter(view, seat);
  const tokens = tokensOf(lane);
  let worth = 0;
  for (const token of tokens) {
    if (token <= assurance) worth += JUST_IN + chanceToStayAhead(assurance - token, best, rivals);
  }
  return worth / tokens.length;
}

/** My own chance, and what is left to the friends who come after me. */
function cooperativeWorth(view: View, seat: Seat, chosen: number): number {
  const { assurance } = view.players[seat]!;
  const friends = view.players.filter((player, other) => other !== seat && player.attempt === null);
  const tokens = tokensOf(view.lanes[chosen]!);
  let worth = 0;
  for (const token of tokens) {
    if (hasPapers(view.players[seat]!) && token <= assurance) worth += 1;
    for (const friend of friends) worth += bestChance(view, crossesWith(view, friend), chosen, token);
  }
  return worth / tokens.length;
}

/** The best lane's chance for somebody, when this token has left this lane. */
function bestChance(view: View, assurance: number, chosen: number, token: number): number {
  let best = 0;
  for (const [lane, { left }] of view.lanes.entries()) {
    const rest = lane === chosen ? without(left, token) : left;
    best = Math.max(best, laneOdds(rest, assurance).chance);
  }
  return best;
}

function without(tokens: readonly number[], token: number): number[] {
  const rest = tokens.slice();
  rest.splice(rest.indexOf(token), 1);
  return rest;
}

function bestLane(lanes: readonly number[], worth: (lane: number) => number): number {
  let best = lanes[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const lane of lanes) {
    const value = worth(lane);
    if (value <= most) continue;
    most = value;
    best = lane;
  }
  return best;
}

/** `lanes` by their numbers, 1 to 5. */
export function laneToCross(view: View, seat: Seat, lanes: readonly number[]): number {
  return bestLane(lanes, (lane) =>
    view.mode === 'cooperative'
      ? cooperativeWorth(view, seat, lane - 1)
      : competitiveWorth(view, seat, view.lanes[lane - 1]!),
  );
}

/** Where a look may help most: a certain way in where there was only a chance. */
export function laneToLook(view: View, seat: Seat, lanes: readonly number[]): number {
  const assurance = Math.max(6, forecast(view.players[seat]!, view.policies).assurance);
  return bestLane(lanes, (lane) => {
    const others = Math.max(
      ...view.lanes.map(({ left, top }, other) => (other === lane - 1 ? 0 : laneOdds(left, assurance, top).chance)),
    );
    const { left } = view.lanes[lane - 1]!;
    let worth = 0;
    for (const token of left) worth += token > assurance ? others : 1 + (assurance - token) / 20;
    return worth / left.length;
  });
}
