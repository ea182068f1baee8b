// What a card does, in plain words, made of its effects: for a branch that is to be chosen.

import { signed } from '@tablewright/kernel';
import { count, listed } from '@tablewright/kernel/words';
import type { Effect, Effects, Target, Who } from '../content/effects.ts';
import { BAR_WORDS } from './say.ts';

export function effectsWords(effects: Effects): string {
  const parts = effects.filter(({ does }) => does !== 'need').map(effectWords);
  return parts.length === 0 ? 'nothing' : listed(parts);
}

const WHO_WORDS: Readonly<Record<Who, string>> = {
  self: 'you',
  active: 'the Active Player',
  leader: 'the Leader',
  general: 'the General',
  it: 'that one',
};

function whoWords(target: Target): string {
  if (typeof target === 'string') return WHO_WORDS[target];
  switch (target.among) {
    case 'inRange':
      return 'a character in range';
    case 'inArea':
      return 'a player in your Area';
    case 'detained':
      return 'a detained character';
    default:
      return 'somebody of your choice';
  }
}

function effectWords(effect: Effect): string {
  switch (effect.does) {
    case 'adjust':
      return `${BAR_WORDS[effect.bar]} ${signed(effect.by)}`;
    case 'calm':
      return `Riot ${effect.by} toward 0`;
    case 'raid':
      return effect.times === 1 ? 'a raid' : `${effect.times} raids`;
    case 'kill':
      return `eliminate ${effect.count} ${effect.count === 1 ? 'Enemy' : 'Enemies'}`;
    case 'hitEnemy':
      return `${effect.damage} damage to an Enemy`;
    case 'heal':
      return `${whoWords(effect.to)}: ${effect.by === 'full' ? 'full Health' : `${effect.by} Health`}`;
    case 'cure':
      return `${whoWords(effect.to)}: ${count(effect.count, 'Wound')} healed`;
    case 'draw':
      return `${whoWords(effect.to)}: draw ${count(effect.count, effect.deck === 'own' ? 'personal card' : 'general card')}`;
    case 'program':
      return `${whoWords(effect.to)}: draw ${count(effect.count, 'Program')}`;
    case 'checkMod':
      return `the total ${signed(effect.by)}`;
    case 'supply':
      return `${effect.count} Supply ${effect.count === 1 ? 'Box' : 'Boxes'}`;
    case 'trap':
      return `${count(effect.count, 'Trap')} into the Supply stack`;
    case 'detain':
      return `detain ${whoWords(effect.to)}`;
    case 'voteLeader':
      return 'a New Leader vote';
    case 'deadZone':
      return 'a Spawn Location is destroyed';
    case 'each':
      return `everybody: ${effectsWords(effect.then)}`;
    case 'destroyKuro':
      return 'Kuro is destroyed';
    case 'none':
      return 'nothing';
    default:
      return effect.does;
  }
}
