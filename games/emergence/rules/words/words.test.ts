import {
  countOptions,
  type Json,
  listOptions,
  type Question,
  sampleOption,
  type Seat,
  seatThing,
  seedFromText,
} from '@tablewright/kernel';
import { rngFor, viewersOf } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { CITIES } from '../content/cities.ts';
import { changed, cityFile } from '../content/testing/cities.ts';
import { cityFromCode } from '../content/city.ts';
import { blockThing, BOX_THING, spaceThing, SUPPLY_THING, tileThing } from '../content/things.ts';
import { ACTIONS, DATA } from '../content/types.ts';
import { emergence, type State, type Told, type View } from '../index.ts';
import { REASONS } from '../stages/ending.ts';
import { stages } from '../stages/index.ts';
import { actionOf, answer, type Picture, red, selecting, turnOf, violet } from '../tests/testing/tables.ts';

const { words } = emergence;
const NAMES = ['Ann', 'Bea', 'Col', 'Dov', 'Eve', 'Fay'];

/** Written out, so that a new event without words is noticed by the compiler and by the last test below. */
const EVENTS: Record<Told['type'], true> = {
  dealt: true,
  leader: true,
  revealed: true,
  moved: true,
  stuck: true,
  idle: true,
  paid: true,
  collected: true,
  compiled: true,
  boosted: true,
  teleported: true,
  replenished: true,
  hacked: true,
  spied: true,
  saw: true,
  terminated: true,
  triggered: true,
  inserted: true,
  opened: true,
  over: true,
};

const QUESTIONS = Object.entries(stages).flatMap(([name, { kind }]) => (kind === 'happens' ? [] : [name]));

/** Ids that look like code; the others ('move', 'spy', 'boost') are words of the rulebook too. */
const RAW = /undefined|NaN|\[object|null|passLeader|spySeen|triangle|circle|helix|molecule|ai-|human-|-[EB]\b|[{}_]/;

function sound(sentence: string, about: unknown): void {
  if (sentence.trim() === '' || RAW.test(sentence) || /\. \.|\.\.|  /.test(sentence.trim())) {
    throw new Error(`not a sentence: ${JSON.stringify(sentence)}, about ${JSON.stringify(about)}`);
  }
}

/** Is this drawn on the table of this view? */
function isThing({ city, seats }: View, thing: string): boolean {
  if (cityFromCode(city).names.some((name) => tileThing(name) === thing)) return true;
  if (ACTIONS.some((action) => spaceThing(action) === thing) || DATA.some((type) => blockThing(type) === thing))
    return true;
  return [BOX_THING, SUPPLY_THING, ...Array.from({ length: seats }, (_, seat) => seatThing(seat))].includes(thing);
}

/** Up to so many options of one question: groupings can be very many. */
const MOST_OPTIONS = 60;

function optionsOf({ domain }: Question, seed: string): Json[] {
  if (countOptions(domain) <= MOST_OPTIONS) return [...listOptions(domain)];
  const rng = rngFor(seed, 'options');
  const some = Array.from({ length: MOST_OPTIONS }, () => sampleOption(domain, rng));
  return [...new Map(some.map((value) => [JSON.stringify(value), value])).values()];
}

const seen = { events: new Set<string>(), questions: new Set<string>() };

/** Everything that can be said about a position: each question with its options, and the table for all who look. */
function sayAll(s: State, seed: string): void {
  for (const question of emergence.asks(s)) {
    const view = emergence.view(s, question.seat);
    seen.questions.add(question.about);
    for (const viewer of viewersOf(s.seats)) {
      const said = words.waiting(emergence.view(s, viewer), question.about);
      expect(said, question.about).toMatch(/^to [a-z ]+$/);
      expect(said, question.about).not.toBe('to decide');
    }
    sound(words.prompt(view, question), question);
    const values = optionsOf(question, seed);
    const options = values.map((value) => words.option(view, question, value));
    const sentences = options.map(({ says }) => says);
    for (const { about, says } of options) {
      for (const thing of about) if (!isThing(view, thing)) throw new Error(`no such thing: ${thing}, in ${says}`);
      expect(new Set(about).size, says).toBe(about.length);
    }
    for (const [i, sentence] of sentences.entries()) sound(sentence, [question.about, values[i]]);
    expect(new Set(sentences).size, sentences.join('\n')).toBe(sentences.length);
    const answers = values.map((value) => words.answer(question.about, value, NAMES));
    for (const [i, answer] of answers.entries()) sound(answer, [question.about, values[i]]);
    expect(new Set(answers).size, answers.join('\n')).toBe(answers.length);
    sound(words.answer(question.about, emergence.shown(s, values[0]!), NAMES), question.about);
  }
}

interface Table {
  readonly seed: string;
  readonly seats: number;
  readonly city: Json;
}

/**
 * One random game. Everybody begins with tokens and blocks: random operatives hardly ever compile, so that hostile acts
 * would not come up.
 */
function playAndSay({ seed, seats, city }: Table): void {
  const rng = rngFor(seed, 'players');
  let { state, told } = emergence.start({ seats, options: { city }, seed: seedFromText(seed) });
  state.tokens.fill(4);
  state.held.fill(1);
  for (let steps = 0; ; steps += 1) {
    for (const { event } of told) {
      seen.events.add(event.type);
      sound(words.event(event, NAMES), event);
    }
    const [asked] = emergence.asks(state);
    if (asked === undefined) break;
    // Each kind of question is looked at when it first comes, then now and then: a random game has a thousand.
    if (!seen.questions.has(asked.about) || steps % 41 === 0) sayAll(state, seed);
    if (steps % 101 === 0) {
      for (const viewer of viewersOf(seats)) expect(words.table(emergence.view(state, viewer), NAMES)).not.toMatch(RAW);
    }
    const next = emergence.after(state, { seat: asked.seat, value: sampleOption(asked.domain, rng) });
    if (!next.ok) throw new Error(next.why);
    ({ state, told } = next);
  }
  sound(words.outcome(state.outcome!, NAMES), state.outcome);
}

describe('in random games everything that is said is a sentence, and no two options sound alike', () => {
  const tables = CITIES.flatMap(({ id }) => [3, 4, 5, 6].map((seats) => [id, seats] as const));

  test.each(tables)('%s with %i', (city, seats) => {
    for (let game = 0; game < 6; game += 1) playAndSay({ seed: `${city} ${seats} ${game}`, seats, city });
  });

  test('[EMG-623] in a city whose tiles bear two types of one nature', () => {
    const city = changed(cityFile('09'), { '0,-1': 'T+O', '-2,0': 'H+M', '1,1': 'T+O' });
    for (let game = 0; game < 6; game += 1)
      playAndSay({ seed: `two ${game}`, seats: 4, city: city as unknown as Json });
  });

  test('every question and every event has come up', () => {
    expect([...seen.questions].sort()).toEqual(QUESTIONS.sort());
    expect([...seen.events].sort()).toEqual(Object.keys(EVENTS).sort());
  });
});

describe('what is said', () => {
  const begun = (seats: number) => emergence.start({ seats, seed: 7 }).state;
  const asked = (s: State, seat: Seat): Question => emergence.asksSeen(s, seat).mine!;
  const briefing = (s: State, seat: Seat): string => words.prompt(emergence.view(s, seat), asked(s, seat));
  const seatOf = (s: State, team: number): Seat => s.allegiance.indexOf(team);

  test('[EMG-011] [EMG-501] the briefing names my team and what it needs', () => {
    const s = begun(4);
    expect(briefing(s, seatOf(s, 0))).toMatch(/^You belong to the A\.I\..* 15 knowledge tokens/);
    expect(briefing(s, seatOf(s, 1))).toMatch(/^You are the only Human .* 5 knowledge tokens/);
  });

  test('[EMG-012] a Human is told who the other one is, by colour; an A.I. is not', () => {
    const s = begun(6);
    const [one, other] = s.allegiance.flatMap((team, seat) => (team === 1 ? [seat] : []));
    const colours = ['Red', 'Orange', 'Yellow', 'Violet', 'Pink', 'White'];
    expect(briefing(s, one!)).toContain(`so is ${colours[other!]}`);
    expect(briefing(s, seatOf(s, 0))).not.toMatch(/Red|Orange|Yellow|Violet|Pink|White/);
  });

  test('an option says what moves and where it goes, and what it could be done to', () => {
    const about = (s: State, value: Json): readonly string[] =>
      words.option(emergence.view(s, red), asked(s, red), value).about;
    const beside: Picture = { at: { red: 'C3', violet: 'B3' }, holds: { violet: 'O' }, tokens: { red: 3 } };
    const hacking = actionOf('red', { ...beside, show: { red: 'hack-E', violet: 'activate-B' } });
    expect(about(turnOf('red'), 'C3')).toEqual(['seat:0', 'tile:C3']);
    expect(about(hacking, 'hack')).toEqual(['space:hack', 'seat:3']);
    expect(about(hacking, 'activate')).toEqual(['space:activate', 'tile:C3']);
    expect(about(hacking, 'nothing')).toEqual([]);
    expect(about(answer(hacking, red, 'hack'), violet)).toEqual(['seat:3']);
    expect(about(selecting(), 'activate-E')).toEqual(['tile:C3', 'tile:D3', 'tile:D5', 'tile:E4']);
    expect(about(selecting(), 'boost-E')).toEqual([]);
    expect(about(selecting(beside), 'hack-E')).toEqual(['seat:3']);
  });

  test('an event is right for "You" as for any other name', () => {
    const you = ['You', 'Orange', 'Yellow'];
    expect(words.event({ type: 'moved', by: 0, from: 'D4', to: 'C3' }, you)).toBe('You moved from D4 to C3.');
    expect(words.event({ type: 'hacked', by: 1, on: 0, blocks: { circle: 2, helix: 1 } }, you)).toBe(
      'Orange discarded 1 token, hacked You and took 2 dark blue and 1 light green blocks.',
    );
  });

  test('[EMG-405] of an insertion others read the amount, its owner the split', () => {
    expect(words.answer('insert', 5, NAMES)).toBe('5 tokens');
    expect(words.answer('insert', { ai: 3, human: 2 }, NAMES)).toBe('3 A.I., 2 Human');
    expect(words.answer('select', null, NAMES)).toBe('sealed');
  });

  test('whoever waits reads what for', () => {
    const { state } = emergence.start({ seats: 3, seed: 1 });
    const view = emergence.view(state, 0);
    expect(`Waiting for Bea and Col ${words.waiting(view, 'select')}`).toBe(
      'Waiting for Bea and Col to choose in secret',
    );
    const target = { ...view, now: [{ stage: 'target' as const, by: 1, act: 'spy' }] };
    expect(words.waiting(target, 'target')).toBe('to choose whom to spy on');
  });

  test('[EMG-508] every way to end names the winners and turns all cards over', () => {
    const said = Object.keys(REASONS).map((reason) => {
      return words.outcome({ reason, winners: [2], rules: [], roles: ['ai', 'ai', 'human'] }, NAMES);
    });
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) {
      sound(sentence, 'the end');
      expect(sentence).toMatch(/^The (A\.I\.|Humans) win: .*Human: Col\. A\.I\.: Ann and Bea\.$/);
    }
  });
});
