import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BadInput, REPOSITORY } from '@tablewright/catalogue';
import { command } from '../command.ts';
import { json, text } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { idsInLedger } from '../ledger/ids.ts';

// A new game begins as a small one that works: Pearl Divers, copied under another name, rules, board, ledger and tests.

interface Named {
  readonly id: string;
  readonly name: string;
  readonly ledger: string;
}

const TEMPLATE: Named = { id: 'pearl-divers', name: 'Pearl Divers', ledger: 'PRL' };

export const newGame = command({
  takes: ['ID'],
  flags: {
    name: text('NAME', 'what the game is called; its id with a capital letter when left out'),
    ledger: text('ABC', 'three letters with which the ids of its rules begin; out of the id when left out'),
    json,
  },
  more: [
    'Writes games/ID/rules, games/ID/board and docs/rules/ID.md: a whole small game that can be played at once, to be changed into ' +
      'yours. docs/adding-a-game.md goes through it.',
  ],
  examples: ['tablewright new-game harbour --name "The Harbour" --ledger HRB'],
  async run({ name, ledger, json: forPrograms }, [id = ''], io) {
    const repository = io.repository ?? REPOSITORY;
    const named = namedBy(id, name, ledger);
    refuseTaken(repository, named);
    const files = copyTemplate(repository, named);
    if (forPrograms) await writeJson(io, { ok: true, game: id, files });
    else {
      await write(io, `${named.name} stands in games/${id}; its rules are written down in docs/rules/${id}.md.\n\n`);
      await write(io, `  npm run lock && npm ci           makes it known to npm\n`);
      await write(io, `  npm test -- games/${id}`.padEnd(35) + 'runs its tests\n');
      await write(io, `  npm run board -- ${id}`.padEnd(35) + 'opens its board\n');
    }
    return 0;
  },
});

/** It stands in code, in comments, in a manifest and in a table: what would end one of these is no part of a name. */
const NAME = /^(?! )[^\p{C}\\`*|<>{}$]{1,60}(?<! )$/u;

function namedBy(id: string, name: string | null, ledger: string | null): Named {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    throw new BadInput(
      `'${id}' is no id for a game: small letters, digits and single hyphens, beginning with a letter.`,
    );
  }
  if (name !== null && !NAME.test(name)) {
    throw new BadInput(
      `'${name}' does not do: --name takes one line of 1 to 60 letters and signs, but none of \\ \` * | < > { } $.`,
    );
  }
  const letters =
    ledger ??
    id
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 3)
      .toUpperCase();
  if (!/^[A-Z]{3}$/.test(letters))
    throw new BadInput(`'${letters}' does not do: --ledger takes three capital letters.`);
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return { id, name: name ?? words.join(' '), ledger: letters };
}

/** Nothing is written over, and no rule of another game is meant by an id of this one. */
function refuseTaken(repository: string, { id, ledger }: Named): void {
  const isThere = (path: string): boolean => existsSync(join(repository, path));
  if (isThere(`games/${id}`) || id === TEMPLATE.id)
    throw new BadInput(`There is a game '${id}' already. Choose another id.`);
  if (isThere(`docs/rules/${id}.md`))
    throw new BadInput(`docs/rules/${id}.md is there already, and nothing is written over it. Choose another id.`);
  for (const file of globSync('docs/rules/*.md', { cwd: repository })) {
    const rules = idsInLedger(readFileSync(join(repository, file), 'utf8'));
    if (!rules.some((rule) => rule.startsWith(`${ledger}-`))) continue;
    const other = basename(file, '.md');
    throw new BadInput(
      `The rules of '${other}' begin with ${ledger} already. Choose three other letters with --ledger.`,
    );
  }
}

function copyTemplate(repository: string, named: Named): string[] {
  const from = join(REPOSITORY, 'templates', TEMPLATE.id);
  const game = join(repository, 'games', named.id);
  for (const part of ['rules', 'board']) {
    cpSync(join(from, part), join(game, part), { recursive: true, filter: (path) => !path.includes('node_modules') });
  }
  mkdirSync(join(repository, 'docs/rules'), { recursive: true });
  cpSync(join(from, 'ledger.md'), join(repository, 'docs/rules', `${named.id}.md`));
  const tests = join(game, 'rules', `${TEMPLATE.id}.test.ts`);
  renameSync(tests, join(game, 'rules', `${named.id}.test.ts`));
  const copied = readdirSync(game, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  copied.push(join(repository, 'docs/rules', `${named.id}.md`));
  const texts = copied.map((file) => readFileSync(file, 'utf8'));
  const code = texts.filter((_, i) => /\.tsx?$/.test(copied[i]!)).join('\n');
  const variable = variableFor(named, code);
  for (const [i, file] of copied.entries()) writeFileSync(file, renamed(texts[i]!, file, named, variable));
  return copied.map((file) => file.slice(repository.length + 1).replaceAll('\\', '/')).sort();
}

/** All in one go: a new name may have an old one in it. */
const OLD = new RegExp(
  [`'${TEMPLATE.name}'`, TEMPLATE.name, TEMPLATE.id, camelCase(TEMPLATE.id), TEMPLATE.ledger].join('|'),
  'g',
);

function renamed(content: string, file: string, to: Named, variable: string): string {
  const name = file.endsWith('.json') ? JSON.stringify(to.name).slice(1, -1) : to.name;
  return content.replaceAll(OLD, (old) => {
    if (old === TEMPLATE.id) return to.id;
    if (old === TEMPLATE.ledger) return to.ledger;
    if (old === TEMPLATE.name) return name;
    return old === `'${TEMPLATE.name}'` ? quoted(to.name) : variable;
  });
}

/** A string as our formatter writes it: in the quotes of which fewer stand in it. */
function quoted(text: string): string {
  const doubles = text.split('"').length;
  const singles = text.split("'").length;
  return singles > doubles ? JSON.stringify(text) : `'${text.replaceAll("'", "\\'")}'`;
}

/** What a variable cannot be called. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
    'function if implements import in instanceof interface let new null package private protected public return static super switch ' +
    'this throw true try typeof undefined var void while with yield'
  ).split(' '),
);

/** How the game is called in code: after its id, and never as something that the code has in it already. */
function variableFor({ id }: Named, code: string): string {
  const name = camelCase(id);
  return RESERVED.has(name) || new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(code) ? `${name}Game` : name;
}

function camelCase(id: string): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
