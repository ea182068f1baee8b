import type { Glossary } from '@tablewright/board';

export const glossary: Glossary = [
  { id: 'chest', term: 'chest', plural: 'chests', says: 'What lies in it is safe.', rules: ['PRL-012'] },
  { id: 'shark', term: 'shark', says: 'It takes all pearls out of your boat and ends your turn.', rules: ['PRL-013'] },
];
