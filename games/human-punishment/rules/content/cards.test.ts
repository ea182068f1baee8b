import { describe, expect, test } from 'vitest';
import { ALL_ROUNDERS } from './all-rounders.ts';
import { BOXES, type Box, MUTE_COLLAR, RIFLE, RIFLE_HQ, SUPPLY_STACK, TRAPS } from './boxes.ts';
import { CHARACTERS } from './characters.ts';
import { codeOf } from './code.ts';
import type { Effects } from './effects.ts';
import { FACE_IDS, FACES, GREEN, GREY, INTERFERENCE, RED, STARS, worth } from './faces.ts';
import { DECKS, GENERAL, GENERAL_SPECIALS, STAR_CARDS, starCard } from './influence.ts';
import { INTERROGATIONS } from './interrogation.ts';
import { OBJECTIVES } from './objectives.ts';
import { CHARGES, DISPLAYED_PROGRAMS, PROGRAMS, RANDOM_PROGRAM_COST } from './programs.ts';
import { RECON } from './recon.ts';
import { code, CONTENT, tableUnder, tablesUnder, weakest, windowsIn } from './testing/ledger.ts';
import { WOUNDS } from './wounds.ts';

/** A card without what it says, and with what it does in the ledger's notation. */
function coded<Card extends { readonly text: string; readonly effects: Effects }>(card: Card) {
  const { effects, ...rest } = card;
  return { ...rest, text: undefined, code: codeOf(effects) };
}

describe('the Influence cards are those of the ledger', () => {
  const fives = (counts: readonly number[], from: number) => counts.slice(from, from + 5);

  test('[HPB-300] the general deck', () => {
    const [blue, red, grey, green, special] = tableUnder(CONTENT, '### 1.1 General', 0);
    expect(fives(GENERAL, 0)).toEqual(blue!.slice(1, 6).map(Number));
    expect(fives(GENERAL, RED)).toEqual(red!.slice(1, 6).map(Number));
    expect([GENERAL[GREY], GENERAL[GREEN]]).toEqual([Number(grey![6]), Number(green![6])]);
    expect(GENERAL.slice(INTERFERENCE, STARS)).toEqual(Array.from({ length: Number(special![6]) }, () => 1));
    expect(GENERAL.slice(STARS).every((count) => count === 0)).toBe(true);
  });

  test('[HPB-304] the special cards of the general deck', () => {
    expect(
      GENERAL_SPECIALS.map(({ id, name, effects, provenance }, index) => ({
        id,
        name,
        copies: GENERAL[INTERFERENCE + index],
        code: codeOf(effects),
        provenance,
      })),
    ).toEqual(
      tableUnder(CONTENT, '### 1.1 General', 1).map(([id, name, copies, , effects, status]) => ({
        id,
        name,
        copies: Number(copies),
        code: code(effects!),
        provenance: weakest(status!),
      })),
    );
    expect(GENERAL_SPECIALS.map(({ id }) => id)).toEqual(FACE_IDS.slice(INTERFERENCE, STARS));
  });

  test('[HPB-300] the personal decks', () => {
    const rows = tableUnder(CONTENT, '### 1.2 Personal');
    expect(rows).toHaveLength(DECKS.length);
    for (const [character, deck] of DECKS.entries()) {
      const [name, blue, , red, , grey, green, , total] = rows[character]!;
      expect(name).toBe(CHARACTERS[character]!.name);
      expect(fives(deck, 0).join('/')).toBe(blue);
      expect(fives(deck, RED).join('/')).toBe(red);
      expect([deck[GREY], deck[GREEN]]).toEqual([Number(grey), Number(green)]);
      expect(deck).toHaveLength(FACES);
      expect(deck.reduce((sum, count) => sum + count)).toBe(Number(total));
      // the two special cards are its own
      expect(deck.flatMap((count, face) => (face >= INTERFERENCE && count > 0 ? [face] : []))).toEqual([
        STARS + 2 * character,
        STARS + 2 * character + 1,
      ]);
    }
  });

  test('blue and red cards of the general deck are worth 3 on average', () => {
    for (const from of [0, RED]) {
      const faces = fives(GENERAL, from);
      const sum = faces.reduce((total, count, index) => total + count * worth(from + index), 0);
      expect(sum / faces.reduce((total, count) => total + count)).toBe(3);
    }
  });

  test('[HPB-305] the special cards of the characters', () => {
    const timings = {
      'own turn': 'own',
      'any time': 'any',
      'with your attack': 'attack',
      'as a contribution': 'check',
    };
    const timing = (cell: string) => Object.entries(timings).find(([begin]) => cell.startsWith(begin))![1];
    expect(
      STAR_CARDS.map(({ id, character, name, timing, windows, effects, provenance }) => ({
        id,
        character: CHARACTERS[character]!.name,
        name,
        timing,
        windows,
        code: codeOf(effects),
        provenance,
      })),
    ).toEqual(
      tableUnder(CONTENT, '### 1.3 The 12 unique').map(([id, character, name, when, , effects]) => ({
        id,
        character,
        name,
        timing: timing(when!),
        windows: windowsIn(when!),
        code: code(effects!),
        provenance: 'reconstructed',
      })),
    );
    expect(STAR_CARDS.map(({ id }) => id)).toEqual(FACE_IDS.slice(STARS));
    expect(starCard(STARS)).toBe(STAR_CARDS[0]);
    expect(starCard(INTERFERENCE)).toBeUndefined();
  });
});

test('[HPB-861] the All-Rounder cards are those of the ledger', () => {
  expect(ALL_ROUNDERS.map(({ id, name, effects }) => [id, name, codeOf(effects)])).toEqual(
    tableUnder(CONTENT, "## 2. Jayden's").map(([id, name, , effects]) => [id, name, code(effects!)]),
  );
});

describe('the Programs are those of the ledger', () => {
  const rows = tableUnder(CONTENT, '## 3. Programs');

  test('[HPB-309] [HPB-310] names, copies, prices, moments and effects', () => {
    const kinds: Readonly<Record<string, string>> = {
      'one-shot': 'oneShot',
      [`${CHARGES} charges`]: 'charged',
      permanent: 'permanent',
    };
    expect(PROGRAMS.map(coded)).toEqual(
      rows.map(([id, name, copies, cost, timing, kind, windows, , effects]) => ({
        id,
        name,
        copies: Number(copies),
        cost: Number(cost),
        timing: timing === 'own turn' ? 'own' : 'any',
        kind: kinds[kind!],
        windows: windowsIn(windows!),
        ownPhaseOnly: windows!.includes('own Action Phase only'),
        code: code(effects!),
        provenance: 'reconstructed',
      })),
    );
  });

  test('an "any time" card names its windows, an "own turn" card none', () => {
    for (const { timing, windows } of [...PROGRAMS, ...STAR_CARDS, ...RECON]) {
      expect(windows.length > 0).toBe(timing === 'any');
    }
  });

  test('[HPB-433] no Program raises Resource', () => {
    for (const { effects } of PROGRAMS) expect(codeOf(effects)).not.toContain('resource,+');
  });

  test('[HPB-007] [HPB-431] three are displayed; one unseen costs 3', () => {
    expect([DISPLAYED_PROGRAMS, RANDOM_PROGRAM_COST]).toEqual([3, 3]);
  });
});

test('[HPB-910] the Objectives are those of the ledger, and name the numbers that are tested', () => {
  const rows = tableUnder(CONTENT, '## 5. Objectives');
  expect(OBJECTIVES.map(({ id, name, when }) => [id, name, when])).toEqual(rows.map((row) => row.slice(0, 3)));
  for (const [index, { text }] of OBJECTIVES.entries()) {
    const least = /\w+ >= (\d)/.exec(rows[index]![4]!)?.[1];
    if (least !== undefined && least !== '1') expect(text.toLowerCase()).toContain(`at least ${least}`);
  }
});

test('[HPB-341] the Recon cards are those of the ledger', () => {
  expect(RECON.map(coded)).toEqual(
    tableUnder(CONTENT, '## 7. Recon').map(([id, copies, name, when, , effects]) => ({
      id,
      copies: Number(copies),
      name,
      timing: when!.startsWith('own turn') ? 'own' : 'any',
      windows: windowsIn(when!),
      code: code(effects!),
      provenance: 'reconstructed',
    })),
  );
});

test('[HPB-570] the Wounds are those of the ledger', () => {
  expect(WOUNDS.map(coded)).toEqual(
    tableUnder(CONTENT, '## 8. Wounds').map(([id, copies, name, kind, , effects]) => ({
      id,
      copies: Number(copies),
      name,
      kind,
      code: code(effects!),
      provenance: 'reconstructed',
    })),
  );
});

describe('the Interrogation cards are those of the ledger', () => {
  const [cards, tasks] = tablesUnder(CONTENT, '## 9. Interrogation');

  test('[HPB-703] one task for each faction', () => {
    expect(INTERROGATIONS.map(({ id, name, tasks }) => [id, name, ...tasks.map(codeOf)])).toEqual(
      cards!.map(([id, name, ...codes]) => [id, name, ...codes.map(code)]),
    );
    const used = new Set(INTERROGATIONS.flatMap(({ tasks }) => tasks.map(codeOf)));
    expect(used).toEqual(new Set(tasks!.map(([task]) => code(task!))));
  });

  test('[HPB-704] no task proves a faction', () => {
    const factions = new Map<string, Set<number>>();
    for (const { tasks } of INTERROGATIONS) {
      for (const [faction, effects] of tasks.entries()) {
        const task = codeOf(effects);
        factions.set(task, (factions.get(task) ?? new Set()).add(faction));
      }
    }
    expect([...factions].filter(([, of]) => of.size < 2)).toEqual([]);
  });
});

describe('the Supply Boxes are those of the ledger', () => {
  const rows = tableUnder(CONTENT, '## 10. Supply Boxes');
  const shown = ({ name, effects }: Box) => ({ name, code: codeOf(effects) });

  test('[HPB-334] items and Traps, with what they do', () => {
    const items = BOXES.filter((_, box) => box !== RIFLE_HQ);
    expect(items.map(shown)).toEqual(
      rows.map(([, name, , , effects]) => ({ name: name!.replace('Trap: ', ''), code: code(effects!) })),
    );
    expect(shown(BOXES[RIFLE_HQ]!)).toEqual(shown(BOXES[RIFLE]!));
    expect(items.map(({ trap }) => trap)).toEqual(rows.map(([id]) => id!.startsWith('T-')));
    expect(BOXES.slice(TRAPS).map(({ id }) => id)).toEqual(rows.slice(-4).map(([id]) => id));
    expect(BOXES.map(({ provenance }) => provenance === 'stated')).toEqual(BOXES.map(({ trap }) => !trap));
    expect(BOXES[MUTE_COLLAR]!.name).toBe('Mute Collar');
  });

  test('[HPB-008] how many there are, and how many of them at HQ', () => {
    for (const [, name, copies] of rows) {
      const same = BOXES.filter((box) => box.name === name!.replace('Trap: ', ''));
      const all = Number.parseInt(copies!, 10);
      const atHq = copies!.includes('both marked') ? 2 : Number(/\((\d) marked/.exec(copies!)?.[1] ?? 0);
      expect(same.reduce((sum, box) => sum + box.copies, 0)).toBe(all);
      expect(same.reduce((sum, box) => sum + (box.hq ? box.copies : 0), 0)).toBe(atHq);
    }
    expect(SUPPLY_STACK).toHaveLength(5);
  });

  test('[HPB-450] prices at HQ', () => {
    const printed = CONTENT.find((line) => line.includes('HQ prices reconstructed'))!;
    for (const { name, hq, price } of BOXES) {
      expect(price !== null).toBe(hq);
      if (hq) expect(printed).toContain(`${name} ${price}`);
    }
  });
});
