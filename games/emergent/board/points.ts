import type { Points } from '@tablewright/board';
import type { ByRegion, Told } from '@tablewright/emergent-rules';
import { regionThing } from '@tablewright/emergent-rules/content';

const itsRegion = ({ region }: { readonly region: string }): string[] => [regionThing(region)];

function regionsIn(...parts: readonly ByRegion[]): string[] {
  return [...new Set(parts.flatMap((part) => Object.keys(part)))].map(regionThing);
}

/** What the log can point at: regions. */
export const points: Points<Told> = {
  city: itsRegion,
  shipped: itsRegion,
  switched: itsRegion,
  forced: ({ small, large }) => regionsIn(small, large),
  round: null,
  demand: null,
  revealed: null,
  income: null,
  transport: null,
  operating: null,
  liquidated: null,
  accounts: null,
  closed: null,
  placed: null,
  scored: null,
  over: null,
};
