import { ordinal, spelled } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { PLAYER_COUNTS, type PlayerCount } from './board.ts';
import { BURNT, type SabotageEffect, SABOTAGES, UPGRADE_EFFECTS, UPGRADES, type UpgradeEffect } from './cards.ts';
import { BURSAR_NEEDS, OBJECTIVES, objectiveText, SCRAPPER_NEEDS, TURNCOAT_CARDS } from './objectives.ts';

// What stands on a card is what it does: each effect has its phrase, with the effect's own numbers, and no number stands
// there that is not in such a phrase.

/** `amount` is 1 where an effect knows no more and no less of it; then no number stands there. */
const UPGRADE_WORDS: { readonly [effect in UpgradeEffect]: (amount: number) => readonly string[] } = {
  steps: (n) => [`take ${n} more step`],
  stake: (n) => [`stake 1 to ${n} SPARK`, 'Once in your turn'],
  donation: (n) => [`donates ${n} SPARK more`],
  unseen: () => ['do not fine you', 'do not count'],
  posters: (n) => [`put up ${n} more poster`],
  forecast: () => ['roll one of the dice again', 'Once in your NPC turn'],
  override: () => ['although Oppressors stand there'],
  office: (n) => [`rises by ${n} more than you spend`],
  range: () => ['a space next to it'],
  sympathy: (n) => [`spend ${n} SPARK for 1 Reputation`, 'Once in your turn'],
};

function sabotageWords(effect: SabotageEffect, extra: boolean): readonly string[] {
  switch (effect.does) {
    case 'office':
      return [`the Office rises by ${effect.levels}${extra ? ' more' : ''}`];
    case 'spark':
      return [`the Funds rise by ${effect.amount} SPARK${extra ? ' more' : ''}`];
    case 'broadcast': // there are six spaces: 6 is no limit
      return ['1 SPARK for each space with a poster', effect.most === 6 ? 'without a limit' : `at most ${effect.most}`];
    case 'roll':
      return effect.adjust ? ['set one die to a face of your choice'] : ['roll, move and resolve encounters now'];
    case 'jam':
      return [effect.turns === 1 ? 'in the NPC turn that follows' : `in the next ${spelled(effect.turns)} NPC turns`];
    case 'alarm':
      return [
        extra ? `put a ${ordinal(effect.patrols)} Oppressor` : `put ${effect.patrols} Oppressor on any other space`,
      ];
    case 'paste':
      return [`up to ${effect.most} posters from the supply on ${spelled(effect.most)} different spaces`];
    case 'repaste':
      return [`up to ${effect.most} posters of the Junk Pile`];
    case 'strike':
      return [effect.all ? 'move every other Civilian' : 'move 1 Civilian'];
    case 'burn':
      return BURNT.map(({ posters, reputation }, i) =>
        i === 0 ? `${posters} or more: ${reputation} instead` : `${posters} or more: ${reputation} Reputation`,
      );
    case 'cook':
      return [`lower the Office by up to ${effect.most}`, '1 SPARK for each level'];
    case 'cookAll':
      return ['instead lower the Office to 0', '1 SPARK for each level', `and ${effect.more} more`];
  }
}

/** What is wrong with a text: a phrase that is missing, or a number that belongs to none. */
function faultsOf(text: string, phrases: readonly string[]): string[] {
  const faults: string[] = [];
  let rest = text;
  for (const phrase of phrases) {
    const without = rest.replace(new RegExp(`\\b${phrase}\\b`, 'i'), '');
    if (without === rest) faults.push(`misses "${phrase}"`);
    rest = without;
  }
  return [...faults, ...(rest.match(/\d+/g) ?? []).map((n) => `says ${n}`)];
}

/** Each number of a text one higher, one at a time. */
function misprints(text: string): string[] {
  return [...text.matchAll(/\d+/g)].map(
    ({ index, 0: digits }) => `${text.slice(0, index)}${Number(digits) + 1}${text.slice(index + digits.length)}`,
  );
}

type Row = readonly [name: string, text: string, phrases: readonly string[]];

const CARDS: readonly Row[] = [
  ...UPGRADES.map(({ id, text, effect, amount }): Row => [id, text, UPGRADE_WORDS[effect](amount)]),
  ...SABOTAGES.map(({ id, text, main }): Row => [id, text, sabotageWords(main, false)]),
  ...SABOTAGES.flatMap(({ id, extra }): Row[] =>
    extra === null ? [] : [[`${id}, extra`, extra.text, sabotageWords(extra.effect, true)]],
  ),
];

describe('the text of a card says what the card does', () => {
  test.each(CARDS)('%s', (_id, text, phrases) => {
    expect(faultsOf(text, phrases)).toEqual([]);
  });

  test.each(CARDS)('%s: any other number would be noticed in the text', (_id, text, phrases) => {
    for (const wrong of misprints(text)) expect(faultsOf(wrong, phrases), wrong).not.toEqual([]);
  });

  test('any other number would be noticed in the effect', () => {
    for (const { id, text, effect, amount } of UPGRADES) {
      if (/\d/.test(text)) expect(faultsOf(text, UPGRADE_WORDS[effect](amount + 1)), id).not.toEqual([]);
    }
    const raised = (effect: SabotageEffect): SabotageEffect =>
      JSON.parse(JSON.stringify(effect, (_key, value: unknown) => (typeof value === 'number' ? value + 1 : value)));
    for (const { id, text, main, extra } of SABOTAGES) {
      if (/:\d/.test(JSON.stringify(main))) {
        expect(faultsOf(text, sabotageWords(raised(main), false)), id).not.toEqual([]);
      }
      if (extra !== null && /:\d/.test(JSON.stringify(extra.effect))) {
        expect(faultsOf(extra.text, sabotageWords(raised(extra.effect), true)), `${id}, extra`).not.toEqual([]);
      }
    }
  });

  test('every effect of an Upgrade is on one card', () => {
    expect(UPGRADES.map(({ effect }) => effect).sort()).toEqual([...UPGRADE_EFFECTS].sort());
  });
});

/** RTA-711 … RTA-781 The numbers of the objectives are looked up by the rules that check them (`progress.ts`). */
function objectiveNumbers(players: PlayerCount): { readonly [id: string]: readonly number[] } {
  const cards = TURNCOAT_CARDS[players];
  return {
    bursar: [BURSAR_NEEDS[players], 0],
    saboteur: [1],
    scrapper: [SCRAPPER_NEEDS[players]],
    turncoat: [cards, cards],
  };
}

describe.each(PLAYER_COUNTS)('with %i players', (players) => {
  test.each(OBJECTIVES.map(({ id }) => id))('[RTA-701] the numbers of %s are those that are checked', (id) => {
    const said = (objectiveText(id, players).match(/\d+/g) ?? []).map(Number);
    expect(said).toEqual(objectiveNumbers(players)[id] ?? []);
  });
});
