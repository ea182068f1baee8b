import { grouping, only } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { bestGrouping, valueOf } from '../content/grouping.ts';
import { DATA, type Data } from '../content/types.ts';
import { stage } from '../events.ts';
import { blocksOf, TYPES } from '../state.ts';
import { doNothing, payInstead } from './tile-actions.ts';

/** EMG-301 Four, three or two different types, or two of a kind; as positions in DATA. */
const SETS: readonly (readonly number[])[] = ['0123', '012', '013', '023', '123']
  .concat(['01', '02', '03', '12', '13', '23'], ['00', '11', '22', '33'])
  .map((digits) => [...digits].map(Number));

// EMG-300 … EMG-305 Any sets of one's own blocks become tokens; the rest is kept. No set at all means doing nothing.
export const compile = stage.ask('compile', {
  rule: 'EMG-300',
  who: (_s, f) => only(f.by),
  offer: (s, f) => grouping(DATA, blocksOf(s, f.by), SETS),
  absent: (s, f) => bestGrouping(blocksOf(s, f.by)).map((set) => set.map((type) => DATA[type]!)),
  why: (_s, _f, _seat, value) =>
    Array.isArray(value) && value.every((set) => isSet(set))
      ? {
          rule: 'EMG-302',
          why: say`You do not hold enough blocks for these sets; each block belongs to one set at most.`,
        }
      : {
          rule: 'EMG-301',
          why: say`A set is two blocks of the same type, or two, three or four blocks of different types.`,
        },
  answer(s, f, { value: sets }, k) {
    if (sets.length === 0) return doNothing(k, f.by); // EMG-305
    payInstead(s, k, { by: f.by, cost: f.cost, deed: 'activate' });
    let tokens = 0;
    for (const set of sets) {
      const types = set.map((name) => DATA.indexOf(name));
      tokens += valueOf(types);
      for (const type of types) {
        s.held[f.by * TYPES + type]! -= 1;
        s.supplied[type]! -= 1; // EMG-304 to the supply, not to the city
      }
    }
    s.tokens[f.by]! += tokens;
    s.supplied[TYPES]! += tokens;
    k.tell({ type: 'compiled', by: f.by, sets: sets as Data[][], tokens });
    k.done();
  },
});

function isSet(set: unknown): boolean {
  if (!Array.isArray(set)) return false;
  const types = (set as unknown[]).map((name) => DATA.findIndex((known) => known === name)).sort((a, b) => a - b);
  return SETS.some((shape) => shape.length === types.length && shape.every((type, i) => type === types[i]));
}
