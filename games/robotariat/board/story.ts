import type { Event } from '@tablewright/board';
import type { CardId, Told, View } from '@tablewright/robotariat-rules';
import { type Face, MOST_REPUTATION, OFFICE_REWARDS, type Space } from '@tablewright/robotariat-rules/content';
import { asFace, asSpace, signed } from './look.ts';

// What happened, as a chain of moments: the table of each moment, what is pointed out in it, and what flies. Pure: the view
// before, the view now and what was told go in; the board plays what comes out.

export type Rolled = 'both' | 'black' | 'red';

/** What a moment draws the eye to. */
export type Cue =
  /** both faces as they lie now, and which of the dice were rolled for it */
  | { readonly kind: 'dice'; readonly black: Face | null; readonly red: Face | null; readonly rolled: Rolled }
  /** a die was turned by hand */
  | { readonly kind: 'set'; readonly die: 'black' | 'red'; readonly face: Face | null }
  | { readonly kind: 'march'; readonly who: 'HO' | 'CR'; readonly held: boolean }
  /** an encounter, or something else that happens on a space */
  | { readonly kind: 'pop'; readonly at: Space; readonly npc: number | null; readonly says: readonly Pop[] }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'card'; readonly by: number; readonly card: CardId };

export interface Pop {
  readonly text: string;
  readonly tone: 'gain' | 'loss' | 'calm';
}

/** What flies, from place to place (data-place). */
export interface Flown {
  readonly what: 'spark' | 'poster' | 'lamp' | 'office';
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

export interface Moment {
  readonly ms: number;
  readonly shown: View;
  readonly cue: Cue | null;
  readonly flown: readonly Flown[];
}

export const spacePlace = (space: Space): string => `space:${space}`;
export const FUNDS_PLACE = 'funds';
export const REPUTATION_PLACE = 'reputation';
export const OFFICE_PLACE = 'office';
export const JUNK_PLACE = 'junk';
export const SUPPLY_PLACE = 'supply';
export const playerPlace = (seat: number): string => `player:${seat}`;

const DICE_MS = 620;
const STEP_MS = 400;
const MEET_MS = 450;
const QUICK_MS = 160;

/** The chain of moments; the last one is the table as it is. */
export function momentsOf(before: View | null, view: View, told: readonly Event[]): Moment[] {
  const last: Moment = { ms: 0, shown: view, cue: null, flown: [] };
  if (before === null) return [last];
  const moments: Moment[] = [];
  let shown = before;
  for (const event of told) {
    const next = structuredClone(shown);
    const seen = tell(event as Event & Told, next, view);
    next.reward = OFFICE_REWARDS[next.office] ?? 0;
    shown = next;
    if (seen !== null) moments.push({ ms: seen.ms, shown, cue: seen.cue ?? null, flown: seen.flown ?? [] });
  }
  return [...moments, last];
}

interface Seen {
  readonly ms: number;
  readonly cue?: Cue;
  readonly flown?: readonly Flown[];
}

/** Changes the table as an event says, and what there is to see of it; null when nothing is. */
function tell(told: Told, table: View, view: View): Seen | null {
  switch (told.type) {
    case 'moved':
      return walk(table, told.by, told.to);
    case 'pushed':
      return walk(table, told.who, told.to);
    case 'chose':
      table.players[told.by]!.character = view.players[told.by]!.character;
      return walk(table, told.by, told.at);
    case 'round':
      table.round = told.round;
      return { ms: 500, cue: { kind: 'round', round: told.round } };
    case 'entered':
    case 'sent':
    case 'alarmed':
    case 'led':
      table.npcs[told.npc - 1]!.at = asSpace(told.type === 'entered' ? told.at : told.to);
      return { ms: STEP_MS };
    case 'rolled':
    case 'adjusted':
      return { ms: told.type === 'rolled' ? DICE_MS : STEP_MS, cue: diceCue(told) };
    case 'marched':
      return march(told, table, view);
    case 'token':
      table.token = asSpace(told.to) ?? table.token;
      return { ms: STEP_MS };
    case 'met':
      return met(told, table);
    default:
      return posters(told, table) ?? tracks(told, table) ?? cards(told, table, view);
  }
}

/** What happens to the dice. */
export function diceCue(told: Extract<Told, { type: 'rolled' | 'adjusted' }>): Extract<Cue, { kind: 'dice' | 'set' }> {
  if (told.type === 'adjusted')
    return { kind: 'set', die: told.die === 'black' ? 'black' : 'red', face: asFace(told.face) };
  return { kind: 'dice', black: asFace(told.black), red: asFace(told.red), rolled: told.dice };
}

function walk(table: View, seat: number, to: string): Seen {
  table.players[seat]!.at = asSpace(to);
  return { ms: STEP_MS };
}

/** All of a kind go at once. Where they went stands in the table of now: none of them moves twice in one chain. */
function march({ kind, held }: Extract<Told, { type: 'marched' }>, table: View, view: View): Seen {
  const who = kind === 'HO' ? 'HO' : 'CR';
  if (!held) {
    for (const [row, npc] of table.npcs.entries()) if (npc.kind === who && npc.at !== null) npc.at = view.npcs[row]!.at;
  }
  return { ms: STEP_MS, cue: { kind: 'march', who, held } };
}

function met(told: Extract<Told, { type: 'met' }>, table: View): Seen | null {
  const at = asSpace(told.at);
  if (at === null) return null;
  const { npc, donation, suspicious, fine, torn, office, silenced } = told;
  table.funds += donation - fine;
  if (suspicious) table.reputation -= 1;
  table.posters[at] -= torn;
  table.junk += torn;
  table.office -= office;
  const here = spacePlace(at);
  const says: Pop[] = [];
  const flown: Flown[] = [];
  if (donation > 0) {
    says.push({ text: `+${donation} SPARK`, tone: 'gain' });
    flown.push({ what: 'spark', text: `+${donation}`, from: here, to: FUNDS_PLACE });
  }
  if (silenced) says.push({ text: 'watched: gives nothing', tone: 'calm' });
  if (suspicious) {
    says.push({ text: '4 or more! −1 Reputation', tone: 'loss' });
    flown.push({ what: 'lamp', text: '−1', from: here, to: REPUTATION_PLACE });
  }
  if (fine > 0) {
    says.push({ text: `fine −${fine} SPARK`, tone: 'loss' });
    flown.push({ what: 'spark', text: `−${fine}`, from: FUNDS_PLACE, to: here });
  }
  if (torn > 0) {
    says.push({ text: `${torn} torn down`, tone: 'loss' });
    for (let i = 0; i < torn; i += 1) flown.push({ what: 'poster', text: '', from: here, to: JUNK_PLACE });
  }
  if (office > 0) {
    says.push({ text: `Office −${office}`, tone: 'loss' });
    flown.push({ what: 'office', text: `−${office}`, from: here, to: OFFICE_PLACE });
  }
  if (says.length === 0) return { ms: QUICK_MS, cue: { kind: 'pop', at, npc, says } };
  return { ms: MEET_MS, cue: { kind: 'pop', at, npc, says }, flown };
}

/** Events about posters. */
function posters(told: Told, table: View): Seen | null {
  const fly = (from: string, to: Space): Flown => ({ what: 'poster', text: '', from, to: spacePlace(to) });
  switch (told.type) {
    case 'postered':
    case 'salvaged': {
      const at = asSpace(told.at);
      if (at === null) return null;
      table.posters[at] += 1;
      table[told.type === 'postered' ? 'supply' : 'junk'] -= 1;
      return { ms: STEP_MS, flown: [fly(told.type === 'postered' ? SUPPLY_PLACE : JUNK_PLACE, at)] };
    }
    case 'carried': {
      const [from, to] = [asSpace(told.from), asSpace(told.to)];
      if (from === null || to === null) return null;
      table.posters[from] -= 1;
      table.posters[to] += 1;
      return { ms: STEP_MS, flown: [fly(spacePlace(from), to)] };
    }
    case 'burnt':
      table.reputation = Math.min(MOST_REPUTATION, table.reputation + told.reputation);
      return { ms: MEET_MS, flown: [...toJunk(table, told.from), ...lampsWon(told.by, told.reputation)] };
    case 'repasted':
      return fromJunk(table, { [told.at]: told.posters });
    case 'rebuilt':
      return fromJunk(table, told.posters);
    default:
      return null;
  }
}

function toJunk(table: View, amounts: { readonly [space: string]: number }): Flown[] {
  return Object.entries(amounts).flatMap(([name, n]) => {
    const space = asSpace(name);
    if (space === null) return [];
    table.posters[space] -= n;
    table.junk += n;
    return Array.from({ length: n }, () => ({
      what: 'poster' as const,
      text: '',
      from: spacePlace(space),
      to: JUNK_PLACE,
    }));
  });
}

function lampsWon(by: number, lamps: number): Flown[] {
  return lamps <= 0 ? [] : [{ what: 'lamp', text: `+${lamps}`, from: playerPlace(by), to: REPUTATION_PLACE }];
}

function fromJunk(table: View, amounts: { readonly [space: string]: number }): Seen {
  const flown: Flown[] = [];
  for (const [name, n] of Object.entries(amounts)) {
    const space = asSpace(name);
    if (space === null) continue;
    table.posters[space] += n;
    table.junk -= n;
    for (let i = 0; i < n; i += 1) flown.push({ what: 'poster', text: '', from: JUNK_PLACE, to: spacePlace(space) });
  }
  return { ms: MEET_MS, flown };
}

/** Events about Funds, Reputation and Office. */
function tracks(told: Told, table: View): Seen | null {
  const spark = (seat: number, amount: number): Flown[] =>
    amount === 0
      ? []
      : [
          {
            what: 'spark',
            text: signed(amount),
            from: amount > 0 ? playerPlace(seat) : FUNDS_PLACE,
            to: amount > 0 ? FUNDS_PLACE : playerPlace(seat),
          },
        ];
  switch (told.type) {
    case 'spark':
      table.funds += told.amount;
      return { ms: MEET_MS, flown: spark(told.by, told.amount) };
    case 'staked':
      table.funds += told.spark;
      return { ms: MEET_MS, flown: spark(told.by, told.spark) };
    case 'sympathy':
      table.funds -= told.spark;
      table.reputation = Math.min(MOST_REPUTATION, table.reputation + 1);
      return { ms: MEET_MS, flown: lampsWon(told.by, 1) };
    case 'paid':
      table.reputation -= told.reputation;
      return {
        ms: MEET_MS,
        flown: [{ what: 'lamp', text: `−${told.reputation}`, from: REPUTATION_PLACE, to: playerPlace(told.by) }],
      };
    case 'office':
      table.office = told.level;
      return { ms: STEP_MS, flown: [officeFlown(told.by, told.by_how)] };
    case 'spent':
      table.office -= told.levels;
      return { ms: STEP_MS, flown: [officeFlown(told.by, -told.levels)] };
    case 'contributed':
      table.funds -= told.spark;
      table.office = told.level;
      return {
        ms: MEET_MS,
        flown: [{ what: 'spark', text: `${told.spark}`, from: FUNDS_PLACE, to: OFFICE_PLACE }],
      };
    case 'cooked':
      table.office -= told.levels;
      table.funds += told.spark;
      return { ms: MEET_MS, flown: [{ what: 'spark', text: `+${told.spark}`, from: OFFICE_PLACE, to: FUNDS_PLACE }] };
    default:
      return null;
  }
}

function officeFlown(by: number, levels: number): Flown {
  return levels >= 0
    ? { what: 'office', text: `+${levels}`, from: playerPlace(by), to: OFFICE_PLACE }
    : { what: 'office', text: signed(levels), from: OFFICE_PLACE, to: playerPlace(by) };
}

/** A card that all see. */
function cards(told: Told, table: View, view: View): Seen | null {
  switch (told.type) {
    case 'kept':
    case 'started':
    case 'used': {
      const player = view.players[told.by]!;
      const card = [...player.upgrades, ...player.used].find((id) => id === told.card);
      if (card === undefined) return null;
      table.players[told.by] = { ...player, at: table.players[told.by]!.at };
      return { ms: 700, cue: { kind: 'card', by: told.by, card } };
    }
    default:
      return null;
  }
}

/** How long all of it may take: a little when I am asked at the end of it, and never longer than one can look on. */
export function squeeze(waiting: readonly Moment[], most: number): number {
  const all = waiting.reduce((sum, { ms }) => sum + ms, 0);
  return all <= most ? 1 : most / all;
}
