import type { View } from '@tablewright/emigration-rules';
import { destinationOf, type Paper, type Place, placeIndex } from '@tablewright/emigration-rules/content';
import {
  availablePlaces,
  type Forecast,
  forecast,
  laneOdds,
  uncoveredBy,
  worthOfMoney,
} from '@tablewright/emigration-rules/outlook';
import { many, say } from '@tablewright/kernel/words';
import type { Player } from './props.ts';

// What can be read off a view: whose turn it is, what is free, how somebody stands.

type Seat = number;

/** Whose turn it is; null when the game is over. */
export function inTurn(view: Pick<View, 'now'>): Seat | null {
  const frame = view.now.findLast((one) => 'by' in one && one.stage !== 'preparation' && one.stage !== 'border');
  return frame !== undefined && 'by' in frame ? frame.by : null;
}

/** The others clockwise from me; for somebody who watches, everybody. */
export function around(view: Pick<View, 'seats'>, me: Seat | 'spectator'): Seat[] {
  const first = me === 'spectator' ? 0 : me + 1;
  const many = me === 'spectator' ? view.seats : view.seats - 1;
  return Array.from({ length: many }, (_, i) => (first + i) % view.seats);
}

export interface Free {
  readonly place: Place;
  readonly card: string;
}

export function freeCards({ layout }: Pick<Player, 'layout'>): Free[] {
  return availablePlaces(layout).map((place) => ({ place, card: layout[placeIndex(place)]! }));
}

/** Cards in all layouts, and public papers: when this is 0, the border opens. */
export function leftToTake(view: Pick<View, 'players' | 'passports' | 'tickets'>): number {
  const lying = view.players.reduce((sum, { layout }) => sum + layout.filter((card) => card !== null).length, 0);
  return lying + view.passports + view.tickets;
}

export function freedBy(player: Pick<Player, 'layout'>, place: Place): Place[] {
  return uncoveredBy(player.layout, place);
}

export function hasPapers({ passports, tickets }: Pick<Player, 'passports' | 'tickets'>): boolean {
  return passports > 0 && tickets > 0;
}

// --------------------------------------------------------------------------------------------------------- the outlook

export interface Chance {
  readonly lane: number;
  readonly chance: number;
  /** Assurance left on average, if one gets in */
  readonly left: number;
}

/** What each lane would mean with so much Assurance, to whoever has seen no token: the screen may be read by others. */
export function chancesWith(view: Pick<View, 'lanes'>, assurance: number): Chance[] {
  return view.lanes.map(({ left }, lane) => {
    const odds = laneOdds(left, assurance);
    return { lane: lane + 1, chance: odds.chance, left: odds.left };
  });
}

function best(chances: readonly Chance[]): Chance {
  return chances.reduce((top, one) =>
    one.chance > top.chance || (one.chance === top.chance && one.left > top.left) ? one : top,
  );
}

export interface Outlook {
  readonly forecast: Forecast;
  readonly chances: readonly Chance[];
  readonly best: Chance;
  /** how many Assurance Tokens more would make the best chance better; null when it is certain */
  readonly next: { readonly more: number; readonly best: Chance } | null;
  readonly lacks: readonly Paper[];
}

const MOST = 11;

/** "If the game ended now." */
export function outlookOf(view: Pick<View, 'lanes' | 'policies'>, player: Player): Outlook {
  const now = forecast(player, view.policies);
  const chances = chancesWith(view, now.assurance);
  const top = best(chances);
  let next: Outlook['next'] = null;
  for (let more = 1; now.assurance + more <= MOST && next === null; more += 1) {
    const then = best(chancesWith(view, now.assurance + more));
    if (then.chance > top.chance) next = { more, best: then };
  }
  const lacks: Paper[] = [];
  if (player.passports === 0) lacks.push('passport');
  if (player.tickets === 0) lacks.push('ticket');
  return { forecast: now, chances, best: top, next, lacks };
}

// ------------------------------------------------------------------------------------------------- what a sum is made of

export interface Line {
  readonly what: 'held' | 'money' | 'documents' | 'connections' | 'loss';
  readonly label: string;
  /** how many are held, for what is traded in sets */
  readonly held: number | null;
  /** 'every 6 bring 2' */
  readonly rate: { readonly each: number; readonly brings: number } | null;
  readonly brings: number;
}

/** The forecast as a bill: what is held, what each kind would bring, what would be lost. */
export function billOf(view: Pick<View, 'policies'>, player: Player, nameOfCard: (id: string) => string): Line[] {
  const to = destinationOf(player.destination);
  const { sets, losses, levy } = forecast(player, view.policies);
  const money = player.money - levy.screening - levy.tax;
  const wedding = player.life.includes('CON-1') ? 1 : 0;
  const lines: Line[] = [
    { what: 'held', label: say`You hold`, held: null, rate: null, brings: player.assurance },
    {
      what: 'money',
      label: levy.screening + levy.tax > 0 ? say`Money after policies` : say`Money`,
      held: money,
      rate: to.money,
      brings: sets.money * to.money.brings,
    },
    {
      what: 'documents',
      label: say`Documents`,
      held: player.documents.length,
      rate: to.documents,
      brings: sets.documents * to.documents.brings,
    },
    {
      what: 'connections',
      label: say`Connections`,
      held: player.connections.length + wedding,
      rate: to.connections,
      brings: sets.connections * to.connections.brings,
    },
  ];
  for (const { because, lost } of losses) {
    const label = because === to.id ? lackWords(player, wedding) : nameOfCard(because);
    lines.push({ what: 'loss', label, held: null, rate: null, brings: -lost });
  }
  return lines;
}

/** EMI-503 What the Money for something would bring at the border; null where it brings nothing, or is not there. */
export function spentWords(view: Pick<View, 'policies'>, player: Player, spent: number): string | null {
  const cost = player.money < spent ? 0 : worthOfMoney(spent, player, view.policies);
  return cost > 0 ? say`At the border the Money for it would be worth ${cost} Assurance.` : null;
}

function lackWords(player: Player, wedding: number): string {
  const { documentMinimum, connectionMinimum } = destinationOf(player.destination);
  const parts: string[] = [];
  if (documentMinimum !== null && player.documents.length < documentMinimum.fewerThan)
    parts.push(say`fewer than ${many(documentMinimum.fewerThan, 'Document')}`);
  if (connectionMinimum !== null && player.connections.length + wedding < connectionMinimum.fewerThan)
    parts.push(say`fewer than ${many(connectionMinimum.fewerThan, 'Connection')}`);
  return parts.join(', ');
}
