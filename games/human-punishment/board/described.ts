import type { ThingProps } from '@tablewright/board';
import type { BoardOptions } from './props.ts';

/** The kinds of things that are drawn with words on them. */
const WORDED =
  /^(?:area|bar|card|chip|deed|display|program|seat|sector|skill|wound):|^(?:all-rounders|check|cube|darknet|deck|event|item)$/;

/**
 * A thing with words on it is called by these words, and what choosing it would do is its description: a name that differs from
 * what is written there is a hindrance to whoever speaks to the page.
 */
export function withDescriptions(options: BoardOptions): BoardOptions {
  return {
    ...options,
    thing(id, more) {
      const thing = options.thing(id, more);
      return WORDED.test(id) ? described(thing) : thing;
    },
  };
}

function described({ 'aria-label': says, ...thing }: ThingProps): ThingProps & { 'aria-description'?: string } {
  return says === undefined ? thing : { ...thing, 'aria-description': says };
}
