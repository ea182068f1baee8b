import type { View } from '@tablewright/robotariat-rules';
import { BOARD, type Kind, type Path, type Space } from '@tablewright/robotariat-rules/content';
import { forecast, meetings, nextEntry, type Prospect, tokenOn } from '@tablewright/robotariat-rules/outlook';
import { listed } from '@tablewright/kernel/words';
import { KIND_WORDS, many, npcName, SHORT, spaceName } from './look.ts';

// Where each NPC would go on each face of its die, as chips on the lines and as sentences.

export interface Chip {
  readonly from: Space;
  readonly to: Space;
  readonly kind: Kind;
  /** rows of the entry track */
  readonly npcs: readonly number[];
  readonly paths: readonly Path[];
  /** of six sides */
  readonly sixths: number;
  readonly prospect: Prospect;
}

/** All of one kind on one space go together; two paths to the same space are one chip. */
export function chipsOf(view: View): Chip[] {
  const chips = new Map<string, Chip>();
  for (const { npc, kind, at, prospects } of forecast(view)) {
    for (const prospect of prospects) {
      const { face, to, sixths } = prospect;
      if (to === null || face === 'x') continue;
      const key = `${at}${to}${kind}`;
      const known = chips.get(key);
      const isNewPath = known !== undefined && !known.paths.includes(face);
      chips.set(key, {
        from: at,
        to,
        kind,
        npcs: known === undefined ? [npc] : [...new Set([...known.npcs, npc])],
        paths: known === undefined ? [face] : isNewPath ? [...known.paths, face] : known.paths,
        sixths: known === undefined ? sixths : isNewPath ? known.sixths + sixths : known.sixths,
        prospect,
      });
    }
  }
  return [...chips.values()];
}

/** What would come of it, as short as it can be said. */
export interface Gist {
  readonly what: 'spark' | 'poster' | 'office' | 'crowd' | 'nothing';
  readonly text: string;
}

const NOTHING: Gist = { what: 'nothing', text: '0' };

export function gistOf({ kind, prospect }: Pick<Chip, 'kind' | 'prospect'>): Gist[] {
  const { donation, patrol } = prospect;
  if (kind === 'CR') return [donation > 0 ? { what: 'spark', text: `+${donation}` } : NOTHING];
  const { fine = 0, torn = 0, office = 0, suspicious = false } = patrol ?? {};
  const gist: Gist[] = [
    ...(fine > 0 ? [{ what: 'spark', text: `−${fine}` } as const] : []),
    ...(torn > 0 ? [{ what: 'poster', text: `${torn}` } as const] : []),
    ...(office > 0 ? [{ what: 'office', text: `▾${office}` } as const] : []),
    ...(suspicious ? [{ what: 'crowd', text: '★' } as const] : []),
  ];
  return gist.length === 0 ? [NOTHING] : gist;
}

/** A chip in words, for whoever rests on it. */
export function chipSentence(view: View, { npcs, to, sixths, prospect, kind }: Chip): string {
  const who = listed(npcs.map((npc) => npcName(view, npc)));
  return `${who}: ${sixths} of 6 sides lead to ${spaceName(to)}, and ${arrives(kind, prospect)}.`;
}

function arrives(kind: Kind, { donation, patrol }: Pick<Prospect, 'donation' | 'patrol'>): string {
  if (kind === 'CR') return donation > 0 ? `${donation} SPARK come in` : 'nothing comes of it';
  const deeds = patrolDeeds(patrol);
  return deeds.length === 0 ? 'nothing comes of it' : listed(deeds);
}

function patrolDeeds(patrol: Prospect['patrol']): string[] {
  if (patrol === null) return [];
  return [
    ...(patrol.suspicious ? ['1 Reputation is lost'] : []),
    ...(patrol.fine > 0 ? [`${patrol.fine} SPARK are taken`] : []),
    ...(patrol.torn > 0 ? [`${many(patrol.torn, 'poster')} ${patrol.torn === 1 ? 'is' : 'are'} torn down`] : []),
    ...(patrol.office > 0 ? [`the Office falls by ${patrol.office}`] : []),
  ];
}

// --------------------------------------------------------------------------------------------------------------- spaces

export interface SpaceSeen {
  readonly title: string;
  readonly does: string;
  readonly here: string;
  readonly lines: readonly string[];
}

/** Everything about a space, for whoever looks at it. */
export function spaceSeen(view: View, space: Space, names: readonly string[]): SpaceSeen {
  const { donation, patrol } = meetings(view)[space];
  const players = view.players.flatMap(({ at }, seat) =>
    at === space ? [seat === view.me ? 'you' : names[seat]!] : [],
  );
  const npcs = view.npcs.flatMap(({ at }, row) => (at === space ? [npcName(view, row + 1)] : []));
  const posters = view.posters[space];
  const there = [...players, ...npcs, ...(posters > 0 ? [many(posters, 'poster')] : [])];
  const watched = view.npcs.some(({ kind, at }) => kind === 'HO' && at === space);
  const deeds = patrolDeeds(patrol);
  const entry = nextEntry(view);
  const token = tokenOn(view);
  return {
    title: spaceName(space),
    does: BOARD[space].activation,
    here: there.length === 0 ? 'Nobody and nothing is here.' : `Here: ${listed(there)}.`,
    lines: [
      watched
        ? 'An Oppressor is here: nobody activates it, and Civilians give nothing.'
        : `A Civilian who comes here gives ${donation} SPARK.`,
      `An Oppressor who comes here: ${deeds.length === 0 ? 'finds nothing to do' : listed(deeds)}.`,
      ...(view.token === space && entry !== null
        ? [
            `${KIND_WORDS[entry.kind]} ${entry.npc} enters here next. An X on the black die takes the token to ${SHORT[token.black]}, on the red one to ${SHORT[token.red]}.`,
          ]
        : []),
    ],
  };
}

/** The same in one breath, for a screen reader. */
export function spaceWords(view: View, space: Space, names: readonly string[]): string {
  const { title, here, lines } = spaceSeen(view, space, names);
  return `${title}. ${here} ${lines.join(' ')}`;
}
