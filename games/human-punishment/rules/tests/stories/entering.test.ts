import { describe, expect, test } from 'vitest';
import { LASER, MUTE_COLLAR, SHOCK_CHARGE } from '../../content/boxes.ts';
import { type Frame, NONE, type State } from '../../state.ts';
import { enemyOn, SOLDIER, THIEF, wounded } from '../testing/cards.ts';
import { question, story, storyOf } from '../testing/story.ts';
import { ann, bea, cem, dan, put } from '../testing/tables.ts';
import { carry, quiet } from '../testing/turns.ts';

// A character has come from another Area: Scanner, Contagious Wounds, Thieves, boxes.

function table(at: readonly string[], set: (s: State) => void = () => {}): State {
  return quiet(ann, { characters: ['havoc', 'jayden', 'nova', 'dee-coy'], at, set });
}

function entering(piece: number, step = 0): Frame {
  return { stage: 'entering', piece, step, at: 0, answer: NONE };
}

describe('[HPB-320] [HPB-321] Scanners', () => {
  const came = (area: string, set: (s: State) => void = () => {}, piece: number = ann): string[] =>
    storyOf(
      table([area, area, area, '4', area], (s) => set(carry(s, piece, 'b', piece === 4 ? dan : piece))),
      [entering(piece)],
    );
  test('1 at the Nexus, 2 at the Monolith, for carriers but Nova', () => {
    expect(came('3')).toEqual([
      'tookScanner piece=0 scanner=1',
      'scanners[0]: 0 → 1',
      'scannersAt[0]: 1 → 0',
      'now action by=0',
    ]);
    expect(came('5')).toEqual([
      'tookScanner piece=0 scanner=2',
      'scanners[0]: 0 → 2',
      'scannersAt[1]: 1 → 0',
      'now action by=0',
    ]);
    expect(came('4')).toEqual(['now action by=0']);
    expect(came('3', () => {}, cem)).toEqual(['now action by=0']);
    expect(came('3', () => {}, 4)).toEqual([
      'tookScanner piece=4 scanner=1',
      'scanners[4]: 0 → 1',
      'scannersAt[0]: 1 → 0',
      'now action by=0',
    ]);
    expect(came('3', (s) => (s.chips = s.chips.map(() => NONE)))).toEqual(['now action by=0']);
    expect(came('3', (s) => (s.scannersAt[0] = 0))).toEqual(['now action by=0']);
    expect(came('3', (s) => (s.scanners[ann] = 1))).toEqual(['now action by=0']);
    expect(came('5', (s) => (s.scanners[ann] = 1))).toEqual([
      'tookScanner piece=0 scanner=2',
      'scanners[0]: 1 → 3',
      'scannersAt[1]: 1 → 0',
      'now action by=0',
    ]);
  });
  test('not for whoever is off the board, in the zone or in the Cube', () => {
    const s = (set: (s: State) => void): string[] => came('3', set);
    expect(s((one) => (one.zone = 1))).toEqual(['now action by=0']);
    expect(s((one) => (one.detained = 1))).toEqual(['now action by=0']);
  });
});

describe('[HPB-575] [HPB-576] Contagious Wounds', () => {
  const CONTAGIOUS = ['W-09', 'W-10'] as const;
  const told = (s: State, piece: number): string[] =>
    storyOf(s, [entering(piece, 1)]).filter((line) => line.startsWith('contagion'));
  test('the bearer comes to others, or others to the bearer', () => {
    const [id] = CONTAGIOUS;
    const bearer = (seat: number, ...at: string[]): State => wounded(table(at), seat, id);
    expect(told(bearer(ann, '2', '2', '2', '5', '2'), ann)).toEqual(['contagion wound=W-09 pieces=[0 1 2 4]']);
    expect(told(bearer(bea, '2', '2', '2', '5', '2'), ann)).toEqual(['contagion wound=W-09 pieces=[1 0]']);
    expect(told(bearer(bea, '2', '2', '5', '5', '2'), 4)).toEqual(['contagion wound=W-09 pieces=[1 4]']);
    expect(told(bearer(ann, '2', '5', '5', '5', '5'), ann)).toEqual([]);
    // Dee Coy and Kuro do not infect each other
    expect(told(bearer(dan, '5', '5', '5', '2', '2'), dan)).toEqual([]);
    expect(told(bearer(dan, '5', '5', '5', '2', '2'), 4)).toEqual([]);
    expect(told(bearer(dan, '2', '5', '5', '2', '2'), dan)).toEqual(['contagion wound=W-09 pieces=[3 0]']);
    const away = bearer(ann, '2', '2', '2', '5', '5');
    away.detained = 1 << bea;
    away.zone = 1 << cem;
    expect(told(away, ann)).toEqual([]);
  });
  test('each of them does its own', () => {
    const stories = CONTAGIOUS.map((id) => {
      const s = wounded(
        quiet(ann, {
          characters: ['havoc', 'jayden', 'nova', 'dee-coy'],
          at: ['2', '2', '5', '2', '2'],
          hands: [['B3'], ['B3'], [], ['R3']],
        }),
        ann,
        id,
      );
      return storyOf(s, [entering(ann, 1)]);
    });
    expect(stories).toEqual([
      ['contagion wound=W-09 pieces=[0 1 3 4]', 'now cards by=0 why=0 min=1 max=1 chosen=[] answer=-1'],
      [
        'contagion wound=W-10 pieces=[0 1 3 4]',
        'hurt piece=0 from=2 to=1',
        'hurt piece=1 from=2 to=1',
        'hurt piece=3 from=2 to=1',
        'hurt piece=4 from=2 to=1',
        'health[0]: 2 → 1',
        'health[1]: 2 → 1',
        'health[3]: 2 → 1',
        'health[4]: 2 → 1',
        'now action by=0',
      ],
    ]);
  });
});

describe('[HPB-548] Thieves', () => {
  const came = (chips: string, ...places: string[]): string[] => {
    const s = table(['2', '2', '5', '5', '5']);
    if (chips !== '') carry(s, ann, chips);
    for (const place of places) enemyOn(s, place, THIEF);
    enemyOn(s, '8', SOLDIER);
    return storyOf(s, [entering(ann, 2)]).filter((line) => /^enemyAttacks|^now/.test(line));
  };
  test('attack the carrier who has come, each of them', () => {
    expect([came('b', '6'), came('', '6'), came('b'), came('b', '12'), came('b', '10')]).toEqual([
      ['enemyAttacks kind=12 at=6 pieces=[0]', 'now action by=0'],
      ['now action by=0'],
      ['now action by=0'],
      ['now action by=0'],
      ['enemyAttacks kind=12 at=10 pieces=[0]', 'now action by=0'],
    ]);
  });
});

describe('[HPB-331] [HPB-333] boxes', () => {
  const lying =
    (...boxes: number[][]) =>
    (s: State): void => {
      s.lying = boxes.flat();
    };
  const CITY = 1;
  test('are on offer to whoever comes, once an Area and turn', () => {
    const now = (set: (s: State) => void, piece: number = ann): string =>
      storyOf(table(['2', '2', '5', '2', '2'], set), [entering(piece, 3)]).at(-1)!;
    expect(now(lying([CITY, LASER, 0, 0, 1]))).toEqual('now box by=0 piece=0');
    expect(now(lying([2, LASER, 0, 0, 1]))).toEqual('now action by=0');
    expect(now(lying([CITY, LASER, 0, 0, 1]), 4)).toEqual('now sniff by=3');
    expect(now(lying([CITY, LASER, 1, 0, 1]), 4)).toEqual('now action by=0');
    expect(
      now((s) => {
        lying([CITY, LASER, 0, 0, 1])(s);
        s.boxesTaken[ann] = 1 << CITY;
      }),
    ).toEqual('now action by=0');
  });
  test('one of them, an item held is put down', () => {
    const box = (trap: number, item = NONE): State =>
      put(
        table(['2', '2', '5', '5', '5'], (s) => {
          lying([2, 4, 0, 0, 1], [CITY, LASER, 1, 0, 1], [CITY, trap, 0, 0, 0])(s);
          s.item[ann] = item;
          s.hands[ann] = [5, 5, 6, 7];
        }),
        { stage: 'box', by: ann, piece: ann },
      );
    expect(question(box(SHOCK_CHARGE), ann, 3)).toEqual([
      'asked: ann',
      'leave',
      '1',
      '2',
      'away: leave',
      'not 3: Take one of the boxes that lie here, by its number, or leave them. HPB-331',
    ]);
    expect(story(box(SHOCK_CHARGE), [ann, 'leave'])).toEqual(['now action by=0']);
    expect(story(box(SHOCK_CHARGE, 4), [ann, 1])).toEqual([
      'droppedItem by=0 item=companion',
      'tookItem by=0 item=laser',
      'lying[6]: 5 → 6',
      'lying[7]: 1 → 0',
      'lying[9]: 1 → 0',
      'lying[11]: 6 → 4',
      'lying[12]: 0 → 1',
      'lying[14]: 0 → 1',
      'item[0]: 4 → 5',
      'boxesTaken[0]: 0 → 2',
      'now action by=0',
    ]);
    expect(story(box(SHOCK_CHARGE, 4), [ann, 2])).toEqual([
      'chance: random card 26 of 4',
      'chance: random card 27 of 3',
      'chance: random card 28 of 2',
      'droppedItem by=0 item=companion',
      'sprang by=0 trap=T-1',
      'discarded by=0 cards=[R1 R1 R2]',
      'hands[0]: [5 5 6 7] → [7]',
      'discard: [] → [5 6 5]',
      'shown: [] → [5 5 6 -1]',
      'supplyDiscard: [] → [6]',
      'lying[11]: 6 → 4',
      'lying[12]: 0 → 1',
      'lying[14]: 0 → 1',
      'item[0]: 4 → -1',
      'boxesTaken[0]: 0 → 2',
      'now action by=0',
    ]);
    expect(story(box(MUTE_COLLAR), [ann, 2])).toEqual([
      'sprang by=0 trap=T-4',
      'lasting what=noInfluence by=0',
      'lying: [2 4 0 0 1 1 5 1 0 1 1 9 0 0 0] → [2 4 0 0 1 1 5 1 0 1]',
      'muted: 0 → 1',
      'boxesTaken[0]: 0 → 2',
      'now action by=0',
    ]);
  });
  test('[HPB-337] Kuro sniffs at one that lies face-down', () => {
    const sniffing = put(
      table(['5', '5', '5', '5', '2'], lying([CITY, LASER, 1, 0, 1], [CITY, 4, 0, 0, 1], [CITY, 7, 0, 1, 0])),
      { stage: 'sniff', by: dan },
    );
    expect(question(sniffing, dan, 3)).toEqual([
      'asked: dan',
      'no',
      '1',
      '2',
      'away: no',
      'not 3: That is not one of your choices now. HPB-337',
    ]);
    expect(story(sniffing, [dan, 2])).toEqual([
      'sniffed by=3 area=2',
      'dan: sawBox box=T-2',
      'lying[13]: 1 → 9',
      'now action by=0',
    ]);
    expect(story(sniffing, [dan, 'no'])).toEqual(['now action by=0']);
  });
  test('[HPB-869] Havoc leaves a Pistol that lies open at HQ', () => {
    const at = (area: string, up: number): string =>
      storyOf(table([area, '5', '5', '5', '5'], lying(['1234'.indexOf(area), 0, up, 0, 1].map(Number))), [
        entering(ann, 3),
      ]).at(-1)!;
    expect([at('4', 1), at('4', 0), at('2', 1)]).toEqual([
      'now action by=0',
      'now box by=0 piece=0',
      'now box by=0 piece=0',
    ]);
  });
});
