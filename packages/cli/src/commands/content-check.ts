import { BadInput, type ContentProblem, discoverGames, type LoadedGame, loadGame } from '@tablewright/catalogue';
import { command } from '../command.ts';
import { parseJson } from '../files.ts';
import { json, text } from '../flags.ts';
import { type Io, write, writeJson } from '../io.ts';
import { columns } from '../layout.ts';

export const contentCheck = command({
  takes: ['FILE'],
  flags: {
    game: text('G', 'the game that the content is for; may be left out where only one game checks content'),
    json,
  },
  more: ['Warnings are said, but leave the content playable; an error does not, and the exit code is 1.'],
  examples: ['tablewright content check my-city.json'],
  async run({ game, json: forPrograms }, [path], io) {
    const value = parseJson(path!);
    const { content } = await checking(game, io);
    const { ok, problems } = content.check(value);
    if (forPrograms) await writeJson(io, { ok, problems });
    else await write(io, words(ok, problems));
    return ok ? 0 : 1;
  },
});

async function checking(id: string | null, { repository }: Io): Promise<Checking> {
  if (id !== null) {
    const loaded = await loadGame(id, repository);
    if (!checksContent(loaded))
      throw new BadInput(`${loaded.game.name} takes no content of one's own, so there is nothing to check.`);
    return loaded;
  }
  const loaded = await Promise.all(discoverGames(repository).map((each) => loadGame(each, repository)));
  const able = loaded.filter(checksContent);
  const names = able.map(({ game }) => game.id).join(', ');
  if (able.length !== 1)
    throw new BadInput(`Say which game the content is for, with --game. Games that check content: ${names || 'none'}.`);
  return able[0]!;
}

type Checking = LoadedGame & { readonly content: NonNullable<LoadedGame['content']> };

function checksContent(loaded: LoadedGame): loaded is Checking {
  return loaded.content !== null;
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
