import { rowsIn } from '@tablewright/testkit/ledger';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  BadInput,
  type Content,
  type ContentProblem,
  type ContentReport,
  discoverGames,
  loadGame,
} from '@tablewright/catalogue';
import { command } from '../command.ts';
import { parseJson, readText } from '../files.ts';
import { json, text } from '../flags.ts';
import { type Io, write, writeJson } from '../io.ts';
import { columns } from '../layout.ts';

export const contentCheck = command({
  takes: ['FILE'],
  flags: {
    game: text('G', 'the game that the content is for; may be left out where only one game checks content'),
    json,
  },
  more: [
    "With a file: a piece of content of one's own, such as a city. With the id of a game: its own cards, held against its " +
      'content ledger in docs/rules.',
    'Warnings are said, but leave the content playable; an error does not, and the exit code is 1.',
  ],
  examples: ['tablewright content check my-city.json', 'tablewright content check human-punishment'],
  async run({ game, json: forPrograms }, [word], io) {
    const isGame = discoverGames(io.repository).includes(word!) && !existsSync(word!);
    const { ok, problems } = isGame ? await ofGame(word!, io) : await ofFile(word!, game, io);
    if (forPrograms) await writeJson(io, { ok, problems });
    else await write(io, words(ok, problems));
    return ok ? 0 : 1;
  },
});

/** A game's own cards against its content ledger. */
async function ofGame(id: string, { repository }: Io): Promise<ContentReport> {
  const { game, content } = await loadGame(id, repository);
  const ledger = join(repository, 'docs', 'rules', `${id}-content.md`);
  if (content?.checkPrinted === undefined || !existsSync(ledger))
    throw new BadInput(`${game.name} has no content ledger that its cards could be held against.`);
  return content.checkPrinted(rowsIn(readText(ledger)));
}

async function ofFile(path: string, game: string | null, io: Io): Promise<ContentReport> {
  const value = parseJson(path);
  const content = await checking(game, io);
  return content.check!(value);
}

async function checking(id: string | null, { repository }: Io): Promise<Content> {
  if (id !== null) {
    const { game, content } = await loadGame(id, repository);
    if (content?.check === undefined)
      throw new BadInput(`${game.name} takes no content of one's own, so there is nothing to check.`);
    return content;
  }
  const loaded = await Promise.all(discoverGames(repository).map((each) => loadGame(each, repository)));
  const able = loaded.filter(({ content }) => content?.check !== undefined);
  const names = able.map(({ game }) => game.id).join(', ');
  if (able.length !== 1)
    throw new BadInput(`Say which game the content is for, with --game. Games that check content: ${names || 'none'}.`);
  return able[0]!.content!;
}

function words(ok: boolean, problems: readonly ContentProblem[]): string {
  const verdict = ok
    ? problems.length === 0
      ? 'Good: nothing to say.'
      : 'Good, with warnings.'
    : 'This cannot be played yet.';
  const rows = problems.map(({ check, severity, at, says }) => [severity, check, at ?? '', says]);
  return problems.length === 0 ? `${verdict}\n` : `${columns(rows)}\n${verdict}\n`;
}
