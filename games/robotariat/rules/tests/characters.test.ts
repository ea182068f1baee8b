import { chanceFrom } from '@tablewright/kernel';
import { numberFaults } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { SPACES } from '../content/board.ts';
import { type CharacterId, CHARACTERS } from '../content/characters.ts';
import type { State } from '../index.ts';
import {
  ann,
  answer,
  answers,
  bea,
  col,
  ended,
  nextRound,
  now,
  npc,
  npcs,
  npcTurn,
  offers,
  postersOn,
  refusal,
  rolledBy,
  seen,
  step,
  told,
  turnOf,
  where,
} from './testing/tables.ts';
import { ABILITY, activate, carry, END, KEEP, lead, move, NOTHING, push, send, set } from './testing/acts.ts';

const AWAY = ['Y', 'Y', 'Y', 'Y'] as const;

describe('[RTA-801] A1-5 moves one player', () => {
  const a15 = (picture = {}): State =>
    turnOf(ann, { characters: ['a1-5'], at: ['Y', 'P', 'R', 'M'], npcs: { 1: 'Y' }, ...picture });

  test('anybody, herself included, along a line', () => {
    const s = answer(a15(), ann, ABILITY);
    expect(offers(s, ann)).toEqual([
      push(0, 'U'),
      push(0, 'R'),
      push(0, 'M'),
      push(1, 'S'),
      push(1, 'U'),
      push(1, 'M'),
      push(2, 'S'),
      push(2, 'U'),
      push(2, 'Y'),
      push(3, 'P'),
      push(3, 'S'),
      push(3, 'Y'),
      NOTHING,
    ]); // prettier-ignore
    expect(where(answer(s, ann, push(1, 'U')), bea)).toBe('U');
    expect(refusal(s, ann, push(1, 'R'))).toMatchObject({ rule: 'RTA-801' });
  });

  test('it is not her own move: she may still walk, and so may who was moved', () => {
    const s = answers(a15(), ann, ABILITY, push(0, 'U'));
    expect(where(answer(s, ann, move('P')), ann)).toBe('P');
    const next = answers(a15(), ann, ABILITY, push(1, 'U'), END);
    expect(offers(next, bea)).toContain(move('R'));
  });

  test('nobody after all: then it is not used up', () => {
    const s = answers(a15(), ann, ABILITY, NOTHING);
    expect([s.at, now(s)]).toEqual([a15().at, 'turn ann']);
    expect(where(answers(s, ann, move('U'), ABILITY, push(1, 'U')), bea)).toBe('U');
  });

  test('no encounter, once a turn', () => {
    const s = answers(
      a15({ round: 2, npcs: { 1: 'P', 2: 'U' }, funds: 5, posters: { U: 1 } }),
      ann,
      ABILITY,
      push(1, 'U'),
    );
    expect([s.funds, s.junk, offers(s, ann).includes(ABILITY)]).toEqual([5, 0, false]);
  });
});

describe('[RTA-802] Alice names the Oppressors’ path', () => {
  const alice = (picture = {}): State =>
    turnOf(ann, { characters: ['alice'], round: 2, npcs: { 1: 'Y', 2: 'M' }, ...picture });

  test('before the red die is rolled, and the black die never is', () => {
    const s = answer(alice(), ann, END);
    expect([now(s), offers(s, ann)]).toEqual(['steer ann', ['yellow', 'blue']]);
    for (const [path, to] of [
      ['yellow', 'Y'],
      ['blue', 'S'],
    ] as const) {
      const { state, told: heard, entries } = step(s, ann, path);
      expect(npc(state, 2)).toBe(to);
      expect(entries.map((entry) => (entry.type === 'chance' ? entry.label : ''))).toEqual(['', 'red die 1']);
      expect(heard.map(({ event }) => event.type).slice(0, 2)).toEqual(['steered', 'rolled']);
    }
  });

  test('the black X cannot occur: the token moves by the red die alone', () => {
    const places = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      const s = answer(alice({ token: 'R' }), ann, END);
      s.chance = chanceFrom(seed);
      places.add(SPACES[answer(s, ann, 'blue').token]!);
    }
    expect([...places].sort()).toEqual(['R', 'S']); // never Y, where the blue path leads
  });

  test('no question while no Oppressor is out, and no black die either', () => {
    const s = alice({ round: 1, npcs: { 1: 'Y' } });
    const { told: heard } = step(s, ann, END);
    expect(heard.find(({ event }) => event.type === 'rolled')!.event).toMatchObject({ black: null });
    expect(now(answer(s, ann, END))).toBe('turn bea');
  });
});

describe('[RTA-803] ArciTech puts one torn poster up again', () => {
  const picture = {
    characters: [undefined, 'arcitech'],
    round: 4,
    npcs: { 1: 'Y', 2: 'S', 3: 'Y', 4: 'P' },
    posters: { P: 2, U: 2 },
    at: AWAY,
  } as const;

  test('in anybody’s NPC turn, right after the tear-down, before the next Oppressor', () => {
    const s = npcTurn(ann, 'blue', 'x', picture); // 2 from S to P, 4 from P to U
    expect([now(s), s.junk, postersOn(s, 'U')]).toEqual(['salvage bea', 2, 2]);
    expect(offers(s, bea)).toEqual([...SPACES, 'none']);
    const back = answer(s, bea, 'R');
    expect([postersOn(back, 'R'), postersOn(back, 'U'), back.junk, now(back)]).toEqual([1, 0, 3, 'turn bea']);
  });

  test('once in an NPC turn; whoever declines is asked again', () => {
    const s = answer(npcTurn(ann, 'blue', 'x', picture), bea, 'none');
    expect([now(s), s.junk]).toEqual(['salvage bea', 4]);
    expect(now(answer(s, bea, 'M'))).toBe('turn bea');
  });

  test('put before an Oppressor that comes next, it is torn down again', () => {
    expect(answer(npcTurn(ann, 'blue', 'x', picture), bea, 'U').junk).toBe(4);
  });

  test('[RTA-804] not when an NPC enters', () => {
    expect(now(nextRound({ characters: ['arcitech'], round: 1, token: 'P', posters: { P: 2 } }))).toBe('turn ann');
  });

  test('[RTA-804] not by Move the Masses, nor by a card', () => {
    const masses = turnOf(ann, { ...picture, characters: ['arcitech'], at: ['M', 'Y', 'Y', 'Y'] });
    expect(now(answers(masses, ann, activate('M'), send(2, 'P')))).toBe('turn ann');
    const card = turnOf(ann, {
      ...picture,
      npcs: { ...picture.npcs, 2: 'R' },
      characters: ['arcitech'],
      at: ['S', 'Y', 'Y', 'Y'],
      topSabotages: ['S06', 'S01'],
    });
    expect(now(answers(card, ann, activate('S'), 'S06', 'decline', send(2, 'U')))).toBe('turn ann');
  });

  test('[RTA-804] not by a roll that a card causes', () => {
    const s = turnOf(ann, {
      ...picture,
      characters: ['arcitech'],
      npcs: { ...picture.npcs, 2: 'S', 4: 'S' },
      at: ['S', 'Y', 'Y', 'Y'],
      upgrades: { 0: ['U07'] },
      topSabotages: ['S02', 'S01'],
    });
    const rolled = answers(s, ann, activate('S'), 'S02', 'pay');
    const next = answer(rolled, ann, offers(rolled, ann).includes(set('black', 'blue')) ? set('black', 'blue') : KEEP);
    expect([now(next), postersOn(next, 'P')]).toEqual(['turn ann', 0]);
  });
});

describe('[RTA-805] Electric Eye sees the top two Sabotage cards', () => {
  const picture = { characters: [undefined, 'electric-eye'], topSabotages: ['S07', 'S03', 'S08'] } as const;

  test('always, in order, and nobody else does', () => {
    const s = turnOf(ann, picture);
    expect([seen(s, bea).top, seen(s, ann).top, seen(s, 'spectator').top]).toEqual([['S07', 'S03'], null, null]);
  });

  test('fewer if the deck is smaller', () => {
    expect(seen(turnOf(ann, { ...picture, topSabotages: undefined, onlySabotages: ['S04'] }), bea).top).toEqual([
      'S04',
    ]);
    expect(seen(turnOf(ann, { ...picture, topSabotages: undefined, onlySabotages: [] }), bea).top).toEqual([]);
  });

  test('anew after each shuffle, and she alone is told', () => {
    const s = answer(turnOf(ann, { ...picture, at: ['S'] }), ann, activate('S'));
    const { state, told: heard } = step(s, ann, 'S03');
    const top = state.sabotageDeck.slice(0, 2).map((card) => `S${String(card + 1).padStart(2, '0')}`);
    expect(seen(state, bea).top).toEqual(top);
    expect(heard.filter(({ event }) => event.type === 'peeked')).toEqual([
      { event: { type: 'peeked', cards: top }, to: bea },
    ]);
  });

  test('so she knows what somebody else draws and puts back', () => {
    const s = answer(turnOf(ann, { ...picture, at: ['S'] }), ann, activate('S'));
    expect([seen(s, bea).drawn, seen(s, col).drawn]).toEqual([['S07', 'S03'], null]);
    const next = answer(s, ann, 'S03');
    expect([seen(next, bea).putBack, seen(next, col).putBack]).toEqual([[{ by: ann, card: 'S07' }], []]);
  });
});

describe('[RTA-806] Überbot doubles the posters on his space', () => {
  const uber = { characters: [undefined, 'uberbot'], at: ['Y', 'R', 'Y', 'Y'] } as const;

  test('for donations', () => {
    expect(npcTurn(ann, 'x', 'yellow', { ...uber, npcs: { 1: 'U' }, posters: { R: 2 } }).funds).toBe(5);
    expect(npcTurn(ann, 'x', 'yellow', { ...uber, npcs: { 1: 'S' }, posters: { P: 2 } }).funds).toBe(2); // he is not there
  });

  test('for suspicion', () => {
    const two = { ...uber, round: 2, npcs: { 1: 'Y', 2: 'U' } } as const;
    expect(npcTurn(ann, 'blue', 'x', { ...two, posters: { R: 2 } }).reputation).toBe(5);
    expect(npcTurn(ann, 'blue', 'x', { ...two, posters: { R: 1 } }).reputation).toBe(6);
  });

  test('not for cards that count cubes or spaces, nor for the Junk Pile', () => {
    const s = turnOf(bea, {
      characters: [undefined, 'uberbot'],
      at: ['Y', 'S'],
      posters: { S: 2 },
      topSabotages: ['S04', 'S09'],
    });
    expect(answers(s, bea, activate('S'), 'S04').funds).toBe(1);
    const burnt = answers(s, bea, activate('S'), 'S09', [['S']]);
    expect([burnt.reputation, burnt.junk]).toEqual([6, 1]);
    expect(npcTurn(ann, 'blue', 'x', { ...uber, round: 2, npcs: { 2: 'U' }, posters: { R: 2 } }).junk).toBe(2);
  });
});

describe('[RTA-807] Mr. Postman carries one poster', () => {
  const s = turnOf(ann, { characters: ['postman'], posters: { P: 1, U: 2 }, junk: 2 });

  test('from any space to any other', () => {
    const asked = answer(s, ann, ABILITY);
    expect(offers(asked, ann)).toEqual([
      carry('P', 'S'),
      carry('P', 'U'),
      carry('P', 'Y'),
      carry('P', 'R'),
      carry('P', 'M'),
      carry('U', 'P'),
      carry('U', 'S'),
      carry('U', 'Y'),
      carry('U', 'R'),
      carry('U', 'M'),
      NOTHING,
    ]);
    const next = answer(asked, ann, carry('U', 'R'));
    expect([postersOn(next, 'U'), postersOn(next, 'R'), next.junk]).toEqual([1, 1, 2]);
  });

  test('none after all: then it is not used up', () => {
    const left = answers(s, ann, ABILITY, NOTHING);
    expect([left.posters, offers(left, ann).includes(ABILITY)]).toEqual([s.posters, true]);
  });

  test('not out of the Junk Pile', () => {
    expect(offers(turnOf(ann, { characters: ['postman'], junk: 2 }), ann)).not.toContain(ABILITY);
    expect(refusal(turnOf(ann, { characters: ['postman'], junk: 2 }), ann, ABILITY)).toMatchObject({
      rule: 'RTA-807',
    });
  });
});

describe('[RTA-808] MT-Q may roll both dice again', () => {
  const rolled = (seed: number): State => {
    const s = turnOf(ann, { characters: ['mt-q'], round: 2, npcs: { 1: 'Y', 2: 'M' } });
    s.chance = chanceFrom(seed);
    return answer(s, ann, END);
  };

  test('once, and must accept the result', () => {
    const s = rolled(1);
    expect([now(s), offers(s, ann)]).toEqual(['reroll ann', ['keep', 'reroll']]);
    const { state, entries } = step(s, ann, 'reroll');
    expect(now(state)).toBe('turn bea');
    expect(entries.map((entry) => (entry.type === 'chance' ? entry.label : ''))).toEqual([
      '',
      'black die 2',
      'red die 2',
    ]);
  });

  test('keeping moves by the first roll', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const s = rolled(seed);
      const { black } = seen(s, ann).dice!;
      expect(npc(answer(s, ann, 'keep'), 2)).toBe({ yellow: 'Y', blue: 'S', x: 'M' }[black!]);
    }
  });
});

describe('[RTA-809] Wally Street', () => {
  const wally = (picture = {}): State => turnOf(ann, { characters: ['wally'], office: 3, at: ['M'], ...picture });

  test('gives up an Office level for a poster on any space, from anywhere', () => {
    const s = answers(wally(), ann, ABILITY, 'P');
    expect([s.office, postersOn(s, 'P'), s.supply, where(s, ann)]).toEqual([2, 1, 7, 'M']);
    expect(offers(s, ann)).not.toContain(ABILITY);
    expect(offers(s, ann)).toContain(activate('M')); // it was no activation
  });

  test.each([
    ['without a level', { office: 0 }],
    ['without a poster in the supply', { junk: 8 }],
  ])('not %s', (_what, picture) => {
    expect(offers(wally(picture), ann)).not.toContain(ABILITY);
    expect(refusal(wally(picture), ann, ABILITY)).toMatchObject({ rule: 'RTA-809' });
  });
});

test('[RTA-810] R-Poly, Rambu, The Smith and VIVACIOUS differ only in their start', () => {
  const four = CHARACTERS.filter(({ moment }) => moment === 'at-start');
  expect(four.map(({ id, start }) => [id, start])).toEqual([
    ['r-poly', 'U'],
    ['rambu', 'Y'],
    ['smith', 'P'],
    ['vivacious', 'R'],
  ]);
  for (const { id } of four) {
    const s = turnOf(ann, { characters: [id], at: ['M'], posters: { P: 1 }, office: 3, funds: 5 });
    expect(offers(s, ann)).toEqual([move('P'), move('S'), move('Y'), activate('M'), END]);
    expect(now(answer(s, ann, END))).toBe('turn bea');
  }
});

describe('[RTA-811] Zender moves one Civilian first', () => {
  const zender = (picture = {}): State =>
    turnOf(ann, {
      characters: ['zender'],
      round: 3,
      npcs: { 1: 'U', 2: 'M', 3: 'Y' },
      posters: { R: 2 },
      at: AWAY,
      ...picture,
    });

  test('it moves and encounters at once, before any die is rolled', () => {
    const s = answer(zender(), ann, END);
    expect([now(s), offers(s, ann)]).toEqual([
      'lead ann',
      [lead(1, 'yellow'), lead(1, 'blue'), lead(3, 'yellow'), lead(3, 'blue')],
    ]);
    const { told: heard } = step(s, ann, lead(1, 'yellow'));
    expect(heard.map(({ event }) => event.type).slice(0, 3)).toEqual(['led', 'met', 'rolled']);
    expect(heard[1]!.event).toMatchObject({ npc: 1, donation: 2 });
  });

  test('the dice move the others, not this one', () => {
    // Civilian 1 was led to R; the red die shows yellow
    const s = npcTurn(
      ann,
      'x',
      'yellow',
      { characters: ['zender'], round: 3, npcs: { 1: 'R', 2: 'M', 3: 'Y' }, posters: { R: 2 }, at: AWAY },
      1,
    );
    expect([npcs(s), s.funds]).toEqual(['RMU---', 0]);
  });

  test('the token and the Oppressors follow the dice as usual', () => {
    const s = npcTurn(ann, 'blue', 'x', { characters: ['zender'], round: 2, npcs: { 1: 'R', 2: 'M' }, token: 'M' }, 1);
    expect([npcs(s), SPACES[s.token]]).toEqual(['RS----', 'Y']);
  });

  test('the last SPARK before the dice ends the game', () => {
    const s = answer(zender({ seats: 3, mode: 'cooperative', funds: 43 }), ann, END);
    expect(ended(answer(s, ann, lead(1, 'blue'))).reason).toBe('success');
  });

  test('[RTA-812] it is compulsory', () => {
    expect(refusal(answer(zender(), ann, END), ann, 'none')).toMatchObject({ rule: 'RTA-812' });
  });
});

describe('[RTA-813] the same holds for a roll caused by a card', () => {
  const card = (character: 'alice' | 'zender' | 'mt-q'): State =>
    answers(
      turnOf(ann, {
        characters: [character],
        at: ['S'],
        round: 2,
        npcs: { 1: 'Y', 2: 'M' },
        topSabotages: ['S02', 'S09'],
      }),
      ann,
      activate('S'),
      'S02',
      'decline',
    );

  test('Alice', () => expect(now(card('alice'))).toBe('steer ann'));
  test('Zender', () => expect(now(card('zender'))).toBe('lead ann'));
  test('MT-Q', () => expect(now(card('mt-q'))).toBe('reroll ann'));

  test('and the usual NPC turn still follows, with its own question', () => {
    const s = answer(card('alice'), ann, 'blue');
    expect(now(s)).toBe('turn ann');
    expect(now(answer(s, ann, END))).toBe('steer ann');
  });
});

describe('abilities that meet', () => {
  test('MT-Q with the Forecast Module: first both dice, then one of them', () => {
    const s = rolledBy(ann, 'blue', 'yellow', {
      characters: ['mt-q'],
      upgrades: { 0: ['U06'] },
      round: 2,
      npcs: { 1: 'Y', 2: 'M' },
    });
    for (const first of ['keep', 'reroll']) {
      const next = answer(s, ann, first);
      expect([now(next), offers(next, ann)]).toEqual(['forecast ann', ['keep', 'black', 'red']]);
      expect(now(answer(next, ann, 'red'))).toBe('turn bea');
    }
  });

  test('Alice with the Forecast Module: only the red die', () => {
    const s = rolledBy(ann, 'blue', 'yellow', {
      characters: ['alice'],
      upgrades: { 0: ['U06'] },
      round: 2,
      npcs: { 1: 'Y', 2: 'M' },
    });
    const next = answer(s, ann, 'keep');
    expect(offers(next, ann)).toEqual(['keep', 'red']);
    expect(refusal(next, ann, 'black')).toMatchObject({ rule: 'RTA-802' });
    expect(npc(answer(next, ann, 'red'), 2)).toBe('S'); // her path stays
  });

  test('Zender with the Forecast Module: the led Civilian stays where it is', () => {
    const s = rolledBy(
      ann,
      'x',
      'yellow',
      { characters: ['zender'], upgrades: { 0: ['U06'] }, round: 1, npcs: { 1: 'R' } },
      1,
    );
    expect(npc(answers(s, ann, 'keep', 'red'), 1)).toBe('R');
  });

  test('Alice while the radio is jammed: no question, and no die', () => {
    const s = turnOf(ann, { characters: ['alice'], round: 2, npcs: { 1: 'Y', 2: 'M' }, jammed: 1 });
    const { state, told: heard } = step(s, ann, END);
    expect([npc(state, 2), state.jammed]).toEqual(['M', 0]);
    expect(heard.find(({ event }) => event.type === 'rolled')!.event).toMatchObject({ black: null });
  });

  test('Überbot with the Appliance Disguise: unseen himself, his posters still count double', () => {
    const s = (posters: number): State =>
      npcTurn(ann, 'blue', 'x', {
        characters: ['uberbot'],
        at: ['P', 'Y', 'Y', 'Y'],
        upgrades: { 0: ['U04'] },
        round: 2,
        npcs: { 1: 'Y', 2: 'S' },
        posters: { P: posters },
        funds: 5,
      });
    expect([s(2).reputation, s(2).funds]).toEqual([5, 5]);
    expect(s(1).reputation).toBe(6);
  });

  test('Überbot with the Loudspeaker Grille: both add up', () => {
    const s = npcTurn(ann, 'x', 'yellow', {
      characters: ['uberbot'],
      at: ['R', 'Y', 'Y', 'Y'],
      upgrades: { 0: ['U03'] },
      npcs: { 1: 'U' },
      posters: { R: 2 },
    });
    expect(s.funds).toBe(4 + 2);
  });

  test('Wally as a Bursar in the Office: his own ability empties it', () => {
    const s = turnOf(ann, { characters: ['wally'], office: 1, peaked: true, objectives: ['bursar'] });
    expect(answers(s, ann, ABILITY, 'P').emptied).toBe(1);
  });

  test('A1-5 may bring somebody out of the way of a patrol, and her own step is left', () => {
    const s = answers(
      turnOf(ann, { characters: ['a1-5'], at: ['Y', 'P', 'Y', 'Y'] }),
      ann,
      ABILITY,
      push(1, 'U'),
      move('M'),
      activate('M'),
    );
    expect(now(s)).toBe('masses ann');
  });

  test('ArciTech and Überbot: the poster put back on his space counts double for the next Oppressor', () => {
    const s = npcTurn(ann, 'blue', 'x', {
      characters: ['uberbot', 'arcitech'],
      at: ['U', 'Y', 'Y', 'Y'],
      round: 4,
      npcs: { 1: 'Y', 2: 'S', 3: 'Y', 4: 'P' },
      posters: { P: 1, U: 1 },
      funds: 9,
    });
    expect(now(s)).toBe('salvage bea');
    expect(answer(s, bea, 'U').reputation).toBe(5); // 2 posters count 4, and Überbot
    expect(answer(s, bea, 'none').reputation).toBe(6);
  });

  test('told once: a jammed radio says that the Oppressors stayed', () => {
    const s = rolledBy(ann, 'blue', 'x', { round: 2, npcs: { 2: 'M' }, jammed: 1 });
    expect(told(s, ann, 'keep')).toContainEqual({ type: 'marched', kind: 'HO', path: 'blue', held: true });
  });
});

// What stands on a character is what happens at a table: each number of its ability, counted there.
describe('the numbers of an ability are those that are played', () => {
  const COUNTED: { readonly [character in CharacterId]?: () => readonly string[] } = {
    arcitech() {
      const torn = { 1: 'Y', 2: 'S', 3: 'Y', 4: 'P' } as const;
      const s = npcTurn(ann, 'blue', 'x', {
        characters: [undefined, 'arcitech'],
        round: 4,
        npcs: torn,
        posters: { P: 2 },
        at: AWAY,
      });
      return [`put ${s.junk - answer(s, bea, 'R').junk} of them up again`];
    },
    'electric-eye': () => [`the top ${seen(turnOf(ann, { characters: ['electric-eye'] }), ann).top!.length} cards`],
    uberbot() {
      const funds = (posters: number): number =>
        npcTurn(ann, 'x', 'yellow', {
          characters: ['uberbot'],
          at: ['R', 'Y', 'Y', 'Y'],
          npcs: { 1: 'U' },
          posters: { R: posters },
        }).funds;
      return [`counts as ${funds(2) - funds(1)},`];
    },
    postman() {
      const s = turnOf(ann, { characters: ['postman'], posters: { U: 2 } });
      return [`move ${postersOn(answers(s, ann, ABILITY, carry('U', 'R')), 'R')} poster`];
    },
    wally() {
      const s = answers(turnOf(ann, { characters: ['wally'], office: 3, at: ['M'] }), ann, ABILITY, 'P');
      return [`lower the Office by ${3 - s.office}`, `put ${postersOn(s, 'P')} poster`];
    },
    zender() {
      const s = answer(
        turnOf(ann, { characters: ['zender'], round: 3, npcs: { 1: 'U', 2: 'M', 3: 'Y' }, at: AWAY }),
        ann,
        END,
      );
      const led = step(s, ann, lead(1, 'yellow')).told.filter(({ event }) => event.type === 'led');
      return [`you move ${led.length} Civilian`];
    },
  };

  test.each(CHARACTERS)('$name: $ability', ({ id, ability }) => {
    expect(numberFaults(ability, COUNTED[id]?.() ?? [])).toEqual([]);
  });
});
