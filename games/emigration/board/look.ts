import {
  type Card,
  CAREERS,
  LIFE_CARDS,
  type LifeCard,
  NATIONALITIES,
  stays,
} from '@tablewright/emigration-rules/content';
import type { Player } from './props.ts';

// The short words of this game.

export const KIND_WORDS = {
  document: 'Document',
  connection: 'Connection',
  life: 'Life Card',
  payday: 'Payday',
} as const;

/** With its sign, and a real minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** '33%' */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}

/** Thirds and halves as people say them. */
export function oneIn(chance: number): string {
  if (chance <= 0) return 'never';
  if (chance >= 1) return 'for sure';
  if (Math.abs(chance - 1 / 3) < 0.01) return '1 in 3';
  if (Math.abs(chance - 2 / 3) < 0.01) return '2 in 3';
  return chance === 0.5 ? '1 in 2' : percent(chance);
}

export function nationalityOf({ nationality }: Pick<Player, 'nationality'>): (typeof NATIONALITIES)[number] {
  return NATIONALITIES.find(({ id }) => id === nationality) ?? NATIONALITIES[0];
}

export function careerOf({ career }: Pick<Player, 'career'>): (typeof CAREERS)[number] {
  return CAREERS.find(({ id }) => id === career) ?? CAREERS[0];
}

export function lifeOf(id: string): LifeCard | undefined {
  return LIFE_CARDS.find((card) => card.id === id);
}

/** On a card of a few letters' width: what it does. */
const BRIEFS: Readonly<Record<string, string>> = {
  'AUG-1': '+4',
  'AUG-2': 'take 2',
  'AUG-3': '4 → 1 A',
  'AUG-4': '−3',
  'SOC-3': '−1, fog',
  'SOC-4': 'look',
  'KHA-1': 'all −⅓',
  'KHA-2': 'all −½',
  'KHA-3': 'no pay',
  'KHA-4': 'tax ½',
  'CON-1': '−2, +1 C',
  'CON-2': 'fee 2',
  'CON-3': 'all −2×pay',
  'CON-4': '2 C or −2',
  'HYP-1': 'tuition',
  'HYP-2': 'raise → 1',
  'HYP-3': '+1 A / +2',
  'HYP-4': 'raises!',
  'HIP-1': '+½ rich',
  'HIP-2': 'insured',
  'HIP-3': 'all −3',
  'HIP-4': '−4 / −2 A',
  'DIO-1': '+1 A',
  'DIO-2': 'all −cards',
  'DIO-3': '4 → 1 A',
  'DIO-4': '2 D or −2',
};

/** The two Pandemic cards: the first takes, the second gives. */
export function briefOf({ id, kind }: Card, pandemics: number): string {
  if (kind === 'payday') return 'pay all';
  if (id === 'SOC-1' || id === 'SOC-2') return pandemics === 0 ? 'all −die' : 'all +die';
  return BRIEFS[id] ?? '';
}

/** What a card is called on its face; the double card goes by what it would do now. */
export function faceName({ id, name }: Card, pandemics: number): string {
  if (id !== 'SOC-1' && id !== 'SOC-2') return name;
  return pandemics === 0 ? 'Pandemic' : 'Economic Stimulus';
}

/** What a Life Card does, as it stands on its face; the double card says what it would do now. */
export function faceText({ id }: Card, pandemics: number): string | undefined {
  if (id !== 'SOC-1' && id !== 'SOC-2') return lifeOf(id)?.text;
  return pandemics === 0
    ? 'Everyone loses a die roll of Money. The second of these cards gives it.'
    : 'Everyone takes a die roll of Money.';
}

export type Standing = 'policy' | 'keep' | null;

export function standingOf(id: string): Standing {
  const life = lifeOf(id);
  if (life === undefined || !stays(life)) return null;
  return life.policy === null ? 'keep' : 'policy';
}
