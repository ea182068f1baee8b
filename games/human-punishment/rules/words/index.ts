import type { Words } from '@tablewright/kernel';
import type { Told } from '../events.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { answer } from './answers.ts';
import { event, outcome } from './events.ts';
import { option } from './options.ts';
import { prompt } from './prompts.ts';
import { table } from './table.ts';
import { waiting } from './waiting.ts';

/** The game in plain words. What is said to a seat is made from that seat's view, and from nothing else. */
export const words: Words<View, Told, Answers> = { prompt, option, event, table, outcome, answer, waiting };
