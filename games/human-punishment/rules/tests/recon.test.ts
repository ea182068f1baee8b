import { expect, test } from 'vitest';
import { RECON } from '../content/recon.ts';
import { NONE, type State } from '../state.ts';
import { ann, answer, answers, bea, cem, now, offers, step, told } from './testing/tables.ts';
import { actsNamed, carry, isOffered, quiet, refused } from './testing/turns.ts';

const card = (id: string): unknown => ({ act: 'card', card: id });
const type = (id: string): number => RECON.findIndex((one) => one.id === id);
const LOOK = { act: 'recon', piece: ann };
const USE = { act: 'useRecon', piece: ann };

test('[HPB-460] the Monolith: at least 5 are paid, the whole deck is looked through, one card kept unseen', () => {
  const s = quiet(ann, { characters: ['jayden'], at: ['5', '3', '3', '3'], hands: [['B4', 'B2']] });
  const paying = answers(s, ann, LOOK, card('B4'));
  expect([now(paying), offers(paying, ann)]).toEqual(['pay ann', [card('B2')]]);
  const looking = answers(paying, ann, card('B2'), { act: 'done' });
  expect([now(looking), offers(looking, ann)]).toEqual(['recon ann', RECON.map(({ id }) => id)]);
  const kept = step(looking, ann, 'R-3');
  const next = kept.state;
  expect([next.recon[ann], next.reconDeck.length, next.reconHad, next.ap]).toEqual([type('R-3'), 11, 1, 1]);
  // nobody hears which
  expect(kept.told).toEqual([{ to: 'all', event: { type: 'tookRecon', piece: ann } }]);
  s.hands[ann] = [3];
  expect([isOffered(s, ann, 'recon'), refused(s, ann, LOOK)]).toEqual([false, 'HPB-460']);
});

test('[HPB-340] one Recon card for each character in a game; Dee Coy and Kuro one each', () => {
  const s = quiet(ann, { characters: ['dee-coy'], at: ['5', '3', '3', '3', '5'], hands: [['B5', 'B5']] });
  expect(actsNamed(s, ann, 'recon').map(({ piece }) => piece)).toEqual([ann, 4]);
  const had = answers(s, ann, LOOK, card('B5'), { act: 'done' }, 'R-1');
  expect(actsNamed(had, ann, 'recon').map(({ piece }) => piece)).toEqual([4]);
  expect(refused(had, ann, LOOK)).toBe('HPB-340');
  had.recon[ann] = NONE; // used: it stays the only one
  expect(refused(had, ann, LOOK)).toBe('HPB-340');
  const both = answers(had, ann, { act: 'recon', piece: 4 }, card('B5'), { act: 'done' }, 'R-1');
  expect(both.recon[4]).toBe(type('R-1'));
});

/** Ann holds a Recon card, after the Human Phase unless said otherwise. */
function holding(id: string, phase = 1): State {
  const s = quiet(ann, { characters: ['nova', 'jayden'], at: ['1', '1', '4', '4'], hands: [[], ['B1', 'R5']] });
  s.phase = phase;
  s.recon[ann] = type(id);
  s.reconHad = 1;
  s.reconDeck.splice(s.reconDeck.indexOf(type(id)), 1);
  return s;
}

test('[HPB-341] used after the Human Phase only, on the own turn unless it says any time; then it leaves the game', () => {
  expect([isOffered(holding('R-3', 0), ann, 'useRecon'), refused(holding('R-3', 0), ann, USE)]).toEqual([
    false,
    'HPB-341',
  ]);
  const s = holding('R-3');
  const next = answer(s, ann, USE);
  expect([next.recon[ann], next.reconUsed, next.ap]).toEqual([NONE, [type('R-3')], 2]);
  for (const [id, may] of [
    ['R-3', false],
    ['R-5', true],
    ['R-6', true],
  ] as const) {
    const other = holding(id);
    other.active = bea;
    other.stack = [{ stage: 'rounds' }, { stage: 'turn', step: 3 }, { stage: 'action', by: bea }];
    expect([id, step(other, bea, { act: 'end' }).ok, mayUse(other)]).toEqual([id, true, may]);
  }
  expect(refused(holding('R-2'), ann, USE)).toBe('HPB-112'); // in Area 6 only
  expect(refused(s, ann, { act: 'useRecon', piece: 4 })).toBe('HPB-340');
});

function mayUse(s: State): boolean {
  try {
    return isOffered(s, ann, 'useRecon');
  } catch {
    return false; // not even asked
  }
}

test('[HPB-342] what is looked at is shown to that player only; the others hear that, and at what', () => {
  const s = holding('R-5');
  const asked = answer(s, ann, USE);
  const looking = step(asked, ann, bea);
  expect(looking.told).toEqual([
    { to: 'all', event: { type: 'looked', by: ann, at: { what: 'hand', of: 1 }, count: 2 } },
    { to: ann, event: { type: 'sawHand', of: bea, cards: ['B1', 'R5'] } },
  ]);
  const survey = answer(holding('R-1'), ann, USE);
  expect(told(survey, ann, 3, bea)).toEqual([{ type: 'looked', by: ann, at: { what: 'sector', sector: 3 }, count: 1 }]);
  expect(told(survey, ann, 3, ann).map(({ type: kind }) => kind)).toEqual(['looked', 'sawChips']);
  const unused = step(holding('R-6'), ann, USE);
  expect(unused.told.filter(({ event }) => event.type === 'sawUnused').map(({ to }) => to)).toEqual([ann]);
  expect(unused.state.poolKnown.filter((seats) => seats === 1).length).toBe(1);
});

test('[HPB-344] of several hidden ones the looker picks one unseen', () => {
  const motive = answers(holding('R-3'), ann, USE, bea);
  expect([now(motive), offers(motive, ann)]).toEqual(['hiddenObjective ann', [0, 1]]);
  const seen = answer(motive, ann, 1);
  expect([seen.objectiveKnown[2], seen.objectiveKnown[3]]).toEqual([0, 1]);
  // Nova with two chips is searched
  const s = quiet(ann, { characters: ['havoc', 'nova'], at: ['1', '1', '2', '2'], programs: [['P10']] });
  s.boosts[bea] = 0b1100;
  carry(s, bea, 'rp');
  carry(s, cem, 'b');
  const asked = answers(s, ann, { act: 'program', card: 'P10' }, { act: 'charge', card: 'P10' });
  // cem, who is elsewhere, is no candidate
  expect([now(asked), offers(asked, ann)]).toEqual(['hiddenChip ann', [0, 1]]);
  const looked = step(asked, ann, 1);
  expect(looked.told.at(-1)).toEqual({
    to: ann,
    event: { type: 'sawChips', where: { what: 'chip', piece: 1 }, colours: ['purple'] },
  });
  expect(looked.state.known[s.chips[3]!]! & 1).toBe(1);
  expect(looked.state.known[s.chips[2]!]! & 1).toBe(0);
});
