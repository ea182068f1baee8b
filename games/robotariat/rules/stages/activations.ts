import { only, pick, type Seat, split } from '@tablewright/kernel';
import { SENDS, type SendAct } from '../content/acts.ts';
import {
  CIVILIAN,
  ENTRY,
  KINDS,
  MOST_CONTRIBUTION,
  MOST_OFFICE,
  NEIGHBOURS,
  OPPRESSOR,
  spaceNamed,
  SPACES,
  type Space,
} from '../content/board.ts';
import { donationOn, hasOppressor, upgraded } from '../content/scene.ts';
import { encounter } from '../encounters.ts';
import { type K, stage } from '../events.ts';
import { CONTRIBUTED, NONE, noteDeed, PATROLS, type State, TORN } from '../state.ts';
import { changeOffice, putBackFromJunk, putPoster } from '../tracks.ts';
import { formerSend } from './former.ts';

const ANY_SPACE = pick<Space | 'none'>(SPACES);
const ANY_SPACE_OR_NONE = pick<Space | 'none'>([...SPACES, 'none']);

// --------------------------------------------------------------------------------------------------------------- posters

// RTA-301 to RTA-304 A poster from the supply, on any space; U05 perhaps one more.
export const poster = stage.ask('poster', {
  rule: 'RTA-301',
  who: (_s, f) => only(f.by),
  offer: (_s, f) => (f.must > 0 ? ANY_SPACE : ANY_SPACE_OR_NONE),
  absent: (_s, f) => (f.must > 0 ? 'R' : 'none'),
  why: (_s, f) => ({
    rule: 'RTA-301',
    why: f.must > 0 ? 'Choose a space: the poster has to go somewhere.' : 'Choose a space, or none.',
  }),
  answer(s, f, { value }, k) {
    if (value === 'none') return k.done();
    putPoster(s, spaceNamed(value));
    k.tell({ type: 'postered', by: f.by, at: value });
    if (f.must > 0) f.must -= 1;
    else f.may -= 1;
    if (f.must + f.may === 0 || s.supply === 0) k.done();
  },
});

// RTA-331 All posters of the Junk Pile, split freely.
export const rebuild = stage.ask('rebuild', {
  rule: 'RTA-331',
  who: (_s, f) => only(f.by),
  offer: (s) => split(SPACES, { min: s.junk, max: s.junk }),
  absent: (s) => ({ P: 0, S: 0, U: 0, Y: 0, R: s.junk, M: 0 }),
  why: (s) => ({
    rule: 'RTA-331',
    why:
      s.junk === 1
        ? 'Put the poster of the Junk Pile on a space; it may not stay behind.'
        : `Put ${s.junk === 2 ? 'both' : `all ${s.junk}`} posters of the Junk Pile on spaces; none may stay behind.`,
  }),
  answer(s, f, { value }, k) {
    for (let space = 0; space < SPACES.length; space += 1) putBackFromJunk(s, space, value[SPACES[space]!]);
    k.tell({ type: 'rebuilt', by: f.by, posters: value });
    k.done();
  },
});

// ---------------------------------------------------------------------------------------------------------------- office

/** RTA-341, U08 The amounts from `least` to the most that Funds and Office allow. */
function amounts(s: State, by: Seat): { least: number; most: number } {
  return {
    least: upgraded(s, by, 'office') > 0 ? 0 : 1,
    most: Math.min(MOST_CONTRIBUTION, s.funds, MOST_OFFICE - s.office),
  };
}

/** by least, then by most: the amounts in between */
const AMOUNTS = [0, 1].map((least) =>
  Array.from({ length: MOST_CONTRIBUTION + 1 }, (_, most) =>
    pick(Array.from({ length: Math.max(0, most - least + 1) }, (_each, i) => least + i)),
  ),
);

// RTA-341, RTA-342 SPARK goes from the Funds into the Office, and no longer counts.
export const contribute = stage.ask('contribute', {
  rule: 'RTA-341',
  who: (_s, f) => only(f.by),
  offer(s, f) {
    const { least, most } = amounts(s, f.by);
    return AMOUNTS[least]![most]!;
  },
  absent: (s, f) => Math.min(1, amounts(s, f.by).most),
  why(s, f) {
    const { least, most } = amounts(s, f.by);
    return {
      rule: 'RTA-341',
      why: `You can give ${least === most ? most : `${least} to ${most}`} SPARK now: at most 5, what the Funds hold, and up to Office 10.`,
    };
  },
  answer(s, f, { value }, k) {
    s.funds -= value;
    noteDeed(s, f.by, CONTRIBUTED, value);
    changeOffice(s, value + upgraded(s, f.by, 'office'));
    k.tell({ type: 'contributed', by: f.by, spark: value, level: s.office });
    k.done();
  },
});

// ---------------------------------------------------------------------------------------------------------------- masses

// RTA-351 to RTA-353 One NPC on the board goes to a space next to it, and encounters it.
export const masses = stage.acts('masses', {
  rule: 'RTA-351',
  who: (_s, f) => only(f.by),
  offer(s, _f, _seat, acts: SendAct[]) {
    for (let npc = 0; npc < s.round; npc += 1) {
      for (const space of NEIGHBOURS[s.npcAt[npc]!]!) acts.push(SENDS[npc]![space]!);
    }
  },
  absent: (s) => richestSend(s),
  formerly: formerSend,
  why: () => ({ rule: 'RTA-351', why: 'Choose a piece on the board and a space that a black line joins to its own.' }),
  does: {
    send(s, f, { value: { npc, to } }, k) {
      const row = npc - 1;
      const from = SPACES[s.npcAt[row]!]!;
      s.npcAt[row] = spaceNamed(to);
      k.done();
      k.tell({ type: 'sent', by: f.by, npc, kind: KINDS[ENTRY[row]!]!, from, to });
      encounterOf(s, k, f.by, row);
    },
  },
});

/** An NPC that a player has moved encounters its space; what comes of it is this player's deed. True: the game is over. */
export function encounterOf(s: State, k: K, by: Seat, npc: number): boolean {
  if (ENTRY[npc] === OPPRESSOR) noteDeed(s, by, PATROLS, 1);
  const meeting = encounter(s, k, npc);
  if (meeting === null) return true;
  noteDeed(s, by, TORN, meeting.torn);
  return false;
}

/** The ledger's default: the Civilian's step that brings most. */
function richestSend(s: State): SendAct {
  let best = SENDS[0]![0]!;
  let most = NONE;
  for (let npc = 0; npc < s.round; npc += 1) {
    if (ENTRY[npc] !== CIVILIAN) continue;
    for (const space of NEIGHBOURS[s.npcAt[npc]!]!) {
      const gain = hasOppressor(s, space) ? 0 : donationOn(s, space);
      if (gain <= most) continue;
      most = gain;
      best = SENDS[npc]![space]!;
    }
  }
  return best;
}
