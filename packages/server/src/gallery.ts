import { includes, isSeat, list, type Seats, type Viewer } from '@tablewright/kernel';
import type { ChatLine, GameSeen, TableInfo } from '@tablewright/protocol';
import type { Phase } from '@tablewright/storage';
import { Audience, type Eyes, eyesKey, type Scene, since, type Watcher, whole } from './audience.ts';
import { type Clock, tick } from './clock.ts';
import { infoFor } from './info.ts';
import type { Match, ToldSince } from './match.ts';
import { type Meta, seatsOf } from './meta.ts';
import { NO_TABLE } from './reply.ts';
import type { Time } from './time.ts';

// Who looks at a table, with whose eyes, and what each of them is shown. It changes nothing.

/** The table as it is now. */
export interface Sight {
  readonly meta: Meta;
  readonly match: Match | null;
  readonly phase: Phase;
  readonly clock: Clock | null;
  readonly chat: readonly ChatLine[];
  readonly warnings: readonly string[];
}

export interface WatchWish {
  readonly as?: Viewer | undefined;
  readonly since?: number | undefined;
  readonly word?: string | undefined;
}

/** What is new. */
export interface Shown {
  /** something around the game */
  readonly info?: boolean;
  /** the game as everybody has seen it, if it has changed */
  readonly before?: ReadonlyMap<Viewer, GameSeen> | null;
  readonly told?: ToldSince;
  readonly chat?: readonly ChatLine[];
}

export const NOBODY_TOLD: ToldSince = () => [];

export class Gallery {
  readonly #table: string;
  readonly #time: Time;
  readonly #look: () => Sight;
  readonly #audiences = new Map<string, Audience>();
  readonly #places = new Map<Watcher, Audience>();
  /** how often each person watches; and since when somebody is away */
  readonly #present = new Map<string, number>();
  readonly #awaySince = new Map<string, number>();

  constructor(table: string, time: Time, look: () => Sight) {
    this.#table = table;
    this.#time = time;
    this.#look = look;
  }

  get size(): number {
    return this.#places.size;
  }

  isPresent(person: string): boolean {
    return this.#present.has(person);
  }

  /** Since when somebody is away who has been here; undefined for somebody who has not. */
  awaySince(person: string): number | undefined {
    return this.#awaySince.get(person);
  }

  maySee(person: string | null, word: string | undefined): boolean {
    const { meta } = this.#look();
    const { open, invite, spectate, host } = meta;
    if (open || (person !== null && (person === host || seatsOf(meta, person) !== 0))) return true;
    return word !== undefined && (word === invite || word === spectate);
  }

  infoFor(person: string | null): TableInfo {
    const sight = this.#look();
    return this.#info(sight, { own: seatsOf(sight.meta, person), host: person === sight.meta.host });
  }

  // ----------------------------------------------------------------------------------------------------- coming and going

  /** Begins to watch, or looks with other eyes. Says why not. */
  watch(watcher: Watcher, { as, since: from, word }: WatchWish): string | null {
    const sight = this.#look();
    const { meta, match, chat } = sight;
    if (!this.#places.has(watcher) && !this.maySee(watcher.person, word)) return NO_TABLE;
    const own = seatsOf(meta, watcher.person);
    if (typeof as === 'number' && !(isSeat(as, meta.seats.length) && includes(own, as))) {
      return 'That seat is not yours; you can watch as a spectator.';
    }
    const again = this.#takeOff(watcher);
    if (!again && watcher.person !== null) this.#come(watcher.person);
    const audience = this.#join(watcher, as ?? eyesOf(meta, own));
    const { viewer } = audience.eyes;
    const scene = sceneOf(audience, sight);
    const known =
      from !== undefined && from >= 1 && match !== null && from <= match.version && from >= match.takenBackAt;
    const message = known
      ? since(this.#table, from, scene, match.toldTo(viewer, from), chat)
      : whole(this.#table, scene, match?.toldTo(viewer) ?? [], chat);
    watcher.send(JSON.stringify(message));
    return null;
  }

  leave(watcher: Watcher): void {
    if (!this.#takeOff(watcher) || watcher.person === null) return;
    const { person } = watcher;
    const left = this.#present.get(person)! - 1;
    if (left > 0) {
      this.#present.set(person, left);
      return;
    }
    this.#present.delete(person);
    this.#awaySince.set(person, this.#time.now());
    if (seatsOf(this.#look().meta, person) !== 0) this.show({ info: true });
  }

  #come(person: string): void {
    const before = this.#present.get(person) ?? 0;
    this.#present.set(person, before + 1);
    this.#awaySince.delete(person);
    if (before === 0 && seatsOf(this.#look().meta, person) !== 0) this.show({ info: true });
  }

  #join(watcher: Watcher, viewer: Viewer): Audience {
    const sight = this.#look();
    const { meta, clock } = sight;
    const eyes: Eyes = { viewer, own: seatsOf(meta, watcher.person), host: watcher.person === meta.host };
    const key = eyesKey(eyes);
    let audience = this.#audiences.get(key);
    if (audience === undefined) {
      audience = new Audience(this.#table, eyes, { version: versionOf(sight), info: this.#info(sight, eyes) });
      this.#audiences.set(key, audience);
    } else if (clock !== null) {
      // clocks have run on since they were last shown
      audience.show({ version: versionOf(sight), info: this.#info(sight, eyes), game: null, told: [], chat: [] });
    }
    audience.members.add(watcher);
    this.#places.set(watcher, audience);
    return audience;
  }

  /** Out of the audience; whether the person is still there is counted elsewhere. */
  #takeOff(watcher: Watcher): boolean {
    const audience = this.#places.get(watcher);
    if (audience === undefined) return false;
    this.#places.delete(watcher);
    audience.members.delete(watcher);
    if (audience.members.size === 0) this.#audiences.delete(eyesKey(audience.eyes));
    return true;
  }

  // -------------------------------------------------------------------------------------------------------------- showing

  /** The game as everybody sees it who looks. */
  seen(): Map<Viewer, GameSeen> {
    const seen = new Map<Viewer, GameSeen>();
    const { match } = this.#look();
    if (match === null) return seen;
    for (const { eyes } of this.#audiences.values()) {
      if (!seen.has(eyes.viewer)) seen.set(eyes.viewer, match.seen(eyes.viewer));
    }
    return seen;
  }

  /** Shows everybody what is new. */
  show({ info = false, before = null, told = NOBODY_TOLD, chat = [] }: Shown): void {
    const after = before === null ? null : this.seen();
    const sight = this.#look();
    const version = versionOf(sight);
    for (const audience of this.#audiences.values()) {
      const { eyes } = audience;
      const { viewer } = eyes;
      audience.show({
        version,
        info: info ? this.#info(sight, eyes) : null,
        game: before === null ? null : { before: before.get(viewer) ?? null, after: after!.get(viewer)! },
        told: told(viewer),
        chat,
      });
    }
  }

  /** Shows everybody everything: something was taken back, and they have to forget what they were told. */
  showAnew(): void {
    const sight = this.#look();
    for (const audience of this.#audiences.values()) {
      const { eyes } = audience;
      const scene: Scene = { ...sceneOf(audience, sight), info: this.#info(sight, eyes) };
      audience.showAll(scene, sight.match?.toldTo(eyes.viewer) ?? [], sight.chat);
    }
  }

  /** Whoever has sat down or stood up has other eyes now. */
  reseat(): void {
    const sight = this.#look();
    const { meta, match, chat } = sight;
    const watchers = [...this.#places]; // those who are placed anew would come round again and again
    for (const [watcher, { eyes }] of watchers) {
      const own = seatsOf(meta, watcher.person);
      const host = watcher.person === meta.host;
      if (own === eyes.own && host === eyes.host) continue;
      this.#takeOff(watcher);
      const audience = this.#join(watcher, eyesOf(meta, own));
      const told = match?.toldTo(audience.eyes.viewer) ?? [];
      watcher.send(JSON.stringify(whole(this.#table, sceneOf(audience, sight), told, chat)));
    }
  }

  #info({ meta, phase, clock, warnings }: Sight, eyes: Pick<Eyes, 'own' | 'host'>): TableInfo {
    const around = {
      id: this.#table,
      phase,
      isOnline: (person: string) => this.#present.has(person),
      clock: clock === null ? null : tick(clock, this.#time.now()),
      warnings,
    };
    return infoFor(meta, around, eyes);
  }
}

/** On a shared device nobody's secrets are shown before somebody has taken the screen. */
function eyesOf({ mode }: Meta, own: Seats): Viewer {
  if (own === 0 || mode === 'pass') return 'spectator';
  return list(own)[0]!;
}

function versionOf({ match }: Sight): number {
  return match?.version ?? 0;
}

function sceneOf({ eyes, info }: Audience, sight: Sight): Scene {
  return { version: versionOf(sight), info, game: sight.match?.seen(eyes.viewer) ?? null };
}
