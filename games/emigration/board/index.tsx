import type { GameScreen } from '@tablewright/board';
import type { Answers, Told, View } from '@tablewright/emigration-rules';
import { say } from '@tablewright/kernel/words';
import { Board } from './Board.tsx';
import { Action } from './choosers/Action.tsx';
import { AskOfficer, Cross, Fog, Offering, Pears } from './choosers/Lists.tsx';
import { Withdraw } from './choosers/Withdraw.tsx';
import { Finale } from './Finale.tsx';
import { newcomer } from './newcomer.tsx';
import { PENS } from './pens.ts';
import { points } from './points.ts';
import { Secret } from './Secret.tsx';
import { shelf } from './shelf.tsx';

/** The screen of Emigration: a desk with papers, and at the end the border. */
export const screen: GameScreen<View, Told, Answers> = {
  ...shelf,
  newcomer,
  seatColours: PENS.map(({ colour }) => colour),
  Board,
  choosers: {
    action: Action,
    pears: Pears,
    offering: Offering,
    fog: Fog,
    officer: AskOfficer,
    withdraw: Withdraw,
    cross: Cross,
  },
  Secret,
  Finale,
  points,
  chapter: (event) =>
    event.type === 'border' ? { title: say`At the border` } : 'by' in event ? { turn: event.by } : null,
  drafts: ['withdraw'],
};
