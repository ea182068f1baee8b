import { expect, test } from 'vitest';
import { BOXES } from '../content/boxes.ts';
import { FACE_IDS } from '../content/faces.ts';
import type { Told } from '../events.ts';
import type { Frame } from '../frames.ts';
import { humanPunishment } from '../index.ts';
import { event } from '../words/events.ts';
import { prompt } from '../words/prompts.ts';
import { ann, bea, turnOf } from './testing/tables.ts';

// Whoever acts is spoken to, not about, and sees in the question itself what was laid down already.

const NAMES = ['Ann', 'Bea', 'Cem', 'Dan'];

function asked<A extends 'attack' | 'voteCard'>(about: A, frame: Extract<Frame, { stage: A }>): string {
  const s = turnOf(ann);
  s.stack.push(frame);
  const question = { about, seat: ann } as unknown as Parameters<(typeof prompt)[A]>[1];
  return (prompt[about] as (view: unknown, question: unknown, names: readonly string[]) => string)(
    humanPunishment.view(s, ann),
    question,
    NAMES,
  );
}

test('[HPB-551] an attack names the cards and the weapon that lie there already', () => {
  const frame = { stage: 'attack', by: ann, piece: ann, target: 0, chosen: [], weapon: -1 } as const;
  expect(asked('attack', { ...frame, chosen: [] })).toMatch(/^You attack the \w+: put down/);
  const pistol = BOXES.findIndex(({ name }) => name === 'Pistol');
  expect(asked('attack', { ...frame, chosen: [FACE_IDS.indexOf('R4')], weapon: pistol })).toMatch(
    /^You attack the \w+ with −4 and the Pistol: put down/,
  );
});

test('[HPB-623] a card that I lay before myself is said so', () => {
  expect(asked('voteCard', { stage: 'voteCard', by: ann, before: ann })).toMatch(/before yourself\?$/);
  expect(asked('voteCard', { stage: 'voteCard', by: ann, before: bea })).toMatch(/before Bea\?$/);
  expect(event({ type: 'voted', by: ann, before: ann }, ['You', 'Bea'])).toBe('You laid a card before your own seat.');
  expect(event({ type: 'voted', by: bea, before: bea }, ['You', 'Bea'])).toBe('Bea laid a card before their own seat.');
});

test('what happened is plain English, about others and about me', () => {
  const said = (told: Told): string => event(told, ['You', 'Bea', 'Cem', 'Dan']);
  expect(said({ type: 'activated', area: '1' })).toBe('The Sectors (1) were activated.');
  expect(said({ type: 'activated', area: '4' })).toBe('HQ (4) was activated.');
  expect(said({ type: 'discarded', by: bea, cards: ['green', 'B2', 'green', 'grey'] })).toBe(
    'Bea discarded +2, a grey card and two green cards.',
  );
  expect(said({ type: 'rolled', by: ann, dice: { orange: 6 } })).toBe('You rolled 6 with the orange die.');
  expect(said({ type: 'hurt', piece: ann, from: 2, to: 1 })).toBe('You lost 1 Health: 1 left.');
  expect(said({ type: 'censured', accused: ann, votes: ['no', 'yes', 'yes', 'yes'], passed: true })).toMatch(
    /You are detained\.$/,
  );
  expect(said({ type: 'censure', by: bea, accused: bea })).toMatch(/against themselves\.$/);
  expect(said({ type: 'helped', seats: [bea] })).toBe('Bea added a card.');
  const over = { type: 'over', cause: 'threat', victor: 'legion', factions: [], objectives: [] } as const;
  expect(said({ ...over, factions: [], objectives: [], winners: [ann] })).toMatch(/ You win\.$/);
});

test('the line at the top of the page speaks to me', () => {
  const s = turnOf(ann);
  s.leader = ann;
  s.general = bea;
  const line = (viewer: number): string | undefined =>
    humanPunishment.words.table(humanPunishment.view(s, viewer), NAMES).split('\n')[0];
  expect(line(ann)).toMatch(/you play; Leader: you, General: Bea/);
  expect(line(bea)).toMatch(/Ann plays; Leader: Ann, General: you/);
});
