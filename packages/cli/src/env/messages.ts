import type { AnyDomain, Event, GameRecord, Json, Outcome, Seat, Viewer, SeatAsked } from '@tablewright/kernel';

// Every line of `tablewright env`, in and out. docs/protocol.md shows each with an example.

export const PROTOCOL = 1;
export const LONGEST_LINE = 1_000_000;
export const MOST_OPTIONS = 10_000;

/** What a request is called by whoever sent it; its reply bears the same. */
export type Id = string | number;

export type Request =
  | { readonly type: 'answer'; readonly seat: Seat; readonly value: unknown; readonly about?: string }
  | { readonly type: 'asks' }
  | { readonly type: 'view'; readonly seat: Viewer }
  | { readonly type: 'options'; readonly seat: Seat; readonly limit: number }
  | { readonly type: 'explain'; readonly seat: Seat; readonly value: unknown }
  | { readonly type: 'undo'; readonly seat: Seat }
  | { readonly type: 'record' }
  | { readonly type: 'quit' };

export interface Asked {
  readonly seat: Seat;
  readonly about: string;
  readonly rule: string;
  readonly prompt: string;
  readonly domain: AnyDomain;
  /** null where nobody can count them */
  readonly count: number | null;
  /** nobody waits for it: the seat may speak, and may as well say nothing */
  readonly optional?: true;
  /** at a table of people it closes by itself, and `pass` is answered for whoever has said nothing */
  readonly window?: { readonly pass: Json };
}

export type Message =
  | {
      readonly type: 'hello';
      readonly protocol: number;
      readonly game: string;
      readonly rulesVersion: number;
      readonly seats: number;
      readonly names: readonly string[];
      readonly options: Record<string, Json>;
      /** how long the log is already */
      readonly entries: number;
      readonly note?: string;
    }
  | { readonly type: 'told'; readonly to: Seat | 'all'; readonly event: Event; readonly text: string }
  | {
      readonly type: 'asks';
      readonly asks: readonly Asked[];
      readonly waiting: readonly Seat[];
      /** who is not waited for but may speak; left out where nobody may */
      readonly may?: readonly Asked[];
    }
  | { readonly type: 'over'; readonly outcome: Outcome; readonly text: string }
  | {
      readonly type: 'answered';
      readonly seat: Seat;
      readonly about: string;
      readonly value: Json;
      /** what the others learn of it at once */
      readonly shown: Json;
    }
  | {
      readonly type: 'view';
      readonly seat: Viewer;
      readonly view: Json;
      readonly mine: Asked | null;
      readonly waiting: readonly SeatAsked[];
      readonly text: string;
    }
  | {
      readonly type: 'options';
      readonly seat: Seat;
      readonly about: string;
      readonly count: number | null;
      readonly options: readonly { readonly value: Json; readonly text: string }[];
    }
  | {
      readonly type: 'explained';
      readonly seat: Seat;
      readonly ok: boolean;
      readonly rule?: string;
      readonly why?: string;
    }
  | { readonly type: 'undone'; readonly seat: Seat }
  | { readonly type: 'record'; readonly record: GameRecord }
  | { readonly type: 'error'; readonly why: string; readonly rule?: string }
  | { readonly type: 'bye' };
