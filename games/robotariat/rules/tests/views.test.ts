import { canonicalJson, type Viewer } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { robotariat, type State } from '../index.ts';
import {
  ann,
  answer,
  answers,
  bea,
  col,
  dov,
  npcTurn,
  type Picture,
  reportAll,
  seen,
  told,
  turnOf,
} from './testing/tables.ts';
import { ABILITY, activate, name, NOTHING, send } from './testing/acts.ts';

// Ledger 5: who sees what. Each row is tried with two tables that differ in one thing only.

/** Who can tell these two tables apart. */
function whoSees(one: State, other: State): Viewer[] {
  const viewers: Viewer[] = [ann, bea, col, dov, 'spectator'];
  return viewers.filter((viewer) => {
    const same = canonicalJson(seen(one, viewer)) === canonicalJson(seen(other, viewer));
    return (
      !same || canonicalJson(robotariat.asksSeen(one, viewer)) !== canonicalJson(robotariat.asksSeen(other, viewer))
    );
  });
}

const ALL: Viewer[] = [ann, bea, col, dov, 'spectator'];

test('[RTA-902] what lies on the table: everybody', () => {
  const plain = turnOf(ann);
  for (const picture of [
    { funds: 1 },
    { office: 1 },
    { reputation: 5 },
    { posters: { P: 1 } },
    { junk: 1 },
    { token: 'S' },
    { jammed: 1 },
  ] as const) {
    expect(whoSees(plain, turnOf(ann, picture))).toEqual(ALL);
  }
});

test('[RTA-902] Upgrades, played cards and the facts that objectives ask about: everybody', () => {
  const plain = turnOf(ann);
  for (const picture of [
    { upgrades: { 1: ['U03'] } },
    { used: { 1: ['S03'] } },
    { peaked: true },
    { junkedBest: 3 },
  ] as const) {
    expect(whoSees(plain, turnOf(ann, picture))).toEqual(ALL);
  }
});

describe('[RTA-902] what each player has done, in numbers: everybody', () => {
  const deeds = (s: State): unknown[] => ALL.map((viewer) => seen(s, viewer).players[ann]!.deeds);
  const none = { contributed: 0, drained: 0, extras: 0, patrols: 0, torn: 0 };
  const sabotage = (card: 'S06' | 'S09' | 'S10', picture: Picture, ...values: unknown[]): State =>
    answers(turnOf(ann, { at: ['S'], topSabotages: [card, 'S01'], ...picture }), ann, activate('S'), card, ...values);

  test.each<[string, () => State, Partial<typeof none>]>([
    ['nothing', () => turnOf(ann), {}],
    [
      'given to the Office',
      () => answers(turnOf(ann, { at: ['R'], funds: 9 }), ann, activate('R'), 4),
      { contributed: 4 },
    ],
    [
      'a level for a poster',
      () => answers(turnOf(ann, { characters: ['wally'], office: 2 }), ann, ABILITY, 'P'),
      { drained: 1 },
    ],
    ['the books cooked', () => sabotage('S10', { office: 3 }, 'decline', 3), { drained: 3 }],
    ['all of them', () => sabotage('S10', { office: 6 }, 'pay'), { drained: 6, extras: 1 }],
    ['posters burnt', () => sabotage('S09', { posters: { P: 3 } }, [['P'], ['P']]), { torn: 2 }],
    [
      'a patrol sent to posters',
      () =>
        answers(
          turnOf(ann, { at: ['M'], round: 2, npcs: { 1: 'Y', 2: 'S' }, posters: { P: 2 } }),
          ann,
          activate('M'),
          send(2, 'P'),
        ),
      { patrols: 1, torn: 2 },
    ],
    [
      'a Civilian sent',
      () => answers(turnOf(ann, { at: ['M'], npcs: { 1: 'Y' } }), ann, activate('M'), send(1, 'U')),
      {},
    ],
    [
      'two patrols lured',
      () => sabotage('S06', { round: 4, npcs: { 1: 'Y', 2: 'R', 3: 'Y', 4: 'M' } }, 'pay', send(2, 'P'), send(4, 'P')),
      { patrols: 2, extras: 1 },
    ],
  ])('%s', (_what, after, expected) => {
    expect(deeds(after())).toEqual(ALL.map(() => ({ ...none, ...expected })));
  });
});

test('[RTA-701] objectives: their owners; those set aside: nobody', () => {
  const one = turnOf(ann, { objectives: ['bursar', 'dealer', 'gambler', 'spy'] });
  const swapped = turnOf(ann, { objectives: ['bursar', 'dealer', 'spy', 'gambler'] });
  expect(whoSees(one, swapped)).toEqual([col, dov]);
  const aside = turnOf(ann, { objectives: ['bursar', 'dealer', 'gambler', 'spy'] });
  aside.aside.reverse();
  expect(whoSees(one, aside)).toEqual([]);
  expect(whoSees(one, turnOf(ann, { objectives: ['bursar', 'dealer', 'gambler', 'scrapper'] }))).toEqual([dov]);
});

describe('decks', () => {
  test('[RTA-017] the order of the Upgrade deck: nobody', () => {
    expect(whoSees(turnOf(ann, { topUpgrades: ['U05'] }), turnOf(ann, { topUpgrades: ['U07'] }))).toEqual([]);
  });

  test('[RTA-805] the top of the Sabotage deck: Electric Eye', () => {
    const eye = (top: 'S05' | 'S07'): State =>
      turnOf(ann, { characters: [undefined, undefined, 'electric-eye'], topSabotages: ['S02', top] });
    expect(whoSees(eye('S05'), eye('S07'))).toEqual([col]);
    const third = (top: 'S05' | 'S07'): State =>
      turnOf(ann, { characters: [undefined, undefined, 'electric-eye'], topSabotages: ['S02', 'S03', top] });
    expect(whoSees(third('S05'), third('S07'))).toEqual([]);
  });

  test('[RTA-321] a drawn pair: the drawer; in the cooperative mode all', () => {
    const drawn = (mode: 'secret' | 'cooperative', top: 'U05' | 'U07'): State =>
      answer(turnOf(bea, { mode, at: ['Y', 'U'], topUpgrades: ['U02', top] }), bea, activate('U'));
    expect(whoSees(drawn('secret', 'U05'), drawn('secret', 'U07'))).toEqual([bea]);
    expect(whoSees(drawn('cooperative', 'U05'), drawn('cooperative', 'U07'))).toEqual(ALL);
  });

  test('[RTA-805] a drawn Upgrade pair is not for Electric Eye either', () => {
    const characters = [undefined, undefined, 'electric-eye'] as const;
    const drawn = (top: 'U05' | 'U07'): State =>
      answer(turnOf(bea, { characters, at: ['Y', 'U'], topUpgrades: ['U02', top] }), bea, activate('U'));
    expect(whoSees(drawn('U05'), drawn('U07'))).toEqual([bea]);
  });

  test.each([
    ['secret', [bea]],
    ['cooperative', ALL],
  ] as const)('[RTA-321] who is told the cards of a draw, %s', (mode, expected) => {
    const s = turnOf(bea, { mode, at: ['Y', 'U'], topUpgrades: ['U02', 'U05'] });
    expect(ALL.filter((viewer) => JSON.stringify(told(s, bea, activate('U'), viewer)).includes('U05'))).toEqual(
      expected,
    );
  });

  test('[RTA-313] the card put back stays the drawer’s knowledge', () => {
    const put = (mode: 'secret' | 'cooperative', top: 'U05' | 'U07'): State => {
      const s = answers(turnOf(bea, { mode, at: ['Y', 'U'], topUpgrades: ['U02', top] }), bea, activate('U'), 'U02');
      s.upgradeDeck.sort((a, b) => a - b);
      return s;
    };
    expect(whoSees(put('secret', 'U05'), put('secret', 'U07'))).toEqual([bea]);
    expect(whoSees(put('cooperative', 'U05'), put('cooperative', 'U07'))).toEqual(ALL);
  });

  test('[RTA-902] how many are left: everybody, also while a pair is out', () => {
    const s = answer(turnOf(bea, { at: ['Y', 'U'] }), bea, activate('U'));
    expect(seen(s, ann).decks).toEqual({ upgrade: 8, sabotage: 10 });
    expect(seen(answer(s, bea, 'U01'), ann).decks).toEqual({ upgrade: 9, sabotage: 10 });
    const pair = answer(turnOf(bea, { at: ['Y', 'S'] }), bea, activate('S'));
    expect(seen(pair, ann).decks).toEqual({ upgrade: 10, sabotage: 8 });
  });
});

describe('the Spy’s report', () => {
  const frozen = npcTurn(ann, 'x', 'yellow', {
    npcs: { 1: 'U' },
    posters: { R: 1 },
    funds: 59,
    objectives: ['spy', 'bursar', 'dealer', 'saboteur'],
  });

  test('[RTA-761] sealed: its owner; that it is written: everybody', () => {
    expect(whoSees(answer(frozen, ann, NOTHING), answer(frozen, ann, name(1, 'bursar', 2, 'dealer')))).toEqual([ann]);
    expect(whoSees(answer(frozen, ann, NOTHING), frozen)).toEqual(ALL);
  });

  test('[RTA-610] after the reveal: everybody', () => {
    expect(whoSees(reportAll(frozen), reportAll(frozen, { 0: name(1, 'bursar', 2, 'dealer') }))).toEqual(ALL);
  });
});

test('[RTA-711] only the owner is shown the progress', () => {
  const s = turnOf(ann, { objectives: ['bursar', 'saboteur', 'dealer', 'scrapper'], office: 5 });
  expect(seen(s, ann).mine!.conditions[0]).toEqual({ what: 'office', have: 5, need: 7, met: false });
  expect(seen(s, bea).mine).toEqual({
    objective: 'saboteur',
    conditions: [{ what: 'reputation', have: 6, need: 1, met: false }],
  });
  expect(seen(s, 'spectator').mine).toBeNull();
});

test('[RTA-905] neither the seed nor the generator is in any view', () => {
  const s = turnOf(ann);
  s.chance = { kind: 'strong', seed: 'ab'.repeat(32) };
  for (const viewer of [ann, bea, 'spectator'] as const) {
    const text = JSON.stringify(seen(s, viewer));
    expect(text).not.toContain('abab');
    expect(text).not.toContain('words');
  }
});

test('[RTA-610] whoever looks at it again with all cards open sees every objective at any moment', () => {
  const s = turnOf(ann);
  const open = robotariat.openView!(s);
  const closed = seen(s, 'spectator');
  expect(open.players.map(({ objective }) => objective)).toEqual(
    [ann, bea, col, dov].map((seat) => seen(s, seat).players[seat]!.objective),
  );
  expect(open.outcome).toBeNull();
  const { players, putBack, top, drawn, aside, report } = closed;
  expect({ ...open, players, putBack, top, drawn, aside, report }).toEqual(closed);
  const drawing = answer(turnOf(bea, { at: ['Y', 'U'], topUpgrades: ['U02', 'U05'] }), bea, activate('U'));
  expect(robotariat.openView!(drawing).drawn).toEqual(['U02', 'U05']);
  // in the cooperative mode nobody has an objective, and none is set aside
  expect(robotariat.openView!(turnOf(ann, { mode: 'cooperative' })).aside).toBeNull();
});
