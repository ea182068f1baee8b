import type { ThingProps } from '@tablewright/board';
import { seatThing } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { TableProps } from './props.ts';

/** An operative, in the city or beside it, while I am asked whom I mean. */
export function aimedAt(hand: TableProps['hand'], seat: number, name: string): ThingProps {
  const touch = hand.thing(seatThing(seat), { tried: seat });
  const [option] = hand.at(seatThing(seat));
  return { ...touch, 'aria-label': option === undefined ? say`${name}, out of reach` : `${name}. ${option.says}` };
}
