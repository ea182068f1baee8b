import { clsx, Icon, Reconstructed, rich, Spoken, termIn, Terms } from '@tablewright/board';
import type { View } from '@tablewright/emigration-rules';
import {
  cardOf,
  CAREERS,
  CASHED,
  DEGREE,
  type Deed,
  FIRST_PAIR,
  type Paper,
  PAPERS,
  PASSING,
  type Place,
  placeIndex,
  SCALPERS_SHARE,
} from '@tablewright/emigration-rules/content';
import { type Purse, purseAfter, worthOf } from '@tablewright/emigration-rules/outlook';
import type { ReactNode } from 'react';
import { type Json, type OptionWords, sameAnswer } from '@tablewright/kernel';
import { listed, many, say } from '@tablewright/kernel/words';
import styles from './Deal.module.css';
import { glossary } from './glossary.ts';
import { faceName, KIND_WORDS, lifeOf, standingOf } from './look.ts';
import type { ScreenProps } from './props.ts';
import { CardSign, Coin, Die, PaperSign, Seal, ThingSign } from './signs.tsx';
import { NO_THING, thingOf } from './things.ts';
import { freedBy, spentWords } from './table.ts';

// A thing that was touched: what it is, what it would mean to me, and what can be done with it.

/** EMI-222 Every Career pays the same. */
const [FIRST_RAISE, SECOND_RAISE] = CAREERS[0].slots;

export type DealProps = Pick<ScreenProps, 'view' | 'me' | 'names'> & {
  readonly thing: string;
  readonly deeds: readonly Deed[];
  readonly option: (deed: Deed) => OptionWords;
  readonly answer: (deed: Deed) => void;
  readonly rest: (deed: Deed) => void;
  readonly resting: Json | null;
};

export function Deal(props: DealProps) {
  const { thing, deeds, option, answer, rest, resting } = props;
  const { title, picture, facts } = aboutThing(props, thing);
  const rules = [...new Set(rulesOf(props.view, thing))];
  return (
    <div className={styles['deal']}>
      <p className={styles['title']}>
        {picture}
        <span>{title}</span>
      </p>
      {facts.length > 0 && (
        <ul className={styles['facts']}>
          {facts.map((fact, i) => (
            <li key={i}>{typeof fact === 'string' ? <Terms says={fact} /> : fact}</li>
          ))}
        </ul>
      )}
      {deeds.length > 0 && (
        <div className={styles['deeds']}>
          {deeds.map((deed) => (
            <button
              key={deed.act}
              type="button"
              className={clsx(styles['deed'], sameAnswer(resting, deed) && styles['rested'])}
              data-value={JSON.stringify(deed)}
              title={option(deed).says}
              onClick={() => answer(deed)}
              onPointerEnter={() => rest(deed)}
              onFocus={() => rest(deed)}
            >
              <Spoken words={option(deed).says}>
                <DeedWords view={props.view} me={props.me} names={props.names} deed={deed} />
              </Spoken>
            </button>
          ))}
        </div>
      )}
      {rules.length > 0 && <p className={styles['rules']}>{rules.join(' · ')}</p>}
    </div>
  );
}

/** The rules that say so: the card's own first, then those of its kind. */
function rulesOf(view: View, id: string): readonly string[] {
  const thing = thingOf(id);
  const ofTerm = (term: string): readonly string[] => termIn(glossary, term)?.rules ?? [];
  const ofCard = (card: string): readonly string[] => {
    const { kind } = cardOf(card);
    return [...[lifeOf(card)?.rule ?? []].flat(), ...ofTerm(standingOf(card) === 'policy' ? 'policy' : kind)];
  };
  switch (thing?.kind) {
    case 'card': {
      const card = view.players[thing.seat]?.layout[placeIndex(thing.place)] ?? null;
      return card === null || card === 'down' ? ofTerm('layout') : ofCard(card);
    }
    case 'stash':
      return [...ofCard(thing.card), ...ofTerm('stash')];
    case 'paper':
    case 'extra':
      return ofTerm(thing.paper);
    case 'college':
      return ofTerm('college');
    case 'career':
      return ofTerm('graduate');
    default:
      return [];
  }
}

interface About {
  readonly title: ReactNode;
  readonly picture: ReactNode;
  readonly facts: readonly ReactNode[];
}

function aboutThing({ view, me, names }: DealProps, id: string): About {
  if (id === NO_THING) return { title: say`You can neither take a card nor go to college`, picture: null, facts: [] };
  const thing = thingOf(id);
  switch (thing?.kind) {
    case 'card': {
      const { seat, place } = thing;
      const card = view.players[seat]?.layout[placeIndex(place)] ?? null;
      if (card === null) return { title: say`Nothing lies here`, picture: null, facts: [] };
      if (card === 'down')
        return { title: say`A face-down card`, picture: null, facts: [say`Nobody knows it, not even its owner.`] };
      return aboutCard(view, me, card, [
        dearWords(view, me, seat, card),
        spentOn(view, me, seat, card),
        freedWords(view, seat, place),
      ]);
    }
    case 'stash':
      return aboutCard(view, me, thing.card, []);
    case 'paper':
      return aboutPaper(view, me, thing.paper, PAPERS[thing.paper].name, 0);
    case 'extra':
      return aboutPaper(
        view,
        me,
        thing.paper,
        say`The extra ${PAPERS[thing.paper].name} of ${names[thing.seat] ?? ''}`,
        SCALPERS_SHARE,
      );
    case 'college':
      return {
        title: say`College`,
        picture: <ThingSign thing="college" size={26} />,
        facts: [
          say`No salary until you graduate. A degree brings ${DEGREE} Assurance and a Pay Raise: +${FIRST_RAISE} the first time, +${SECOND_RAISE} the second.`,
        ],
      };
    case 'career':
      return {
        title: say`Graduate`,
        picture: <ThingSign thing="college" size={26} />,
        facts: [
          say`1, 2 or ${PASSING} on the die: ${DEGREE} Assurance and a Pay Raise. It costs nothing to try, once a turn.`,
        ],
      };
    default:
      return { title: '', picture: null, facts: [] };
  }
}

function aboutPaper(view: View, me: ScreenProps['me'], paper: Paper, title: string, share: number): About {
  const spent = me === 'spectator' ? null : spentWords(view, view.players[me]!, PAPERS[paper].price + share);
  return {
    title,
    picture: <PaperSign paper={paper} size={26} />,
    facts: [
      say`You need a Passport and a Ticket to get in anywhere. The first pair brings ${FIRST_PAIR} Assurance.`,
      ...(spent === null ? [] : [spent]),
    ],
  };
}

function aboutCard(view: View, me: ScreenProps['me'], id: string, more: readonly (string | null)[]): About {
  const card = cardOf(id);
  const text = lifeOf(id)?.text;
  const facts: ReactNode[] = [];
  if (text !== undefined) facts.push(text);
  if (card.kind === 'payday') facts.push(say`Everybody takes their salary, not only you.`);
  if (me !== 'spectator' && (card.kind === 'document' || card.kind === 'connection')) {
    facts.push(worthWords(view, me, card.kind, more.length === 0 ? id : null));
  }
  for (const fact of more) if (fact !== null) facts.push(fact);
  return {
    title: (
      <>
        {faceName(card, view.pandemics)} {card.kind !== 'payday' && <i>{KIND_WORDS[card.kind]}</i>}{' '}
        <Reconstructed provenance={card.provenance} thing={say`card`} />
      </>
    ),
    picture: <CardSign kind={card.kind} id={id} size={26} />,
    facts,
  };
}

/** What one more is worth by my Destination; of one that is mine: what selling it would cost. */
function worthWords(view: View, me: number, kind: 'document' | 'connection', mine: string | null): ReactNode {
  const player = view.players[me]!;
  if (mine === null) {
    const { now, missing, rate } = worthOf(kind, player, view.policies);
    const worth = <b>{now}</b>;
    return (
      <>
        <Seal size={15} />{' '}
        {now > 0 ? rich`Worth ${worth} to you at the border right away.` : setWords(kind, missing, rate)}
      </>
    );
  }
  const without = {
    ...player,
    documents: player.documents.filter((one) => one !== mine),
    connections: player.connections.filter((one) => one !== mine),
  };
  const { now, missing, rate } = worthOf(kind, without, view.policies);
  return (
    <>
      <Seal size={15} />{' '}
      {now > 0 ? rich`Without it you have ${<b>{now}</b>} less at the border.` : keptWords(kind, missing, rate)}
    </>
  );
}

type Rate = ReturnType<typeof worthOf>['rate'];

function moreWords(kind: 'document' | 'connection', missing: number): string {
  return kind === 'document' ? many(missing, 'more Document') : many(missing, 'more Connection');
}

function setWords(kind: 'document' | 'connection', missing: number, { each, brings }: Rate): string {
  if (missing === 0) return say`Completes a set for you: ${each} bring ${brings} Assurance.`;
  return say`${moreWords(kind, missing)} after it would fill your set: ${each} bring ${brings} Assurance.`;
}

function keptWords(kind: 'document' | 'connection', missing: number, { each, brings }: Rate): string {
  if (missing === 0) return say`At the border it brings you nothing now.`;
  return say`At the border it brings nothing yet. ${moreWords(kind, missing)} would fill your set: ${each} bring ${brings} Assurance.`;
}

/** What the Money for a card would bring instead. */
function spentOn(view: View, me: ScreenProps['me'], seat: number, card: string): string | null {
  const { price } = cardOf(card);
  if (me === 'spectator' || price === 0) return null;
  return spentWords(view, view.players[me]!, price + (seat === me ? 0 : view.players[seat]!.fee));
}

/** What buying would take, where the purse is too small for it. */
function dearWords(view: View, me: ScreenProps['me'], seat: number, card: string): string | null {
  const { price } = cardOf(card);
  if (me === 'spectator' || price === 0) return null;
  const needed = price + (seat === me ? 0 : view.players[seat]!.fee);
  const { money } = view.players[me]!;
  return money < needed ? say`To buy it you would need ${needed} Money; you have ${money}.` : null;
}

function freedWords(view: View, seat: number, place: Place): string | null {
  const { layout } = view.players[seat]!;
  const cards = freedBy({ layout }, place).map((at) => layout[placeIndex(at)]!);
  const down = cards.filter((card) => card === 'down').length;
  const freed = cards.flatMap((card) => (card === 'down' ? [] : [faceName(cardOf(card), view.pandemics)]));
  if (down > 0) freed.push(down === 1 ? say`a face-down card` : say`${down} face-down cards`);
  return freed.length === 0 ? null : say`Taking it frees ${listed(freed)} for the next player.`;
}

// ------------------------------------------------------------------------------------------------------------- the deeds

function DeedWords({ view, me, names, deed }: Pick<DealProps, 'view' | 'me' | 'names'> & { readonly deed: Deed }) {
  if (me === 'spectator') return null;
  const { name, moves, note, purse } = deedLook(view, me, names, deed);
  const sum = view.players[me]!.money + moves.reduce((total, { money }) => total + money, 0);
  const { low, high } = purse ?? { low: sum, high: sum };
  return (
    <>
      <b className={styles['act']}>{name}</b>
      <span className={styles['moves']}>
        {moves
          .filter(({ money }) => money !== 0)
          .map(({ money, who }, i) => (
            <span key={i} className={clsx(money < 0 && styles['pays'])}>
              {money < 0 ? '−' : '+'}
              {Math.abs(money)}
              <Coin size={14} />
              {who}
            </span>
          ))}
        {note}
      </span>
      {(moves.length > 0 || high !== low) && (
        <span className={styles['after']}>
          <Icon name="arrow" size={14} /> {low === high ? low : `${low}–${high}`}
          <Coin size={14} />
        </span>
      )}
    </>
  );
}

interface DeedLook {
  readonly name: string;
  readonly moves: readonly { readonly money: number; readonly who: string }[];
  readonly note: ReactNode;
  /** what one has then, where more happens than what is paid here */
  readonly purse?: Purse;
}

function deedLook(view: View, me: number, names: readonly string[], deed: Deed): DeedLook {
  switch (deed.act) {
    case 'buy':
    case 'discard':
    case 'activate': {
      const owner = view.players[deed.from]!;
      const card = cardOf(owner.layout[placeIndex(deed.place)] ?? 'PAYDAY');
      const fee = { money: deed.from === me ? 0 : -owner.fee, who: say`to ${names[deed.from] ?? ''}` };
      if (deed.act === 'buy') return { name: say`Buy`, moves: [{ money: -card.price, who: '' }, fee], note: null };
      if (deed.act === 'discard') return { name: say`Cash`, moves: [{ money: CASHED, who: '' }, fee], note: null };
      const purse = purseAfter(view, me, deed.from, card.id);
      const brings = purse.low - (view.players[me]!.money + fee.money);
      const effect = { money: brings, who: card.kind === 'payday' ? say`salary` : '' };
      // What a die or a choice decides is not shown as if it were known.
      const isKnown = purse.low === purse.high;
      const moves = [...(isKnown && brings !== 0 ? [effect] : []), ...(fee.money === 0 ? [] : [fee])];
      return { name: say`Activate`, moves, note: null, purse };
    }
    case 'pay':
      return { name: say`Buy`, moves: [{ money: -PAPERS[deed.paper].price, who: '' }], note: null };
    case 'skip':
      return { name: say`Skip for it`, moves: [], note: say`free, but your next turn is lost` };
    case 'scalp':
      return {
        name: say`Buy`,
        moves: [{ money: -PAPERS[deed.paper].price - SCALPERS_SHARE, who: say`to ${names[deed.from] ?? ''}` }],
        note: null,
      };
    case 'sell':
      return { name: say`Sell`, moves: [{ money: CASHED, who: '' }], note: null };
    case 'college':
      return { name: say`Go to college`, moves: [], note: <Die face={5} size={20} /> };
    case 'graduate':
      return { name: say`Roll`, moves: [], note: <Die face={3} size={20} /> };
    case 'forfeit':
      return { name: say`End your turn`, moves: [], note: null };
  }
}
