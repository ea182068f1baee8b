import { type Advisor, fastRng, isOffered, type Json, lowest, type Outcome, type Seat } from '@tablewright/kernel';
import { randomPlayer, rngFor } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { beliefOf, signsOf } from './advice/belief.ts';
import { inVain } from './content/cards.ts';
import { OBJECTIVE_IDS, type ObjectiveId } from './content/objectives.ts';
import { robotariat, type State, type View } from './index.ts';
import { CONTRIBUTED, EXTRAS, noteDeed, PATROLS, TORN } from './state.ts';
import {
  ann,
  answer,
  bea,
  col,
  npcTurn,
  now,
  type Picture,
  reportAll,
  rolledBy,
  seen,
  turnOf,
} from './tests/testing/tables.ts';
import { activate, END, lead, move, name, send } from './tests/testing/acts.ts';

// The player that is called 'steady': what it sees, how its objective bends it, and how strong it is.

type Sits = (seat: Seat, seed: number) => Advisor<View>;

const steady: Sits = (seat, seed) => robotariat.advisor(seat, rngFor(seed, `steady ${seat}`));
const random: Sits = (seat, seed) => randomPlayer(rngFor(seed, `random ${seat}`));

/** Plays in place and checks every answer against its offer. */
function playOut(
  seats: number,
  seed: number,
  sits: Sits,
  options: Record<string, Json> = {},
): { outcome: Outcome; said: Json[] } {
  const players = Array.from({ length: seats }, (_, seat) => sits(seat, seed));
  const { state } = robotariat.start({ seats, seed, options });
  const said: Json[] = [];
  while (state.outcome === null) {
    const seat = lowest(robotariat.waiting(state));
    const question = robotariat.asksSeen(state, seat).mine!;
    const value = players[seat]!.answer(seen(state, seat), question);
    if (!isOffered(question.domain, value))
      throw new Error(`${question.about}: ${JSON.stringify(value)} is not offered`);
    robotariat.play(state, seat, value);
    said.push(value);
  }
  return { outcome: state.outcome, said };
}

/** What a steady player on this seat says. */
function says(s: State, seat: Seat): Json {
  return robotariat.advisor(seat, fastRng(1)).answer(seen(s, seat), robotariat.asksSeen(s, seat).mine!);
}

/** All that it does in its player turn, until it ends it. */
function turnSaid(s: State, seat: Seat): Json[] {
  const said: Json[] = [];
  let next = s;
  while (next.outcome === null && !now(next).startsWith('report') && said.at(-1) !== END) {
    const value = says(next, seat);
    said.push(value);
    if (value !== END) next = answer(next, seat, value);
  }
  return said;
}

/** Whole games take their time on a busy machine. */
describe('strength', () => {
  test.each([
    [3, 35],
    [4, 45],
    [5, 55],
  ])('%i of them succeed together in at least %i of 100 games, random players hardly ever', (seats, percent) => {
    const share = (sits: Sits, games: number): number => {
      let won = 0;
      for (let seed = 0; seed < games; seed += 1) {
        if (playOut(seats, seed, sits, { mode: 'cooperative' }).outcome.reason === 'success') won += 1;
      }
      return (100 * won) / games;
    };
    expect(share(steady, 20)).toBeGreaterThanOrEqual(percent);
    expect(share(random, 100)).toBeLessThanOrEqual(4);
  });

  test('whoever needs a success fulfils the own card far more often than at a random table', () => {
    // a Turncoat wins the failures of random players without doing anything
    const wins = (sits: Sits): number => {
      let won = 0;
      for (let seed = 0; seed < 24; seed += 1) {
        const { outcome } = playOut(4, seed, sits);
        won += outcome.winners.filter((seat) => outcome.roles[seat] !== 'turncoat').length;
      }
      return won;
    };
    expect(wins(steady)).toBeGreaterThan(10);
    expect(wins(random)).toBeLessThan(3);
  });

  test('every objective is fulfilled in some of their games', () => {
    const won = new Set<string>();
    for (let seed = 0; seed < 200 && won.size < OBJECTIVE_IDS.length; seed += 1) {
      const { outcome } = playOut(4 + (seed % 2), seed, steady);
      for (const seat of outcome.winners) won.add(outcome.roles[seat]!);
    }
    expect([...won].sort()).toEqual([...OBJECTIVE_IDS].sort());
  });

  test('the same seed, the same game', () => {
    expect(playOut(4, 7, steady).said).toEqual(playOut(4, 7, steady).said);
  });
});

describe('for the common cause', () => {
  test('a success at hand is taken', () => {
    const s = turnOf(ann, {
      mode: 'cooperative',
      seats: 3,
      at: ['P', 'Y', 'Y'],
      npcs: { 1: 'R' },
      posters: { U: 2 },
      funds: 43,
    });
    const said = turnSaid(s, ann);
    expect(said).toEqual([move('M'), activate('M'), send(1, 'U')]);
  });

  test.each([
    ['M', lead(1, 'yellow')],
    ['U', lead(1, 'blue')],
  ] as const)('Zender leads the Civilian from P to the posters on %s', (space, way) => {
    const picture = {
      mode: 'cooperative',
      characters: ['zender'],
      npcs: { 1: 'P' },
      posters: { [space]: 3 },
      at: ['P', 'P', 'P', 'P'],
    } as const;
    expect(says(answer(turnOf(ann, picture), ann, END), ann)).toBe(way);
  });

  test('Alice keeps the patrol away from a crowd', () => {
    const steer = (posters: Picture['posters'] & object): Json =>
      says(
        answer(
          turnOf(ann, {
            mode: 'cooperative',
            characters: ['alice'],
            at: ['R', 'R', 'R', 'R'],
            round: 2,
            npcs: { 1: 'R', 2: 'M' },
            posters,
          }),
          ann,
          END,
        ),
        ann,
      );
    expect(steer({ S: 4 })).toBe('yellow');
    expect(steer({ Y: 4 })).toBe('blue');
  });

  test('MT-Q rolls again when the dice are bad, and keeps good ones', () => {
    const picture = {
      mode: 'cooperative',
      characters: ['mt-q'],
      at: ['R', 'R', 'Y', 'Y'],
      round: 2,
      npcs: { 1: 'U', 2: 'M' },
      posters: { R: 2, S: 3 },
    } as const;
    expect(says(rolledBy(ann, 'yellow', 'yellow', { ...picture, posters: { R: 2, S: 3 } }), ann)).toBe('keep');
    expect(says(rolledBy(ann, 'blue', 'x', picture), ann)).toBe('reroll');
  });

  test('ArciTech puts a poster up again', () => {
    const s = npcTurn(ann, 'blue', 'x', {
      mode: 'cooperative',
      characters: ['arcitech'],
      round: 2,
      npcs: { 1: 'U', 2: 'S' },
      posters: { P: 2 },
    });
    expect([now(s), says(s, ann)]).not.toContain('none');
  });

  test('the last Reputation but one is not paid away for a little', () => {
    const s = turnOf(ann, { mode: 'cooperative', at: ['S'], reputation: 2, topSabotages: ['S01', 'S09'] });
    const asked = answer(answer(s, ann, activate('S')), ann, 'S01');
    expect([now(asked), says(asked, ann)]).toEqual(['extra ann', 'decline']);
  });
});

test('nobody draws an Upgrade in the last own turn, when nothing is left to use it for', () => {
  const s = turnOf(ann, {
    objectives: ['saboteur', 'dealer', 'spy', 'bursar'],
    round: 6,
    npcs: { 1: 'M', 2: 'P', 3: 'M', 4: 'Y', 5: 'R', 6: 'M' }, // every space next to U is blocked
    at: ['U', 'S', 'S', 'S'],
    posters: { M: 8 },
  });
  expect(turnSaid(s, ann)).not.toContain(activate('U'));
});

describe('for its own objective', () => {
  const turnFor = (objective: ObjectiveId, picture: Picture = {}): Json[] =>
    turnSaid(turnOf(ann, { objectives: [objective], ...picture }), ann);

  test('a Gambler keeps Sliding Scale, others do not', () => {
    const drawn = (objective: ObjectiveId): Json =>
      says(
        answer(turnOf(ann, { objectives: [objective], at: ['U'], topUpgrades: ['U02', 'U03'] }), ann, activate('U')),
        ann,
      );
    expect([drawn('gambler'), drawn('saboteur')]).toEqual(['U02', 'U03']);
  });

  test('a Bursar fills the Office, and cooks the books once it was full', () => {
    const picture = { at: ['R', 'Y', 'Y', 'Y'], funds: 20, office: 2, npcs: { 1: 'Y' } } as const;
    expect(turnFor('bursar', picture)).toContain(activate('R'));
    expect(turnFor('bursar', picture)).toContain(5);
    const cook = answer(
      turnOf(ann, { objectives: ['bursar'], at: ['S'], office: 4, peaked: true, topSabotages: ['S10', 'S01'] }),
      ann,
      activate('S'),
    );
    expect(says(cook, ann)).toBe('S10');
  });

  test('a Bursar empties the Office for a Reputation rather than putting up posters', () => {
    const s = answer(
      turnOf(ann, {
        objectives: ['bursar'],
        at: ['S', 'M', 'Y', 'M'],
        round: 3,
        npcs: { 1: 'R', 2: 'Y', 3: 'M' },
        funds: 22,
        office: 5,
        peaked: true,
        posters: { S: 1 },
        junk: 1,
        topSabotages: ['S07', 'S10'],
      }),
      ann,
      activate('S'),
    );
    expect(says(s, ann)).toBe('S10');
    expect(says(answer(s, ann, 'S10'), ann)).toBe('pay');
  });

  test('a Dealer behind goes for cards', () => {
    const said = turnFor('dealer', {
      at: ['S'],
      used: { 1: ['S05'] },
      round: 4,
      npcs: { 1: 'Y', 2: 'U', 3: 'Y', 4: 'U' },
    });
    expect(said[0]).toBe(activate('S'));
  });

  test('a Saboteur near the end pays Reputation that others keep', () => {
    const extra = (objective: ObjectiveId): Json =>
      says(
        answer(
          answer(
            turnOf(ann, { objectives: [objective], at: ['S'], funds: 55, reputation: 2, topSabotages: ['S01', 'S09'] }),
            ann,
            activate('S'),
          ),
          ann,
          'S01',
        ),
        ann,
      );
    expect([extra('saboteur'), extra('spy')]).toEqual(['pay', 'decline']);
  });

  describe('[RTA-319] an extra that would do nothing', () => {
    const drawn = (objective: ObjectiveId, reputation: number, funds = 55): Json => {
      const picture = { objectives: [objective], at: ['S'], funds, reputation, posters: { P: 1 } } as const;
      return says(answer(turnOf(ann, { ...picture, topSabotages: ['S04', 'S10'] }), ann, activate('S')), ann);
    };
    test('is paid by a Saboteur near the end', () => expect(drawn('saboteur', 2)).toBe(inVain('S04')));
    test.each(['bursar', 'dealer', 'gambler', 'scrapper', 'spy', 'traffic-director'] as const)(
      'is paid by no %s',
      (objective) => {
        for (const reputation of [2, 3, 4, 5, 6, 8]) expect(drawn(objective, reputation)).toBe('S04');
      },
    );
  });

  test('a Scrapper burns what it takes', () => {
    const s = answer(
      turnOf(ann, { objectives: ['scrapper'], at: ['S'], posters: { P: 3, U: 3 }, topSabotages: ['S09', 'S01'] }),
      ann,
      activate('S'),
    );
    expect(says(s, ann)).toBe('S09');
    expect(says(answer(s, ann, 'S09'), ann)).toHaveLength(6);
  });

  test('a Traffic director near the end brings the Oppressors together', () => {
    const said = turnFor('traffic-director', {
      at: ['M'],
      funds: 54,
      round: 4,
      npcs: { 1: 'Y', 2: 'S', 3: 'Y', 4: 'R' },
    });
    expect(said.some((value) => value === send(2, 'R') || value === send(4, 'S'))).toBe(true);
  });

  test('a Turncoat with few cards does not let a late Revolution succeed', () => {
    const late = {
      at: ['M', 'Y', 'Y', 'Y'],
      npcs: { 1: 'R', 2: 'Y', 3: 'Y', 4: 'Y', 5: 'Y', 6: 'Y' },
      posters: { U: 2 },
      funds: 58,
      round: 6,
    } as const;
    expect(turnFor('turncoat', late)).not.toContain(send(1, 'U'));
    expect(turnFor('spy', late)).toContain(send(1, 'U'));
  });

  test('nobody ends the game too early for the own card, as long as there is time', () => {
    const early = {
      at: ['M', 'Y', 'Y', 'Y'],
      npcs: { 1: 'R', 2: 'Y', 3: 'Y' },
      posters: { U: 2 },
      funds: 58,
      round: 3,
    } as const;
    expect(turnFor('gambler', early)).not.toContain(send(1, 'U'));
    expect(turnFor('gambler', { ...early, used: { 1: ['S02'] } })).toContain(send(1, 'U'));
  });
});

describe('what deeds say', () => {
  const likeliest = (s: State, seat: Seat): string => {
    const belief = beliefOf(seen(s, bea))[seat]!;
    return OBJECTIVE_IDS[belief.indexOf(Math.max(...belief))]!;
  };
  /** Bea, the Spy, looks at Ann, who has done this. */
  const did = (deed: (s: State) => void, picture: Picture = {}): State => {
    const s = turnOf(ann, { objectives: [undefined, 'spy'], ...picture });
    deed(s);
    return s;
  };

  test.each<[string, (s: State) => void, Picture]>([
    ['bursar', (s) => noteDeed(s, ann, CONTRIBUTED, 10), {}],
    ['dealer', () => {}, { used: { 0: ['S01', 'S03', 'S04', 'S05'] } }],
    ['gambler', () => {}, { used: { 0: ['S02'] } }],
    ['saboteur', (s) => noteDeed(s, ann, EXTRAS, 3), {}],
    ['scrapper', (s) => noteDeed(s, ann, TORN, 6), {}],
    ['traffic-director', (s) => noteDeed(s, ann, PATROLS, 3), {}],
  ])('%s', (objective, deed, picture) => {
    expect(likeliest(did(deed, picture), ann)).toBe(objective);
  });

  test('a belief counts each card once, and never its own', () => {
    const belief = beliefOf(
      seen(
        did((s) => noteDeed(s, ann, EXTRAS, 3)),
        bea,
      ),
    );
    for (const odds of belief) expect(odds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    expect(belief[bea]![OBJECTIVE_IDS.indexOf('spy')]).toBe(1);
    expect(belief[ann]![OBJECTIVE_IDS.indexOf('spy')]).toBe(0);
    expect(
      signsOf(
        seen(
          did(() => {}),
          bea,
        ),
        col,
      ),
    ).toHaveLength(8);
  });

  test('the Spy names those who gave themselves away', () => {
    const s = npcTurn(ann, 'x', 'yellow', {
      npcs: { 1: 'U' },
      posters: { R: 1 },
      funds: 59,
      objectives: ['bursar', 'spy', 'saboteur', 'dealer'],
    });
    noteDeed(s, ann, CONTRIBUTED, 10);
    noteDeed(s, col, EXTRAS, 4);
    expect(says(s, bea)).toEqual(name(0, 'bursar', 2, 'saboteur'));
    expect(reportAll(s, { 1: name(0, 'bursar', 2, 'saboteur') }).outcome!.winners).toContain(bea);
  });
});
