import {
  type AnyDomain,
  type Base,
  countOptions,
  type Entry,
  type PublishedFairness,
  type Game,
  type GameRecord,
  type Json,
  list,
  listOptions,
  type Question,
  type Seat,
  type Seed,
  type Told,
} from '@tablewright/kernel';
import { recordOf } from '@tablewright/testkit';
import { type Asked, type Message, PROTOCOL, type Request } from './messages.ts';

/** A game at a table that one program drives: where it begins. */
export interface Beginning {
  readonly game: Game;
  readonly seats: number;
  readonly names: readonly string[];
  readonly options: Record<string, Json>;
  readonly seed: Seed;
  /** where the seed came from, if the whole game comes from it */
  readonly fairness: PublishedFairness | null;
  readonly state: Base;
  readonly log: readonly Entry[];
  readonly told: readonly Told[];
  readonly note: string | null;
}

/** Requests in, messages out; the lines and streams are somebody else's business. */
export interface Session {
  readonly opening: readonly Message[];
  reply(request: Request): Message[];
}

/** JSON knows no infinity. */
function countOf(domain: AnyDomain): number | null {
  const count = countOptions(domain);
  return count === Number.POSITIVE_INFINITY ? null : count;
}

export function openSession({ game, seats, names, options, seed, fairness, note, ...beginning }: Beginning): Session {
  const setup = { seats, options };
  let { state } = beginning;
  const log: Entry[] = [...beginning.log];

  function asked(question: Question): Asked {
    const { seat, about, rule, domain, optional, window } = question;
    const prompt = game.words.prompt(game.view(state, seat), question, names);
    const marks = { ...(optional && { optional }), ...(window !== undefined && { window }) };
    return { seat, about, rule, prompt, domain, count: countOf(domain), ...marks };
  }

  function stand(): Message {
    const { outcome } = state;
    if (outcome !== null) return { type: 'over', outcome, text: game.words.outcome(outcome, names) };
    const may = list(game.mayAnswer(state)).map((seat) => asked(game.asksSeen(state, seat).mine!));
    return {
      type: 'asks',
      asks: game.asks(state).map(asked),
      waiting: list(game.waiting(state)),
      ...(may.length > 0 && { may }),
    };
  }

  function heard(told: readonly Told[]): Message[] {
    return told.map(({ to, event }) => ({ type: 'told', to, event, text: game.words.event(event, names) }));
  }

  function answer(seat: Seat, value: unknown, about: string | undefined): Message[] {
    const before = state;
    const step = game.after(before, { seat, value, ...(about !== undefined && { about }) });
    if (!step.ok) return [{ type: 'error', why: step.why, rule: step.rule }];
    const entry = step.entries.find((each) => each.type === 'answer')!;
    ({ state } = step);
    log.push(...step.entries);
    const shown = game.shown(before, entry.value);
    return [{ type: 'answered', seat, about: entry.about, value: entry.value, shown }, ...heard(step.told), stand()];
  }

  function undo(seat: Seat): Message[] {
    const back = game.undo(setup, log, seat, seed);
    if (!back.ok) return [{ type: 'error', why: back.why }];
    ({ state } = back);
    log.push(...back.entries);
    return [{ type: 'undone', seat }, stand()];
  }

  function optionsFor(seat: Seat, limit: number): Message {
    const question = game.asksSeen(state, seat).mine;
    if (question === null) return { type: 'error', why: `Seat ${seat} is not asked now.` };
    const view = game.view(state, seat);
    const options: { value: Json; text: string }[] = [];
    // of what cannot be listed there is one example: what would be answered for a seat that is away
    const values =
      question.domain.kind === 'plan' && !question.optional ? [game.absent(state, seat)] : listOptions(question.domain);
    for (const value of values) {
      if (options.length === limit) break;
      options.push({ value, text: game.words.option(view, question, value, names).says });
    }
    return { type: 'options', seat, about: question.about, count: countOf(question.domain), options };
  }

  function record(): GameRecord {
    const { outcome } = state;
    const written = recordOf(game, { seats, names, options, log, outcome });
    if (fairness === null) return written;
    // the secret is published when the game is over, here as at any table
    const { secret, ...promised } = fairness;
    return { ...written, fairness: outcome === null ? promised : { ...promised, secret } };
  }

  function respond(request: Request): Message[] {
    switch (request.type) {
      case 'answer':
        return answer(request.seat, request.value, request.about);
      case 'asks':
        return [stand()];
      case 'view': {
        const { seat } = request;
        const view = game.view(state, seat);
        const { mine, waiting } = game.asksSeen(state, seat);
        const text = game.words.table(view, names);
        return [{ type: 'view', seat, view, mine: mine === null ? null : asked(mine), waiting, text }];
      }
      case 'options':
        return [optionsFor(request.seat, request.limit)];
      case 'explain': {
        const verdict = game.explain(state, request.seat, request.value);
        return [{ type: 'explained', seat: request.seat, ...verdict }];
      }
      case 'undo':
        return undo(request.seat);
      case 'record':
        return [{ type: 'record', record: record() }];
      case 'quit':
        return [{ type: 'bye' }];
    }
  }

  return {
    opening: [
      {
        type: 'hello',
        protocol: PROTOCOL,
        game: game.id,
        rulesVersion: game.rulesVersion,
        seats,
        names,
        options,
        entries: beginning.log.length,
        ...(note !== null && { note }),
      },
      ...heard(beginning.told),
      stand(),
    ],

    reply(request) {
      const before = { state, entries: log.length };
      try {
        return respond(request);
      } catch (error) {
        // the rules may have thrown half-way: an answer that was not heard out must not have been given
        ({ state } = before);
        log.length = before.entries;
        throw error;
      }
    },
  };
}
