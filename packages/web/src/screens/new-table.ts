import { type SeatedLevel, USUAL_LEVEL } from '@tablewright/bots/levels';
import type { Json } from '@tablewright/kernel';
import { many, say } from '@tablewright/kernel/words';
import { type ClockSpec, type GameInfo, type SeatOrder, type WhenOut, WINDOW_SECONDS } from '@tablewright/protocol';
import type { TableRequest } from '../api.ts';

// The form for a new table, without the form: what is chosen, and what is sent.

export const CLOCKS: readonly {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly clock: ClockSpec;
}[] = [
  { id: 'none', name: say`No clock`, says: say`Everybody takes the time they need.`, clock: { kind: 'none' } },
  {
    id: 'live',
    name: say`Live`,
    says: say`15 minutes each, 15 seconds more with every answer.`,
    clock: { kind: 'live', bank: 900, increment: 15 },
  },
  {
    id: 'quick',
    name: say`Quick`,
    says: say`5 minutes each, 8 seconds more with every answer.`,
    clock: { kind: 'live', bank: 300, increment: 8 },
  },
  {
    id: 'day',
    name: say`One day`,
    says: say`A day for every answer: a game beside everything else.`,
    clock: { kind: 'days', days: 1 },
  },
  { id: 'three', name: say`Three days`, says: say`Three days for every answer.`, clock: { kind: 'days', days: 3 } },
];

export const WHEN_OUT: readonly { readonly id: WhenOut; readonly name: string; readonly says: string }[] = [
  { id: 'bot', name: say`A bot plays on`, says: say`It answers from then on, until the person takes the seat back.` },
  {
    id: 'default',
    name: say`The plainest answer is given`,
    says: say`The rules say which one; then the person is asked again.`,
  },
];

/** How long a question stays open that closes by itself. */
export const WINDOWS: readonly { readonly seconds: number; readonly name: string; readonly says: string }[] = [
  { seconds: 2, name: many(2, 'second'), says: say`For people who know their cards.` },
  { seconds: WINDOW_SECONDS, name: many(WINDOW_SECONDS, 'second'), says: say`Long enough to see it and to decide.` },
  { seconds: 8, name: many(8, 'second'), says: say`For the first games.` },
  { seconds: 15, name: many(15, 'second'), says: say`Nobody has to hurry.` },
];

/** Whether windows have a time at such a table: with days for each answer and on a shared device they wait for everybody. */
export function hasTimedWindows(game: GameInfo, form: Form): boolean {
  const clock = CLOCKS.find(({ id }) => id === form.clock)?.clock;
  return game.hasWindows === true && form.with !== 'pass' && !(form.with === 'friends' && clock?.kind === 'days');
}

/** Who plays, and where. */
export type With = 'friends' | 'bots' | 'pass';

export interface Form {
  readonly seats: number;
  readonly with: With;
  readonly options: Readonly<Record<string, Json>>;
  readonly clock: string;
  readonly whenOut: WhenOut;
  /** of the bots that sit there from the start */
  readonly botLevel: SeatedLevel;
  /** by seat, where they are not all alike */
  readonly botLevels: Readonly<Record<number, SeatedLevel>>;
  /** played without the server, in this browser alone */
  readonly here: boolean;
  readonly windowSeconds: number;
  readonly countdownOn: boolean;
  /** seconds of the countdown and of the time to prepare, as they are typed */
  readonly countdown: string;
  readonly preparation: string;
  readonly open: boolean;
  /** null: as it is usual for whom one plays with */
  readonly seatOrder: SeatOrder | null;
  readonly names: readonly string[];
}

export function blankForm(game: GameInfo, seats: number): Form {
  return {
    seats,
    with: 'friends',
    options: Object.fromEntries(game.options.map(({ id, preset, choices }) => [id, presetChoice(preset, choices)])),
    clock: 'none',
    whenOut: 'bot',
    botLevel: USUAL_LEVEL,
    botLevels: {},
    here: false,
    windowSeconds: WINDOW_SECONDS,
    countdownOn: true,
    countdown: String(game.countdown?.countdown.preset ?? ''),
    preparation: String(game.countdown?.preparation.preset ?? ''),
    open: false,
    seatOrder: null,
    names: ['', ''],
  };
}

/** A preset in the form in which it is stored may not be among the choices; then the first of them is what it means. */
function presetChoice(preset: Json, choices: GameInfo['options'][number]['choices']): Json {
  if (Array.isArray(preset)) return preset as Json;
  const known = choices.some(({ value }) => JSON.stringify(value) === JSON.stringify(preset));
  return known || choices.length === 0 ? preset : choices[0]!.value;
}

/** Who sits where: drawn among people at several devices, unless the host fixes it; as named on one device. */
export function seatOrderOf(form: Form): SeatOrder {
  if (form.with === 'bots') return 'fixed';
  return form.seatOrder ?? (form.with === 'friends' ? 'shuffled' : 'fixed');
}

/** Whether there is anything to count down: only where a live clock hurries people anyway. */
export function countsDown(game: GameInfo, form: Form): boolean {
  const clock = CLOCKS.find(({ id }) => id === form.clock)?.clock;
  return game.countdown !== undefined && form.with === 'friends' && clock?.kind === 'live';
}

function namesIn({ names }: Form): string[] {
  return names.map((name) => name.trim()).filter((name) => name !== '');
}

/** What still has to be done before it can be sent, or null. */
export function missing(form: Form): string | null {
  if (form.with !== 'pass') return null;
  const names = namesIn(form);
  if (names.length === 0) return say`Say who plays: type at least one name.`;
  if (names.length > form.seats) return say`There are ${names.length} names for ${form.seats} seats.`;
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return say`Two people have the same name.`;
  return null;
}

/** What comes of all that is chosen, in a sentence beside the button that does it. */
export function summaryOf(game: GameInfo, form: Form): string {
  const others = form.seats - 1;
  const bots = (count: number): string => (count === 1 ? say`a bot` : many(count, 'bot'));
  const named = namesIn(form).length;
  const people = named === 1 ? say`one person` : say`${named} people`;
  const who = {
    friends:
      others === 1
        ? say`You, and one more: friends by your link, bots where you like`
        : say`You, and ${others} more: friends by your link, bots where you like`,
    bots: say`You and ${bots(others)}`,
    pass:
      named === 0
        ? say`Say who plays`
        : form.seats > named
          ? say`On this device: ${people} and ${bots(form.seats - named)}`
          : say`On this device: ${people}`,
  }[form.with];
  const chosen = game.options.flatMap(({ id, choices }) => {
    const value = JSON.stringify(form.options[id]);
    const choice = choices.find((one) => JSON.stringify(one.value) === value);
    return choice === undefined ? [] : [choice.label];
  });
  return `${[who, ...chosen.slice(0, 2)].join(' · ')}.`;
}

export function requestOf(game: GameInfo, form: Form): TableRequest {
  const clock = CLOCKS.find(({ id }) => id === form.clock)?.clock ?? { kind: 'none' };
  // What is as it was preset is left out: the server knows it better than this page.
  const preset = blankForm(game, form.seats).options;
  const options = Object.fromEntries(
    Object.entries(form.options).filter(([id, value]) => JSON.stringify(value) !== JSON.stringify(preset[id])),
  );
  return {
    game: game.id,
    seats: form.seats,
    options,
    mode: form.with === 'pass' ? 'pass' : 'online',
    open: form.with === 'friends' && form.open,
    clock: form.with === 'friends' ? clock : { kind: 'none' },
    whenOut: form.whenOut,
    ...(hasTimedWindows(game, form) && { windowSeconds: form.windowSeconds }),
    atOnce: form.with !== 'friends',
    ...(form.with !== 'friends' && { botLevel: form.botLevel, ...levelsIn(form) }),
    names: form.with === 'pass' ? namesIn(form) : [],
    seatOrder: seatOrderOf(form),
    ...(countsDown(game, form) && { countdown: countdownIn(form) }),
  };
}

/** The seats of bots, from the second on: whoever asks for the table sits on the first. */
export function botSeatsOf(form: Form): number[] {
  const people = form.with === 'pass' ? namesIn(form).length : 1;
  return Array.from({ length: Math.max(0, form.seats - people) }, (_, i) => people + i);
}

function levelsIn(form: Form): Pick<TableRequest, 'botLevels'> {
  const { botLevel, botLevels, seats } = form;
  if (botSeatsOf(form).every((seat) => (botLevels[seat] ?? botLevel) === botLevel)) return {};
  return { botLevels: Array.from({ length: seats }, (_, seat) => botLevels[seat] ?? botLevel) };
}

function countdownIn({ countdownOn, countdown, preparation }: Form): TableRequest['countdown'] {
  return countdownOn ? { countdown: Number(countdown), preparation: Number(preparation) } : 'off';
}
