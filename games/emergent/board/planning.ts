import type { Seat } from '@tablewright/board';
import type { View } from '@tablewright/emergent-rules';
import { cardOf, CITIES, CODES, NO_TIER, type Plan, regionName } from '@tablewright/emergent-rules/content';
import { billOf, possibleSets, whatIf } from '@tablewright/emergent-rules/outlook';
import { many } from '@tablewright/kernel/words';
import type { Draft } from './draft.ts';
import { called, PLACES } from './look.ts';
import { cityIn } from './map/places.ts';
import type { CityNote } from './map/UsMap.tsx';
import type { ScreenProps } from './props.ts';
import { added, holds, planned, type Scene, sceneOf } from './scene.ts';

// What the planner's map shows, worked out from the view, the question and the draft.

/** My plan while it lies locked behind the screen; null when I have none there. */
export function lockedPlan(view: View): Plan | null {
  const frame = view.now.find((one) => one.stage === 'plan');
  return frame?.stage === 'plan' ? frame.mine : null;
}

/** The table, with my plan on it, or without what I am about to ship or the DCs that I am about to sell. */
export function whatIsShown(
  view: View,
  me: Seat | 'spectator',
  plan: Partial<Plan> | Draft | null,
  leaving: Draft | null | undefined,
): Scene {
  const scene = sceneOf(view);
  if (me === 'spectator') return scene;
  if (plan !== null) return planned(scene, me, plan, billOf(view, me, plan).left);
  if (leaving == null) return scene;
  const { ship = {}, small = {}, large = {} } = leaving;
  const seats = scene.seats.map((seat, i) =>
    i !== me
      ? seat
      : {
          ...seat,
          stock: added(seat.stock, ship, -1),
          small: added(seat.small, small, -1),
          large: added(seat.large, large, -1),
        },
  );
  return { ...scene, seats };
}

/** How much a tier would take in the sets that may come: '5', '4–6'; '' where nobody may look that up (EMT-811). */
export function amounts(view: View, city: number, tier: number): string {
  if (view.sets[view.round - 1] === undefined && view.market === 'classic') return '';
  const all = possibleSets(view).flatMap((set) => cardOf(view.round, set, city)?.[tier - 1] ?? []);
  if (all.length === 0) return '';
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? `${least}` : `${least}–${most}`;
}

/** In '4 of 6' sets that may come there is a card for this city; '' where that is certain, or nobody may look it up. */
export function chanceWords(view: View, chance: number | null): string {
  if (chance === null || chance === 1 || chance === 0) return '';
  const { length } = possibleSets(view);
  return `${Math.round(chance * length)} of ${length}`;
}

/** Beside every city: where I would stand with this plan, and what I would sell there. */
export function cityNotes(view: View, me: Seat, plan: Partial<Plan>): ReadonlyMap<string, CityNote> {
  const notes = new Map<string, CityNote>();
  for (const [city, { city: name, chance, mine }] of whatIf(view, me, plan).entries()) {
    if (chance === 0) {
      notes.set(name, { text: 'no demand', good: false });
      continue;
    }
    const often = chanceWords(view, chance);
    const tier = mine?.tier ?? 1;
    const much = tier === NO_TIER ? '' : amounts(view, city, tier);
    if (mine === null) {
      const text = [much === '' ? '' : `wants ${much}`, often].filter((part) => part !== '').join(' · ');
      if (text !== '') notes.set(name, { text, good: false });
      continue;
    }
    const place = tier === NO_TIER ? 'no share' : `${mine.tied ? 'tied, ' : ''}${PLACES[tier]}`;
    const text = [place, much === '' ? '' : `sell ${much}`, often].filter((part) => part !== '').join(' · ');
    notes.set(name, { text, good: tier === 1 });
  }
  return notes;
}

/** The regions that can be touched to some purpose. */
export function touchable({ view, question }: Pick<ScreenProps, 'view' | 'question'>): ReadonlySet<string> {
  if (question === null) return new Set();
  const mine = view.players[question.seat]!;
  switch (question.about) {
    case 'plan':
    case 'place':
      return new Set(CODES);
    case 'ship':
      return new Set(Object.keys(mine.stock));
    case 'forced':
      return new Set([...Object.keys(mine.small), ...Object.keys(mine.large)]);
  }
}

/** Nobody is asked: the table stands in the middle of a round that is being shown. */
export function isBetween({ now, outcome }: View): boolean {
  const stage = now.at(-1)?.stage ?? '';
  return outcome === null && !['plan', 'ship', 'forced', 'place'].includes(stage);
}

export function phaseOf(view: View): string {
  const stage = view.now.at(-1)?.stage;
  switch (stage) {
    case 'plan':
      return view.cards.length > 0 ? 'planning, cards open' : 'planning in secret';
    case 'ship':
      return 'selling';
    case 'forced':
      return 'paying';
    case 'place':
      return 'placing in secret';
    default:
      return view.outcome === null ? '' : 'over';
  }
}

/** A region for somebody who cannot see the map. */
export function regionWords(scene: Scene, code: string, me: Seat | 'spectator', names: readonly string[]): string {
  const city = cityIn(code);
  const parts = [regionName(code)];
  if (city !== null) {
    const card = scene.cards.find((one) => one.city === city.name);
    const wants = card === undefined ? '' : `, wants ${card.tiers.join(', ')}`;
    parts.push(`${city.name}, rank ${city.rank} of ${CITIES.length}${wants}`);
  } else parts.push('No city');
  for (const [seat, one] of scene.seats.entries()) {
    const room = holds(one, code);
    const ads = one.marketing[code] ?? 0;
    if (room === 0 && ads === 0) continue;
    const said = [room > 0 && `${one.stock[code] ?? 0} of ${room} products`, ads > 0 && many(ads, 'cylinder')].filter(
      (part) => part !== false,
    );
    parts.push(`${called(seat, me, names)}: ${said.join(', ')}`);
  }
  return `${parts.join('. ')}.`;
}
