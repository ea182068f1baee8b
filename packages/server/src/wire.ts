import type { Base, Event, Game, Json, Step, Viewer } from '@tablewright/kernel';
import { Match } from './match.ts';
import { type Meta, newMeta, personSeat } from './meta.ts';
import { momentsOf } from './moments.ts';
import type { Time } from './time.ts';
import type { Watcher } from './viewer-group.ts';
import { Viewers } from './viewers.ts';

// What goes over the wire at two tables that differ only in what one viewer must not know: to that viewer it has to be the same,
// byte for byte. The texts are those that a server sends; no network, no disk and no clock take part.

interface Difference {
  readonly what: string;
  readonly detail: string;
}

/** Time stands still: what is sent must not depend on it. */
const NO_TIME: Time = { now: () => 0, after: () => () => {} };

/** For `secrecyCampaign`: sets both tables, lets everybody watch, and compares what the viewer is sent. */
export function wireOnlooker(game: Game): (
  viewer: Viewer,
  real: Base,
  sampled: Base,
) => {
  begin(): Difference | null;
  step(real: Step<Base, Event>, sampled: Step<Base, Event>): Difference | null;
} {
  return (viewer, real, sampled) => {
    const [here, there] = [new WiredTable(game, real), new WiredTable(game, sampled)];
    const compare = (what: string): Difference | null => {
      const [sent, sentThere] = [here.sentTo(viewer), there.sentTo(viewer)];
      return sent === sentThere ? null : { what, detail: partsThatDiffer(sent, sentThere) };
    };
    return {
      begin: () => compare('the first frame differs'),
      step(next, nextThere) {
        here.take(next);
        there.take(nextThere);
        return compare('a frame differs');
      },
    };
  };
}

class WiredTable {
  readonly #game: Game;
  readonly #match: Match;
  readonly #viewers: Viewers;
  readonly #sent = new Map<Viewer, string[]>();

  constructor(game: Game, state: Base) {
    this.#game = game;
    const { seats } = state;
    const meta = metaFor(game, seats);
    this.#match = matchAt(game, meta, state);
    const now = { meta, match: this.#match, phase: 'playing', clock: null, chat: [], warnings: [] } as const;
    this.#viewers = new Viewers('table', NO_TIME, 0, () => ({ ...now, aside: () => ({}) }));
    // All of them watch: what several are sent is written down once, and that must give nothing away.
    for (let seat = 0; seat < seats; seat += 1) this.#viewers.watch(this.#watcher(seat, `person ${seat}`), {});
    this.#viewers.watch(this.#watcher('spectator', null), {});
  }

  #watcher(viewer: Viewer, person: string | null): Watcher {
    const sent: string[] = [];
    this.#sent.set(viewer, sent);
    return { person, send: (text) => void sent.push(text) };
  }

  sentTo(viewer: Viewer): string {
    return this.#sent.get(viewer)!.join('\n');
  }

  take(step: Step<Base, Event>): void {
    const before = this.#viewers.seen();
    const told = this.#match.take(step);
    this.#viewers.sendChange({ before, told, moments: momentsOf([step], this.#game.moments ?? []) });
  }
}

function metaFor(game: Game, seats: number): Meta {
  const people = Array.from({ length: seats }, (_, seat) => personSeat(`person ${seat}`, `Person ${seat}`));
  const given = { options: {}, seats: people, host: 'person 0', created: 0, open: true, started: true };
  return newMeta(game, { ...given, invite: 'invite', spectate: 'spectate', secret: '0'.repeat(64) });
}

/** A game that stands where this state does; nobody has answered yet. */
function matchAt(game: Game, meta: Meta, state: Base): Match {
  const setup = { seats: state.seats, options: meta.options };
  const origin = { seed: meta.secret, chain: null };
  const { data } = Match.begin(game, setup, origin).match.snapshot();
  const snapshot = { version: 0, data: { ...(data as object), state: state as unknown as Json, told: [] } };
  const loaded = Match.load(game, setup, origin, [], snapshot);
  if (!loaded.ok) throw new Error(loaded.why);
  return loaded.match;
}

/** From a little before the first letter that is not the same. */
function partsThatDiffer(here: string, there: string): string {
  let at = 0;
  while (at < here.length && here[at] === there[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `… ${here.slice(from, at + 120)} …\n… ${there.slice(from, at + 120)} …`;
}
