import { MOST_KEPT, type MySettings } from '@tablewright/protocol';
import { type Liked, likedIn, PRESETS } from '../table/settings.ts';

// Settings as they go to the server and come from it: what is not as it is preset, always in the same order.

export function documentOf(liked: Liked, language: string | null): MySettings {
  const changed = Object.entries(PRESETS).flatMap(([name, preset]) => {
    const value = liked[name as keyof Liked];
    return isSame(value, preset) ? [] : [[name, value] as const];
  });
  return { ...(language !== null && { language }), ...(Object.fromEntries(changed) as MySettings) };
}

/** What is known of a document that somebody has sent. */
export function knownIn(settings: MySettings): MySettings {
  return documentOf(likedIn(settings), settings.language ?? null);
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Two browsers have changed what both knew as `base`: what only one of them has changed counts, in lists entry by entry; where both
 * have set the same thing, it is as it was set here.
 */
export function merged(base: MySettings, mine: MySettings, theirs: MySettings): MySettings {
  const names = Object.keys({ ...theirs, ...mine, ...base }) as (keyof MySettings)[];
  const all = names.map((name) => [name, mergedOne(name, base[name], mine[name], theirs[name])]);
  return knownIn(Object.fromEntries(all) as MySettings);
}

function mergedOne(name: keyof MySettings, base: unknown, mine: unknown, theirs: unknown): unknown {
  const preset: unknown = (PRESETS as unknown as Record<string, unknown>)[name];
  if (!Array.isArray(preset)) return isSame(mine, base) ? theirs : mine;
  const [b, m, t] = [base, mine, theirs].map((list) => (list ?? []) as string[]) as [string[], string[], string[]];
  const stay = t.filter((one) => m.includes(one) || !b.includes(one));
  const all = [...stay, ...m.filter((one) => !b.includes(one) && !stay.includes(one))];
  return name in MOST_KEPT ? all.slice(-MOST_KEPT[name as keyof typeof MOST_KEPT]) : all;
}
