import type { Seat, Viewer } from '@tablewright/kernel';
import { type Id, LONGEST_LINE, MOST_OPTIONS, type Request } from './messages.ts';
import type { Line } from './lines.ts';

// From a line to a request, or to a sentence that says what is wrong with it.

export type Read =
  | { readonly ok: true; readonly request: Request; readonly id?: Id }
  | { readonly ok: false; readonly why: string; readonly id?: Id };

type Fields = Readonly<Record<string, unknown>>;

class Wrong extends Error {}

export function readRequest(line: Line, seats: number): Read {
  if (line === null) return { ok: false, why: `The line is longer than ${LONGEST_LINE} bytes.` };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { ok: false, why: 'The line is not JSON. Send one JSON object a line.' };
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return { ok: false, why: 'The line is not a JSON object. Send one JSON object a line.' };
  }
  const fields = value as Fields;
  const { id } = fields;
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number') {
    return { ok: false, why: "'id' must be a text or a number." };
  }
  const marked = id === undefined ? {} : { id };
  try {
    return { ok: true, request: requestIn(fields, seats), ...marked };
  } catch (error) {
    if (error instanceof Wrong) return { ok: false, why: error.message, ...marked };
    throw error;
  }
}

export const REQUESTS = ['answer', 'asks', 'view', 'options', 'explain', 'undo', 'record', 'quit'] as const;

function requestIn(fields: Fields, seats: number): Request {
  const type = REQUESTS.find((known) => known === fields['type']);
  switch (type) {
    case undefined:
      throw new Wrong(`'type' must be one of: ${REQUESTS.join(', ')}.`);
    case 'asks':
    case 'record':
    case 'quit':
      return { type };
    case 'answer': {
      const { about } = fields;
      if (about !== undefined && typeof about !== 'string') throw new Wrong("'about' must be a text, or be left out.");
      return { type, seat: seatIn(fields, seats), value: valueIn(fields), ...(about !== undefined && { about }) };
    }
    case 'explain':
      return { type, seat: seatIn(fields, seats), value: valueIn(fields) };
    case 'view':
      return { type, seat: viewerIn(fields, seats) };
    case 'options':
      return { type, seat: seatIn(fields, seats), limit: limitIn(fields) };
    case 'undo':
      return { type, seat: seatIn(fields, seats) };
  }
}

function seatIn({ seat }: Fields, seats: number): Seat {
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= seats) {
    throw new Wrong(`'seat' must be a whole number from 0 to ${seats - 1}.`);
  }
  return seat + 0;
}

function viewerIn(fields: Fields, seats: number): Viewer {
  return fields['seat'] === 'spectator' ? 'spectator' : seatIn(fields, seats);
}

function valueIn(fields: Fields): unknown {
  if (fields['value'] === undefined) throw new Wrong("'value' is missing: the answer itself.");
  return fields['value'];
}

function limitIn({ limit = 100 }: Fields): number {
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1 || limit > MOST_OPTIONS) {
    throw new Wrong(`'limit' must be a whole number from 1 to ${MOST_OPTIONS}.`);
  }
  return limit;
}
