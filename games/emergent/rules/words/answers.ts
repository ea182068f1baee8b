import type { Json } from '@tablewright/kernel';
import { PLAN_SHEETS, type Placement, type Plan, type Shipment } from '../content/planning.ts';
import { type ByRegion, regionsIn } from './say.ts';

// An answer as a record shows it: short, with the regions' codes.

export function answer(about: string, value: Json): string {
  if (value === null) return 'sealed'; // all that the others see of it before it is opened
  switch (about) {
    case 'plan':
      return planned(value as Plan);
    case 'ship': {
      const { ship = {}, rest = {} } = value as Partial<Shipment>;
      const auto = rest['auto'] === 1 ? ', then ship for me' : '';
      return `${numbers(ship) || 'nothing'}${auto}`;
    }
    case 'place': {
      const { small = {}, large = {} } = value as Partial<Placement>;
      return `large ${numbers(large)}, small ${numbers(small)}`;
    }
    default:
      return typeof value === 'string' ? value : JSON.stringify(value);
  }
}

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

function planned(plan: Partial<Plan>): string {
  const parts = PLAN_SHEETS.flatMap((sheet) => {
    if (sheet === 'shipping') return plan.shipping?.['ask'] === 1 ? [NAMES.shipping] : [];
    const said = numbers(plan[sheet] ?? {});
    return said === '' ? [] : [`${NAMES[sheet]} ${said}`];
  });
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}
