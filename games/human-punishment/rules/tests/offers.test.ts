import { describe, expect, test } from 'vitest';
import { LASER, LAUNCHER } from '../content/boxes.ts';
import { DEE_BEGAN, DEE_ENDED, GONE, NONE, type State } from '../state.ts';
import { enemyOn, SOLDIER, wounded } from './testing/cards.ts';
import { ann, answer, bea, cem, game, offers, own, type Picture } from './testing/tables.ts';
import { carry, quiet } from './testing/turns.ts';

// What the Action Phase offers, and what it leaves out: each condition with a table that has it and one that lacks it.

/** The acts of these names, in words: `move 0 2`. */
function menu(s: State, seat: number, ...names: string[]): string[] {
  return (offers(s, seat) as Record<string, unknown>[])
    .filter(({ act }) => names.length === 0 || names.includes(String(act)))
    .map((one) => Object.values(one).join(' '));
}

const FAR: readonly string[] = ['4', '5', '5', '5'];

/** Ann stands in an Area; the others are far away. */
function standing(area: string, picture: Picture = {}): State {
  return quiet(ann, { ...picture, at: [area, ...FAR.slice(1), ...(picture.at ?? [])] });
}

test('[HPB-106] the own acts are the Active Player’s alone', () => {
  const s = standing('4');
  expect(menu(s, ann).length).toBeGreaterThan(1);
  expect(game.mayAnswer(s)).toBe(0);
  expect(menu(s, ann)).toContain('end');
});

describe('[HPB-118] [HPB-568] whoever has fallen in the own turn', () => {
  const fallen = (picture: Picture = {}): State => {
    const s = standing('4', picture);
    s.fallen = 1;
    return s;
  };

  test('has no movement, no actions and no free acts left', () => {
    expect(menu(standing('4'), ann, 'move', 'newLeader')).toEqual(['move 0 2', 'move 0 3', 'move 0 5', 'newLeader 0']);
    expect(menu(fallen(), ann)).toEqual(['end']);
    expect(menu(fallen({ characters: ['jayden'] }), ann)).toEqual(['end']);
    expect(menu(fallen({ characters: ['feykah'] }), ann)).toEqual(['end']);
  });

  test('not in the Isolation Cube either', () => {
    const s = fallen({ characters: ['feykah'] });
    s.detained = 1 << ann;
    expect(menu(s, ann)).toEqual(['end']);
    s.fallen = 0;
    expect(menu(s, ann)).toEqual(['escape 1', 'escape -1', 'interrogation', 'end']);
    s.ap = 0;
    expect(menu(s, ann)).toEqual(['end']);
  });
});

describe('[HPB-950] Programs under the board', () => {
  const options = { campaign: true };
  test('for an Action Point, if there are any, in a campaign', () => {
    const s = own(standing('4', { options }), ann, 'P01');
    expect(menu(s, ann, 'transfer')).toEqual(['transfer']);
    s.ap = 0;
    expect(menu(s, ann, 'transfer')).toEqual([]);
    expect(menu(standing('4', { options }), ann, 'transfer')).toEqual([]);
    expect(menu(own(standing('4'), ann, 'P01'), ann, 'transfer')).toEqual([]);
  });
});

describe('[HPB-873] healing', () => {
  const hurt = (character: 'dryden' | 'havoc', set: (s: State) => void = () => {}): State =>
    standing('5', {
      characters: [character],
      set(s) {
        s.at[cem] = 0;
        for (const seat of [ann, bea, cem]) s.health[seat] = 1;
        wounded(s, bea, 'W-01');
        wounded(s, cem, 'W-02');
        set(s);
      },
    });
  test('is Dryden’s, of those in range who are hurt', () => {
    expect(menu(hurt('dryden'), ann, 'heal', 'care')).toEqual(['heal 0', 'heal 1']);
    expect(menu(hurt('havoc'), ann, 'heal', 'care')).toEqual([]);
    expect(
      menu(
        hurt('dryden', (s) => (s.ap = 0)),
        ann,
        'heal',
        'care',
      ),
    ).toEqual([]);
  });
  test('of Wounds with Hacking I', () => {
    expect(
      menu(
        hurt('dryden', (s) => (s.boosts[ann] = 1)),
        ann,
        'heal',
        'care',
      ),
    ).toEqual(['heal 0', 'heal 1', 'care 1']);
  });
});

describe('[HPB-862] [HPB-863] Jayden’s All-Rounder cards', () => {
  const jayden = (set: (s: State) => void = () => {}): State => standing('4', { characters: ['jayden'], set });
  const cards = (s: State): number => menu(s, ann, 'allRounder').length;
  test('one in a turn, two with Implants II, each once', () => {
    const all = cards(jayden());
    expect(all).toBeGreaterThan(2);
    expect(cards(jayden((s) => (s.allRounders = 1)))).toBe(all - 1);
    expect(cards(jayden((s) => (s.allRoundersNow = 1)))).toBe(0);
    expect(cards(jayden((s) => Object.assign(s, { allRoundersNow: 1, boosts: [1 << 3, 0, 0, 0] })))).toBe(all);
    expect(cards(jayden((s) => Object.assign(s, { allRoundersNow: 2, boosts: [1 << 3, 0, 0, 0] })))).toBe(0);
    expect(cards(standing('4', { characters: ['havoc', 'jayden'] }))).toBe(0);
  });
  test('come back once, after three Level 2 Boosts, if one was played', () => {
    const back = (boosts: number, allRounders: number, tookBack = 0): string[] =>
      menu(
        jayden((s) => Object.assign(s, { boosts: [boosts, 0, 0, 0], allRounders, tookBack })),
        ann,
        'takeBack',
      );
    expect(back(0b00101010, 4)).toEqual(['takeBack']);
    expect(back(0b10101010, 4)).toEqual(['takeBack']);
    expect(back(0b00101010, 0)).toEqual([]);
    expect(back(0b00101010, 4, 1)).toEqual([]);
    expect(back(0b01011101, 4)).toEqual([]);
  });
});

test('[HPB-865] Feykah may take a Wound before an attack, once, and not in the Cube', () => {
  const feykah = (set: (s: State) => void = () => {}): State => standing('4', { characters: ['feykah'], set });
  expect(menu(feykah(), ann, 'bleed')).toEqual(['bleed']);
  expect(
    menu(
      feykah((s) => (s.used = 128)),
      ann,
      'bleed',
    ),
  ).toEqual([]);
  expect(
    menu(
      feykah((s) => (s.fallen = 1)),
      ann,
      'bleed',
    ),
  ).toEqual([]);
  expect(
    menu(
      feykah((s) => (s.detained = 1)),
      ann,
      'bleed',
    ),
  ).toEqual([]);
  expect(menu(standing('4'), ann, 'bleed')).toEqual([]);
});

test('[HPB-868] Nova takes what is left at HQ with her bar at 2, there', () => {
  const nova = (set: (s: State) => void, area = '4', character: 'nova' | 'havoc' = 'nova'): string[] =>
    menu(
      standing(area, {
        characters: [character],
        set(s) {
          s.bar[ann] = 2;
          s.hq = [2, 1];
          set(s);
        },
      }),
      ann,
      'arm',
    );
  expect(nova(() => {})).toEqual(['arm pistol', 'arm rifle-hq']);
  expect(nova((s) => (s.hq = [0, 1]))).toEqual(['arm rifle-hq']);
  expect(nova((s) => (s.hq = [1, 0]))).toEqual(['arm pistol']);
  expect(nova((s) => (s.bar[ann] = 1))).toEqual([]);
  expect(nova(() => {}, '3')).toEqual([]);
  expect(nova(() => {}, '4', 'havoc')).toEqual([]);
});

test('[HPB-334] an item that is no weapon is used by itself, where it does something', () => {
  const item = (box: number, set: (s: State) => void = () => {}): string[] =>
    menu(
      standing('4', {
        set(s) {
          s.item[ann] = box;
          set(s);
        },
      }),
      ann,
      'item',
    );
  expect(item(NONE)).toEqual([]);
  expect(item(LAUNCHER)).toEqual([]);
  expect(item(LASER, (s) => enemyOn(s, '6'))).toEqual(['item']);
  expect(item(4)).toEqual(['item']);
});

test('[HPB-490] cards are used at the Med Center, grey or green, and nowhere else', () => {
  const cards = (area: string, ...hand: ('grey' | 'green' | 'B3')[]): string[] =>
    menu(standing(area, { hands: [hand] }), ann, 'treatWithCards');
  expect(cards('M', 'grey')).toEqual(['treatWithCards']);
  expect(cards('M', 'green')).toEqual(['treatWithCards']);
  expect(cards('M', 'B3', 'green')).toEqual(['treatWithCards']);
  expect(cards('M', 'B3')).toEqual([]);
  expect(cards('3', 'grey')).toEqual([]);
  expect(menu(standing('M'), ann, 'treat')).toEqual(['treat']);
  const spent = standing('M');
  spent.ap = 0;
  expect(menu(spent, ann, 'treat')).toEqual([]);
});

describe('[HPB-811] the Control Panel', () => {
  const panel = (set: (s: State) => void): string[] => {
    const s = standing('5', {
      set(one) {
        one.general = ann;
        one.apexAt = 0;
        enemyOn(one, '2', SOLDIER);
        set(one);
      },
    });
    return menu(s, ann, 'panelMove', 'panelAttack');
  };
  test('is the General’s, once in the turn, while Apex is there', () => {
    expect(panel(() => {})).toContain('panelMove');
    expect(panel((s) => (s.general = bea))).toEqual([]);
    expect(panel((s) => (s.used = 16))).toEqual([]);
    expect(panel((s) => (s.apexAt = NONE))).toEqual([]);
    expect(panel((s) => (s.apexAt = GONE))).toEqual([]);
  });
  test('moves Apex up to Blue 3, and attacks Enemies in its Area alone', () => {
    expect(panel((s) => (s.apexAt = 1))).toContain('panelMove');
    expect(panel((s) => (s.apexAt = 2))).not.toContain('panelMove');
    const attacks = [0, 1, 2].map((apexAt) =>
      panel((s) => {
        s.apexAt = apexAt;
        for (const place of ['3a', '4', '5b', '6', '10', 'red1']) enemyOn(s, place, place === 'red1' ? 9 : SOLDIER + 1);
      }).filter((one) => one.startsWith('panelAttack')),
    );
    expect(attacks).toEqual([
      ['panelAttack 3a', 'panelAttack 4'],
      ['panelAttack 5b'],
      ['panelAttack 4', 'panelAttack 6', 'panelAttack 10'],
    ]);
  });
});

describe('[HPB-400] [HPB-420] what an Area offers takes an Action Point', () => {
  test.each(['1', '2', '3', '4', '5', '6', 'J', 'M'])('in Area %s', (area) => {
    const s = standing(area, {
      hands: [['B3', 'B4', 'R5', 'grey', 'green']],
      set(one) {
        one.leader = ann;
        one.detained = 1 << bea;
        one.riot = 3;
        one.junk = [30];
        one.junkBy = [bea];
        one.junkTurn = [1];
        one.ap = 0;
        one.move = 0;
      },
    });
    const free =
      area === 'M' ? ['treatWithCards', 'end'] : area === '1' || area === '3' ? ['move 0 M', 'end'] : ['end'];
    expect(menu(s, ann)).toEqual(free);
  });
});

describe('[HPB-420] the City', () => {
  const city = (set: (s: State) => void = () => {}, hand: readonly ('B3' | 'R3' | 'B2')[] = ['B3']): string[] =>
    menu(
      standing('2', {
        hands: [hand],
        set(s) {
          s.riot = 3;
          s.resource = 3;
          s.display = [];
          set(s);
        },
      }),
      ann,
      'riot',
      'morale',
      'resource',
      'chance',
      'buy',
      'buyUnseen',
    );
  test('each action once in a turn, each where it can be done', () => {
    expect(city()).toEqual(['riot 0 1', 'riot 0 -1', 'morale 0', 'resource 0', 'chance 0', 'buyUnseen']);
    expect(city((s) => (s.used = 1))).toEqual(['morale 0', 'resource 0', 'chance 0', 'buyUnseen']);
    expect(city((s) => (s.used = 2))).toEqual(['riot 0 1', 'riot 0 -1', 'resource 0', 'chance 0', 'buyUnseen']);
    expect(city((s) => (s.used = 4))).toEqual(['riot 0 1', 'riot 0 -1', 'morale 0', 'chance 0', 'buyUnseen']);
    expect(city((s) => (s.used = 8))).toEqual(['riot 0 1', 'riot 0 -1', 'morale 0', 'resource 0', 'buyUnseen']);
    expect(city((s) => (s.riot = 0))).toEqual(['morale 0', 'resource 0', 'chance 0', 'buyUnseen']);
    expect(city((s) => (s.resource = 2))).toEqual(['riot 0 1', 'riot 0 -1', 'morale 0', 'chance 0', 'buyUnseen']);
    expect(city(() => {}, ['R3'])).toEqual(['riot 0 1', 'riot 0 -1', 'resource 0', 'chance 0', 'buyUnseen']);
  });
  test('[HPB-430] the Dark Net: what can be paid, each design once; one unseen for 3 while there is any', () => {
    const paying = (set: (s: State) => void, hand: readonly ('B3' | 'B2')[] = ['B3']): string[] =>
      city(set, hand).filter((one) => one.startsWith('buy'));
    const p01 = menu(standing('2', { hands: [['B4', 'B3', 'B3']], set: (s) => (s.display = [0, 0, 1]) }), ann, 'buy');
    expect(p01).toEqual(['buy P01', 'buy P02']);
    expect(paying(() => {})).toEqual(['buyUnseen']);
    expect(paying(() => {}, ['B2'])).toEqual([]);
    expect(paying((s) => (s.programCost = 1))).toEqual([]);
    expect(paying((s) => (s.programDeck = []))).toEqual([]);
    expect(paying((s) => (s.display = [0]), ['B2'])).toEqual([]);
  });
});

describe('[HPB-450] HQ', () => {
  const hq = (
    set: (s: State) => void = () => {},
    hand: readonly ('B3' | 'R3' | 'B4' | 'B2')[] = [],
    who: 'nova' | 'havoc' = 'nova',
  ): string[] =>
    menu(
      standing('4', {
        characters: [who],
        hands: [hand],
        set(s) {
          s.hq = [1, 1];
          s.ap = 2;
          set(s);
        },
      }),
      ann,
      'newLeader',
      'censure',
      'weapon',
    );
  test('a Censure Motion for two points, of anybody who is not detained', () => {
    expect(hq()).toEqual(['newLeader 0', 'censure 0', 'censure 1', 'censure 2', 'censure 3']);
    expect(hq((s) => (s.ap = 1))).toEqual(['newLeader 0']);
    expect(hq((s) => (s.detained = 0b1100))).toEqual(['newLeader 0', 'censure 0', 'censure 1']);
  });
  test('weapons that are there and can be paid; no Pistol for Havoc', () => {
    const weapons = (...so: Parameters<typeof hq>): string[] => hq(...so).filter((one) => one.startsWith('weapon'));
    expect(weapons(() => {}, ['B4'])).toEqual(['weapon pistol']);
    expect(weapons(() => {}, ['B3'])).toEqual([]);
    expect(weapons(() => {}, ['B4', 'B2'])).toEqual(['weapon pistol', 'weapon rifle-hq']);
    expect(weapons(() => {}, ['B4', 'B2'], 'havoc')).toEqual(['weapon rifle-hq']);
    expect(weapons((s) => (s.hq = [0, 1]), ['B4', 'B2'])).toEqual(['weapon rifle-hq']);
    expect(weapons((s) => (s.hq = [1, 0]), ['B4', 'B2'])).toEqual(['weapon pistol']);
  });
});

test('[HPB-460] a Recon card for 5, once for each character, while there are any', () => {
  const recon = (set: (s: State) => void = () => {}, hand: readonly ('R5' | 'R4')[] = ['R5']): string[] =>
    menu(standing('5', { hands: [hand], set }), ann, 'recon');
  expect(recon()).toEqual(['recon 0']);
  expect(recon((s) => (s.reconHad = 1))).toEqual([]);
  expect(recon((s) => (s.reconHad = 2))).toEqual(['recon 0']);
  expect(recon((s) => (s.reconDeck = []))).toEqual([]);
  expect(recon(() => {}, ['R4'])).toEqual([]);
});

test('[HPB-470] Network: chips after entering in this turn; pardons are the Leader’s', () => {
  const network = (set: (s: State) => void): string[] => menu(standing('6', { set }), ann, 'deliver', 'pardon');
  const carrier = (s: State): State => carry(s, ann, 'b');
  expect(network((s) => (carrier(s).entered = 1))).toEqual(['deliver 0']);
  expect(network((s) => (carrier(s).entered = 2))).toEqual([]);
  expect(network((s) => (s.entered = 1))).toEqual([]);
  expect(network((s) => Object.assign(s, { leader: ann, detained: 0b1010 }))).toEqual(['pardon 1', 'pardon 3']);
  expect(network((s) => Object.assign(s, { leader: bea, detained: 0b1010 }))).toEqual([]);
  expect(network((s) => Object.assign(s, { leader: ann, detained: 0b1010, ap: 0 }))).toEqual([]);
});

describe('[HPB-411] [HPB-413] [HPB-414] the Sectors', () => {
  const sectors = (set: (s: State) => void = () => {}): string[] =>
    menu(
      quiet(ann, {
        at: ['1', '1', '1', '5'],
        set(s) {
          s.sectorValue = [0, 0, 0];
          set(s);
        },
      }),
      ann,
      'sector',
      'share',
    );
  test('one chip of I or III, three of II with somebody who stands there', () => {
    expect(sectors()).toEqual(['sector 0 1', 'share 0 1', 'share 0 2', 'sector 0 3']);
    expect(sectors((s) => carry(s, ann, 'b'))).toEqual([]);
    expect(sectors((s) => carry(s, bea, 'b'))).toEqual(['sector 0 1', 'share 0 2', 'sector 0 3']);
  });
  test('only where chips are left', () => {
    expect(sectors((s) => (s.sectors[0] = []))).toEqual(['share 0 1', 'share 0 2', 'sector 0 3']);
    expect(sectors((s) => s.sectors[1]!.splice(2))).toEqual(['sector 0 1', 'sector 0 3']);
    expect(sectors((s) => s.sectors[1]!.splice(3))).toEqual(['sector 0 1', 'share 0 1', 'share 0 2', 'sector 0 3']);
    expect(sectors((s) => (s.sectors[2] = []))).toEqual(['sector 0 1', 'share 0 1', 'share 0 2']);
  });
  test('not more than 2 above another Sector', () => {
    const open = (...values: number[]): string =>
      ['sector 0 1', 'share 0 1', 'sector 0 3']
        .map((one, i) => (sectors((s) => (s.sectorValue = values)).includes(one) ? i + 1 : '-'))
        .join('');
    expect([open(1, 0, 0), open(2, 0, 0), open(2, 1, 0), open(2, 1, 1), open(4, 2, 2), open(4, 4, 4)]).toEqual([
      '123',
      '-23',
      '-23',
      '123',
      '123',
      '123',
    ]);
    expect([open(0, 2, 1), open(0, 1, 2), open(4, 1, 3), open(1, 3, 3), open(1, 3, 2)]).toEqual([
      '1-3',
      '12-',
      '-2-',
      '1--',
      '1-3',
    ]);
  });
});

describe('[HPB-480] the Junkyard', () => {
  const junkyard = (set: (s: State) => void, hand: readonly ('grey' | 'green' | 'B3')[] = []): string[] =>
    menu(
      standing('J', {
        characters: ['dryden'],
        hands: [hand],
        set(s) {
          s.junk = [30];
          s.junkBy = [bea];
          s.junkTurn = [1];
          set(s);
        },
      }),
      ann,
      'drop',
      'look',
      'destroy',
    );
  test('chips are dropped, one or both', () => {
    expect(junkyard(() => {})).toEqual([]);
    expect(junkyard((s) => carry(s, ann, 'b'))).toEqual(['drop 0 0']);
    expect(junkyard((s) => carry(s, ann, 'br'))).toEqual(['drop 0 0', 'drop 0 1', 'drop 0 both']);
    expect(junkyard((s) => (carry(s, ann, 'b').ap = 0))).toEqual([]);
  });
  test('[HPB-108] without a point with Rigging I', () => {
    expect(
      junkyard(
        (s) => {
          carry(s, ann, 'b').ap = 0;
          s.boosts[ann] = 1 << 6;
        },
        ['grey'],
      ),
    ).toEqual(['drop 0 0']);
  });
  test('grey cards look, green ones destroy, where chips lie', () => {
    expect(junkyard(() => {}, ['grey'])).toEqual(['look 0']);
    expect(junkyard(() => {}, ['green'])).toEqual(['destroy 0']);
    expect(junkyard(() => {}, ['B3'])).toEqual([]);
    expect(junkyard((s) => (s.junk = [NONE]), ['grey', 'green'])).toEqual([]);
    expect(junkyard((s) => (s.ap = 0), ['grey', 'green'])).toEqual([]);
  });
});

describe('[HPB-880] to [HPB-884] Kuro', () => {
  const kuro = (set: (s: State) => void = () => {}, at = '4', seat: number = ann): string[] => {
    const characters = seat === ann ? (['dee-coy'] as const) : (['havoc', 'dee-coy'] as const);
    const s = quiet(ann, { characters, at: ['5', '5', '5', '5', at], hands: [['B4', 'B3', 'grey', 'green']], set });
    return menu(s, ann).filter((one) => one.split(' ')[1] === '4');
  };
  test('acts in Dee Coy’s turn alone', () => {
    expect(kuro()).toEqual(['move 4 2', 'move 4 3', 'move 4 5', 'newLeader 4']);
    expect(kuro(() => {}, '4', bea)).toEqual([]);
    expect(kuro((s) => (s.kuroGone = 1))).toEqual([]);
    expect(kuro((s) => (s.kuro = 16))).toEqual([]);
  });
  test('[HPB-881] one action or one move, both with Security II', () => {
    const both = (s: State): State => {
      s.boosts[ann] = 1 << 5;
      return s;
    };
    expect(kuro((s) => (s.kuro = 1))).toEqual([]);
    expect(kuro((s) => (s.kuro = 2))).toEqual([]);
    expect(kuro((s) => (both(s).kuro = 1))).toEqual(['newLeader 4']);
    expect(kuro((s) => (both(s).kuro = 2))).toEqual(['move 4 2', 'move 4 3', 'move 4 5']);
    expect(kuro((s) => (both(s).kuro = 3))).toEqual([]);
  });
  test('[HPB-882] with the marker of the Area; without it he can only fight there', () => {
    const used = (s: State): State => {
      s.kuroMarkers = 0;
      return enemyOn(s, '8');
    };
    const there = (at: string): string[] => kuro(used, at).filter((one) => !one.startsWith('move'));
    expect(there('4')).toEqual([]);
    expect(there('2')).toEqual(['attack 4 8']);
    expect(kuro((s) => (used(s).kuro = 1), '2')).toEqual([]);
    expect(kuro((s) => (used(s).kuro = 2), '2')).toEqual([]);
  });
  test('[HPB-884] he goes nowhere near the Med Center and buys nothing', () => {
    expect(kuro(() => {}, '3')).toEqual(['move 4 1', 'move 4 4', 'nexus 4']);
    expect(kuro((s) => (s.riot = 0), '2')).toEqual([
      'move 4 1',
      'move 4 4',
      'move 4 6',
      'move 4 J',
      'morale 4',
      'resource 4',
      'chance 4',
    ]);
    expect(kuro(() => {}, '5')).toEqual(['move 4 4', 'move 4 6', 'recon 4']);
  });
  test('brings chips into the Network, his action or not', () => {
    const inNetwork = (kuroBits: number): string[] =>
      kuro((s) => {
        carry(s, 4, 'b', ann).entered = 1 << 4;
        s.kuro = kuroBits;
        s.leader = ann;
        s.detained = 1 << cem;
      }, '6');
    expect(inNetwork(0)).toEqual(['move 4 2', 'move 4 5', 'deliver 4']);
    expect(inNetwork(1)).toEqual(['deliver 4']);
    expect(inNetwork(3)).toEqual(['deliver 4']);
  });
  test('drops chips for a point even where Dee Coy would not, and treats nobody', () => {
    const junk = (kuroBits: number): string[] =>
      kuro((s) => {
        carry(s, 4, 'b', ann);
        s.kuro = kuroBits;
        s.junk = [30];
        s.junkBy = [bea];
        s.junkTurn = [1];
      }, 'J');
    expect(junk(0)).toEqual(['move 4 1', 'move 4 2', 'drop 4 0', 'look 4', 'destroy 4']);
    expect(junk(1)).toEqual([]);
  });
  test('taking a box is a part of Dee Coy’s turn', () => {
    const s = quiet(ann, { characters: ['dee-coy'], at: ['4', '5', '5', '5', '5'] });
    s.lying = [3, LASER, 1, 0, 1];
    expect(answer(s, ann, { act: 'box', piece: ann, box: 1 }).kuro & DEE_BEGAN).toBe(DEE_BEGAN);
    s.kuro = DEE_ENDED;
    expect(menu(s, ann).filter((one) => one.split(' ')[1] === '0')).toEqual([]);
  });
});
