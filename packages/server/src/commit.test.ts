import { seedFromText } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { newClock } from './clock.ts';
import { type Change, planChange, type TableState } from './commit.ts';
import { Match } from './match.ts';
import { botSeat, type Meta, newMeta, personSeat, withSeat } from './meta.ts';
import { bells } from './testing/bells.ts';

// What a change does to a table, worked out without a server.

const NOW = 1000;
const SEED = seedFromText('seed');
const { game } = bells;

function meta(given: Partial<Meta> = {}): Meta {
  const seats = [personSeat('ann', 'Ann'), personSeat('bea', 'Bea')];
  return newMeta(game, { options: {}, seats, host: 'ann', created: 0, secret: 'secret', ...given });
}

function playing(given: Partial<Meta> = {}): TableState {
  const table = meta({ started: true, ...given });
  const { match } = Match.begin(game, { seats: 2, options: {} }, { seed: SEED, chain: null });
  const clock = newClock(table.clock, 2, 0);
  return {
    meta: table,
    match,
    clock: clock && { ...clock, running: 3 },
    entries: 0,
    revision: 4,
    trouble: null,
    wasOver: false,
    ended: null,
  };
}

function ring(
  { match }: TableState,
  seat: number,
  state?: Parameters<Match['after']>[1],
): NonNullable<Change['taken']> {
  const step = match!.after({ seat, value: 'show' }, state);
  if (!step.ok) throw new Error(step.why);
  return [{ step, seat, clock: 'pressed' }];
}

describe('a plan', () => {
  test('of an answer: its entries are stored where the log ends, and the game changes for everybody', () => {
    const state = playing();
    const before = state.match!.version;
    const plan = planChange('t', state, { taken: ring(state, 0), commands: ['ann/1'] }, NOW);
    expect(plan.append).toMatchObject({ table: 't', at: NOW, from: 0, revision: 4, commands: ['ann/1'] });
    expect(plan.append.entries).toMatchObject([{ type: 'answer', seat: 0, value: 'show' }]);
    expect(plan.append.summary).toMatchObject({ phase: 'playing', waiting: 0b10, due: null });
    expect(plan.append).not.toHaveProperty('meta');
    expect(plan).toMatchObject({ gameChanges: true, infoChanges: false, reseats: false, sends: 'change' });
    // nothing has happened yet
    expect(state.match!.version).toBe(before);
  });

  test('of several answers is one append', () => {
    const state = playing();
    const first = ring(state, 0);
    const taken = [...first, ...ring(state, 1, first[0]!.step.state)];
    const plan = planChange('t', state, { taken }, NOW);
    expect(plan.append.entries).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    expect(plan.append.summary.waiting).toBe(0b11);
  });

  test('of an answer with a clock: it is pressed, and everybody is sent how it stands', () => {
    const state = playing({ clock: { kind: 'live', bank: 60, increment: 5 } });
    const plan = planChange('t', state, { taken: ring(state, 0) }, NOW);
    expect(plan.next.clock).toMatchObject({ left: [64_000, 59_000], running: 0b10, at: NOW });
    expect(plan).toMatchObject({ infoChanges: true });
    expect(plan.append.summary.due).toBe(59_000);
  });

  test('of a stand-in: who sits where is stored, and the table goes on at once', () => {
    const state = playing();
    const changed = withSeat(state.meta, 1, { standIn: true });
    const plan = planChange('t', state, { meta: changed }, NOW);
    expect(plan.append).toMatchObject({ meta: changed, entries: [], summary: { due: 0 } });
    expect(plan.append.seating?.names).toEqual(['Ann', 'Bea']);
    expect(plan).toMatchObject({ reseats: true, gameChanges: false, infoChanges: true, sends: 'change' });
  });

  test('of a start: everybody is shown a game where there was none', () => {
    const state: TableState = { ...playing(), meta: meta(), match: null };
    const { match, entries } = Match.begin(game, { seats: 2, options: {} }, { seed: SEED, chain: null });
    const started = withSeat({ ...state.meta, started: true }, 1, botSeat(state.meta.seats, 1));
    const plan = planChange('t', state, { meta: started, match, entries }, NOW);
    expect(plan).toMatchObject({ begins: true, gameChanges: true, infoChanges: true, sends: 'change' });
    expect(plan.append.summary).toMatchObject({ phase: 'playing', due: 0 });
  });

  test('of an undo: everybody is sent everything, since what they were told is no longer true', () => {
    const state = playing();
    const [taken] = ring(state, 0);
    state.match!.take(taken!.step);
    const match = state.match!.with({ type: 'undo', seat: 0 });
    const plan = planChange('t', state, { match, entries: [{ type: 'undo', seat: 0 }] }, NOW);
    expect(plan).toMatchObject({ begins: false, gameChanges: false, sends: 'everything', next: { match } });
  });
});
