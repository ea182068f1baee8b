import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { file, folder } from './testing/repository.ts';
import { shell } from './testing/shell.ts';

// Whatever is typed, the answer is one sentence on stderr that says what to do, and the exit code 2.

async function complaint(argv: readonly string[]): Promise<string> {
  const { code, out, err } = await shell(argv);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(/^tablewright: [^\n]+\n$/);
  return err.slice('tablewright: '.length, -1);
}

const SIMULATE = ['simulate', '--game', 'lantern'];

test.each([
  [['dance'], "There is no command 'dance'. See: tablewright help"],
  [['help', 'dance'], "There is no command 'dance'. See: tablewright help"],
  [['bench'], "There is no command 'bench', but there is: bench kernel, bench bots, bench server, bench web."],
  [['bench', 'bots', '--part', 'strong'], '--part takes some of speed, steadyVsRandom, strongVsSteady,'],
  [['bench', 'bots', '--tries-share', '8'], "--tries-share takes a share such as 1/8, not '8'."],
  [['bench', 'bots', '--short', '--keep', 'x'], '--short has a number of deals and of tries of its own'],
  [['bench', 'bots', '--keep', '/'], "'/' cannot be read: it is a folder."],
  [['content', 'chekc', 'x'], "There is no command 'content chekc', but there is: content check."],
  [['simulate'], "'simulate' needs --game G. See: tablewright help simulate"],
  [['simulate', '--game', 'chess'], "There is no game 'chess'. Games here: lantern."],
  [['simulate', '--game', ''], '--game must not be empty.'],
  [['simulate', '--game'], '--game needs a value: --game G.'],
  [[...SIMULATE, '--sets', '5'], "'simulate' has no --sets. See: tablewright help simulate"],
  [[...SIMULATE, '-g'], "'simulate' has no -g. See: tablewright help simulate"],
  [[...SIMULATE, 'now'], "'simulate' does not know what to do with 'now'. See: tablewright help simulate"],
  [[...SIMULATE, '--seats', '8'], 'Lantern is for 5 to 7 players, not 8.'],
  [[...SIMULATE, '--seats', 'five'], "--seats takes a whole number from 1 to 31, not 'five'."],
  [[...SIMULATE, '--seats', '-5'], "--seats takes a whole number from 1 to 31, not '-5'."],
  [[...SIMULATE, '--games', '0'], "--games takes a whole number from 1 to 100000000, not '0'."],
  [[...SIMULATE, '--games', '1e3'], "--games takes a whole number from 1 to 100000000, not '1e3'."],
  [[...SIMULATE, '--games', '10', '--games', '20'], '--games is given twice. Leave one out.'],
  [[...SIMULATE, '--json=yes'], '--json takes no value. See: tablewright help simulate'],
  [[...SIMULATE, '--seed', '-1'], "--seed takes a whole number that is not negative, or a text, not '-1'."],
  [[...SIMULATE, '--seed', '1.5'], "--seed takes a whole number that is not negative, or a text, not '1.5'."],
  [[...SIMULATE, '--bot', 'clever'], "There is no bot 'clever'. Bots here: random, beginner, steady, strong, fierce."],
  [[...SIMULATE, '--bot', 'random,'], "There is no bot ''. Bots here: random, beginner, steady, strong, fierce."],
  [[...SIMULATE, '--option', 'moon=full'], "Lantern has no option 'moon'."],
  [[...SIMULATE, '--option', 'moon'], "--option takes a name and a value, such as --option length=short, not 'moon'."],
  [[...SIMULATE, '--option', 'a=1', '--option', 'a=2'], '--option a=… is given twice. Leave one out.'],
  [[...SIMULATE, '--option', 'a=@no.json'], "'no.json' cannot be read: there is no such file or folder."],
  [['secrecy', '--game', 'lantern', '--seats', '2'], 'Lantern is for 5 to 7 players, not 2.'],
  [
    ['record', '--game', 'lantern', '--bot', 'x'],
    "There is no bot 'x'. Bots here: random, beginner, steady, strong, fierce.",
  ],
  [['record', '--game', 'lantern', '--out', '/'], "'/' cannot be written: it is a folder."],
  [
    ['record', '--game', 'lantern', '--out', '/no/such/x'],
    "'/no/such/x' cannot be written: there is no such file or folder.",
  ],
  [['replay'], "'replay' needs FILE. See: tablewright help replay"],
  [['replay', 'no.json'], "'no.json' cannot be read: there is no such file or folder."],
  [['verify', '/'], "'/' cannot be read: it is a folder."],
  [['env'], "'env' needs --game G, or --position FILE. See: tablewright help env"],
  [['env', '--game', 'lantern', '--seats', '4'], 'Lantern is for 5 to 7 players, not 4.'],
  [['ledger', '--game', 'chess'], "There is no ledger for 'chess'. Ledgers in docs/rules: none."],
  [['content', 'check'], "'content check' needs FILE. See: tablewright help content check"],
])('%j', async (argv, says) => {
  expect(await complaint(argv)).toContain(says);
});

test('a file that is not JSON', async () => {
  expect(await complaint(['replay', file('{ "format": 1,')])).toMatch(/game\.json' is not JSON: .+\.$/);
  expect(await complaint([...SIMULATE, '--option', `city=@${file('nope')}`])).toMatch(/is not JSON/);
});

test('content for a game that takes none', async () => {
  const nothing = file('{}');
  expect(await complaint(['content', 'check', nothing])).toBe(
    'Say which game the content is for, with --game. Games that check content: none.',
  );
  expect(await complaint(['content', 'check', nothing, '--game', 'lantern'])).toBe(
    "Lantern takes no content of one's own, so there is nothing to check.",
  );
});

describe('a file that is no recorded game', () => {
  const good = {
    format: 1,
    game: 'lantern',
    rulesVersion: 1,
    seats: 5,
    names: ['a', 'b', 'c', 'd', 'e'],
    options: {},
    log: [] as unknown[],
    outcome: null as unknown,
  };
  const fairness = { commitment: '0'.repeat(64), added: ['', '', '', '', ''] };

  test.each([
    [[], 'it must be an object'],
    [{}, "'format' must be 1, the only one there is"],
    [{ ...good, format: 2 }, "'format' must be 1, the only one there is"],
    [{ ...good, game: 7 }, "'game' must be a text"],
    [{ ...good, rulesVersion: -1 }, "'rulesVersion' must be a whole number not below 0"],
    [{ ...good, seats: '5' }, "'seats' must be a whole number from 1 to 31"],
    [{ ...good, names: ['a'] }, "'names' must have 5 entries, one for each seat"],
    [{ ...good, options: [] }, "'options' must be an object"],
    [{ ...good, log: {} }, "'log' must be a list"],
    [{ ...good, log: [{ type: 'peek' }] }, "'log[0].type' must be 'answer', 'chance', 'undo' or 'rewind'"],
    [{ ...good, log: [{ type: 'undo', seat: 5 }] }, "'log[0].seat' must be a whole number from 0 to 4"],
    [{ ...good, log: [{ type: 'answer', seat: 0, about: 'vote' }] }, "'log[0].value' is missing"],
    [{ ...good, log: [{ type: 'answer', seat: 0, value: 1 }] }, "'log[0].about' must be a text"],
    [
      { ...good, log: [{ type: 'answer', seat: 0, about: 'vote', value: 1, sealed: 1 }] },
      "'log[0].sealed' must be true or left out",
    ],
    [
      { ...good, log: [{ type: 'chance', label: 'x', of: 3, came: 3 }] },
      "'log[0].came' must be a whole number from 0 to 2",
    ],
    [
      { ...good, log: [{ type: 'chance', label: 'x', of: 3, came: [0, 1, 1] }] },
      "'log[0].came' must be an order of 3 things",
    ],
    [{ ...good, outcome: undefined }, "'outcome' must be an object"],
    [
      { ...good, outcome: { winners: [9], reason: 'x', rules: [], roles: [] } },
      "'outcome.winners[0]' must be a whole number",
    ],
    [{ ...good, fairness: { ...fairness, commitment: 'abc' } }, "'fairness.commitment' must be 64 hexadecimal digits"],
    [{ ...good, fairness: { ...fairness, added: [] } }, "'fairness.added' must have 5 entries, one for each seat"],
    [{ ...good, fairness: { ...fairness, secret: 5 } }, "'fairness.secret' must be 64 hexadecimal digits"],
  ])('%j', async (record, says) => {
    const path = file(record);
    for (const command of ['replay', 'verify']) {
      expect(await complaint([command, path])).toContain(`'${path}' is not a recorded game: ${says}`);
    }
    expect(await complaint(['env', '--position', path])).toContain(says);
  });

  test('or one of a game that is not here', async () => {
    expect(await complaint(['replay', file({ ...good, game: 'chess' })])).toBe(
      "There is no game 'chess'. Games here: lantern.",
    );
  });

  test('or one that does not belong to the other flags', async () => {
    const position = ['env', '--position', file(good)];
    expect(await complaint([...position, '--game', 'chess'])).toContain('is a game of lantern, not of chess');
    expect(await complaint([...position, '--seats', '6'])).toContain('has 5 seats, not 6');
    expect(await complaint([...position, '--option', 'a=1'])).toContain('leave --option out');
  });

  test('or a position that the rules do not know', async () => {
    expect(await complaint(['env', '--position', file({ ...good, seats: 3, names: ['a', 'b', 'c'] })])).toContain(
      'This position does not fit the rules: at entry 0 of its log, Lantern is for 5 to 7 players, not 3.',
    );
  });
});

test('a record cannot be written into a folder that is not there', async () => {
  const path = join(folder(), 'deeper', 'game.json');
  expect(await complaint(['record', '--game', 'lantern', '--out', path])).toContain('cannot be written');
});
