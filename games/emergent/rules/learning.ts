// What `tablewright lab train` learns from. Apart from the rules: no page and no server loads it.
export { learning } from './advice/features.ts';
