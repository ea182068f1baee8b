import { regionThing } from '@tablewright/emergent-rules/content';
import { choicesIn } from '@tablewright/kernel';
import { onDesk, useDesk } from './desk.ts';
import { amount, draftingOf, fitsIn, offerOf, stepped } from './draft.ts';
import type { ScreenProps } from './props.ts';
import type { RoundShown } from './show/useRound.ts';

/** What it does to touch a region: that depends on what I am asked. */
export function useTouch(
  props: ScreenProps,
  { again, end }: Pick<RoundShown, 'again' | 'end'>,
): (code: string) => void {
  const { question, option, ask, rest } = props;
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
    if (question?.about === 'forced') {
      // several sales may name this region: the first of them is pointed out in the list
      const sale = choicesIn(question.domain).find((one) => option(one).about.includes(regionThing(code)));
      return rest(sale ?? null);
    }
    return onDesk.open(region === code ? null : code);
  };
}
