// Sentences that were once false, or no English: each is named here, so that it does not come back.

import { type Json, type Question, sampleOption, type Seat } from '@tablewright/kernel';
import { numberFaults, rngFor } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { emergence, type State } from '../index.ts';
import {
  actionOf,
  answer,
  eventOf,
  orange,
  type Picture,
  red,
  refusal,
  selecting,
  turnOf,
  violet,
} from '../tests/testing/tables.ts';
import { SETS } from '../content/types.ts';
import { blockWords } from './say.ts';
import { terminal } from './terminal/index.ts';

const { words } = emergence;
const NAMES = ['Ann', 'Bea', 'Col', 'Dov'];
const COLOUR = /\b(red|orange|yellow|violet|pink|white)\b/i;

const asked = (s: State, seat: Seat): Question => emergence.asksSeen(s, seat).mine!;
const prompt = (s: State, seat: Seat = red): string => words.prompt(emergence.view(s, seat), asked(s, seat), NAMES);
const says = (s: State, value: Json, seat: Seat = red): string =>
  words.option(emergence.view(s, seat), asked(s, seat), value, NAMES).says;

const beside: Picture = { at: { red: 'C3', violet: 'B3' }, holds: { violet: 'OOH' }, tokens: { red: 3, violet: 2 } };
const hacking = actionOf('red', { ...beside, show: { red: 'hack-E', violet: 'activate-B' } });
const terminating = actionOf('red', { ...beside, show: { red: 'terminate-E', violet: 'activate-B' } });
const spying = actionOf('red', { at: { red: 'C3', violet: 'C3' }, tokens: { red: 3 }, show: { red: 'spy-E' } });

describe('[EMG-405] [EMG-410] who sees how tokens are split', () => {
  test('whoever alone inserts is told that the sums will show the split', () => {
    const alone = eventOf('red', { tokens: { red: 3 } });
    expect(prompt(alone)).toContain('You alone insert, so the sums will show how you split them.');
    expect(prompt(alone)).not.toContain('nobody sees');
  });

  test('so is whoever has kept tokens from before, with nobody else to insert', () => {
    const s = eventOf('red', { tokens: { red: 3 }, totals: { ai: 3, human: 1 } });
    expect(prompt(s)).toContain('You alone insert');
  });

  test('with one other, to come or before, that one subtracts the own tokens from the sums', () => {
    const both = eventOf('red', { tokens: { red: 3, orange: 2 } });
    const later = answer(both, red, { ai: 2, human: 0 });
    const told =
      'Everybody sees how many you insert, and later both sums. One other inserts too, who can tell from the sums how you split them.';
    expect(prompt(both)).toContain(told);
    expect(prompt(later, orange)).toContain(told);
    const open = emergence.view(answer(later, orange, { ai: 1, human: 1 }), orange).assimilations.at(-1)!;
    expect(open).toMatchObject({ opened: { ai: 3, human: 1 } });
    expect(open.inserted.find(({ seat }) => seat === orange)!.split).toEqual({ ai: 1, human: 1 }); // so Red gave 2 and 0
  });

  test('with several others only the amounts and the sums are shown, and nothing more is promised', () => {
    const three = eventOf('red', { tokens: { red: 3, orange: 2, violet: 1 } });
    const told =
      'Everybody sees how many you insert, and later both sums; nothing else is shown, but the sums may tell how you split them.';
    expect(prompt(three)).toContain(told);
    const next = answer(three, red, { ai: 3, human: 0 });
    expect(prompt(next, orange)).toContain(told);
    expect(prompt(answer(next, orange, { ai: 2, human: 0 }), violet)).toContain('the sums may tell where you put it');
  });

  test('the terminal does not promise more than that', () => {
    expect(terminal.welcome.join(' ')).not.toContain('nobody sees');
    expect(terminal.welcome.join(' ')).toContain('only the two sums');
  });
});

test('[EMG-301] the prompt to compile names what sets are worth', () => {
  const s = answer(actionOf('red', { at: { red: 'A1' }, holds: { red: 'TOHM' } }), red, 'activate');
  const { same, different } = SETS;
  expect(
    numberFaults(prompt(s).replace(/^.*?\. /, ''), [
      `Two of the same type bring ${same[2]} token;`,
      `two, three or four different types bring ${different[2]}, ${different[3]} or ${different[4]}.`,
    ]),
  ).toEqual([]);
});

describe('[EMG-203] a step to a tile where a token would buy something', () => {
  const onC3 = (tokens: number): State =>
    turnOf('red', { at: { red: 'C3' }, tokens: { red: tokens }, show: { red: 'hack-E' } });

  test('says so, instead of "Nothing to do there"', () => {
    expect(says(onC3(1), 'B3')).toMatch(/ For 1 token you could boost\.$/);
    const empty = turnOf('red', { at: { red: 'C3' }, tokens: { red: 1 }, show: { red: 'hack-E' }, lying: { B2: '' } });
    expect(says(empty, 'B2')).toMatch(/ For 1 token you could boost or replenish\.$/);
  });

  test('without a token there is nothing to do', () => {
    expect(says(onC3(0), 'B3')).toMatch(/ Nothing to do there\.$/);
  });

  test('what lies there is "them" when it is more than one', () => {
    const s = turnOf('red', { at: { red: 'C3' }, show: { red: 'activate-E' }, lying: { B3: 'MM' } });
    expect(says(s, 'B3')).toMatch(/ E \(gear\) cannot read them\.$/);
  });
});

test('[EMG-220] a boost to where one stands, or too far, is refused by the rule of boosting', () => {
  const boosting = answer(actionOf('red', { at: { red: 'C3' }, show: { red: 'boost-E' } }), red, 'boost');
  expect(refusal(boosting, red, 'C3')).toEqual({
    rule: 'EMG-220',
    why: 'Your agent already stands there; a boost goes to another tile.',
  });
  expect(refusal(boosting, red, 'A1').rule).toBe('EMG-220');
});

describe('[EMG-206] the log says what an attack cost', () => {
  const NOBODY = { by: 0, on: 1, blocks: {} };

  test.each([
    [
      { ...NOBODY, type: 'hacked' as const, blocks: { circle: 2, helix: 1 } },
      'Ann discarded 1 token, hacked Bea and took 2 dark blue and 1 light green blocks.',
    ],
    [{ type: 'spied' as const, by: 0, on: 1 }, 'Ann discarded 2 tokens and spied on Bea.'],
    [
      { ...NOBODY, type: 'terminated' as const, blocks: { circle: 1 }, tokens: 2 },
      'Ann discarded 3 tokens, terminated Bea, took 1 dark blue block and 2 tokens, and sent the agent back to the start tile.',
    ],
    [
      { ...NOBODY, type: 'terminated' as const, tokens: 0 },
      'Ann discarded 3 tokens, terminated Bea, who held nothing, and sent the agent back to the start tile.',
    ],
  ])('%o', (told, sentence) => {
    expect(words.event(told, NAMES)).toBe(sentence);
  });
});

describe('plain English', () => {
  test('one spies on somebody', () => {
    expect(says(spying, 'spy')).toBe('Spy on Dov for 2 tokens.');
  });

  test('there are as many blocks as there are in all', () => {
    expect(blockWords({ triangle: 1, molecule: 1 })).toBe('1 light blue and 1 dark green blocks');
    expect(blockWords({ triangle: 2, molecule: 1 })).toBe('2 light blue and 1 dark green blocks');
    expect(blockWords({ molecule: 1 })).toBe('1 dark green block');
  });
});

describe('operatives go by their names, in options and prompts as in the log', () => {
  test.each([
    ['a step', turnOf('red', { at: { red: 'C3', violet: 'B2' } }), 'B2', /Dov \(E\) stands there/],
    ['a hack', hacking, 'hack', /^Hack Dov \(3 blocks\)/],
    ['its target', answer(hacking, red, 'hack'), violet, /^Hack Dov: /],
    ['a terminated operative', answer(terminating, red, 'terminate'), violet, /^Terminate Dov: /],
    ['one who is spied on', answer(spying, red, 'spy'), violet, /^Spy on Dov: /],
  ])('%s', (_what, s, value, sentence) => {
    expect(says(s, value)).toMatch(sentence);
    expect(says(s, value)).not.toMatch(COLOUR);
  });

  test('a card that was looked at', () => {
    const seen = answer(answer(spying, red, 'spy'), red, violet);
    expect(prompt(seen)).toMatch(/^You look at the card: Dov is Human\./);
  });

  test('where nobody has said any names, by their colours', () => {
    const { says: unnamed } = words.option(emergence.view(hacking, red), asked(hacking, red), 'hack');
    expect(unnamed).toMatch(/^Hack Violet \(3 blocks\)/);
  });

  test('[EMG-124] [EMG-241] a refusal names nobody: the rules know no names', () => {
    const closed = turnOf('red', { at: { red: 'C3', violet: 'B3' }, show: { red: 'hack-E', violet: 'hack-B' } });
    expect(refusal(closed, red, 'B3').why).toBe('You cannot enter B3: the agent there shows the other augmentation.');
    const targeting = answer(hacking, red, 'hack');
    expect(refusal(targeting, red, orange).why).not.toMatch(COLOUR);
  });
});

describe('read once in hundreds of games', () => {
  test('[EMG-404] a single token goes into one compartment or the other', () => {
    const one = eventOf('red', { tokens: { red: 1, orange: 2 } });
    expect(prompt(one)).toMatch(
      /Does it go into the A\.I\. compartment, or into the Human one\? .* where you put it\.$/,
    );
    expect(refusal(one, red, { ai: 1, human: 1 }).why).toBe(
      'You have to insert the 1 token that you hold, into one of the two compartments.',
    );
  });

  test('[EMG-122] whoever would rather stay is told to move, not that there is no such tile', () => {
    expect(refusal(turnOf('red'), red, 'nothing')).toEqual({
      rule: 'EMG-122',
      why: 'You have to move: there is a tile that you may enter.',
    });
  });

  test('[EMG-125] the first rounds do not say that the start tile is closed to anybody', () => {
    expect(prompt(selecting())).toContain('except for the start tile');
  });

  test('[EMG-253] a card that others may have seen before is not called unseen', () => {
    expect(prompt(answer(answer(spying, red, 'spy'), red, violet))).not.toContain('Only you have seen it');
  });

  test('[EMG-015] the briefing stays true when somebody has found out', () => {
    const s = emergence.start({ seats: 4, seed: 7 }).state;
    const [ai, human] = [s.allegiance.indexOf(0), s.allegiance.indexOf(1)];
    expect(prompt(s, ai)).toMatch(/^You belong to the A\.I\. Two of the others are with you; you are not told who\./);
    expect(prompt(s, human)).toMatch(/^You are the only Human among 4 operatives; the others are not told\./);
  });

  test('[EMG-263] an operative who holds nothing', () => {
    const s = actionOf('red', {
      at: { red: 'C3', violet: 'B3' },
      tokens: { red: 3 },
      show: { red: 'terminate-E', violet: 'activate-B' },
    });
    expect(says(s, 'terminate')).toBe('Terminate Dov (who holds nothing) for 3 tokens.');
    expect(says(answer(s, red, 'terminate'), violet)).toBe(
      'Terminate Dov: there is nothing to take, and the agent goes back to the start tile.',
    );
  });

  test('several tiles have commas between them', () => {
    expect(says(selecting(), 'activate-E')).toContain('collect blue data on C3, D3, D5 or E4.');
  });

  test('[EMG-401] [EMG-207] why no event can be started', () => {
    const last = { at: { red: 'A4' }, tokens: { red: 1 }, show: { red: 'hack-E' as const } };
    expect(refusal(actionOf('red', last), red, 'activate').why).toBe(
      'Once you have paid, nobody would hold a knowledge token to insert.',
    );
  });
});

test('[EMG-200] where a step says that there is nothing to do, nothing is offered after it', () => {
  const rng = rngFor('steps', 'players');
  let steps = 0;
  for (let game = 0; game < 8; game += 1) {
    let { state } = emergence.start({ seats: 3 + (game % 4), seed: game + 1 });
    state.tokens.fill(2);
    for (let turn = 0; turn < 300; turn += 1) {
      const [question] = emergence.asks(state);
      if (question === undefined) break;
      const { seat, about, domain } = question;
      const value = sampleOption(domain, rng);
      const said = about === 'move' ? words.option(emergence.view(state, seat), question, value).says : null;
      const next = emergence.after(state, { seat, value });
      if (!next.ok) throw new Error(next.why);
      ({ state } = next);
      const acts = emergence.asks(state).some((one) => one.about === 'action' && one.seat === seat);
      if (said?.includes('Nothing to do there') === true) expect(acts, said).toBe(false);
      steps += 1;
    }
  }
  expect(steps).toBeGreaterThan(1000);
});
