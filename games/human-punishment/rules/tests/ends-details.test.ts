import { describe, expect, test } from 'vitest';
import { colourOf } from '../content/chips.ts';
import { type Cause, OUTLAWS } from '../content/endings.ts';
import { FALLEN, HUMAN, LEGION, MACHINE } from '../content/loyalty.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { byColumns, endsBy, endsWithoutChips, endWith, victorOf } from '../ends.ts';
import type { K, Told } from '../events.ts';
import { NONE, type State, TIERS } from '../state.ts';
import { ann, turnOf } from './testing/tables.ts';

// How it ends, with the change itself left out: the bars and chips lie as they do at that moment.

function table(set: (s: State) => void = () => {}): State {
  return turnOf(ann, { at: ['3', '3', '3', '3'], factions: [HUMAN, MACHINE, HUMAN, LEGION], set });
}

/** What is told and how it ends; a shuffle turns things round, so that everybody can see it. */
function ending(s: State, how: (s: State, k: K) => void): { told: Told[]; shuffled: unknown[]; ends: number } {
  const seen = { told: [] as Told[], shuffled: [] as unknown[], ends: 0 };
  how(s, {
    tell: (event: Told) => seen.told.push(event),
    shuffle: (items: unknown[], what: string, at: number) => {
      items.reverse();
      seen.shuffled.push([what, at]);
    },
    finish: (outcome: State['outcome']) => {
      s.outcome = outcome;
      seen.ends += 1;
    },
  } as unknown as K);
  return seen;
}

function endedBy(cause: Cause, set: (s: State) => void): State {
  const s = table(set);
  ending(s, (now, k) => endWith(now, k, cause));
  return s;
}

const chipsOf = (letters: string, from = Array.from({ length: 40 }, (_, chip) => chip)): number[] =>
  [...letters].map((letter) => {
    const at = from.findIndex((chip) => colourOf(chip) === 'brp'.indexOf(letter));
    return letter === '.' ? NONE : from.splice(at, 1)[0]!;
  });

/** By column, Tier 1 first; a dot is an empty slot. */
function network(s: State, ...columns: string[]): State {
  s.network = chipsOf(columns.map((letters) => letters.padEnd(TIERS, '.')).join(''));
  return s;
}

describe('[HPB-904] [HPB-905] check 1', () => {
  const columns = (twoColumns: boolean, ...letters: string[]): number =>
    byColumns(
      network(
        table((s) => (s.twoColumns = twoColumns)),
        ...letters,
      ),
    );

  test('one column is enough if nobody has more; with twoColumns all chips decide then', () => {
    expect(columns(false, 'bbr', 'rp', 'rp')).toBe(HUMAN);
    expect(columns(true, 'bbr', 'rp', 'rp')).toBe(MACHINE); // 2 blue, 3 red, 2 purple
    expect(columns(true, 'bbp', 'rp', 'br')).toBe(HUMAN);
  });

  test('two columns win with the option too, whoever has more chips', () => {
    for (const option of [false, true]) {
      expect(columns(option, 'bbr', 'bbr', 'rrr')).toBe(HUMAN);
      expect(columns(option, 'pp', 'pp', 'pp')).toBe(FALLEN);
      expect(columns(option, 'bbrrr', 'rrb', 'bbb')).toBe(MACHINE);
    }
  });

  test('1–1–0: the third colour does not count, be it the most frequent one; with twoColumns it does', () => {
    expect(columns(false, 'bbp', 'rrp', 'ppbb')).toBe(HUMAN); // 4 blue, 2 red, 4 purple
    expect(columns(true, 'bbp', 'rrp', 'ppbb')).toBe(OUTLAWS);
    expect(columns(true, 'bbp', 'rrpp', 'bp')).toBe(FALLEN); // 1–0–0
  });

  test('1–1–1 and 0–0–0 go by chips, and a tie of those to the Outlaws', () => {
    expect(columns(false, 'bbb', 'rr', 'pp')).toBe(HUMAN);
    expect(columns(false, 'bb', 'rr', 'pp')).toBe(OUTLAWS);
    expect(columns(false, 'br', 'rp', '')).toBe(MACHINE);
    expect(columns(false, '', '', '')).toBe(OUTLAWS);
  });
});

test('[HPB-901] Security 0 and Threat 4 go to Legion, and to the Outlaws without any', () => {
  const s = table();
  expect(
    (['network', 'resource', 'deus', 'security', 'threat', 'morale', 'chips'] as const).map((one) => victorOf(s, one)),
  ).toEqual([OUTLAWS, MACHINE, MACHINE, LEGION, LEGION, OUTLAWS, OUTLAWS]);
  s.faction[3] = HUMAN;
  expect([victorOf(s, 'security'), victorOf(s, 'threat')]).toEqual([OUTLAWS, OUTLAWS]);
});

test('[HPB-901] a bar ends the game at its end and not before', () => {
  const cause = (bars: Partial<State>): string | undefined => {
    const s = table((one) => Object.assign(one, { resource: 5, morale: 0, security: 3, threat: 1 }, bars));
    ending(s, endsBy);
    return s.outcome?.reason;
  };
  expect(cause({})).toBeUndefined();
  expect([cause({ resource: 0 }), cause({ resource: 1 })]).toEqual(['machine-resource', undefined]);
  expect([cause({ morale: -10 }), cause({ morale: 10 }), cause({ morale: -9 })]).toEqual([
    'outlaws-morale',
    undefined,
    undefined,
  ]);
  expect([cause({ security: 0 }), cause({ security: 1 })]).toEqual(['legion-security', undefined]);
  expect([cause({ threat: 4 }), cause({ threat: 3 })]).toEqual(['legion-threat', undefined]);
});

test('[HPB-907] three purple in the Junkyard, or two and two in the Network, and a Fallen player now', () => {
  const victor = (junk: string, inNetwork: string, faction = FALLEN): number => {
    const s = network(
      table((one) => (one.faction[0] = faction)),
      inNetwork,
    );
    s.junk = chipsOf(
      junk,
      Array.from({ length: 40 }, (_, chip) => 39 - chip),
    );
    return victorOf(s, 'morale');
  };
  expect(victor('ppp', '')).toBe(FALLEN);
  expect(victor('p.pbp', '')).toBe(FALLEN);
  expect(victor('ppp', '', HUMAN)).toBe(OUTLAWS);
  expect(victor('pp', 'pp')).toBe(FALLEN);
  expect(victor('pp', 'p')).toBe(OUTLAWS);
  expect(victor('pp', 'ppp')).toBe(FALLEN);
  expect(victor('p', 'ppp')).toBe(OUTLAWS);
  expect(victor('bbr', 'bbr')).toBe(OUTLAWS);
});

test('[HPB-909] chips on boards against empty slots of Tiers 1 to 3', () => {
  const reason = (carried: number, ...columns: string[]): string | undefined => {
    const s = network(table(), ...columns);
    s.sectors = [[], [], []];
    s.chips = s.chips.map((_, at) => (at < carried ? 39 - at : NONE));
    ending(s, endsWithoutChips);
    return s.outcome?.reason;
  };
  expect(reason(2, 'bbb', 'bbb', 'r')).toBeUndefined();
  expect(reason(1, 'bbb', 'bbb', 'r')).toBe('outlaws-chips');
  expect(reason(0, 'bbb', 'bbb', 'rbbbb')).toBeUndefined();
  expect(reason(1, '.bb', 'bb.', 'rbb')).toBe('outlaws-chips');
  expect(reason(2, '.bb', 'bb.', 'rbb')).toBeUndefined();
  const s = network(table(), '');
  s.sectors = [[], [], [1]];
  expect(ending(s, endsWithoutChips).ends).toBe(0);
});

test('[HPB-900] what comes after the end changes nothing', () => {
  const s = endedBy('resource', () => {});
  const before = JSON.stringify([s.outcome, s.ended, s.victor]);
  expect(ending(s, (now, k) => endWith(now, k, 'threat'))).toEqual({ told: [], shuffled: [], ends: 0 });
  expect(JSON.stringify([s.outcome, s.ended, s.victor])).toBe(before);
});

describe('[HPB-910] [HPB-911] what everybody is told at the end', () => {
  const objective = (id: string): number => OBJECTIVES.findIndex((one) => one.id === id);
  /** Cem has no Objective and Dan two: none of those is missed. */
  const dealt = (s: State): void => {
    s.objectives = [objective('O-08'), NONE, objective('O-12'), NONE, NONE, NONE, objective('O-08'), objective('O-12')];
  };

  test('cause, victor, winners, and all that was hidden', () => {
    const s = table(dealt);
    const { told, shuffled } = ending(s, (now, k) => endWith(now, k, 'threat'));
    expect(told).toEqual([
      {
        type: 'over',
        cause: 'threat',
        victor: 'legion',
        winners: [],
        factions: ['human', 'machine', 'human', 'legion'],
        objectives: ['O-08', '', 'O-12', '', '', '', 'O-08', 'O-12'],
      },
    ]);
    expect(shuffled).toEqual([]);
    expect(s.outcome).toEqual({
      winners: [],
      reason: 'legion-threat',
      rules: ['HPB-910', 'HPB-527'],
      roles: ['human', 'machine', 'human', 'legion'],
    });
    expect([s.ended, s.victor]).toEqual([5, LEGION]);
  });

  test('the rule of each end is named, and that of the Fallen besides where it decides', () => {
    const rules = (cause: Cause, set: (s: State) => void = () => {}): readonly string[] =>
      endedBy(cause, set).outcome!.rules;
    expect(rules('network')).toEqual(['HPB-910', 'HPB-902']);
    expect(rules('resource')).toEqual(['HPB-910', 'HPB-426']);
    expect(rules('morale')).toEqual(['HPB-910', 'HPB-423']);
    expect(rules('security')).toEqual(['HPB-910', 'HPB-427']);
    expect(rules('deus')).toEqual(['HPB-910', 'HPB-805']);
    expect(rules('chips')).toEqual(['HPB-910', 'HPB-909']);
    const fallen = (s: State): void => {
      s.faction[0] = FALLEN;
      s.junk = chipsOf('ppp');
    };
    expect(rules('chips', fallen)).toEqual(['HPB-910', 'HPB-909', 'HPB-907']);
    // purple wins its columns: no override
    expect(rules('network', (s) => network(s, 'pp', 'pp', 'pp'))).toEqual(['HPB-910', 'HPB-902']);
  });

  test('[HPB-906] the Outlaws and a faction without players have no winners', () => {
    const winners = (cause: Cause): readonly number[] =>
      endedBy(cause, (s) => (s.objectives = s.objectives.map(() => NONE))).outcome!.winners;
    expect([winners('morale'), winners('resource'), winners('security')]).toEqual([[], [1], [3]]);
  });

  test('[HPB-952] [HPB-954] in a campaign the victor alone', () => {
    const s = table((one) => {
      dealt(one);
      one.campaign = true;
    });
    const { told } = ending(s, (now, k) => endWith(now, k, 'resource'));
    expect(told).toEqual([
      { type: 'over', cause: 'resource', victor: 'machine', winners: [], factions: [], objectives: [] },
    ]);
    expect(s.outcome).toEqual({ winners: [], reason: 'machine-resource', rules: ['HPB-910', 'HPB-426'], roles: [] });
  });
});

describe('[HPB-951] before the end of a campaign chips are shuffled', () => {
  const played = (cause: Cause): { s: State; before: State; shuffled: unknown[] } => {
    const lay = (s: State): void => {
      s.campaign = true;
      s.draws = 7;
      network(s, 'brpb.', 'rr.b.', 'pb..r');
      s.junk = [30, NONE, 31, 32];
      s.origins = s.origins.map((_, chip) => 1 << (chip % 3));
    };
    const s = table(lay);
    const before = table(lay);
    const { shuffled } = ending(s, (now, k) => endWith(now, k, cause));
    return { s, before, shuffled };
  };

  test('those of the Junkyard, whatever the end; an empty spot stays empty', () => {
    const { s, before, shuffled } = played('morale');
    expect(s.junk).toEqual([32, NONE, 31, 30]);
    expect([30, 31, 32].map((chip) => s.origins[chip])).toEqual([7, 7, 7]);
    expect(s.network).toEqual(before.network);
    expect(shuffled).toEqual([['Junkyard', 7]]);
  });

  test('those of each Tier by itself, among its occupied slots, when Tier 3 is full', () => {
    const { s, before, shuffled } = played('network');
    const [a, b, c] = [0, TIERS, 2 * TIERS] as const;
    const tier = (from: State, at: number): number[] => [
      from.network[a + at]!,
      from.network[b + at]!,
      from.network[c + at]!,
    ];
    const was = (at: number): number[] => tier(before, at);
    expect(tier(s, 0)).toEqual(was(0).toReversed());
    expect(tier(s, 1)).toEqual(was(1).toReversed());
    expect(tier(s, 2)).toEqual(was(2)); // one chip
    expect(tier(s, 3)).toEqual([was(3)[1], was(3)[0], NONE]);
    expect(tier(s, 4)).toEqual(was(4));
    const origins = (chips: readonly number[]): number => chips.reduce((all, chip) => all | before.origins[chip]!, 0);
    for (const chip of was(0)) expect(s.origins[chip]).toBe(origins(was(0)));
    expect(shuffled).toEqual([
      ['Junkyard', 7],
      ['Tier', 8],
      ['Tier', 9],
      ['Tier', 10],
      ['Tier', 11],
      ['Tier', 12],
    ]);
  });
});
