import type { Event, Json, Words } from '@tablewright/kernel';
import { createContext } from 'react';

/** The words of the game that is on the table. */
export const WordsContext = createContext<Words<Json, Event> | null>(null);
