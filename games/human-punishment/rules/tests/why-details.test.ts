import { describe, expect, test } from 'vitest';
import type { CharacterId } from '../content/characters.ts';
import type { FaceId } from '../content/faces.ts';
import { BLED, CITY_3, DEUS, NONE, type State } from '../state.ts';
import { whyNotCard } from '../stages/why-cards.ts';
import { whyNotAct } from '../stages/why.ts';
import { enemyOn, lay, SOLDIER, wounded } from './testing/cards.ts';
import { ann, bea, hold, own } from './testing/tables.ts';
import { carry, quiet } from './testing/turns.ts';

// Who says what at which table, and the one sentence that stands against it. Where nothing does, there is no sentence: a reason
// that is not true would send a player looking for a fault that is none.

const KURO = 4;
const NOTHING = null;

interface Case {
  readonly name: string;
  readonly area?: string;
  readonly character?: CharacterId;
  readonly cards?: readonly FaceId[];
  readonly set?: (s: State) => unknown;
  /** Ann unless somebody else says it, in Ann's turn */
  readonly by?: number;
  readonly said: { readonly act: string } & Readonly<Record<string, unknown>>;
  readonly rule?: string;
  readonly why: string | null;
}

function table({ area = '2', character = 'havoc', cards = [], set = () => {} }: Partial<Case>): State {
  const characters: CharacterId[] = character === 'dee-coy' ? ['dee-coy'] : [character, 'dee-coy'];
  const s = quiet(ann, { characters, at: [area, area, '5', '5', area], hands: [cards] });
  set(s);
  return s;
}

/** Each case is a test of its own, named after its rule. */
function holdsFor(rule: string, cases: readonly Case[]): void {
  test.each(cases.map((one) => [one.rule ?? rule, one.name, one] as const))('[%s] %s', (named, _name, one) => {
    const s = table(one);
    expect(whyNotAct(s, s.active, one.by ?? ann, one.said)).toEqual(
      one.why === NOTHING ? null : { rule: named, why: one.why },
    );
  });
}

describe('moves', () => {
  holdsFor('HPB-202', [
    {
      name: 'the last point of movement is enough',
      area: '3',
      set: (s) => (s.move = 1),
      said: { act: 'move', to: '4' },
      why: NOTHING,
    },
    {
      name: 'none is not',
      area: '3',
      set: (s) => (s.move = 0),
      said: { act: 'move', to: '4' },
      why: 'You have no movement left this turn.',
    },
  ]);
});

describe('Sectors', () => {
  const share = (partner: unknown): Case['said'] => ({ act: 'share', partner });
  const noPartner = 'Sector II needs another character in Area 1 as your partner.';
  holdsFor('HPB-413', [
    {
      name: 'one Data Chip is enough',
      area: '1',
      set: (s) => s.sectors[0]!.splice(1),
      said: { act: 'sector', sector: 1 },
      why: NOTHING,
    },
    {
      name: 'none is not',
      area: '1',
      set: (s) => s.sectors[0]!.splice(0),
      said: { act: 'sector', sector: 1 },
      why: 'Sector I is empty.',
    },
    {
      name: 'Kuro needs no Action Points',
      area: '1',
      character: 'dee-coy',
      set: (s) => (s.ap = 0),
      said: { act: 'sector', sector: 1, piece: KURO },
      why: NOTHING,
    },
  ]);
  holdsFor('HPB-414', [
    { name: 'Bea is there', area: '1', said: share(bea), why: NOTHING },
    { name: 'so is Kuro', area: '1', said: share(KURO), why: NOTHING },
    { name: 'nobody is called by a word', area: '1', said: share('1'), why: noPartner },
    { name: 'one is no partner of one’s own', area: '1', said: share(ann), why: noPartner },
    {
      name: 'the first seat is a partner as others are',
      area: '1',
      set: (s) => (s.active = bea),
      by: bea,
      said: share(ann),
      why: NOTHING,
    },
  ]);
});

describe('the City', () => {
  const yellow = (s: State): void => {
    s.riot = 3;
  };
  holdsFor('HPB-421', [
    { name: 'plus', set: yellow, said: { act: 'riot', sign: 1 }, why: NOTHING },
    { name: 'minus', set: yellow, said: { act: 'riot', sign: -1 }, why: NOTHING },
    { name: 'neither', set: yellow, said: { act: 'riot', sign: 0 }, why: 'Declare plus (1) or minus (-1).' },
  ]);
  holdsFor('HPB-425', [
    { name: 'Resource at 3', set: (s) => (s.resource = 3), said: { act: 'resource' }, why: NOTHING },
    {
      name: 'Resource at 2',
      set: (s) => (s.resource = 2),
      said: { act: 'resource' },
      why: 'Resource is at 2 or less: nothing may be taken.',
    },
    {
      rule: 'HPB-429',
      name: 'once in a turn',
      set: (s) => (s.used = CITY_3),
      said: { act: 'resource' },
      why: 'You take each City action once in a turn; this one is taken.',
    },
  ]);
  holdsFor('HPB-431', [
    { name: 'a Program of the deck costs 3', cards: ['R3'], said: { act: 'buyUnseen' }, why: NOTHING },
    {
      name: 'or 4, when all cost one more',
      cards: ['R3'],
      set: (s) => (s.programCost = 1),
      said: { act: 'buyUnseen' },
      why: 'That costs 4, with red cards only or with blue cards only; you hold too little.',
    },
  ]);
});

describe('HQ', () => {
  const dear = (price: number): string =>
    `That costs ${price}, with red cards only or with blue cards only; you hold too little.`;
  holdsFor('HPB-306', [
    { name: 'a Pistol', area: '4', character: 'nova', said: { act: 'weapon', box: 'pistol' }, why: dear(4) },
    { name: 'a Rifle', area: '4', character: 'nova', said: { act: 'weapon', box: 'rifle-hq' }, why: dear(6) },
    {
      name: 'enough for a Pistol',
      area: '4',
      character: 'nova',
      cards: ['R4'],
      said: { act: 'weapon', box: 'pistol' },
      why: NOTHING,
    },
  ]);
  holdsFor('HPB-640', [
    {
      name: 'the first seat may be censured',
      area: '4',
      set: (s) => (s.active = bea),
      by: bea,
      said: { act: 'censure', seat: ann },
      why: NOTHING,
    },
    { name: 'nobody sits before it', area: '4', said: { act: 'censure', seat: -1 }, why: 'Nobody sits there.' },
  ]);
});

describe('Monolith, Network, Junkyard, Med Center', () => {
  holdsFor('HPB-460', [
    { name: 'a Recon card that is paid', area: '5', cards: ['R5'], said: { act: 'recon' }, why: NOTHING },
    {
      name: 'none is left',
      area: '5',
      cards: ['R5'],
      set: (s) => (s.reconDeck = []),
      said: { act: 'recon' },
      why: 'No Recon card is left.',
    },
  ]);
  holdsFor('HPB-471', [
    {
      name: 'whoever has come with a chip',
      area: '6',
      set: (s) => (carry(s, ann, 'b').entered = 1 << ann),
      said: { act: 'deliver' },
      why: NOTHING,
    },
    {
      name: 'whoever was there already',
      area: '6',
      set: (s) => (carry(s, ann, 'b').entered = 1 << bea),
      said: { act: 'deliver' },
      why: 'You have not entered Area 6 this turn: leave it and come back.',
    },
  ]);
  holdsFor('HPB-706', [
    {
      name: 'the Leader and somebody in the Cube',
      area: '6',
      set: (s) => Object.assign(s, { leader: ann, detained: 1 << bea }),
      said: { act: 'pardon', seat: bea },
      why: NOTHING,
    },
  ]);
  const carries =
    (colours: string) =>
    (s: State): State =>
      carry(s, ann, colours);
  const none = 'You carry no such Data Chip.';
  holdsFor('HPB-480', [
    { name: 'the first of two', area: 'J', set: carries('br'), said: { act: 'drop', slot: 0 }, why: NOTHING },
    { name: 'the second of two', area: 'J', set: carries('br'), said: { act: 'drop', slot: 1 }, why: NOTHING },
    { name: 'both of two', area: 'J', set: carries('br'), said: { act: 'drop', slot: 'both' }, why: NOTHING },
    { name: 'a third', area: 'J', set: carries('br'), said: { act: 'drop', slot: 2 }, why: none },
    { name: 'the second of one', area: 'J', set: carries('b'), said: { act: 'drop', slot: 1 }, why: none },
    { name: 'both of one', area: 'J', set: carries('b'), said: { act: 'drop', slot: 'both' }, why: none },
  ]);
  const junk = (s: State): void => {
    s.junk = [s.sectors[0]!.pop()!];
  };
  holdsFor('HPB-481', [
    { name: 'with a grey card', area: 'J', cards: ['grey'], set: junk, said: { act: 'look' }, why: NOTHING },
    {
      name: 'with a green card',
      area: 'J',
      cards: ['green'],
      set: junk,
      said: { act: 'look' },
      why: 'You need a grey card for that.',
    },
  ]);
  const neither = 'You need a grey or a green card for that.';
  holdsFor('HPB-491', [
    { name: 'with a grey card', area: 'M', cards: ['B1', 'grey'], said: { act: 'treatWithCards' }, why: NOTHING },
    { name: 'with a green card', area: 'M', cards: ['B1', 'green'], said: { act: 'treatWithCards' }, why: NOTHING },
    { name: 'with others', area: 'M', cards: ['B1', 'R1'], said: { act: 'treatWithCards' }, why: neither },
  ]);
});

describe('characters', () => {
  const hacking = (s: State): State => Object.assign(s, { boosts: [1, 0, 0, 0] });
  const dryden = { area: '5', character: 'dryden' } as const;
  holdsFor('HPB-577', [
    {
      ...dryden,
      name: 'a Wound is cared for, also at full Health',
      set: (s) => wounded(hacking(s), bea, 'W-03'),
      said: { act: 'care', piece: bea },
      why: NOTHING,
    },
    {
      ...dryden,
      name: 'no Wound is, also where Health is lost',
      set: (s) => (hacking(s).health[bea] = 1),
      said: { act: 'care', piece: bea },
      why: 'That character has no Wound.',
    },
    {
      ...dryden,
      name: 'Kuro is a patient',
      said: { act: 'heal', piece: KURO },
      why: 'That character is at full Health.',
    },
    {
      ...dryden,
      rule: 'HPB-873',
      name: 'nobody is behind him',
      said: { act: 'heal', piece: 5 },
      why: 'There is no such character on the board.',
    },
  ]);
  const two = 0b1000;
  const jayden = { area: '4', character: 'jayden', said: { act: 'allRounder', card: 'AR-2' } } as const;
  const played = (now: number, boosts: number) => (s: State) =>
    Object.assign(s, { allRounders: 1, allRoundersNow: now, boosts: [boosts, 0, 0, 0] });
  holdsFor('HPB-862', [
    { ...jayden, name: 'the first', set: played(0, 0), why: NOTHING },
    { ...jayden, name: 'a second', set: played(1, 0), why: 'You play one All-Rounder card in a turn.' },
    { ...jayden, name: 'a second with the Boost for it', set: played(1, two), why: NOTHING },
    { ...jayden, name: 'a third', set: played(2, two), why: 'You play two All-Rounder cards in a turn.' },
  ]);
  const back = { area: '4', character: 'jayden', said: { act: 'takeBack' } } as const;
  holdsFor('HPB-863', [
    {
      ...back,
      name: 'with two Level 2 Boosts',
      set: played(0, 0b1010),
      why: 'You need three Level 2 Boosts for that.',
    },
    { ...back, name: 'with three', set: played(0, 0b101010), why: NOTHING },
  ]);
  const feykah = { area: '4', character: 'feykah', said: { act: 'bleed' } } as const;
  holdsFor('HPB-865', [
    { ...feykah, name: 'a Wound for an attack', why: NOTHING },
    {
      ...feykah,
      name: 'and no second one',
      set: (s) => (s.used = BLED),
      why: 'You have taken a Wound for your next attack already.',
    },
  ]);
});

describe('the Control Panel', () => {
  const apex =
    (at: number, place?: string, kind = SOLDIER) =>
    (s: State) => {
      Object.assign(s, { general: ann, apexAt: at, apex: 9 });
      if (place !== undefined) enemyOn(s, place, kind);
    };
  const attack = (at: unknown): Case['said'] => ({ act: 'panelAttack', at });
  const wrong = 'Apex attacks an Enemy on a Spawn Location in its Area.';
  holdsFor('HPB-811', [
    { name: 'an Enemy beside Apex', set: apex(0, '3a'), said: attack('3a'), why: NOTHING },
    { name: 'nobody beside Apex', set: apex(0), said: attack('3a'), why: wrong },
    { name: 'an Enemy elsewhere', set: apex(1, '3a'), said: attack('3a'), why: wrong },
    { name: 'no place at all', set: apex(0, '3a'), said: attack(3), why: wrong },
    { name: 'a Crawler on a red space', set: apex(2, 'red1', 9), said: attack('red1'), why: wrong },
    { name: 'Deus on a red space', set: apex(2, 'red1', DEUS), said: attack('red1'), why: wrong },
  ]);
  holdsFor('HPB-813', [
    { name: 'Apex on Blue 2', set: apex(1), said: { act: 'panelMove' }, why: NOTHING },
    { name: 'Apex on Blue 3', set: apex(2), said: { act: 'panelMove' }, why: 'Apex stops on Blue 3.' },
  ]);
});

describe('Programs', () => {
  const program = (card: unknown): Case['said'] => ({ act: 'program', card });
  const charge = (card: unknown): Case['said'] => ({ act: 'charge', card });
  const without = 'You have no open Program of that name with a charge on it.';
  holdsFor('HPB-309', [
    {
      name: 'Firewall Patch in another’s turn',
      set: (s) => own(s, bea, 'P01'),
      by: bea,
      said: program('P01'),
      why: 'You play Firewall Patch on your own turn only.',
    },
    {
      rule: 'HPB-114',
      name: 'Decoy Hologram in another’s turn, before any attack',
      set: (s) => own(s, bea, 'P34'),
      by: bea,
      said: program('P34'),
      why: 'Decoy Hologram is not for this moment.',
    },
    {
      rule: 'HPB-308',
      name: 'what is no Program',
      set: (s) => own(s, ann, 'P01'),
      said: program(1),
      why: 'You do not hold that Program face-down.',
    },
  ]);
  holdsFor('HPB-310', [
    {
      rule: 'HPB-114',
      name: 'a charge at the wrong moment',
      set: (s) => lay(lay(s, ann, 'P22', 0), ann, 'P34', 1),
      said: charge('P34'),
      why: 'Decoy Hologram is not for this moment.',
    },
    { name: 'a Program that stays', set: (s) => lay(s, ann, 'P22', 0), said: charge('P22'), why: without },
    { name: 'a charge on another one', set: (s) => lay(s, ann, 'P34', 1), said: charge('P22'), why: without },
    { name: 'nothing lies open', said: charge('P34'), why: without },
    { name: 'what is no Program', set: (s) => lay(s, ann, 'P34', 1), said: charge(34), why: without },
  ]);
});

describe('special cards', () => {
  const star = (card: string): Case['said'] => ({ act: 'star', card });
  const held =
    (seat: number, ...cards: FaceId[]) =>
    (s: State): State =>
      hold(s, seat, ...cards);
  holdsFor('HPB-305', [
    {
      name: 'the lowest card has no text',
      cards: ['B1'],
      said: star('B1'),
      why: 'That card has no text to play it for.',
    },
    { name: 'a card of others', cards: ['B1'], said: star('B2'), why: 'That card is not in your hand.' },
    {
      name: 'Berserk',
      cards: ['S-HAV-1'],
      said: star('S-HAV-1'),
      why: 'You play Berserk together with an attack.',
    },
    {
      name: 'Two Lifetimes',
      character: 'jayden',
      cards: ['S-JAY-2'],
      said: star('S-JAY-2'),
      why: 'You lay Two Lifetimes into a check or an escape.',
    },
    {
      rule: 'HPB-304',
      name: 'Good Boy without Kuro',
      cards: ['S-DEE-2'],
      said: star('S-DEE-2'),
      why: "Only Dee Coy's player plays Good Boy.",
    },
    {
      rule: 'HPB-309',
      name: 'Last Leap in another’s turn',
      set: held(bea, 'S-DEE-1'),
      by: bea,
      said: star('S-DEE-1'),
      why: 'You play Last Leap on your own turn only.',
    },
    {
      rule: 'HPB-114',
      name: 'Suppressing Fire in another’s turn',
      set: held(bea, 'S-HAV-2'),
      by: bea,
      said: star('S-HAV-2'),
      why: 'Suppressing Fire is not for this moment.',
    },
  ]);
});

describe('Recon cards', () => {
  const [motive, closedFile] = [2, 5];
  const gets =
    (piece: number, type: number) =>
    (s: State): void => {
      s.phase = 1;
      s.recon[piece] = type;
    };
  const use = (piece: unknown): Case['said'] => ({ act: 'useRecon', piece });
  const none = 'You hold no Recon card there.';
  holdsFor('HPB-340', [
    {
      rule: 'HPB-309',
      name: 'Motive in another’s turn',
      set: gets(bea, motive),
      by: bea,
      said: use(bea),
      why: 'You play Motive on your own turn only.',
    },
    {
      rule: 'HPB-114',
      name: 'Closed File in another’s turn',
      set: gets(bea, closedFile),
      by: bea,
      said: use(bea),
      why: 'Closed File is not for this moment.',
    },
    {
      rule: 'HPB-309',
      name: 'Kuro’s is Dee Coy’s to use',
      set: gets(KURO, motive),
      by: bea,
      said: use(KURO),
      why: 'You play Motive on your own turn only.',
    },
    { name: 'Kuro’s is nobody else’s', set: gets(KURO, motive), said: use(KURO), why: none },
    { name: 'Kuro’s is not Dee Coy’s own', set: gets(KURO, motive), by: bea, said: use(bea), why: none },
    { name: 'another’s is another’s', set: gets(bea, motive), said: use(bea), why: none },
    { name: 'Dee Coy uses nobody else’s', set: gets(ann, motive), by: bea, said: use(ann), why: none },
  ]);
});

describe('[HPB-424] cards that are laid', () => {
  const lays = (value: unknown, laid: number, least: number, most: number): string | null => {
    const wanted = { rule: 'HPB-424', colour: 'blue', fits: () => true, laid, least, most };
    return whyNotCard(table({ cards: ['B1'] }), ann, value, wanted)?.why ?? NOTHING;
  };
  test('being done is refused while there are too few', () => {
    expect([1, 2, 3].map((laid) => lays({ act: 'done' }, laid, 2, 3))).toEqual([
      'That is not enough yet.',
      NOTHING,
      NOTHING,
    ]);
  });
  test('another one is refused when there are enough', () => {
    expect([1, 2].map((laid) => lays({ act: 'card', card: 'B1' }, laid, 0, 2))).toEqual([
      NOTHING,
      'You may lay 2 cards here at most.',
    ]);
  });
});

test('[HPB-206] the Blockade bars the way from Area 2 alone', () => {
  const from = (area: string): unknown => {
    const s = quiet(ann, { seats: 5, characters: ['havoc'], at: [area, '5', '5', '5', '5'] });
    s.move = 0;
    const reason = whyNotAct(enemyOn(s, '8'), ann, ann, { act: 'move', to: '6' });
    return reason?.rule ?? NONE;
  };
  expect([from('2'), from('5')]).toEqual(['HPB-206', 'HPB-202']);
});
