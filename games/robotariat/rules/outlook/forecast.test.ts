import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ann, answer, answers, npcTurn, seen, turnOf } from '../tests/testing/tables.ts';
import { SPACES } from '../content/board.ts';
import { abilities, forecast, meetings, nextEntry, tokenOn } from './forecast.ts';
import { ABILITY, carry, END } from '../tests/testing/acts.ts';

const PICTURE = {
  round: 2,
  npcs: { 1: 'M', 2: 'P' },
  posters: { Y: 2, S: 1, U: 3 },
  at: ['Y', 'U', 'U', 'M'],
  office: 3,
  funds: 9,
} as const;

describe('forecast', () => {
  const view = seen(turnOf(ann, PICTURE), ann);

  test('says where each NPC would go on each face, how likely, and what it would meet', () => {
    expect(forecast(view)).toEqual([
      {
        npc: 1,
        kind: 'CR',
        at: 'M',
        prospects: [
          { face: 'yellow', sixths: 3, to: 'Y', donation: 3, patrol: null },
          { face: 'blue', sixths: 2, to: 'S', donation: 1, patrol: null },
          { face: 'x', sixths: 1, to: null, donation: 0, patrol: null },
        ],
      },
      {
        npc: 2,
        kind: 'HO',
        at: 'P',
        prospects: [
          {
            face: 'yellow',
            sixths: 2,
            to: 'M',
            donation: 0,
            patrol: { suspicious: false, fine: 2, torn: 0, office: 0 },
          },
          { face: 'blue', sixths: 3, to: 'U', donation: 0, patrol: { suspicious: true, fine: 4, torn: 3, office: 0 } },
          { face: 'x', sixths: 1, to: null, donation: 0, patrol: null },
        ],
      },
    ]);
  });

  test('what it says comes true', () => {
    for (const face of ['yellow', 'blue', 'x'] as const) {
      const civilian = npcTurn(ann, 'x', face, PICTURE);
      const [first, second] = forecast(view);
      const said = first!.prospects.find((one) => one.face === face)!;
      expect(civilian.funds - 9).toBe(said.donation);
      const patrol = npcTurn(ann, face, 'x', PICTURE);
      const does = second!.prospects.find((one) => one.face === face)!.patrol;
      expect([9 - patrol.funds, patrol.junk, 6 - patrol.reputation]).toEqual([
        does?.fine ?? 0,
        does?.torn ?? 0,
        does?.suspicious === true ? 1 : 0,
      ]);
    }
  });

  test('it comes true on any table', () => {
    const space = fc.constantFrom(...SPACES);
    const table = fc.record({
      at: fc.tuple(space, space, space, space),
      spots: fc.tuple(space, space),
      hung: fc.array(space, { maxLength: 8 }),
      face: fc.constantFrom('yellow', 'blue', 'x'),
      office: fc.integer({ min: 0, max: 10 }),
    });
    fc.assert(
      fc.property(table, ({ at, spots: [civilian, oppressor], hung, face, office }) => {
        const posters: { [on in (typeof SPACES)[number]]?: number } = {};
        for (const on of hung) posters[on] = (posters[on] ?? 0) + 1;
        const characters = ['uberbot'] as const;
        const picture = {
          characters,
          at,
          posters,
          office,
          round: 2,
          npcs: { 1: civilian, 2: oppressor },
          funds: 20,
          upgrades: { 1: ['U03', 'U04'] },
        } as const;
        const [first, second] = forecast(seen(turnOf(ann, picture), ann));
        expect(npcTurn(ann, 'x', face, picture).funds - 20).toBe(
          first!.prospects.find((one) => one.face === face)!.donation,
        );
        const said = second!.prospects.find((one) => one.face === face)!.patrol ?? {
          suspicious: false,
          fine: 0,
          torn: 0,
          office: 0,
        };
        const s = npcTurn(ann, face, 'x', picture);
        expect([20 - s.funds, s.junk, 6 - s.reputation, office - s.office]).toEqual([
          said.fine,
          said.torn,
          said.suspicious ? 1 : 0,
          said.office,
        ]);
      }),
      { seed: 1 },
    );
  });

  test('a jammed radio holds the Oppressors', () => {
    const jammed = seen(turnOf(ann, { ...PICTURE, jammed: 1 }), ann);
    expect(forecast(jammed)[1]!.prospects.every(({ to }) => to === null)).toBe(true);
  });

  test('a Civilian beside an Oppressor gives nothing', () => {
    expect(forecast(seen(turnOf(ann, { ...PICTURE, npcs: { 1: 'M', 2: 'Y' } }), ann))[0]!.prospects[0]!.donation).toBe(
      0,
    );
  });
});

test('meetings by space, the next entry and the token', () => {
  const view = seen(turnOf(ann, PICTURE), ann);
  expect(meetings(view).U).toEqual({ donation: 5, patrol: { suspicious: true, fine: 4, torn: 3, office: 0 } });
  expect(meetings(view).R).toMatchObject({ donation: 3, patrol: { office: 2 } });
  expect(nextEntry(view)).toEqual({ npc: 3, kind: 'CR', at: 'M' });
  expect(nextEntry(seen(turnOf(ann, { round: 6 }), ann))).toBeNull();
  expect(tokenOn(view)).toEqual({ black: 'S', red: 'Y' });
});

test('abilities: what each can do, and when', () => {
  const s = turnOf(ann, { characters: ['postman', 'alice', 'uberbot', 'smith'], posters: { P: 1 } });
  expect(abilities(seen(s, ann)).map((one) => one!.state)).toEqual(['ready', 'waits', 'always', 'spent']);
  const asked = answer(s, ann, ABILITY);
  expect(abilities(seen(asked, ann))[0]!.state).toBe('used');
  expect(abilities(seen(answers(s, ann, ABILITY, carry('P', 'U'), END), ann))[0]!.state).toBe('waits');
});
