import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** How near the end one has to be for new lines to pull the list along. */
const NEAR = 60;

export interface Following {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly onScroll: () => void;
  /** how many lines have come since somebody scrolled up */
  readonly behind: number;
  readonly toEnd: () => void;
}

/**
 * A list that follows its end until somebody scrolls up. That is told from its own scrolling: a prompt that grows takes the end out of
 * sight as well, and the event of the last following comes after that.
 */
export function useFollow(count: number): Following {
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const seen = useRef({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 });
  const [readUpTo, setReadUpTo] = useState<number | null>(null);
  const isEmpty = count === 0;
  const latest = useRef(count);

  const note = useCallback((): void => {
    if (list.current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = list.current;
    seen.current = { scrollTop, scrollHeight, clientHeight };
  }, []);
  const toEnd = useCallback((): void => {
    follows.current = true;
    setReadUpTo(null);
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
    note();
  }, [note]);

  useEffect(() => {
    latest.current = count;
    if (follows.current) toEnd();
  }, [count, toEnd]);
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => follows.current && toEnd());
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEmpty, toEnd]);

  const onScroll = useCallback((): void => {
    const element = list.current;
    if (element === null) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const before = seen.current;
    note();
    if (scrollHeight - scrollTop - clientHeight < NEAR) {
      follows.current = true;
      setReadUpTo(null);
    } else if (
      scrollTop < before.scrollTop &&
      scrollHeight === before.scrollHeight &&
      clientHeight === before.clientHeight
    ) {
      follows.current = false;
      setReadUpTo((known) => known ?? latest.current);
    }
  }, [note]);
  return { list, onScroll, behind: readUpTo === null ? 0 : Math.max(0, count - readUpTo), toEnd };
}
