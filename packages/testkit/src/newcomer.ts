import { formsOf, type Glossary } from '@tablewright/board/glossary';
import type { Game, Json, Seat } from '@tablewright/kernel';
import type { Goal } from '@tablewright/kernel/words';
import { ledgerOf } from './ledger.ts';
import { playGame, randomPlayer, rngFor, viewersOf } from './play.ts';

// What a game tells somebody who sees it for the first time, held against its rules and its ledger.

/** A game's `newcomer`, but for its pictures. */
interface Told {
  readonly breath: { readonly says: readonly string[]; readonly shows: string };
  readonly hints: Readonly<Record<string, string | null>>;
  readonly glossary: Glossary;
  // a method: only so is a game with its own view still a game
  goal(view: unknown): Goal;
}

export interface NewcomerSettings {
  readonly seats: number;
  readonly options?: Record<string, Json>;
  readonly games?: number;
  /** the text of docs/rules/<name>.md, unless given */
  readonly ledger?: string;
}

/** The goal stands in two lines of a phone. */
const LONGEST_GOAL = 190;
const LONGEST_HINT = 190;
/** What may be looked at in passing. */
const LONGEST_TERM = 240;
const EVERY = 11;

/** Everything that is wrong with it, each in a sentence. */
export function newcomerFaults(tried: unknown, newcomer: Told, settings: NewcomerSettings): string[] {
  const game = tried as Game;
  return [
    ...breathFaults(newcomer),
    ...glossaryFaults(newcomer, settings.ledger ?? ledgerOf(game.id)),
    ...hintFaults(newcomer),
    ...goalFaults(game, newcomer, settings),
  ];
}

function breathFaults({ breath: { says, shows } }: Pick<Told, 'breath'>): string[] {
  return [...says, shows].flatMap((sentence) => (isSentence(sentence) ? [] : [`in one breath: “${sentence}”`]));
}

function isSentence(text: string): boolean {
  return /^[\p{Lu}\d]/u.test(text) && /[.?!]$/.test(text);
}

function glossaryFaults({ glossary }: Pick<Told, 'glossary'>, ledger: string): string[] {
  const faults: string[] = [];
  const forms = new Map<string, string>();
  for (const term of glossary) {
    if (glossary.filter(({ id }) => id === term.id).length > 1) faults.push(`${term.id} is explained twice`);
    for (const form of formsOf(term)) {
      if (forms.has(form)) faults.push(`“${form}” means both ${forms.get(form)} and ${term.id}`);
      forms.set(form, term.id);
    }
    if (!isSentence(term.says)) faults.push(`${term.id} is not explained in sentences: “${term.says}”`);
    if (term.says.length > LONGEST_TERM) faults.push(`${term.id} takes ${term.says.length} letters to explain`);
    if (term.rules.length === 0) faults.push(`${term.id} names no rule`);
    for (const rule of term.rules) if (!ledger.includes(`| ${rule} |`)) faults.push(`${term.id}: no rule ${rule}`);
  }
  return faults;
}

function hintFaults({ hints }: Pick<Told, 'hints'>): string[] {
  return Object.entries(hints).flatMap(([about, hint]) =>
    hint === null || (isSentence(hint) && hint.length <= LONGEST_HINT) ? [] : [`the hint for ${about}: “${hint}”`],
  );
}

function goalFaults(
  game: Game,
  { goal }: Pick<Told, 'goal'>,
  { seats, options = {}, games = 1 }: NewcomerSettings,
): string[] {
  const faults = new Set<string>();
  for (let index = 0; index < games; index += 1) {
    const rng = rngFor(`goal-${index}`, 'worlds');
    let step = 0;
    const players = Array.from({ length: seats }, (_, seat) => randomPlayer(rngFor(`goal-${index}`, `seat ${seat}`)));
    playGame(game, {
      seats,
      options,
      seed: index,
      players,
      onStep: ({ state }) => {
        step += 1;
        if (step % EVERY !== 0 || state.outcome !== null) return;
        for (const viewer of viewersOf(seats)) {
          const { says, secret } = goal(game.view(state, viewer));
          if (!isSentence(says)) faults.add(`the goal of ${viewer}: “${says}”`);
          if (says.length > LONGEST_GOAL) faults.add(`the goal takes ${says.length} letters: “${says}”`);
          if (secret !== null && !isSentence(secret)) faults.add(`the secret goal: “${secret}”`);
          if (viewer === 'spectator') {
            if (secret !== null) faults.add('whoever watches has a secret');
            continue;
          }
          // Whoever looks over a shoulder: in no world that they think possible would the open part be another one.
          const other: Seat = (viewer + 1) % seats;
          const world = game.world(game.view(state, other), rng);
          const there = goal(game.view(world, viewer)).says;
          if (there !== says) faults.add(`the open part tells a secret: “${says}”, or else “${there}”`);
        }
      },
    });
  }
  return [...faults];
}
