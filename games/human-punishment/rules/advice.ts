import { type Advice, choicesIn, type Domain, type Rng, type Seat } from '@tablewright/kernel';
import { bestAct, bestClaim } from './advice/acts.ts';
import { factionOf, gainOf, ownColour } from './advice/aims.ts';
import { bestArea, isUnknown, needOf, useOf } from './advice/cards.ts';
import { bestSpot, keepColour, LOOK, slotToExchange, slotToSee, slotToSwap } from './advice/chips.ts';
import { contribution, escapeCard } from './advice/checks.ts';
import { blues, handOf, keepWorth, leastWorth, reds, valueOf } from './advice/hand.ts';
import { has } from './advice/objectives.ts';
import { bestAgain, cardToRemove } from './advice/outlook.ts';
import { leastTrusted, mostTrusted, suspicion } from './advice/people.ts';
import { ENEMIES } from './content/enemies.ts';
import { placeId } from './content/enemy-places.ts';
import { EVENTS } from './content/events.ts';
import type { FaceId } from './content/faces.ts';
import { PROGRAMS } from './content/programs.ts';
import { RECON } from './content/recon.ts';
import { NETWORK_COLUMNS, TIERS } from './content/slots.ts';
import { programNamed } from './programs.ts';
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
    whom: (view, { domain }) => whomOf(view, choicesIn(domain)),
    enemy: enemyOf,
    area: (view, { domain }) => bestArea(view, seen(view, 'area')?.piece ?? me, choicesIn(domain)) as Answers['area'],
    location: any,
    sector: (_view, { domain }) => choicesIn(domain).find((value) => value !== 'done') ?? choicesIn(domain)[0]!,
    chipSeen: (view, { domain }) => {
      const known = view.sectors[seen(view, 'chipSeen')?.sector ?? 0]?.known ?? [];
      const bad = choicesIn(domain).find(
        (at) => known[at - 1] !== null && known[at - 1] !== ownColour(factionOf(view)),
      );
      return bad ?? choicesIn(domain)[0]!;
    },
    spot: (view, { domain }) => bestSpot(view, choicesIn(domain), seen(view, 'spot')?.why ?? LOOK),
    slot(view, { domain }) {
      const why = seen(view, 'slot')?.why ?? 0;
      const choose = why === 0 ? slotToSee : why === 3 ? slotToSwap : slotToExchange;
      return choose(view, choicesIn(domain)) as Answers['slot'];
    },
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
      const gain = (at: number): number => useOf(view, effect.between[at] ?? [], me);
      return choicesIn(domain).reduce((best, at) => (gain(at) > gain(best) ? at : best));
    },
    maybe: (view) => {
      if (seen(view, 'maybe')?.why !== 1) return 'yes';
      const own = ownColour(factionOf(view));
      return view.pieces[me]!.chips.some(({ colour }) => colour === own) ? 'yes' : 'no';
    },
    revealedCard: (view, { domain }) => cardToRemove(view) ?? choicesIn(domain)[0]!,
    boost: first,
    keepProgram: (_view, { domain }) => choicesIn(domain).reduce((best, id) => (costOf(id) > costOf(best) ? id : best)),
    markersBack: first,
    cards: (_view, { domain }) => {
      const faces = facesIn(choicesIn(domain));
      return faces.length === 0 ? { act: 'done' } : { act: 'card', card: leastWorth(faces) };
    },
    die: (view, { domain }) => bestAgain(view, choicesIn(domain)).die,
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
      const worth = (at: number): number => keepColour(view, known[at - 1] ?? null);
      return choicesIn(domain).reduce((best, at) => (worth(at) > worth(best) ? at : best));
    },
    partnerKeep(view) {
      const frame = seen(view, 'partnerKeep');
      return keepColour(view, frame?.second ?? null) > keepColour(view, frame?.first ?? null) ? 2 : 1;
    },
    network(view, { domain }) {
      const acts = choicesIn(domain);
      const own = ownColour(factionOf(view));
      const piece = seen(view, 'network')?.piece ?? me;
      const score = (act: Answers['network']): number => {
        if (act.act === 'done') return -1;
        const colour = view.pieces[piece]?.chips[act.chip]?.colour ?? null;
        const column = NETWORK_COLUMNS.indexOf(act.column);
        const mine = view.network
          .slice(column * TIERS, (column + 1) * TIERS)
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
    recon(view, { domain }) {
      // what would tell most now, and can be used anywhere
      const worth = new Map(
        choicesIn(domain).map((id) => {
          const card = RECON.find((one) => one.id === id)!;
          const isBound = card.effects.some(({ does }) => does === 'need');
          const worth = Math.max(0.6, useOf(view, card.effects, me)); // what tells nothing here may tell something later
          return [id, worth - (isBound ? 0.3 : 0) + rng.below(100) / 100] as const;
        }),
      );
      return choicesIn(domain).reduce((best, id) => (worth.get(id)! > worth.get(best)! ? id : best));
    },
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
      const keepsItem = has(view, 'O-07');
      if (!keepsItem && acts.some(({ act }) => act === 'weapon') && (strength === 0 || (enemy?.health ?? 1) > strength))
        return { act: 'weapon' };
      const offered = facesIn(acts);
      const isBig = view.enemies.length >= 3 || (enemy?.health ?? 1) > strength;
      if (offered.includes('S-HAV-1') && isBig) return { act: 'card', card: 'S-HAV-1' };
      if (laid >= shield + 3) return { act: 'done' };
      if (offered.includes('S-FEY-1') && reds(view).length < 2) return { act: 'card', card: 'S-FEY-1' };
      const best = offered.filter((face) => face.startsWith('R')).toSorted((a, b) => valueOf(a) - valueOf(b))[0];
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
      const cards = choicesIn(domain).flatMap((act) => (act.act === 'card' && act.sign >= 0 ? [act.card] : []));
      const sign = (frame?.sign ?? 1) > 0 ? 1 : -1;
      const card = escapeCard(sign, frame?.mine ?? [], cards);
      return card === null ? { act: 'done' } : { act: 'card', card, sign: card === 'S-JAY-2' ? sign : 0 };
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

/** Whom a card is for, or against. */
function whomOf(view: View, pieces: readonly number[]): number {
  const effects = seen(view, 'effects');
  const effect = effects === undefined ? undefined : SCRIPTS[effects.script]?.[effects.at];
  const seats = pieces.filter((piece) => piece < view.seats);
  if (effect?.does === 'heal' || effect?.does === 'cure') {
    const { does } = effect;
    const worth = (piece: number): number =>
      needOf(view, piece, does) - (piece < view.seats ? suspicion(view, piece) : 0) * 0.5;
    return pieces.reduce((best, piece) => (worth(piece) > worth(best) ? piece : best));
  }
  if (effect?.does === 'free' || effect?.does === 'swapChip')
    return seats.length === 0 ? pieces[0]! : mostTrusted(view, seats);
  const others = seats.filter((seat) => seat !== view.me);
  if (others.length === 0) return pieces[0]!;
  const unknown = others.filter((seat) => isUnknown(view, seat));
  return leastTrusted(view, effect?.does === 'peek' && unknown.length > 0 ? unknown : others);
}

function costOf(id: string): number {
  return PROGRAMS[programNamed(id)]?.cost ?? 0;
}

function seenTarget(view: View): string {
  const frame = seen(view, 'attack');
  return frame === undefined ? '' : placeId(frame.target);
}
