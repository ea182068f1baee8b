import type { GameScreen } from '@tablewright/board';
import type { Answers, Told, View } from '@tablewright/robotariat-rules';
import { Board } from './Board.tsx';
import { Cards, Extra } from './choosers/Cards.tsx';
import { Characters } from './choosers/Characters.tsx';
import { Dice } from './choosers/Dice.tsx';
import { InParts } from './choosers/InParts.tsx';
import { Numbers } from './choosers/Numbers.tsx';
import { Counters, Places } from './choosers/Places.tsx';
import { Report } from './choosers/Report.tsx';
import { Turn } from './choosers/Turn.tsx';
import { Finale } from './Finale.tsx';
import { INKS } from './look.ts';
import { newcomer } from './newcomer.tsx';
import { points } from './points.ts';
import { Secret } from './Secret.tsx';
import { shelf } from './shelf.tsx';
import { sounds } from './sounds.ts';

/** Before the first round everybody sets up; those are no turns. */
const SETTING_UP: ReadonlySet<Told['type']> = new Set(['lot', 'chose', 'started']);

/** The screen of Rise of the Robotariat: a constructivist poster come alive. */
export const screen: GameScreen<View, Told, Answers> = {
  ...shelf,
  newcomer,
  seatColours: INKS,
  Board,
  choosers: {
    choose: Characters,
    turn: Turn,
    poster: Places,
    salvage: Places,
    sabotage: Cards,
    upgrade: Cards,
    extra: Extra,
    rebuild: Counters,
    paste: Counters,
    burn: Counters,
    contribute: Numbers,
    cook: Numbers,
    stake: Numbers,
    masses: InParts,
    alarm: InParts,
    push: InParts,
    post: InParts,
    lead: InParts,
    strike: InParts,
    repaste: InParts,
    steer: Dice,
    reroll: Dice,
    forecast: Dice,
    adjust: Dice,
    report: Report,
  },
  Secret,
  Finale,
  points,
  chapter(event) {
    if (event.type === 'round') return { title: `Round ${event.round}` };
    return 'by' in event && !SETTING_UP.has(event.type) ? { turn: event.by } : null;
  },
  sounds,
  drafts: ['rebuild', 'paste', 'burn'],
};
