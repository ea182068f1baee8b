// What can be reckoned from a view: what somebody would cross with, the odds of a lane, which cards can be taken.
export type { Forecast } from '../content/border.ts';
export {
  forecast,
  type Seen as Emigrant,
  tradeable,
  tradeForecast,
  type Worth,
  worthOf,
  worthOfMoney,
} from './border.ts';
export * from './college.ts';
export * from './lanes.ts';
export { availablePlaces, type Seen as LayoutSeen, uncoveredBy } from './places.ts';
export { goalOf } from './goal.ts';
export { type Purse, purseAfter } from './purse.ts';
