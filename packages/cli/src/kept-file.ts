import { type Kept, SAID_HERE, type SaidHere } from '@tablewright/kernel';
import { fields, hex, items, Misfit, readFields, text, whole } from './fields.ts';

// What a page has kept of a game while it was played, as "Check this game" saves it.

export function readKept(path: string): Kept {
  return readFields(path, 'what a page has kept', keptIn);
}

const COUNT = { min: 0, max: 1_000_000 };
const SEAT = { min: 0, max: 30 };

function keptIn(value: unknown): Kept {
  const kept = fields(value, 'it');
  if (kept['format'] !== 1) throw new Misfit(`'format' must be 1, the only one there is`);
  const { commitment, salt, places, calledOff, reopened } = kept;
  if (typeof reopened !== 'boolean') throw new Misfit(`'reopened' must be true or false`);
  return {
    commitment: commitment === null ? null : hex(commitment, 'commitment'),
    salt: salt === null ? null : text(salt, 'salt'),
    places: places === null ? null : items(places, 'places').map((place, i) => whole(place, `places[${i}]`, SEAT)),
    calledOff: calledOff === null ? null : whole(calledOff, 'calledOff', COUNT),
    reopened,
    heads: items(kept['heads'], 'heads').map((head, i) => headIn(head, `heads[${i}]`)),
    said: items(kept['said'], 'said').map((one, i) => saidIn(one, `said[${i}]`)),
  };
}

function headIn(value: unknown, at: string): string {
  const head = text(value, at);
  if (/^[0-9a-f]{24,64}$/.test(head)) return head;
  throw new Misfit(`'${at}' must be 24 to 64 hexadecimal digits`);
}

function saidIn(value: unknown, at: string): SaidHere {
  const said = fields(value, at);
  const what = SAID_HERE.find((one) => one === said['what']);
  if (what === undefined) throw new Misfit(`'${at}.what' must be one of ${SAID_HERE.join(', ')}`);
  return {
    what,
    seat: whole(said['seat'], `${at}.seat`, SEAT),
    version: whole(said['version'], `${at}.version`, COUNT),
    hash: text(said['hash'], `${at}.hash`),
  };
}
