import type { Game, GameRecord } from '@tablewright/kernel';
import { loadGame } from '@tablewright/catalogue';
import { transcript } from '@tablewright/testkit';
import { command } from '../command.ts';
import { flag, json, whole } from '../flags.ts';
import { write, writeJson } from '../io.ts';
import { columns } from '../layout.ts';
import { readRecord } from '../record-file.ts';
import { endTrouble, replayLog, type Replaying, upTo, versionNote } from '../replaying.ts';

export const replay = command({
  takes: ['FILE'],
  flags: {
    at: whole('N', 'stops after N entries of the log and shows the table there', {
      min: 0,
      max: 10_000_000,
      preset: null,
    }),
    text: flag('the transcript alone'),
    json,
  },
  more: [
    'Plays a recorded game again from its log, prints what happened, and checks that every answer was allowed and that the ' +
      'game ended as the record says. If not, the exit code is 1, and the entry is named.',
  ],
  examples: ['tablewright replay game.json', 'tablewright replay game.json --at 40 --json'],
  async run({ at, text, json: forPrograms }, [path], io) {
    const whole = readRecord(path!);
    const { game } = await loadGame(whole.game, io.repository);
    const record = at === null ? whole : upTo(whole, at);
    const replayed = replayLog(game, record);
    const trouble = !replayed.ok ? replayed : at === null ? endTrouble(record, replayed.state) : null;
    const note = versionNote(game, record);
    const ok = trouble === null;
    if (forPrograms) {
      await writeJson(io, {
        ok,
        game: record.game,
        rulesVersion: record.rulesVersion,
        seats: record.seats,
        entries: record.log.length,
        outcome: replayed.ok ? replayed.state.outcome : null,
        ...(replayed.ok &&
          at !== null && { asks: game.asks(replayed.state), view: game.view(replayed.state, 'spectator') }),
        ...(trouble !== null && { at: trouble.at, why: trouble.why }),
        ...(note !== null && { note }),
      });
      return ok ? 0 : 1;
    }
    if (replayed.ok) await write(io, transcript(game, { ...record, outcome: replayed.state.outcome }));
    if (!text || !ok) await write(io, `\n${summary(game, record, replayed, { at, note, trouble })}`);
    return ok ? 0 : 1;
  },
});

interface SummaryNotes {
  readonly at: number | null;
  readonly note: string | null;
  readonly trouble: { readonly at: number; readonly why: string } | null;
}

function summary(game: Game, record: GameRecord, replayed: Replaying, { at, note, trouble }: SummaryNotes): string {
  const { names, seats, log } = record;
  const rows = [['game', `${game.name}, ${seats} players, ${log.length} entries`]];
  if (note !== null) rows.push(['note', note]);
  if (replayed.ok && at !== null) {
    const waiting = game.asks(replayed.state).map(({ seat, about }) => `${names[seat]} (${about})`);
    rows.push(['asked', waiting.join(', ') || 'nobody']);
  }
  if (replayed.ok) {
    const { outcome } = replayed.state;
    rows.push(['end', outcome === null ? 'not over' : game.words.outcome(outcome, names)]);
  }
  rows.push(trouble === null ? ['fits', 'yes'] : ['fits', `no: at entry ${trouble.at}, ${trouble.why}`]);
  return columns(rows);
}
