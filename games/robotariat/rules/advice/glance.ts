import { copyFrame, noChance, type Rng, type Seat } from '@tablewright/kernel';
import { completed } from '@tablewright/kernel/glance';
import { drawDeck, drawObjectives, drawReports } from '../draws.ts';
import { type Frame, NONE, type State } from '../state.ts';
import { knowsPutBack, seesDrawn, seesTop, type View, views } from '../view.ts';

// A view of which the advice makes its world and reads hardly anything else. In a search it is asked about thousands of tables: to write all of
// it down by name, only to read it back, takes longer than many an answer.

export function glance(s: State, seat: Seat): View {
  return viewOf(new Glance(s, seat));
}

export class Glance {
  readonly #s: State;
  readonly me: Seat;
  #whole: View | null = null;

  constructor(s: State, seat: Seat) {
    this.#s = s;
    this.me = seat;
  }

  get whole(): View {
    return (this.#whole ??= views(this.#s)(this.me));
  }

  /** What `world` makes of the whole view, with the same draws; what is hidden is not read but drawn there too. */
  world(rng: Rng): State {
    const s = this.#s;
    const { me } = this;
    const top = s.stack.at(-1);
    const sees = seesDrawn(s, me, top);
    const own = new Array<number>(s.seats).fill(NONE);
    own[me] = s.objective[me]!;
    const { objective, aside } = drawObjectives(s, own, rng);
    const isSabotageSeen = seesTop(s, me) || (top?.stage === 'sabotage' && sees);
    const world: State = {
      seats: s.seats,
      stack: [],
      chance: noChance(),
      outcome: s.outcome,
      mode: s.mode,
      baseOnly: s.baseOnly,
      target: s.target,
      first: s.first,
      round: s.round,
      at: s.at.slice(),
      character: s.character.slice(),
      objective,
      aside,
      posters: s.posters.slice(),
      supply: s.supply,
      junk: s.junk,
      funds: s.funds,
      reputation: s.reputation,
      office: s.office,
      token: s.token,
      npcAt: s.npcAt.slice(),
      upgradeDeck: drawDeck(s.upgradeOf, top?.stage === 'upgrade' && sees ? s.upgradeDeck.slice(0, 2) : [], rng),
      sabotageDeck: drawDeck(s.sabotageOf, isSabotageSeen ? s.sabotageDeck.slice(0, 2) : [], rng),
      upgradeOf: s.upgradeOf.slice(),
      sabotageOf: s.sabotageOf.slice(),
      starting: s.starting,
      putBack: this.#putBack(),
      jammed: s.jammed,
      peaked: s.peaked,
      emptied: s.emptied,
      junkedNow: s.junkedNow,
      junkedBest: s.junkedBest,
      rolls: s.rolls,
      deeds: s.deeds.slice(),
      history: s.history.slice(),
      report: null,
    };
    for (const frame of s.stack) world.stack.push(this.#frame(frame, world, rng));
    return world;
  }

  #putBack(): number[] {
    const { putBack } = this.#s;
    const known: number[] = [];
    for (let i = 0; i < putBack.length; i += 3) {
      if (knowsPutBack(this.#s, this.me, i)) known.push(putBack[i]!, putBack[i + 1]!, putBack[i + 2]!);
    }
    return known;
  }

  #frame(frame: Frame, world: State, rng: Rng): Frame {
    if (frame.stage !== 'report') return copyFrame(frame);
    const ready = frame.sealed.map((answer) => answer !== null);
    const { me } = this;
    return { stage: 'report', sealed: drawReports(world, ready, { me, mine: frame.sealed[me]! }, rng) };
  }
}

const viewOf = completed<View, Omit<Glance, 'world'>>(Glance, {
  seats: true,
  mode: true,
  baseOnly: true,
  target: true,
  first: true,
  round: true,
  funds: true,
  reputation: true,
  office: true,
  reward: true,
  supply: true,
  junk: true,
  posters: true,
  token: true,
  npcs: true,
  players: true,
  decks: true,
  drawn: true,
  top: true,
  putBack: true,
  jammed: true,
  facts: true,
  mine: true,
  dice: true,
  rolls: true,
  history: true,
  now: true,
  aside: true,
  report: true,
  outcome: true,
});
