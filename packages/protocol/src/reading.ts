import { ClientMessage } from './messages.ts';
import { LIMITS, TABLE_ID } from './version.ts';
import { isShallow, type Read, read } from './value.ts';

// What a client has sent, as the server reads it. Nearly all of it is answers, and for a dozen plain comparisons a schema of many kinds
// of messages takes longer than the game does for what comes of them.

type Answer = Extract<ClientMessage, { type: 'answer' }>;

/** The same as the schema says, in a shorter way for an answer as it should be. All else, and every refusal, is the schema's. */
export function readClientMessage(sent: unknown): Read<ClientMessage> {
  return isPlainAnswer(sent) ? { ok: true, value: sent } : read(ClientMessage, sent);
}

function isPlainAnswer(sent: unknown): sent is Answer {
  if (sent === null || typeof sent !== 'object') return false;
  const { type, id, table, seat, about, value, version } = sent as Readonly<Record<string, unknown>>;
  return (
    type === 'answer' &&
    isWord(id, 1, LIMITS.commandId) &&
    isWord(about, 0, LIMITS.about) &&
    typeof table === 'string' &&
    TABLE_ID.test(table) &&
    isCount(seat, LIMITS.seat) &&
    (version === undefined || isCount(version, Number.MAX_SAFE_INTEGER)) &&
    isShallow(value) &&
    // and nothing else, whatever it is called
    Object.keys(sent).length === (version === undefined ? 6 : 7)
  );
}

function isWord(value: unknown, least: number, most: number): boolean {
  return typeof value === 'string' && value.length >= least && value.length <= most;
}

function isCount(value: unknown, most: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
}
