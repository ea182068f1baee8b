import type { Entry } from '@tablewright/kernel';
import { lantern } from '@tablewright/testkit/lantern';
import { expect, test } from 'vitest';
import { replayLog } from './replaying.ts';

test('the place that does not fit is named in the whole log, also behind an answer that was taken back', () => {
  const started = lantern.start({ seats: 5, seed: 1 });
  const bearer = started.state.bearer;
  const proposed = lantern.after(started.state, { seat: bearer, value: [0, 1] });
  if (!proposed.ok) throw new Error(proposed.why);
  const log: Entry[] = [
    ...started.entries,
    ...proposed.entries,
    { type: 'answer', seat: 0, about: 'vote', value: 'aye', sealed: true },
    { type: 'undo', seat: 0 },
    { type: 'answer', seat: 0, about: 'vote', value: 'perhaps', sealed: true },
  ];
  const record = { format: 1, game: 'lantern', rulesVersion: 1, seats: 5, names: [], options: {}, log } as const;
  expect(replayLog(lantern, record)).toMatchObject({ ok: false, at: log.length - 1 });
});
