import { defineGame, sum } from '@tablewright/kernel';
import { PEARLS, WISHES } from './content.ts';
import { type Answers, stages } from './stages.ts';
import type { State, Told } from './state.ts';
import { type View, view, world } from './view.ts';
import { words } from './words.ts';

export type { Answers, State, Told, View };

export const pearlDivers = defineGame<State, Record<string, never>, View, Told, Answers>({
  id: 'pearl-divers',
  name: 'Pearl Divers',
  rulesVersion: 1,
  ledger: 'PRL',
  seats: { min: 2, max: 5 }, // PRL-001
  options: {},
  blank(base) {
    const none = (): number[] => new Array<number>(base.seats).fill(0);
    return { ...base, sea: PEARLS, boats: none(), chests: none(), wishes: [], dives: 0 };
  },
  setup(s, k) {
    s.wishes = k.shuffle([...WISHES], 'wishes').slice(0, s.seats);
    for (const [seat, wish] of s.wishes.entries()) k.tell({ type: 'wished', wish }, { only: seat });
    k.push({ stage: 'turn', by: 0 });
  },
  stages,
  revealing: ['wished', 'dived', 'over'],
  moments: ['dived', 'landed'],
  view,
  world,
  secrets: {
    'another’s wish': (s, viewer) => (s.outcome === null ? s.wishes[viewer === 0 ? 1 : 0]! : undefined),
  },
  invariants: {
    'no pearl appears or vanishes': (s) =>
      s.sea + sum(s.boats) + sum(s.chests) === PEARLS ? null : 'a pearl is missing',
  },
  words,
  // Four pearls in the boat are as many as a careful diver risks.
  advisor: (seat) => ({ turn: (v) => ({ act: v.boats[seat]! < 4 ? 'dive' : 'land' }) }),
});

export default pearlDivers;
