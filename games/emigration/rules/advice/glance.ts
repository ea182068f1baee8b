import { copyStack, noChance, type Rng, type Seat } from '@tablewright/kernel';
import { completed } from '@tablewright/kernel/glance';
import { LANES, TOKENS_IN_LANE } from '../content/lanes.ts';
import { PLACE_COUNT } from '../content/places.ts';
import { REMOVED } from '../content/table.ts';
import { drawHidden, drawTokens } from '../draws.ts';
import { NONE, type State, WITHDRAWAL } from '../state.ts';
import {
  laneSeen,
  type LaneView,
  layoutSeen,
  type PlayerView,
  type Unseen,
  unseenIn,
  unseenSeen,
  type View,
  views,
  withOwnTops,
} from '../view.ts';

// A view that is made as it is read, and a world straight from it. In a search the advice is asked about thousands of tables, makes a
// world of each and reads little else: to write every card down by name, only to read it back, takes longer than many an answer.

export function glance(s: State, seat: Seat): View {
  return viewOf(new Glance(s, seat));
}

const EVERYWHERE = (1 << PLACE_COUNT) - 1;

export class Glance {
  readonly #s: State;
  readonly me: Seat;
  #whole: View | null = null;
  #hidden: Unseen | null = null;
  #players: PlayerView[] | null = null;
  #lanes: LaneView[] | null = null;

  constructor(s: State, seat: Seat) {
    this.#s = s;
    this.me = seat;
  }

  /** All of it, for what is seldom read. */
  get whole(): View {
    return (this.#whole ??= views(this.#s)(this.me));
  }

  get seats(): number {
    return this.#s.seats;
  }

  get mode(): View['mode'] {
    return this.#s.mode;
  }

  get passports(): number {
    return this.#s.publicPassports;
  }

  get tickets(): number {
    return this.#s.publicTickets;
  }

  get players(): PlayerView[] {
    return (this.#players ??= this.#s.money.map((_, seat) => playerView(new PlayerGlance(this.#s, seat, this))));
  }

  get lanes(): LaneView[] {
    if (this.#lanes !== null) return this.#lanes;
    const lanes = LANES.map((_, lane) => laneSeen(this.#s, lane));
    return (this.#lanes = withOwnTops(this.#s, lanes, this.me));
  }

  get unseen(): View['unseen'] {
    return unseenSeen(this.#unseen);
  }

  get #unseen(): Unseen {
    return (this.#hidden ??= unseenIn(this.#s));
  }

  /** What `world` makes of the whole view, with the same draws; what is hidden is not read but drawn there too. */
  world(rng: Rng): State {
    const s = this.#s;
    const hidden = drawHidden(this.#unseen, rng);
    return {
      seats: s.seats,
      stack: copyStack(s.stack),
      chance: noChance(),
      outcome: s.outcome,
      mode: s.mode,
      packs: s.packs,
      nationality: s.nationality,
      destination: s.destination,
      career: s.career,
      money: s.money.slice(),
      assurance: s.assurance.slice(),
      raises: s.raises.slice(),
      inCollege: s.inCollege,
      layout: this.#layouts(hidden),
      lying: s.lying.slice(),
      // Whatever was taken lay face-up before, or it could not have been taken.
      up: s.up.map((up, seat) => (up | ~s.lying[seat]!) & EVERYWHERE),
      documents: s.documents.slice(),
      connections: s.connections.slice(),
      life: s.life.slice(),
      passports: s.passports.slice(),
      tickets: s.tickets.slice(),
      upsideDown: s.upsideDown.slice(),
      paired: s.paired,
      publicPassports: s.publicPassports,
      publicTickets: s.publicTickets,
      discards: s.discards.slice(),
      removed: hidden.splice(0, REMOVED),
      tokens: this.lanes.flatMap((lane, number) => drawTokens(lane, this.#lookedAt(number), rng)),
      drawn: s.drawn.slice(),
      looked: s.looked.slice(),
      pandemics: s.pandemics,
      lane: s.lane.slice(),
      token: s.token.slice(),
      emigrated: s.emigrated,
      withdrawn: this.#withdrawals(),
      course: s.course.slice(),
      turn: s.turn,
      supplied: s.supplied.slice(),
    };
  }

  #layouts(hidden: number[]): number[] {
    const { seats, lying, up, layout } = this.#s;
    const cards: number[] = [];
    for (let seat = 0; seat < seats; seat += 1) {
      for (let place = 0; place < PLACE_COUNT; place += 1) {
        const bit = 1 << place;
        if ((lying[seat]! & bit) === 0) cards.push(NONE);
        else cards.push((up[seat]! & bit) === 0 ? hidden.pop()! : layout[seat * PLACE_COUNT + place]!);
      }
    }
    return cards;
  }

  /** The token that I have looked at in a lane. */
  #lookedAt(lane: number): number | null {
    const { looked, tokens } = this.#s;
    for (let i = 0; i < looked.length; i += 2) {
      if (looked[i] === this.me && looked[i + 1] === lane) return tokens[lane * TOKENS_IN_LANE]!;
    }
    return null;
  }

  /** In the order of the seats: in a view they stand there. */
  #withdrawals(): number[] {
    const { withdrawn, seats } = this.#s;
    const all: number[] = [];
    for (let seat = 0; withdrawn.length > 0 && seat < seats; seat += 1) {
      for (let i = 0; i < withdrawn.length; i += WITHDRAWAL) {
        if (withdrawn[i] === seat) all.push(...withdrawn.slice(i, i + WITHDRAWAL));
      }
    }
    return all;
  }
}

const viewOf = completed<View, Omit<Glance, 'world'>>(Glance, {
  packs: true,
  phase: true,
  turn: true,
  discards: true,
  looked: true,
  policies: true,
  pandemics: true,
  supplied: true,
  now: true,
  course: true,
  removed: true,
  ranking: true,
  outcome: true,
});

class PlayerGlance {
  readonly #s: State;
  readonly #seat: Seat;
  readonly #of: Glance;
  #layout: PlayerView['layout'] | null = null;

  constructor(s: State, seat: Seat, of: Glance) {
    this.#s = s;
    this.#seat = seat;
    this.#of = of;
  }

  get whole(): PlayerView {
    return this.#of.whole.players[this.#seat]!;
  }

  get layout(): PlayerView['layout'] {
    return (this.#layout ??= layoutSeen(this.#s, this.#seat));
  }
}

const playerView = completed<PlayerView, PlayerGlance>(PlayerGlance, {
  nationality: true,
  destination: true,
  career: true,
  money: true,
  assurance: true,
  raises: true,
  inCollege: true,
  salary: true,
  fee: true,
  documents: true,
  connections: true,
  life: true,
  passports: true,
  tickets: true,
  upsideDown: true,
  paired: true,
  withdrawal: true,
  attempt: true,
});
