import type { MySettings, SettingsDone, SettingsKept, SettingsRequest } from '@tablewright/protocol';
import type { Result } from '../api.ts';
import { backoff } from '../link/backoff.ts';
import type { Synced } from '../table/settings.ts';
import { isSame, knownIn, merged } from './settings-document.ts';

// Settings are kept with who somebody is. This browser asks for them when the page is opened and looked at again, and sends what is
// changed here, later where there is no network.

/** A hand that tries all themes is one change. */
const GATHER = 800;

export interface SyncPorts {
  ask(): Promise<Result<SettingsKept>>;
  send(request: SettingsRequest): Promise<Result<SettingsDone>>;
  /** how it is set here now, and what was the same at the server */
  read(): { readonly mine: MySettings; readonly synced: Synced };
  /** from now on it is set so here; null: as it is */
  write(mine: MySettings | null, synced: Synced): void;
  later(run: () => void, ms: number): () => void;
  random(): number;
}

export class SettingsSync {
  readonly #ports: SyncPorts;
  /** the server was asked, and nothing has spoken against it since */
  #met = false;
  #busy = false;
  #tries = 0;
  #cancel: (() => void) | null = null;

  constructor(ports: SyncPorts) {
    this.#ports = ports;
  }

  /** The page was opened or is looked at again, or the network is back: somebody may have changed something elsewhere. */
  meet(): void {
    this.#met = false;
    this.#tries = 0;
    this.#soon(0);
  }

  /** Something was set here. */
  changed(): void {
    if (this.#met && this.#differs()) this.#soon(GATHER);
  }

  #differs(): boolean {
    const { mine, synced } = this.#ports.read();
    return !isSame(mine, synced.base);
  }

  #soon(ms: number): void {
    this.#cancel?.();
    this.#cancel = this.#ports.later(() => {
      this.#cancel = null;
      void this.#round();
    }, ms);
  }

  async #round(): Promise<void> {
    if (this.#busy) return this.#soon(GATHER);
    this.#busy = true;
    // A browser that keeps nothing more says so by throwing: the next time is another try, or nothing would ever be sent again.
    const failed = await this.#step().catch(() => NOT_KEPT_HERE);
    this.#busy = false;
    if (failed === null) {
      this.#tries = 0;
      if (!this.#met || this.#differs()) this.#soon(GATHER);
    } else if (isPassing(failed)) {
      this.#soon(backoff(this.#tries, () => this.#ports.random()));
      this.#tries += 1;
    }
  }

  /** Null, or the status with which it did not work. */
  async #step(): Promise<number | null> {
    if (!this.#met) {
      const kept = await this.#ports.ask();
      if (!kept.ok) return kept.status;
      if (kept.value.of === null) return 403;
      this.#heard(kept.value);
    }
    const { mine, synced } = this.#ports.read();
    if (isSame(mine, synced.base)) return null;
    const done = await this.#ports.send({ base: synced.revision, settings: mine });
    if (!done.ok) {
      if (done.status === CHANGED_ELSEWHERE) this.#met = false;
      return done.status;
    }
    // Whoever has logged out meanwhile leaves nothing here.
    if (this.#ports.read().synced.of === synced.of)
      this.#ports.write(null, { ...synced, revision: done.value.revision, base: mine });
    return null;
  }

  #heard({ of, revision, settings }: SettingsKept): void {
    this.#met = true;
    const { mine, synced } = this.#ports.read();
    const theirs = knownIn(settings);
    const next = { of, revision, base: theirs };
    if (synced.of === of) {
      if (synced.revision !== revision) this.#ports.write(merged(synced.base, mine, theirs), next);
    }
    // Nobody's yet: whoever has settings has these, whoever has none takes along what was set here.
    else if (synced.of === null) this.#ports.write(revision === 0 ? mine : theirs, next);
    // It was somebody else's browser, who was logged out elsewhere.
    else this.#ports.write(theirs, next);
  }
}

const CHANGED_ELSEWHERE = 409;
/** no status of a server */
const NOT_KEPT_HERE = -1;

/** No network, too much at once, or trouble there; or somebody was quicker, which must not go on for ever at full speed either. */
function isPassing(status: number): boolean {
  return status === 0 || status === CHANGED_ELSEWHERE || status === 429 || status >= 500;
}
