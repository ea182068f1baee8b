import type { Event, Json, SpokenWords } from '@tablewright/kernel';
import { createContext } from 'react';

/** The words of the game that is on the table. */
export const WordsContext = createContext<SpokenWords<Json, Event> | null>(null);
