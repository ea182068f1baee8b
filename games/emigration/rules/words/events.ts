// What happened, in the past tense and without pronouns: then a sentence is right for any name, also for "You".

import { toldWords, type Outcome } from '@tablewright/kernel';
import { count, listed, say } from '@tablewright/kernel/words';
import { FIRST_PAIR, PAPERS } from '../content/cards.ts';
import { PACKS } from '../content/life.ts';
import { CAREERS, destinationOf, NATIONALITIES } from '../content/people.ts';
import type { Told } from '../events.ts';
import type { Reason } from '../stages/ending.ts';
import { lossReasons, lostWords, nameOf, titleOf } from './say.ts';

type Names = readonly string[];
type Event<T extends Told['type']> = Extract<Told, { type: T }>;

/** What each type of event says. */
export const event = toldWords<Told>({
  packs: ({ packs }) => say`Life packs: ${listed(packs.map((pack) => PACKS.find(({ id }) => id === pack)!.name))}.`,
  dealt: ({ seat, nationality, destination, career, money }, names) => {
    const from = NATIONALITIES.find(({ id }) => id === nationality)!.name;
    const works = CAREERS.find(({ id }) => id === career)!.name;
    const to = destinationOf(destination).name;
    return say`${names[seat]!}: ${from}, ${works}, bound for ${to}, with ${money} Money.`;
  },
  first: ({ seat, rolls }, names) => {
    const rounds = rolls
      .map((dice) => dice.flatMap((die, by) => (die > 0 ? [`${names[by]} ${die}`] : [])).join(', '))
      .reduce((earlier, round) => say`${earlier}; again ${round}`);
    return say`Rolled for the first turn: ${rounds}. ${names[seat]!} began.`;
  },
  rolled: ({ by, die, for: what }, names) => {
    switch (what) {
      case 'tuition':
        return say`${names[by]!} rolled ${die} for the tuition.`;
      case 'graduation':
        return say`${names[by]!} rolled ${die} to graduate.`;
      case 'card':
        return say`${names[by]!} rolled ${die}.`;
    }
  },
  bought: ({ by, from, card, price, fee }, names) =>
    fee === 0
      ? say`${names[by]!} bought ${nameOf(card)} for ${price}.`
      : say`${names[by]!} bought ${nameOf(card)} for ${price} and paid ${names[from]!} ${fee}.`,
  cashed: ({ by, from, card, money, fee }, names) =>
    fee === 0
      ? say`${names[by]!} cashed ${nameOf(card)} for ${money}.`
      : say`${names[by]!} cashed ${nameOf(card)} for ${money} and paid ${names[from]!} ${fee}.`,
  activated: ({ by, from, card, fee, stays }, names) => {
    if (fee === 0) {
      return stays
        ? say`${names[by]!} activated ${nameOf(card)}, which stays.`
        : say`${names[by]!} activated ${nameOf(card)}.`;
    }
    return stays
      ? say`${names[by]!} activated ${nameOf(card)}, which stays, and paid ${names[from]!} ${fee}.`
      : say`${names[by]!} activated ${nameOf(card)} and paid ${names[from]!} ${fee}.`;
  },
  paid: ({ salaries }, names) => {
    const who = amounts(salaries, names);
    return who === null ? say`Payday: nobody had a salary.` : say`Payday: ${who}.`;
  },
  struck: ({ holder, card }, names) =>
    say`${names[holder]!} held ${nameOf(card)}: the Payday paid nobody, and both were discarded.`,
  paper: ({ by, paper, price, skips }, names) =>
    skips
      ? say`${names[by]!} took a ${PAPERS[paper].name} by skipping the next turn.`
      : say`${names[by]!} bought a ${PAPERS[paper].name} for ${price}.`,
  scalped: ({ by, from, paper, price }, names) =>
    say`${names[by]!} bought an extra ${PAPERS[paper].name} from ${names[from]!} for ${price}.`,
  placed: ({ by, paper }, names) => say`${names[by]!} skipped the turn and put the ${PAPERS[paper].name} in the stash.`,
  paired: ({ by }, names) => say`${names[by]!} had both papers and took ${FIRST_PAIR} Assurance.`,
  enrolled: ({ by, tuition, scholarship }, names) =>
    scholarship
      ? say`${names[by]!} went to college for ${tuition}, with the Scholarship.`
      : say`${names[by]!} went to college for ${tuition}.`,
  unaffordable: ({ by, tuition }, names) =>
    say`The tuition of ${tuition} was too much; ${names[by]!} forfeited the turn.`,
  graduated: ({ by, salary, assurance }, names) =>
    say`${names[by]!} graduated: ${assurance} Assurance, and a salary of ${salary}.`,
  failed: ({ by }, names) => say`${names[by]!} did not graduate.`,
  sold: ({ by, card, money }, names) => say`${names[by]!} sold ${nameOf(card)} for ${money}.`,
  forfeited: ({ by }, names) => say`${names[by]!} could neither take a card nor go to college, and forfeited the turn.`,
  dole: ({ money }) => say`Nobody could act: everybody took ${money} Money.`,
  gained: ({ card, money }, names) => {
    const who = amounts(money, names);
    const title = titleOf(card, 'second');
    return who === null ? say`${title} brought nobody any Money.` : say`${title} brought Money: ${who}.`;
  },
  lost: ({ card, money }, names) => {
    const who = amounts(money, names);
    const title = titleOf(card, 'first');
    return who === null ? say`${title} cost nobody any Money.` : say`${title} cost Money: ${who}.`;
  },
  assured: ({ by, card, assurance }, names) => say`${nameOf(card)} brought ${names[by]!} ${assurance} Assurance.`,
  offered: ({ by, money, assurance, asked }, names) => {
    if (!asked) return say`${names[by]!} had too little Money to give any.`;
    return money === 0
      ? say`${names[by]!} gave nothing.`
      : say`${names[by]!} gave ${money} Money for ${assurance} Assurance.`;
  },
  robbed: ({ by, from, money }, names) =>
    money === 0
      ? say`${names[by]!} took no Money from ${names[from]!}.`
      : say`${names[by]!} took ${money} Money from ${names[from]!}.`,
  fogged: ({ by, card, owner, place, asked }, names) => {
    if (!asked) return say`There was no Life Card that ${names[by]!} could discard.`;
    if (card === null) return say`${names[by]!} discarded nothing.`;
    return place === null
      ? say`${names[by]!} discarded ${nameOf(card)}, which ${names[owner]!} held.`
      : say`${names[by]!} discarded ${nameOf(card)}, which lay in front of ${names[owner]!} (${place}).`;
  },
  looked: ({ by, lane }, names) => say`${names[by]!} looked into lane ${lane}.`,
  saw: ({ lane, token }) => say`The top token of lane ${lane} is ${token}.`,
  revealed: ({ cards }, names) =>
    names
      .flatMap((name, seat) => {
        const turned = cards.filter((one) => one.seat === seat).map(({ place, card }) => `${nameOf(card)} (${place})`);
        return turned.length === 0 ? [] : [say`Turned up in front of ${name}: ${listed(turned)}.`];
      })
      .join(' '),
  border: ({ first }, names) => say`Everything was taken and the border opened. ${names[first]!} went first.`,
  levied: ({ by, screening, tax }, names) => {
    if (tax === 0) return say`${names[by]!} paid ${screening} for the Health Screening.`;
    return screening === 0
      ? say`${names[by]!} paid ${tax} as Exit Tax.`
      : say`${names[by]!} paid ${screening} for the Health Screening and ${tax} as Exit Tax.`;
  },
  withdrew,
  crossed: ({ by, lane, token, in: inside, papers, assurance }, names) => {
    if (inside) return say`${names[by]!} drew ${token} in lane ${lane} and got in, with ${assurance} Assurance left.`;
    return papers
      ? say`${names[by]!} drew ${token} in lane ${lane} and stayed out, with ${assurance} Assurance.`
      : say`${names[by]!} drew ${token} in lane ${lane} and stayed out, without both papers.`;
  },
  over: ({ reason, ranking, removed }, names) => {
    const order = ranking.map((seat) => names[seat]).join(', ');
    return say`The game is over. ${why(reason)} Final order: ${order}. Removed unseen: ${listed(removed.map(nameOf))}.`;
  },
});

function withdrew(told: Event<'withdrew'>, names: Names): string {
  const { money, documents, connections, gained, lost, losses, taken, assurance, asked } = told;
  const by = names[told.by]!;
  const traded = listed([
    ...(money > 0 ? [say`${count(money, 'set')} of Money`] : []),
    ...(documents > 0 ? [say`${count(documents, 'set')} of Documents`] : []),
    ...(connections > 0 ? [say`${count(connections, 'set')} of Connections`] : []),
  ]);
  if (lost === 0) {
    if (traded !== '') return say`${by} traded ${traded} for ${gained} and had ${assurance} Assurance.`;
    return asked
      ? say`${by} traded nothing and had ${assurance} Assurance.`
      : say`${by} had no full set to trade and had ${assurance} Assurance.`;
  }
  const loss = `${lostWords(taken, lost)} (${lossReasons(losses)})`;
  if (traded !== '') return say`${by} traded ${traded} for ${gained}, lost ${loss} and had ${assurance} Assurance.`;
  return asked
    ? say`${by} traded nothing, lost ${loss} and had ${assurance} Assurance.`
    : say`${by} had no full set to trade, lost ${loss} and had ${assurance} Assurance.`;
}

/** 'Ann 1, Bea 2'; those with nothing are left out, and null says that nobody has anything. */
function amounts(money: readonly number[], names: Names): string | null {
  const parts = money.flatMap((amount, seat) => (amount > 0 ? [`${names[seat]} ${amount}`] : []));
  return parts.length === 0 ? null : parts.join(', ');
}

const WHY: Readonly<Record<Reason, string>> = {
  'most-assurance': say`Of those who got in, the one with the most Assurance left won.`,
  'more-money': say`Several had the most Assurance left; the Money decided.`,
  tied: say`Those on top had the same Assurance and the same Money, so nobody won.`,
  'nobody-in': say`Nobody got in.`,
  emigrated: say`Everybody who got in won.`,
};

function why(reason: string): string {
  return Object.hasOwn(WHY, reason) ? WHY[reason as Reason] : say`It is over.`;
}

export function outcome({ reason, winners }: Outcome, names: Names): string {
  const won = winners.map((seat) => names[seat]!);
  if (won.length === 0) return why(reason);
  if (reason === 'emigrated') return say`${winners.length} of ${names.length} emigrated and won: ${listed(won)}.`; // EMI-605
  return say`${listed(won)} won. ${why(reason)}`;
}
