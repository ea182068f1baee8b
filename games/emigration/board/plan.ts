import { type Beat, type Event, type Timed, timeline } from '@tablewright/board';
import type { Told, View } from '@tablewright/emigration-rules';
import { BANK, cardSpot, DISCARDS, laneSpot, paperSpot, seatSpot, stashSpot } from './spots.ts';

// What moves when the table changes. Pure: two views and what was told in, a plan out; the board carries it out.

type Seat = number;

export type Motion =
  /** a coin, a seal, a paper or a card flies; places as in data-place */
  | { readonly kind: 'fly'; readonly what: string; readonly from: string; readonly to: string }
  /** a card turns over where it lies */
  | { readonly kind: 'turn'; readonly spot: string }
  | {
      readonly kind: 'roll';
      readonly by: Seat;
      readonly die: number;
      readonly for: RollFor;
      readonly sum: number | null;
    }
  | { readonly kind: 'cross'; readonly told: Extract<Told, { type: 'crossed' }> }
  /** the desk is cleared and the border opens */
  | { readonly kind: 'border'; readonly first: Seat };

export type RollFor = Extract<Told, { type: 'rolled' }>['for'];

export const COIN = 'coin';
export const SEAL = 'seal';

/** The frame shows the next step after 900 ms at the calm pace. */
const MOST_MS = 900;
const FLY_MS = 420;
const TURN_MS = 400;

/** Nobody can count more than these while they fly. */
const MOST_FLYING = 5;

export function planMotion(before: View | null, told: readonly Event[]): Timed<Motion>[] {
  if (before === null) return []; // the first drawing, or a jump: nothing has moved, it is simply so
  const story = told.map((event) => event as Event & Told);
  return timeline(
    story.flatMap((event, i) => beatsOf(event, before, story.slice(i + 1))),
    { most: MOST_MS },
  );
}

function fly(what: string, from: string, to: string): Motion {
  return { kind: 'fly', what, from, to };
}

function flying(what: string, n: number, from: string, to: string): Motion[] {
  return Array.from({ length: Math.min(n, MOST_FLYING) }, () => fly(what, from, to));
}

function beat(...motions: readonly Motion[]): Beat<Motion>[] {
  return motions.length === 0 ? [] : [{ ms: FLY_MS, motions }];
}

/** Coins between the bank and everybody, by seat. */
function shared(money: readonly number[], gives: boolean): Motion[] {
  return money.flatMap((n, seat) =>
    gives ? flying(COIN, n, BANK, seatSpot(seat)) : flying(COIN, n, seatSpot(seat), BANK),
  );
}

function feeOf({ by, from, fee }: { by: Seat; from: Seat; fee: number }): Motion[] {
  return flying(COIN, fee, seatSpot(by), seatSpot(from));
}

function tuitionIn(rest: readonly Told[]): number | null {
  const [next] = rest;
  return next?.type === 'enrolled' || next?.type === 'unaffordable' ? next.tuition : null;
}

function beatsOf(told: Told, before: View, rest: readonly Told[]): Beat<Motion>[] {
  switch (told.type) {
    case 'bought':
      return beat(
        ...feeOf(told),
        ...flying(COIN, told.price, seatSpot(told.by), BANK),
        fly(told.card, cardSpot(told.from, told.place), seatSpot(told.by)),
      );
    case 'cashed':
      return beat(
        ...feeOf(told),
        fly(told.card, cardSpot(told.from, told.place), DISCARDS),
        ...flying(COIN, told.money, BANK, seatSpot(told.by)),
      );
    case 'activated':
      return beat(
        ...feeOf(told),
        fly(told.card, cardSpot(told.from, told.place), told.stays ? seatSpot(told.by) : DISCARDS),
      );
    case 'paid':
      return beat(...shared(told.salaries, true));
    case 'dole':
      return beat(
        ...shared(
          before.players.map(() => told.money),
          true,
        ),
      );
    case 'gained':
      return beat(...shared(told.money, true));
    case 'lost':
      return beat(...shared(told.money, false));
    case 'struck':
      return beat(fly(told.card, seatSpot(told.holder), DISCARDS));
    case 'paper':
      return beat(
        ...flying(COIN, told.price, seatSpot(told.by), BANK),
        fly(told.paper, paperSpot(told.paper), seatSpot(told.by)),
      );
    case 'scalped':
      return beat(
        ...flying(COIN, told.price, seatSpot(told.by), seatSpot(told.from)),
        fly(told.paper, seatSpot(told.from), seatSpot(told.by)),
      );
    case 'paired':
      return beat(fly(SEAL, BANK, seatSpot(told.by)));
    case 'rolled':
      return [
        { ms: FLY_MS, motions: [{ kind: 'roll', by: told.by, die: told.die, for: told.for, sum: tuitionIn(rest) }] },
      ];
    case 'enrolled':
      return beat(...flying(COIN, told.tuition, seatSpot(told.by), BANK));
    case 'graduated':
    case 'assured':
      return beat(...flying(SEAL, told.assurance, BANK, seatSpot(told.by)));
    case 'sold':
      return beat(fly(told.card, stashSpot(told.card), DISCARDS), ...flying(COIN, told.money, BANK, seatSpot(told.by)));
    case 'offered':
      return beat(
        ...flying(COIN, told.money, seatSpot(told.by), BANK),
        ...flying(SEAL, told.assurance, BANK, seatSpot(told.by)),
      );
    case 'robbed':
      return beat(...flying(COIN, told.money, seatSpot(told.from), seatSpot(told.by)));
    case 'fogged': {
      const { card, owner, place } = told;
      return card === null ? [] : beat(fly(card, place === null ? seatSpot(owner) : cardSpot(owner, place), DISCARDS));
    }
    case 'revealed':
      return [
        { ms: TURN_MS, motions: told.cards.map(({ seat, place }) => ({ kind: 'turn', spot: cardSpot(seat, place) })) },
      ];
    case 'border':
      return [{ ms: FLY_MS, motions: [{ kind: 'border', first: told.first }] }];
    case 'levied':
      return beat(...flying(COIN, told.screening + told.tax, seatSpot(told.by), BANK));
    case 'withdrew':
      return beat(...flying(SEAL, Math.max(0, told.gained - told.lost), BANK, seatSpot(told.by)));
    case 'crossed':
      return [
        { ms: FLY_MS, motions: [{ kind: 'cross', told }] },
        ...beat(...(told.in ? flying(SEAL, told.token, seatSpot(told.by), laneSpot(told.lane)) : [])),
      ];
    case 'packs':
    case 'dealt':
    case 'first':
    case 'placed':
    case 'unaffordable':
    case 'failed':
    case 'forfeited':
    case 'looked':
    case 'saw':
    case 'over':
      return [];
  }
}
