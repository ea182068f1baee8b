import { discoverGames, type LoadedGame, loadGame } from '@tablewright/catalogue';
import { BOTS } from '@tablewright/lab';
import { command } from '../command.ts';
import { json } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns } from '../layout.ts';

export const games = command({
  flags: { json },
  async run({ json: forPrograms }, _words, io) {
    const loaded = await Promise.all(discoverGames(io.repository).map((id) => loadGame(id, io.repository)));
    if (forPrograms) {
      await writeJson(io, { games: loaded.map(described), bots: Object.keys(BOTS) });
      return 0;
    }
    for (const each of loaded) await write(io, `${words(each)}\n`);
    const bots = Object.entries(BOTS).map(([name, { explains }]) => [name, explains]);
    await write(io, `Bots for every game\n${columns(bots)}`);
    return 0;
  },
});

function described({ game, content }: LoadedGame) {
  const options = Object.entries(game.options).map(([name, option]) => ({
    name,
    label: option.label,
    explains: option.explains,
    preset: option.preset,
    ...(option.choices && {
      choices: option.choices.map(({ value, label, explains }) => ({ value, label, explains })),
    }),
  }));
  const { id, name, rulesVersion, seats } = game;
  return { id, name, rulesVersion, seats, options, checksContent: content?.check !== undefined };
}

function words({ game, content }: LoadedGame): string {
  const { min, max } = game.seats;
  const rows = Object.entries(game.options).map(([name, { explains, choices }]) => {
    const values = choices?.map(({ value }) => (typeof value === 'string' ? value : JSON.stringify(value))).join(', ');
    return [`--option ${name}=…`, explains, ...(values ? [`(${values})`] : [])].join(' ');
  });
  return [
    `${game.id}: ${game.name}, ${min === max ? min : `${min} to ${max}`} players, rules version ${game.rulesVersion}`,
    ...rows.map((row) => `  ${row}`),
    ...(content?.check === undefined ? [] : ["  brings its own 'content check'"]),
    '',
  ].join('\n');
}
