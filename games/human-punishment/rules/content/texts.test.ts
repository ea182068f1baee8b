import { describe, expect, test } from 'vitest';
import { ALL_ROUNDERS } from './all-rounders.ts';
import { BOXES } from './boxes.ts';
import type { Effect, Effects } from './effects.ts';
import { type EventCard, EVENTS } from './events.ts';
import { GENERAL_SPECIALS, STAR_CARDS } from './influence.ts';
import { INTERROGATIONS } from './interrogation.ts';
import { PROGRAMS } from './programs.ts';
import { RECON } from './recon.ts';
import { BAR_NAMES } from './setup.ts';
import { withInner } from './testing/ledger.ts';
import { WOUNDS } from './wounds.ts';

// What a card says is what it does: its numbers, their signs, and no change of a bar that does not happen.

const WORDS = ['', '(1|one|the top)', '(2|two|twice)', '(3|three|III)'];

/** All numbers that a text has to name. */
function numbersOf(effect: Effect): readonly number[] {
  if (effect.does === 'attackMod' && effect.stat === 'all') return []; // it hits all or it does not
  const named: unknown[] = Object.entries(effect).flatMap(([key, value]) => (key === 'does' ? [] : [value as unknown]));
  return named.filter((value) => typeof value === 'number').map(Math.abs);
}

function timesSaid(text: string, number: number): number {
  return [...text.matchAll(new RegExp(`(?<!\\w)${WORDS[number] ?? number}(?!\\w)`, 'gi'))].length;
}

/** How a text must word a change that goes up or down. */
function changeOf(effect: Effect): RegExp | null {
  switch (effect.does) {
    case 'adjust':
      return new RegExp(`${BAR_NAMES[effect.bar]}[^.;:]*\\${effect.by > 0 ? '+' : '−'}${Math.abs(effect.by)}(?!\\d)`);
    case 'mod':
    case 'checkMod':
      return new RegExp(
        `\\b${Math.abs(effect.by)}\\b[^.;]*\\b(${effect.by > 0 ? 'more|higher|longer' : 'less|lower'})\\b`,
      );
    case 'attackMod':
      return effect.stat === 'all' ? /\ball Enemies in range\b/ : /\b(more|higher)\b/;
    default:
      return null;
  }
}

function partsOf(event: EventCard): readonly (readonly [Effects, string])[] {
  switch (event.type) {
    case 'check': {
      const { success, failure, noShow, says } = event;
      return [
        [success, says.success],
        [failure, says.failure],
        ...(noShow === null ? [] : [[noShow, says.noShow!] as const]),
      ];
    }
    case 'colour':
      return [
        [event.none, event.says.none],
        [event.one, event.says.one],
        [event.more, event.says.more],
      ];
    case 'decision':
      return [
        [event.a, event.says.a],
        [event.b, event.says.b],
      ];
    case 'raid':
    case 'ex':
      return [[event.effects, event.says.effects]];
  }
}

type Printed = readonly [id: string, effects: Effects, text: string];

const CARDS: readonly Printed[] = [
  ...[...GENERAL_SPECIALS, ...STAR_CARDS, ...ALL_ROUNDERS, ...PROGRAMS, ...RECON, ...WOUNDS, ...BOXES].map(
    ({ id, effects, text }): Printed => [id, effects, text],
  ),
  ...EVENTS.flatMap((event) => partsOf(event).map(([effects, text]): Printed => [event.id, effects, text])),
  ...INTERROGATIONS.flatMap(({ id, tasks, says }) =>
    tasks.map((effects, index): Printed => [id, effects, says[index]!]),
  ),
];

describe('what a card says agrees with what it does', () => {
  test.each(CARDS)('%s', (_, effects, text) => {
    const all = withInner(effects);
    // what happens twice is said once
    const numbers = [...new Map(all.map((effect) => [JSON.stringify(effect), effect])).values()].flatMap(numbersOf);
    for (const number of new Set(numbers)) {
      const times = numbers.filter((other) => other === number).length;
      expect(timesSaid(text, number), `${number} in: ${text}`).toBeGreaterThanOrEqual(times);
    }
    for (const effect of all) {
      const change = changeOf(effect);
      if (change !== null) expect(text).toMatch(change);
    }
    // A bar moved in the text is moved by the effects; E-EX-01 has its own word for what it does then.
    if (all.some(({ does }) => does === 'riotMarkers')) return;
    for (const [, bar, sign, amount] of text.matchAll(/\b(\w+) ([+−])(\d)/g)) {
      if (!Object.values(BAR_NAMES).includes(bar!)) continue;
      const by = sign === '+' ? Number(amount) : -Number(amount);
      expect(all.some((effect) => effect.does === 'adjust' && BAR_NAMES[effect.bar] === bar && effect.by === by)).toBe(
        true,
      );
    }
  });

  test('an effect that happens twice is said twice', () => {
    for (const [, effects, text] of CARDS) {
      const twice = new Set(effects.map((effect) => JSON.stringify(effect))).size < effects.length;
      if (twice) expect(text).toMatch(/\b(twice|two)\b/i);
    }
  });
});
