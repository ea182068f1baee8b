import { only, pick, type Seat, type Why } from '@tablewright/kernel';
import { many, say } from '@tablewright/kernel/words';
import { ACTION_NAMES, ACTIONS, COSTS, FACES, AUGMENTATIONS, isHostile } from '../content/types.ts';
import { stage } from '../events.ts';
import { blockCount, cityOf, type Deed, type State } from '../state.ts';
import { canAfford, HOSTILE, hasTarget, type Hostile } from './hostile.ts';
import { activate, canActivate, canBoost, canReplenish, doNothing, replenishOrAsk } from './tile-actions.ts';

/** EMG-203 What a hostile selection pays for a tile action. */
const INSTEAD = 1;

function isHostileDeed(deed: string): deed is Hostile {
  return Object.hasOwn(HOSTILE, deed);
}

/** EMG-202, EMG-203, EMG-207 Whether this operative could do this now, with an effect; by its place in ACTIONS. */
function isPossible(s: State, by: Seat, action: number): boolean {
  const selected = s.action[by]!;
  if (action !== selected && (isHostile(action) || !isHostile(selected))) return false;
  if (isHostile(action)) {
    const deed = ACTIONS[action] as Hostile;
    return canAfford(s, deed, by) && hasTarget(s, deed, by);
  }
  const cost = isHostile(selected) ? INSTEAD : 0;
  if (s.tokens[by]! < cost) return false;
  switch (ACTIONS[action]) {
    case 'activate':
      return canActivate(s, by, cost);
    case 'boost':
      return canBoost(s, by);
    default:
      return canReplenish(s, by);
  }
}

/** The deeds that are open to an operative after movement; doing nothing always is (EMG-200). */
export function deeds(s: State, by: Seat): Deed[] {
  const possible: Deed[] = [];
  for (let action = 0; action < ACTIONS.length; action += 1) {
    if (isPossible(s, by, action)) possible.push(ACTIONS[action]!);
  }
  possible.push('nothing');
  return possible;
}

// EMG-200 What can be seen by all is not asked: without any effect to choose the turn is over.
export const act = stage.happens('act', (s, f, k) => {
  for (let action = 0; action < ACTIONS.length; action += 1) {
    if (isPossible(s, f.by, action)) return k.become({ stage: 'action', by: f.by });
  }
  doNothing(k, f.by);
});

// EMG-200 … EMG-208 The selected action; for a hostile one also any tile action for a token; or nothing.
export const action = stage.ask('action', {
  rule: 'EMG-200',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick(deeds(s, f.by)),
  absent: (s, f) => whenAway(s, f.by),
  why: (s, f, _seat, value) => whyNotDo(s, f.by, value),
  answer(s, f, { value: deed }, k) {
    const cost = isHostile(s.action[f.by]!) ? INSTEAD : 0;
    switch (deed) {
      case 'nothing':
        return doNothing(k, f.by);
      case 'activate':
        return activate(s, f.by, cost, k);
      case 'boost':
        return k.become({ stage: 'boost', by: f.by, cost });
      case 'replenish':
        return replenishOrAsk(s, f.by, cost, k);
      case 'hack':
      case 'spy':
      case 'terminate':
        return k.become({ stage: 'target', by: f.by, act: deed });
    }
  },
});

/** The ledger's default: collect, compile or replenish if that was selected and is possible; never an event or a jump. */
function whenAway(s: State, by: Seat): Deed {
  const selected = ACTIONS[s.action[by]!]!;
  if (selected !== 'activate' && selected !== 'replenish') return 'nothing';
  const kind = cityOf(s).kind[s.at[by]!]!;
  return isPossible(s, by, s.action[by]!) && (kind === 'data' || kind === 'compile') ? selected : 'nothing';
}

function whyNotDo(s: State, by: Seat, said: unknown): Why | null {
  const deed = ACTIONS.find((known) => known === said);
  if (deed === undefined) return null;
  const selected = s.action[by]!;
  const chosen = ACTIONS[selected]!;
  if (isHostileDeed(deed)) {
    if (deed !== chosen)
      return { rule: 'EMG-202', why: say`You selected ${ACTION_NAMES[chosen]} this round, not ${ACTION_NAMES[deed]}.` };
    const cost = COSTS[HOSTILE[deed]];
    if (!canAfford(s, deed, by)) {
      return {
        rule: 'EMG-243',
        why: say`You need ${many(cost, 'knowledge token')} to ${ACTION_NAMES[deed]}; you hold ${s.tokens[by]!}.`,
      };
    }
    return { rule: TARGET_RULES[deed], why: TARGET_WORDS[deed] };
  }
  if (deed !== chosen && !isHostile(selected)) {
    return {
      rule: 'EMG-202',
      why: say`You selected ${ACTION_NAMES[chosen]} this round; you cannot ${ACTION_NAMES[deed]} instead.`,
    };
  }
  if (isHostile(selected) && s.tokens[by]! < INSTEAD) {
    return {
      rule: 'EMG-203',
      why: say`In place of ${ACTION_NAMES[chosen]} you may ${ACTION_NAMES[deed]} only by discarding a knowledge token, and you hold none.`,
    };
  }
  if (deed === 'boost') return { rule: 'EMG-207', why: say`There is no tile next to you that you may enter.` };
  return deed === 'replenish' ? whyNotReplenish(s, by) : whyNotActivate(s, by);
}

const TARGET_RULES = { hack: 'EMG-241', spy: 'EMG-251', terminate: 'EMG-261' } as const;
const TARGET_WORDS = {
  hack: say`Nobody with data blocks stands next to you with the other augmentation (the start tile is safe).`,
  spy: say`Nobody else on your tile shows your augmentation (the start tile is safe).`,
  terminate: say`Nobody stands next to you with the other augmentation (the start tile is safe).`,
} as const;

function whyNotReplenish(s: State, by: Seat): Why {
  if (cityOf(s).kind[s.at[by]!] !== 'data') return { rule: 'EMG-232', why: say`You can replenish on data tiles only.` };
  return { rule: 'EMG-231', why: say`Your ${faceName(s, by)} augmentation does not fit the data of this tile.` };
}

function whyNotActivate(s: State, by: Seat): Why {
  const city = cityOf(s);
  const tile = s.at[by]!;
  switch (city.kind[tile]!) {
    case 'data': {
      const empty = city.types[tile]!.every((type) => s.lying[tile * 4 + type] === 0);
      return empty
        ? { rule: 'EMG-207', why: say`No data blocks lie on this tile.` }
        : { rule: 'EMG-212', why: say`Your ${faceName(s, by)} augmentation cannot read the data on this tile.` };
    }
    case 'compile': {
      const held = blockCount(s, by);
      return {
        rule: 'EMG-207',
        why:
          held === 0
            ? say`You need at least two data blocks to compile; you hold none.`
            : say`You need at least two data blocks to compile; you hold ${held}.`,
      };
    }
    case 'assimilate':
      // asked only where a hostile selection would pay for it (EMG-200, EMG-207)
      return { rule: 'EMG-401', why: say`Once you have paid, nobody would hold a knowledge token to insert.` };
    case 'teleport':
      return { rule: 'EMG-604', why: say`There is no other teleport tile that you may enter now.` };
    case 'start':
      return { rule: 'EMG-214', why: say`The start tile has nothing to activate.` };
  }
}

function faceName(s: State, by: Seat): string {
  return FACES[AUGMENTATIONS[s.augmentation[by]!]!].name;
}
