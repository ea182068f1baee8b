import type { CheckFrame, Frame, State } from './state.ts';

// The check whose cards have just been turned up (W4): of an Event, or an escape from the Isolation Cube.

export type OpenCheck = CheckFrame | Extract<Frame, { stage: 'escape' }>;

export function openCheck(s: State): OpenCheck | null {
  for (let at = s.stack.length - 1; at >= 0; at -= 1) {
    const frame = s.stack[at]!;
    if (frame.stage === 'check' || frame.stage === 'escape') return frame;
  }
  return null;
}
