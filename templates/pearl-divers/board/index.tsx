import type { GameScreen } from '@tablewright/board';
import type { Answers, Told, View } from '@tablewright/pearl-divers-rules';
import { boat, chest, COLOURS } from '@tablewright/pearl-divers-rules/content';
import { Board, type Props } from './Board.tsx';
import { newcomer } from './newcomer.tsx';
import { shelf } from './shelf.tsx';

/** PRL-002 */
function Secret({ view, me }: Props) {
  return <p>{me === 'spectator' ? 'You watch.' : `Your wish is ${view.wishes[me]} pearls.`}</p>;
}

export const screen: GameScreen<View, Told, Answers> = {
  ...shelf,
  seatColours: COLOURS,
  newcomer,
  Board,
  Secret,
  choosers: { turn: null },
  points: { wished: null, dived: ({ by }) => [boat(by)], landed: ({ by }) => [chest(by)], over: null },
  sounds: ({ type }) => (type === 'dived' ? 'dice' : 'piece'),
};
