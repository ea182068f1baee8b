import { only, pick } from '@tablewright/kernel';
import { CARRIES, type CarryAct, NOTHING, PUSHES, type PushAct } from '../content/acts.ts';
import { BLUE, DICE, FACES, NEIGHBOURS, spaceNamed, SPACES, YELLOW } from '../content/board.ts';
import { USED_ABILITY } from '../content/characters.ts';
import { upgraded } from '../content/scene.ts';
import { type K, stage } from '../events.ts';
import type { Frame, State } from '../state.ts';
import { formerCarry, formerPush } from './former.ts';
import { endIfOver } from './ending.ts';

// What characters and Upgrades do once in a player turn (RTA-210).

/** RTA-801, RTA-807 'You may': whoever moves nothing after all has not used the ability up. */
function leaveIt(s: State, k: K): void {
  k.done();
  const turn = s.stack.at(-1) as Extract<Frame, { stage: 'turn' }>; // in which else could it have been used?
  turn.used &= ~USED_ABILITY;
}

// RTA-801 A1-5 moves one player, herself included, along a line.
export const push = stage.acts('push', {
  rule: 'RTA-801',
  who: (_s, f) => only(f.by),
  offer(s, _f, _seat, acts: PushAct[]) {
    for (let seat = 0; seat < s.seats; seat += 1) {
      for (const space of NEIGHBOURS[s.at[seat]!]!) acts.push(PUSHES[seat]![space]!);
    }
    acts.push(NOTHING);
  },
  absent: () => NOTHING,
  formerly: formerPush,
  why: () => ({
    rule: 'RTA-801',
    why: 'Choose a player and a space that a black line joins to that player’s own, or nobody.',
  }),
  does: {
    none: (s, _f, _said, k) => leaveIt(s, k),
    push(s, f, { value: { seat, to } }, k) {
      const from = SPACES[s.at[seat]!]!;
      s.at[seat] = spaceNamed(to);
      k.tell({ type: 'pushed', by: f.by, who: seat, from, to });
      k.done();
    },
  },
});

// RTA-807 Mr. Postman carries one poster from a space to another.
export const post = stage.acts('post', {
  rule: 'RTA-807',
  who: (_s, f) => only(f.by),
  offer(s, _f, _seat, acts: CarryAct[]) {
    for (let from = 0; from < SPACES.length; from += 1) {
      if (s.posters[from] === 0) continue;
      for (let to = 0; to < SPACES.length; to += 1) if (to !== from) acts.push(CARRIES[from]![to]!);
    }
    acts.push(NOTHING);
  },
  absent: () => NOTHING,
  formerly: formerCarry,
  why: () => ({
    rule: 'RTA-807',
    why: 'Choose a space with a poster and another space, or none; the Junk Pile is not a space.',
  }),
  does: {
    none: (s, _f, _said, k) => leaveIt(s, k),
    carry(s, f, { value: { from, to } }, k) {
      s.posters[spaceNamed(from)]! -= 1;
      s.posters[spaceNamed(to)]! += 1;
      k.tell({ type: 'carried', by: f.by, from, to });
      k.done();
    },
  },
});

const STAKES = [1, 2, 3].map((most) => pick(Array.from({ length: most }, (_, i) => i + 1)));

// U02 Some SPARK on the red die: not an NPC roll, so nobody re-rolls it and the token stays.
export const stake = stage.ask('stake', {
  rule: 'RTA-912',
  who: (_s, f) => only(f.by),
  offer: (s, f) => STAKES[Math.min(upgraded(s, f.by, 'stake'), s.funds) - 1]!,
  absent: () => 1,
  why: () => ({ rule: 'RTA-912', why: 'Stake 1 to 3 SPARK, and no more than the Funds hold.' }),
  answer(s, f, { value }, k) {
    const face = DICE.red.faces[k.chance(6, 'sliding scale', s.round, f.by)]!;
    const spark = face === YELLOW ? value : face === BLUE ? -value : 0;
    s.funds += spark; // never below 0: nobody stakes more than there is
    k.tell({ type: 'staked', by: f.by, stake: value, face: FACES[face], spark });
    k.done();
    endIfOver(s, k);
  },
});
