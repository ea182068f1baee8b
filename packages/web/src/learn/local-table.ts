import type { Base, Event, Game, Json, Seat, Step, Told, Viewer } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { diff, type GameSeen, type ServerMessage, type TableInfo, type ToldLine } from '@tablewright/protocol';
import type { SeatedLevel } from '@tablewright/bots/levels';
import type { Watcher } from '../link/link.ts';
import type { Reply, Command } from '../link/outbox.ts';
import { momentsFor } from '../table/moments.ts';
import type { TableLink } from '../table/room-environment.ts';

// A table that lies in this browser alone. To the page it speaks as the server does, so that a lesson is shown by the very
// parts that show a game.

/** Who sits at it, and who looks. */
export interface Seating {
  readonly me: Viewer;
  readonly names: readonly string[];
  readonly options?: { readonly [name: string]: Json };
  readonly mayUndo?: boolean;
  /** the seats of this screen; the one who looks, unless said otherwise. Where they are several, it is passed around */
  readonly people?: readonly Seat[];
  /** by seat, how well the bots play; those of a lesson have no level */
  readonly levels?: readonly SeatedLevel[] | undefined;
}

/** What the one who looks has said. */
export interface PlayerEvents {
  answered(value: Json, seat: Seat): void;
  /** touched something that is not on offer */
  tried(value: Json): void;
  /** wants to play once more, where that can be done */
  again?(): void;
}

export class LocalTable implements TableLink {
  readonly #game: Game;
  readonly #seating: Seating;
  readonly #player: PlayerEvents;
  #watcher: Watcher | null = null;
  #state: Base;
  #asking = false;
  #version = 1;
  #told: { readonly version: number; readonly told: Told }[] = [];
  #me: Viewer;

  constructor(game: Game, seating: Seating, state: Base, player: PlayerEvents) {
    this.#game = game;
    this.#seating = seating;
    this.#player = player;
    this.#state = state;
    this.#me = seating.me;
  }

  get state(): Base {
    return this.#state;
  }

  /** Everything that a seat has been told. */
  toldTo(seat: Seat): Event[] {
    return this.#told.filter(({ told: { to } }) => to === 'all' || to === seat).map(({ told }) => told.event);
  }

  /** The table as it is found: nothing moves. `told`: what the log says of the time before. */
  lay(state: Base, told: readonly Told[] = []): void {
    this.#state = state;
    this.#asking = false;
    this.#version += 1;
    this.#told = this.#now(told);
    this.#sayAll();
  }

  /** Whether the one who looks hears what the game asks: not while there is something to read. */
  ask(on: boolean): void {
    if (on === this.#asking) return;
    this.#change(() => {
      this.#asking = on;
      return NOTHING_TOLD;
    });
  }

  /** `asks`: whether a question is heard behind it. One change for both: a second one would cut the motion of the first short. */
  play(step: Step<Base, Event>, asks: boolean): void {
    this.#change(() => {
      this.#state = step.state;
      this.#asking = asks;
      return step;
    });
  }

  // ----------------------------------------------------------------------------------------------------- as a server

  watch(watcher: Watcher): () => void {
    this.#watcher = watcher;
    this.#look(watcher);
    this.#sayAll();
    return () => {
      this.#watcher = null;
    };
  }

  again(watcher: Watcher): void {
    this.#look(watcher);
    this.#sayAll();
  }

  /** On a screen that is passed around, whoever holds it says as whom they look. */
  #look(watcher: Watcher): void {
    const { as } = watcher.asks();
    const { people } = this.#seating;
    if (as !== undefined && (as === 'spectator' || people?.includes(as) === true)) this.#me = as;
  }

  command(command: Command): Promise<Reply> {
    return Promise.resolve(this.#reply(command));
  }

  #reply(command: Command): Reply {
    switch (command.type) {
      case 'answer':
        this.#player.answered(command.value, command.seat);
        return { type: 'done', id: '' };
      case 'explain': {
        const verdict = this.#game.explain(this.#state, command.seat, command.value);
        this.#player.tried(command.value);
        return verdict.ok
          ? { type: 'explained', id: '', ok: true, rule: null, why: null }
          : { type: 'explained', id: '', ok: false, rule: verdict.rule, why: verdict.why };
      }
      case 'rematch':
        if (this.#player.again !== undefined) {
          this.#player.again();
          return { type: 'done', id: '' };
        }
        return ONLY_HERE;
      default:
        return ONLY_HERE;
    }
  }

  #sayAll(): void {
    this.#say({
      type: 'table',
      table: TABLE,
      version: this.#version,
      info: infoOf(this.#game, this.#seating),
      game: this.#seen(),
      told: this.#told.filter(({ told }) => this.#hears(told.to)).map(lineOf),
      chat: [],
    });
  }

  #change(does: () => TellingStep): void {
    const before = this.#seen();
    const step = does();
    const from = this.#version;
    this.#version += 1;
    const now = this.#now(step.told);
    this.#told = [...this.#told, ...now];
    const fresh = now.filter(({ told }) => this.#hears(told.to)).map(lineOf);
    let { view } = before;
    const moments = momentsFor(step, (to) => this.#hears(to)).map(({ told, state }) => {
      const next = this.#game.view(state, this.#me);
      const moment = { told, view: diff(asFields(view), asFields(next)) ?? {} };
      view = next;
      return moment;
    });
    const game = diff(asFields({ ...before, view }), asFields(this.#seen()));
    this.#say({
      type: 'change',
      table: TABLE,
      from,
      version: this.#version,
      ...(game !== null && { game }),
      ...(fresh.length > 0 && { told: fresh }),
      ...(moments.length > 0 && { moments }),
    });
  }

  #now(told: readonly Told[]): { version: number; told: Told }[] {
    return told.map((one) => ({ version: this.#version, told: one }));
  }

  #hears(to: Seat | 'all'): boolean {
    return to === 'all' || to === this.#me;
  }

  #seen(): GameSeen {
    const me = this.#me;
    const { mayUndo = false } = this.#seating;
    const { mine, waiting, answered } = this.#game.asksSeen(this.#state, me);
    return {
      me,
      view: this.#game.view(this.#state, me),
      mine: this.#asking ? mine : null,
      waiting: this.#asking ? waiting : waiting.filter(({ seat }) => seat !== me),
      answered,
      mayUndo,
      outcome: this.#state.outcome,
    };
  }

  #say(message: ServerMessage): void {
    this.#watcher?.hears(message);
  }
}

export const TABLE = 'lesson0000';

const ONLY_HERE: Reply = {
  type: 'refused',
  id: '',
  rule: null,
  why: say`That is for a real table; this one is only in your browser.`,
};

function lineOf({ version, told: { event, to } }: { readonly version: number; readonly told: Told }): ToldLine {
  return { version, event, secret: to !== 'all' };
}

type TellingStep = Pick<Step<Base, Event>, 'told' | 'moments'>;
const NOTHING_TOLD: TellingStep = { told: [], moments: [] };

const asFields = (seen: unknown): { readonly [key: string]: Json } => seen as { readonly [key: string]: Json };

/** One person and bots: all that the page wants to know about a table. */
function infoOf(game: Game, { names, me, options = {}, people, levels }: Seating): TableInfo {
  const isMine = (seat: Seat): boolean => (people === undefined ? seat === me : people.includes(seat));
  return {
    id: TABLE,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: names.map((name, seat) => ({
      seat,
      kind: isMine(seat) ? 'person' : 'bot',
      name,
      ...(!isMine(seat) && levels?.[seat] !== undefined && { level: levels[seat] }),
      mine: isMine(seat),
      online: true,
      standIn: false,
      standInOffer: null,
      left: null,
      running: false,
      salted: false,
    })),
    options,
    mode: (people?.length ?? 1) > 1 ? 'pass' : 'online',
    open: false,
    clock: { kind: 'none' },
    whenOut: 'bot',
    seatOrder: 'fixed',
    satAt: null,
    countdown: null,
    countdownNow: null,
    phase: 'playing',
    atOnce: false,
    host: false,
    invite: null,
    spectate: '',
    watchersMuted: false,
    commitment: null,
    sealing: null,
    calledOff: null,
    created: 0,
    undoRequest: null,
    rematch: null,
    forkOf: null,
    warnings: [],
  };
}
