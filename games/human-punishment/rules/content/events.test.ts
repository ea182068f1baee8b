import { describe, expect, test } from 'vitest';
import { codeOf } from './code.ts';
import { A_RISKY_CHANCE, EVENT_STACKS, type EventCard, EVENTS } from './events.ts';
import { code, CONTENT, tableUnder } from './testing/ledger.ts';

const SECTIONS = ['### 4.1 Level I ', '### 4.2 Level II ', '### 4.3 Level III ', '### 4.4 EX '];

/** The ledger's columns "type", "test / who" and "effect code" for a card. */
function columns(event: EventCard): [type: string, test: string, code: string] {
  const part = (label: string, effects: Parameters<typeof codeOf>[0]) => `${label} \`${codeOf(effects)}\``;
  switch (event.type) {
    case 'check': {
      const { target, success, failure, noShow } = event;
      return [
        'check',
        target > 0 ? `total ≥ +${target}` : `total ≤ −${-target}`,
        [part('S', success), part('F', failure), ...(noShow === null ? [] : [part('X', noShow)])].join(' '),
      ];
    }
    case 'colour': {
      const { wanted, free, none, one, more } = event;
      return [
        'colour check',
        `${wanted.join(' and ')} cards${free ? '; they do not count against the limit of 3 (detained: still 1 card)' : ''}`,
        [...(free ? ['R `wantedFree()`'] : []), part('0', none), part('1', one), part('2+', more)].join(' '),
      ];
    }
    case 'decision':
      return [
        'decision',
        event.who === 'leader' ? 'Leader' : 'General',
        [part('A', event.a), part('B', event.b)].join(' '),
      ];
    case 'raid':
      return ['raid', '—', codeOf(event.effects)];
    case 'ex':
      return ['EX', '—', codeOf(event.effects)];
  }
}

describe('the Events are those of the ledger', () => {
  test.each(EVENT_STACKS.map((name, stack) => [name, stack] as const))('stack %s', (_, stack) => {
    const shown = EVENTS.filter((event) => event.stack === stack).map((event) => [
      event.id,
      event.name,
      ...columns(event),
    ]);
    const printed = tableUnder(CONTENT, SECTIONS[stack]!).map(([id, name, type, test, , , , effects]) => [
      id,
      name!.replace(/ \*\(.*\)\*$/, ''),
      type,
      test,
      ['raid', 'EX'].includes(type!) ? code(effects!) : effects,
    ]);
    expect(shown).toEqual(printed);
  });

  test('[HPB-650] they stand in the order of the stacks', () => {
    const stacks = EVENTS.map(({ stack }) => stack);
    expect(stacks).toEqual([...stacks].sort((a, b) => a - b));
    expect(new Set(EVENTS.map(({ id }) => id)).size).toBe(EVENTS.length);
  });

  test('[HPB-006] the one that few players do without is in stack II', () => {
    expect(EVENTS[A_RISKY_CHANCE]).toMatchObject({ name: 'A Risky Chance', stack: 1 });
    expect(CONTENT.find((line) => line.includes('A Risky Chance *(5–6 players only)*'))).toContain('E-II-11');
  });

  test('a part that does something says so, and one that does not is silent', () => {
    for (const event of EVENTS) {
      if (event.type === 'check') expect(event.noShow === null).toBe(event.says.noShow === null);
      for (const text of Object.values<string | null>(event.says)) {
        if (text !== null) expect(text).toMatch(/^[A-Z].*\.$/);
      }
    }
  });
});
