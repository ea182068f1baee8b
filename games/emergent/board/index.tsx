import type { GameScreen } from '@tablewright/board';
import type { Answers, Told, View } from '@tablewright/emergent-rules';
import { Board } from './Board.tsx';
import { ForcedChooser } from './choosers/ForcedChooser.tsx';
import { PlaceChooser } from './choosers/PlaceChooser.tsx';
import { PlanChooser } from './choosers/PlanChooser.tsx';
import { ShipChooser } from './choosers/ShipChooser.tsx';
import { Finale } from './Finale.tsx';
import { PLAYERS } from './look.ts';
import { PACE } from './motion.ts';
import { newcomer } from './newcomer.tsx';
import { points } from './points.ts';
import { Secret } from './Secret.tsx';
import { shelf } from './shelf.tsx';

/** The screen of Emergent: a clean logistics map. */
export const screen: GameScreen<View, Told, Answers> = {
  ...shelf,
  newcomer,
  seatColours: PLAYERS.map(({ colour }) => colour),
  Board,
  choosers: { plan: PlanChooser, ship: ShipChooser, forced: ForcedChooser, place: PlaceChooser },
  Secret,
  Finale,
  points,
  chapter: (event) => (event.type === 'round' ? { title: `Round ${event.round}` } : null),
  pace: PACE,
  drafts: ['plan', 'ship', 'forced', 'place'],
};
