import type { EventCard } from '@tablewright/human-punishment-rules/content';
import { signed } from '@tablewright/kernel';

// What stands on an Event card, in the words of the table.

export const EVENT_TYPES: Readonly<Record<EventCard['type'], string>> = {
  check: 'Skill check',
  colour: 'Colour check',
  decision: 'Decision',
  raid: 'Raid',
  ex: 'EX Event',
};

/** '+5 or more' */
export function targetWords(target: number): string {
  return `${signed(target)} or ${target > 0 ? 'more' : 'less'}`;
}

export function eventRows(event: EventCard): readonly (readonly [string, string])[] {
  switch (event.type) {
    case 'check': {
      const { success, failure, noShow } = event.says;
      return [['Success', success], ['Failure', failure], ...(noShow === null ? [] : [['No card', noShow] as const])];
    }
    case 'colour':
      return [
        [
          'Wanted',
          `${event.wanted.join(' and ')} cards${event.free ? '; they do not count against the limit of 3' : ''}`,
        ],
        ['None', event.says.none],
        ['One', event.says.one],
        ['More', event.says.more],
      ];
    case 'decision':
      return [
        ['A', event.says.a],
        ['B', event.says.b],
      ];
    case 'raid':
    case 'ex':
      return [['Now', event.says.effects]];
  }
}
