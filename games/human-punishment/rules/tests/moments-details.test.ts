import { unanswered } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { FACE_IDS, type FaceId } from '../content/faces.ts';
import { layFaceDown, takeOpen } from '../stages/questions.ts';
import { AREAS_ENDED, type Frame, KURO_AWAY, NONE, type State, TALLIES, type VoteFrame } from '../state.ts';
import { heard, lay, programNumber, wounded } from './testing/cards.ts';
import { hurtFrame, poised, run, toldBy } from './testing/moments.ts';
import {
  ann,
  answer,
  answerAll,
  answers,
  bea,
  cem,
  dan,
  game,
  hold,
  now,
  offers,
  put,
  told,
} from './testing/tables.ts';
import { quiet } from './testing/turns.ts';

// Single points of votes, the turn, cards that are laid, Health and the Machine Phase.

const ALL = 0b1111;
const face = (id: FaceId): number => FACE_IDS.indexOf(id);

function table(set: (s: State) => unknown = () => {}, hands: readonly (readonly FaceId[])[] = []): State {
  return quiet(ann, { characters: ['havoc', 'jayden', 'dryden', 'nova'], at: ['4', '4', '4', '4'], hands, set });
}

function vote(more: Partial<VoteFrame> = {}): VoteFrame {
  return { stage: 'vote', exclude: 0, inEvent: 0, turn: 0, step: 0, cards: [], piles: [], authors: [], ...more };
}

describe('[HPB-620] to [HPB-625] a New Leader vote', () => {
  const COUNT = 3;
  test('who laid a card is known while it lies, and forgotten when it is counted', () => {
    const s = put(put(table(), vote({ step: 1, turn: 2 })), { stage: 'voteCard', by: bea, before: cem });
    hold(s, cem, 'B1');
    const laid = answer(hold(s, bea, 'B2'), bea, 'B2').stack.find(({ stage }) => stage === 'vote');
    expect(laid).toMatchObject({ cards: [face('B2')], piles: [cem], authors: [bea] });
    const tie = run(table(), vote({ step: COUNT, cards: [0, 0], piles: [ann, bea], authors: [cem, dan] }));
    expect(tie.stack.find(({ stage }) => stage === 'vote')).toMatchObject({ cards: [], piles: [], authors: [] });
    expect(now(tie)).toBe('leaderTie dan');
  });
  test('where nobody can lead and nobody led, nobody is General and nothing is told of one', () => {
    const s = table((one) => Object.assign(one, { leader: NONE, detained: ALL }));
    const types = toldBy(s, vote({ step: COUNT })).map(({ type }) => type);
    expect([types.includes('counted'), types.includes('general')]).toEqual([true, false]);
    expect(now(run(s, vote({ step: COUNT })))).toBe('action ann');
  });
  test('a Mute Collar is for Events: elsewhere its wearer votes', () => {
    const asked = (inEvent: number): string => {
      const s = table((one) => (one.muted = 1 << ann), [['B1'], ['B1']]);
      const event: Frame = { stage: 'event', event: 0, step: 2, answer: s.muted };
      return now(run(s, event, vote({ inEvent, step: 1 })));
    };
    expect([asked(0), asked(1)]).toEqual(['voteFor ann', 'voteFor bea']);
  });
  test('the General stays until the new Leader has appointed one, unless he leads now', () => {
    const general = (leads: number): number => {
      const s = table((one) => (one.general = cem));
      return run(s, vote({ step: COUNT, cards: [0], piles: [leads], authors: [ann] })).general;
    };
    expect([general(bea), general(cem)]).toEqual([cem, NONE]);
  });
  test('for a Leader who is away the General stays, if he may', () => {
    const away = (general: number): unknown => {
      const s = table((one) => Object.assign(one, { general, leader: ann, revoked: 1 << dan }));
      return game.absent(put(s, { stage: 'appoint', by: ann, keep: 1 }), ann);
    };
    expect([away(cem), away(dan), away(NONE)]).toEqual([cem, bea, bea]);
  });
});

describe('[HPB-641] a Censure Motion', () => {
  const passed = (leader: number, ...votes: readonly ('yes' | 'no')[]): boolean => {
    const s = table((one) => (one.leader = leader));
    const frame: Frame = { stage: 'censureVote', accused: dan, by: ann, sealed: unanswered(4) };
    return (answerAll(put(s, frame), votes).detained & (1 << dan)) !== 0;
  };
  test('a tie is the Leader’s, or the Active Player’s where nobody leads; a minority is none', () => {
    expect(passed(bea, 'no', 'yes', 'yes', 'no')).toBe(true);
    expect(passed(bea, 'yes', 'no', 'yes', 'no')).toBe(false);
    expect(passed(NONE, 'yes', 'no', 'yes', 'no')).toBe(true);
    expect(passed(NONE, 'no', 'yes', 'yes', 'no')).toBe(false);
    expect(passed(bea, 'no', 'yes', 'no', 'no')).toBe(false);
  });
});

describe('the turn', () => {
  test('[HPB-569] [HPB-889] Kuro comes back to Dee Coy’s Place, or to the first one of the Area that was chosen', () => {
    const back = (answered: number): number[] => {
      const s = quiet(ann, { characters: ['dee-coy'], at: ['4', '5', '5', '5', '5'] });
      Object.assign(s, { kuroGone: KURO_AWAY });
      s.at[4] = NONE;
      s.place[ann] = 2;
      s.place[4] = 1;
      const next = run(s, { stage: 'wake', step: 1, answer: answered });
      return [next.at[4]!, next.place[4]!];
    };
    expect([back(NONE), back(2)]).toEqual([
      [3, 2],
      [2, 0],
    ]);
  });
  test('[HPB-100] where a turn has ended is noted for its player', () => {
    const s = table((one) => (one.active = bea));
    const tally = run(s, { stage: 'pass' }).tally;
    expect([ann, bea, cem].map((seat) => tally[seat * TALLIES + AREAS_ENDED])).toEqual([0, 1 << 3, 0]);
  });
});

describe('cards that leave a hand', () => {
  const known = [bea, ann, face('B1')];
  test('[HPB-652] of a hand that was seen nothing is known once a card was laid face-down', () => {
    const s = table((one) => (one.handNotes = known.slice()), [['B1', 'B2']]);
    expect(layFaceDown(s, ann, 'B2')).toBe(face('B2'));
    expect(s.handNotes).toEqual([]);
  });
  test('[HPB-307] what is discarded openly is known to be gone', () => {
    const s = table((one) => (one.handNotes = [...known, bea, ann, face('B2')]), [['B1', 'B2', 'B3']]);
    const asked = put(s, { stage: 'cards', by: ann, why: 0, min: 1, max: 1, chosen: [], answer: NONE });
    expect(answer(asked, ann, { act: 'card', card: 'B2' }).handNotes).toEqual(known);
  });
  test('[HPB-307] who may discard fewer says when it is enough', () => {
    const after = (min: number): string => {
      const s = table(() => {}, [['B1', 'B2', 'B3']]);
      const asked = put(s, { stage: 'cards', by: ann, why: 0, min, max: 2, chosen: [], answer: NONE });
      return now(answers(asked, ann, { act: 'card', card: 'B1' }, { act: 'card', card: 'B2' }));
    };
    expect([after(1), after(2)]).toEqual(['cards ann', 'action ann']);
  });
});

test('[HPB-310] of several open Programs the one that is named is taken', () => {
  const s = lay(lay(lay(table(), ann, 'P22', 0), ann, 'P03', 2), ann, 'P34', 1);
  takeOpen(s, ann, programNumber('P34'));
  expect(s.open[ann]).toEqual([programNumber('P22'), 0, programNumber('P03'), 2]);
  takeOpen(s, ann, programNumber('P01'));
  expect(s.open[ann]!.length).toBe(4);
});

test('[HPB-950] of equal open Programs one is offered for the next game', () => {
  const s = table((one) => (one.campaign = true));
  s.open[ann] = [programNumber('P02'), 0, programNumber('P02'), 0];
  const asked = put(s, { stage: 'transfer', by: ann, count: 0 });
  expect(offers(asked, ann).filter((id) => id === 'open:P02').length).toBe(1);
});

describe('[HPB-565] to [HPB-570] losing Health', () => {
  test('whoever has none left gets the Wounds all the same', () => {
    const s = table((one) => (one.health[ann] = 0));
    expect(run(s, hurtFrame(ann, 1, 1)).wounds[ann]!.length).toBe(1);
  });
  test('without damage no Health goes, without Wounds none comes', () => {
    const next = run(wounded(table(), ann, 'W-03'), hurtFrame(ann, 0, 0));
    expect([next.health[ann], next.wounds[ann]!.length]).toEqual([table().health[ann], 1]);
  });
});

test('[HPB-764] with fewer than five nobody is infected, whatever the bars say', () => {
  const s = table((one) => Object.assign(one, { security: 1, threat: 3 }));
  expect(run(s, { stage: 'machinePhase', step: 0 }).mayInfect).toBe(0);
});

test('[HPB-528] a raid for which nobody comes says so', () => {
  const raid: Frame = { stage: 'raid', times: 0, red: NOBODY, white1: 0, white2: 0, step: 1 };
  expect(told(poised(table(), raid), ann, 'no')).toContainEqual({ type: 'nobodyCame' });
  expect(heard(poised(table(), { ...raid, red: 1 }), ann, 'no')).not.toContainEqual({ type: 'nobodyCame' });
});

/** The face of the red die that brings no Enemy. */
const NOBODY = 9;
