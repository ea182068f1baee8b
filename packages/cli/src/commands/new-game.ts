import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, discoverGames, REPOSITORY } from '@tablewright/catalogue';
import { command } from '../command.ts';
import { json, text } from '../flags.ts';
import { write, writeJson } from '../io.ts';

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
    const taken = discoverGames(repository).includes(id) || existsSync(join(repository, 'games', id));
    if (taken) throw new BadInput(`There is a game '${id}' already. Choose another id.`);
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

function namedBy(id: string, name: string | null, ledger: string | null): Named {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    throw new BadInput(
      `'${id}' is no id for a game: small letters, digits and single hyphens, beginning with a letter.`,
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
  for (const file of copied) writeFileSync(file, renamed(readFileSync(file, 'utf8'), named));
  return copied.map((file) => file.slice(repository.length + 1).replaceAll('\\', '/')).sort();
}

function renamed(content: string, to: Named): string {
  return content
    .replaceAll(TEMPLATE.id, to.id)
    .replaceAll(variableOf(TEMPLATE), variableOf(to))
    .replaceAll(TEMPLATE.name, to.name)
    .replaceAll(TEMPLATE.ledger, to.ledger);
}

function variableOf({ id }: Named): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
