import type { CharacterId } from '../../content/characters.ts';
import { CHIPS } from '../../content/chips.ts';
import type { Effects } from '../../content/effects.ts';
import { EVENTS } from '../../content/events.ts';
import type { Told } from '../../events.ts';
import { NONE, SLOTS, type State } from '../../state.ts';
import { asked, game, offers, type Picture, turnOf, words } from './tables.ts';

// An Action Phase without a General, so that no window opens for the sacrifice; what it offers; and chips that lie where a
// test wants them.

export function quiet(seat: number, picture: Picture = {}): State {
  return turnOf(seat, {
    ...picture,
    set(s) {
      s.general = NONE;
      picture.set?.(s);
    },
  });
}

/** An act as it is offered. */
export interface Offered {
  readonly act?: string;
  readonly piece?: number;
  readonly [part: string]: unknown;
}

/** What a seat is offered under this name. */
export function actsNamed(s: State, seat: number, act: string): Offered[] {
  return (offers(s, seat) as Offered[]).filter((one) => one.act === act);
}

export function isOffered(s: State, seat: number, act: string): boolean {
  return actsNamed(s, seat, act).length > 0;
}

/** What an Event does, by the part of its card: `effects`, `success`, `a`, … */
export function printed(id: string, part: string): Effects {
  const event = EVENTS.find((one) => one.id === id) as unknown as Record<string, Effects> | undefined;
  if (event?.[part] === undefined) throw new Error(`${id} has no ${part}`);
  return event[part];
}

/** How an answer is refused: the rule. */
export function refused(s: State, seat: number, value: unknown): string {
  return words.refusal(s, seat, value).rule;
}

/** Chips of a colour (b, r, p), each out of its Sector. */
export function chipsOut(s: State, colours: string): number[] {
  return [...colours].map((letter) => {
    const colour = 'brp'.indexOf(letter);
    for (const sector of s.sectors) {
      const at = sector.findIndex((chip) => CHIPS[chip] === colour);
      if (at >= 0) return sector.splice(at, 1)[0]!;
    }
    throw new Error(`no ${letter} is left`);
  });
}

/** A piece carries chips of these colours, and its player knows them. */
export function carry(s: State, piece: number, colours: string, seat = piece): State {
  for (const [slot, chip] of chipsOut(s, colours).entries()) {
    s.chips[piece * SLOTS + slot] = chip;
    s.known[chip] = 1 << seat;
  }
  return s;
}

/** The set-up as it is played, with all that a viewer was told. */
export function setUp(
  seats: number,
  {
    seed = 1,
    options = {},
    characters = [],
    viewer = 'spectator',
    upTo = 'turn',
  }: {
    seed?: number;
    options?: Record<string, string | boolean>;
    characters?: readonly CharacterId[];
    viewer?: number | 'spectator';
    upTo?: string;
  } = {},
): { state: State; events: Told[] } {
  const begun = game.start({ seats, seed, options });
  const heard = (told: readonly { to: unknown; event: Told }[]): Told[] =>
    told.filter(({ to }) => to === 'all' || to === viewer).map(({ event }) => event);
  let { state } = begun;
  const events = heard(begun.told);
  while (!state.stack.some(({ stage }) => stage === upTo)) {
    const [seat] = asked(state);
    const free = offers(state, seat!) as string[];
    const choice =
      state.stack.at(-1)!.stage === 'characters'
        ? (characters[seat!] ?? free.find((one) => !characters.includes(one as CharacterId))!)
        : words.absent(state, seat!);
    const next = game.after(state, { seat: seat!, value: choice });
    if (!next.ok) throw new Error(next.why);
    state = next.state;
    events.push(...heard(next.told));
  }
  return { state, events };
}
