import type { ClientMessage, ServerMessage } from '@tablewright/protocol';
import type { Wire, WireEvents } from '../link/link.ts';

/** One websocket as the test holds it: the other end. */
export class FakeWire implements Wire {
  readonly sent: ClientMessage[] = [];
  readonly on: WireEvents;
  closed = false;

  constructor(on: WireEvents) {
    this.on = on;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  says(message: ServerMessage): void {
    this.on.heard(JSON.stringify(message));
  }

  /** The commands and requests of one kind that came. */
  heard<T extends ClientMessage['type']>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { type: T }> => message.type === type);
  }

  /** The id of the last command of one kind. */
  idOf(type: ClientMessage['type']): string {
    const last = this.sent.findLast((message) => message.type === type);
    if (last === undefined || !('id' in last)) throw new Error(`no '${type}' was sent`);
    return last.id;
  }
}

/** All websockets that a link has opened, in order. */
export class Wires {
  readonly all: FakeWire[] = [];

  open = (on: WireEvents): Wire => {
    const wire = new FakeWire(on);
    this.all.push(wire);
    return wire;
  };

  get last(): FakeWire {
    return this.all.at(-1)!;
  }
}
