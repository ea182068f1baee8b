import { CardText, type FoundCard, HelpLayer } from '@tablewright/board';
import { STATED } from '@tablewright/kernel/words';
import { printedCard } from './cards.ts';

/** Every card on the page can be read: what carries `data-help` with its id says what is printed on it. */
export function CardHelp() {
  return <HelpLayer of={textOf} />;
}

function textOf(id: string) {
  const found = printedCard(id);
  return found === null ? null : <CardText {...asHeld(found)} inside />;
}

/** A plain Influence card may be out of any deck: how often one of them has it says nothing about this one. */
function asHeld({ deck, card }: FoundCard): FoundCard {
  if (deck.id !== 'general' || card.kind !== undefined) return { deck, card };
  return { deck: { ...deck, name: 'Influence card' }, card: { ...card, copies: 1, provenance: STATED } };
}
