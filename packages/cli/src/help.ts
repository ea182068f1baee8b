import type { Command } from './command.ts';
import { COMMANDS, type Entry } from './commands.ts';
import { columns, wrap } from './layout.ts';

const WIDTH = 100;

/** The page that says what there is. */
export function overview(): string {
  return [
    'Tablewright: rule-heavy board games with secrets in them.\n\n',
    'Usage: tablewright <command> [what it needs]\n\n',
    columns([
      ...COMMANDS.map(({ name, summary }) => [name, summary]),
      ['help <command>', 'everything about one command'],
      ['--version', 'which Tablewright this is'],
    ]),
    '\nFor a first look:\n\n',
    columns([
      ['tablewright play'],
      ['tablewright games'],
      ['tablewright simulate --game emergence --seats 4 --games 100'],
    ]),
    '\nWith --json a command prints one JSON object; serve, play and env have no such flag.\n',
    'Exit code 0: all is well; 1: what was checked does not hold; 2: the command was not understood, and a\nsentence says what to do.\n',
  ].join('');
}

/** The page about one command. */
export function page({ name, summary }: Entry, { takes, flags, more, examples }: Command): string {
  const usage = Object.entries(flags).map(([key, { value, required }]) => {
    const word = value === null ? `--${key}` : `--${key} ${value}`;
    return required ? word : `[${word}]`;
  });
  const [first = '', ...rest] = wrap([`tablewright ${name}`, ...takes, ...usage].join(' '), WIDTH - 4);
  const rows = Object.entries(flags).flatMap(([key, { value, explains }]) => {
    const [line = '', ...others] = wrap(explains, WIDTH - 24);
    return [[value === null ? `--${key}` : `--${key} ${value}`, line], ...others.map((other) => ['', other])];
  });
  return [
    `tablewright ${name}: ${summary}.\n\n`,
    `  ${first}\n${rest.map((line) => `      ${line}\n`).join('')}`,
    ...more.map((paragraph) => `\n${wrap(paragraph, WIDTH).join('\n')}\n`),
    ...(rows.length > 0 ? ['\n', columns(rows)] : []),
    ...(examples.length > 0 ? ['\nFor example:\n\n', columns(examples.map((example) => [example]))] : []),
  ].join('');
}
