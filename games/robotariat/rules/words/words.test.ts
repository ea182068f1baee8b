import {
  countOptions,
  type Json,
  listOptions,
  optionAt,
  type Question,
  type Rng,
  sampleOption,
  type Seat,
} from '@tablewright/kernel';
import { rngFor } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { inVain } from '../content/cards.ts';
import { CHARACTERS } from '../content/characters.ts';
import { OBJECTIVE_IDS, objectiveText } from '../content/objectives.ts';
import { robotariat, type State, type Told } from '../index.ts';
import { REASONS } from '../stages/ending.ts';
import { stages } from '../stages/index.ts';
import {
  ann,
  answer,
  answers,
  bea,
  dov,
  npcTurn,
  offers,
  type Picture,
  rolledBy,
  seen,
  told,
  turnOf,
} from '../tests/testing/tables.ts';
import { ABILITY, activate, carry, END, KEEP, lead, move, putBack, send, set } from '../tests/testing/acts.ts';

const { words } = robotariat;
const NAMES = ['Ann', 'Bea', 'Col', 'Dov', 'Eve'];

/** Written out, so that a new event without words is noticed by the compiler and by the last test below. */
const EVENTS: Record<Told['type'], true> = {
  first: true,
  lot: true,
  chose: true,
  dealt: true,
  started: true,
  round: true,
  entered: true,
  met: true,
  moved: true,
  pushed: true,
  activated: true,
  postered: true,
  carried: true,
  spent: true,
  draws: true,
  drew: true,
  peeked: true,
  kept: true,
  used: true,
  paid: true,
  office: true,
  spark: true,
  jammed: true,
  fizzled: true,
  alarmed: true,
  repasted: true,
  burnt: true,
  cooked: true,
  rebuilt: true,
  contributed: true,
  sent: true,
  staked: true,
  sympathy: true,
  ended: true,
  led: true,
  steered: true,
  rolled: true,
  adjusted: true,
  marched: true,
  token: true,
  salvaged: true,
  success: true,
  over: true,
};

const QUESTIONS = Object.entries(stages).flatMap(([name, { kind }]) => (kind === 'happens' ? [] : [name]));

/** Ids that look like code. */
const RAW = /undefined|NaN|\[object|null|npcTurn|activate-|move-|\b[US]\d\d\b|\d-[A-Z]\b|-director\b|out-of-time|[{}_]/;

function sound(sentence: string, about: unknown): void {
  if (sentence.trim() === '' || RAW.test(sentence) || /\. \.|\.\.| {2}/.test(sentence.trim())) {
    throw new Error(`not a sentence: ${JSON.stringify(sentence)}, about ${JSON.stringify(about)}`);
  }
}

function ends(sentence: string, about: unknown): void {
  sound(sentence, about);
  if (!/[.?!]$/.test(sentence)) throw new Error(`no full stop: ${sentence}, about ${JSON.stringify(about)}`);
}

function someOptions({ domain }: Question, rng: Rng): Json[] {
  const count = countOptions(domain);
  return count <= 12 ? [...listOptions(domain)] : Array.from({ length: 12 }, () => optionAt(domain, rng.below(count)));
}

test('every question, option, event, answer and table of many games is a sentence', () => {
  const asked = new Set<string>();
  const types = new Set<string>();
  const heard = (events: readonly { event: Told }[]): void => {
    for (const { event } of events) {
      types.add(event.type);
      ends(words.event(event, NAMES), event);
    }
  };
  const missing = (): string[] => [
    ...QUESTIONS.filter((name) => !asked.has(name)),
    ...Object.keys(EVENTS).filter((type) => !types.has(type)),
  ];
  for (let game = 0; game < 8 || (game < 120 && missing().length > 0); game += 1) {
    const seats = 3 + (game % 3);
    const rng = rngFor(game, 'words');
    const names = NAMES.slice(0, seats);
    const options = { mode: game % 4 === 3 ? 'cooperative' : 'secret' };
    const advisors = names.map((_, seat) => robotariat.advisor(seat, rng));
    const begun = robotariat.start({ seats, options, seed: game });
    heard(begun.told);
    let s = begun.state;
    while (s.outcome === null) {
      const seat: Seat = 31 - Math.clz32(robotariat.waiting(s));
      const question = robotariat.asksSeen(s, seat).mine!;
      const view = seen(s, seat);
      asked.add(question.about);
      ends(words.prompt(view, question), question.about);
      for (const value of someOptions(question, rng)) {
        ends(words.option(view, question, value).says, [question.about, value]);
        sound(words.answer(question.about, value, names), [question.about, value]);
      }
      if (rng.below(10) === 0) expect(words.table(view, names)).not.toMatch(/undefined|NaN|null/);
      const value = rng.below(3) === 0 ? sampleOption(question.domain, rng) : advisors[seat]!.answer(view, question);
      const next = robotariat.after(s, { seat, value });
      if (!next.ok) throw new Error(next.why);
      heard(next.told);
      s = next.state;
    }
    ends(words.outcome(s.outcome, names), s.outcome);
  }
  expect(missing()).toEqual([]);
});

describe('options say what they lead to', () => {
  const says = (s: State, seat: Seat, value: Json): string =>
    words.option(seen(s, seat), robotariat.asksSeen(s, seat).mine!, value).says;

  test('walking, activating, giving', () => {
    const s = turnOf(ann, {
      at: ['U', 'R'],
      funds: 7,
      office: 2,
      round: 2,
      npcs: { 1: 'R', 2: 'M' },
      posters: { R: 2 },
    });
    expect(says(s, ann, move('R'))).toBe(
      'Walk to Recruitment Office: R-Poly, VIVACIOUS, Civilian 1 and 2 posters are there.',
    );
    const giving = answer(answer(s, ann, move('R')), ann, activate('R'));
    expect(says(giving, ann, 3)).toBe(
      'Give 3 SPARK: the Funds fall to 4, the Office rises to 5, and a Civilian there donates 4 for it instead of 2.',
    );
  });

  test('moving the masses', () => {
    const s = answer(
      turnOf(ann, { at: ['M', 'P', 'P', 'R'], funds: 7, round: 2, npcs: { 1: 'Y', 2: 'S' }, posters: { P: 2, U: 1 } }),
      ann,
      activate('M'),
    );
    expect(says(s, ann, send(1, 'U'))).toBe('Send Civilian 1 to Upgrade, where it donates 1 SPARK.');
    expect(says(s, ann, send(2, 'P'))).toBe(
      'Send Oppressor 2 to Poster, where it grows suspicious (1 Reputation lost), takes 4 SPARK and tears down 2 posters.',
    );
  });

  test('a card and its price', () => {
    const s = answers(turnOf(ann, { at: ['S'], topSabotages: ['S05', 'S09'] }), ann, activate('S'));
    expect(says(s, ann, 'S05')).toBe(
      'Use Skim the Treasury: The Funds rise by 2 SPARK. For 2 Reputation: the Funds rise by 5 SPARK more. Our reconstruction: this card.',
    );
    expect(says(answer(s, ann, 'S05'), ann, 'pay')).toBe(
      'Pay 2 Reputation, leaving 4: the Funds rise by 5 SPARK more.',
    );
  });

  test('[RTA-319] an extra that would do nothing now says so, and so does the card that has it', () => {
    const s = answers(turnOf(ann, { at: ['S'], posters: { P: 1 }, topSabotages: ['S04', 'S05'] }), ann, activate('S'));
    expect(says(s, ann, inVain('S04'))).toBe(
      'Use Pirate Broadcast and pay 1 Reputation for its extra effect, leaving 5: this would do nothing now, because no more than 3 spaces have a poster.',
    );
    expect(says(s, ann, 'S04')).toBe(
      'Use Pirate Broadcast: 1 SPARK for each space with a poster, at most 3. For 1 Reputation: 1 SPARK for each space with a poster, without a limit; this would do nothing now. Our reconstruction: this card.',
    );
    const heard = told(s, ann, inVain('S04')).map((event) => words.event(event, NAMES));
    expect(heard).toContain(
      'Ann paid 1 Reputation for the extra effect of Pirate Broadcast, although it could do nothing.',
    );
    expect(words.answer('sabotage', inVain('S04'), NAMES)).toBe('Pirate Broadcast, paid for in vain');
  });

  test('[RTA-316] a card whose extra cannot be paid says so', () => {
    const s = answers(turnOf(ann, { at: ['S'], reputation: 2, topSabotages: ['S05', 'S09'] }), ann, activate('S'));
    expect(says(s, ann, 'S05')).toBe(
      'Use Skim the Treasury: The Funds rise by 2 SPARK. For 2 Reputation: the Funds rise by 5 SPARK more; you cannot pay that now. Our reconstruction: this card.',
    );
  });

  test('[RTA-923] before round 2 a second jammed NPC turn does nothing, unless an Oppressor enters before it', () => {
    const asked = (seat: Seat): string => {
      const s = turnOf(seat, { at: ['S', 'S', 'S', 'S'], topSabotages: ['S03', 'S09'] });
      return says(answers(s, seat, activate('S'), 'S03'), seat, 'pay');
    };
    expect(asked(ann)).toBe(
      'Pay 1 Reputation, leaving 5: no arrow moves the Oppressors in the next two NPC turns; this would do nothing now, because no Oppressor is on the board before round 2.',
    );
    expect(asked(dov)).not.toContain('nothing');
  });

  test('[RTA-602] what costs the last Reputation says that the Revolution fails', () => {
    const picture = { round: 2, npcs: { 1: 'Y', 2: 'S' }, posters: { P: 4 }, funds: 9 } as const;
    const masses = (reputation: number): string =>
      says(answer(turnOf(ann, { ...picture, at: ['M'], reputation }), ann, activate('M')), ann, send(2, 'P'));
    expect(masses(1)).toBe(
      'Send Oppressor 2 to Poster, where it grows suspicious and the last Reputation is lost: the Revolution fails.',
    );
    expect(masses(2)).toContain('grows suspicious (1 Reputation lost), takes 2 SPARK and tears down 4 posters.');
    const alarm = answers(
      turnOf(ann, { ...picture, at: ['S'], npcs: { 1: 'Y', 2: 'R' }, reputation: 1, topSabotages: ['S06', 'S09'] }),
      ann,
      activate('S'),
      'S06',
    );
    expect(says(alarm, ann, send(2, 'P'))).toMatch(/: the Revolution fails\.$/);
    expect(says(alarm, ann, send(2, 'U'))).not.toMatch(/fails/);
  });

  test('[RTA-602] dice and paths that cost the last Reputation say so too', () => {
    const picture = { round: 2, npcs: { 1: 'Y', 2: 'S' }, posters: { P: 4 }, reputation: 1 } as const;
    const kept = (black: 'blue' | 'x', more: Picture = {}): string =>
      says(rolledBy(ann, black, 'x', { ...picture, ...more, characters: ['mt-q'] }), ann, 'keep');
    const fails = /; Oppressor 2 grows suspicious on Poster and the last Reputation is lost: the Revolution fails\.$/;
    expect(kept('blue')).toMatch(fails);
    expect(kept('x')).not.toMatch(/fails/);
    expect(kept('blue', { reputation: 2 })).not.toMatch(/fails/);
    expect(kept('blue', { jammed: 1 })).not.toMatch(/fails/);
    const crowd = { posters: { R: 3 }, npcs: { 1: 'U', 2: 'U' }, reputation: 1, round: 2 } as const;
    const together = rolledBy(ann, 'blue', 'blue', { ...crowd, characters: ['mt-q'], at: ['Y', 'Y', 'Y', 'Y'] });
    expect(says(together, ann, 'keep')).toMatch(/Oppressor 2 grows suspicious on Recruitment Office/);
    const alice = answer(turnOf(ann, { ...picture, characters: ['alice'], at: ['Y'] }), ann, END);
    expect(says(alice, ann, 'blue')).toMatch(fails);
  });

  test('[RTA-406] two X: the token goes on from where the first has brought it', () => {
    const s = rolledBy(ann, 'x', 'x', { characters: ['mt-q'], token: 'R' });
    expect(says(s, ann, 'keep')).toBe(
      'Keep the dice: Oppressors stay, and the token goes to Scrap Yard; Civilians stay, and the token goes to Upgrade.',
    );
  });

  test('[RTA-811] dice that are set do not move the Civilian that Zender has led', () => {
    const s = answers(
      turnOf(ann, { characters: ['zender'], at: ['S'], npcs: { 1: 'Y' }, topSabotages: ['S02', 'S09'] }),
      ann,
      activate('S'),
      'S02',
      'pay',
      lead(1, 'blue'),
    );
    for (const value of [KEEP, set('red', 'yellow'), set('red', 'blue')]) {
      if (offers(s, ann).includes(value)) expect(says(s, ann, value)).not.toContain('Civilian 1 to');
    }
    expect(words.prompt(seen(s, ann), robotariat.asksSeen(s, ann).mine!)).toMatch(
      /^You rolled .* for the Oppressors and /,
    );
  });

  test('a jammed radio holds the Oppressors, whatever the black die shows', () => {
    const s = rolledBy(ann, 'blue', 'yellow', { characters: ['mt-q'], round: 2, npcs: { 1: 'Y', 2: 'M' }, jammed: 1 });
    expect(says(s, ann, 'keep')).toBe(
      'Keep the dice: Oppressors stay, because the radio is jammed; Civilian 1 to Upgrade.',
    );
  });

  test('dice', () => {
    const s = rolledBy(ann, 'blue', 'x', { characters: ['mt-q'], round: 2, npcs: { 1: 'Y', 2: 'M' } });
    expect(says(s, ann, 'keep')).toBe(
      'Keep the dice: Oppressor 2 to Sabotage; Civilians stay, and the token goes to Scrap Yard.',
    );
  });
});

describe('[RTA-802] what was not rolled is not said to be rolled', () => {
  const picture = { round: 2, npcs: { 1: 'Y', 2: 'M' }, upgrades: { 0: ['U06'] } } as const;
  const rolled = (s: State, value: Json): string =>
    words.event(told(s, ann, value).find(({ type }) => type === 'rolled') as unknown as Told, NAMES);

  test('Alice names a path and rolls the red die', () => {
    const s = answer(turnOf(ann, { ...picture, characters: ['alice'] }), ann, END);
    expect(rolled(s, 'blue')).toMatch(/^Ann rolled: a (yellow arrow|blue arrow|yellow X) for the Civilians\.$/);
    const next = answer(s, ann, 'blue');
    expect(words.prompt(seen(next, ann), robotariat.asksSeen(next, ann).mine!)).toMatch(
      /^The Oppressors take the blue path\. You rolled a (yellow|blue) (arrow|X) for the Civilians\. Do you roll the red die again\?$/,
    );
  });

  test('the Forecast Module rolls one die', () => {
    const s = npcTurn(ann, 'blue', 'yellow', picture);
    expect(rolled(s, 'black')).toMatch(/^Ann rolled again: a (yellow arrow|blue arrow|blue X) for the Oppressors\.$/);
    expect(rolled(s, 'red')).toMatch(/^Ann rolled again: a (yellow arrow|blue arrow|yellow X) for the Civilians\.$/);
  });
});

describe('sentences fit every reader and every number', () => {
  const YOU = ['You', 'Bea', 'Col', 'Dov'];
  const heard = (s: State, value: Json, type: string): string[] =>
    told(s, ann, value).flatMap((event) => (event.type === type ? [words.event(event, YOU)] : []));

  test('an event is right for "You" as for any other name', () => {
    expect(words.event({ type: 'first', seat: 0 }, YOU)).toBe('First in every round: You.');
    expect(words.event({ type: 'drew', by: 0, cards: ['U01', 'U03'] }, YOU)).toBe(
      'You looked at New Treads and Loudspeaker Grille.',
    );
    const outcome = { winners: [0], reason: 'success', rules: [], roles: ['dealer', 'spy', 'bursar', 'gambler'] };
    expect(words.outcome(outcome, YOU)).toBe(
      'The Revolution succeeds: the Funds have reached the target. You held Dealer, Bea held Spy, Col held Bursar and Dov held Gambler. Winner: You.',
    );
  });

  test('[RTA-610] what nobody held', () => {
    const objectives = ['dealer', 'spy', 'bursar', 'gambler'];
    const over = {
      type: 'over',
      reason: 'success',
      objectives,
      aside: ['saboteur', 'turncoat'],
      winners: [],
      report: '',
    };
    expect(words.event(over as Told, YOU)).toContain(' Nobody held Saboteur or Turncoat. ');
  });

  test('burnt posters are told with their spaces', () => {
    const s = answers(
      turnOf(ann, { at: ['S'], posters: { P: 2, U: 1 }, topSabotages: ['S09', 'S01'] }),
      ann,
      activate('S'),
      'S09',
    );
    expect(heard(s, [['P'], ['P'], ['U']], 'burnt')).toEqual([
      'You burnt 3 posters (2 on Poster and 1 on Upgrade) for 1 Reputation.',
    ]);
    expect(heard(s, [], 'burnt')).toEqual(['You burnt nothing.']);
  });

  test.each([
    ['S01', { office: 10 }, 'A Credit to the Revolution changed nothing: the Office was full.'],
    ['S04', {}, 'Pirate Broadcast changed nothing: no poster hung on the board.'],
    ['S06', {}, 'False Alarm changed nothing: no Oppressor was on the board.'],
    ['S09', {}, 'Burn the Evidence changed nothing: no poster hung on the board.'],
    ['S10', {}, 'Cook the Books changed nothing: the Office was empty.'],
  ] as const)('[RTA-314] %s with nothing to do', (card, picture, expected) => {
    const s = answer(turnOf(ann, { at: ['S'], topSabotages: [card, 'S07'], ...picture }), ann, activate('S'));
    expect(heard(s, card, 'fizzled')).toEqual([expected]);
    expect(told(s, ann, card).map(({ type }) => type)).toEqual(['used', 'fizzled']);
  });

  test('[RTA-927] Wheatpaste Raid without a supply says so, and its extra goes on', () => {
    const s = answers(turnOf(ann, { at: ['S'], junk: 8, topSabotages: ['S07', 'S01'] }), ann, activate('S'), 'S07');
    expect(heard(s, 'pay', 'fizzled')).toEqual(['No poster was left in the supply for Wheatpaste Raid.']);
    const after = answer(s, ann, 'pay');
    expect(heard(after, putBack(2, 'P'), 'repasted')).toEqual(['You put 2 posters of the Junk Pile on Poster.']);
  });

  test.each([
    [1, 'Where does the poster of the Junk Pile go?'],
    [2, 'Put both posters of the Junk Pile on spaces, as you like.'],
    [3, 'Put all 3 posters of the Junk Pile on spaces, as you like.'],
  ])('[RTA-331] %i in the Junk Pile: %s', (junk, expected) => {
    const s = answer(turnOf(ann, { at: ['Y'], junk }), ann, activate('Y'));
    expect(words.prompt(seen(s, ann), robotariat.asksSeen(s, ann).mine!)).toBe(expected);
  });

  test('[RTA-315] what was paid for is told, not commanded', () => {
    const s = answers(turnOf(ann, { at: ['S'], office: 5, topSabotages: ['S10', 'S01'] }), ann, activate('S'), 'S10');
    expect(heard(s, 'pay', 'paid')).toEqual(['You paid 1 Reputation for the extra effect of Cook the Books.']);
    expect(words.option(seen(s, ann), robotariat.asksSeen(s, ann).mine!, 'pay').says).toBe(
      'Pay 1 Reputation, leaving 5: instead lower the Office to 0; 1 SPARK for each level, and 1 more.',
    );
  });

  test('[RTA-210] a turn is asked about what is left of it', () => {
    const asks = (s: State): string => words.prompt(seen(s, ann), robotariat.asksSeen(s, ann).mine!);
    const s = turnOf(ann, {
      characters: ['postman'],
      at: ['U'],
      posters: { U: 1 },
      round: 2,
      npcs: { 1: 'Y', 2: 'P' },
    });
    expect(asks(s)).toBe(
      'Round 2, you are on Upgrade. You may still walk 1 step, activate a space and use your ability.',
    );
    const walked = answer(s, ann, move('P')); // where an Oppressor stands
    expect(asks(walked)).toBe('Round 2, you are on Poster. You may still use your ability.');
    expect(asks(answers(walked, ann, ABILITY, carry('U', 'R')))).toBe(
      'Round 2, you are on Poster. You have moved, and there is nothing to activate here.',
    );
    const scale = turnOf(ann, { at: ['Y'], funds: 5, npcs: { 1: 'M' }, upgrades: { 0: ['U02', 'U10'] } });
    expect(asks(scale)).toBe(
      'Round 1, you are on Scrap Yard. You may still walk 1 step, activate a space and use Sliding Scale.',
    );
    expect(asks(answer(scale, ann, move('M')))).toBe(
      'Round 1, you are on Move the Masses. You may still activate a space, use Sliding Scale and use Sympathy Circuits.',
    );
    const late = answers(scale, ann, move('M'), activate('M'), send(1, 'Y'));
    expect(asks(late)).toBe('Round 1, you are on Move the Masses. You may still use Sliding Scale.');
    expect(asks({ ...late, funds: 0 })).toBe(
      'Round 1, you are on Move the Masses. You have moved and activated a space.',
    );
  });

  test('one of a thing is one', () => {
    const prompt = (s: State): string => words.prompt(seen(s, ann), robotariat.asksSeen(s, ann).mine!);
    const says = (s: State, value: Json): string =>
      words.option(seen(s, ann), robotariat.asksSeen(s, ann).mine!, value).says;
    const yard = turnOf(ann, { at: ['Y'], junk: 1 });
    expect(says(yard, activate('Y'))).toBe('Activate Scrap Yard: put the poster of the Junk Pile up again.');
    expect(prompt(answer(yard, ann, activate('Y')))).toBe('Where does the poster of the Junk Pile go?');
    const last = turnOf(ann, { at: ['S'], onlySabotages: ['S05'] });
    expect(says(last, activate('S'))).toBe('Activate Sabotage: draw the last Sabotage card and use it.');
    const paste = answers(
      turnOf(ann, { at: ['S'], junk: 2, topSabotages: ['S07', 'S01'] }),
      ann,
      activate('S'),
      'S07',
      'pay',
      [],
    );
    expect(says(paste, putBack(1, 'P'))).toBe('Put 1 poster of the Junk Pile on Poster; 1 stays behind.');
    const free = answer(turnOf(ann, { at: ['R'], upgrades: { 0: ['U08'] }, office: 7, funds: 1 }), ann, activate('R'));
    expect(says(free, 0)).toBe(
      'Give nothing: the Office rises to 9, and a Civilian there donates 6 for it instead of 5.',
    );
    expect(says(free, 1)).toBe(
      'Give 1 SPARK: the Funds fall to 0, the Office rises to 10, and a Civilian there donates 6 for it instead of 5.',
    );
    const level = answer(turnOf(ann, { at: ['R'], office: 3, funds: 1 }), ann, activate('R'));
    expect(says(level, 1)).toContain('and a Civilian there still donates 3.');
    expect(robotariat.explain(level, ann, 2)).toMatchObject({
      why: expect.stringContaining('You can give 1 SPARK now'),
    });
  });
});

test('what a report asks aloud tells nothing about who is the Spy', () => {
  const s = npcTurn(ann, 'x', 'yellow', { npcs: { 1: 'U' }, posters: { R: 1 }, funds: 59, objectives: ['spy'] });
  const prompt = (seat: Seat): string => words.prompt(seen(s, seat), robotariat.asksSeen(s, seat).mine!);
  expect(prompt(bea)).not.toMatch(/Spy/);
  expect(prompt(ann)).toMatch(/Spy/);
  expect(words.answer('report', null, NAMES)).toBe('sealed');
});

test('every objective has a text for every table, every character an ability', () => {
  for (const objective of OBJECTIVE_IDS)
    for (const seats of [3, 4, 5]) ends(objectiveText(objective, seats), objective);
  for (const { ability } of CHARACTERS) ends(ability, ability);
});

test.each(Object.keys(REASONS))('the outcome %s is a sentence, with cards and without', (reason) => {
  const outcome = { winners: [0, 2], reason, rules: ['RTA-601'], roles: ['dealer', 'spy', 'bursar'] };
  ends(words.outcome(outcome, NAMES.slice(0, 3)), reason);
  ends(words.outcome({ ...outcome, roles: [], winners: [] }, NAMES.slice(0, 3)), reason);
});
