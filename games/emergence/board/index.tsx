import type { GameScreen } from '@tablewright/board';
import type { Answers, Told, View } from '@tablewright/emergence-rules';
import { COLOURS } from '@tablewright/emergence-rules/content';
import { say } from '@tablewright/kernel/words';
import { Board } from './Board.tsx';
import { Briefing, SpySeen } from './choosers/Cards.tsx';
import { operativeLook } from './colours.ts';
import { Compile } from './choosers/Compile.tsx';
import { Insert } from './choosers/Insert.tsx';
import { Action, Replenish, Target, Tiles } from './choosers/Lists.tsx';
import { Select } from './choosers/Select.tsx';
import { Finale } from './Finale.tsx';
import { newcomer } from './newcomer.tsx';
import { points } from './points.ts';
import { Secret } from './Secret.tsx';
import { shelf } from './shelf.tsx';
import { sounds } from './sounds.ts';

/** The screen of Emergence: a city seen as a circuit, at night. */
export const screen: GameScreen<View, Told, Answers> = {
  ...shelf,
  newcomer,
  seatColours: COLOURS.map((colour) => operativeLook(colour).colour),
  Board,
  choosers: {
    briefing: Briefing,
    select: Select,
    move: Tiles,
    boost: Tiles,
    teleport: Tiles,
    action: Action,
    target: Target,
    replenish: Replenish,
    compile: Compile,
    insert: Insert,
    spySeen: SpySeen,
  },
  Secret,
  Finale,
  points,
  chapter: (event) => (event.type === 'leader' ? { title: say`Round ${event.round}` } : null),
  sounds,
  drafts: ['compile'],
};
