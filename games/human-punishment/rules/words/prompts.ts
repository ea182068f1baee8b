// What somebody is asked, in one to three sentences, in the second person.

import { signed, type Words } from '@tablewright/kernel';
import { capital, count, listed } from '@tablewright/kernel/words';
import { EVENTS } from '../content/events.ts';
import { BOXES } from '../content/boxes.ts';
import { JAYDEN, KURO_BOARD } from '../content/characters.ts';
import { ELITE, ENEMIES } from '../content/enemies.ts';
import { placeId, placeWords } from '../content/enemy-places.ts';
import { FACE_IDS } from '../content/faces.ts';
import { INTERROGATIONS } from '../content/interrogation.ts';
import { PROGRAMS } from '../content/programs.ts';
import { SKILLS } from '../content/skills.ts';
import { WINDOW_IDS, type WindowId } from '../content/windows.ts';
import type { Told } from '../events.ts';
import { nameOf } from '../scripts.ts';
import type { Answers } from '../stages/index.ts';
import { USED_SOLO } from '../state.ts';
import type { FrameView, View } from '../view.ts';
import { boxWords, cardsWords, cardWords, enemyWords, factionsWords, factionWords, pieceWords } from './say.ts';

type Seen<S extends FrameView['stage']> = Extract<FrameView, { stage: S }>;

/** The frame of a stage that lies nearest to the top. */
export function seen<S extends FrameView['stage']>(view: View, stage: S): Seen<S> | null {
  return (view.now.findLast((frame) => frame.stage === stage) as Seen<S> | undefined) ?? null;
}

/** 'Deep Scan: ' while a card is being carried out. */
function card(view: View): string {
  const effects = seen(view, 'effects');
  return effects === null ? '' : `${nameOf(effects.script)}: `;
}

function named(view: View, rest: string): string {
  const name = card(view);
  return name === '' ? `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}` : `${name}${rest}`;
}

export const prompt: Words<View, Told, Answers>['prompt'] = {
  characters: () => 'Whom do you play? Everybody plays a different one.',
  startPlace: (view, question, names) => {
    const frame = seen(view, 'startPlace');
    return `Where ${frame === null || frame.piece === question.seat ? 'do you' : `does ${pieceWords(frame.piece, names)}`} start in this Area? You may change Places for free later.`;
  },
  loyalty: (view) => loyalty(view),
  returnObjective: () => 'You have one Objective too many. Which one do you give back, unseen?',
  draw: (view) => draw(view),
  action: (view, question) => (question.optional === true ? 'You may step in with a card.' : action(view)),
  whom: (view) => named(view, 'whom do you choose?'),
  enemy: (view) => named(view, 'which Enemy do you choose?'),
  area: (view, question, names) => {
    const frame = seen(view, 'area');
    return named(
      view,
      `where ${frame === null || frame.piece === question.seat ? 'do you go' : `does ${pieceWords(frame.piece, names)} go`}?`,
    );
  },
  location: (view) =>
    seen(view, 'location')?.why === 1
      ? named(view, 'which Spawn Location is destroyed?')
      : 'A new Enemy comes, and there is more than one free location of its number. Where does it appear?',
  sector: (view) => named(view, 'the top of which Sector do you look at?'),
  chipSeen: (view) => named(view, 'which of the chips that you have seen goes under the stack?'),
  spot: (view) => {
    const why = seen(view, 'spot')?.why;
    return named(
      view,
      why === 0
        ? 'which chip do you take?'
        : why === 1
          ? 'which chip leaves the game, unseen?'
          : 'which chip do you look at?',
    );
  },
  slot: (view) => {
    const why = seen(view, 'slot')?.why;
    if (why === 1) return named(view, 'which chip do you exchange?');
    if (why === 2) return named(view, 'with which chip of the same Tier?');
    return why === 3
      ? named(view, 'with which face-down chip do you swap, unseen?')
      : named(view, 'which face-down chip do you look at?');
  },
  ownChip: (view) =>
    named(
      view,
      seen(view, 'ownChip')?.why === 1
        ? 'which of your chips do you swap?'
        : 'which of your chips goes to the Junkyard?',
    ),
  hiddenChip: (view, _question, names) =>
    `Which of the two chips of ${pieceWords(seen(view, 'hiddenChip')?.of ?? -1, names)} do you look at?`,
  hiddenObjective: (view, _question, names) =>
    `Which of the two Objectives of ${pieceWords(seen(view, 'hiddenObjective')?.of ?? -1, names)} do you look at?`,
  wound: () => 'Which of your Wounds is healed?',
  programAway: (view) =>
    seen(view, 'programAway')?.why === 2
      ? `You have more than ${count(mine(view)?.stats?.programLimit ?? 0, 'Program')}. Which one do you discard?`
      : named(view, 'which Program do you discard?'),
  displayed: (view) => named(view, 'which displayed Program do you take?'),
  branch: (view) => named(view, 'which of these do you choose?'),
  maybe: (view) =>
    seen(view, 'maybe')?.why === 1
      ? named(
          view,
          'do you swap one of your Data Chips with a face-down one of the Network? All will see that you did, and where.',
        )
      : named(view, 'do you want this?'),
  revealedCard: (view) => named(view, 'which card do you take out of the check?'),
  boost: () => 'You unlock a Boost without its task: one of the lowest Level that is still locked. Which one?',
  keepProgram: (view) =>
    `You look at ${count(seen(view, 'keepProgram')?.cards?.length ?? 0, 'Program')} and keep one. Which one?`,
  markersBack: () => "Which of Kuro's used markers do you turn up again?",
  cards: (view) => cards(view),
  die: (view) => named(view, 'which die is rolled again?'),
  pay: (view) => pay(view),
  riotCard: (view) => {
    const change = seen(view, 'riotCard')?.change ?? 0;
    return `Riot is at ${signed(view.bars.riot)} and will change by ${signed(change)}. You may add one card: blue raises it, red lowers it.`;
  },
  blueCards: (view) => blueCards(view),
  colourCards: (view) => colourCards(view),
  sectorKeep: (view) => {
    const partner = seen(view, 'sectorKeep')?.partner ?? -1;
    return partner < 0
      ? 'Which of the two chips do you keep? The other goes face-down to the Junkyard.'
      : 'Which of the three chips do you keep? The other two are passed on.';
  },
  partnerKeep: (view) => {
    const frame = seen(view, 'partnerKeep');
    return `Two chips were passed on to you: ${frame?.first ?? 'one'} and ${frame?.second ?? 'another'}. Which one do you keep? The other goes face-down to the Junkyard.`;
  },
  network: (view) =>
    seen(view, 'network')?.placed === 0
      ? 'Where does your Data Chip go? It lies face-down unless you have both Scanners.'
      : 'You may place another chip, or be done.',
  reward: (view) =>
    seen(view, 'reward')?.piece === view.seats
      ? 'Kuro had both Scanners: do you unlock a Boost without its task? He draws no Program.'
      : 'What is your reward: a Program for each chip, or a Boost without its task?',
  recon: () => 'You look through the Recon deck. Which card do you keep? It can be used after the Human Phase.',
  box: (view, question) => box(view, question.seat),
  sniff: () => 'Kuro stands by a closed box. Does he sniff at one? Only you learn what is in it.',
  transfer: () => 'Which of your Programs goes under the board? It cannot come back in this game.',
  nova: () => 'Somebody has taken City Action 3. Do you draw 1 general card?',
  blueFives: () => 'You have discarded a blue 5. Do you draw 2 Programs?',
  attack: (view) => attack(view),
  target: (view) => target(view),
  defend: (view) => defend(view),
  window: (view, question, names) => windowWords(view, question.seat, names),
  sacrifice: (view) =>
    `Which Enemy is eliminated? ${seen(view, 'sacrifice')?.left ?? 0} in all from here on, fewer if there are fewer.`,
  contribute: (view, question) =>
    question.optional === true ? 'You may say what you will put in. It need not be true.' : contribute(view),
  decide: (view) => {
    const event = EVENTS[seen(view, 'decide')?.event ?? -1];
    return event?.type === 'decision' ? `${event.name}: A or B? A: ${event.says.a} B: ${event.says.b}` : 'A or B?';
  },
  voteFor: (view) =>
    seen(view, 'voteFor')?.last === 1
      ? 'You may lay one more card. Before whom?'
      : 'A new Leader is elected. Before whom do you lay a card? Blue counts for them, red against them.',
  voteCard: (view, _question, names) => {
    const before = seen(view, 'voteCard')?.before ?? -1;
    return `Which card do you lay face-down before ${before === view.me ? 'yourself' : pieceWords(before, names)}?`;
  },
  leaderTie: () => 'Equal votes. Who becomes Leader?',
  appoint: (view) =>
    view.general === null
      ? 'Whom do you appoint General?'
      : 'Whom do you appoint General? You may keep the present one.',
  discussion: (view, _question, names) =>
    `A Censure Motion against ${pieceWords(seen(view, 'discussion')?.accused ?? -1, names)}. Talk it over; are you ready to vote?`,
  censureVote: (view, _question, names) =>
    `Is ${pieceWords(seen(view, 'censureVote')?.accused ?? -1, names)} to be detained? The votes are shown together, with names.`,
  escapeCards: (view) => {
    const sign = seen(view, 'escape')?.sign ?? 1;
    return `You get out with ${sign > 0 ? '+4 or more' : '−4 or less'}. Put in up to five cards, face-down; the others may add one each, and two come from the deck.`;
  },
  escapeHelp: (view, _question, names) => {
    const frame = seen(view, 'escape');
    return `${pieceWords(frame?.by ?? -1, names)} tries to get out with ${(frame?.sign ?? 1) > 0 ? '+4 or more' : '−4 or less'}. You may add one card, face-down.`;
  },
  interrogation: (view) => interrogation(view),
  machineStep: (view) => machineStep(view),
  factionSheet: (view) => `You are ${factionWords(mine(view)?.faction ?? '')}. Confirm it.`,
};

export function mine(view: View): View['players'][number] | null {
  return view.me === 'spectator' ? null : (view.players[view.me] ?? null);
}

function loyalty(view: View): string {
  const two = seen(view, 'loyalty')?.two;
  if (two === null || two === undefined) return 'Confirm your loyalty card.';
  const both = factionsWords(two);
  return two.includes('machine')
    ? `Your two loyalty cards: ${both}. A Machine must be kept. Confirm it.`
    : `Your two loyalty cards: ${both}. Which one do you keep?`;
}

function draw(view: View): string {
  const most = seen(view, 'draw')?.most ?? 0;
  return `Your turn. How many cards do you draw? ${most} at most${view.bars.morale <= 0 ? ', one fewer because Morale is yellow' : ''}.`;
}

function action(view: View): string {
  const { ap, move } = view.turn;
  const points = `${count(ap, 'Action Point')}${hasSoloPoint(view) ? ', one more while you are alone,' : ''}`;
  if (mine(view)?.detained === true) return `What do you do? You are in the Isolation Cube and have ${points} left.`;
  return `What do you do? You have ${points} and ${move === 0 ? 'no' : move} movement left.`;
}

/** HPB-856 The point that Jayden may spend only while no other character is in his Area: it is not among the others. */
function hasSoloPoint({ me, players, pieces, turn }: View): boolean {
  const player = me === 'spectator' ? undefined : players[me];
  if (player?.character !== 'jayden' || !player.boosts.includes(SOLO) || turn.fallen) return false;
  if ((turn.used & USED_SOLO) !== 0) return false;
  return pieces.every(({ area }, piece) => piece === me || area !== pieces[me as number]!.area);
}

const SOLO = SKILLS[JAYDEN]!.findIndex(({ boost }) => boost === 'soloAp');

function cards(view: View): string {
  const frame = seen(view, 'cards');
  if (frame === null) return 'Which card do you discard?';
  const left = frame.max - frame.count;
  const so = frame.chosen === null || frame.chosen.length === 0 ? '' : ` So far: ${cardsWords(frame.chosen)}.`;
  return `You discard ${frame.count > 0 ? `${left} more` : count(left, 'card')}. Which one?${so}`;
}

function pay(view: View): string {
  const frame = seen(view, 'pay');
  if (frame === null) return 'What do you pay with?';
  const what =
    [
      'for the displayed Program',
      'for an unseen Program',
      `for the ${BOXES[frame.detail]?.name ?? 'weapon'}`,
      'for a Recon card',
    ][frame.what] ?? '';
  const name = frame.what === 0 ? `for ${PROGRAMS[frame.detail]?.name ?? 'the Program'}` : what;
  return `You pay ${frame.price} ${name}, with red cards only or blue cards only. Anything above the price is lost.`;
}

function blueCards(view: View): string {
  const frame = seen(view, 'blueCards');
  return frame?.what === 3
    ? 'Put down up to two blue cards, then the pink die is taken off: 4 or more is Apex +2, 1 to 3 Apex +1, less than 0 costs 1 Morale.'
    : 'Put down one to three blue cards, then the pink die is taken off: what is left raises Morale.';
}

function colourCards(view: View): string {
  const what = seen(view, 'colourCards')?.what;
  if (what === 0) return 'Discard grey cards: you look at one chip for each.';
  if (what === 1) return 'Discard green cards: one chip for each leaves the game, unseen.';
  return 'Discard grey or green cards: each heals up to two Wounds, and you get full Health.';
}

function box(view: View, seat: number): string {
  const item = view.players[seat]?.item ?? null;
  return `There is a Supply Box here. Do you take one?${item === null ? '' : ` You put the ${boxWords(item)} down first.`} What you take you keep; a closed one may be a Trap.`;
}

function attack(view: View): string {
  const frame = seen(view, 'attack');
  if (frame === null) return 'What do you attack with?';
  const enemy = view.enemies.find(({ at }) => at === placeId(frame.target));
  const whom = enemy === undefined ? 'the Enemy' : `the ${enemyWords(enemy.kind)}`;
  const weapon = BOXES[frame.weapon];
  const cards = frame.chosen.map((face) => cardWords(FACE_IDS[face]!));
  const laid = [...cards, ...(weapon === undefined ? [] : [`the ${weapon.name}`])];
  const already = laid.length === 0 ? '' : ` with ${listed(laid)}`;
  const shield = enemy === undefined ? undefined : (ENEMIES[enemy.kind] ?? ELITE).shield;
  return `You attack ${whom}${already}: put down red cards or a weapon worth more than its Shield${shield === undefined ? '' : ` of ${shield}`}. Then one general card is turned up, which may help or hurt.`;
}

/** 'Sniper 3 on Watchtower 4'. */
function attacker(view: View): string {
  const frame = seen(view, 'enemyAttack');
  const enemy = frame === null ? undefined : view.enemies.find(({ at }) => at === placeId(frame.place));
  return enemy === undefined ? 'An Enemy' : `${enemyWords(enemy.kind)} on ${placeWords(enemy.at)}`;
}

function target(view: View): string {
  return `${attacker(view)} could attack several equally. Whom does it attack?`;
}

function defend(view: View): string {
  return `${attacker(view)} attacks: do you add blue cards to ${shieldWords(view)}? Then red cards are turned up against it; if they are worth more, it hits.`;
}

/** Of the one who is attacked: what raises Dee Coy's does not raise Kuro's. */
function shieldWords(view: View): string {
  return seen(view, 'defend')?.piece === view.seats
    ? `Kuro's Shield of ${KURO_BOARD.shield}`
    : `your Shield of ${mine(view)?.stats?.shield ?? 0}`;
}

const WINDOW_MOMENTS: Readonly<Record<WindowId, string>> = {
  W1: 'Between two steps.',
  W2: 'Dice were rolled; they do not count yet.',
  W3: 'An Enemy attacks.',
  W4: 'The cards of the check lie open; the result does not count yet.',
  W5: 'Somebody is about to get a Wound or to lose the last Health.',
  W6: 'The Event Phase begins; no card was drawn yet.',
  W7: 'The card has been read; nothing was decided yet.',
};

function windowWords(view: View, me: number, names: readonly string[]): string {
  const kind = seen(view, 'window')?.kind ?? 0;
  const id = WINDOW_IDS[kind];
  return id === undefined
    ? 'A new Enemy is about to appear. Does anybody step in?'
    : `${moment(view, id, me, names)} Do you use a card now, or pass?`;
}

/** What a window is about, with names: on a phone the log is not in sight. */
function moment(view: View, id: WindowId, me: number, names: readonly string[]): string {
  const word = (piece: number): string => (piece === me ? 'you' : pieceWords(piece, names));
  const attack = seen(view, 'enemyAttack');
  if (id === 'W3' && attack !== null) {
    const pieces = Array.from({ length: view.seats + 1 }, (_, piece) => piece);
    const attacked = pieces.filter((piece) => (attack.targets & (1 << piece)) !== 0).map(word);
    const isOnApex = (attack.targets & (1 << (view.seats + 1))) !== 0;
    return `${attacker(view)} attacks ${listed([...(isOnApex ? ['Apex'] : []), ...attacked])}.`;
  }
  const hurt = seen(view, 'hurt');
  if (id === 'W5' && hurt !== null) {
    const verb = hurt.piece === me ? 'are' : 'is';
    return `${capital(word(hurt.piece))} ${verb} about to ${hurt.wounds > 0 ? 'get a Wound' : 'lose the last Health'}.`;
  }
  return WINDOW_MOMENTS[id];
}

function contribute(view: View): string {
  const frame = seen(view, 'check');
  const event = EVENTS[frame?.event ?? -1];
  if (frame === null || event === undefined) return 'What do you put into the check?';
  const put = frame.mine.length === 0 ? '' : ` You have put in ${cardsWords(frame.mine)}.`;
  if (event.type === 'colour')
    return `${event.name}: ${event.wanted.join(' and ')} cards are wanted.${put} Two more come from the deck.`;
  if (event.type !== 'check') return event.name;
  return `${event.name}: the total must be ${event.target > 0 ? `${signed(event.target)} or more` : `${signed(event.target)} or less`}.${put} Up to three cards, face-down; two more come from the deck.`;
}

function interrogation(view: View): string {
  const id = seen(view, 'interrogation')?.card;
  const card = INTERROGATIONS.find((one) => one.id === id);
  return `${card === undefined ? 'You are interrogated.' : `${card.name}.`} Do the task of your faction, or roll the pink die: 4 to 6 sets you free.`;
}

function machineStep(view: View): string {
  const kind = seen(view, 'machineStep')?.kind ?? 0;
  return (
    [
      'The Machine Phase, with closed eyes. Look alone, and go on.',
      'A lone Machine may recruit a Human now. Everybody else just goes on.',
      'Legion may infect now. Everybody else just goes on.',
    ][kind] ?? ''
  );
}
