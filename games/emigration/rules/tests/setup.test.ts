import { type ChanceEntry, seedFromText } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, FIRST_CONNECTION, FIRST_LIFE, OF_A_KIND, PAYDAY } from '../content/cards.ts';
import { LANES } from '../content/lanes.ts';
import { LIFE_CARDS, PACKS } from '../content/life.ts';
import { CAREERS, DESTINATIONS, NATIONALITIES } from '../content/people.ts';
import { PLACE_COUNT } from '../content/places.ts';
import type { Told } from '../events.ts';
import { emigration } from '../index.ts';
import { type Options, warnings } from '../options.ts';
import {
  activate,
  dealt,
  deeds,
  discard,
  free,
  lastDiscard,
  pay,
  seen,
  skip,
  step,
  turnOf,
  you,
} from './testing/tables.ts';

const SEATS = [2, 3, 4, 5, 6] as const;
const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

function isKind(kind: string): (card: number) => boolean {
  return (card) => CARDS[card]!.kind === kind;
}

function deckOf(s: ReturnType<typeof dealt>): number[] {
  return [...s.layout, ...s.removed];
}

function toldAtStart(seats: number, seed: number): Told[] {
  return emigration.start({ seats, seed }).told.map(({ event }) => event);
}

test('[EMI-001] two to six players', () => {
  expect(SEATS.map((seats) => dealt(seats).seats)).toEqual([2, 3, 4, 5, 6]);
  expect(() => dealt(1)).toThrow('2 to 6');
  expect(() => dealt(7)).toThrow('2 to 6');
});

describe('[EMI-002] the mode', () => {
  test('is competitive unless the host says otherwise, and nothing of the deal depends on it', () => {
    const { mode, ...competitive } = seen(dealt(3), 0);
    const { mode: other, ...cooperative } = seen(dealt(3, 1, { mode: 'cooperative' }), 0);
    expect([mode, other]).toEqual(['competitive', 'cooperative']);
    expect(cooperative).toEqual(competitive);
  });

  test('is one of two', () => {
    expect(emigration.settleOptions({ mode: 'teams' })).toMatchObject({ ok: false });
  });
});

test('[EMI-003] under each lane lie the three tokens that it shows', () => {
  const s = dealt(4);
  const stacks = LANES.map((_, lane) => s.tokens.slice(lane * 3, lane * 3 + 3).sort((a, b) => a - b));
  expect(stacks).toEqual([
    [6, 7, 7],
    [5, 6, 8],
    [5, 7, 9],
    [4, 8, 10],
    [3, 9, 11],
  ]);
});

test('[EMI-004] each stack is shuffled on its own, its numbers are known and its order to nobody', () => {
  const tops = (lane: number): Set<number> => new Set(SEEDS.map((seed) => dealt(2, seed).tokens[lane * 3]!));
  expect(LANES.map((numbers, lane) => tops(lane).size === new Set(numbers).size)).toEqual(LANES.map(() => true));
  for (const seed of SEEDS) {
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(seen(dealt(2, seed), viewer).lanes).toEqual(
        LANES.map((numbers) => ({ drawn: [], left: [...numbers], top: null })),
      );
    }
  }
});

test('[EMI-005] as many public Passports and Tickets as players', () => {
  for (const seats of SEATS) expect(seen(dealt(seats), 0)).toMatchObject({ passports: seats, tickets: seats });
});

test('[EMI-006] one Nationality each, all different, any of the nine', () => {
  const all = SEEDS.flatMap((seed) => dealt(6, seed).nationality);
  for (const seed of SEEDS) expect(new Set(dealt(6, seed).nationality).size).toBe(6);
  expect(new Set(all).size).toBe(NATIONALITIES.length);
});

test('[EMI-007] nobody is sent to the own country; all Destinations are different', () => {
  for (let seed = 0; seed < 120; seed += 1) {
    const s = dealt(6, seed);
    expect(new Set(s.destination).size).toBe(6);
    for (let seat = 0; seat < 6; seat += 1) {
      expect(DESTINATIONS[s.destination[seat]!]!.country).not.toBe(NATIONALITIES[s.nationality[seat]!]!.country);
    }
  }
});

test('[EMI-008] a refused Destination goes back into the deck: a later seat may get it', () => {
  let again = 0;
  for (let seed = 0; seed < 300; seed += 1) {
    const start = emigration.start({ seats: 6, seed });
    const reshuffles = start.entries.filter(
      (entry) => entry.type === 'chance' && entry.label.startsWith('destinations again'),
    );
    for (const entry of reshuffles as ChanceEntry[]) {
      const seat = Number(entry.label.split(' ').at(-1));
      // Eight are left after the replacement and the seats before, and the refused one is among them.
      expect(entry.of).toBe(DESTINATIONS.length - seat - 1);
      const refused = DESTINATIONS.findIndex(
        ({ country }) => country === NATIONALITIES[start.state.nationality[seat]!]!.country,
      );
      if (start.state.destination.indexOf(refused) > seat) again += 1;
    }
  }
  expect(again).toBeGreaterThan(10);
});

test('[EMI-009] one Career each, right way up, without a Pay Raise', () => {
  for (const seed of SEEDS) {
    const s = dealt(6, seed);
    expect(new Set(s.career).size).toBe(6);
    for (const { inCollege, raises, salary } of seen(s, 0).players) {
      expect({ inCollege, raises, salary }).toEqual({ inCollege: false, raises: 0, salary: 1 });
    }
  }
  expect(new Set(SEEDS.flatMap((seed) => dealt(6, seed).career)).size).toBe(CAREERS.length);
});

test('[EMI-010] Money as the Nationality says, no Assurance', () => {
  for (const seed of SEEDS) {
    for (const { nationality, money, assurance } of seen(dealt(5, seed), 0).players) {
      expect(money).toBe(NATIONALITIES.find(({ id }) => id === nationality)!.number);
      expect(assurance).toBe(0);
    }
  }
});

test.each([
  [2, 7, 8, 8, 30],
  [3, 10, 12, 12, 44],
  [4, 13, 16, 16, 58],
  [5, 16, 20, 20, 72],
  [6, 19, 24, 24, 86],
])('[EMI-011] T01 %i players: %i Documents and Connections, %i Life Cards, %i Paydays, %i in all', (...row) => {
  const [seats, ofAKind, life, paydays, all] = row;
  const deck = deckOf(dealt(seats));
  expect(deck.filter(isKind('document')).length).toBe(ofAKind);
  expect(deck.filter(isKind('connection')).length).toBe(ofAKind);
  expect(deck.filter(isKind('life')).length).toBe(life);
  expect(deck.filter(isKind('payday')).length).toBe(paydays);
  expect(deck.length).toBe(all);
});

test('[EMI-012] Documents and Connections are a random subset, each of them once', () => {
  const used = new Set<number>();
  for (const seed of SEEDS) {
    const cards = deckOf(dealt(2, seed)).filter((card) => card < FIRST_LIFE);
    expect(new Set(cards).size).toBe(14);
    for (const card of cards) used.add(card);
  }
  expect(used.size).toBe(2 * OF_A_KIND);
});

describe('[EMI-013] Life packs', () => {
  const packsOf = (seats: number, options: Record<string, string | string[]>, seed = 1): string[] =>
    seen(dealt(seats, seed, options), 0).packs;

  test('whole packs, as many as players; recommended ones unless the host says otherwise', () => {
    expect(packsOf(2, {})).toEqual(['augustine', 'socrates']);
    expect(packsOf(3, {})).toEqual(['augustine', 'socrates', 'ibn-khaldun']);
    expect(packsOf(4, {})).toEqual(['augustine', 'socrates', 'ibn-khaldun', 'confucius']);
    expect(packsOf(5, {})).toEqual(['augustine', 'socrates', 'ibn-khaldun', 'confucius', 'hypatia']);
    expect(packsOf(6, {})).toEqual(['augustine', 'socrates', 'ibn-khaldun', 'confucius', 'hypatia', 'hippocrates']);
    const life = deckOf(dealt(3)).filter(isKind('life'));
    expect(life.map((card) => CARDS[card]!.id).sort()).toEqual(
      LIFE_CARDS.filter(({ pack }) => ['augustine', 'socrates', 'ibn-khaldun'].includes(pack))
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('any combination can be named, by text or as a list', () => {
    for (const a of PACKS) {
      for (const b of PACKS) {
        if (a.id < b.id) {
          const order = PACKS.map(({ id }) => id).filter((id) => id === a.id || id === b.id);
          expect(packsOf(2, { chosenPacks: `${b.name}, ${a.name}` })).toEqual(order);
          expect(packsOf(2, { chosenPacks: [a.id, b.id] })).toEqual(order);
        }
      }
    }
  });

  test('random packs: N of them, and each comes up', () => {
    const drawn = SEEDS.flatMap((seed) => packsOf(3, { packs: 'random' }, seed));
    expect(drawn.length).toBe(90);
    expect(new Set(drawn).size).toBe(PACKS.length);
  });

  test('too few named: the rest is filled up; too many: drawn by lot out of them; the host hears of it', () => {
    expect(packsOf(3, { chosenPacks: 'diogenes' })).toEqual(['augustine', 'socrates', 'diogenes']);
    for (const seed of SEEDS) {
      expect(packsOf(3, { chosenPacks: 'diogenes', packs: 'random' }, seed)).toContain('diogenes');
      const two = packsOf(2, { chosenPacks: 'diogenes,hypatia,confucius' }, seed);
      expect(two.length).toBe(2);
      expect(['confucius', 'hypatia', 'diogenes']).toEqual(expect.arrayContaining(two));
    }
    const drawn = SEEDS.flatMap((seed) => packsOf(2, { chosenPacks: 'diogenes,hypatia,confucius' }, seed));
    expect(new Set(drawn).size).toBe(3);
    const options = { mode: 'competitive', packs: 'recommended', chosenPacks: ['diogenes'] } satisfies Options;
    expect(warnings(options, 2)[0]).toBe('You named 1 Life pack for 2 players: Augustine will be added. (EMI-013)');
    expect(warnings(options, 4)[0]).toContain('Augustine, Socrates and Ibn Khaldun will be added');
    expect(warnings(options, 1)).toEqual([]);
    expect(warnings({ ...options, packs: 'random' }, 2)[0]).toContain('the rest will be drawn by lot');
    expect(warnings({ ...options, chosenPacks: ['augustine', 'diogenes', 'hypatia'] }, 2)[0]).toContain('drawn by lot');
    expect(warnings({ ...options, chosenPacks: [] }, 4)).toEqual([]);
  });

  test('lots are drawn only where there is something to draw', () => {
    const first = (options: Record<string, string>): string => {
      const { entries } = emigration.start({ seats: 2, seed: 1, options });
      return (entries[0] as ChanceEntry).label;
    };
    expect(first({ chosenPacks: 'diogenes,hypatia,confucius' })).toBe('packs');
    expect(first({ chosenPacks: 'diogenes', packs: 'random' })).toBe('packs');
    expect(first({ chosenPacks: 'diogenes,hypatia', packs: 'random' })).toBe('nationalities');
    expect(first({ chosenPacks: 'diogenes' })).toBe('nationalities');
  });

  test.each([
    [{ chosenPacks: 'Plato' }, 'There is no Life pack "Plato"'],
    [{ chosenPacks: 'hypatia, Hypatia' }, 'named twice'],
    [{ chosenPacks: [4] }, 'There is no Life pack 4'],
    [{ chosenPacks: true }, 'commas'],
    [{ packs: 'all' }, 'recommended'],
  ])('%j is refused', (raw, why) => {
    expect(emigration.settleOptions(raw)).toMatchObject({ ok: false, why: expect.stringContaining(why) });
  });
});

describe('[EMI-014] two cards are removed unseen', () => {
  test('T01 after that 28, 42, 56, 70 and 84 are dealt', () => {
    expect(SEATS.map((seats) => dealt(seats).layout.length)).toEqual([28, 42, 56, 70, 84]);
    expect(SEATS.map((seats) => dealt(seats).removed.length)).toEqual([2, 2, 2, 2, 2]);
  });

  test('any card can be removed, and nobody sees which before the end', () => {
    const kinds = new Set(SEEDS.flatMap((seed) => dealt(2, seed).removed.map((card) => CARDS[card]!.kind)));
    expect(kinds).toEqual(new Set(['document', 'connection', 'life', 'payday']));
    for (const viewer of [0, 1, 'spectator'] as const) expect(seen(dealt(2), viewer).removed).toBeNull();
  });
});

test('[EMI-015] fourteen each, from the shuffled deck, seat after seat', () => {
  for (const seats of SEATS) expect(dealt(seats).layout.length).toBe(seats * PLACE_COUNT);
  const start = emigration.start({ seats: 2, seed: 5 });
  const deck = start.entries.find((entry) => entry.type === 'chance' && entry.label === 'deck') as ChanceEntry;
  const order = deck.came as readonly number[];
  // The last eight of the thirty are Paydays, in the order in which the deck was built.
  expect(order.flatMap((from, at) => (from >= 22 && at >= 2 ? [at - 2] : []))).toEqual(
    start.state.layout.flatMap((card, at) => (card === PAYDAY ? [at] : [])),
  );
});

test('[EMI-017] rows B and D face-up, rows A and C face-down', () => {
  const up = seen(dealt(2), 0).players[1]!.layout.map((card) => card !== 'down');
  const [a, b, c, d] = [up.slice(0, 2), up.slice(2, 5), up.slice(5, 9), up.slice(9)];
  expect({ a, b, c, d }).toEqual({
    a: [false, false],
    b: [true, true, true],
    c: [false, false, false, false],
    d: [true, true, true, true, true],
  });
});

test('[EMI-018] at the start the five front cards of each layout are AVAILABLE, and the public papers', () => {
  const s = dealt(3);
  for (const seat of [0, 1, 2]) expect(free(s, seat)).toEqual(['D1', 'D2', 'D3', 'D4', 'D5']);
  const rich = turnOf(you, { full: true, money: { you: 20 } });
  const takes = deeds(rich, you);
  const places = new Set(takes.flatMap((deed) => ('place' in deed ? [deed.place] : [])));
  expect(places).toEqual(new Set(['D1', 'D2', 'D3', 'D4', 'D5']));
  expect(takes).toEqual(expect.arrayContaining([pay('passport'), pay('ticket'), skip('passport'), skip('ticket')]));
});

describe('[EMI-019] the highest roll starts', () => {
  const games = SEEDS.map((seed) => ({ s: dealt(4, seed), told: toldAtStart(4, seed) }));

  test('and has the first turn; everybody rolls', () => {
    for (const { s, told } of games) {
      const first = told.find((event) => event.type === 'first')!;
      if (first.type !== 'first') throw new Error('first');
      const [dice] = first.rolls;
      expect(dice!.every((die) => die >= 1 && die <= 6)).toBe(true);
      expect(dice![first.seat]).toBe(Math.max(...dice!));
      expect(s.stack.at(-1)).toMatchObject({ stage: 'action', by: first.seat });
    }
  });

  test('those who tie roll again among themselves', () => {
    let ties = 0;
    for (const { told } of games) {
      const first = told.find((event) => event.type === 'first')!;
      if (first.type !== 'first' || first.rolls.length === 1) continue;
      ties += 1;
      const [dice, again] = first.rolls;
      const highest = Math.max(...dice!);
      expect(again!.map((die) => die > 0)).toEqual(dice!.map((die) => die === highest));
      expect(first.rolls.at(-1)!.filter((die) => die === Math.max(...first.rolls.at(-1)!)).length).toBe(1);
    }
    expect(ties).toBeGreaterThan(3);
  });
});

test('[EMI-020] play goes clockwise through both phases', () => {
  for (const seats of [2, 5]) {
    let s = dealt(seats, 3);
    const order: number[] = [];
    const turns: number[] = [];
    while (s.outcome === null) {
      const frame = s.stack.at(-1)!;
      if ('by' in frame && turns.at(-1) !== s.turn) {
        turns.push(s.turn);
        order.push(frame.by);
      }
      // Nobody skips, so no turn passes without a question; whoever could forfeit has sold nothing.
      const seat = (frame as { by: number }).by;
      const away = emigration.absent(s, seat);
      const papers = [pay('passport'), pay('ticket')];
      const paid = papers.find((deed) => emigration.explain(s, seat, deed).ok);
      s = step(s, seat, paid ?? away).state;
    }
    expect(order.length).toBeGreaterThan(10 * seats);
    for (let i = 1; i < order.length; i += 1) {
      const skipped = turns[i]! - turns[i - 1]!;
      expect(order[i]).toBe((order[i - 1]! + skipped) % seats);
    }
  }
});

test('[EMI-021] the bank never runs out', () => {
  const s = turnOf(you, { layout: { you: { D1: 'PAYDAY' } }, money: { you: 900 }, raises: { you: 2 } });
  expect(step(s, you, activate(you, 'D1')).state.money[you]).toBe(905);
});

test('[EMI-022] one discard pile for Paydays, Life Cards, Documents and Connections, open to all', () => {
  const layout = { you: { D1: 'PAYDAY', D2: 'AUG-1', D3: 'DOC-05', D4: 'CNX-01' } } as const;
  const s = turnOf(you, { layout });
  for (const [deed, card] of [
    [activate(you, 'D1'), 'PAYDAY'],
    [activate(you, 'D2'), 'AUG-1'],
    [discard(you, 'D3'), 'DOC-05'],
    [discard(you, 'D4'), 'CNX-01'],
  ]) {
    const next = step(s, you, deed).state;
    expect(lastDiscard(next)).toBe(card);
    expect(seen(next, 'spectator').discards).toEqual(seen(next, 2).discards);
    expect(next.discards.length).toBe(s.discards.length + 1);
  }
});

test('[EMI-023] all nine countries are Nationality and Destination', () => {
  const countries = (cards: readonly { country: string }[]): string[] => cards.map(({ country }) => country).sort();
  expect(countries(NATIONALITIES)).toEqual(countries(DESTINATIONS));
  expect(new Set(countries(DESTINATIONS)).size).toBe(9);
});

test('[EMI-024] chance comes in the order of the ledger, and the same seed gives the same game', () => {
  const start = emigration.start({ seats: 3, seed: seedFromText('order'), options: { packs: 'random' } });
  const labels = (start.entries as ChanceEntry[])
    .map(({ label }) => label)
    .filter((label) => !label.startsWith('first'));
  expect(labels.filter((label) => !label.startsWith('destinations again'))).toEqual([
    'packs',
    'nationalities',
    'destinations',
    'careers',
    'documents',
    'connections',
    'deck',
    'lane 1',
    'lane 2',
    'lane 3',
    'lane 4',
    'lane 5',
  ]);
  expect((start.entries as ChanceEntry[]).at(-1)!.label).toMatch(/^first player/);
  const again = emigration.start({ seats: 3, seed: seedFromText('order'), options: { packs: 'random' } });
  expect(again.state).toEqual(start.state);
});

test('what is in the box', () => {
  expect(CARDS.slice(0, FIRST_CONNECTION).every(({ kind }) => kind === 'document')).toBe(true);
  expect(NATIONALITIES.length + DESTINATIONS.length + CAREERS.length).toBe(27);
});
