import {
  type Card,
  CAREERS,
  LIFE_CARDS,
  type LifeCard,
  NATIONALITIES,
  stays,
} from '@tablewright/emigration-rules/content';
import { say } from '@tablewright/kernel/words';
import type { Player } from './props.ts';

// The short words of this game.

export const KIND_WORDS = {
  document: say`Document`,
  connection: say`Connection`,
  life: say`Life Card`,
  payday: say`Payday`,
} as const;

/** '33%' */
export function percent(chance: number): string {
  return `${Math.round(chance * 100)}%`;
}

/** Thirds and halves as people say them. */
export function oneIn(chance: number): string {
  if (chance <= 0) return say`never`;
  if (chance >= 1) return say`for sure`;
  if (Math.abs(chance - 1 / 3) < 0.01) return say`1 in 3`;
  if (Math.abs(chance - 2 / 3) < 0.01) return say`2 in 3`;
  return chance === 0.5 ? say`1 in 2` : percent(chance);
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
  'AUG-2': say`take 2`,
  'AUG-3': say`4 → 1 A`,
  'AUG-4': '−3',
  'SOC-3': say`−1, fog`,
  'SOC-4': say`look`,
  'KHA-1': say`all −⅓`,
  'KHA-2': say`all −½`,
  'KHA-3': say`no pay`,
  'KHA-4': say`tax ½`,
  'CON-1': say`−2, +1 C`,
  'CON-2': say`fee 2`,
  'CON-3': say`all −2×pay`,
  'CON-4': say`2 C or −2`,
  'HYP-1': say`tuition`,
  'HYP-2': say`raise → 1`,
  'HYP-3': say`+1 A / +2`,
  'HYP-4': say`raises!`,
  'HIP-1': say`+½ rich`,
  'HIP-2': say`insured`,
  'HIP-3': say`all −3`,
  'HIP-4': say`−4 / −2 A`,
  'DIO-1': say`+1 A`,
  'DIO-2': say`all −cards`,
  'DIO-3': say`4 → 1 A`,
  'DIO-4': say`2 D or −2`,
};

/** The two Pandemic cards: the first takes, the second gives. */
export function briefOf({ id, kind }: Card, pandemics: number): string {
  if (kind === 'payday') return say`pay all`;
  if (id === 'SOC-1' || id === 'SOC-2') return pandemics === 0 ? say`all −die` : say`all +die`;
  return BRIEFS[id] ?? '';
}

/** What a card is called on its face; the double card goes by what it would do now. */
export function faceName({ id, name }: Card, pandemics: number): string {
  const titles = lifeOf(id)?.titles ?? null;
  if (titles === null) return name;
  return pandemics === 0 ? titles.first : titles.second;
}

/** What a Life Card does, as it stands on its face; the double card says what it would do now. */
export function faceText({ id }: Card, pandemics: number): string | undefined {
  if (id !== 'SOC-1' && id !== 'SOC-2') return lifeOf(id)?.text;
  return pandemics === 0
    ? say`Everyone loses a die roll of Money. The second of these cards gives it.`
    : say`Everyone takes a die roll of Money.`;
}

export type Standing = 'policy' | 'keep' | null;

export const STANDING_WORDS = { policy: say`policy`, keep: say`keep` } as const;

export function standingOf(id: string): Standing {
  const life = lifeOf(id);
  if (life === undefined || !stays(life)) return null;
  return life.policy === null ? 'keep' : 'policy';
}
