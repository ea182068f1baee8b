import { SIZES } from '@tablewright/emergent-rules/content';
import { onDesk, useDesk } from './desk.ts';
import { amount, asSale, draftingOf, fitsIn, offerOf, stepped, withSale } from './draft.ts';
import type { ScreenProps } from './props.ts';
import type { RoundShown } from './show/useRound.ts';

/** What it does to touch a region: that depends on what I am asked. */
export function useTouch(
  props: ScreenProps,
  { again, end }: Pick<RoundShown, 'again' | 'end'>,
): (code: string) => void {
  const { view, question, ask } = props;
  const drafting = draftingOf(props);
  const { region } = useDesk();
  return (code) => {
    if (again !== null) return end();
    const offer = offerOf(question);
    if (question?.about === 'ship' && drafting !== null && offer !== null) {
      const more = stepped(drafting.draft, 'ship', code, 1);
      if (fitsIn(offer, more)) drafting.change(more);
      // the last one taken from here goes back with the next touch
      else if (amount(drafting.draft, 'ship', code) > 0) {
        drafting.change(stepped(drafting.draft, 'ship', code, -amount(drafting.draft, 'ship', code)));
      } else ask(more);
      return undefined;
    }
    if (question?.about === 'forced' && drafting !== null && offer !== null) {
      const { draft } = drafting;
      const isSold = SIZES.some((size) => amount(draft, size, code) > 0);
      const next = withSale(offer, draft, code);
      const [sold] = SIZES.filter((size) => (view.players[question.seat]![size][code] ?? 0) > 0);
      if (isSold || SIZES.some((size) => amount(next, size, code) > 0)) drafting.change(next);
      // none of these DCs can go besides the others: the refusal says why
      else if (sold !== undefined) ask(asSale(stepped(draft, sold, code, 1)));
      return undefined;
    }
    return onDesk.open(region === code ? null : code);
  };
}
