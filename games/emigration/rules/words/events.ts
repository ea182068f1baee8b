// What happened, in the past tense and without pronouns: then a sentence is right for any name, also for "You".

import type { Outcome } from '@tablewright/kernel';
import { count, listed } from '@tablewright/kernel/words';
import { PAPERS } from '../content/cards.ts';
import { PACKS } from '../content/life.ts';
import { CAREERS, destinationOf, NATIONALITIES } from '../content/people.ts';
import type { Told } from '../events.ts';
import type { Reason } from '../stages/ending.ts';
import { lossReasons, lostWords, nameOf, titleOf } from './say.ts';

type Names = readonly string[];
type Event<T extends Told['type']> = Extract<Told, { type: T }>;

/** What each type of event says. */
const WORDS: { readonly [T in Told['type']]: (told: Event<T>, names: Names) => string } = {
  packs: ({ packs }) => `Life packs: ${listed(packs.map((pack) => PACKS.find(({ id }) => id === pack)!.name))}.`,
  dealt: ({ seat, nationality, destination, career, money }, names) => {
    const from = NATIONALITIES.find(({ id }) => id === nationality)!.name;
    const works = CAREERS.find(({ id }) => id === career)!.name;
    return `${names[seat]}: ${from}, ${works}, bound for ${destinationOf(destination).name}, with ${money} Money.`;
  },
  first: ({ seat, rolls }, names) => {
    const rounds = rolls.map((dice) => dice.flatMap((die, by) => (die > 0 ? [`${names[by]} ${die}`] : [])).join(', '));
    return `Rolled for the first turn: ${rounds.join('; again ')}. ${names[seat]} began.`;
  },
  rolled: ({ by, die, for: what }, names) => `${names[by]} rolled ${die}${ROLLED[what]}.`,
  bought: ({ by, from, card, price, fee }, names) =>
    `${names[by]} bought ${nameOf(card)} for ${price}${feeWords(fee, from, names)}.`,
  cashed: ({ by, from, card, money, fee }, names) =>
    `${names[by]} cashed ${nameOf(card)} for ${money}${feeWords(fee, from, names)}.`,
  activated: ({ by, from, card, fee, stays }, names) => {
    const kept = stays ? `, which stays${fee === 0 ? '' : ','}` : '';
    return `${names[by]} activated ${nameOf(card)}${kept}${feeWords(fee, from, names)}.`;
  },
  paid: ({ salaries }, names) => `Payday: ${amounts(salaries, names) ?? 'nobody had a salary'}.`,
  struck: ({ holder, card }, names) =>
    `${names[holder]} held ${nameOf(card)}: the Payday paid nobody, and both were discarded.`,
  paper: ({ by, paper, price, skips }, names) =>
    skips
      ? `${names[by]} took a ${PAPERS[paper].name} by skipping the next turn.`
      : `${names[by]} bought a ${PAPERS[paper].name} for ${price}.`,
  scalped: ({ by, from, paper, price }, names) =>
    `${names[by]} bought an extra ${PAPERS[paper].name} from ${names[from]} for ${price}.`,
  placed: ({ by, paper }, names) => `${names[by]} skipped the turn and put the ${PAPERS[paper].name} in the stash.`,
  paired: ({ by }, names) => `${names[by]} had both papers and took 1 Assurance.`,
  enrolled: ({ by, tuition, scholarship }, names) =>
    `${names[by]} went to college for ${tuition}${scholarship ? ', with the Scholarship' : ''}.`,
  unaffordable: ({ by, tuition }, names) => `The tuition of ${tuition} was too much; ${names[by]} forfeited the turn.`,
  graduated: ({ by, salary, assurance }, names) =>
    `${names[by]} graduated: ${assurance} Assurance, and a salary of ${salary}.`,
  failed: ({ by }, names) => `${names[by]} did not graduate.`,
  sold: ({ by, card, money }, names) => `${names[by]} sold ${nameOf(card)} for ${money}.`,
  forfeited: ({ by }, names) => `${names[by]} could neither take a card nor go to college, and forfeited the turn.`,
  dole: ({ money }) => `Nobody could act: everybody took ${money} Money.`,
  gained: ({ card, money }, names) => {
    const who = amounts(money, names);
    return `${titleOf(card, 'second')} brought ${who === null ? 'nobody any Money' : `Money: ${who}`}.`;
  },
  lost: ({ card, money }, names) => {
    const who = amounts(money, names);
    return `${titleOf(card, 'first')} cost ${who === null ? 'nobody any Money' : `Money: ${who}`}.`;
  },
  assured: ({ by, card, assurance }, names) => `${nameOf(card)} brought ${names[by]} ${assurance} Assurance.`,
  offered: ({ by, money, assurance, asked }, names) => {
    if (!asked) return `${names[by]} had too little Money to give any.`;
    return money === 0 ? `${names[by]} gave nothing.` : `${names[by]} gave ${money} Money for ${assurance} Assurance.`;
  },
  robbed: ({ by, from, money }, names) => `${names[by]} took ${money === 0 ? 'no' : money} Money from ${names[from]}.`,
  fogged: ({ by, card, owner, place, asked }, names) => {
    if (!asked) return `There was no Life Card that ${names[by]} could discard.`;
    if (card === null) return `${names[by]} discarded nothing.`;
    const where = place === null ? `${names[owner]} held` : `lay in front of ${names[owner]} (${place})`;
    return `${names[by]} discarded ${nameOf(card)}, which ${where}.`;
  },
  looked: ({ by, lane }, names) => `${names[by]} looked into lane ${lane}.`,
  saw: ({ lane, token }) => `The top token of lane ${lane} is ${token}.`,
  revealed: ({ cards }, names) =>
    names
      .flatMap((name, seat) => {
        const turned = cards.filter((one) => one.seat === seat).map(({ place, card }) => `${nameOf(card)} (${place})`);
        return turned.length === 0 ? [] : [`Turned up in front of ${name}: ${listed(turned)}.`];
      })
      .join(' '),
  border: ({ first }, names) => `Everything was taken and the border opened. ${names[first]} went first.`,
  levied: ({ by, screening, tax }, names) => {
    const paid = [
      ...(screening > 0 ? [`${screening} for the Health Screening`] : []),
      ...(tax > 0 ? [`${tax} as Exit Tax`] : []),
    ];
    return `${names[by]} paid ${listed(paid)}.`;
  },
  withdrew: ({ by, money, documents, connections, gained, lost, losses, taken, assurance, asked }, names) => {
    const traded = [
      ...(money > 0 ? [`${count(money, 'set')} of Money`] : []),
      ...(documents > 0 ? [`${count(documents, 'set')} of Documents`] : []),
      ...(connections > 0 ? [`${count(connections, 'set')} of Connections`] : []),
    ];
    const none = asked ? 'traded nothing' : 'had no full set to trade';
    const trade = traded.length === 0 ? none : `traded ${listed(traded)} for ${gained}`;
    const loss = lost === 0 ? '' : `, lost ${lostWords(taken, lost)} (${lossReasons(losses)})`;
    return `${names[by]} ${trade}${loss} and had ${assurance} Assurance.`;
  },
  crossed: ({ by, lane, token, in: inside, papers, assurance }, names) => {
    const drew = `${names[by]} drew ${token} in lane ${lane}`;
    if (inside) return `${drew} and got in, with ${assurance} Assurance left.`;
    return `${drew} and stayed out, ${papers ? `with ${assurance} Assurance` : 'without both papers'}.`;
  },
  over: ({ reason, ranking, removed }, names) =>
    `The game is over. ${why(reason)} Final order: ${ranking.map((seat) => names[seat]).join(', ')}. Removed unseen: ${listed(removed.map(nameOf))}.`,
};

const ROLLED = { tuition: ' for the tuition', graduation: ' to graduate', card: '' } as const;

function feeWords(fee: number, from: number, names: Names): string {
  return fee === 0 ? '' : ` and paid ${names[from]} ${fee}`;
}

/** 'Ann 1, Bea 2'; those with nothing are left out, and null says that nobody has anything. */
function amounts(money: readonly number[], names: Names): string | null {
  const parts = money.flatMap((amount, seat) => (amount > 0 ? [`${names[seat]} ${amount}`] : []));
  return parts.length === 0 ? null : parts.join(', ');
}

export function event(told: Told, names: Names): string {
  const words = WORDS[told.type] as (told: Told, names: Names) => string;
  return words(told, names);
}

const WHY: Readonly<Record<Reason, string>> = {
  'most-assurance': 'Of those who got in, the one with the most Assurance left won.',
  'more-money': 'Several had the most Assurance left; the Money decided.',
  tied: 'Those on top had the same Assurance and the same Money, so nobody won.',
  'nobody-in': 'Nobody got in.',
  emigrated: 'Everybody who got in won.',
};

function why(reason: string): string {
  return Object.hasOwn(WHY, reason) ? WHY[reason as Reason] : 'It is over.';
}

export function outcome({ reason, winners }: Outcome, names: Names): string {
  const won = winners.map((seat) => names[seat]!);
  if (won.length === 0) return why(reason);
  if (reason === 'emigrated') return `${winners.length} of ${names.length} emigrated and won: ${listed(won)}.`; // EMI-605
  return `${listed(won)} won. ${why(reason)}`;
}
