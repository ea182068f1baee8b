import type { Seat } from '@tablewright/kernel';
import type { State } from './state.ts';

/**
 * HPB-338 Wears a Mute Collar in the Event that is being resolved, of which an EX Event inside it is a part. One that was sprung
 * after the Event was read is for the next: without this it would hold for two.
 */
export function isMuted(s: State, seat: Seat): boolean {
  if (s.muted === 0) return false;
  const event = s.stack.find((frame) => frame.stage === 'event');
  return event !== undefined && (s.muted & event.answer & (1 << seat)) !== 0;
}
