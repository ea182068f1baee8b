import type { Entry, Fairness, GameRecord, Json, Outcome } from '@tablewright/kernel';
import { type Fields, fields, hex, items, Misfit, readFields, text, texts, whole } from './fields.ts';

// A recorded game comes from somewhere else: it is looked at field by field before anything is done with it.

export function readRecord(path: string): GameRecord {
  return readFields(path, 'a recorded game', recordIn);
}

function recordIn(value: unknown): GameRecord {
  const record = fields(value, 'it');
  if (record['format'] !== 1) throw new Misfit(`'format' must be 1, the only one there is`);
  const seats = whole(record['seats'], 'seats', { min: 1, max: 31 });
  return {
    format: 1,
    game: text(record['game'], 'game'),
    rulesVersion: whole(record['rulesVersion'], 'rulesVersion', { min: 0, max: Number.MAX_SAFE_INTEGER }),
    seats,
    names: texts(record['names'], 'names', seats),
    options: fields(record['options'], 'options') as Record<string, Json>,
    ...(record['fairness'] !== undefined && { fairness: fairnessIn(record['fairness'], seats) }),
    log: items(record['log'], 'log').map((entry, i) => entryIn(entry, `log[${i}]`, seats)),
    outcome: record['outcome'] === null ? null : outcomeIn(record['outcome'], seats),
  };
}

function fairnessIn(value: unknown, seats: number): Fairness {
  const fairness = fields(value, 'fairness');
  const { secret, satAt, sealed, head } = fairness;
  return {
    commitment: hex(fairness['commitment'], 'fairness.commitment'),
    added: texts(fairness['added'], 'fairness.added', seats),
    ...(satAt !== undefined && { satAt: orderIn(items(satAt, 'fairness.satAt'), 'fairness.satAt', seats) }),
    ...(secret !== undefined && { secret: hex(secret, 'fairness.secret') }),
    ...(sealed !== undefined && { sealed: sealedIn(sealed) }),
    ...(head !== undefined && { head: hex(head, 'fairness.head') }),
  };
}

function sealedIn(value: unknown): NonNullable<Fairness['sealed']> {
  const { seatOrder, seats } = fields(value, 'fairness.sealed');
  if (seatOrder !== 'fixed' && seatOrder !== 'shuffled') {
    throw new Misfit(`'fairness.sealed.seatOrder' must be 'fixed' or 'shuffled'`);
  }
  const all = items(seats, 'fairness.sealed.seats').map((one, i) => {
    const at = `fairness.sealed.seats[${i}]`;
    const { name, person, saltHash } = fields(one, at);
    return {
      name: text(name, `${at}.name`),
      person: person === null ? null : whole(person, `${at}.person`, { min: 0, max: 30 }),
      saltHash: saltHash === null ? null : hex(saltHash, `${at}.saltHash`),
    };
  });
  return { seatOrder, seats: all };
}

function entryIn(value: unknown, at: string, seats: number): Entry {
  const entry = fields(value, at);
  switch (entry['type']) {
    case 'answer':
      if (entry['value'] === undefined) throw new Misfit(`'${at}.value' is missing`);
      return {
        type: 'answer',
        seat: seatIn(entry['seat'], `${at}.seat`, seats),
        about: text(entry['about'], `${at}.about`),
        value: entry['value'] as Json,
        ...(isMarked(entry, 'sealed', at) && { sealed: true }),
        ...(isMarked(entry, 'optional', at) && { optional: true }),
        ...(isMarked(entry, 'closes', at) && { closes: true }),
      };
    case 'chance': {
      const of = whole(entry['of'], `${at}.of`, { min: 0, max: 1_000_000 });
      return {
        type: 'chance',
        label: text(entry['label'], `${at}.label`),
        of,
        came: cameIn(entry['came'], `${at}.came`, of),
      };
    }
    case 'undo':
      return { type: 'undo', seat: seatIn(entry['seat'], `${at}.seat`, seats) };
    case 'rewind':
      return {
        type: 'rewind',
        to: whole(entry['to'], `${at}.to`, { min: 0, max: 1_000_000 }),
        ...(entry['asked'] !== undefined && { asked: seatIn(entry['asked'], `${at}.asked`, seats) }),
        ...(entry['agreed'] !== undefined && {
          agreed: items(entry['agreed'], `${at}.agreed`).map((seat, i) => seatIn(seat, `${at}.agreed[${i}]`, seats)),
        }),
      };
    default:
      throw new Misfit(`'${at}.type' must be 'answer', 'chance', 'undo' or 'rewind'`);
  }
}

/** One of `of` numbers, or all of them in some order: a card that came twice would be dealt twice. */
function cameIn(value: unknown, at: string, of: number): number | number[] {
  return Array.isArray(value) ? orderIn(value, at, of) : whole(value, at, { min: 0, max: of - 1 });
}

function orderIn(value: readonly unknown[], at: string, of: number): number[] {
  const order = value.map((one, i) => whole(one, `${at}[${i}]`, { min: 0, max: of - 1 }));
  if (order.length !== of || new Set(order).size !== of) throw new Misfit(`'${at}' must be an order of ${of} things`);
  return order;
}

function outcomeIn(value: unknown, seats: number): Outcome {
  const outcome = fields(value, 'outcome');
  return {
    winners: items(outcome['winners'], 'outcome.winners').map((seat, i) =>
      seatIn(seat, `outcome.winners[${i}]`, seats),
    ),
    reason: text(outcome['reason'], 'outcome.reason'),
    rules: texts(outcome['rules'], 'outcome.rules'),
    roles: texts(outcome['roles'], 'outcome.roles'),
  };
}

function isMarked(entry: Fields, mark: string, at: string): boolean {
  if (entry[mark] !== undefined && entry[mark] !== true) throw new Misfit(`'${at}.${mark}' must be true or left out`);
  return entry[mark] === true;
}

function seatIn(value: unknown, at: string, seats: number): number {
  return whole(value, at, { min: 0, max: seats - 1 });
}
