import { defineGame, includes, type Spec } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { copiesSealed, type GuardSettings, Guards } from './guards.ts';
import {
  lantern,
  type LanternAnswers,
  type LanternEvent,
  lanternSpec,
  type LanternState,
  type LanternView,
} from './lantern/index.ts';

// Guards that do not fire, once for each way.

type LanternSpec = Spec<LanternState, Record<string, never>, LanternView, LanternEvent, LanternAnswers>;
type Plan = GuardSettings<LanternState>;

const TRAITORS: Plan['secrets'][string] = { copies: (real, world) => (world.traitors = real.traitors) };

function guardsOf(plan: Partial<Plan>, spec: Partial<LanternSpec> = {}): Guards<LanternState> {
  const table = () => lantern.start({ seats: 5, seed: 1 }).state;
  return new Guards(defineGame({ ...lanternSpec, ...spec }), { table, seats: 5, invariants: {}, secrets: {}, ...plan });
}

describe('an invariant', () => {
  const breach = { 'at most five refusals': (s: LanternState) => (s.refused = 6) };

  test('that fires is fine', () => {
    expect(guardsOf({ invariants: breach }).invariant('at most five refusals')).toEqual([]);
  });

  test('that does not notice its breach', () => {
    const blind = guardsOf({ invariants: breach }, { invariants: { 'at most five refusals': () => null } });
    expect(blind.invariant('at most five refusals')).toEqual(["breach 1 of 'at most five refusals' is not noticed"]);
  });

  test('that notices only one of two breaches', () => {
    const name = 'the bearer sits at the table';
    const plan = {
      invariants: { [name]: [(s: LanternState) => (s.bearer = 9), (s: LanternState) => (s.bearer = -1)] },
    };
    const half = guardsOf(plan, { invariants: { [name]: (s) => (s.bearer < s.seats ? null : 'nobody bears it') } });
    expect(half.invariant(name)).toEqual([`breach 2 of '${name}' is not noticed`]);
    expect(guardsOf(plan).invariant(name)).toEqual([]);
  });

  test('that fires everywhere, so that the breach shows nothing', () => {
    const always = guardsOf({ invariants: breach }, { invariants: { 'at most five refusals': () => 'it is late' } });
    expect(always.invariant('at most five refusals')).toEqual(['breach 1: the table is broken before: it is late']);
  });

  test('at another table than that of the plan', () => {
    const at = (): LanternState => ({ ...lantern.start({ seats: 7, seed: 1 }).state, refused: 5 });
    const plan = { invariants: { 'at most five refusals': { at, breaks: (s: LanternState) => (s.refused += 1) } } };
    expect(guardsOf(plan).invariant('at most five refusals')).toEqual([]);
  });

  test('without a breach, and a breach without an invariant', () => {
    const missing = guardsOf({ invariants: { ...breach, 'the lamp is lit': () => undefined } });
    expect(missing.unmatched()).toEqual([
      "no breach is given of the invariant 'as many traitors as the table says'",
      "no breach is given of the invariant 'the bearer sits at the table'",
      "there is no invariant 'the lamp is lit'",
      "no breach is given of the secret 'who the traitors are'",
      "no breach is given of the secret 'the ballots of others'",
      "no breach is given of the secret 'what others do at night'",
    ]);
    expect(missing.invariant('the lamp is lit')).toEqual(["there is no invariant 'the lamp is lit'"]);
  });
});

describe('a secret', () => {
  const name = 'who the traitors are';

  test('that is found out is fine', () => {
    expect(guardsOf({ secrets: { [name]: TRAITORS } }).secret(name)).toEqual([]);
  });

  test('that the campaign does not miss', () => {
    const blind = guardsOf({ secrets: { [name]: TRAITORS } }, { secrets: { [name]: () => undefined } });
    expect(blind.secret(name)).toEqual([`the campaign does not say: the secret '${name}' is none`]);
    const harmless = guardsOf({ secrets: { [name]: { copies: () => undefined } } });
    expect(harmless.secret(name)).toEqual([`the campaign does not say: the secret '${name}' is none`]);
  });

  test('that is given away with another one', () => {
    const both = (real: LanternState, world: LanternState): void => {
      world.traitors = real.traitors;
      copiesSealed('vote')(real, world);
    };
    expect(guardsOf({ secrets: { [name]: { copies: both } } }).secret(name)).toEqual([
      "the campaign says as well: the secret 'the ballots of others' is none",
    ]);
    const tells = ['the ballots of others'];
    expect(guardsOf({ secrets: { [name]: { copies: both, tells } } }).secret(name)).toEqual([]);
  });

  test('that is out at a table to which random games hardly ever lead', () => {
    // Everybody who has looked at somebody is shown the traitors: hidden for nearly the whole game, so the campaign is content.
    const view: LanternSpec['view'] = (s, me) => {
      const seen = lantern.view(s, me);
      if (me === 'spectator' || s.peeked[me] === 0) return seen;
      return { ...seen, roles: seen.roles.map((_, seat) => (includes(s.traitors, seat) ? 'traitor' : 'loyal')) };
    };
    const at = (): LanternState => ({
      ...lantern.start({ seats: 5, seed: 1 }).state,
      traitors: 0b00011,
      peeked: [0, 0, 0b10000, 0, 0],
    });
    const plan = { secrets: { [name]: { ...TRAITORS, at, rare: true } } };
    expect(guardsOf(plan).secret(name)).toEqual([]);
    expect(guardsOf(plan, { view }).secret(name)).toEqual([
      'at the table that is given every world of 2 gets it right: it is out',
    ]);
  });

  test('that is hidden from nobody at the table, or told by nothing', () => {
    const at = (): LanternState => lantern.start({ seats: 5, seed: 1 }).state;
    const plan = { secrets: { 'the ballots of others': { copies: () => undefined, at, rare: true } } };
    expect(guardsOf(plan).secret('the ballots of others')).toEqual([
      'at the table that is given it is hidden from nobody',
    ]);
    const nothing = guardsOf({ secrets: { [name]: { copies: () => undefined, at, rare: true } } }).secret(name);
    expect(nothing[0]).toMatch(/^at the table that is given the planted leak tells \w+ nothing$/);
  });
});

describe('what is drawn in worlds', () => {
  const kinds: Plan['kinds'] = {
    roles: { kind: (s) => s.traitors.toString(2), narrows: (world) => (world.traitors = 0b11) },
  };

  test('is fine when it is what real games show', () => {
    expect(guardsOf({ kinds }).kind('roles')).toEqual([]);
  });

  test('lacks something that real games show', () => {
    const world: LanternSpec['world'] = (v, rng) => ({ ...lantern.world(v, rng), traitors: 0b11 << rng.below(3) });
    expect(guardsOf({ kinds }, { world }).kind('roles')[0]).toMatch(/^no world shows what real games show: /);
  });

  test('has something that no real game shows', () => {
    const world: LanternSpec['world'] = (v, rng) => ({
      ...lantern.world(v, rng),
      ...(rng.below(8) === 0 && { traitors: 0b11111 }),
    });
    expect(guardsOf({ kinds }, { world }).kind('roles')).toEqual(['worlds show what no real game shows: 11111']);
  });

  test('is not really narrowed by the breach', () => {
    const same = { roles: { ...kinds['roles']!, narrows: () => undefined } };
    expect(guardsOf({ kinds: same }).kind('roles')).toEqual(['worlds with fewer kinds are not noticed']);
  });
});
