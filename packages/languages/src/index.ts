export { type Catalogue, languageOf } from './catalogue.ts';
