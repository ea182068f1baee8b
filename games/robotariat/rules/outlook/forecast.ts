import {
  ARROWS,
  ENTRY,
  FACES,
  type Face,
  KINDS,
  type Kind,
  ROUNDS,
  SIXTHS,
  type Space,
  spaceNamed,
  SPACES,
  X,
} from '../content/board.ts';
import { CARDS, UPGRADE_IDS, type UpgradeId } from '../content/cards.ts';
import { type CharacterId, characterNamed, CHARACTERS, USED_ABILITY } from '../content/characters.ts';
import { donationOn, hasOppressor, patrolOn, type Scene } from '../content/scene.ts';

// What the screen shows before the dice are rolled: where each NPC would go on each face, and what it would meet there
// as the table stands now.

/** What is read of a view here; every view fits. */
export interface Seen {
  readonly seats: number;
  readonly round: number;
  readonly funds: number;
  readonly office: number;
  readonly token: Space;
  readonly jammed: number;
  readonly posters: { readonly [space in Space]: number };
  readonly npcs: readonly { readonly kind: Kind; readonly at: Space | null }[];
  readonly players: readonly {
    readonly character: CharacterId | null;
    readonly at: Space | null;
    readonly upgrades: readonly UpgradeId[];
  }[];
}

export function sceneOf(view: Seen): Scene {
  const upgradeOf = new Array<number>(CARDS).fill(-1);
  for (const [seat, { upgrades }] of view.players.entries()) {
    for (const card of upgrades) upgradeOf[UPGRADE_IDS.indexOf(card)] = seat;
  }
  return {
    seats: view.seats,
    at: view.players.map(({ at }) => (at === null ? -1 : spaceNamed(at))),
    character: view.players.map(({ character }) => (character === null ? -1 : characterNamed(character))),
    posters: SPACES.map((space) => view.posters[space]),
    npcAt: view.npcs.map(({ at }) => (at === null ? -1 : spaceNamed(at))),
    office: view.office,
    funds: view.funds,
    upgradeOf,
  };
}

/** What would happen to an NPC on one face of its die. */
export interface Prospect {
  readonly face: Face;
  /** how many of the six sides show it */
  readonly sixths: number;
  /** where the NPC goes; null on an X, or while the patrol radio is jammed */
  readonly to: Space | null;
  /** a Civilian: what it donates there as all stand now; 0 beside an Oppressor */
  readonly donation: number;
  /** an Oppressor: what it does there as all stand now */
  readonly patrol: { suspicious: boolean; fine: number; torn: number; office: number } | null;
}

export interface NpcForecast {
  /** row of the entry track, from 1: the name of the piece */
  readonly npc: number;
  readonly kind: Kind;
  readonly at: Space;
  readonly prospects: readonly Prospect[];
}

/** For each NPC on the board and each face of its die: where it would go, how likely, and what it would meet. */
export function forecast(view: Seen): NpcForecast[] {
  const scene = sceneOf(view);
  return view.npcs.flatMap(({ kind, at }, row) =>
    at === null
      ? []
      : [{ npc: row + 1, kind, at, prospects: FACES.map((_, face) => prospect(view, scene, row, face)) }],
  );
}

function prospect(view: Seen, scene: Scene, row: number, face: number): Prospect {
  const kind = ENTRY[row]!;
  const common = { face: FACES[face]!, sixths: SIXTHS[kind]![face]! };
  const stays = face === X || (KINDS[kind] === 'HO' && view.jammed > 0);
  if (stays) return { ...common, to: null, donation: 0, patrol: null };
  const space = ARROWS[face]![scene.npcAt[row]!]!;
  const to = SPACES[space]!;
  if (KINDS[kind] === 'HO') return { ...common, to, donation: 0, patrol: patrolOn(scene, space) };
  return { ...common, to, donation: hasOppressor(scene, space) ? 0 : donationOn(scene, space), patrol: null };
}

/** By space: what a Civilian arriving there would donate, and what an Oppressor would do. */
export function meetings(
  view: Seen,
): Record<Space, { donation: number; patrol: { suspicious: boolean; fine: number; torn: number; office: number } }> {
  const scene = sceneOf(view);
  return Object.fromEntries(
    SPACES.map((space, i) => [
      space,
      { donation: hasOppressor(scene, i) ? 0 : donationOn(scene, i), patrol: patrolOn(scene, i) },
    ]),
  ) as ReturnType<typeof meetings>;
}

/** Who enters next and where the token stands; null when the last one is in. */
export function nextEntry(view: Seen): { npc: number; kind: Kind; at: Space } | null {
  return view.round >= ROUNDS ? null : { npc: view.round + 1, kind: KINDS[ENTRY[view.round]!]!, at: view.token };
}

/** Where the token goes when a die shows its X: the black one is blue, the red one yellow. */
export function tokenOn(view: Seen): { black: Space; red: Space } {
  const at = spaceNamed(view.token);
  return { black: SPACES[ARROWS[1]![at]!]!, red: SPACES[ARROWS[0]![at]!]! };
}

/** A frame of a turn as the view shows it, as far as abilities need it. */
export interface TurnSeen {
  readonly stage: string;
  readonly by?: number;
  readonly used?: number;
}

export type AbilityState = 'ready' | 'used' | 'waits' | 'always' | 'spent';

/** Each player's ability: what it says, when it works, and how it stands now. */
export function abilities(
  view: Seen & { readonly now: readonly TurnSeen[] },
): ({ character: CharacterId; ability: string; moment: string; state: AbilityState } | null)[] {
  const turn = view.now.find(({ stage }) => stage === 'turn');
  return view.players.map(({ character }, seat) => {
    if (character === null) return null;
    const { ability, moment } = CHARACTERS[characterNamed(character)]!;
    return { character, ability, moment, state: stateOf(moment, turn, seat) };
  });
}

function stateOf(moment: string, turn: TurnSeen | undefined, seat: number): AbilityState {
  if (moment === 'always') return 'always';
  if (moment === 'at-start') return 'spent';
  if (moment !== 'once-a-turn' || turn?.by !== seat) return 'waits';
  return ((turn.used ?? 0) & USED_ABILITY) === 0 ? 'ready' : 'used';
}
