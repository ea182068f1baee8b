import type { GameSeen, ServerMessage, TableInfo } from '@tablewright/protocol';
import type { Question } from '@tablewright/kernel';

export const ID = 'abcdefghij';

type Whole = Extract<ServerMessage, { type: 'table' }>;

export function info(change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: ID,
    game: 'emergence',
    rulesVersion: 1,
    seats: ['Ann', 'Bea', 'Col'].map((name, seat) => ({
      seat,
      kind: seat === 0 ? 'person' : 'bot',
      name,
      mine: seat === 0,
      online: true,
      standIn: false,
      standInOffer: null,
      left: null,
      running: false,
      salted: false,
    })),
    options: {},
    mode: 'online',
    open: false,
    clock: { kind: 'none' },
    whenOut: 'bot',
    seatOrder: 'fixed',
    satAt: null,
    countdown: null,
    countdownNow: null,
    phase: 'playing',
    host: true,
    invite: null,
    spectate: 'look',
    watchersMuted: false,
    commitment: '0'.repeat(64),
    sealing: null,
    calledOff: null,
    created: 0,
    undoRequest: null,
    atOnce: false,
    rematch: null,
    forkOf: null,
    warnings: [],
    ...change,
  };
}

export function question(seat = 0, from: readonly string[] = ['C3', 'D4']): Question {
  return { seat, about: 'move', rule: 'EMG-122', domain: { kind: 'pick', from } };
}

export function seen(change: Partial<GameSeen> = {}): GameSeen {
  return { me: 0, view: { round: 1 }, mine: null, waiting: [], answered: [], mayUndo: false, outcome: null, ...change };
}

export function whole(change: Partial<Whole> = {}): Whole {
  return { type: 'table', table: ID, version: 5, info: info(), game: seen(), told: [], chat: [], ...change };
}
