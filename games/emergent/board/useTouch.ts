import { salesIn } from '@tablewright/emergent-rules/content';
import { onDesk, useDesk, useDraft } from './desk.ts';
import { amount, fitsIn, offerOf, stepped } from './draft.ts';
import type { ScreenProps } from './props.ts';
import type { Show } from './show/useShow.ts';

/** What it does to touch a region: that depends on what I am asked. */
export function useTouch(props: ScreenProps, show: Pick<Show, 'at' | 'end'>): (code: string) => void {
  const { question, ask, rest } = props;
  const drafting = useDraft(props);
  const { region } = useDesk();
  return (code) => {
    if (show.at !== null) return show.end();
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
    if (question?.about === 'forced' && question.domain.kind === 'pick') {
      // several sales may name this region: the first of them is pointed out in the list
      const sale = question.domain.from.find((one) => salesIn(String(one)).dcs.some((dc) => dc.region === code));
      return rest(sale ?? null);
    }
    return onDesk.open(region === code ? null : code);
  };
}
