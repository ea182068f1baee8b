import { describe, expect, test } from 'vitest';
import { NONE, type State } from '../../state.ts';
import { scrap, wounded } from '../testing/cards.ts';
import { story } from '../testing/story.ts';
import { ann, bea, cem, type Picture } from '../testing/tables.ts';
import { carry, quiet } from '../testing/turns.ts';

// What each action in an Area comes to, told and done.

function at(area: string, picture: Picture = {}): State {
  return quiet(ann, { ...picture, at: [area, '5', '5', '5', ...(picture.at ?? [])] });
}

/** Dee Coy at the Monolith, Kuro somewhere else. */
function kuroAt(area: string, set: (s: State) => void = () => {}): State {
  return quiet(ann, { characters: ['dee-coy'], at: ['5', '4', '4', '4', area], set });
}

describe('[HPB-413] [HPB-417] a chip out of a Sector', () => {
  test('I', () => {
    expect(story(at('1'), [ann, { act: 'sector', piece: ann, sector: 1 }])).toEqual([
      'tookChip piece=0 sector=1',
      'ann: sawChips where=what=board colours=[blue]',
      'chips[0]: -1 → 1',
      'sectors[0]: 11 → 10 things',
      'sectorValue[0]: 0 → 1',
      'known[1]: 0 → 1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
  });
  test('[HPB-419] unseen, if so chosen', () => {
    const s = at('1', { set: (one) => (one.blindSectorOne = true) });
    expect(story(s, [ann, { act: 'sector', piece: ann, sector: 1 }])).toEqual([
      'tookChip piece=0 sector=1',
      'chips[0]: -1 → 1',
      'sectors[0]: 11 → 10 things',
      'sectorValue[0]: 0 → 1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
  });
  test('III, and one of two while the Guards are at 1', () => {
    expect(story(at('1'), [ann, { act: 'sector', piece: ann, sector: 3 }])).toEqual([
      'tookChip piece=0 sector=3',
      'ann: sawChips where=what=board colours=[red]',
      'place[0]: 0 → 2',
      'chips[0]: -1 → 37',
      'sectors[2]: 11 → 10 things',
      'sectorValue[2]: 0 → 1',
      'known[37]: 0 → 1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
    const guarded = at('1', { set: (s) => (s.guard = 1) });
    expect(story(guarded, [ann, { act: 'sector', piece: ann, sector: 3 }])).toEqual([
      'tookChip piece=0 sector=3',
      'ann: sawChips where=what=sector sector=3 colours=[red blue]',
      'place[0]: 0 → 2',
      'sectorValue[2]: 0 → 1',
      'known[30]: 0 → 1',
      'known[37]: 0 → 1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now sectorKeep by=0 piece=0 sector=2 partner=-1',
    ]);
    const two = at('1', { set: (s) => Object.assign(s, { guard: 1 }).sectors[2]!.splice(2) });
    expect(story(two, [ann, { act: 'sector', piece: ann, sector: 3 }])).toEqual([
      'tookChip piece=0 sector=3',
      'ann: sawChips where=what=sector sector=3 colours=[blue red]',
      'place[0]: 0 → 2',
      'sectorValue[2]: 0 → 1',
      'known[32]: 0 → 1',
      'known[34]: 0 → 1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now sectorKeep by=0 piece=0 sector=2 partner=-1',
    ]);
    const one = at('1', { set: (s) => Object.assign(s, { guard: 1 }).sectors[2]!.splice(1) });
    expect(story(one, [ann, { act: 'sector', piece: ann, sector: 3 }])).toEqual([
      'tookChip piece=0 sector=3',
      'ann: sawChips where=what=board colours=[red]',
      'place[0]: 0 → 2',
      'chips[0]: -1 → 34',
      'sectors[2]: 1 → 0 things',
      'sectorValue[2]: 0 → 1',
      'known[34]: 0 → 1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
    const first = at('1', { set: (s) => (s.guard = 1) });
    expect(story(first, [ann, { act: 'sector', piece: ann, sector: 1 }])).toEqual([
      'tookChip piece=0 sector=1',
      'ann: sawChips where=what=board colours=[blue]',
      'chips[0]: -1 → 1',
      'sectors[0]: 11 → 10 things',
      'sectorValue[0]: 0 → 1',
      'known[1]: 0 → 1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
  });
  test('[HPB-410] a Sector’s value stays at 4', () => {
    const s = at('1', { set: (one) => (one.sectorValue = [4, 4, 4]) });
    expect(story(s, [ann, { act: 'sector', piece: ann, sector: 1 }])).not.toContainEqual(
      expect.stringMatching(/sectorValue/),
    );
  });
  test('[HPB-414] three of Sector II with somebody', () => {
    const s = at('1');
    s.at[bea] = 0;
    expect(story(s, [ann, { act: 'share', piece: ann, partner: bea }])).toEqual([
      'sharesChips piece=0 partner=1',
      'ann: sawChips where=what=sector sector=2 colours=[blue blue red]',
      'place[0]: 0 → 1',
      'sectorValue[1]: 0 → 1',
      'known[11]: 0 → 1',
      'known[15]: 0 → 1',
      'known[17]: 0 → 1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now sectorKeep by=0 piece=0 sector=1 partner=1',
    ]);
  });
});

describe('[HPB-420] the City', () => {
  const inCity = (set: (s: State) => void = () => {}, seat: number = ann): State =>
    quiet(seat, { at: ['2', '2', '5', '5'], hands: [['B3'], ['B3']], set });
  test('Riot: the sign is said before the die falls', () => {
    const s = inCity((one) => (one.riot = 3));
    expect(story(s, [ann, { act: 'riot', piece: ann, sign: -1 }, 2])).toEqual([
      'chance: pink 25 of 6',
      'cityAction piece=0 action=1',
      'stepDone by=0 skill=6',
      'declaredSign by=0 sign=-1',
      'rolled by=0 dice=pink=3',
      'tally[7]: 0 → 1',
      'thrown: [] → [4 3]',
      'steps[6]: 0 → 1',
      'ap: 2 → 1',
      'used: 0 → 1',
      'kuro: 0 → 4',
      'now riotCard by=0 change=-3',
    ]);
  });
  test('Morale, of the second player', () => {
    expect(
      story(
        inCity(() => {}, bea),
        [bea, { act: 'morale', piece: bea }],
      ),
    ).toEqual([
      'cityAction piece=1 action=2',
      'tally[16]: 0 → 2',
      'ap: 2 → 1',
      'used: 0 → 2',
      'kuro: 0 → 4',
      'now blueCards by=1 piece=1 what=1 chosen=[]',
    ]);
  });
  test('[HPB-425] [HPB-867] Resource: three cards, four for Nova, who may draw one when others do it', () => {
    const s = quiet(ann, { at: ['2', '5', '5', '5'] });
    s.character = s.character.map((one) => (one === 2 ? 5 : one));
    expect(story(s, [ann, { act: 'resource', piece: ann }])).toEqual([
      'cityAction piece=0 action=3',
      'stepDone by=0 skill=6',
      'draws by=0 own=0 general=3',
      'ann: drew cards=[B5 R3 G-S3]',
      'bar bar=resource from=11 to=10 by=0',
      'tally[7]: 0 → 4',
      'hands[0]: [] → [4 7 14]',
      'generalDeck: 40 → 37 things',
      'resource: 11 → 10',
      'steps[6]: 0 → 1',
      'ap: 2 → 1',
      'used: 0 → 4',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
    const nova = quiet(ann, { characters: ['nova'], at: ['2', '5', '5', '5'] });
    expect(story(nova, [ann, { act: 'resource', piece: ann }])).toEqual([
      'cityAction piece=0 action=3',
      'draws by=0 own=0 general=4',
      'ann: drew cards=[B5 R3 G-S3 G-S4]',
      'bar bar=resource from=11 to=10 by=0',
      'tally[7]: 0 → 4',
      'hands[0]: [] → [4 7 14 15]',
      'generalDeck: 40 → 36 things',
      'resource: 11 → 10',
      'ap: 2 → 1',
      'used: 0 → 4',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
    const beside = quiet(ann, { characters: ['havoc', 'nova'], at: ['2', '5', '5', '5'] });
    expect(story(beside, [ann, { act: 'resource', piece: ann }])).toEqual([
      'cityAction piece=0 action=3',
      'stepDone by=0 skill=6',
      'draws by=0 own=0 general=3',
      'ann: drew cards=[B5 R3 G-S3]',
      'bar bar=resource from=11 to=10 by=0',
      'tally[7]: 0 → 4',
      'hands[0]: [] → [4 7 14]',
      'generalDeck: 40 → 37 things',
      'resource: 11 → 10',
      'steps[6]: 0 → 1',
      'ap: 2 → 1',
      'used: 0 → 4',
      'kuro: 0 → 4',
      'now nova by=1',
    ]);
  });
  test('a chance, and two different City actions for Feykah, any two for Havoc', () => {
    const s = quiet(ann, { characters: ['feykah'], at: ['2', '5', '5', '5'] });
    expect(story(s, [ann, { act: 'chance', piece: ann }, 3])).toEqual([
      'chance: pink 26 of 6',
      'cityAction piece=0 action=4',
      'stepDone by=0 skill=2',
      'rolled by=0 dice=pink=4',
      'bar bar=morale from=5 to=6 by=0',
      'tally[7]: 0 → 8',
      'thrown: [] → [4 4]',
      'morale: 5 → 6',
      'steps[2]: 0 → 1',
      'ap: 2 → 1',
      'used: 0 → 8',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
  });
});

test('[HPB-440] the Nexus', () => {
  expect(story(at('3', { hands: [['B3']] }), [ann, { act: 'nexus', piece: ann }])).toEqual([
    'nexus piece=0',
    'ap: 2 → 1',
    'kuro: 0 → 4',
    'now blueCards by=0 piece=0 what=3 chosen=[]',
  ]);
});

describe('[HPB-450] HQ', () => {
  test('a Censure Motion', () => {
    const s = quiet(bea, { at: ['4', '4', '5', '5'] });
    expect(story(s, [bea, { act: 'censure', seat: cem }])).toEqual([
      'censure by=1 accused=2',
      'ap: 2 → 0',
      'kuro: 0 → 4',
      'now discussion accused=2 ready=0',
    ]);
  });
  test('a New Leader, called by Dee Coy or by Kuro', () => {
    expect(story(at('4', { hands: [['B1']] }), [ann, { act: 'newLeader', piece: ann }])).toEqual([
      'voteBegins',
      'draws by=0 own=1 general=0',
      'ann: drew cards=[R2]',
      'draws by=1 own=1 general=0',
      'bea: drew cards=[B5]',
      'draws by=2 own=1 general=0',
      'cem: drew cards=[B3]',
      'draws by=3 own=1 general=0',
      'dan: drew cards=[grey]',
      'hands[0]: [0] → [0 6]',
      'hands[1]: [] → [4]',
      'hands[2]: [] → [2]',
      'hands[3]: [] → [10]',
      'decks[0]: 29 → 28 things',
      'decks[1]: 30 → 29 things',
      'decks[2]: 30 → 29 things',
      'decks[3]: 30 → 29 things',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now voteFor by=0 last=0',
    ]);
    expect(story(kuroAt('4'), [ann, { act: 'newLeader', piece: 4 }])).toEqual([
      'markerUsed area=4',
      'voteBegins',
      'draws by=0 own=1 general=0',
      'ann: drew cards=[B4]',
      'draws by=1 own=1 general=0',
      'bea: drew cards=[R2]',
      'draws by=2 own=1 general=0',
      'cem: drew cards=[B3]',
      'draws by=3 own=1 general=0',
      'dan: drew cards=[R3]',
      'hands[0]: [] → [3]',
      'hands[1]: [] → [6]',
      'hands[2]: [] → [2]',
      'hands[3]: [] → [7]',
      'decks[0]: 30 → 29 things',
      'decks[1]: 30 → 29 things',
      'decks[2]: 30 → 29 things',
      'decks[3]: 30 → 29 things',
      'kuroMarkers: 95 → 87',
      'kuro: 0 → 34',
      'now voteFor by=0 last=0',
    ]);
  });
});

test('[HPB-470] a Data Chip into the Network: that both Scanners were there', () => {
  const carrier = (scanners: number): State =>
    at('6', {
      set(s) {
        carry(s, ann, 'b').entered = 1;
        s.scanners[ann] = scanners;
        s.place[ann] = 1;
      },
    });
  expect(story(carrier(3), [ann, { act: 'deliver', piece: ann }])).toEqual([
    'place[0]: 1 → 0',
    'kuro: 0 → 4',
    'now network by=0 piece=0 placed=0 scanned=1',
  ]);
  expect(story(carrier(2), [ann, { act: 'deliver', piece: ann }])).toEqual([
    'place[0]: 1 → 0',
    'kuro: 0 → 4',
    'now network by=0 piece=0 placed=0 scanned=0',
  ]);
});

describe('[HPB-700] the Isolation Cube', () => {
  const caged = (): State => at('6', { hands: [['B3'], ['R2']], set: (s) => (s.detained = 1) });
  test('an escape', () => {
    expect(story(caged(), [ann, { act: 'escape', sign: -1 }])).toEqual([
      'escapes by=0 sign=-1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now window kind=6 dice=0 sealed=[null null null null]',
    ]);
  });
  test('an interrogation: who is asked alone sees the card', () => {
    expect(story(caged(), [ann, { act: 'interrogation' }])).toEqual([
      'interrogated by=0',
      'ann: sawInterrogation card=IR-2',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now interrogation by=0',
    ]);
  });
  test('a pardon by the Leader', () => {
    const s = at('6', { set: (one) => Object.assign(one, { leader: ann, detained: 1 << bea }) });
    expect(story(s, [ann, { act: 'pardon', seat: bea }])).toEqual([
      'pardoned by=0 seat=1',
      'freed seat=1',
      'place[0]: 0 → 1',
      'detained: 2 → 0',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
  });
});

describe('[HPB-480] the Junkyard', () => {
  const scrapyard = (seat: number, set: (s: State) => void, character: 'dryden' | 'nova' = 'nova'): State =>
    quiet(seat, {
      characters: [character],
      at: ['J', 'J', '5', '5'],
      hands: [
        ['grey', 'green'],
        ['grey', 'green'],
      ],
      set,
    });
  test('one chip or both, for a point', () => {
    expect(
      story(
        scrapyard(bea, (s) => carry(s, bea, 'b')),
        [bea, { act: 'drop', piece: bea, slot: 0 }],
      ),
    ).toEqual([
      'junked by=1 spot=1 from=what=board',
      'tally[11]: 0 → 1',
      'chips[2]: 5 → -1',
      'junk: [] → [5]',
      'junkBy: [] → [1]',
      'junkTurn: [] → [1]',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now action by=1',
    ]);
    expect(
      story(
        scrapyard(ann, (s) => carry(s, ann, 'br')),
        [ann, { act: 'drop', piece: ann, slot: 'both' }],
      ),
    ).toEqual([
      'junked by=0 spot=1 from=what=board',
      'junked by=0 spot=2 from=what=board',
      'tally[2]: 0 → 2',
      'chips[0]: 5 → -1',
      'chips[1]: 6 → -1',
      'junk: [] → [5 6]',
      'junkBy: [] → [0 0]',
      'junkTurn: [] → [1 1]',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
    expect(
      story(
        scrapyard(ann, (s) => carry(s, ann, 'br')),
        [ann, { act: 'drop', piece: ann, slot: 1 }],
      ),
    ).toEqual([
      'junked by=0 spot=1 from=what=board',
      'tally[2]: 0 → 1',
      'chips[1]: 6 → -1',
      'junk: [] → [6]',
      'junkBy: [] → [0]',
      'junkTurn: [] → [1]',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
  });
  test('[HPB-900] the second of two is not dropped after the end', () => {
    const s = scrapyard(ann, (one) => {
      carry(one, ann, 'pp');
      one.faction[1] = 2;
      one.sectors = [[], [], []];
    });
    expect(story(s, [ann, { act: 'drop', piece: ann, slot: 'both' }])).toEqual([
      'junked by=0 spot=1 from=what=board',
      'over cause=chips victor=outlaws winners=[] factions=[machine fallen human human] objectives=[O-15  O-06  O-13 O-07 O-11 ]',
      'outcome: null → winners=[] reason=outlaws-chips rules=[HPB-910 HPB-909] roles=[machine fallen human human]',
      'tally[2]: 0 → 2',
      'chips[0]: 10 → -1',
      'chips[1]: 9 → -1',
      'junk: [] → [10]',
      'junkBy: [] → [0]',
      'junkTurn: [] → [1]',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'ended: 0 → 7',
      'victor: -1 → 4',
    ]);
  });
  test('for nothing with Dryden’s Rigging I, but not by Kuro', () => {
    const s = scrapyard(ann, (one) => (carry(one, ann, 'b').boosts[ann] = 1 << 6), 'dryden');
    expect(story(s, [ann, { act: 'drop', piece: ann, slot: 0 }])).toEqual([
      'unlocked by=0 skill=0',
      'junked by=0 spot=1 from=what=board',
      'tally[2]: 0 → 1',
      'chips[0]: 5 → -1',
      'junk: [] → [5]',
      'junkBy: [] → [0]',
      'junkTurn: [] → [1]',
      'boosts[0]: 64 → 65',
      'steps[0]: 0 → 1',
      'now action by=0',
    ]);
  });
  test('as many cards as chips lie there', () => {
    const s = scrapyard(ann, (one) => {
      scrap(one);
      scrap(one);
      one.junk[0] = NONE;
    });
    expect(story(s, [ann, { act: 'look', piece: ann }])).toEqual([
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now colourCards by=0 piece=0 what=0 most=1 chosen=[]',
    ]);
    expect(story(s, [ann, { act: 'destroy', piece: ann }])).toEqual([
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now colourCards by=0 piece=0 what=1 most=1 chosen=[]',
    ]);
  });
});

describe('[HPB-490] [HPB-873] healing', () => {
  test('at the Med Center', () => {
    const s = wounded(at('M', { hands: [['grey']] }), ann, 'W-01');
    s.health[ann] = 1;
    expect(story(s, [ann, { act: 'treat' }])).toEqual(['ap: 2 → 1', 'kuro: 0 → 4', 'now wound by=0 piece=0']);
    expect(story(s, [ann, { act: 'treatWithCards' }])).toEqual([
      'kuro: 0 → 4',
      'now colourCards by=0 piece=0 what=2 most=40 chosen=[]',
    ]);
  });
  test('by Dryden', () => {
    const s = quiet(ann, { characters: ['dryden'], at: ['5', '5', '5', '5'] });
    wounded(s, bea, 'W-01');
    s.health[bea] = 1;
    s.boosts[ann] = 1;
    expect(story(s, [ann, { act: 'heal', piece: bea }])).toEqual([
      'healed piece=1 from=1 to=2',
      'ownBar by=0 level=1',
      'unlocked by=0 skill=2',
      'draws by=0 own=0 general=2',
      'ann: drew cards=[B5 G-S3]',
      'hands[0]: [] → [4 14]',
      'generalDeck: 40 → 38 things',
      'health[1]: 1 → 2',
      'boosts[0]: 1 → 5',
      'steps[2]: 0 → 1',
      'bar[0]: 0 → 1',
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now action by=0',
    ]);
    expect(story(s, [ann, { act: 'care', piece: bea }])).toEqual([
      'ap: 2 → 1',
      'kuro: 0 → 4',
      'now wound by=1 piece=1',
    ]);
  });
});
