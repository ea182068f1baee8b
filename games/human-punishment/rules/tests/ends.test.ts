import { describe, expect, test } from 'vitest';
import { colourOf } from '../content/chips.ts';
import { OUTLAWS } from '../content/endings.ts';
import { EVENTS } from '../content/events.ts';
import { OBJECTIVE_IDS, OBJECTIVES } from '../content/objectives.ts';
import { FALLEN, HUMAN, LEGION, MACHINE } from '../content/loyalty.ts';
import { byColumns, victorOf } from '../ends.ts';
import { NONE, type State, TIERS } from '../state.ts';
import { effectsFrame, run } from './testing/moments.ts';
import { ann, answer, bea, ended, game, seen, told, turnOf } from './testing/tables.ts';

function quiet(picture: Parameters<typeof turnOf>[1] = {}): State {
  const s = turnOf(ann, { at: ['3', '3', '3', '3'], factions: [HUMAN, MACHINE, HUMAN, LEGION], ...picture });
  s.general = NONE;
  return s;
}

function failing(s: State, id: string): State {
  const event = EVENTS.find((one) => one.id === id)!;
  return run(s, effectsFrame(event.type === 'check' ? event.failure : [], ann, true));
}

function holding(s: State, ...objectives: string[]): State {
  for (const [seat, id] of objectives.entries()) s.objectives[seat * 2] = OBJECTIVES.findIndex((one) => one.id === id);
  s.objectives = s.objectives.map((one, at) => (at % 2 === 1 ? NONE : one));
  return s;
}

function fill(s: State, ...columns: string[]): State {
  const chips = Array.from({ length: 40 }, (_, chip) => chip);
  for (const [column, letters] of columns.entries())
    for (const [tier, letter] of [...letters].entries()) {
      const at = chips.findIndex((chip) => colourOf(chip) === 'brp'.indexOf(letter));
      s.network[column * TIERS + tier] = chips.splice(at, 1)[0]!;
    }
  return s;
}

describe('[HPB-901] immediate ends, at the very change', () => {
  test('[HPB-426] Resource 0: the Machines', () => {
    const s = quiet();
    s.resource = 1;
    expect(ended(failing(s, 'E-I-02')).reason).toBe('machine-resource');
  });

  test('[HPB-423] Morale −10: the Outlaws', () => {
    const s = quiet();
    s.morale = -8;
    expect(ended(failing(s, 'E-I-08')).reason).toBe('outlaws-morale');
  });

  test('[HPB-427] Security 0: Legion if there is any', () => {
    const s = quiet();
    s.security = 1;
    expect(ended(failing(s, 'E-III-04')).reason).toBe('legion-security');
  });

  test('[HPB-900] [HPB-914] later parts of the effect are not carried out', () => {
    const s = quiet();
    s.resource = 1;
    // Ambushed Convoy: Resource −1; then a raid
    const over = failing(s, 'E-I-02');
    expect([over.stack, over.threat, over.enemyAt.every((kind) => kind === NONE)]).toEqual([[], 0, true]);
  });
});

test('[HPB-903] [HPB-904] [HPB-905] columns by strict majority, then chips among the tied, then the Outlaws', () => {
  expect(byColumns(fill(quiet(), 'bbr', 'rrb', 'pbr'))).toBe(OUTLAWS); // 1–1–0, 4 blue 4 red
  expect(byColumns(fill(quiet(), 'bbr', 'rrb', 'pbb'))).toBe(HUMAN);
  expect(byColumns(fill(quiet(), 'ppb', 'ppr', 'bbr'))).toBe(FALLEN);
  expect(byColumns(fill(quiet(), 'bbrr', 'rpb', 'rbp'))).toBe(OUTLAWS); // no column, 4 : 4 : 2
});

test('[HPB-906] a faction that nobody belongs to still wins: then no player does', () => {
  const s = quiet({ factions: [HUMAN, HUMAN, HUMAN, LEGION] });
  s.resource = 1;
  const outcome = ended(failing(s, 'E-I-02'));
  expect([outcome.reason, outcome.winners]).toEqual(['machine-resource', []]);
});

test('[HPB-907] [HPB-908] two purple in the Junkyard and two in the Network are enough for the Fallen; boards do not count', () => {
  const s = quiet({ factions: [FALLEN, HUMAN, HUMAN, MACHINE] });
  const purple = Array.from({ length: 40 }, (_, chip) => chip).filter((chip) => colourOf(chip) === 2);
  s.junk = purple.slice(0, 2);
  expect(victorOf(s, 'morale')).toBe(OUTLAWS);
  s.network[0] = purple[2]!;
  s.network[5] = purple[3]!;
  expect(victorOf(s, 'morale')).toBe(FALLEN);
  s.network[5] = NONE;
  s.chips[0] = purple[3]!;
  s.removed = [purple[4]!];
  expect(victorOf(s, 'morale')).toBe(OUTLAWS);
});

test('[HPB-909] too few chips left for Tier 3: the Outlaws', () => {
  const s = quiet({ at: ['1', '3', '3', '3'] });
  const last = s.sectors[0]!.pop()!;
  s.removed = s.sectors.flat();
  s.sectors = [[last], [], []];
  fill(s, 'bb', 'bb', 'bb');
  const over = answer(s, ann, { act: 'sector', piece: ann, sector: 1 });
  expect(ended(over).reason).toBe('outlaws-chips');
});

test('[HPB-909] it is tested when a chip is placed, too: one put on Tier 4 is missing in Tier 3', () => {
  const s = quiet({ at: ['6', '3', '3', '3'], factions: [HUMAN, MACHINE, HUMAN, LEGION] });
  fill(s, 'bbb', 'bb', 'bb');
  const rest = s.sectors.flat().filter((chip) => !s.network.includes(chip));
  [s.chips[0], s.chips[2]] = [rest.pop()!, rest.pop()!];
  Object.assign(s, { phase: 2, sectors: [[], [], []], removed: rest, entered: 1 << ann });
  const put = (column: string): State =>
    answer(answer(s, ann, { act: 'deliver', piece: ann }), ann, { act: 'put', chip: 0, column, up: false });
  expect(put('beta').outcome).toBeNull(); // one chip is left for the one slot
  expect(ended(put('alpha')).reason).toBe('outlaws-chips');
});

test('[HPB-910] [HPB-911] [HPB-912] [HPB-913] winners: everybody of the faction now whose Objectives are met', () => {
  const s = holding(quiet({ factions: [HUMAN, MACHINE, MACHINE, LEGION] }), 'O-12', 'O-12', 'O-08', 'O-12');
  s.dealt = [HUMAN, HUMAN, MACHINE, LEGION];
  s.resource = 1;
  const over = failing(s, 'E-I-02');
  expect(ended(over).winners).toEqual([2]);
  expect(seen(over, 'spectator').players.map(({ faction }) => faction)).toEqual([
    'human',
    'machine',
    'machine',
    'legion',
  ]);
});

test('[HPB-860] Jayden needs both', () => {
  const s = holding(
    quiet({ characters: ['jayden'], factions: [MACHINE, HUMAN, HUMAN, LEGION] }),
    'O-08',
    'O-12',
    'O-12',
    'O-12',
  );
  s.objectives[1] = OBJECTIVES.findIndex(({ id }) => id === 'O-12');
  s.resource = 1;
  expect(ended(failing(s, 'E-I-02')).winners).toEqual([]);
});

test('[HPB-951] [HPB-952] [HPB-953] [HPB-954] in a campaign factions and Objectives stay secret at the end', () => {
  const s = quiet({ options: { campaign: true } });
  s.resource = 1;
  const over = failing(s, 'E-I-02');
  expect(ended(over).roles).toEqual([]);
  expect(seen(over, 'spectator').players.map(({ faction }) => faction)).toEqual([null, null, null, null]);
  const event = told(quietAt(), ann, 'no').find(({ type }) => type === 'over') as {
    factions: string[];
    winners: number[];
  };
  expect([event.factions, event.winners]).toEqual([[], []]);
});

function quietAt(): State {
  const s = quiet({ options: { campaign: true } });
  s.resource = 1;
  const event = EVENTS.find((one) => one.id === 'E-I-02')!;
  s.stack.push(effectsFrame(event.type === 'check' ? event.failure : [], ann, true), { stage: 'nova', by: ann });
  return s;
}

test('[HPB-027] [HPB-765] what somebody held in the end: character, faction now, and every Objective', () => {
  const s = turnOf(ann, { characters: ['jayden', 'nova'], factions: [LEGION, FALLEN, HUMAN, MACHINE] });
  const name = (id: string): string => OBJECTIVES.find((one) => one.id === id)!.name;
  s.objectives.splice(
    0,
    4,
    OBJECTIVE_IDS.indexOf('O-08'),
    OBJECTIVE_IDS.indexOf('O-12'),
    OBJECTIVE_IDS.indexOf('O-01'),
    NONE,
  );
  expect(game.holdings!(s, ann)).toEqual({
    character: ['Jayden'],
    faction: ['Legion'],
    objective: [name('O-08'), name('O-12')],
  });
  expect(game.holdings!(s, bea)).toEqual({ character: ['Nova'], faction: ['Fallen'], objective: [name('O-01')] });
});
