import type { Progress, Review } from '@tablewright/bots';
import type { Game, GameRecord, Seat } from '@tablewright/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Thinking, thinkingOf } from '../../thinking/thinking.ts';

export type Reviewing =
  | { readonly kind: 'no' }
  | { readonly kind: 'runs'; readonly seat: Seat; readonly progress: Progress | null }
  | { readonly kind: 'broke' }
  | { readonly kind: 'done'; readonly seat: Seat; readonly review: Review };

export interface ReviewState {
  readonly reviewing: Reviewing;
  readonly start: (seat: Seat) => void;
  readonly breakOff: () => void;
}

/** Looks through a finished game in a worker; to break it off, the worker is let go. */
export function useReview(game: Game, { seats, options, log }: GameRecord): ReviewState {
  const thinking = useRef<Thinking | null>(null);
  const [reviewing, setReviewing] = useState<Reviewing>({ kind: 'no' });
  const letGo = useCallback((): void => {
    thinking.current?.close();
    thinking.current = null;
  }, []);
  useEffect(() => letGo, [letGo]);
  const start = useCallback(
    (seat: Seat): void => {
      letGo();
      const mine = thinkingOf(game.id);
      thinking.current = mine;
      setReviewing({ kind: 'runs', seat, progress: null });
      mine
        .about({ does: 'review', seat, seats, options, log }, (progress) => {
          if (thinking.current === mine) setReviewing({ kind: 'runs', seat, progress });
        })
        .then(
          (review) => thinking.current === mine && setReviewing({ kind: 'done', seat, review }),
          () => thinking.current === mine && setReviewing({ kind: 'broke' }),
        );
    },
    [game, seats, options, log, letGo],
  );
  const breakOff = useCallback((): void => {
    letGo();
    setReviewing({ kind: 'no' });
  }, [letGo]);
  return { reviewing, start, breakOff };
}
