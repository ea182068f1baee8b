import { type Advice, choicesIn, type Domain, type Rng, type Seat } from '@tablewright/kernel';
import { bestAct, bestClaim } from './advice/acts.ts';
import { factionOf, gainOf, ownColour } from './advice/aims.ts';
import { contribution, escapeCard } from './advice/checks.ts';
import { blues, handOf, keepWorth, leastWorth, reds, valueOf } from './advice/hand.ts';
import { leastTrusted, mostTrusted, suspicion } from './advice/people.ts';
import { ENEMIES } from './content/enemies.ts';
import { EVENTS } from './content/events.ts';
import type { FaceId } from './content/faces.ts';
import { PROGRAMS } from './content/programs.ts';
import { placeId } from './pieces.ts';
import { SCRIPTS } from './scripts.ts';
import type { Answers } from './stages/index.ts';
import type { FrameView, View } from './view.ts';

// A sensible player (ledger 9): by faction, character and Objective. It is given what a person on its seat is given, a view
// and a question, and nothing else.

type Offer<A extends Answers[keyof Answers]> = { readonly domain: Domain<A> };

function seen<S extends FrameView['stage']>(view: View, stage: S): Extract<FrameView, { stage: S }> | undefined {
  return view.now.findLast((frame) => frame.stage === stage) as Extract<FrameView, { stage: S }> | undefined;
}

function facesIn(acts: readonly { readonly act: string; readonly card?: string }[]): FaceId[] {
  return acts.flatMap((act) => (act.act === 'card' && act.card !== undefined ? [act.card as FaceId] : []));
}

export function advisor(me: Seat, rng: Rng): Advice<View, Answers> {
  function first<A extends Answers[keyof Answers]>(_view: View, { domain }: Offer<A>): A {
    return choicesIn(domain)[0]!;
  }
  function any<A extends Answers[keyof Answers]>(_view: View, { domain }: Offer<A>): A {
    const choices = choicesIn(domain);
    return choices[rng.below(choices.length)]!;
  }
  /** The strongest Enemy for most, the weakest for Legion, who wants them to stay. */
  function enemyOf(view: View, { domain }: Offer<string>): string {
    const worth = (at: string): number => {
      const enemy = view.enemies.find((one) => one.at === at);
      return (
        (enemy === undefined
          ? 0
          : enemy.level * 2 +
            enemy.health +
            (at.startsWith('red') ? Number(at.slice(3)) : at === '6' || at === '8' ? 1 : 0)) *
        (factionOf(view) === 'legion' ? -1 : 1)
      );
    };
    return choicesIn(domain).reduce((best, at) => (worth(at) > worth(best) ? at : best));
  }
  function worstProgram(choices: readonly string[]): string {
    const real = choices.filter((id) => id !== 'none');
    return real.length === 0 ? 'none' : real.reduce((worst, id) => (costOf(id) < costOf(worst) ? id : worst));
  }

  return {
    characters: any,
    startPlace: first,
    loyalty: any,
    returnObjective: any,
    draw: first,
    action(view, question) {
      const acts = choicesIn(question.domain);
      if (question.optional === true) return bestClaim(view, acts, 2.5) as Answers['action'] | null;
      return bestAct(view, acts, rng);
    },
    whom: (view, { domain }) => {
      const seats = choicesIn(domain);
      if (seats.includes(me) && seats.length > 0) {
        const effects = seen(view, 'effects');
        const does = effects === undefined ? undefined : SCRIPTS[effects.script]?.[effects.at]?.does;
        if (does === 'heal' || does === 'cure' || does === 'free') return me;
      }
      const others = seats.filter((seat) => seat < view.seats && seat !== me);
      return others.length === 0 ? seats[0]! : leastTrusted(view, others);
    },
    enemy: enemyOf,
    area: any,
    location: any,
    sector: (_view, { domain }) => choicesIn(domain).find((value) => value !== 'done') ?? choicesIn(domain)[0]!,
    chipSeen: (view, { domain }) => {
      const known = view.sectors[seen(view, 'chipSeen')?.sector ?? 0]?.known ?? [];
      const bad = choicesIn(domain).find(
        (at) => known[at - 1] !== null && known[at - 1] !== ownColour(factionOf(view)),
      );
      return bad ?? choicesIn(domain)[0]!;
    },
    spot: (view, { domain }) => {
      const spots = choicesIn(domain);
      const unknown = spots.filter((spot) => view.junkyard[spot - 1]?.colour === null);
      return unknown[0] ?? spots[0]!;
    },
    slot: any,
    ownChip: (view, { domain }) => {
      const own = ownColour(factionOf(view));
      const colour = (at: number): string | null => view.pieces[Math.floor(at / 2)]?.chips[at % 2]?.colour ?? null;
      return choicesIn(domain).find((at) => colour(at) !== own) ?? choicesIn(domain)[0]!;
    },
    hiddenChip: first,
    hiddenObjective: first,
    wound: (_view, { domain }) =>
      choicesIn(domain).find((id) => id === 'W-08' || id === 'W-01') ?? choicesIn(domain)[0]!,
    programAway: (_view, { domain }) => (choicesIn(domain).includes('none') ? 'none' : worstProgram(choicesIn(domain))),
    displayed: (_view, { domain }) => choicesIn(domain).reduce((best, id) => (costOf(id) > costOf(best) ? id : best)),
    branch(view, { domain }) {
      const frame = seen(view, 'branch');
      const effect = frame === undefined ? undefined : SCRIPTS[frame.script]?.[frame.at];
      if (effect?.does !== 'choose') return choicesIn(domain)[0]!;
      const gain = (at: number): number => gainOf(view, effect.between[at] ?? [], factionOf(view));
      return choicesIn(domain).reduce((best, at) => (gain(at) > gain(best) ? at : best));
    },
    maybe: (view) => {
      if (seen(view, 'maybe')?.why !== 1) return 'yes';
      const own = ownColour(factionOf(view));
      return view.pieces[me]!.chips.some(({ colour }) => colour === own) ? 'yes' : 'no';
    },
    revealedCard: (view, { domain }) => {
      const check = seen(view, 'check') ?? seen(view, 'escape');
      const event = check?.stage === 'check' ? EVENTS[check.event] : undefined;
      const target = event?.type === 'check' ? event.target : 1;
      const wants =
        event?.type === 'check'
          ? gainOf(view, event.success, factionOf(view)) - gainOf(view, event.failure, factionOf(view))
          : 1;
      const sign = Math.sign(target) * (wants >= 0 ? 1 : -1);
      const value = (at: number): number => valueOf(check?.cards?.[at] ?? '') * sign;
      return choicesIn(domain).reduce((worst, at) => (value(at) < value(worst) ? at : worst));
    },
    boost: first,
    keepProgram: (_view, { domain }) => choicesIn(domain).reduce((best, id) => (costOf(id) > costOf(best) ? id : best)),
    markersBack: first,
    cards: (_view, { domain }) => {
      const faces = facesIn(choicesIn(domain));
      return faces.length === 0 ? { act: 'done' } : { act: 'card', card: leastWorth(faces) };
    },
    die: any,
    pay: (_view, { domain }) => {
      const acts = choicesIn(domain);
      if (acts.some(({ act }) => act === 'done')) return { act: 'done' };
      const faces = facesIn(acts);
      return { act: 'card', card: faces.reduce((least, face) => (keepWorth(face) < keepWorth(least) ? face : least)) };
    },
    riotCard(view, { domain }) {
      const base = view.bars.riot + (seen(view, 'riotCard')?.change ?? 0);
      const off = (value: string): number => Math.abs(base + valueOf(value)) + (value === 'none' ? 0 : 0.6);
      return choicesIn(domain).reduce((best, value) => (off(value) < off(best) ? value : best));
    },
    blueCards(view, { domain }) {
      const acts = choicesIn(domain);
      const laid = seen(view, 'blueCards')?.chosen.length ?? 0;
      const best = facesIn(acts).toSorted((a, b) => valueOf(b) - valueOf(a))[0];
      const enough = laid >= 2 && acts.some(({ act }) => act === 'done');
      return best === undefined || enough || (laid > 0 && valueOf(best) < 2)
        ? { act: 'done' }
        : { act: 'card', card: best };
    },
    colourCards: (_view, { domain }) =>
      choicesIn(domain).some(({ act }) => act === 'done') ? { act: 'done' } : choicesIn(domain)[0]!,
    sectorKeep(view, { domain }) {
      const frame = seen(view, 'sectorKeep');
      const known = view.sectors[frame?.sector ?? 0]?.known ?? [];
      const own = ownColour(factionOf(view)) ?? 'red';
      return choicesIn(domain).find((at) => known[at - 1] === own) ?? choicesIn(domain)[0]!;
    },
    partnerKeep(view) {
      const frame = seen(view, 'partnerKeep');
      const own = ownColour(factionOf(view));
      if (factionOf(view) === 'fallen') return frame?.first === 'purple' ? 2 : 1; // the purple one goes to the Junkyard
      return frame?.second === own ? 2 : 1;
    },
    network(view, { domain }) {
      const acts = choicesIn(domain);
      const own = ownColour(factionOf(view));
      const piece = seen(view, 'network')?.piece ?? me;
      const score = (act: Answers['network']): number => {
        if (act.act === 'done') return -1;
        const colour = view.pieces[piece]?.chips[act.chip]?.colour ?? null;
        const column = ['alpha', 'beta', 'gamma'].indexOf(act.column);
        const mine = view.network
          .slice(column * 5, column * 5 + 5)
          .filter((slot) => slot !== null && slot.colour === own).length;
        // own chips where own chips lie, the others together elsewhere; face-up only what is good to be seen
        return (
          (colour === own ? mine + 1 : -mine) +
          (act.up === (colour === own && factionOf(view) === 'human') ? 0.2 : 0) +
          2
        );
      };
      return acts.reduce((best, act) => (score(act) > score(best) ? act : best));
    },
    reward: (_view, { domain }) => (choicesIn(domain).includes('boost') ? 'boost' : 'programs'),
    recon: (_view, { domain }) => choicesIn(domain).find((id) => id === 'R-5') ?? choicesIn(domain)[0]!,
    box: (view, { domain }) => {
      const has = view.players[me]!.item !== null;
      const takes = choicesIn(domain).find((value) => value !== 'leave');
      return has || takes === undefined ? 'leave' : takes;
    },
    sniff: (_view, { domain }) => choicesIn(domain).find((value) => value !== 'no') ?? 'no',
    transfer: (_view, { domain }) => (choicesIn(domain).includes('none') ? 'none' : choicesIn(domain)[0]!),
    nova: () => 'draw',
    blueFives: () => 'draw',
    attack(view, { domain }) {
      const acts = choicesIn(domain);
      const frame = seen(view, 'attack');
      const enemy = view.enemies.find(({ at }) => at === seenTarget(view));
      const shield = enemy === undefined || enemy.type === 'deus' ? 3 : ENEMIES[enemy.kind]!.shield;
      const laid = (frame?.chosen ?? []).reduce((sum, face) => sum + (face >= 5 && face < 10 ? face - 4 : 0), 0);
      const strength = view.players[me]!.stats?.strength ?? 0;
      if (acts.some(({ act }) => act === 'weapon') && (strength === 0 || (enemy?.health ?? 1) > strength))
        return { act: 'weapon' };
      if (laid >= shield + 3) return { act: 'done' };
      const best = facesIn(acts)
        .filter((face) => face.startsWith('R'))
        .toSorted((a, b) => valueOf(a) - valueOf(b))[0];
      return best === undefined ? { act: 'done' } : { act: 'card', card: best };
    },
    target: (view, { domain }) => {
      const pieces = choicesIn(domain);
      const people = pieces.filter((piece) => piece < view.seats);
      return people.length === 0 ? pieces[0]! : leastTrusted(view, people);
    },
    defend(view, { domain }) {
      const acts = choicesIn(domain);
      const best = facesIn(acts).toSorted((a, b) => valueOf(b) - valueOf(a))[0];
      const health = view.pieces[seen(view, 'defend')?.piece ?? me]?.health ?? 2;
      return best === undefined || (health > 1 && blues(view).length < 2)
        ? { act: 'done' }
        : { act: 'card', card: best };
    },
    window(view, { domain }) {
      return bestClaim(view, choicesIn(domain), 2.2) ?? { act: 'pass' };
    },
    sacrifice: enemyOf,
    contribute(view, question) {
      if (question.optional === true) return null;
      return contribution(view, choicesIn(question.domain), rng);
    },
    decide(view, { domain }) {
      const event = EVENTS[seen(view, 'decide')?.event ?? -1];
      if (event?.type !== 'decision') return choicesIn(domain)[0]!;
      const gain = (option: 'A' | 'B'): number => gainOf(view, option === 'A' ? event.a : event.b, factionOf(view));
      return choicesIn(domain).reduce((best, option) => (gain(option) > gain(best) ? option : best));
    },
    voteFor(view, { domain }) {
      const choices = choicesIn(domain);
      if (choices.includes('none')) return 'none';
      const seats = choices.filter((value) => typeof value === 'number');
      if (blues(view).length === 0 && reds(view).length > 0)
        return leastTrusted(
          view,
          seats.filter((seat) => seat !== me),
        );
      return mostTrusted(view, seats);
    },
    voteCard(view, { domain }) {
      const before = seen(view, 'voteCard')?.before ?? me;
      const sign = suspicion(view, before) <= 0 ? 1 : -1;
      const value = (face: FaceId): number => valueOf(face) * sign;
      return choicesIn(domain).reduce((best, face) => (value(face) > value(best) ? face : best));
    },
    leaderTie: (view, { domain }) => mostTrusted(view, choicesIn(domain)),
    appoint: (view, { domain }) => mostTrusted(view, choicesIn(domain)),
    discussion: () => 'ready',
    censureVote(view) {
      const accused = seen(view, 'censureVote')?.accused ?? me;
      return accused !== me && suspicion(view, accused) > 1.2 ? 'yes' : 'no';
    },
    escapeCards(view, { domain }) {
      const frame = seen(view, 'escape');
      const cards = choicesIn(domain).flatMap((act) => (act.act === 'card' && act.sign === 0 ? [act.card] : []));
      const card = escapeCard(frame?.sign ?? 1, frame?.mine ?? [], cards);
      return card === null ? { act: 'done' } : { act: 'card', card, sign: 0 };
    },
    escapeHelp(view, { domain }) {
      const frame = seen(view, 'escape');
      const sign = (frame?.sign ?? 1) * (suspicion(view, frame?.by ?? me) < 0.5 ? 1 : -1);
      const small = handOf(view).filter((face) => valueOf(face) * sign > 0 && Math.abs(valueOf(face)) <= 3);
      return handOf(view).length >= 4 && small.length > 0 && choicesIn(domain).includes(small[0]!) ? small[0]! : 'none';
    },
    interrogation: (_view, { domain }) => (choicesIn(domain).includes('task') ? 'task' : 'die'),
    machineStep: (_view, { domain }) => {
      if (domain.kind !== 'some') return [];
      const from = domain.from as readonly number[];
      if (domain.max === 0) return [];
      const wanted = Math.max(domain.min, Math.min(domain.max, from.length));
      return from.slice(0, wanted);
    },
    factionSheet: () => 'continue',
  };
}

function costOf(id: string): number {
  return PROGRAMS.find((one) => one.id === id)?.cost ?? 0;
}

function seenTarget(view: View): string {
  const frame = view.now.findLast((one) => one.stage === 'attack');
  return frame?.stage === 'attack' ? placeId(frame.target) : '';
}
