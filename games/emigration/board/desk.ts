import type { Question } from '@tablewright/board';
import { type Place, PLACES } from '@tablewright/emigration-rules/content';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ScreenProps } from './props.ts';
import { canBeLifted, laneSpot, offersOf, placeIn, seatSpot, spotOf, stashSpot, wishFor } from './spots.ts';
import type { Story } from './useStory.ts';

// What is in the hand of whoever sits at the desk: which thing is lifted, which ones are lit, and what a touch does.

export interface Desk extends ScreenProps {
  readonly offers: ReadonlyMap<string, readonly string[]>;
  /** the thing that was touched and stays lifted */
  readonly lifted: string | null;
  /** true when it was lifted by the keyboard: the focus goes along */
  readonly byKeys: boolean;
  /** the card under the mouse, or the lifted one */
  readonly raised: { readonly seat: number; readonly place: Place } | null;
  /** the thing that is spoken of, here or beside the board, and not only under the mouse */
  readonly spoken: string | null;
  readonly turns: ReadonlyMap<string, number>;
  readonly isLit: (spot: string) => boolean;
  readonly touch: (spot: string, byKeys?: boolean) => void;
  readonly hover: (spot: string | null) => void;
  readonly drop: () => void;
}

/** Questions whose options lie on the desk as one thing each. */
function directOf(
  question: Question | null,
  { view }: Pick<ScreenProps, 'view'>,
): ReadonlyMap<string, string | number> {
  const direct = new Map<string, string | number>();
  if (question?.domain.kind !== 'pick') return direct;
  for (const option of question.domain.from) {
    if (question.about === 'pears' && typeof option === 'number') direct.set(seatSpot(option), option);
    if ((question.about === 'officer' || question.about === 'cross') && typeof option === 'number')
      direct.set(laneSpot(option), option);
    if (question.about === 'fog' && typeof option === 'string')
      for (const spot of spotsOfLife(option, view)) direct.set(spot, option);
  }
  return direct;
}

/** Where a Life Card lies: in a layout, or in a stash. */
function spotsOfLife(card: string, view: ScreenProps['view']): string[] {
  const spots = [stashSpot(card)];
  for (const [seat, { layout }] of view.players.entries()) {
    const at = layout.indexOf(card);
    if (at >= 0) spots.push(`card:${seat}:${PLACES[at]}`);
  }
  return spots;
}

/**
 * Where the prompt stands below the board, it grows with what it says and pushes the board up: a card under the mouse would
 * slip away, come back, and so on for ever. There only a touch counts.
 */
const PROMPT_BESIDE = '(min-width: 62rem)';

export function useDesk(props: ScreenProps, story: Story): Desk {
  const { question, view, answer, ask, rest, resting } = props;
  const [lifted, setLifted] = useState<string | null>(null);
  const [byKeys, setByKeys] = useState(false);
  const [hovered, setHovered] = useState<string | null>(null);
  const offers = useMemo(() => offersOf(question), [question]);
  const direct = useMemo(() => directOf(question, { view }), [question, view]);

  // A new position: whatever was in the hand is put down.
  useEffect(() => {
    setLifted(null);
    setHovered(null);
  }, [view, question]);

  const restAt = useCallback(
    (spot: string | null) => {
      if (question === null) return;
      const option = spot === null ? undefined : (offers.get(spot)?.[0] ?? direct.get(spot));
      rest(option ?? null);
    },
    [question, offers, direct, rest],
  );

  const touch = useCallback(
    (spot: string, keys = false) => {
      const option = direct.get(spot);
      if (option !== undefined) return answer(option);
      const wish = question === null || offers.has(spot) ? null : wishFor(question.about, spot, view.players);
      if (wish !== null) return ask(wish);
      if (!canBeLifted(spot)) return;
      setByKeys(keys);
      setLifted((now) => (now === spot ? null : spot));
      restAt(spot === lifted ? null : spot);
    },
    [direct, answer, question, offers, view, ask, restAt, lifted],
  );

  const hover = useCallback(
    (spot: string | null) => {
      setHovered(spot);
      if (matchMedia(PROMPT_BESIDE).matches) restAt(spot ?? lifted);
    },
    [restAt, lifted],
  );

  const drop = useCallback(() => {
    setLifted(null);
    restAt(null);
  }, [restAt]);

  // The list beside the board may speak of a card too.
  const spoken = spotOf(resting);
  const shown = hovered ?? spoken ?? lifted;
  const raised = shown === null ? null : placeIn(shown);
  return {
    ...props,
    offers,
    lifted,
    byKeys,
    raised,
    spoken: hovered === null ? (spoken ?? lifted) : null,
    turns: story.turns,
    isLit: (spot) => offers.has(spot) || direct.has(spot),
    touch,
    hover,
    drop,
  };
}
