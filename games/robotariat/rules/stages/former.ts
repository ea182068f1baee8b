import type { Json } from '@tablewright/kernel';
import {
  ABILITY,
  ACTIVATIONS,
  CARRIES,
  type CarryAct,
  END,
  KEEP,
  LEADS,
  type LeadAct,
  MOVES,
  NOTHING,
  PUSHES,
  type PushAct,
  PUT_BACKS,
  type PutBackAct,
  READY,
  type ReportAct,
  reportsOf,
  SENDS,
  type SendAct,
  SETTINGS,
  type SetAct,
  STAKE,
  SYMPATHY,
  type TurnAct,
} from '../content/acts.ts';

// Answers as records of earlier days hold them: 'move-P', '3-P', '1-bursar 2-dealer'. They are read when such a record is
// played again, and nowhere else.

type Former<A> = (value: Json) => A | undefined;

/** By the word that was written for it. */
function formerOf<A>(acts: readonly A[], wordOf: (act: A) => string): Former<A> {
  const byWord = new Map(acts.map((act) => [wordOf(act), act]));
  return (value) => byWord.get(value as string);
}

export const formerTurn = formerOf<TurnAct>([...MOVES, ...ACTIVATIONS, ABILITY, STAKE, SYMPATHY, END], (act) =>
  act.act === 'move' ? `move-${act.to}` : act.act === 'activate' ? `activate-${act.space}` : act.act,
);

export const formerPush = formerOf<PushAct>([...PUSHES.flat(), NOTHING], (act) =>
  act.act === 'none' ? act.act : `${act.seat}-${act.to}`,
);

export const formerCarry = formerOf<CarryAct>([...CARRIES.flat(), NOTHING], (act) =>
  act.act === 'none' ? act.act : `${act.from}-${act.to}`,
);

export const formerSend = formerOf<SendAct>(SENDS.flat(), ({ npc, to }) => `${npc}-${to}`);

export const formerLead = formerOf<LeadAct>(LEADS.flat(), ({ npc, path }) => `${npc}-${path}`);

export const formerPutBack = formerOf<PutBackAct>([...PUT_BACKS.flat(), NOTHING], (act) =>
  act.act === 'none' ? act.act : `${act.posters}-${act.to}`,
);

export const formerSetting = formerOf<SetAct>([KEEP, ...SETTINGS.black, ...SETTINGS.red], (act) =>
  act.act === 'keep' ? act.act : `${act.die}-${act.face}`,
);

/** Five players and a Spy who is none of them: every report that anybody could write. */
export const formerReport = formerOf<ReportAct>([READY, ...reportsOf(5, -1)], (act) =>
  act.act === 'name' ? `${act.one}-${act.holds} ${act.other}-${act.otherHolds}` : act.act,
);
