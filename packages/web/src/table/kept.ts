import { type Kept, SAID_HERE, type SaidHere } from '@tablewright/kernel';

// For "Check this game": what this browser was shown, what it added and what it said, so that it need not believe the server later.
// Nothing that was kept is taken away again: a table that could make a browser forget could show it another game afterwards.

/** A start to which the table was bound. */
export interface Start {
  readonly commitment: string;
  /** what this browser has shown for it; null where it only looked on */
  readonly salt: string | null;
  /** its own seats at that moment; null where an older page has kept it */
  readonly places: readonly number[] | null;
  /** the table was in its lobby again before a game came of it */
  readonly calledOff: boolean;
}

export interface KeptHere {
  /** in order; the last is the game's */
  readonly starts: readonly Start[];
  /** for how many starts that were called off somebody has said that this browser takes part in another one */
  readonly takesPartAfter: number;
  /** the table was in its lobby again after the game had begun */
  readonly reopened: boolean;
  /** the beginnings of all links of the log's chain that came in, and the version of the last of them */
  readonly heads: readonly string[];
  readonly version: number;
  readonly said: readonly SaidHere[];
}

const NOTHING: KeptHere = { starts: [], takesPartAfter: 0, reopened: false, heads: [], version: 0, said: [] };

/** So much of a link is kept: nobody finds another log whose link begins with the same 96 bits. */
const DIGITS = 24;

const key = (table: string): string => `tablewright.fair.${table}`;

/** A private window may keep nothing; then this page does, as long as it is open. `text`: as it is stored, if it is. */
const inThisPage = new Map<string, { readonly kept: KeptHere; readonly text: string | null }>();

export function keptHere(table: string): KeptHere {
  const known = inThisPage.get(table);
  try {
    const text = localStorage.getItem(key(table));
    // Looked at with every change of a table: only what another page has written is read anew.
    if (text !== null && text !== known?.text) {
      const kept = read(JSON.parse(text));
      inThisPage.set(table, { kept, text });
      return kept;
    }
  } catch {
    // What is not legible was not kept.
  }
  return known?.kept ?? NOTHING;
}

function store(table: string, change: Partial<KeptHere>): void {
  const kept = { ...keptHere(table), ...change };
  inThisPage.set(table, { kept, text: null });
  try {
    const text = written(kept);
    localStorage.setItem(key(table), text);
    inThisPage.set(table, { kept, text });
  } catch {
    // see inThisPage
  }
}

function written({ heads, said, ...rest }: KeptHere): string {
  const words = said.map(({ what, seat, version, hash }) => [SAID_HERE.indexOf(what), seat, version, hash]);
  return JSON.stringify({ ...rest, heads: heads.join(''), said: words });
}

/** How many starts were called off after this browser had shown something for them. */
export function calledOffIn({ starts }: Pick<KeptHere, 'starts'>): number {
  return starts.filter(({ salt, calledOff }) => salt !== null && calledOff).length;
}

/** What a record is held against. */
export function keptOf(table: string): Kept {
  const { starts, reopened, heads, said } = keptHere(table);
  const { commitment = null, salt = null, places = null } = starts.at(-1) ?? {};
  // An older page counted nothing.
  const hasCounted = starts.some((start) => start.salt !== null && start.places !== null);
  return {
    commitment,
    salt,
    places: salt === null ? null : places,
    calledOff: hasCounted ? calledOffIn({ starts: starts.slice(0, -1) }) : null,
    reopened,
    heads,
    said,
  };
}

/** The table is bound. */
export function keepStart(table: string, start: Omit<Start, 'calledOff'>): void {
  store(table, { starts: [...keptHere(table).starts, { ...start, calledOff: false }] });
}

/** Nothing came of the start that was kept last. */
export function keepCalledOff(table: string): void {
  const { starts } = keptHere(table);
  store(table, { starts: starts.map((start, i) => (i === starts.length - 1 ? { ...start, calledOff: true } : start)) });
}

/** Somebody knows of all that was called off so far, and wants this browser to take part once more. */
export function keepTakingPart(table: string): void {
  store(table, { takesPartAfter: calledOffIn(keptHere(table)) });
}

export function keepReopened(table: string): void {
  if (!keptHere(table).reopened) store(table, { reopened: true });
}

/**
 * Every link is kept, not the last alone: a table that changes its log in the middle of a game could otherwise take the old link away
 * by sending a new one. For the same reason a version that is known already changes nothing.
 */
export function keepHead(table: string, version: number, head: string): void {
  const { heads, version: last } = keptHere(table);
  if (version > last) store(table, { heads: [...heads, head.slice(0, DIGITS)], version });
}

/** What the table has acknowledged; also where it sends no links, or it could keep this away too. A game without a chain has no such start. */
export function keepSaid(table: string, one: SaidHere): void {
  const { starts, heads, said } = keptHere(table);
  const isSealed = heads.length > 0 || starts.some(({ salt, places }) => salt !== null && places !== null);
  if (isSealed) store(table, { said: [...said, one] });
}

// ------------------------------------------------------------------------------------------------------------------- reading

/** What is stored, also by older pages; anybody may have written into it, and what does not fit is left out. */
function read(stored: unknown): KeptHere {
  if (!isObject(stored)) return NOTHING;
  const { takesPartAfter, reopened, heads, version, said } = stored;
  return {
    starts: startsIn(stored),
    takesPartAfter: isWhole(takesPartAfter) ? takesPartAfter : 0,
    reopened: reopened === true,
    heads: typeof heads === 'string' ? (heads.match(new RegExp(`.{${DIGITS}}`, 'g')) ?? []) : [],
    version: isWhole(version) ? version : 0,
    said: Array.isArray(said) ? said.flatMap(saidIn) : [],
  };
}

/** An older page kept one start, without its seats. */
function startsIn({ starts, commitment, salt }: Readonly<Record<string, unknown>>): Start[] {
  if (Array.isArray(starts)) return starts.flatMap(startIn);
  return typeof commitment === 'string'
    ? [{ commitment, salt: typeof salt === 'string' ? salt : null, places: null, calledOff: false }]
    : [];
}

function startIn(stored: unknown): Start[] {
  if (!isObject(stored)) return [];
  const { commitment, salt, places, calledOff } = stored;
  if (typeof commitment !== 'string') return [];
  return [
    {
      commitment,
      salt: typeof salt === 'string' ? salt : null,
      places: Array.isArray(places) ? places.filter(isWhole) : null,
      calledOff: calledOff === true,
    },
  ];
}

function saidIn(stored: unknown): SaidHere[] {
  if (!Array.isArray(stored)) return [];
  const [place, seat, version, hash] = stored as unknown[];
  const what = isWhole(place) ? SAID_HERE[place] : undefined;
  if (what === undefined || !isWhole(seat) || !isWhole(version) || typeof hash !== 'string') return [];
  return [{ what, seat, version, hash }];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
