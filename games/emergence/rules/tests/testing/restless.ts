import { fastRng, type Json, list, type Rng, type Seat } from '@tablewright/kernel';
import { cityFromCode } from '../../content/city.ts';
import { emergence, type State } from '../../index.ts';
import { offers, selecting, stageOf, step } from './tables.ts';

export interface Moment {
  readonly before: State;
  readonly about: string;
  readonly seat: Seat;
  readonly offered: readonly Json[];
  readonly value: Json;
  readonly after: ReturnType<typeof step>;
}

/** Random rounds among rich people who stand close together, so that everything happens that can. */
export function* restless(games: number, answersEach: number): Generator<Moment> {
  for (let game = 0; game < games; game += 1) {
    const rng = fastRng(game);
    let s = crowded(game);
    for (let i = 0; i < answersEach && s.outcome === null; i += 1) {
      const all = list(emergence.waiting(s));
      const seat = all[rng.below(all.length)]!;
      const offered = offers(s, seat);
      const liked = eager(s, offered, rng);
      const value = liked[rng.below(liked.length)]!;
      const after = step(s, seat, value);
      yield { before: s, about: stageOf(s), seat, offered, value, after };
      s = after.state;
    }
  }
}

/** They rather do something than nothing, mostly something hostile, and seek each other's company. */
function eager(s: State, offered: readonly Json[], rng: Rng): readonly Json[] {
  const deeds = offered.filter((value) => value !== 'nothing');
  if (deeds.length === 0 || rng.below(4) === 0) return offered;
  const { names } = cityFromCode(s.city);
  const company = deeds.filter((value) => s.at.some((tile) => names[tile] === value));
  const hostile = deeds.filter((value) => typeof value === 'string' && /^(hack|spy|terminate)/.test(value));
  return [company, hostile].find((liked) => liked.length > 0) ?? deeds;
}

function crowded(game: number): State {
  const [city, at] = [
    ['01', { red: 'B3', orange: 'B3', yellow: 'B2', violet: 'A2', pink: 'A3' }],
    ['08', { red: 'B1', orange: 'B2', yellow: 'B1', violet: 'B2', pink: 'J1' }],
    ['09', { red: 'B1', orange: 'B2', yellow: 'B1', violet: 'A2', pink: 'D3' }],
  ][game % 3] as [string, Record<string, string>];
  return selecting({
    seats: 3 + (game % 4),
    city,
    at,
    length: 'extended',
    tokens: { red: 9, orange: 5, yellow: 7, violet: 6 },
    holds: { red: 'TOHM', orange: 'TH', yellow: 'OOHH' },
  });
}
