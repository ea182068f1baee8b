import { CardText, HelpLayer } from '@tablewright/board';
import { printedCard } from './cards.ts';

/** Every card on the page can be read: what carries `data-help` with its id says what is printed on it. */
export function CardHelp() {
  return <HelpLayer of={textOf} />;
}

function textOf(id: string) {
  const found = printedCard(id);
  return found === null ? null : <CardText {...found} inside />;
}
