import type { Viewer } from '@tablewright/kernel';
import type { Secrets } from '@tablewright/testkit';
import { describeGame } from '@tablewright/testkit/suite';
import { encodeCity } from './content/city.ts';
import { changed, cityFile } from './content/testing/cities.ts';
import { ALLEGIANCES } from './content/types.ts';
import { emergence, type State } from './index.ts';
import { HUMAN } from './state.ts';

/** Whether the viewer has worked out who is Human: from the own card, a fellow, and the cards spied on. */
function knowsTheTeams(s: State, viewer: Viewer): boolean {
  const known = new Set<number>();
  if (viewer !== 'spectator') known.add(viewer);
  for (let i = 0; i < s.spied.length; i += 2) if (s.spied[i] === viewer) known.add(s.spied[i + 1]!);
  const humans = ALLEGIANCES[s.seats as 3 | 4 | 5 | 6].human;
  const found = [...known].filter((seat) => s.allegiance[seat] === HUMAN).length;
  const isHuman = viewer !== 'spectator' && s.allegiance[viewer] === HUMAN;
  return s.outcome !== null || isHuman || found === humans || s.seats - known.size === humans - found;
}

const secrets: Secrets<State> = {
  'the allegiances of others': (s, viewer) => (knowsTheTeams(s, viewer) ? undefined : s.allegiance.join(' ')),

  'the last split of somebody else': (s, viewer) => {
    const last = s.inserted.length - 4;
    const travelling = last >= 0 && s.inserted[last] === s.opened; // once the box is open its sums may tell the split
    return s.outcome === null && travelling && s.inserted[last + 1] !== viewer ? s.inserted[last + 3]! : undefined;
  },

  'what others have staged': (s, viewer) => {
    const frame = s.stack.at(-1);
    if (frame?.stage !== 'select') return undefined;
    const staged = frame.sealed.filter((selection, seat) => selection !== null && seat !== viewer);
    return staged.length === 0 ? undefined : staged.join(' ');
  },
};

/** City 01 with both modules, and with tiles of two digital and of two biological types: there replenish asks. */
const everything = encodeCity({
  ...changed(cityFile('01'), { '-1,0': 'P', '1,0': 'P', '0,-1': 'T+O', '0,1': 'H+M' }),
  id: 'everything',
  name: 'Everything',
});

describeGame(emergence, { seats: [3, 4, 5, 6], games: 3, secrets, rare: ['teleport', 'replenish'] });
describeGame(emergence, {
  seats: [3, 5],
  options: [{ city: '08' }, { city: '09' }, { city: everything, length: 'extended' }],
  games: 2,
  secrets,
});
