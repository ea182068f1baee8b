import { join } from 'node:path';
import { fastRng } from '@tablewright/kernel';
import { viewersOf } from '@tablewright/testkit';
import { describe } from 'vitest';
import { EVENTS } from '../../content/events.ts';
import { openView } from '../../view.ts';
import type { State } from '../../state.ts';
import { keepLines } from '../testing/kept.ts';
import { leaks } from '../testing/leaks.ts';
import { effectsFrame, run } from '../testing/moments.ts';
import { busy, poor, rich } from '../testing/rich.ts';
import { changes } from '../testing/story.ts';
import { ann, bea, cem, game, NAMES, own } from '../testing/tables.ts';

// What is seen (ledger 5): the whole view once, then at each table what is not as there, and for each player what others do not see.
// And what a world has for each viewer where it is not as the real table.

/** Notes, chips that some know, things used up: whatever a view can show. */
function full(): State {
  const s = busy();
  Object.assign(s, {
    motionOn: bea,
    motionYes: 5,
    exMarkers: 1,
    programCost: 1,
    mayInfect: 1,
    allRounders: 5,
    tookBack: 1,
  });
  Object.assign(s, {
    destroyed: 6,
    shown: [1, 2, -1, 28, -1],
    thrown: [0, 3, 4, 6],
    muted: 2,
    revoked: 4,
    recruited: bea,
    infected: 8,
  });
  s.handNotes = [ann, bea, 6, cem, ann, 2];
  s.programNotes = [ann, 0, bea, 6];
  s.programDiscard = [9, 11];
  s.reconUsed = [1];
  s.supplyDiscard = [4];
  s.removed = [s.sectors[2]!.pop()!];
  s.seenEvents = [2, 0, 1, 0];
  s.seenWounds = 2;
  s.discard = [3, 3, 7];
  s.transferred[bea] = [12];
  s.known = s.known.map((_, chip) => chip % 16);
  s.poolKnown = s.pool.map((_, at) => 1 << at);
  s.dealtKnown = [2, 0, 1, 0];
  s.objectiveKnown = s.objectiveKnown.map((_, at) => (at % 3 === 0 ? 2 : 0));
  s.toldFaction = s.toldFaction.map((_, at) => (at % 5 === 1 ? 1 : -1));
  s.tally = s.tally.map((_, at) => at % 4);
  s.steps = s.steps.map((_, at) => at % 2);
  s.boxesTaken = [3, 0, 1, 0];
  s.entered = 17;
  s.passedOn = 1;
  s.scanners = [1, 2, 3, 0, 0];
  return own(s, bea, 'P09');
}

/** The game is over: everything lies open, or in a campaign little more than before. */
function over(set: (s: State) => void = () => {}): State {
  const s = rich();
  s.stack.length = 3;
  s.resource = 1;
  set(s);
  const event = EVENTS.find(({ id }) => id === 'E-I-02')!;
  return run(s, effectsFrame(event.type === 'check' ? event.failure : [], ann, true));
}

/** Each of the tables at which something is hidden once. */
const HIDING = Object.entries(leaks).filter(([, { at }], i, all) => all.findIndex(([, one]) => one.at === at) === i);

const TABLES: Readonly<Record<string, () => State>> = {
  rich,
  poor,
  full,
  over: () => over(),
  'over in a campaign': () => over((s) => (s.campaign = true)),
  ...Object.fromEntries(HIDING.map(([what, { at }]) => [`hidden: ${what}`, at!])),
};

/** Where two views part, down to the single field. */
function unlike(view: unknown, base: unknown, path = ''): string[] {
  if (JSON.stringify(view) === JSON.stringify(base)) return [];
  const isDeep = typeof view === 'object' && view !== null && typeof base === 'object' && base !== null;
  if (!isDeep || Object.keys(view).length !== Object.keys(base).length) return [`  ${path}: ${JSON.stringify(view)}`];
  return Object.entries(view).flatMap(([name, part]) =>
    unlike(part, (base as Record<string, unknown>)[name], path === '' ? name : `${path}.${name}`),
  );
}

describe('[HPB-344] [HPB-911] [HPB-952] what is seen', () => {
  keepLines(join(import.meta.dirname, 'views.txt'), [
    ...Object.entries(TABLES).map(([name, table]) => ({
      name,
      lines() {
        const s = table();
        const all = game.view(s, 'spectator');
        return [
          'everybody',
          ...(table === rich
            ? Object.entries(all).map(([part, seen]) => `  ${part}: ${JSON.stringify(seen)}`)
            : unlike(all, game.view(rich(), 'spectator'))),
          ...viewersOf(s.seats)
            .filter((me) => me !== 'spectator')
            .flatMap((me) => [NAMES[me]!, ...unlike(game.view(s, me), all)]),
        ];
      },
    })),
    ...Object.entries({ rich, full, over: TABLES['over']! }).map(([name, table]) => ({
      name: `${name}, all in the open`,
      lines: () => unlike(openView(table()), game.view(table(), 'spectator')),
    })),
  ]);
});

describe('[HPB-344] what others may hold as far as one knows', () => {
  keepLines(
    join(import.meta.dirname, 'worlds.txt'),
    HIDING.map(([name, { at }]) => ({
      name,
      lines() {
        const s = at!();
        return (['spectator', ann] as const).flatMap((me) => [
          String(me),
          ...changes(s, game.world(game.view(s, me), fastRng(7))).map((line) => `  ${line}`),
        ]);
      },
    })),
  );
});
