import { PACKED_SOCKET_PATH, SOCKET_PATH } from '@tablewright/protocol';
import { Burst } from './burst.ts';
import type { Wire, WireEvents } from './link.ts';
import { canUnpack, InOrder } from './unpack.ts';

/** A websocket to the server that this page is from. What it says is heard in the order in which it was said, and its end last. */
export function openSocket(on: WireEvents): Wire {
  const path = canUnpack() ? PACKED_SOCKET_PATH : SOCKET_PATH;
  const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`);
  socket.binaryType = 'arraybuffer';
  socket.addEventListener('open', () => on.opened());
  const burst = new Burst(
    (text) => on.heard(text),
    (run) => setTimeout(run, 0),
  );
  // As if it had been thrown here. Browsers that can unpack have it; others are sent nothing that would have to wait.
  const broken = (error: unknown): void => reportError(error);
  const inOrder = new InOrder((text) => burst.add(text), broken);
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' || data instanceof ArrayBuffer) inOrder.add(data);
  });
  socket.addEventListener('close', () => {
    inOrder.after(() => {
      // What was thrown by a message must not keep the page on a connection that is gone.
      try {
        burst.flush();
      } catch (error) {
        broken(error);
      }
      on.closed();
    });
  });
  return socket;
}
