import {
  type AnswerEntry,
  answerHashOf,
  type Check,
  commit,
  commitmentTo,
  type Entry,
  type Fairness,
  type GameRecord,
  headsOf,
  type Kept,
  NOTHING_KEPT,
  playAgain,
  saltByRule,
  type SaidHere,
  saltHashOf,
  sealedSeed,
  sealingOf,
  seedOf,
  type Verification,
  verifyRecord,
} from '@tablewright/kernel';
import type { StoredTable } from '@tablewright/storage';
import { describe, expect, test } from 'vitest';
import type { Table } from './table.ts';
import { FakeTime } from './testing/fake-time.ts';
import { lantern } from './testing/games.ts';
import { methodsOf } from './testing/methods-of.ts';
import { playOn, TestServer } from './testing/test-server.ts';

// A table that lies. Ann, Bea and a bot's two friends have played; afterwards whoever holds the server changes the record, as cleverly
// as they can: all hashes that can be made again are made again. What Bea's browser kept finds it out, and where nothing was kept the
// check says so.

const { game } = lantern;
const PEOPLE = ['ann', 'bea', 'col'];
/** where Bea sits, whose browser has kept everything */
const BEA = 1;

interface Played {
  readonly record: GameRecord;
  readonly kept: Kept;
}

/** Three people and two bots; the game is taken back once, with everybody's consent. */
async function played(): Promise<Played> {
  const server = new TestServer();
  const table = await server.table({ seats: 5, open: true });
  const people = PEOPLE.map((id) => server.person(table, id));
  for (const [seat, person] of people.entries()) {
    person.watch();
    await person.does({ type: 'sit', seat });
    await person.does({ type: 'saltHash', hash: saltHashOf(`${person.person}'s salt`) });
  }
  for (const seat of [3, 4]) await people[0]!.does({ type: 'bot', seat, on: true });
  await people[0]!.does({ type: 'start' });
  const { commitment } = people[1]!.seen.info;
  for (const person of people) await person.does({ type: 'salt', salt: `${person.person}'s salt` });
  await playOn(people, () => people[0]!.seen.version >= 14);
  const agreedAt = people[1]!.seen.version;
  await takesBack(people);
  await playOn(people);
  const read = await server.tables.record('bea', table.id, undefined);
  if (!read.ok) throw new Error(read.why);
  const heads = people[1]!.frames.flatMap((frame) => (JSON.parse(frame) as { head?: string }).head ?? []);
  const agreed: SaidHere = { what: 'agree', seat: BEA, version: agreedAt, hash: '' };
  const said = [...acknowledgedIn(read.record.log, BEA), agreed];
  return {
    record: read.record,
    kept: { commitment, salt: "bea's salt", places: [BEA], calledOff: 0, reopened: false, heads, said },
  };
}

/** What somebody's browser has kept of their own answers. */
function acknowledgedIn(log: readonly Entry[], seat: number): SaidHere[] {
  let version = 1;
  return log.flatMap((entry): SaidHere[] => {
    if (entry.type === 'chance') return [];
    version += 1;
    if (entry.type !== 'answer' || entry.seat !== seat) return [];
    return [{ what: 'answer', seat, version: version - 1, hash: answerHashOf(entry.value) }];
  });
}

type Person = ReturnType<TestServer['person']>;

/** Whoever can asks to go back behind what is known, and all others agree. */
async function takesBack(people: readonly Person[]): Promise<void> {
  for (const [seat, person] of people.entries()) {
    const asked = await person.says({ type: 'undo', seat });
    const request = person.seen.info.undoRequest;
    if (!asked.ok || request === null) continue;
    for (const other of request.needs)
      await people[other]!.does({ type: 'consent', seat: other, request: request.number, agree: true });
    return;
  }
  throw new Error('nobody could ask');
}

const { record, kept } = await played();
const fairness = record.fairness as Fairness & { secret: string; sealed: NonNullable<Fairness['sealed']> };

function failing(changed: GameRecord, what: Kept = kept): (Check | undefined)[] {
  return verifyRecord(game, changed, what).findings.flatMap(({ check, ok }) => (ok === false ? [check] : []));
}

/** The record with other parts, and every hash in it made again that whoever holds the server can make. */
function forged(parts: Partial<GameRecord>, fair: Partial<typeof fairness> = {}, rebinds = true): GameRecord {
  const changed = { ...record, ...parts };
  const sealed = { ...fairness, ...fair };
  const commitment = rebinds ? commitmentTo(sealingOf(changed, sealed.secret, sealed.sealed)) : sealed.commitment;
  const added = sealed.added.map((salt, place) =>
    sealed.sealed.seats[place]!.saltHash === null ? saltByRule(commitment, place) : salt,
  );
  const head = headsOf(commitment, sealed.secret, added, changed.log).at(-1)!;
  return { ...changed, fairness: { ...sealed, commitment, added, head } };
}

/** The log that other chance gives, with answers that its rules allow: as long as those of the real game fit, and then bots. */
function playedAnew(
  seed: string,
  log: readonly Entry[] = record.log,
): { log: Entry[]; outcome: GameRecord['outcome'] } {
  const { seats, options } = record;
  const begun = game.start({ seats, options, seed });
  const made: Entry[] = [...begun.entries];
  let { state } = begun;
  const wanted = log.filter((entry): entry is AnswerEntry => entry.type === 'answer');
  while (state.outcome === null) {
    const [question] = game.asks(state);
    const next = wanted.shift();
    const tried = next === undefined ? null : game.after(state, next);
    const step =
      tried?.ok === true
        ? tried
        : game.after(state, { seat: question!.seat, value: game.absent(state, question!.seat) });
    if (!step.ok) throw new Error(step.why);
    made.push(...step.entries);
    ({ state } = step);
  }
  return { log: made, outcome: state.outcome };
}

describe('an honest record', () => {
  test('holds in every point, for whoever kept everything and for whoever kept nothing', () => {
    const all = verifyRecord(game, record, kept);
    expect(all.findings.filter(({ ok }) => ok !== true)).toEqual([]);
    expect(all.findings.map(({ check }) => check)).toEqual([
      'commitment',
      'seed',
      'starts',
      'log',
      'chance',
      'answers',
      'outcome',
    ]);
    expect(verifyRecord(game, record)).toMatchObject({ ok: true });
    // what was forged with nothing changed is the record itself
    expect(forged({})).toEqual(record);
  });

  test('says what it cannot prove, and more of it to whoever kept less', () => {
    const says = ({ unproved }: Verification): string => unproved.join('\n');
    expect(says(verifyRecord(game, record, kept))).toBe(
      [
        'Answers of others are held against what their own browsers kept, and not here.',
        'Whoever runs the server could read the table while it was played.',
      ].join('\n'),
    );
    for (const [missing, sentence] of [
      [{ commitment: null }, /No hash was kept/],
      [{ salt: null }, /Nothing was added to the seed from here/],
      [{ heads: [] }, /answers may have been exchanged/],
      [{ said: [] }, /seen only on the device/],
    ] as const) {
      expect(says(verifyRecord(game, record, { ...kept, ...missing }))).toMatch(sentence);
    }
  });

  test('writes down who agreed when the game was taken back', () => {
    const rewind = record.log.find((entry) => entry.type === 'rewind')!;
    const others = [0, 1, 2].filter((seat) => seat !== rewind.asked);
    expect(rewind.agreed).toEqual(others);
  });
});

describe('a guest signs in as somebody who sits at the same table', () => {
  test('and the game is taken back from one of the two seats: both stand behind it, and the record holds', async () => {
    const server = new TestServer();
    const table = await server.table({ seats: 5, open: true });
    const people = PEOPLE.map((id) => server.person(table, id));
    const [ann, , col] = people as [Person, Person, Person];
    for (const [seat, person] of people.entries()) {
      person.watch();
      await person.does({ type: 'sit', seat });
    }
    for (const seat of [3, 4]) await ann.does({ type: 'bot', seat, on: true });
    await ann.does({ type: 'start' });
    await playOn(people, () => ann.seen.version >= 14);
    await table.handOver('bea', 'ann');
    const both = server.person(table, 'ann');
    both.watch({ as: BEA });
    let request = null;
    // Until her last answer is one that she cannot take back alone.
    for (let version = ann.seen.version + 1; request === null; version += 1) {
      await playOn([ann, both, col], () => ann.seen.version >= version);
      await ann.says({ type: 'undo', seat: 0 });
      request = ann.seen.info.undoRequest;
    }
    expect(request.needs).toEqual([2]);
    await col.does({ type: 'consent', seat: 2, request: request.number, agree: true });
    await playOn([ann, both, col]);
    const read = await server.tables.record('ann', table.id, undefined);
    if (!read.ok) throw new Error(read.why);
    expect(read.record.log.find(({ type }) => type === 'rewind')).toMatchObject({ asked: 0, agreed: [1, 2] });
    expect(verifyRecord(game, read.record)).toMatchObject({ ok: true });
  });
});

describe('found out', () => {
  test('a secret that was chosen afterwards', () => {
    const secret = 'a'.repeat(64);
    const { commitment } = forged({}, { secret }).fairness!;
    const lie = forged(playedAnew(sealedSeed(commitment, secret, forged({}, { secret }).fairness!.added)), { secret });
    expect(verifyRecord(game, lie)).toMatchObject({ ok: true }); // in itself it is without fault
    expect(failing(lie)).toEqual(['commitment']);
    expect(failing(forged({}, { secret }, false))).toEqual(['commitment']);
    expect(commit(secret)).not.toBe(commit(fairness.secret));
  });

  test('a salt that was ground for a bot', () => {
    const added = fairness.added.with(3, 'a lucky one');
    const seed = sealedSeed(fairness.commitment, fairness.secret, added);
    const { log, outcome } = playedAnew(seed);
    const head = headsOf(fairness.commitment, fairness.secret, added, log).at(-1)!;
    const lie = { ...record, log, outcome, fairness: { ...fairness, added, head } };
    expect(playAgain(game, lie, seed)).toMatchObject({ ok: true });
    expect(failing(lie, NOTHING_KEPT)).toEqual(['seed']);
    // nor can a bot be made somebody who has promised something
    const promised = { ...fairness.sealed.seats[3]!, saltHash: saltHashOf('a lucky one') };
    const seats = fairness.sealed.seats.with(3, promised);
    expect(failing(forged({}, { added, sealed: { ...fairness.sealed, seats } }))).toEqual(['commitment']);
  });

  test('a salt that an accomplice chose after seeing the others', () => {
    const added = fairness.added.with(2, 'what suits us');
    const { log, outcome } = playedAnew(sealedSeed(fairness.commitment, fairness.secret, added));
    const head = headsOf(fairness.commitment, fairness.secret, added, log).at(-1)!;
    expect(failing({ ...record, log, outcome, fairness: { ...fairness, added, head } }, NOTHING_KEPT)).toEqual([
      'seed',
    ]);
  });

  test('my own salt left out', () => {
    const seats = fairness.sealed.seats.with(1, { ...fairness.sealed.seats[1]!, saltHash: null });
    const lie = forged({}, { sealed: { ...fairness.sealed, seats } });
    expect(failing(lie, { ...kept, commitment: null })).toEqual(['seed']);
  });

  test('all answers replaced by others that the rules allow', () => {
    const { log, outcome } = playedAnew(sealedSeed(fairness.commitment, fairness.secret, fairness.added), []);
    const lie = forged({ log, outcome });
    expect(verifyRecord(game, lie, { ...kept, heads: [], said: [] })).toMatchObject({ ok: true });
    expect(failing(lie)).toEqual(['log']);
    // and one link is enough
    expect(failing(lie, { ...kept, heads: kept.heads.slice(-1) })).toEqual(['log']);
    expect(failing(lie, { ...kept, heads: [kept.heads[5]!.slice(0, 24)] })).toEqual(['log']);
  });

  test('my sealed answer exchanged as it comes in: the chain holds it to the wrong one', () => {
    const at = record.log.findIndex(
      (entry) => entry.type === 'answer' && entry.seat === BEA && entry.about === 'vote' && entry.sealed === true,
    );
    const mine = record.log[at] as AnswerEntry;
    const other = mine.value === 'aye' ? 'nay' : 'aye';
    const before = record.log.slice(0, at);
    const { log, outcome } = playedAnew(sealedSeed(fairness.commitment, fairness.secret, fairness.added), [
      ...before,
      { ...mine, value: other },
    ]);
    const lie = forged({ log, outcome });
    const heads = headsOf(fairness.commitment, fairness.secret, fairness.added, log);
    const sent = { ...kept, heads, said: acknowledgedIn([...before, mine], BEA) };
    // whoever keeps links alone sees nothing of it
    expect(verifyRecord(game, lie, { ...sent, said: [] })).toMatchObject({ ok: true });
    expect(failing(lie, sent)).toEqual(['log']);
    expect(verifyRecord(game, lie, sent).why).toContain('not the answer that was acknowledged here');
  });

  test('my consent to going back invented', () => {
    const said = kept.said.filter(({ what }) => what !== 'agree');
    expect(failing(record, { ...kept, said })).toEqual(['log']);
  });

  test('a record of the old kind, dealt anew from a chosen secret', () => {
    const secret = 'b'.repeat(64);
    const { added } = fairness;
    const { log, outcome } = playedAnew(seedOf(secret, added), []);
    const lie: GameRecord = { ...record, log, outcome, fairness: { commitment: commit(secret), added, secret } };
    const names = [...record.names].reverse();
    expect(verifyRecord(game, lie)).toMatchObject({ ok: true }); // as any record is that says nothing but itself
    const { salt } = kept;
    for (const what of [
      kept,
      { ...NOTHING_KEPT, salt },
      { ...NOTHING_KEPT, salt, heads: kept.heads.slice(-1) },
      { ...NOTHING_KEPT, heads: kept.heads.slice(-1) },
    ]) {
      expect(failing(lie, what)).toEqual(['commitment']);
      expect(failing({ ...lie, names }, what)).toEqual(['commitment']);
    }
  });

  test('a record without its proof, or without its secret', () => {
    const { fairness: _proof, ...bare } = record;
    const { secret: _secret, ...withheld } = fairness;
    for (const lie of [bare, { ...bare, fairness: withheld }]) expect(failing(lie)).toEqual(['commitment']);
  });

  test('my salt at the seat of somebody else', () => {
    const [first, second, ...rest] = fairness.sealed.seats;
    const seats = [{ ...first!, saltHash: second!.saltHash }, { ...second!, saltHash: first!.saltHash }, ...rest];
    const added = [fairness.added[1]!, fairness.added[0]!, ...fairness.added.slice(2)];
    const sealed = { sealed: { ...fairness.sealed, seats }, added };
    const { commitment, added: salts } = forged({}, sealed).fairness!;
    const lie = forged(playedAnew(sealedSeed(commitment, fairness.secret, salts)), sealed);
    const what = { ...NOTHING_KEPT, commitment, salt: kept.salt };
    expect(verifyRecord(game, lie, what)).toMatchObject({ ok: true });
    expect(failing(lie, { ...what, places: [BEA] })).toEqual(['seed']);
  });

  test('names swapped', () => {
    const names = [record.names[1]!, record.names[0]!, ...record.names.slice(2)];
    expect(failing({ ...record, names }, NOTHING_KEPT)).toEqual(['commitment']);
    const [first, second, ...rest] = fairness.sealed.seats;
    const seats = [{ ...first!, name: second!.name }, { ...second!, name: first!.name }, ...rest];
    expect(failing(forged({ names }, { sealed: { ...fairness.sealed, seats } }))).toEqual(['commitment']);
  });

  test('a rewind invented, dropped, or without somebody’s consent', () => {
    const at = record.log.findIndex(({ type }) => type === 'rewind');
    const rewind = record.log[at] as Extract<Entry, { type: 'rewind' }>;
    const without = forged({ log: record.log.toSpliced(at, 1) });
    expect(failing(without).length).toBeGreaterThan(0);
    const last = record.log.findLastIndex(({ type }) => type === 'answer');
    const invented = forged({ log: record.log.toSpliced(last, 0, { ...rewind, to: 0 }) });
    expect(failing(invented)).toEqual(['log']);
    const [one, ...agreed] = rewind.agreed!;
    const alone = forged({ log: record.log.with(at, { ...rewind, agreed }) });
    const { findings } = verifyRecord(game, alone);
    const { ok, says } = findings.find(({ check }) => check === 'log')!;
    expect(ok).toBe(false);
    expect(says).toContain(`${record.names[one!]} had not agreed`);
  });

  test('other options, another version of the rules, another game', () => {
    for (const parts of [{ options: { ...record.options, extra: 1 } }, { rulesVersion: 7 }, { game: 'whistle' }]) {
      expect(failing({ ...record, ...parts }, NOTHING_KEPT)).toEqual(['commitment']);
      expect(failing(forged(parts))).toEqual(['commitment']);
    }
  });

  test('a log that is cut', () => {
    const log = record.log.slice(0, -1);
    expect(failing({ ...record, log, outcome: null }, NOTHING_KEPT)).toEqual(['log']);
    expect(failing(forged({ log, outcome: null }))).toEqual(['log']);
  });
});

describe('a start that somebody holds up', () => {
  test('is called off: nothing is dealt from what they may have seen, and all is promised anew', async () => {
    const server = new TestServer();
    const table = await server.table({ seats: 5, open: true });
    const people = PEOPLE.map((id) => server.person(table, id));
    for (const [seat, person] of people.entries()) {
      person.watch();
      await person.does({ type: 'sit', seat });
      await person.does({ type: 'saltHash', hash: saltHashOf(`${person.person}'s salt`) });
    }
    for (const seat of [3, 4]) await people[0]!.does({ type: 'bot', seat, on: true });
    await people[0]!.does({ type: 'start' });
    const { commitment } = people[0]!.seen.info;
    for (const seat of [0, 1]) await people[seat]!.does({ type: 'salt', salt: `${PEOPLE[seat]}'s salt` });
    await server.time.advance(9_999);
    expect(people[0]!.seen.info).toMatchObject({ phase: 'lobby', commitment, calledOff: null });
    await server.time.advance(1);
    expect(people[0]!.seen.info).toMatchObject({ phase: 'lobby', commitment: null, sealing: null, calledOff: ['Col'] });
    expect(people[0]!.seen.info.seats.some(({ salted }) => salted)).toBe(false);
    // who is gone is not waited for a second time
    people[2]!.leave();
    for (const seat of [0, 1]) await people[seat]!.does({ type: 'saltHash', hash: saltHashOf(`again ${seat}`) });
    await people[0]!.does({ type: 'start' });
    expect(people[0]!.seen.info.commitment).not.toBe(commitment);
    for (const seat of [0, 1]) await people[seat]!.does({ type: 'salt', salt: `again ${seat}` });
    expect(people[0]!.seen.info).toMatchObject({ phase: 'playing', calledOff: null });
    await server.time.advance(60_000);
    expect(people[0]!.seen.info.phase).toBe('playing');
  });

  /** Ann has started, and does not show what she has promised. */
  async function heldUp(): Promise<{ server: TestServer; table: Table; ann: Person }> {
    const server = new TestServer();
    const table = await server.table({ seats: 5, atOnce: false, open: true });
    const ann = server.person(table, 'ann');
    ann.watch();
    await ann.does({ type: 'saltHash', hash: saltHashOf('x') });
    for (const seat of [1, 2, 3, 4]) await ann.does({ type: 'bot', seat, on: true });
    await ann.does({ type: 'start' });
    return { server, table, ann };
  }

  test.each([
    ['ahead', 15_000],
    ['behind', -3_600_000],
  ])('is called off as late at a machine whose clock is %s', async (_, by) => {
    const { server, table } = await heldUp();
    const time = new FakeTime();
    await time.advance(by);
    const again = new TestServer({ storage: server.storage, time });
    const same = again.person((await again.tables.get(table.id))!, 'ann');
    same.watch();
    await time.advance(9_999);
    expect(same.seen.info).toMatchObject({ calledOff: null });
    expect(same.seen.info.sealing).not.toBeNull();
    await time.advance(1);
    expect(same.seen.info).toMatchObject({ sealing: null, calledOff: ['Ann'] });
  });

  test('is called off by the process that keeps the table, and by no other', async () => {
    const {
      server,
      table: { id },
      ann,
    } = await heldUp();
    const table = async (id: string): Promise<StoredTable> => ({
      ...(await server.storage.table(id))!,
      kept: 'elsewhere',
    });
    const other = new TestServer({ storage: { ...methodsOf(server.storage), table } });
    const same = other.person((await other.tables.get(id))!, 'ann');
    same.watch();
    await other.time.advance(60_000);
    expect((await server.storage.table(id))!.meta).not.toMatchObject({ sealed: null });
    await server.time.advance(10_000);
    expect(ann.seen.info).toMatchObject({ sealing: null, calledOff: ['Ann'] });
  });

  test('is called off after a restart, also when nobody comes back to the table', async () => {
    const { server, table } = await heldUp();
    const again = new TestServer({ storage: server.storage });
    await again.tables.wake();
    await again.time.advance(10_000);
    expect((await server.storage.table(table.id))!.meta).toMatchObject({ sealed: null, calledOff: ['Ann'] });
  });

  test('is called off after a restart too', async () => {
    const { server, table } = await heldUp();
    const again = new TestServer({ storage: server.storage, time: server.time });
    const same = again.person((await again.tables.get(table.id))!, 'ann');
    same.watch();
    expect(same.seen.info.sealing).not.toBeNull();
    await again.time.advance(10_000);
    expect(same.seen.info).toMatchObject({ sealing: null, calledOff: ['Ann'] });
  });
});
