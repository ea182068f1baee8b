import { expect, test } from 'vitest';
import { ALL_ROUNDERS } from '../../content/all-rounders.ts';
import { BOXES, MUTE_COLLAR } from '../../content/boxes.ts';
import { codeOf } from '../../content/code.ts';
import type { Does, Effects } from '../../content/effects.ts';
import { EVENTS } from '../../content/events.ts';
import { INTERROGATIONS } from '../../content/interrogation.ts';
import { STAR_CARDS } from '../../content/influence.ts';
import { PROGRAMS } from '../../content/programs.ts';
import { RECON } from '../../content/recon.ts';
import { WOUNDS } from '../../content/wounds.ts';
import { SCRIPTS } from '../../scripts.ts';
import { GONE, KURO_DESTROYED, NONE, type State } from '../../state.ts';
import { as, carry, changes, enemyOn, fill, lay, quiet, scrap, wounded } from '../testing/cards.ts';
import { effectsFrame, poised } from '../testing/moments.ts';
import { ann, answer, asked, bea, cem, dan, game, hold, offers, own, passing } from '../testing/tables.ts';

// Every kind of effect (content ledger 0.3): done, impossible (HPB-112) and interrupted, by a window or by the end (HPB-900).

/** The list of a card; of an Event the part that is named. */
function listOf(id: string, part = ''): Effects {
  const card = [...PROGRAMS, ...STAR_CARDS, ...ALL_ROUNDERS, ...RECON, ...WOUNDS, ...BOXES].find(
    (one) => one.id === id,
  );
  if (card !== undefined) return card.effects;
  const event = EVENTS.find((one) => one.id === id) as unknown as Record<string, Effects>;
  return event[part]!;
}

/** Wherever it stands: the first list that begins with this kind. */
function inner(id: string, part = ''): Effects {
  const first = listOf(id, part)[0]!;
  return 'then' in first ? first.then : listOf(id, part);
}

interface Case {
  list: Effects;
  /** the table on which it can be done, who is asked and what is said, and what comes of it */
  set?: (s: State) => void;
  says?: unknown[];
  done: (before: State, after: State) => boolean;
  /** the table on which it cannot: then nothing changes, and nobody is asked */
  not?: (s: State) => void;
}

const bar =
  (name: 'security' | 'morale' | 'riot' | 'threat', by: number) =>
  (before: State, after: State): boolean =>
    after[name] - before[name] === by;
const has =
  (what: string, value: unknown) =>
  (before: State, after: State): boolean =>
    JSON.stringify(changes(before, after)[what]) === JSON.stringify(value);
const nothing = (before: State, after: State): boolean => Object.keys(changes(before, after)).length === 0;

const CASES: Readonly<Record<Does, Case>> = {
  adjust: { list: listOf('P01'), done: bar('security', 1), not: (s) => void (s.security = 5) },
  calm: { list: listOf('P14'), done: bar('riot', 1), not: (s) => void (s.riot = 0) },
  raid: { list: listOf('E-III-11', 'b'), done: (_before, after) => after.draws > 0 },
  spawn: { list: listOf('E-II-10', 'failure'), done: has('came', ['crawler 1 red1']) },
  activate: { list: listOf('E-EX-08', 'effects'), done: nothing },
  refreshEnemies: {
    list: listOf('E-EX-08', 'effects'),
    set: (s) => void enemyOn(s, '12', 2, 1),
    done: (_before, after) => after.enemyHealth[16] === 3,
  },
  kill: { list: listOf('P06'), set: (s) => void enemyOn(s, '12'), done: has('gone', ['soldier 1 12']), not: () => {} },
  hitEnemy: {
    list: listOf('laser'),
    set: (s) => void enemyOn(s, '12'),
    done: has('gone', ['soldier 1 12']),
    not: () => {},
  },
  deadZone: {
    list: listOf('E-III-11', 'a'),
    says: ['2', '12'],
    done: has('zones', ['2', '12']),
    not: (s) => void (s.destroyed = (1 << 17) - 1),
  },
  supply: { list: listOf('P17'), done: has('boxes', ['4']), not: (s) => void (s.supply = []) },
  trap: { list: listOf('E-II-14', 'a'), done: has('traps', 2) },
  damage: {
    list: inner('W-10'),
    done: has('ann health', -1),
    not: (s) => void (s.health[ann] = 1),
  },
  heal: { list: listOf('P07'), set: (s) => void (s.health[bea] = 1), done: has('bea health', 1), not: () => {} },
  wound: { list: listOf('E-II-07', 'noShow'), done: has('ann wounds', 1), not: (s) => void (s.woundDeck = []) },
  cure: {
    list: listOf('P08'),
    set: (s) => void wounded(s, bea, 'W-04'),
    says: ['W-04'],
    done: has('bea wounds', -1),
    not: () => {},
  },
  draw: { list: listOf('S-JAY-1'), done: has('ann cards', 1) },
  program: { list: listOf('AR-4'), done: has('ann programs', 1), not: (s) => void s.programDeck.splice(0) },
  takeDisplay: {
    list: listOf('S-NOV-2'),
    set: (s) => void s.display.splice(1),
    done: has('ann programs', 1),
    not: (s) => void s.display.splice(0),
  },
  swapPrograms: { list: listOf('S-FEY-2'), done: has('ann programs', 1), not: (s) => void s.programDeck.splice(0) },
  discard: {
    list: listOf('T-1'),
    set: (s) => void hold(s, ann, 'B1', 'B2', 'B3', 'B4'),
    done: has('ann cards', -3),
    not: () => {},
  },
  discardTo: {
    list: listOf('E-EX-04', 'effects'),
    set: (s) => void hold(s, ann, 'B1', 'B2', 'B3', 'B4'),
    says: [{ act: 'card', card: 'B1' }],
    done: has('ann cards', -1),
    not: () => {},
  },
  steal: { list: listOf('P29'), set: (s) => void hold(s, bea, 'B1', 'B2'), done: has('ann cards', 2), not: () => {} },
  detain: { list: listOf('E-II-12', 'a'), says: [ann], done: has('caged', ['ann']) },
  free: {
    list: listOf('P13'),
    set: (s) => void (s.detained = 1 << cem),
    done: has('freed', ['cem']),
    not: () => {},
  },
  place: { list: listOf('P05'), says: ['1'], done: has('ann at', '1') },
  relocate: {
    list: inner('E-EX-10', 'effects'),
    done: (before, after) => after.draws > before.draws,
    not: (s) => void (s.health[ann] = 0),
  },
  ap: { list: listOf('P03'), done: (before, after) => after.ap === before.ap + 1, not: (s) => void (s.fallen = 1) },
  move: {
    list: listOf('AR-1'),
    done: (before, after) => after.move === before.move + 2,
    not: (s) => void (s.fallen = 1),
  },
  mod: { list: listOf('P22'), done: nothing },
  attackMod: { list: listOf('AR-2'), done: (_before, after) => after.mods.join() === '0,1,1,0,0' },
  checkCard: { list: listOf('S-JAY-2'), done: nothing },
  checkMod: { list: listOf('P20'), says: [0], done: nothing },
  checkRemove: { list: listOf('P19'), done: nothing, not: () => {} },
  checkZero: { list: [], done: nothing },
  wantedFree: { list: [], done: nothing },
  reroll: { list: listOf('P21'), done: nothing, not: () => {} },
  cancel: { list: listOf('P34'), done: nothing, not: () => {} },
  peek: {
    list: listOf('P12'),
    set: (s) => void fill(s, 0, 1),
    says: ['alpha-1'],
    done: (_before, after) => (after.known[after.network[0]!]! & 1) === 1,
    not: () => {},
  },
  bury: {
    list: listOf('P11'),
    says: [1, 'yes', 1],
    done: (before, after) => after.sectors[0]![0] === before.sectors[0]!.at(-1),
  },
  junkTop: { list: listOf('E-II-06', 'failure'), done: has('junk', 1) },
  takeJunk: {
    list: listOf('P37'),
    set: (s) => {
      s.at[ann] = 6;
      scrap(s);
    },
    says: [1],
    done: (_before, after) => after.chips[0] !== NONE,
    not: (s) => void (s.at[ann] = 6),
  },
  removeJunk: {
    list: INTERROGATIONS[2]!.tasks[0]!,
    set: (s) => void scrap(s),
    says: [1],
    done: has('removed', 1),
    not: () => {},
  },
  chipToJunk: { list: listOf('T-3'), set: (s) => void carry(s, ann), done: has('junk', 1), not: () => {} },
  swapChip: {
    list: listOf('E-III-05', 'success'),
    set: (s) => {
      carry(s, ann);
      fill(s, 0, 1);
    },
    says: ['yes', 'alpha-1'],
    done: (before, after) => after.network[0] === before.chips[0],
    not: (s) => void carry(s, ann),
  },
  swapTier: {
    list: listOf('P36'),
    set: (s) => {
      fill(s, 0, 1);
      fill(s, 1, 1);
    },
    says: ['alpha-1', 'beta-1'],
    done: (before, after) => after.network[0] === before.network[5],
    not: (s) => void fill(s, 0, 1),
  },
  shuffleChips: {
    list: listOf('E-EX-09', 'effects'),
    set: (s) => void carry(s, bea),
    done: (before, after) => after.chips[2] === before.chips[2],
  },
  voteLeader: { list: listOf('P30'), done: (_before, after) => after.stack.at(-1)!.stage === 'voteFor' },
  ex: {
    list: listOf('E-III-15', 'effects'),
    set: (s) => void (s.riot = 4),
    done: (_before, after) => after.riot === 0 || after.stack.some(({ stage }) => stage === 'event'),
  },
  riotMarkers: { list: listOf('E-EX-01', 'effects'), done: (_before, after) => after.exMarkers === 1 },
  newDisplay: {
    list: listOf('E-EX-03', 'effects'),
    done: (before, after) => after.programDiscard.length === before.display.length,
  },
  lasting: { list: listOf('T-4'), done: (_before, after) => after.muted === 1 },
  destroyKuro: { list: listOf('S-DEE-1'), done: (_before, after) => after.kuroGone === KURO_DESTROYED },
  reviveKuro: {
    list: listOf('S-DEE-2'),
    set: (s) => void (s.kuroMarkers = 0),
    done: (_before, after) => after.kuroMarkers === 0b1011111,
  },
  none: { list: listOf('E-I-09', 'one'), done: nothing, not: () => {} },
  each: { list: listOf('E-EX-09', 'effects'), done: has('dan cards', 1) },
  if: { list: listOf('E-III-15', 'effects'), done: (_before, after) => after.riot === -1 },
  choose: { list: listOf('P32'), says: [1], done: (before, after) => after.deus === before.deus - 1 },
  need: { list: listOf('R-1'), set: (s) => void (s.at[ann] = 0), says: [1, 'done'], done: nothing, not: () => {} },
  may: { list: listOf('P11'), says: [1, 'no'], done: nothing },
  contagious: { list: listOf('W-11'), done: nothing },
};

/** Dee Coy's player is Ann, so that Kuro is there too; Bea leads. */
function table(set: (s: State) => void = () => {}): State {
  return as('dee-coy', [], (s) => {
    s.leader = bea;
    set(s);
  });
}

const KINDS = (Object.entries(CASES) as [Does, Case][]).filter(([, { list }]) => list.length > 0);

function carriedOut(s: State, list: Effects): State {
  return passing(answer(poised(s, effectsFrame(list, ann, false, ann)), ann, 'no'));
}

test.each(KINDS)('%s is done', (_does, { list, set, says = [], done }) => {
  const before = table(set);
  let state = carriedOut(table(set), list);
  for (const value of says) state = passing(answer(state, asked(state)[0]!, value));
  expect(done(before, state)).toBe(true);
});

test.each(KINDS.filter(([, { not }]) => not !== undefined))(
  '%s is impossible: nothing changes, and nobody is asked',
  (_does, { list, not }) => {
    const before = table(not);
    const state = carriedOut(table(not), list);
    expect([changes(before, state), state.stack.at(-1)!.stage]).toEqual([{}, 'action']);
  },
);

/** By kind: the printed lists in which it stands. */
const LISTS = (Object.keys(CASES) as Does[])
  .map((does) => [does, SCRIPTS.filter((list) => list.some((effect) => effect.does === does))] as const)
  .filter(([, lists]) => lists.length > 0);

test.each(LISTS)('[HPB-900] %s: not begun once the game is over', (_does, lists) => {
  const last = (s: State): void => void (s.resource = 1);
  for (const list of lists) {
    const s = poised(table(last), effectsFrame(list, ann, false, ann), effectsFrame(listOf('E-I-12', 'a'), ann, true));
    const over = answer(s, ann, 'no');
    // Ration Plan: Resource −1, and Morale +2 no more
    expect([codeOf(list), over.outcome?.reason, changes(table(last), over)]).toEqual([
      codeOf(list),
      'machine-resource',
      { resource: -1 },
    ]);
  }
});

/** Everything somebody could answer, by turns: a walk through all that a list can lead to. */
function walk(s: State, rounds: number, told: string[]): State {
  const floor = s.stack.findIndex((frame) => frame.stage === 'action') + 1;
  let state = s;
  for (let round = 0; round < 60 && state.outcome === null && state.stack.length > floor; round += 1) {
    const seats = asked(state);
    const seat = seats[(rounds + round) % seats.length]!;
    const offered = offers(state, seat);
    const value = offered[(rounds * 7 + round * 3) % offered.length];
    const next = game.after(state, { seat, value });
    if (!next.ok) throw new Error(next.why);
    told.push(...next.told.map(({ event }) => event.type));
    ({ state } = next);
  }
  return state;
}

/** How often a walk was ended or interrupted. */
const walks = { ended: 0, interrupted: 0 };

/** A table on the brink, with cards for every window in everybody's hands. */
function brink(round: number): State {
  return quiet({
    characters: ['dee-coy', 'dryden', 'havoc', 'nova'],
    at: ['4', '4', '4', '4', '4'],
    set(s) {
      Object.assign(s, { resource: 1 + (round % 3), morale: -9 + (round % 4), security: 1 + (round % 2) });
      Object.assign(s, { threat: 3 - (round % 3), riot: 4 - (round % 9), leader: bea, general: cem });
      s.deus = 8;
      hold(hold(s, bea, 'S-DRY-2', 'B2'), cem, 'S-HAV-2', 'R3');
      hold(hold(s, ann, 'B1', 'S-DEE-1', 'S-DEE-2'), dan, 'B3', 'grey');
      lay(lay(own(own(s, ann, 'P19', 'P15'), bea, 'P13'), cem, 'P21'), dan, 'P34');
      lay(lay(s, bea, 'P07'), ann, 'P14');
      enemyOn(enemyOn(enemyOn(s, '5b'), '12', 0), 'red1', 9);
      for (const piece of [ann, cem, 4]) carry(s, piece);
      scrap(s);
      fill(s, 0, 1);
      fill(s, 1, 1);
      wounded(wounded(s, bea, 'W-04'), dan, 'W-11');
    },
  });
}

test.each(LISTS)(
  '[HPB-900] [HPB-914] %s: with windows in between; what ends the game is the last thing told',
  (_does, lists) => {
    for (const [at, list] of lists.entries())
      for (let round = at; round < at + 2; round += 1) {
        const told: string[] = [];
        const table = brink(round);
        if (list === listOf('T-4')) table.beside = table.beside.filter((box) => box !== MUTE_COLLAR);
        const s = walk(poised(table, effectsFrame(list, ann, round % 2 === 1, ann)), round, told);
        if (told.includes('over')) walks.ended += 1;
        if (told.includes('usedCharge') || told.includes('playedStar')) walks.interrupted += 1;
        const over = told.indexOf('over');
        expect([codeOf(list), round, over === -1 || over === told.length - 1, game.violations(s)]).toEqual([
          codeOf(list),
          round,
          true,
          [],
        ]);
      }
  },
);

test('some of these walks ended the game, and in some a card was played in between', () => {
  expect([walks.ended > 20, walks.interrupted > 20]).toEqual([true, true]);
});

test('what is gone for good is past all change', () => {
  const s = table((one) => Object.assign(one, { apexAt: GONE }));
  const before = table((one) => Object.assign(one, { apexAt: GONE }));
  expect(changes(before, carriedOut(s, listOf('P31')))).toEqual({});
});
