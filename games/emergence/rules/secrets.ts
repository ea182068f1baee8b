import type { Secrets, Viewer } from '@tablewright/kernel';
import { ALLEGIANCES } from './content/types.ts';
import { HUMAN, type State } from './state.ts';

// What the ledger's table 5 calls hidden. Written without looking at the view, which is to be tested with it.

/** The own card and the cards spied on. */
function cardsSeen(s: State, viewer: Viewer): Set<number> {
  const known = new Set<number>();
  if (viewer !== 'spectator') known.add(viewer);
  for (let i = 0; i < s.spied.length; i += 2) if (s.spied[i] === viewer) known.add(s.spied[i + 1]!);
  return known;
}

/** Whether the viewer has worked out who is Human: from the own card, a fellow, and the cards spied on. */
function knowsTheTeams(s: State, viewer: Viewer): boolean {
  const known = cardsSeen(s, viewer);
  const humans = ALLEGIANCES[s.seats as 3 | 4 | 5 | 6].human;
  const found = [...known].filter((seat) => s.allegiance[seat] === HUMAN).length;
  const isHuman = viewer !== 'spectator' && s.allegiance[viewer] === HUMAN;
  return s.outcome !== null || isHuman || found === humans || s.seats - known.size === humans - found;
}

export const secrets: Secrets<State> = {
  'the allegiances of others': (s, viewer) => (knowsTheTeams(s, viewer) ? undefined : s.allegiance.join(' ')),

  // Humans know each other; whoever has found one of two must not be shown the other with it.
  'the other Human, for an A.I. who has spied on one': (s, viewer) => {
    const seen = cardsSeen(s, viewer);
    const humans = s.allegiance.flatMap((side, seat) => (side === HUMAN ? [seat] : []));
    if (knowsTheTeams(s, viewer) || !humans.some((seat) => seen.has(seat))) return undefined;
    return humans.find((seat) => !seen.has(seat))!;
  },

  'the last split of somebody else': (s, viewer) => {
    const last = s.inserted.length - 4;
    const travelling = s.inserted[last] === s.opened; // once the box is open its sums may tell the split
    return s.outcome === null && travelling && s.inserted[last + 1] !== viewer ? s.inserted[last + 3]! : undefined;
  },

  'what others have staged': (s, viewer) => {
    const frame = s.stack.at(-1);
    if (frame?.stage !== 'select') return undefined;
    const staged = frame.sealed.filter((selection, seat) => selection !== null && seat !== viewer);
    return staged.length === 0 ? undefined : staged.join(' ');
  },
};
