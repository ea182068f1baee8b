import type { Json, OptionSpecs, Settled } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { rangeWarning } from './content/balance.ts';
import { parseCity } from './content/check.ts';
import { CITIES, PRINTED_CITIES } from './content/cities.ts';
import { cityByName, decodeCity, encodeCity, isCityCode, isProblem } from './content/city.ts';
import { LENGTHS, type Length, type PlayerCount, ROUND_LIMIT } from './content/types.ts';

export type Options = {
  length: Length;
  /** EMG-701 the code of the whole city, so that the game keeps a copy of its own */
  city: string;
  roundLimit: boolean;
};

function settleLength(raw: Json): Settled<Length> {
  const value = LENGTHS.find((length) => length === raw);
  return value === undefined
    ? { ok: false, why: say`The length is 'short' or 'extended', not ${JSON.stringify(raw)}.` }
    : { ok: true, value };
}

/** A built-in city by name or number, a city's code, or a custom city in the format of ledger 4.5. */
function settleCity(raw: Json): Settled<string> {
  if (typeof raw !== 'number' && typeof raw !== 'string') return settleFile(raw);
  const name = String(raw);
  if (isCityCode(name)) return { ok: true, value: name };
  const known = cityByName(name);
  if (known !== undefined) return { ok: true, value: encodeCity(known) };
  const decoded = name.includes('|') ? decodeCity(name) : null;
  if (decoded !== null && !isProblem(decoded)) return settleFile(decoded);
  const names = CITIES.map((city) => city.id).join(', ');
  return {
    ok: false,
    why: say`There is no city ${JSON.stringify(raw)}. Built-in cities: ${names}. Or give a city file.`,
  };
}

function settleFile(raw: unknown): Settled<string> {
  const parsed = parseCity(raw);
  if (parsed.ok) return { ok: true, value: encodeCity(parsed.city) };
  const errors = parsed.problems.filter(({ severity }) => severity === 'error');
  return { ok: false, why: say`This city cannot be played: ${errors.map(({ says }) => says).join(' ')} (EMG-700)` };
}

function settleLimit(raw: Json): Settled<boolean> {
  return typeof raw === 'boolean'
    ? { ok: true, value: raw }
    : { ok: false, why: say`The round limit is on (true) or off (false), not ${JSON.stringify(raw)}.` };
}

const LENGTH_WORDS: Record<Length, { label: string; explains: string }> = {
  short: { label: say`Short`, explains: say`Half the knowledge is needed: about 10 rounds. Best for a first game.` },
  extended: { label: say`Extended`, explains: say`The full requirement: about 15 to 20 rounds.` },
};

export const options: OptionSpecs<Options> = {
  length: {
    label: say`Length`,
    explains: say`How much knowledge your team must assimilate to win.`,
    preset: 'short', // EMG-018
    choices: LENGTHS.map((value) => ({ value, ...LENGTH_WORDS[value] })),
    settle: settleLength,
  },
  city: {
    label: say`City`,
    explains: say`Where you play. Each city is laid out differently; two of them bring special tiles. All nine are our reconstruction: we had the text of the rulebook, without its pictures.`,
    preset: encodeCity(CITIES[0]!), // EMG-005
    choices: PRINTED_CITIES.map(({ id, name, about }) => ({ value: id, label: name, explains: about })),
    settle: settleCity,
  },
  roundLimit: {
    label: say`Round limit`,
    explains: say`The Humans win if nobody has won after round ${ROUND_LIMIT.short} (short) or ${ROUND_LIMIT.extended} (extended), so that no game goes on for ever.`,
    preset: true, // EMG-115
    settle: settleLimit,
  },
};

/** EMG-005 Outside a city's recommended range the table is warned, never stopped; so it is of a custom city's flaws. */
export function warnings(chosen: Options, seats: number): string[] {
  const parsed = parseCity(decodeCity(chosen.city));
  if (!parsed.ok) return [];
  const range = rangeWarning(parsed.city, { players: seats as PlayerCount, length: chosen.length });
  return [...(range === null ? [] : [range]), ...parsed.problems.map(({ says }) => says)];
}
