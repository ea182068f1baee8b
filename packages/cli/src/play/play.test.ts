import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { folder, lanternRepository } from '../testing/repository.ts';
import { shell } from '../testing/shell.ts';
import { CTRL_C, hinted, lines, talk } from '../testing/talk.ts';
import { REPOSITORY } from '@tablewright/catalogue';

const TABLE = ['--game', 'emergence', '--seats', '4', '--option', 'length=short', '--option', 'city=capital-01'];
const SEEDED = [...TABLE, '--seed', '7', '--seat', 'orange'];
/** Past the briefing, to the first selection. */
const READ = '';

describe('before the game', () => {
  test('three questions, and Enter takes what is preset', async () => {
    const { out, code, err } = await talk(['--game', 'emergence', '--seed', '1'], lines('', '', ''));
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/How many players\? 3 to 6; Enter for 4\.[^]*1 {2}Short[^]*\(Enter\)[^]*2 {2}Extended/);
    expect(out).toMatch(/1 {2}Capital [^]*\(Enter\)[^]*9 {2}Splice/);
    expect(out).toMatch(/You play (Red|Orange|Yellow|Violet)\. Bots: /);
  });

  test('wrong answers are asked again, names do as well as numbers', async () => {
    const { out } = await talk(
      ['--game', 'emergence', '--seed', '1'],
      lines('12', 'three', '3', 'ext', 'paris', 'splice', ''),
    );
    expect(out.match(/Type a number from 3 to 6\./g)).toHaveLength(2);
    expect(out).toContain('Type a number from 1 to 9, or a name from the list.');
    expect(out).toMatch(/A\.I\. +0 of 20[^]*Humans +0 of 10/);
  });

  test('a city outside its range is warned about', async () => {
    const { out } = await talk(
      [...TABLE.slice(0, 3), '6', '--option', 'city=kernel-02', '--option', 'length=short'],
      lines(),
    );
    expect(out).toMatch(/Kernel is .*favours|Kernel is .*helps/);
  });

  test.each([
    [['--seats', '9'], 'Emergence is for 3 to 6 players, not 9.'],
    [['--seats', '3', '--people', '4'], '4 people do not fit on 3 seats.'],
    [['--option', 'city=paris'], 'There is no city'],
    [
      ['--seats', '3', '--option', 'length=short', '--option', 'city=1', '--seat', 'green'],
      "There is no seat 'green'.",
    ],
    [
      ['--seats', '3', '--option', 'length=short', '--option', 'city=1', '--name', 'red', '--seat', '2'],
      'is called red already',
    ],
    [['--bot', 'genius'], "There is no bot 'genius'."],
    [['--resume', '/no/such/file'], "'/no/such/file' cannot be read"],
  ])('%j is refused in a sentence', async (flags, says) => {
    const { code, err } = await talk(['--game', 'emergence', ...flags], lines());
    expect(code).toBe(2);
    expect(err).toContain(says);
  });

  test('the only game in the repository is taken', async () => {
    const { out } = await talk(['--seats', '5', '--seed', '1'], lines(), { repository: lanternRepository() });
    expect(out).toContain('Lantern');
  });
});

describe('at a question', () => {
  test('the map shows where I am, the choices have numbers, and the same answer can be typed in several ways', async () => {
    for (const typed of ['1', 'activate-E', 'a e', 'Activate e']) {
      const { out } = await talk(SEEDED, lines(READ, typed));
      expect(out, typed).toMatch(/You +activate +E gear/);
    }
  });

  test('what cannot be understood gets one helpful line', async () => {
    const { out } = await talk(SEEDED, lines(READ, 'a', 'xyzzy', '13', '', '1', 'd1', 'why z9', 'why', '99'));
    expect(out).toContain('That could be activate E or activate B. Type a little more.');
    expect(out).toContain("'xyzzy' is not one of your choices. Type ? for help.");
    expect(out).toContain('There is no number 13 in the list; it goes from 1 to 12.');
    expect(out).toContain('Type your choice, or ? for help.');
    expect(out).toContain('D1 is not next to your agent; you move one tile at a time. (EMG-122)');
    expect(out).toContain('There is no such tile in this city. (EMG-122)');
  });

  test('? lists what can be typed', async () => {
    const { out } = await talk(SEEDED, lines(READ, '?'));
    for (const command of ['hint', 'why X', '?me', 'log', 'undo', 'save FILE', 'quit', 'box'])
      expect(out).toContain(`  ${command}`);
  });

  test('why explains what is possible, too', async () => {
    const { out } = await talk(SEEDED, lines(READ, 'why hack b'));
    expect(out).toContain('You can. Hack with B (leaf): for 1 token');
  });

  test('[EMG-011] my team is told at the briefing and on request, and nowhere else', async () => {
    const said = /You belong to the A\.I\.|You are the only Human/;
    const told = await talk(SEEDED, lines());
    expect(told.out).toMatch(said);
    const later = await talk(SEEDED, (shown) =>
      shown.includes('I have read it') ? '' : shown.match(/choose one action/) ? 'log' : null,
    );
    expect(later.out.split('choose one action')[1]).not.toMatch(said);
    const asked = await talk(SEEDED, lines(READ, '?me'));
    expect(asked.out.split('> ?me')[1]).toMatch(said);
  });

  test('a move can be taken back while nobody else has answered', async () => {
    const { out } = await talk(SEEDED, (shown) => {
      if (/I have read it/.test(shown)) return '';
      if (/choose one action/.test(shown)) return /Round 2:/.test(shown) ? 'undo' : '1';
      if (/taken back\.\n/.test(shown)) return 'log';
      if (/Where do you go/.test(shown)) return '1';
      if (/What do you do/.test(shown)) return 'undo';
      return null;
    });
    expect(out).toContain('Your last answer is taken back.');
    const log = out.split('> log')[1]!;
    expect(log).toContain('All reveal:');
    expect(log).not.toContain('You moved');
  });

  test('not when somebody has', async () => {
    const { out } = await talk(SEEDED, lines(READ, '1', 'undo'));
    expect(out).toMatch(/> undo\n(Somebody else has answered since|Your last answer has brought)/);
  });
});

describe('a whole game', () => {
  test.each([3, 6])('with hints alone, %i players, to the end', async (seats) => {
    const flags = [
      '--game',
      'emergence',
      '--seats',
      `${seats}`,
      '--option',
      'length=short',
      '--option',
      'city=1',
      '--seed',
      '3',
    ];
    const { out, code, err } = await talk(flags, hinted());
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/The game is over\. You (win!|lose\.)\nThe (A\.I\.|Humans) win: /);
    expect(out).not.toMatch(/undefined|\[object|NaN/);
    // [EMG-508] everybody's card
    const end = out.split('The game is over.')[1]!;
    expect(end.match(/^ {2}\w+ +(A\.I\.|Human) +(won|lost)/gm)).toHaveLength(seats);
    const widest = Math.max(...out.split('\n').map((line) => line.length));
    expect(widest).toBeLessThanOrEqual(80);
  });

  test('the same seed and the same answers make the same game', async () => {
    const once = await talk([...TABLE, '--seed', 'x'], hinted());
    const twice = await talk([...TABLE, '--seed', 'x'], hinted());
    expect(twice.out).toBe(once.out);
  });

  test('in plain characters where the terminal wants it', async () => {
    const { out } = await talk([...SEEDED, '--ascii'], hinted());
    expect(out.split('\n').filter((line) => /[^\x20-\x7e]/.test(line))).toEqual([]);
  });

  test('of another kind, drawn with its words alone', async () => {
    const repository = lanternRepository();
    const { out, code } = await talk(['--seats', '5', '--seed', '2'], hinted(), { repository });
    expect(code).toBe(0);
    expect(out).toMatch(/You bear the lantern|Do you agree to this team/);
    expect(out).toMatch(/The game is over\. You (win!|lose\.)/);
  });

  test('several people hand the screen over, and read only their own secrets', async () => {
    const flags = [...TABLE.slice(0, 2), '--seats', '3', ...TABLE.slice(4), '--seed', '3', '--people', '2'];
    const { out, code } = await talk(flags, hinted());
    expect(code).toBe(0);
    expect(out.match(/This screen is for \w+ now\./g)!.length).toBeGreaterThan(5);
  });
});

/** A sentence is broken into lines where it gets too long. */
function inOneLine(out: string): string {
  return out.replaceAll('\n', ' ');
}

describe('a saved game', () => {
  test('can be replayed, verified and gone on with', async () => {
    const path = join(folder(), 'mine.json');
    const first = await talk(SEEDED, lines(READ, '1', '1', `save ${path}`, 'quit', 'y'));
    expect(first.code).toBe(0);
    expect(first.out).toContain(`Go on with it any time:\n  tablewright play --resume "${path}"\n`);
    const record = JSON.parse(readFileSync(path, 'utf8')) as GameRecord;
    expect(record.names).toEqual(['Red', 'You', 'Yellow', 'Violet']);
    for (const command of ['replay', 'verify'])
      expect((await shell([command, path], { repository: REPOSITORY })).code).toBe(0);

    const on = await talk(['--resume', path], hinted());
    expect(on.code).toBe(0);
    expect(on.out).toMatch(/You play Orange[^]*The game is over\./);
    const whole = JSON.parse(readFileSync(path, 'utf8')) as GameRecord;
    expect(whole.outcome).not.toBeNull();
    expect(whole.log.slice(0, record.log.length)).toEqual(record.log);
    for (const command of ['replay', 'verify'])
      expect((await shell([command, path], { repository: REPOSITORY })).code).toBe(0);
  });

  test('with an answer taken back replays as well', async () => {
    const path = join(folder(), 'undone.json');
    await talk(SEEDED, (shown) => {
      if (/I have read it/.test(shown)) return '';
      if (/choose one action/.test(shown)) return '1';
      if (/taken back/.test(shown)) return `save ${path}`;
      if (/Saved in/.test(shown)) return null;
      return /Where do you go/.test(shown) ? '1' : 'undo';
    });
    const { log } = JSON.parse(readFileSync(path, 'utf8')) as GameRecord;
    expect(log.some(({ type }) => type === 'undo')).toBe(true);
    expect((await shell(['replay', path], { repository: REPOSITORY })).code).toBe(0);
  });

  test('never writes over somebody else’s file', async () => {
    const path = join(folder(), 'taxes.json');
    writeFileSync(path, 'important');
    const { out } = await talk(SEEDED, lines(READ, `save ${path}`, 'save', 'save /no/such/folder/x.json'));
    expect(inOneLine(out)).toContain(`'${path}' exists already. Choose another name.`);
    expect(out).toContain('Say where: save game.json');
    expect(out).toContain("'/no/such/folder/x.json' cannot be written");
    expect(readFileSync(path, 'utf8')).toBe('important');
  });

  test('is offered at the end, and y alone is no name', async () => {
    const path = join(folder(), 'end');
    let saying = 0;
    const hints = hinted();
    const { out } = await talk(SEEDED, (shown) => {
      if (!shown.includes('Save this game?')) return hints(shown);
      saying += 1;
      return saying === 1 ? 'y' : path;
    });
    expect(saying).toBe(2);
    expect(out).toContain(`  tablewright replay "${path}.json"\n`);
    expect(existsSync(`${path}.json`)).toBe(true);
  });
});

describe('leaving', () => {
  test('the end of the input is a polite goodbye', async () => {
    const { code, out } = await talk(SEEDED, lines(READ, '1'));
    expect(code).toBe(0);
    expect(out).toMatch(/Goodbye\. The game was not saved\.\n$/);
  });

  test('what was saved is brought up to date', async () => {
    const path = join(folder(), 'mine.json');
    const { out } = await talk(SEEDED, lines(READ, `save ${path}`, '1', '1'));
    expect(out).toContain(
      `Goodbye. The game is saved. Go on with it any time:\n  tablewright play --resume "${path}"\n`,
    );
    const { log } = JSON.parse(readFileSync(path, 'utf8')) as GameRecord;
    expect(log.some((entry) => entry.type === 'answer' && entry.about === 'move' && entry.seat === 1)).toBe(true);
  });

  test('quit asks first', async () => {
    const { code, out } = await talk(SEEDED, lines(READ, 'quit', '', 'quit', 'n', 'quit', 'y', 'never read'));
    expect(code).toBe(0);
    expect(out.match(/Stop playing\?/g)).toHaveLength(3);
    expect(out).not.toContain('never read');
  });

  test('Ctrl-C asks once, then stops with 130', async () => {
    const { code, out } = await talk(SEEDED, (shown) => (shown.includes('I have read it') ? '' : CTRL_C));
    expect(out).toContain('Ctrl-C once more stops the game; or just go on.');
    expect(code).toBe(130);
  });
});
