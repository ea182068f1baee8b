import { AREA_IDS } from './board.ts';
import type { Effect, Effects, Target } from './effects.ts';

// Writes what a card does in the notation of the content ledger (section 0), so that the two can be compared.

const signed = (by: number): string => (by > 0 ? `+${by}` : String(by));

const targetCode = (target: Target): string =>
  typeof target === 'string' ? target : `pick(${target.pick},${target.among})`;

function word(name: string, ...args: readonly (string | number)[]): string {
  return `${name}(${args.join(',')})`;
}

function branches(head: string, parts: readonly Effects[]): string {
  return `${head}{${parts.map(codeOf).join(' / ')}}`;
}

export function codeOf(effects: Effects): string {
  return effects.map(oneCode).join('; ');
}

function oneCode(effect: Effect): string {
  switch (effect.does) {
    case 'adjust':
      return word('adjust', effect.bar, signed(effect.by));
    case 'calm':
      return word('calm', effect.by);
    case 'raid':
      return word('raid', effect.times);
    case 'spawn':
      return word('spawn', effect.type, effect.where);
    case 'activate':
      return word('activate', 'roll');
    case 'kill':
      return word('kill', effect.count, effect.filter, effect.who);
    case 'hitEnemy':
      return word('hitEnemy', effect.damage, effect.filter, effect.who);
    case 'deadZone':
      return word('deadZone', effect.by === 'roll' ? 'roll' : word('pickSpawn', effect.by));
    case 'supply':
      return effect.here ? word('supply', effect.count, 'here') : word('supply', effect.count);
    case 'trap':
      return word('trap', effect.count);
    case 'damage':
      return word('damage', targetCode(effect.to), effect.by, ...(effect.min1 ? ['min1'] : []));
    case 'heal':
      return word('heal', targetCode(effect.to), effect.by);
    case 'wound':
    case 'cure':
    case 'program':
    case 'takeDisplay':
    case 'discardTo':
      return word(effect.does, targetCode(effect.to), effect.count);
    case 'draw':
      return word('draw', targetCode(effect.to), effect.deck, effect.count);
    case 'swapPrograms':
      return word('swapPrograms', targetCode(effect.to), signed(effect.more));
    case 'discard':
      return word('discard', targetCode(effect.to), effect.kind, effect.count, effect.how);
    case 'steal':
      return word('steal', targetCode(effect.from), effect.to, effect.count);
    case 'detain':
    case 'free':
    case 'swapChip':
      return word(effect.does, targetCode(effect.to));
    case 'place':
      return word('place', effect.to, word('pickArea', ...AREA_IDS.filter((id) => effect.areas.includes(id))));
    case 'relocate':
      return word('relocate', 'it');
    case 'ap':
    case 'move':
    case 'checkMod':
      return word(effect.does, signed(effect.by));
    case 'mod':
    case 'attackMod':
      return word(effect.does, effect.stat, signed(effect.by));
    case 'checkCard':
      return word('checkCard', effect.way, effect.value);
    case 'checkRemove':
      return word('checkRemove', 'self', effect.count);
    case 'checkZero':
    case 'cancel':
    case 'need':
      return word(effect.does, effect.what);
    case 'peek':
      return word(
        'peek',
        effect.by,
        effect.of === null ? effect.what : word(effect.what, targetCode(effect.of)),
        effect.count,
      );
    case 'bury':
    case 'takeJunk':
    case 'removeJunk':
    case 'chipToJunk':
      return word(effect.does, 'self', 1);
    case 'junkTop':
      return word('junkTop', effect.sector, effect.count);
    case 'swapTier':
      return word('swapTier', 'self');
    case 'voteLeader':
      return word('voteLeader', ...(effect.excludeCurrent ? ['excludeCurrent'] : []));
    case 'lasting':
      return effect.what === 'programCost'
        ? word('lasting', 'programCost', '+1', 'game')
        : word('lasting', 'noInfluence', 'nextEvent');
    case 'each':
      return branches(word('each', effect.of), [effect.then]);
    case 'if':
      return branches(word('if', word('zone', effect.bar, effect.zone)), [effect.then, effect.otherwise]);
    case 'choose':
      return branches(word('choose', effect.who), effect.between);
    case 'may':
      return branches(word('may', effect.who), [effect.then]);
    case 'contagious':
      return branches(word('contagious', effect.per), [effect.then]);
    case 'refreshEnemies':
    case 'wantedFree':
    case 'reroll':
    case 'shuffleChips':
    case 'ex':
    case 'riotMarkers':
    case 'newDisplay':
    case 'destroyKuro':
    case 'reviveKuro':
    case 'none':
      return word(effect.does);
  }
}
