import { describe, expect, test } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { FACE_IDS, type FaceId } from '../content/faces.ts';
import { plain, shown, wantedIn } from '../stages/events.ts';
import { type CheckFrame, GONE, NONE, type State, TWO_MINUS, TWO_PLUS } from '../state.ts';
import { readEvent, wounded } from './testing/cards.ts';
import { toldBy } from './testing/moments.ts';
import { ann, answer, answers, bea, cem, now, offers, own, passing } from './testing/tables.ts';
import { quiet } from './testing/turns.ts';

// Single points of checks and decisions (HPB-650 to HPB-660), and of Wounds that spread (HPB-575).

const face = (id: FaceId): number => FACE_IDS.indexOf(id);
const eventNumber = (id: string): number => EVENTS.findIndex((event) => event.id === id);
const card = (id: FaceId): unknown => ({ act: 'card', card: id, sign: 0 });
const DONE = { act: 'done' };
/** Colour checks: grey cards count against the limit, and do not. */
const [LIMITED, FREE, PLAIN] = ['E-I-09', 'E-II-08', 'E-I-08'];

function table(hands: readonly (readonly FaceId[])[] = [], set: (s: State) => unknown = () => {}): State {
  return quiet(ann, {
    characters: ['havoc', 'jayden', 'dryden', 'nova'],
    at: ['4', '4', '4', '4'],
    hands,
    set(s) {
      s.leader = bea;
      set(s);
    },
  });
}

const checkOf = (s: State): CheckFrame => s.stack.find((frame) => frame.stage === 'check')!;

/** The first question of a check. */
const begun = (id: string, s: State): State => passing(readEvent(s, id));

describe('[HPB-652] [HPB-653] what is laid into a check', () => {
  test('nothing lies there at first', () => {
    expect(checkOf(begun(LIMITED, table([['B1']])))).toMatchObject({ cards: [], authors: [], removed: [] });
  });
  test('who has laid it is kept, until all is revealed', () => {
    const s = own(table([['B1', 'B2'], ['B3']]), bea, 'P19');
    const laid = answer(begun(LIMITED, s), ann, card('B1'));
    expect(checkOf(laid)).toMatchObject({ cards: [face('B1')], authors: [ann], counts: [1, 0, 0, 0] });
    const open = answer(answer(answer(laid, ann, DONE), bea, DONE), ann, DONE);
    expect([now(open).split(' ')[0], checkOf(open).authors, checkOf(open).revealed]).toEqual(['window', [], 1]);
  });
  test('a wanted colour is free of the limit only where the card says so', () => {
    const wanted = (EVENTS[eventNumber(FREE)] as { wanted: readonly FaceId[] }).wanted[0]!;
    const laid = (id: string, one: FaceId): number[] =>
      checkOf(answer(begun(id, table([[one, 'B1']])), ann, card(one))).free;
    expect([laid(LIMITED, 'grey'), laid(FREE, wanted)]).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });
  test('whoever wears a Mute Collar is not asked, also where a colour is free', () => {
    const asked = (muted: number): string =>
      now(
        begun(
          FREE,
          table([['B1'], ['B1']], (s) => (s.muted = muted)),
        ),
      );
    expect([asked(0), asked(1 << ann)]).toEqual(['contribute ann', 'contribute bea']);
  });
  test('others only declare what will come', () => {
    const s = begun(LIMITED, table([['B1'], ['B2']]));
    const acts = (seat: number): string[] => (offers(s, seat) as { act: string }[]).map(({ act }) => act);
    expect([acts(ann), acts(bea)]).toEqual([
      ['declare', 'declare', 'declare', 'card', 'done'],
      ['declare', 'declare', 'declare'],
    ]);
    const declared = answers(answer(s, bea, { act: 'declare', much: 'nothing' }), ann, {
      act: 'declare',
      much: 'little',
    });
    expect(checkOf(declared).declared).toEqual([2, 3, 0, 0]);
  });
});

describe('[HPB-654] what is revealed', () => {
  test('is what was laid alone, when no general card is left', () => {
    const s = own(table([['B1'], ['B2']]), bea, 'P19');
    Object.assign(s, { generalDeck: [], discard: [] });
    const laid = answer(begun(LIMITED, s), ann, card('B1'));
    const open = answer(laid, bea, DONE);
    expect(checkOf(open).cards).toEqual([face('B1')]);
  });
  test('Two Lifetimes lies there with its sign, and is one card all the same', () => {
    expect([TWO_PLUS, TWO_MINUS, face('S-JAY-2')].map(shown)).toEqual(['S-JAY-2+', 'S-JAY-2-', 'S-JAY-2']);
    expect([TWO_PLUS, TWO_MINUS, face('B1')].map(plain)).toEqual([face('S-JAY-2'), face('S-JAY-2'), face('B1')]);
  });
  test('[HPB-656] a card that was taken out is no card of a wanted colour', () => {
    const check = (removed: number[]): number =>
      wantedIn({ event: eventNumber(LIMITED), cards: [face('grey'), face('grey')], removed } as unknown as CheckFrame);
    expect([check([]), check([1]), check([0, 1])]).toEqual([2, 1, 0]);
  });
});

describe('[HPB-660] [HPB-601] decisions', () => {
  const decided = (s: State, id: string): unknown =>
    toldBy(s, { stage: 'event', event: eventNumber(id), step: 0, answer: NONE }).filter(
      ({ type }) => type === 'decided',
    );
  test('with two options the Leader is asked; without a Leader it is A', () => {
    expect(decided(table(), 'E-II-14')).toEqual([]);
    expect(now(readEvent(table(), 'E-II-14'))).toBe('decide bea');
    const nobody = table([], (s) => (s.leader = NONE));
    expect(decided(nobody, 'E-II-14')).toEqual([{ type: 'decided', by: NONE, event: 'E-II-14', option: 'A' }]);
  });
  test('an option that would change nothing is none', () => {
    const poor = table([], (s) => (s.resource = 0));
    expect(decided(poor, 'E-II-14')).toEqual([{ type: 'decided', by: NONE, event: 'E-II-14', option: 'A' }]);
  });
  test('where neither would, nothing is decided', () => {
    const gone = table([], (s) => Object.assign(s, { apexAt: GONE, apex: 0, deusAt: GONE, deus: 0, general: cem }));
    expect(decided(gone, 'E-II-15')).toEqual([]);
    expect(now(readEvent(gone, 'E-II-15'))).toBe('action ann');
  });
});

describe('what comes of it is nobody’s doing (HPB-853)', () => {
  test('[HPB-575] Panic', () => {
    const s = wounded(table(), ann, 'W-11');
    expect(toldBy(s, { stage: 'entering', piece: ann, step: 1, at: 0, answer: NONE })).toContainEqual(
      expect.objectContaining({ type: 'bar', bar: 'riot', by: NONE }),
    );
  });
});

test('[HPB-656] in a plain check no colour is free of the limit', () => {
  const s = begun(PLAIN, table([['grey', 'B1']]));
  expect(checkOf(answer(s, ann, card('grey'))).free).toEqual([0, 0, 0, 0]);
});
