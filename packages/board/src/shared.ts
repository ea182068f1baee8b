/** Classes that boards have in common: give them beside those of the game. */
export { default as shared } from './shared.module.css';
