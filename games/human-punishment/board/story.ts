import type { Told, View } from '@tablewright/human-punishment-rules';
import { ENEMIES, ENEMY_TEXTS, EVENTS, slotWords } from '@tablewright/human-punishment-rules/content';
import { signed } from '@tablewright/kernel';
import { eventNow } from './checks.ts';
import type { IconId } from './icons.ts';
import { areaName, cardLook, enemyName, eventOf, pieceName, woundOf } from './look.ts';

// What happens to the city, told as short scenes: what it was, and why. A scene is the same for everybody who looks: it is
// made out of events that all are told, and of nothing else.

export type Tone = 'good' | 'bad' | 'plain';

export interface Scene {
  readonly sign: IconId;
  readonly tone: Tone;
  /** fills the whole stage: something that happens once in a game */
  readonly isLarge?: boolean;
  readonly title: (names: readonly string[]) => string;
  readonly why: (names: readonly string[]) => string;
}

type Views = Pick<View, 'now' | 'pieces' | 'seats'>;
type Maker = { readonly [T in Told['type']]?: (event: Extract<Told, { type: T }>, after: Views) => Scene | null };

const nothing = (): string => '';

function typeOf(kind: number): IconId {
  return ENEMIES[kind]?.type ?? 'deus';
}

/** What the red cards among those turned up are worth: the others are passed over (HPB-560). */
function redSum(cards: readonly string[]): number {
  return cards.reduce((sum, face) => sum + Math.max(0, -cardLook(face).value), 0);
}

/** Whom it goes for, where it has a choice. */
function aimWords(kind: number): string {
  const type = ENEMIES[kind]?.type;
  if (type === undefined) return 'Deus attacks everybody in its Area.';
  const first =
    type === 'tank' || type === 'thief' ? '' : ' Whoever carries a Data Chip comes first, then the weakest.';
  return `${ENEMY_TEXTS[type]}${first}`;
}

/** What has brought an Enemy: the Event that is being carried out, else the dice at the end of the turn. */
function cause(after: Views): string {
  const event = EVENTS[eventNow(after) ?? -1];
  return event === undefined
    ? 'The dice of the Activation have called it.'
    : `The Event “${event.name}” has called it.`;
}

function plural(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

const SCENES: Maker = {
  activated: ({ area }) => ({
    sign: 'threat',
    tone: 'bad',
    title: () => `Activation: ${areaName(area)}`,
    why: () => 'The orange die has named it: every Enemy there attacks now.',
  }),
  spawned: ({ kind }, after) => ({
    sign: typeOf(kind),
    tone: 'bad',
    title: () => `${enemyName(kind)} appears`,
    why: () => cause(after),
  }),
  enemyAttacks: ({ kind, pieces }) => ({
    sign: typeOf(kind),
    tone: 'bad',
    title: (names) => `${enemyName(kind)} attacks ${pieces.map((piece) => pieceName(piece, names)).join(', ')}`,
    why: () => aimWords(kind),
  }),
  attacked: ({ kind, piece, cards, result, hit }) => ({
    sign: hit ? 'wound' : 'shield',
    tone: hit ? 'bad' : 'good',
    title: (names) => `${enemyName(kind)} ${hit ? 'hits' : 'misses'} ${pieceName(piece, names)}`,
    why: () =>
      `Defence ${result + redSum(cards)} against ${redSum(cards)} in red: ${hit ? 'less, so it is a hit' : 'enough'}.`,
  }),
  attackedApex: ({ kind, hit }) => ({
    sign: 'apex',
    tone: hit ? 'bad' : 'good',
    title: () => `${enemyName(kind)} ${hit ? 'hits' : 'misses'} Apex`,
    why: () => 'Apex draws fire before anybody else in its Area.',
  }),
  fought: ({ piece, value, turned, result, hit, damage }) => ({
    sign: 'weapon',
    tone: hit ? 'good' : 'plain',
    title: (names) => `${pieceName(piece, names)} ${hit ? `hits for ${damage}` : 'misses'}`,
    why: () => {
      const swing = turned.reduce((sum, face) => sum + cardLook(face).value, 0);
      return `Attack ${value} against Shield ${result + value - swing}${turned.length === 0 ? '' : ` and ${signed(swing)} turned up`}: ${hit ? 'more, so it is a hit' : 'not enough'}.`;
    },
  }),
  eliminated: ({ kind, piece }) => ({
    sign: typeOf(kind),
    tone: 'good',
    title: (names) => `${pieceName(piece, names)} eliminates ${enemyName(kind)}`,
    why: () => 'It has no Health left, and leaves the board.',
  }),
  crawlerArrived: ({ kind }) => ({
    sign: 'crawler',
    tone: 'bad',
    title: () => `${enemyName(kind)} reaches the Network`,
    why: () => 'It has come to the end of the red path: Security falls by 1.',
  }),
  apexCame: () => ({
    sign: 'apex',
    tone: 'good',
    isLarge: true,
    title: () => 'Apex stands up',
    why: () => 'Its bar has reached 9. From now on the bar is its Health, and it walks the blue path for the Humans.',
  }),
  apexGone: () => ({
    sign: 'apex',
    tone: 'bad',
    title: () => 'Apex is destroyed',
    why: () => 'Its Health has come to 0.',
  }),
  deusCame: () => ({
    sign: 'deus',
    tone: 'bad',
    isLarge: true,
    title: () => 'Deus is here',
    why: () => 'Its bar has reached 9. It walks the red path: when it reaches the Network, the Machines win.',
  }),
  deusGone: () => ({
    sign: 'deus',
    tone: 'good',
    title: () => 'Deus is destroyed',
    why: () => 'Its Health has come to 0.',
  }),
  event: ({ event }) => {
    const card = eventOf(event);
    if (card === undefined) return null;
    const why = {
      check: 'A skill check: everybody may put in cards, face-down.',
      colour: 'A colour check: cards of one colour are wanted.',
      decision: `The ${card.type === 'decision' && card.who === 'general' ? 'General' : 'Leader'} decides alone.`,
      raid: 'It happens at once.',
      ex: 'Riot has turned red: an EX Event happens at once.',
    } as const;
    return { sign: 'threat', tone: 'plain', title: () => `Event: ${card.name}`, why: () => why[card.type] };
  },
  checked: ({ event, total, success }) => {
    const card = eventOf(event);
    if (card === undefined) return null;
    const isColour = card.type === 'colour';
    const says = isColour
      ? total === 0
        ? card.says.none
        : total === 1
          ? card.says.one
          : card.says.more
      : card.type === 'check'
        ? card.says[success ? 'success' : 'failure']
        : '';
    const came = isColour
      ? `${plural(total, 'card')} of the colour`
      : `${signed(total)}${card.type === 'check' ? `, wanted ${signed(card.target)} or ${card.target > 0 ? 'more' : 'less'}` : ''}`;
    return {
      sign: success ? 'leader' : 'dead',
      tone: success ? 'good' : 'bad',
      title: () => `${card.name}: ${success ? 'success' : 'failure'}`,
      why: () => `${came}. ${says}`,
    };
  },
  noShow: ({ seat }) => ({
    sign: 'mute',
    tone: 'bad',
    title: (names) => `${pieceName(seat, names)} pays for staying out`,
    why: () => 'No card was put in, and this Event minds.',
  }),
  decided: ({ by, event, option }) => {
    const card = eventOf(event);
    if (card?.type !== 'decision') return null;
    return {
      sign: card.who === 'leader' ? 'leader' : 'general',
      tone: 'plain',
      title: (names) => (by < 0 ? `Nobody decides: option ${option}` : `${pieceName(by, names)} chooses ${option}`),
      why: () => card.says[option === 'A' ? 'a' : 'b'],
    };
  },
  voteBegins: () => ({
    sign: 'vote',
    tone: 'plain',
    title: () => 'A new Leader is elected',
    why: () => 'Everybody draws a card and lays cards before others: blue counts for them, red against them.',
  }),
  counted: ({ values }) => ({
    sign: 'vote',
    tone: 'plain',
    title: () => 'The votes are counted',
    why: (names) => values.map((value, seat) => `${pieceName(seat, names)} ${signed(value)}`).join(', '),
  }),
  leader: ({ seat }) =>
    seat < 0
      ? null
      : {
          sign: 'leader',
          tone: 'plain',
          title: (names) => `${pieceName(seat, names)} leads the city`,
          why: () => 'The Leader decides ties, Events and whom an Enemy picks, and appoints the General.',
        },
  censure: ({ by, accused }) => ({
    sign: 'cube',
    tone: 'bad',
    title: (names) => `${pieceName(by, names)} accuses ${pieceName(accused, names)}`,
    why: () =>
      'A Censure Motion: everybody talks, then votes. More yes than no: the Cube. The Leader’s vote breaks a tie.',
  }),
  censured: ({ accused, votes, passed }) => ({
    sign: 'cube',
    tone: passed ? 'bad' : 'good',
    title: (names) => `${pieceName(accused, names)} ${passed ? 'is detained' : 'stays free'}`,
    why: () => {
      const yes = votes.filter((vote) => vote === 'yes').length;
      return `${yes} yes, ${votes.length - yes} no.`;
    },
  }),
  detained: ({ seat }) => ({
    sign: 'cube',
    tone: 'bad',
    title: (names) => `${pieceName(seat, names)} goes into the Cube`,
    why: () => 'Detained: no moves, few cards, until an escape, a task or a pardon.',
  }),
  freed: ({ seat }) => ({
    sign: 'cube',
    tone: 'good',
    title: (names) => `${pieceName(seat, names)} is free`,
    why: nothing,
  }),
  escaped: ({ by, total, success }) => ({
    sign: 'cube',
    tone: success ? 'good' : 'bad',
    title: (names) => `${pieceName(by, names)} ${success ? 'gets out' : 'stays in the Cube'}`,
    why: () => `The cards come to ${signed(total)}; 4 were needed.`,
  }),
  delivered: ({ piece, slot, colour }) => ({
    sign: 'chip',
    tone: 'plain',
    title: (names) => `${pieceName(piece, names)} brings a ${colour ?? 'face-down'} chip into the Network`,
    why: () => `${slotWords(slot)}. The Guard falls by 1.`,
  }),
  junked: ({ by, from }) =>
    from.what === 'thief'
      ? {
          sign: 'thief',
          tone: 'bad',
          title: (names) => `A Thief takes a chip of ${pieceName(by, names)}`,
          why: () => 'It lies face-down in the Junkyard now.',
        }
      : null,
  fell: ({ piece }) => ({
    sign: 'wound',
    tone: 'bad',
    title: (names) => `${pieceName(piece, names)} falls`,
    why: () => 'No Health is left: the piece lies in HQ until its next turn.',
  }),
  wounded: ({ by, wound }) => ({
    sign: 'wound',
    tone: 'bad',
    title: (names) => `${pieceName(by, names)}: ${woundOf(wound)?.name ?? 'a Wound'}`,
    why: () => woundOf(wound)?.text ?? '',
  }),
  cancelled: ({ by, what }) => ({
    sign: 'program',
    tone: 'good',
    title: (names) =>
      `${pieceName(by, names)} stops ${what === 'event' ? 'the Event' : what === 'wounds' ? 'the Wounds' : 'the attack'}`,
    why: nothing,
  }),
  humanPhase: ({ colours }) => ({
    sign: 'human',
    tone: 'plain',
    isLarge: true,
    title: () => 'The Human Phase',
    why: () =>
      `Tier 1 of the Network is full. Its chips are shuffled and turned up: ${colours.join(', ')}. Nobody can tell any more who brought which. New Events, new Programs, stronger Enemies.`,
  }),
  machinePhase: () => ({
    sign: 'machine',
    tone: 'plain',
    isLarge: true,
    title: () => 'The Machine Phase',
    why: () =>
      'Tier 2 of the Network is full. Everybody closes their eyes: Machines may learn who is who, and with five or six players loyalties may change. Whatever happens, everybody sees the same.',
  }),
};

export function sceneOf(event: Told, after: Views): Scene | null {
  const make = SCENES[event.type] as ((event: Told, after: Views) => Scene | null) | undefined;
  return make?.(event, after) ?? null;
}

/** The events that are shown as scenes. */
export const TOLD_AS_SCENES = Object.keys(SCENES) as readonly Told['type'][];
