import { only, type Seat, type Why } from '@tablewright/kernel';
import { ABILITY, ACTIVATIONS, END, MOVES, STAKE, SYMPATHY, type TurnAct } from '../content/acts.ts';
import {
  BOARD,
  MASSES,
  MOST_OFFICE,
  MOST_REPUTATION,
  NEIGHBOURS,
  OFFICE,
  POSTER,
  SABOTAGE,
  spaceNamed,
  SPACES,
  UPGRADE,
  YARD,
} from '../content/board.ts';
import { A1_5, POSTMAN, USED_ABILITY, USED_STAKE, USED_SYMPATHY, WALLY } from '../content/characters.ts';
import { hasCivilian, hasOppressor, upgraded } from '../content/scene.ts';
import { type K, stage } from '../events.ts';
import {
  DRAINED,
  type Frame,
  NONE,
  noteDeed,
  NPC_TURN,
  type State,
  stepsLeft,
  UPGRADE_DECK,
  SABOTAGE_DECK,
} from '../state.ts';
import { changeOffice, gainReputation } from '../tracks.ts';
import { drawPair } from './cards.ts';
import { formerTurn } from './former.ts';

type Turn = Extract<Frame, { stage: 'turn' }>;

/** RTA-206, RTA-208 May this player activate this space now, and would it change anything? */
function canActivate(s: State, by: Seat, space: number): boolean {
  if (hasOppressor(s, space) && upgraded(s, by, 'override') === 0) return false;
  return couldChange(s, by, space);
}

/** RTA-208 */
function couldChange(s: State, by: Seat, space: number): boolean {
  switch (space) {
    case POSTER:
      return s.supply > 0;
    case SABOTAGE:
      return s.sabotageDeck.length > 0; // RTA-318
    case UPGRADE:
      return s.upgradeDeck.length > 0; // RTA-324
    case YARD:
      return s.junk > 0;
    case OFFICE:
      return s.office < MOST_OFFICE && (s.funds > 0 || upgraded(s, by, 'office') > 0);
    default:
      return true; // RTA-351 a Civilian has been on the board since round 1
  }
}

/** RTA-801, RTA-807, RTA-809 The characters that may do something once in their turn. */
function canUseAbility(s: State, by: Seat, used: number): boolean {
  if ((used & USED_ABILITY) !== 0) return false;
  switch (s.character[by]!) {
    case A1_5:
      return true;
    case POSTMAN:
      return s.supply + s.junk < 8;
    case WALLY:
      return s.office > 0 && s.supply > 0;
  }
  return false;
}

/** U02 */
function canStake(s: State, by: Seat, used: number): boolean {
  return (used & USED_STAKE) === 0 && s.funds > 0 && upgraded(s, by, 'stake') > 0;
}

/** U10 */
function canSympathise(s: State, by: Seat, used: number): boolean {
  const cost = upgraded(s, by, 'sympathy');
  if (cost === 0 || (used & USED_SYMPATHY) !== 0 || s.funds < cost || s.reputation === MOST_REPUTATION) return false;
  return hasCivilian(s, s.at[by]!) && !hasOppressor(s, s.at[by]!);
}

// RTA-201 Activate one space and move, in any order; RTA-210 abilities in between; RTA-211 until one says stop.
export const turn = stage.acts('turn', {
  rule: 'RTA-201',
  who: (_s, f) => only(f.by),
  offer(s, f, by, acts: TurnAct[]) {
    const here = s.at[by]!;
    if (stepsLeft(s, by, f.moved) > 0) for (const space of NEIGHBOURS[here]!) acts.push(MOVES[space]!);
    if (f.acted === 0) {
      if (canActivate(s, by, here)) acts.push(ACTIVATIONS[here]!);
      if (upgraded(s, by, 'range') > 0) {
        for (const space of NEIGHBOURS[here]!) if (canActivate(s, by, space)) acts.push(ACTIVATIONS[space]!);
      }
    }
    if (canUseAbility(s, by, f.used)) acts.push(ABILITY);
    if (canStake(s, by, f.used)) acts.push(STAKE);
    if (canSympathise(s, by, f.used)) acts.push(SYMPATHY);
    acts.push(END);
  },
  absent: () => END,
  why: (s, f, _seat, value) => whyNot(s, f, value),
  formerly: formerTurn,
  does: {
    move(s, f, { value: { to } }, k) {
      f.moved += 1;
      const from = SPACES[s.at[f.by]!]!;
      s.at[f.by] = spaceNamed(to); // RTA-203 no encounter
      k.tell({ type: 'moved', by: f.by, from, to });
    },
    activate(s, f, { value: { space } }, k) {
      f.acted = 1; // RTA-207
      activate(s, f.by, spaceNamed(space), k);
    },
    ability(s, f, _said, k) {
      f.used |= USED_ABILITY;
      useAbility(s, f.by, k);
    },
    stake(_s, f, _said, k) {
      f.used |= USED_STAKE;
      k.push({ stage: 'stake', by: f.by });
    },
    sympathy(s, f, _said, k) {
      f.used |= USED_SYMPATHY;
      sympathise(s, f.by, k);
    },
    end(_s, f, _said, k) {
      k.tell({ type: 'ended', by: f.by });
      k.become({ stage: 'npcTurn', by: f.by, cause: NPC_TURN });
    },
  },
});

function activate(s: State, by: Seat, space: number, k: K): void {
  k.tell({ type: 'activated', by, space: SPACES[space]! });
  switch (space) {
    case POSTER:
      return k.push({ stage: 'poster', by, must: 1, may: upgraded(s, by, 'posters') });
    case SABOTAGE:
      return drawPair(s, k, by, SABOTAGE_DECK);
    case UPGRADE:
      return drawPair(s, k, by, UPGRADE_DECK);
    case YARD:
      return k.push({ stage: 'rebuild', by });
    case OFFICE:
      return k.push({ stage: 'contribute', by });
    case MASSES:
      return k.push({ stage: 'masses', by });
  }
}

function useAbility(s: State, by: Seat, k: K): void {
  switch (s.character[by]) {
    case A1_5:
      return k.push({ stage: 'push', by });
    case POSTMAN:
      return k.push({ stage: 'post', by });
    case WALLY:
      noteDeed(s, by, DRAINED, 1);
      changeOffice(s, -1);
      k.tell({ type: 'spent', by, levels: 1 });
      return k.push({ stage: 'poster', by, must: 1, may: 0 });
    default: // no other character has anything to use
  }
}

function sympathise(s: State, by: Seat, k: K): void {
  const cost = upgraded(s, by, 'sympathy');
  s.funds -= cost;
  gainReputation(s, 1);
  k.tell({ type: 'sympathy', by, spark: cost });
}

// -------------------------------------------------------------------------------------------------------------- refusals

/** Whatever was said: it need not be an act at all. */
function whyNot(s: State, f: Turn, value: unknown): Why | null {
  if (typeof value !== 'object' || value === null) return null;
  const { act, to, space } = value as { readonly act?: unknown; readonly to?: unknown; readonly space?: unknown };
  switch (act) {
    case 'move':
      return whyNotMove(s, f, spaceIn(to));
    case 'activate':
      return whyNotActivate(s, f, spaceIn(space));
    case 'ability':
      return whyNoAbility(s, f);
    case 'stake':
      return { rule: 'RTA-210', why: 'You need Sliding Scale and SPARK to stake, and you may do it once in a turn.' };
    case 'sympathy':
      if (s.reputation === MOST_REPUTATION) return { rule: 'RTA-606', why: 'The Reputation cannot rise any further.' };
      return {
        rule: 'RTA-210',
        why: 'You need Sympathy Circuits, 2 SPARK and, on your space, a Civilian and no Oppressor; and you may do it once in a turn.',
      };
  }
  return null;
}

/** NONE for what is no space, or no word at all. */
function spaceIn(said: unknown): number {
  return spaceNamed(said as string);
}

function whyNotMove(s: State, f: Turn, space: number): Why {
  if (space === NONE) return { rule: 'RTA-202', why: 'There is no such space on the board.' };
  if (stepsLeft(s, f.by, f.moved) <= 0) return { rule: 'RTA-201', why: 'You have already moved in this turn.' };
  if (space === s.at[f.by]) return { rule: 'RTA-202', why: 'You already stand there.' };
  return {
    rule: 'RTA-202',
    why: `No black line joins ${nameOf(s.at[f.by]!)} and ${nameOf(space)}.`,
  };
}

function whyNotActivate(s: State, f: Turn, space: number): Why {
  if (space === NONE) return { rule: 'RTA-205', why: 'There is no such space on the board.' };
  if (f.acted > 0) return { rule: 'RTA-207', why: 'You have already activated a space in this turn.' };
  const near = space === s.at[f.by] || (upgraded(s, f.by, 'range') > 0 && NEIGHBOURS[s.at[f.by]!]!.includes(space));
  if (!near) {
    const where =
      upgraded(s, f.by, 'range') > 0 ? 'the space you stand on or one next to it' : 'the space you stand on';
    return { rule: 'RTA-205', why: `You are not on ${nameOf(space)}; you activate ${where}.` };
  }
  if (couldChange(s, f.by, space)) {
    return { rule: 'RTA-206', why: `An Oppressor stands on ${nameOf(space)}; you cannot activate it now.` };
  }
  return { rule: 'RTA-208', why: `${nameOf(space)} could change nothing now: ${whyNothing(s, space)}.` };
}

function whyNothing(s: State, space: number): string {
  switch (space) {
    case POSTER:
      return 'no poster is left in the supply';
    case YARD:
      return 'the Junk Pile is empty';
    case OFFICE:
      return s.office === MOST_OFFICE ? 'the Office is full' : 'there is no SPARK to give';
    default:
      return 'no card is left';
  }
}

function whyNoAbility(s: State, f: Turn): Why {
  if ((f.used & USED_ABILITY) !== 0)
    return { rule: 'RTA-210', why: 'You have already used your ability in this turn.' };
  const character = s.character[f.by];
  if (character === WALLY) {
    return { rule: 'RTA-809', why: 'You need a level in the Office to give up and a poster in the supply.' };
  }
  if (character === POSTMAN) return { rule: 'RTA-807', why: 'There is no poster on the board to carry.' };
  return {
    rule: 'RTA-210',
    why: 'Your character has nothing to use now; its ability works by itself or at another time.',
  };
}

function nameOf(space: number): string {
  return BOARD[SPACES[space]!].name;
}
