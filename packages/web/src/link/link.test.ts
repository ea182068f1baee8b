import { speak } from '@tablewright/kernel/words';
import { languageOf } from '@tablewright/languages';
import type { ServerMessage } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { ID, whole } from '../testing/tables.ts';
import { Time } from '../testing/time.ts';
import { Wires } from '../testing/wires.ts';
import { backoff } from './backoff.ts';
import { Link, type Watcher } from './link.ts';
import type { CommandWithId, Reply, SavedOutbox } from './outbox.ts';

function linked(savedOutbox?: SavedOutbox) {
  const time = new Time();
  const wires = new Wires();
  const link = new Link({
    open: wires.open,
    later: time.later,
    now: () => time.now,
    random: () => 1,
    ...(savedOutbox && { savedOutbox }),
  });
  return { time, wires, link };
}

function watching(version: () => number | undefined = () => undefined): Watcher & { heard: ServerMessage[] } {
  const heard: ServerMessage[] = [];
  return {
    table: ID,
    heard,
    asks: () => (version() === undefined ? {} : { since: version()! }),
    hears: (message) => heard.push(message),
  };
}

const answer = { type: 'answer', table: ID, seat: 0, about: 'move', value: 'C3' } as const;

async function settled(promise: Promise<Reply>): Promise<Reply | 'open'> {
  return Promise.race([promise, Promise.resolve('open' as const)]);
}

describe('watching', () => {
  test('connects when there is somebody to connect for, and asks as soon as it is open', () => {
    const { link, wires } = linked();
    expect(wires.all).toHaveLength(0);
    link.watch(watching());
    expect(link.state.kind).toBe('connecting');
    wires.last.on.opened();
    expect(wires.last.sent).toEqual([{ type: 'watch', table: ID }]);
    expect(link.state.kind).toBe('open');
  });

  test('why the server refuses is said in the language of the page', async () => {
    const { link, wires } = linked();
    const reply = link.command(answer);
    link.connect();
    wires.last.on.opened();
    speak(languageOf('de', [{ 'That seat is not yours.': 'Das ist nicht dein Platz.' }]));
    const { id } = wires.last.sent.at(-1) as CommandWithId;
    wires.last.says({ type: 'refused', id, rule: null, why: 'That seat is not yours.' });
    speak(null);
    expect(await reply).toMatchObject({ why: 'Das ist nicht dein Platz.' });
  });

  test('hears its own table only', () => {
    const { link, wires } = linked();
    const watcher = watching();
    link.watch(watcher);
    wires.last.on.opened();
    wires.last.says(whole());
    wires.last.says({ ...whole(), table: 'zzzzzzzzzz' });
    expect(watcher.heard).toHaveLength(1);
  });

  test('leaves the table, and the last one out closes the door', () => {
    const { link, wires } = linked();
    const leave = link.watch(watching());
    wires.last.on.opened();
    leave();
    expect(wires.last.heard('leave')).toEqual([{ type: 'leave', table: ID }]);
    expect(wires.last.closed).toBe(true);
  });
});

describe('a lost connection', () => {
  test('comes back by itself, and asks only for what is new', () => {
    const { link, wires, time } = linked();
    const known: { version?: number } = {};
    link.watch(watching(() => known.version));
    wires.last.on.opened();
    known.version = 41;
    wires.last.on.closed();
    expect(link.state).toMatchObject({ kind: 'lost', retryAt: time.now + 500 });
    time.pass(500);
    expect(wires.all).toHaveLength(2);
    wires.last.on.opened();
    expect(wires.last.sent[0]).toEqual({ type: 'watch', table: ID, since: 41 });
    expect(link.state.kind).toBe('open');
  });

  test('is tried again more and more rarely, and at once when the person says so', () => {
    const { link, wires, time } = linked();
    link.watch(watching());
    const waits: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      wires.last.on.closed();
      if (link.state.kind !== 'lost') throw new Error('not lost');
      waits.push(link.state.retryAt! - time.now);
      time.pass(waits.at(-1)!);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
    wires.last.on.closed();
    const before = wires.all.length;
    link.connect();
    expect(wires.all).toHaveLength(before + 1);
    wires.last.on.opened();
    wires.last.on.closed();
    expect(link.state).toMatchObject({ retryAt: time.now + 500 });
  });

  test('is noticed by its silence', () => {
    const { link, wires, time } = linked();
    link.watch(watching());
    const first = wires.last;
    first.on.opened();
    time.pass(40_000);
    expect(first.heard('ping')).toHaveLength(2);
    first.says({ type: 'pong', at: 0 });
    time.pass(40_000);
    expect(link.state.kind).toBe('open');
    time.pass(30_000);
    expect(first.closed).toBe(true);
    expect(wires.all.length).toBeGreaterThan(1);
  });

  test('is believed when the machine says so, and comes back with the network', () => {
    const { link, wires } = linked();
    link.watch(watching());
    wires.last.on.opened();
    link.drop();
    expect(link.state.kind).toBe('lost');
    expect(wires.last.closed).toBe(true);
    link.check();
    expect(wires.all).toHaveLength(2);
    wires.last.on.opened();
    expect(link.state.kind).toBe('open');
  });

  test('says what the server said before it closed', () => {
    const { link, wires } = linked();
    link.watch(watching());
    wires.last.on.opened();
    wires.last.says({ type: 'closing', why: 'The server is being renewed.' });
    wires.last.on.closed();
    expect(link.state).toMatchObject({ why: 'The server is being renewed.' });
  });

  test('a server that was renewed meanwhile is noticed', () => {
    const { link, wires, time } = linked();
    link.watch(watching());
    wires.last.on.opened();
    wires.last.says({ type: 'hello', protocol: 1, build: 'a' });
    expect(link.renewed).toBe(false);
    wires.last.on.closed();
    time.pass(1000);
    wires.last.on.opened();
    wires.last.says({ type: 'hello', protocol: 1, build: 'b' });
    expect(link.renewed).toBe(true);
  });
});

describe('commands', () => {
  test('an answer that was not acknowledged is sent again, under the same id, after the table is watched again', async () => {
    const { link, wires, time } = linked();
    link.watch(watching());
    wires.last.on.opened();
    const reply = link.command(answer);
    const first = wires.last.heard('answer');
    const id = wires.last.idOf('answer');
    wires.last.on.closed();
    time.pass(1000);
    wires.last.on.opened();
    expect(wires.last.sent.map(({ type }) => type)).toEqual(['watch', 'answer']);
    expect(wires.last.heard('answer')).toEqual(first);
    expect(await settled(reply)).toBe('open');
    wires.last.says({ type: 'done', id });
    expect(await reply).toEqual({ type: 'done', id });
    expect(link.unsent).toBe(0);
  });

  test('one given without a connection waits for it', () => {
    const { link, wires, time } = linked();
    link.watch(watching());
    wires.last.on.closed();
    void link.command(answer);
    expect(link.unsent).toBe(1);
    time.pass(1000);
    wires.last.on.opened();
    expect(wires.last.heard('answer')).toHaveLength(1);
  });

  test('an acknowledged one is not sent again', async () => {
    const { link, wires, time } = linked();
    link.watch(watching());
    wires.last.on.opened();
    const reply = link.command(answer);
    wires.last.says({ type: 'refused', id: wires.last.idOf('answer'), rule: 'EMG-122', why: 'Too far.' });
    expect(await reply).toMatchObject({ type: 'refused', why: 'Too far.' });
    wires.last.on.closed();
    time.pass(1000);
    wires.last.on.opened();
    expect(wires.last.heard('answer')).toHaveLength(0);
  });

  test('a complaint about nothing in particular reaches whoever watches', () => {
    const { link, wires } = linked();
    const watcher = watching();
    link.watch(watcher);
    wires.last.on.opened();
    wires.last.says({ type: 'refused', id: null, rule: null, why: 'Too fast.' });
    expect(watcher.heard).toMatchObject([{ why: 'Too fast.' }]);
  });
});

test('a third of the wait is left to chance', () => {
  expect(backoff(0, () => 0)).toBe(350);
  expect(backoff(0, () => 1)).toBe(500);
  expect(backoff(30, () => 1)).toBe(15_000);
});

describe('a page that is loaded anew while an answer is under way', () => {
  /** What outlives the page, as a browser keeps it: as text. */
  function kept(): SavedOutbox & { text: string } {
    return {
      text: '[]',
      load() {
        return JSON.parse(this.text) as CommandWithId[];
      },
      save(answers) {
        this.text = JSON.stringify(answers);
      },
    };
  }

  test('sends it again, under the same id, once it is connected, and then forgets it', () => {
    const savedOutbox = kept();
    const before = linked(savedOutbox);
    before.link.watch(watching());
    before.wires.last.on.opened();
    void before.link.command(answer);
    void before.link.command({ type: 'chat', table: ID, text: 'hello' });
    const id = before.wires.last.idOf('answer');

    const after = linked(savedOutbox);
    expect(after.link.unsent).toBe(1);
    expect(after.wires.all).toHaveLength(0);
    const watcher = watching();
    after.link.watch(watcher);
    after.wires.last.on.opened();
    expect(after.wires.last.sent.map(({ type }) => type)).toEqual(['watch', 'answer']);
    expect(after.wires.last.heard('answer')).toEqual([{ ...answer, id }]);
    after.wires.last.says({ type: 'done', id });
    expect(after.link.unsent).toBe(0);
    expect(savedOutbox.text).toBe('[]');
    expect(linked(savedOutbox).link.unsent).toBe(0);
  });

  test('a refusal is heard, though who asked is gone', () => {
    const savedOutbox = kept();
    const before = linked(savedOutbox);
    before.link.watch(watching());
    void before.link.command(answer);
    const after = linked(savedOutbox);
    const watcher = watching();
    after.link.watch(watcher);
    after.wires.last.on.opened();
    const refused = { type: 'refused', id: after.wires.last.idOf('answer'), rule: 'EMG-122', why: 'No.' } as const;
    after.wires.last.says(refused);
    expect(watcher.heard).toEqual([refused]);
    expect(savedOutbox.text).toBe('[]');
  });

  test('an answer that was acknowledged is not kept', async () => {
    const savedOutbox = kept();
    const { link, wires } = linked(savedOutbox);
    link.watch(watching());
    wires.last.on.opened();
    const reply = link.command(answer);
    expect(savedOutbox.text).toContain('"answer"');
    wires.last.says({ type: 'done', id: wires.last.idOf('answer') });
    await reply;
    expect(savedOutbox.text).toBe('[]');
  });
});
