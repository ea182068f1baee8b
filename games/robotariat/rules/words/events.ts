// What happened, in the past tense and without pronouns: then a sentence is right for any name, also for "You".

import type { Outcome } from '@tablewright/kernel';
import { capital, count, listed } from '@tablewright/kernel/words';
import { namedIn, type ReportAct } from '../content/acts.ts';
import type { Told } from '../events.ts';
import type { Reason } from '../stages/ending.ts';
import { cardWords, characterWords, faceWords, kindWords, npcWords, objectiveWords, spaceWords } from './say.ts';

type Names = readonly string[];

export function event(told: Told, names: Names): string {
  if ('by' in told) return deed(told, names[told.by] ?? 'Somebody', names);
  switch (told.type) {
    case 'first':
      return `First in every round: ${names[told.seat]}.`;
    case 'dealt':
      return `Your secret objective: ${objectiveWords(told.objective)}.`;
    case 'peeked':
      return told.cards.length === 0
        ? 'The Sabotage deck is empty.'
        : `On top of the Sabotage deck: ${listed(told.cards.map(cardWords))}.`;
    case 'round':
      return `Round ${told.round} began.`;
    case 'entered':
      return `${npcWords(told.npc)} entered on ${spaceWords(told.at)}.`;
    case 'met':
      return met(told);
    case 'marched':
      return told.held
        ? 'The radio was jammed: the Oppressors did not move.'
        : `The ${kindWords(told.kind)} took the ${told.path} path.`;
    case 'token':
      return `The entry token moved from ${spaceWords(told.from)} to ${spaceWords(told.to)}.`;
    case 'success':
      return 'The Revolution has succeeded! The cards are shown next.';
    case 'over':
      return over(told, names);
  }
}

function deed(told: Extract<Told, { by: number }>, who: string, names: Names): string {
  switch (told.type) {
    case 'chose':
      return told.random
        ? `${who} started on ${spaceWords(told.at)}.`
        : `${who} chose ${characterWords(told.character)} and started on ${spaceWords(told.at)}.`;
    case 'lot':
      return `${who} left it to chance and got ${characterWords(told.character)}.`;
    case 'started':
      return `${who} began with the Upgrade ${cardWords(told.card)}.`;
    case 'moved':
      return `${who} walked from ${spaceWords(told.from)} to ${spaceWords(told.to)}.`;
    case 'pushed':
      return `${who} moved ${told.who === told.by ? 'one space more' : names[told.who]}, from ${spaceWords(told.from)} to ${spaceWords(told.to)}.`;
    case 'activated':
      return `${who} activated ${spaceWords(told.space)}.`;
    case 'postered':
      return `${who} put a poster on ${spaceWords(told.at)}.`;
    case 'carried':
      return `${who} carried a poster from ${spaceWords(told.from)} to ${spaceWords(told.to)}.`;
    case 'spent':
      return `${who} gave up ${count(told.levels, 'Office level')} for a poster.`;
    case 'draws':
      return `${who} drew ${count(told.count, `${capital(told.deck)} card`)}.`;
    case 'drew':
      return `${who} looked at ${listed(told.cards.map(cardWords))}.`;
    case 'kept':
      return `${who} kept the Upgrade ${cardWords(told.card)}.`;
    case 'used':
      return `${who} used ${cardWords(told.card)}.`;
    case 'paid':
      return `${who} paid ${told.reputation} Reputation for the extra effect of ${cardWords(told.card)}${told.vain ? ', although it could do nothing' : ''}.`;
    case 'office':
      return `The Office rose by ${told.by_how} to ${told.level}.`;
    case 'spark':
      return `${who} raised ${told.amount} SPARK.`;
    case 'jammed':
      return `${who} jammed the patrol radio for ${count(told.turns, 'NPC turn')}.`;
    case 'fizzled':
      return fizzled(told.card);
    case 'alarmed':
      return `${who} lured ${npcWords(told.npc)} from ${spaceWords(told.from)} to ${spaceWords(told.to)}.`;
    case 'repasted':
      return `${who} put ${count(told.posters, 'poster')} of the Junk Pile on ${spaceWords(told.at)}.`;
    case 'burnt':
      return told.posters === 0
        ? `${who} burnt nothing.`
        : `${who} burnt ${count(told.posters, 'poster')} (${placed(told.from)})${told.reputation > 0 ? ` for ${told.reputation} Reputation` : ''}.`;
    case 'cooked':
      return told.levels === 0
        ? `${who} left the Office as it was.`
        : `${who} turned ${count(told.levels, 'Office level')} into ${told.spark} SPARK.`;
    case 'rebuilt':
      return `${who} put the Junk Pile up again: ${placed(told.posters)}.`;
    case 'contributed':
      return `${who} gave ${told.spark === 0 ? 'no' : told.spark} SPARK to the Office, now at ${told.level}.`;
    case 'sent':
      return `${who} sent ${npcWords(told.npc)} from ${spaceWords(told.from)} to ${spaceWords(told.to)}.`;
    case 'staked':
      return `${who} staked ${told.stake} SPARK and rolled ${faceWords(told.face, 'red')}: ${stakeWords(told.spark)}.`;
    case 'sympathy':
      return `${who} spent ${told.spark} SPARK for 1 Reputation.`;
    case 'ended':
      return `${who} ended the turn; the NPCs came next.`;
    case 'led':
      return `${who} moved ${npcWords(told.npc)} along the ${told.path} path from ${spaceWords(told.from)} to ${spaceWords(told.to)}.`;
    case 'steered':
      return `${who} sent the Oppressors along the ${told.path} path.`;
    case 'rolled':
      return `${who} rolled${told.again ? ' again' : ''}: ${rolled(told)}.`;
    case 'adjusted':
      return `${who} set the ${told.die} die to ${faceWords(told.face, told.die)}.`;
    case 'salvaged':
      return `${who} put a torn poster up again on ${spaceWords(told.at)}.`;
  }
}

/** Only the dice that were rolled: a path that Alice has named was not. */
function rolled({ dice, black, red }: Extract<Told, { type: 'rolled' }>): string {
  return listed([
    ...(dice === 'red' || black === null ? [] : [`${faceWords(black, 'black')} for the Oppressors`]),
    ...(dice === 'black' ? [] : [`${faceWords(red, 'red')} for the Civilians`]),
  ]);
}

function met(told: Extract<Told, { type: 'met' }>): string {
  const who = npcWords(told.npc);
  const at = spaceWords(told.at);
  if (told.kind === 'CR') {
    if (told.silenced) return `${who} found an Oppressor on ${at} and gave nothing.`;
    return told.donation === 0
      ? `${who} found nobody and no poster on ${at}.`
      : `${who} donated ${told.donation} SPARK on ${at}.`;
  }
  const deeds = [
    ...(told.suspicious ? ['grew suspicious (1 Reputation lost)'] : []),
    ...(told.fine > 0 ? [`took ${told.fine} SPARK`] : []),
    ...(told.torn > 0 ? [`tore down ${count(told.torn, 'poster')}`] : []),
    ...(told.office > 0 ? [`lowered the Office by ${told.office}`] : []),
  ];
  return deeds.length === 0 ? `${who} found nothing to do on ${at}.` : `${who} on ${at}: ${listed(deeds)}.`;
}

/** A card had nothing to do, or the first part of one whose extra goes on (S07): then it has not "changed nothing". */
function fizzled(card: string): string {
  if (card === 'S07') return `No poster was left in the supply for ${cardWords(card)}.`;
  return `${cardWords(card)} changed nothing: ${idle(card)}.`;
}

/** Why a card that was used had nothing to do. */
function idle(card: string): string {
  switch (card) {
    case 'S01':
      return 'the Office was full';
    case 'S06':
      return 'no Oppressor was on the board';
    case 'S10':
      return 'the Office was empty';
    default:
      return 'no poster hung on the board';
  }
}

function stakeWords(spark: number): string {
  if (spark === 0) return 'nothing changed';
  return spark > 0 ? `${spark} SPARK won` : `${-spark} SPARK lost`;
}

function placed(posters: { readonly [space: string]: number }): string {
  return listed(Object.entries(posters).flatMap(([space, n]) => (n > 0 ? [`${n} on ${spaceWords(space)}`] : [])));
}

const WHY: Readonly<Record<Reason, string>> = {
  success: 'The Revolution succeeds: the Funds have reached the target.',
  'no-reputation': 'The Revolution fails: no Reputation is left, and nobody believes in it any more.',
  'out-of-time': 'The Revolution fails: the sixth round is over, and there is not enough SPARK.',
};

function why(reason: string): string {
  return Object.hasOwn(WHY, reason) ? WHY[reason as Reason] : 'The game is over.';
}

function winnersWords(winners: readonly number[], seats: number, names: Names): string {
  if (winners.length === 0) return 'Nobody wins.';
  if (winners.length === seats) return 'Everybody wins.';
  return `Winner${winners.length === 1 ? '' : 's'}: ${listed(winners.map((seat) => names[seat]!))}.`;
}

function over({ reason, objectives, aside, winners, report }: Extract<Told, { type: 'over' }>, names: Names): string {
  const left = aside.length === 0 ? '' : ` Nobody held ${listed(aside.map(objectiveWords), 'or')}.`;
  return `${why(reason)}${cards(objectives, names)}${left}${reportWords(report, names)} ${winnersWords(winners, names.length, names)}`;
}

function cards(objectives: readonly string[], names: Names): string {
  if (objectives.length === 0) return '';
  return ` ${capital(listed(objectives.map((id, seat) => `${names[seat]} held ${objectiveWords(id)}`)))}.`;
}

function reportWords(report: ReportAct | null, names: Names): string {
  if (report === null) return '';
  const named = namedIn(report).map(({ seat, objective }) => `${names[seat]} as the ${objectiveWords(objective)}`);
  return named.length === 0 ? ' The Spy named nobody.' : ` The Spy named ${listed(named)}.`;
}

export function outcome({ reason, roles, winners }: Outcome, names: Names): string {
  return `${why(reason)}${cards(roles, names)} ${winnersWords(winners, names.length, names)}`;
}
