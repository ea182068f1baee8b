// Each thing that may be answered, with what it leads to in this position.

import { mySeat, type OptionWords, type Seat, seatThing, type Words } from '@tablewright/kernel';
import { count, listed, many, percent, reconstructionNote, rounded, say } from '@tablewright/kernel/words';
import { setsIn } from '../content/border.ts';
import { tradeForecast, worthOf, worthOfMoney } from '../outlook/border.ts';
import { type Card, cardOf, CASHED, FIRST_PAIR, PAPERS, SCALPERS_SHARE } from '../content/cards.ts';
import type { Deed, DeedOf } from '../content/deeds.ts';
import { baseTuition } from '../outlook/college.ts';
import { laneOdds, openTop } from '../outlook/lanes.ts';
import { LANE_PROVENANCE } from '../content/lanes.ts';
import { type Effect, stays } from '../content/life.ts';
import { DEGREE, destinationOf, PASSING } from '../content/people.ts';
import { placeIndex, PLACES } from '../content/places.ts';
import {
  BANK_THING,
  cardThing,
  CAREER_THING,
  COLLEGE_THING,
  DISCARDS_THING,
  extraThing,
  laneThing,
  paperThing,
  stashThing,
} from '../content/things.ts';
import type { Told } from '../events.ts';
import { uncoveredBy } from '../outlook/places.ts';
import type { Answers } from '../stages/index.ts';
import type { PlayerView, View } from '../view.ts';
import {
  connectionsOf,
  isForSale,
  lifeCard,
  lossReasons,
  lostWords,
  mine,
  nameOf,
  type Names,
  titleOf,
  who,
} from './say.ts';

export const option: Words<View, Told, Answers>['option'] = {
  action: (view, deed, _, names) => ({ says: deedWords(view, deed, names), about: deedThings(view, deed) }),
  pears: (view, seat, _, names) => ({ says: pears(view, seat, names), about: [seatThing(seat)] }),
  offering: (view, money) => ({ says: offering(view, money), about: money === 0 ? [] : [BANK_THING] }),
  fog: (view, id, _, names) => fog(view, id, names),
  officer: (view, lane) => ({
    says: `${say`Look into lane ${lane}: ${view.lanes[lane - 1]!.left.join(', ')} lie there in some order.`}${oursOfLane(lane)}`,
    about: [laneThing(lane)],
  }),
  withdraw,
  cross: (view, lane) => ({ says: cross(view, lane), about: [laneThing(lane)] }),
};

// --------------------------------------------------------------------------------------------------------------- a turn

/** What is taken, and where it goes. */
function deedThings(view: View, deed: Deed): string[] {
  const me = seatThing(mySeat(view));
  switch (deed.act) {
    case 'buy':
      return [cardThing(deed.from, deed.place), me];
    case 'discard':
      return [cardThing(deed.from, deed.place), DISCARDS_THING];
    case 'activate': {
      const card = cardAt(view, deed);
      const kept = card.kind === 'life' && stays(lifeCard(card.id)); // EMI-305
      return [cardThing(deed.from, deed.place), kept ? me : DISCARDS_THING];
    }
    case 'pay':
    case 'skip':
      return [paperThing(deed.paper), me];
    case 'scalp':
      return [extraThing(deed.paper, deed.from), me];
    case 'sell':
      return [stashThing(deed.card), DISCARDS_THING];
    case 'college':
      return [COLLEGE_THING];
    case 'graduate':
      return [CAREER_THING];
    case 'forfeit':
      return [];
  }
}

function cardAt(view: View, { from, place }: { from: Seat; place: string }): Card {
  return cardOf(view.players[from]!.layout[placeIndex(place)]!);
}

function deedWords(view: View, deed: Deed, names: Names): string {
  const me = mine(view);
  switch (deed.act) {
    case 'buy':
    case 'discard':
    case 'activate':
      return taking(view, deed, names);
    case 'pay': {
      const { name, price, provenance } = PAPERS[deed.paper];
      const says = [
        say`Buy a ${name}: ${price} to the bank. You keep ${me.money - price}.`,
        ...pairWords(me, deed.paper),
        ...moneyWords(view, price),
      ];
      return `${says.join(' ')}${reconstructionNote(provenance, name)}`;
    }
    case 'skip':
      return [
        say`Take a ${PAPERS[deed.paper].name} without paying: your next turn is skipped, and then it is yours.`,
        ...pairWords(me, deed.paper),
      ].join(' ');
    case 'scalp': {
      const { name, price, provenance } = PAPERS[deed.paper];
      const paid = price + SCALPERS_SHARE;
      const says = [
        say`Buy an extra ${name} from ${who(view, deed.from, names)} for ${paid}. You keep ${me.money - paid}.`,
        ...pairWords(me, deed.paper),
        ...moneyWords(view, paid),
      ];
      return `${says.join(' ')}${reconstructionNote(provenance, name)}`;
    }
    case 'sell': {
      const says = [
        say`Sell ${nameOf(deed.card)}: you take ${CASHED} and have ${me.money + CASHED}.`,
        ...lossWords(view, deed.card),
        say`Your turn goes on.`,
      ];
      return `${says.join(' ')}${oursOf(cardOf(deed.card))}`;
    }
    case 'college':
      return college(me);
    case 'graduate':
      return say`Try to graduate: a roll of 1, 2 or ${PASSING} brings ${DEGREE} Assurance and a Pay Raise. Either way your turn goes on.`;
    case 'forfeit':
      return say`End your turn: you can neither take a card nor go to college now.`;
  }
}

function pairWords(me: PlayerView, paper: 'passport' | 'ticket'): string[] {
  const other = paper === 'passport' ? me.tickets : me.passports;
  return !me.paired && other > 0 ? [say`With both papers you take ${FIRST_PAIR} Assurance.`] : [];
}

/** Behind the sentence of a card whose printed side is ours. */
function oursOf({ provenance }: Card): string {
  return reconstructionNote(provenance, say`card`);
}

function taking(view: View, deed: DeedOf<'buy' | 'discard' | 'activate'>, names: Names): string {
  const { act, from, place } = deed;
  const me = mine(view);
  const owner = view.players[from]!;
  const card = cardAt(view, deed);
  const fee = from === view.me ? 0 : owner.fee;
  const opens = openWords(owner, place);
  // The place, because several Paydays may lie there, and both copies of a Life Card.
  const which = `${card.name} (${place})`;
  if (act === 'activate') {
    const does = say`Activate ${which}: ${activateWords(view, card, fee, from)}`;
    const pays = fee === 0 ? [] : [say`You pay ${fee} to ${who(view, from, names)} first.`];
    return [`${does}${oursOf(card)}`, ...pays, ...opens].join(' ');
  }
  if (act === 'discard') {
    const has = me.money - fee + CASHED;
    const cashes =
      fee === 0
        ? say`Cash ${which}: you take ${CASHED}. You have ${has} then.`
        : say`Cash ${which}: you take ${CASHED} and pay ${fee} to ${who(view, from, names)}. You have ${has} then.`;
    return `${[cashes, ...opens].join(' ')}${oursOf(card)}`;
  }
  const spent = fee + card.price;
  const keeps = me.money - spent;
  const buys =
    fee === 0
      ? say`Buy ${which}: ${card.price} to the bank. You keep ${keeps}.`
      : say`Buy ${which}: ${card.price} to the bank and ${fee} to ${who(view, from, names)}. You keep ${keeps}.`;
  return `${[buys, ...worthWords(view, card, spent), ...opens].join(' ')}${oursOf(card)}`;
}

function activateWords(view: View, card: Card, fee: number, owner: number): string {
  if (card.kind === 'payday') return paydayWords(view);
  const me = mine(view);
  const { text, effects } = lifeCard(card.id);
  const [effect] = effects;
  switch (effect?.do) {
    case 'first-or-second':
      return view.pandemics === 0
        ? say`as the first it is a ${titleOf(card.id, 'first')}, and everyone loses a die roll of Money.`
        : say`as the second it is an ${titleOf(card.id, 'second')}, and everyone takes a die roll of Money.`;
    case 'raised':
      return me.raises > 0
        ? say`with your Pay Raise you take ${amountOf(effect.with)} Assurance.`
        : say`without a Pay Raise you take ${amountOf(effect.without)} Money.`;
    case 'offering':
      return me.money - fee < effect.price ? say`${text} You have too little for it.` : text;
    case 'gain':
      return effect.amount === 'half-of-richest' ? say`${text} That is ${halfOfRichest(view, fee, owner)} now.` : text;
    default:
      return text;
  }
}

function amountOf(effect: Effect): string {
  return 'amount' in effect ? String(effect.amount) : '';
}

/** EMI-363 */
function paydayWords(view: View): string {
  const { salary, inCollege } = mine(view);
  const strike = view.players.flatMap(({ life }) => life).find((id) => lifeCard(id).keeps?.strike === true);
  if (strike !== undefined) return say`it pays nobody because of ${nameOf(strike)}, and both are discarded.`;
  return inCollege
    ? say`everyone takes their salary; in college you have none.`
    : say`everyone takes their salary; yours is ${salary}.`;
}

/** EMI-331, EMI-308 Counted when the fee is paid. */
function halfOfRichest(view: View, fee: number, owner: number): number {
  const money = view.players.map((player, seat) => {
    if (seat === view.me) return player.money - fee;
    return player.money + (seat === owner ? fee : 0);
  });
  return Math.floor(Math.max(...money) / 2);
}

/** EMI-115 What the next player may find. */
function openWords(owner: PlayerView, place: Parameters<typeof uncoveredBy>[1]): string[] {
  const opened = uncoveredBy(owner.layout, place);
  if (opened.length === 0) return [];
  const names = opened.map((at) => {
    const card = owner.layout[placeIndex(at)]!;
    return card === 'down' ? say`a face-down card (${at})` : `${nameOf(card)} (${at})`;
  });
  return [say`It frees ${listed(names)}.`];
}

/** What the card brings at the border, and what the Money that it takes would have brought. */
function worthWords(view: View, { kind }: Card, spent: number): string[] {
  if (kind !== 'document' && kind !== 'connection') return [];
  const { now, missing } = worthOf(kind, mine(view), view.policies);
  if (now > 0) {
    const cost = worthOfMoney(spent, mine(view), view.policies);
    return [
      cost > 0
        ? say`At the border it is worth ${now} Assurance to you, but the Money for it would be worth ${cost}.`
        : say`At the border it is worth ${now} Assurance to you.`,
    ];
  }
  const more = kind === 'document' ? many(missing, 'more Document') : many(missing, 'more Connection');
  return [...(missing === 0 ? [] : [say`${more} and the set is full.`]), ...moneyWords(view, spent)];
}

/** EMI-503 The Money set that is broken by paying so much. */
function moneyWords(view: View, spent: number): string[] {
  const cost = worthOfMoney(spent, mine(view), view.policies);
  return cost > 0 ? [say`At the border the Money for it would be worth ${cost} Assurance.`] : [];
}

/** What a card in the stash is worth now: it would be missing at the border. */
function lossWords(view: View, id: string): string[] {
  const me = mine(view);
  const without = {
    ...me,
    documents: me.documents.filter((one) => one !== id),
    connections: me.connections.filter((one) => one !== id),
  };
  const card = cardOf(id);
  const { now } = worthOf(card.kind === 'document' ? 'document' : 'connection', without, view.policies);
  return now > 0 && isForSale(card) ? [say`At the border it would be worth ${now} Assurance.`] : [];
}

function college(me: PlayerView): string {
  const base = baseTuition(me);
  const enough = Math.min(6, me.money - base);
  const tuition =
    base === 0
      ? say`Go to college: the tuition is a die roll, thanks to your Scholarship.`
      : say`Go to college: the tuition is ${base} and a die roll.`;
  const roll =
    enough === 6 ? say`You can pay any roll.` : say`You can pay a roll of up to ${enough}; otherwise the turn is lost.`;
  return `${tuition} ${roll}`;
}

// ----------------------------------------------------------------------------------------------------- inside a Life Card

function pears(view: View, seat: number, names: Names): string {
  const frame = view.now.at(-1);
  const taken = Math.min(frame?.stage === 'pears' ? frame.most : 2, view.players[seat]!.money);
  if (taken === 0) return say`Take nothing from ${who(view, seat, names)}, who has no Money.`;
  return say`Take ${taken} Money from ${who(view, seat, names)}. You have ${mine(view).money + taken} then.`;
}

function offering(view: View, money: number): string {
  const frame = view.now.at(-1);
  const price = frame?.stage === 'offering' ? frame.price : 4;
  if (money === 0) return say`Give nothing.`;
  return say`Give ${money} Money for ${money / price} Assurance. You keep ${mine(view).money - money}.`;
}

function fog(view: View, id: string, names: Names): OptionWords {
  if (id === 'none') return { says: say`Discard nothing.`, about: [] };
  const { text } = lifeCard(id);
  const ours = oursOf(cardOf(id));
  const holder = view.players.findIndex(({ life }) => life.includes(id));
  if (holder >= 0) {
    const says =
      holder === view.me
        ? say`Discard ${nameOf(id)} from your stash. (${text})`
        : say`Discard ${nameOf(id)} from the stash of ${who(view, holder, names)}. (${text})`;
    return { says: `${says}${ours}`, about: [stashThing(id), DISCARDS_THING] };
  }
  const owner = view.players.findIndex(({ layout }) => layout.includes(id));
  const place = PLACES[view.players[owner]!.layout.indexOf(id)]!;
  const says =
    owner === view.me
      ? say`Discard ${nameOf(id)} (${place}) from your layout. (${text})`
      : say`Discard ${nameOf(id)} (${place}) from the layout of ${who(view, owner, names)}. (${text})`;
  return { says: `${says}${ours}`, about: [cardThing(owner, place), DISCARDS_THING] };
}

// ----------------------------------------------------------------------------------------------------------- the border

function withdraw(view: View, answer: Answers['withdraw']): OptionWords {
  const me = mine(view);
  const destination = destinationOf(me.destination);
  const sets = setsIn(answer);
  const frame = view.now.at(-1);
  const owed = frame?.stage === 'withdraw' ? frame.lost : 0;
  const { assurance, moneyLeft, lost, losses, taken } = tradeForecast(me, view.policies, sets, owed);
  const given = [
    ...(sets.money > 0 ? [say`${sets.money * destination.money.each} Money`] : []),
    ...(sets.documents > 0 ? [count(sets.documents * destination.documents.each, 'Document')] : []),
    ...(sets.connections > 0 ? [connectionsGiven(me, sets.connections * destination.connections.each)] : []),
  ];
  const less = lost > 0 ? [say`That is after losing ${lostWords(taken, lost)}: ${lossReasons(losses)}.`] : [];
  const trade =
    given.length === 0
      ? say`Trade nothing: you cross with ${assurance} Assurance and keep ${moneyLeft} Money.`
      : say`Trade ${listed(given)}: you cross with ${assurance} Assurance and keep ${moneyLeft} Money.`;
  return {
    says: [trade, ...less].join(' '),
    about: [
      ...me.documents.slice(0, sets.documents * destination.documents.each),
      ...connectionsOf(me).slice(0, sets.connections * destination.connections.each),
    ].map(stashThing),
  };
}

/** EMI-341 Wedding goes last: it is said when it goes. */
function connectionsGiven(me: PlayerView, n: number): string {
  const given = count(n, 'Connection');
  return n > me.connections.length ? say`${given} with Wedding among them` : given;
}

/** Behind the sentence of a lane whose tokens are ours. */
function oursOfLane(lane: number): string {
  return reconstructionNote(LANE_PROVENANCE[lane - 1]!, say`lane`);
}

function cross(view: View, lane: number): string {
  const me = mine(view);
  const { left, drawn } = view.lanes[lane - 1]!;
  const top = openTop(left);
  const looked = drawn.length === 0 && view.looked.some(({ token, lane: at }) => at === lane && token !== null);
  const inside = [
    top === null ? say`Lane ${lane}: ${left.join(', ')} are inside.` : say`Lane ${lane}: the top token is ${top}.`,
    ...(looked ? [say`You have seen which of them lies on top.`] : []),
  ];
  return `${[...inside, oddsWords(me, left, top)].join(' ')}${oursOfLane(lane)}`;
}

function oddsWords(me: PlayerView, left: readonly number[], top: number | null): string {
  if (me.passports === 0 || me.tickets === 0) return say`Without both papers you cannot get in.`;
  const odds = laneOdds(left, me.assurance, top);
  if (odds.chance === 0) {
    return top === null ? say`Each of them is more than you have.` : say`That is more than you have.`;
  }
  const met = new Set((top === null ? left : [top]).filter((token) => token <= me.assurance));
  const rest = met.size === 1 ? say`${rounded(odds.left)} Assurance` : say`${rounded(odds.left)} Assurance on average`;
  return odds.chance === 1
    ? say`You are sure to get in, and keep ${rest}.`
    : say`You have a ${percent(odds.chance)} chance to get in, and then keep ${rest}.`;
}
