import { join } from 'node:path';
import { describe } from 'vitest';
import { EVENTS } from '../../content/events.ts';
import { nameOf, SCRIPTS } from '../../scripts.ts';
import { type Frame, NONE } from '../../state.ts';
import { eventFrame, onTop } from '../testing/cards.ts';
import { keepStories, type Way } from '../testing/kept.ts';
import { busy, poor, rich } from '../testing/rich.ts';
import { ann, bea } from '../testing/tables.ts';

// Every list of effects that is printed on a card (content ledger 0), and every Event, carried out.

const ofEvents = new Set(EVENTS.map(({ name }) => name));

function frame(script: number): Frame {
  const event = ofEvents.has(nameOf(script)) ? 1 : 0;
  const rest = { answer: NONE, count: 0, event, noWounds: 0, memo: NONE, healed: 0 };
  return { stage: 'effects', script, at: 0, by: ann, piece: ann, it: bea, ...rest };
}

const TABLES = { rich, poor, busy } as const;
const ON: readonly (readonly [keyof typeof TABLES, Way])[] = [
  ['rich', 'away'],
  ['rich', 'last'],
  ['poor', 'away'],
  ['busy', 'first'],
  ['busy', 'last'],
];

describe('[HPB-112] [HPB-900] what is printed on a card', () => {
  const stories = [...SCRIPTS.keys()].flatMap((script) =>
    ON.map(([table, way]) => ({
      name: `${nameOf(script)}, list ${script}, ${table}, ${way}`,
      table: TABLES[table],
      frames: [frame(script)],
      way,
    })),
  );
  keepStories(join(import.meta.dirname, 'effects.txt'), stories);
});

describe('[HPB-650] Events', () => {
  const WAYS: readonly Way[] = ['away', 'first'];
  const stories = EVENTS.flatMap(({ id }) =>
    WAYS.map((way) => ({ name: `${id}, ${way}`, table: () => onTop(rich(), id), frames: [eventFrame(id)], way })),
  );
  keepStories(join(import.meta.dirname, 'events.txt'), stories);
});
