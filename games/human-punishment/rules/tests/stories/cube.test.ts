import { describe, expect, test } from 'vitest';
import { HUMAN } from '../../content/loyalty.ts';
import type { Frame, State } from '../../state.ts';
import { question, story } from '../testing/story.ts';
import { ann, answerAll, bea, cem, dan, own, type Picture, put, turnUpNext } from '../testing/tables.ts';
import { quiet } from '../testing/turns.ts';

// Each question by itself: who is asked, what is offered, what is done for somebody who is away, what others see of the answer,
// and how what cannot be is refused; and what comes of it.

function at(frame: Frame, picture: Picture = {}): State {
  return put(quiet(ann, { at: ['4', '5', '5', '5'], ...picture }), frame);
}

describe('[HPB-702] out of the Isolation Cube', () => {
  const escaping = (hand: readonly ('B3' | 'R3' | 'B5' | 'S-JAY-2')[]): State =>
    quiet(ann, {
      characters: ['jayden', 'havoc'],
      at: ['6', '5', '5', '5'],
      hands: [hand, ['R1', 'B2']],
      set: (s) => (s.detained = 1),
    });
  const up = { act: 'escape', sign: 1 };
  test('up to five cards, face-down', () => {
    const s = story(escaping(['B3', 'S-JAY-2', 'R3']), [ann, up]);
    expect(s.at(-1)).toEqual('now window kind=6 dice=0 sealed=[null null null null]');
    const cards = (sign: number, left: number, ...hand: ('B3' | 'R3' | 'B5' | 'S-JAY-2')[]): State =>
      put(
        put(escaping(hand), {
          stage: 'escape',
          by: ann,
          sign,
          step: 2,
          cards: [],
          counts: [0, 0, 0, 0],
          revealed: 0,
          change: 0,
          removed: [],
        }),
        { stage: 'escapeCards', by: ann, left },
      );
    expect(question(cards(1, 5, 'B3', 'B5', 'S-JAY-2', 'R3'), ann, 'B3')).toEqual([
      'asked: ann',
      'act=card card=B3 sign=0, seen as act=card',
      'act=card card=B5 sign=0, seen as act=card',
      'act=card card=R3 sign=0, seen as act=card',
      'act=card card=S-JAY-2 sign=1, seen as act=card',
      'act=card card=S-JAY-2 sign=-1, seen as act=card',
      'act=done',
      'away: act=card card=B5 sign=0',
      'not B3: That is not one of your choices now. HPB-702',
    ]);
    expect(question(cards(-1, 3, 'B3', 'B5', 'R3'), ann).at(-1)).toEqual('away: act=card card=R3 sign=0');
    expect(question(cards(-1, 2, 'B3', 'B5', 'R3'), ann).at(-1)).toEqual('away: act=done');
    expect(question(cards(-1, 5, 'B3', 'B5'), ann).at(-1)).toEqual('away: act=done');
    const lay3 = cards(1, 5, 'B3', 'B5', 'S-JAY-2', 'R3');
    expect(
      story(lay3, [ann, { act: 'card', card: 'B3', sign: 0 }], [ann, { act: 'card', card: 'S-JAY-2', sign: -1 }]),
    ).toEqual([
      'contributed by=0 count=1',
      'contributed by=0 count=2',
      'hands[0]: [2 4 7 17] → [4 7]',
      'now escapeCards by=0 left=3',
    ]);
    expect(story(cards(1, 1, 'B3', 'R3'), [ann, { act: 'card', card: 'B3', sign: 0 }])).toEqual([
      'contributed by=0 count=1',
      'hands[0]: [2 7] → [7]',
      'now escapeHelp by=0 sealed=[null null null null]',
    ]);
    expect(story(cards(1, 5, 'B3'), [ann, { act: 'card', card: 'B3', sign: 0 }]).at(-1)).toEqual(
      'now escapeHelp by=0 sealed=[null null null null]',
    );
  });
  test('help, sealed, and the total', () => {
    const sealed = (sign: number, cards: number[]): State => {
      const s = put(escaping(['B3']), {
        stage: 'escape',
        by: ann,
        sign,
        step: 3,
        cards,
        counts: [1, 0, 0, 0],
        revealed: 0,
        change: 0,
        removed: [],
      });
      return put(s, { stage: 'escapeHelp', by: ann, sealed: [null, null, null, null] });
    };
    expect(question(sealed(1, [2]), bea, 'B5')).toEqual([
      'asked: bea,cem,dan',
      'none, seen as null',
      'B2, seen as null',
      'R1, seen as null',
      'away: none',
      'not B5: That is not one of your choices now. HPB-702',
    ]);
    expect(story(sealed(1, [2]), [bea, 'B2'], [2, 'none'], [3, 'none'])).toEqual([
      'helped seats=[1]',
      'revealed cards=[B2 B3 B5 G-S3]',
      'escaped by=0 total=10 success=true',
      'freed seat=0',
      'hands[1]: [1 5] → [5]',
      'generalDeck: 40 → 38 things',
      'discard: [] → [1 2 4 14]',
      'shown: [] → [1 2 4 14 -1]',
      'detained: 1 → 0',
      'now action by=0',
    ]);
    expect(story(sealed(-1, [2]), [bea, 'R1'], [2, 'none'], [3, 'none'])).toEqual([
      'helped seats=[1]',
      'revealed cards=[B3 B5 R1 G-S3]',
      'escaped by=0 total=7 success=false',
      'hands[1]: [1 5] → [1]',
      'generalDeck: 40 → 38 things',
      'discard: [] → [2 4 5 14]',
      'shown: [] → [2 4 5 14 -1]',
      'now action by=0',
    ]);
    expect(story(sealed(-1, []), [bea, 'none'], [2, 'none'], [3, 'none'])).toEqual([
      'helped seats=[]',
      'revealed cards=[B5 G-S3]',
      'escaped by=0 total=5 success=false',
      'generalDeck: 40 → 38 things',
      'discard: [] → [4 14]',
      'shown: [] → [4 14 -1]',
      'now action by=0',
    ]);
  });
  test('[HPB-703] the task of the own faction, or the die', () => {
    const asked = (hand: readonly ('B3' | 'R3')[] = []): State =>
      at(
        { stage: 'interrogation', by: ann },
        { factions: [HUMAN], hands: [hand], set: (s) => Object.assign(s, { detained: 1, interrogations: [1, 0] }) },
      );
    expect(question(asked(), ann, 'task')).toEqual([
      'asked: ann',
      'die',
      'away: die',
      'not task: You cannot carry out this task completely. HPB-703',
    ]);
    expect(question(asked(['B3', 'R3', 'R3']), ann)).toEqual(['asked: ann', 'task', 'die', 'away: die']);
    expect(story(asked(), [ann, 'die', [1, 0], 3])).toEqual([
      'chance: Interrogation 25 of 2',
      'chance: pink 26 of 6',
      'rolled by=0 dice=pink=4',
      'freed seat=0',
      'thrown: [] → [4 4]',
      'interrogations[0]: 1 → 0',
      'interrogations[1]: 0 → 1',
      'detained: 1 → 0',
      'now action by=0',
    ]);
    expect(story(asked(), [ann, 'die', [1, 0], 2])).toEqual([
      'chance: Interrogation 25 of 2',
      'chance: pink 26 of 6',
      'rolled by=0 dice=pink=3',
      'inVain by=0',
      'thrown: [] → [4 3]',
      'interrogations[0]: 1 → 0',
      'interrogations[1]: 0 → 1',
      'now action by=0',
    ]);
    expect(story(asked(['B3', 'R3', 'R3']), [ann, 'task', [1, 0]])).toEqual([
      'chance: Interrogation 25 of 2',
      'didTask by=0 task=0',
      'interrogations[0]: 1 → 0',
      'interrogations[1]: 0 → 1',
      'now cards by=0 why=0 min=3 max=3 chosen=[] answer=-1',
    ]);
  });

  const open = (sign: number, cards: number[], set: (s: State) => void = () => {}): string[] => {
    const s = put(
      quiet(ann, { characters: ['havoc', 'jayden'], at: ['6', '5', '5', '5'], hands: [[], ['S-JAY-2', 'B2']], set }),
      {
        stage: 'escape',
        by: ann,
        sign,
        step: 3,
        cards,
        counts: [1, 0, 0, 0],
        revealed: 0,
        change: 0,
        removed: [],
      },
    );
    s.detained = 1;
    put(s, { stage: 'escapeHelp', by: ann, sealed: [null, null, null, null] });
    return question(s, bea).concat(
      story(
        s.generalDeck.length > 0 ? turnUpNext(s, 'grey', 'grey') : s,
        [bea, 'S-JAY-2+'],
        [cem, 'none'],
        [dan, 'none'],
      ),
    );
  };
  test('[HPB-702] Jayden helps with Two Lifetimes, up or down; the total must go the way that was said', () => {
    const up = open(1, [1]);
    expect(up).toContain('S-JAY-2+, seen as null');
    expect(up).toContain('revealed cards=[B2 grey grey S-JAY-2+]');
    expect(up.filter((line) => /^escaped|^helped|^freed/.test(line))).toEqual([
      'helped seats=[1]',
      'escaped by=0 total=6 success=true',
      'freed seat=0',
    ]);
    const down = open(-1, [6]);
    expect(down.filter((line) => /^escaped|^freed/.test(line))).toEqual(['escaped by=0 total=2 success=false']);
  });
  test('[HPB-702] nothing is turned up where nothing is left', () => {
    const lines = open(1, [1], (s) => Object.assign(s, { generalDeck: [], discard: [] }));
    expect(lines).toContain('revealed cards=[B2 S-JAY-2+]');
  });
  test('[HPB-702] how many cards each has laid is there for all to see', () => {
    const s = put(quiet(ann, { characters: ['havoc', 'jayden'], hands: [[], ['B2']] }), {
      stage: 'escape',
      by: ann,
      sign: 1,
      step: 3,
      cards: [1],
      counts: [1, 0, 0, 0],
      revealed: 0,
      change: 0,
      removed: [],
    });
    own(s, bea, 'P19'); // holds the window open
    put(s, { stage: 'escapeHelp', by: ann, sealed: [null, null, null, null] });
    const next = answerAll(s, [undefined, 'B2', 'none', 'none']);
    const frame = next.stack.find(({ stage }) => stage === 'escape');
    expect(frame).toMatchObject({ counts: [1, 1, 0, 0] });
  });
  test('[HPB-703] which task was done', () => {
    const s = at(
      { stage: 'interrogation', by: ann },
      { factions: [HUMAN], set: (one) => Object.assign(one, { detained: 1, apex: 3, interrogations: [0, 1] }) },
    );
    expect(story(s, [ann, 'task', [1, 0]])).toContain('didTask by=0 task=3');
  });
});
