import type { Words } from '@tablewright/kernel';
import { PLAN_SHEETS, type Plan } from '../content/planning.ts';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { type ByRegion, regionsIn } from './say.ts';

// An answer as a record shows it: short, with the regions' codes.

export const answer: Words<View, Told, Answers>['answer'] = {
  plan: planned,
  ship({ ship, rest }) {
    const auto = rest['auto'] === 1 ? ', then ship for me' : '';
    return `${numbers(ship) || 'nothing'}${auto}`;
  },
  forced: ({ small, large }) =>
    [
      ...(regionsIn(small).length > 0 ? [`sell small ${numbers(small)}`] : []),
      ...(regionsIn(large).length > 0 ? [`sell large ${numbers(large)}`] : []),
    ].join(', '),
  place: ({ small, large }) => `large ${numbers(large)}, small ${numbers(small)}`,
};

/** 'NOE 5 SCA 3' */
function numbers(named: ByRegion): string {
  return regionsIn(named)
    .map((code) => `${code} ${named[code]}`)
    .join(' ');
}

const NAMES: Readonly<Record<(typeof PLAN_SHEETS)[number], string>> = {
  sellSmall: 'sell small',
  sellLarge: 'sell large',
  buildSmall: 'build small',
  buildLarge: 'build large',
  stock: 'stock',
  market: 'advertise',
  shipping: 'ask me',
};

function planned(plan: Plan): string {
  const parts = PLAN_SHEETS.flatMap((sheet) => {
    if (sheet === 'shipping') return plan.shipping['ask'] === 1 ? [NAMES.shipping] : [];
    const said = numbers(plan[sheet]);
    return said === '' ? [] : [`${NAMES[sheet]} ${said}`];
  });
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}
