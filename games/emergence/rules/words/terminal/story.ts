// What is better shown than said: the reveal, the start of a round, the box over time, the end.

import { mySeat } from '@tablewright/kernel';
import { count } from '@tablewright/kernel/words';
import { type Selection, selectionParts } from '../../content/selections.ts';
import type { Told } from '../../events.ts';
import type { AssimilationView, View } from '../../view.ts';
import { briefing } from '../prompts.ts';
import { type Art, type Ink, ink, inColumns, type Line } from './ink.ts';
import { gauge, inTurnOrder, nameInk } from './panel.ts';
import { faceStyle } from './signs.ts';

type Names = readonly string[];

/** null: the sentence will do. Nothing at all for what the next question says anyway, to its owner alone. */
export function eventLines(event: Told, view: View, names: Names, art: Art): Line[] | null {
  switch (event.type) {
    case 'dealt':
    case 'saw':
    case 'over':
      return [];
    case 'leader':
      return roundLine(event, names, art);
    case 'revealed':
      return revealTable(event.selections, view, names);
    default:
      return null;
  }
}

function roundLine({ round, seat }: Extract<Told, { type: 'leader' }>, names: Names, art: Art): Line[] {
  const rule = (art.unicode ? '─' : '-').repeat(3);
  const line: Line = [`${rule} `, ink(`Round ${round}`, 'bold'), ` ${rule} leader: `, nameInk(names, seat)];
  return [[], line];
}

/** All selections at once, in turn order. */
function revealTable(selections: readonly Selection[], view: View, names: Names): Line[] {
  const rows = inTurnOrder(view).map((seat): Line[] => {
    const { action, face } = selectionParts(selections[seat]!);
    const style = `bold ${faceStyle(face)}`;
    return [['  ', nameInk(names, seat)], [action], [ink(face === 'E' ? 'E gear' : 'B leaf', style)]];
  });
  return [[], [ink('All reveal:', 'bold')], ...inColumns(rows)];
}

// ----------------------------------------------------------------------------------------------------------------- box

/** What went into the aggregator at each event; the splits only where `open` says so. */
function boxTable(view: View, names: Names, open: (split: AssimilationView['inserted'][number]) => boolean): Line[] {
  const head: Line[] = [[], ...view.operatives.map((_, seat): Line => [nameInk(names, seat)]), ['A.I.'], ['Humans']];
  const rows = view.assimilations.map(({ inserted, opened }, i): Line[] => [
    [`  Event ${i + 1}`],
    ...view.operatives.map((_, seat): Line => {
      const one = inserted.find((entry) => entry.seat === seat);
      if (one === undefined) return [ink('-', 'dim')];
      return [open(one) && one.split !== null ? `${one.split.ai}+${one.split.human}` : String(one.tokens)];
    }),
    [opened === null ? '?' : `+${opened.ai}`],
    [opened === null ? '?' : `+${opened.human}`],
  ]);
  return inColumns([head, ...rows]);
}

/** Sheet `box`: how many tokens everybody inserted, and the sums that came out. */
export function boxSheet(view: View, names: Names): Line[] {
  if (view.assimilations.length === 0) return [['Nothing has been assimilated yet.']];
  return [
    ['Tokens inserted at each event, and what the box held when it was opened:'],
    ...boxTable(view, names, () => false),
  ];
}

// ------------------------------------------------------------------------------------------------------------- secrets

/** What only I may see: my card, my own splits, what I have spied out. */
export function secretLines(view: View, names: Names): Line[] {
  const splits = view.assimilations.flatMap(({ inserted }, i) => {
    const mineHere = inserted.find(({ seat }) => seat === mySeat(view))?.split;
    return mineHere == null ? [] : [`event ${i + 1}: ${mineHere.ai} A.I., ${mineHere.human} Human`];
  });
  const spied = view.spied.flatMap(({ on, saw }) => (saw === null ? [] : [`${names[on]} is ${teamName(saw)}`]));
  return [
    [briefing(view, names)],
    ...(splits.length > 0 ? [[`Your insertions: ${splits.join('; ')}.`]] : []),
    ...(spied.length > 0 ? [[`Your spying: ${spied.join('; ')}`]] : []),
  ];
}

function teamName(team: string | null): string {
  return team === 'human' ? 'Human' : 'A.I.';
}

// ----------------------------------------------------------------------------------------------------------------- end

/** EMG-508 Everything that was hidden. */
export function ending(view: View, names: Names, art: Art): Line[] {
  const { totals, required, operatives, spied } = view;
  const winners = view.outcome?.winners ?? [];
  const cards = operatives.map(({ team, tokens }, seat): Line[] => [
    ['  ', nameInk(names, seat)],
    [ink(teamName(team), 'bold')],
    [winners.includes(seat) ? 'won' : ink('lost', 'dim')],
    [ink(tokens === 0 ? '' : `${count(tokens, 'token')} left`, 'dim')],
  ]);
  const looks = spied.map(({ by, on, saw }): Ink[] => [
    '  ',
    nameInk(names, by),
    ' looked at ',
    nameInk(names, on),
    `: ${teamName(saw)}`,
  ]);
  return [
    ['  A.I.    ', ...gauge(totals.ai, required.ai, art)],
    ['  Humans  ', ...gauge(totals.human, required.human, art)],
    [`  City    ${String(view.blocksInCity).padStart(2)} blocks left after round ${view.round}`],
    [],
    ...inColumns(cards),
    ...(view.assimilations.length === 0
      ? []
      : [[], [ink('What went into the aggregator, A.I. + Human:', 'bold')], ...boxTable(view, names, () => true)]),
    ...(looks.length === 0 ? [] : [[], [ink('Who looked at whose card:', 'bold')], ...looks]),
  ];
}
