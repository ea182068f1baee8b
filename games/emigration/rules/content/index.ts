// What is printed, and what can be counted from it: all that a board may take from the rules besides their types.
export {
  answerFor,
  type Forecast,
  forecast,
  type Item,
  ITEMS,
  type Levy,
  type Loss,
  type Seen as Emigrant,
  type Sets,
  setsIn,
  tradeable,
  tradeForecast,
  type Worth,
  worthOf,
} from './border.ts';
export * from './cards.ts';
export { type Deed, deedOf } from './deeds.ts';
export * from './lanes.ts';
export * from './life.ts';
export * from './people.ts';
export {
  availablePlaces,
  COVERED_BY,
  type Place,
  placeIndex,
  PLACES,
  type Seen as LayoutSeen,
  uncoveredBy,
} from './places.ts';
export * from './table.ts';
