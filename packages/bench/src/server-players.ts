import { io, type Socket } from 'socket.io-client';
import { fastRng } from '@tablewright/kernel';
import { isOver, legalMoves, type Table, toMove } from './lantern-boardgameio.ts';
import { Listener } from './server-listener.ts';
import type { BenchTable } from './server-load.ts';

// Players on boardgame.io's server. They speak what its client speaks (`sync`, `update`), but keep no store and compute
// nothing beforehand, so that the server and not its clients is what the machine is busy with.

const rng = fastRng(1);
let matches = 0;

export async function newMatch(url: string, seats: number): Promise<BenchTable> {
  matches += 1;
  const match = `m${matches}`;
  const players: Player[] = [];
  // the first who comes makes the match
  for (let seat = 0; seat < seats; seat += 1) players.push(await Player.enter(url, match, seat, seats));
  return new Match(players);
}

class Match implements BenchTable {
  readonly #players: readonly Player[];

  constructor(players: readonly Player[]) {
    this.#players = players;
  }

  get isOver(): boolean {
    return this.#players.some(({ state }) => isOver(state));
  }

  isAsked(seat: number): boolean {
    return this.#players[seat]!.isAsked;
  }

  isOverFor(seat: number): boolean {
    return isOver(this.#players[seat]!.state);
  }

  answer(seat: number): Promise<void> {
    return this.#players[seat]!.answer();
  }

  onHeard(seat: number, heard: () => void): void {
    this.#players[seat]!.onHeard(heard);
  }

  close(): void {
    for (const player of this.#players) player.close();
  }
}

class Player extends Listener {
  readonly #socket: Socket;
  readonly #match: string;
  readonly #seat: number;
  #state: Table | null = null;

  private constructor(socket: Socket, match: string, seat: number) {
    super();
    this.#socket = socket;
    this.#match = match;
    this.#seat = seat;
    socket.on('sync', (_match: string, { state }: { state: Table }) => this.#see(state));
    socket.on('update', (_match: string, state: Table) => this.#see(state));
    socket.on('connect_error', (error) => this.broke(error));
    socket.on('disconnect', (why) => this.broke(new Error(why)));
  }

  static async enter(url: string, match: string, seat: number, seats: number): Promise<Player> {
    const socket = io(`${url}/lantern`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const player = new Player(socket, match, seat);
    socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, seats));
    await player.until(() => player.#state !== null);
    return player;
  }

  get state(): Table {
    return this.#state!;
  }

  get isAsked(): boolean {
    return !isOver(this.state) && toMove(this.state) === this.#seat;
  }

  #see(state: Table): void {
    if (this.#state === null || state._stateID > this.#state._stateID) this.#state = state;
    this.heard();
  }

  async answer(): Promise<void> {
    const { state } = this;
    const moves = legalMoves(state, this.#seat);
    const { move: type, args } = moves[rng.below(moves.length)]!;
    const playerID = String(this.#seat);
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
    this.#socket.emit('update', action, state._stateID, this.#match, playerID);
    await this.until(() => this.state._stateID > state._stateID);
  }

  close(): void {
    this.#socket.disconnect();
  }
}
