import { say } from '@tablewright/kernel/words';

/** Thrown where a request cannot be answered; the sentence is for the person. */
export class Refused extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, why: string) {
    super(why);
    this.name = 'Refused';
    this.statusCode = statusCode;
  }
}

/** What players are told who can do nothing about it, and whom they can ask. */
export const STORE_DAMAGED = say`What this server has stored is damaged. Whoever runs it has to put a backup in its place.`;

/** What whoever may not see something is told, and whoever asks for what is not there. */
export const NOTHING_HERE = say`There is nothing here.`;
