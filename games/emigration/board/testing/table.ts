import { emigration, type View } from '@tablewright/emigration-rules';
import { seedFromText } from '@tablewright/kernel';
import type { Player } from '../props.ts';

/** The first moment of a game for so many, as seat 0 sees it; a test names what matters. */
export function table({ seats = 3, ...changes }: Partial<View> = {}): View {
  const { state } = emigration.start({ seats, options: {}, seed: seedFromText('a table') });
  return { ...emigration.view(state, 0), ...changes };
}

/** Somebody with nothing, bound for Bosnia and Herzegovina. */
export function player(changes: Partial<Player> = {}): Player {
  return {
    ...table().players[0]!,
    nationality: 'NAT-FR',
    destination: 'DES-BA',
    career: 'CAR-1',
    money: 0,
    assurance: 0,
    raises: 0,
    documents: [],
    connections: [],
    life: [],
    passports: 0,
    tickets: 0,
    ...changes,
  };
}
