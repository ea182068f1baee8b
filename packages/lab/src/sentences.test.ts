import { lantern } from '@tablewright/testkit/lantern';
import type { Game } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { SENTENCE_KINDS, sentencesOf } from './sentences.ts';

const game: Game = lantern;
const REQUEST = { games: 10, seed: '1' };

test('every kind of sentence is heard; a game without options says nothing to its host', () => {
  const kinds = new Set(sentencesOf(game, REQUEST).map(({ kind }) => kind));
  expect([...kinds]).toEqual(SENTENCE_KINDS.filter((kind) => kind !== 'host'));
});

test('every question is heard as it is asked, offered and waited for', () => {
  const said = sentencesOf(game, REQUEST);
  const asking = Object.keys(game.stages).filter((name) => game.stages[name]!.kind !== 'happens');
  for (const kind of ['prompt', 'option', 'waiting', 'answer'] as const) {
    expect(new Set(said.filter((one) => one.kind === kind).map(({ about }) => about))).toEqual(new Set(asking));
  }
});

test('what differs in numbers and names alone is one sentence', () => {
  const prompt = (says: string): Game => ({ ...game, words: { ...game.words, prompt: () => says } });
  const count = (says: string): number =>
    sentencesOf(prompt(says), REQUEST).filter(({ kind, about }) => kind === 'prompt' && about === 'vote').length;
  expect(count('Ann has 3 cards. Bea has 4 cards.')).toBe(1);
  expect(count('Ann has 3 cards. Bea holds 4 cards.')).toBe(2);
});

test('the same seed hears the same', () => {
  expect(sentencesOf(game, REQUEST)).toEqual(sentencesOf(game, REQUEST));
});
