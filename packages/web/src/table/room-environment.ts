import type { Json, SaidHere } from '@tablewright/kernel';
import type { Link } from '../link/link.ts';
import type { SavedDrafts } from './drafts.ts';
import type { SavedTimes } from './heard.ts';
import type { SavedNotes } from './notes.ts';
import type { Pace } from './pace.ts';

/** The server, or who speaks as it does. */
export type TableLink = Pick<Link, 'watch' | 'again' | 'command'>;

export interface RoomEnvironment {
  readonly link: TableLink;
  /** out of the link by which this browser came */
  readonly word?: string | undefined;
  later(run: () => void, ms: number): () => void;
  now(): number;
  /** nothing moves: the machine is set to less motion, or nobody looks */
  still(): boolean;
  pace(): Pace;
  /** where drafts outlive a page that is loaded anew; left out in a lesson */
  readonly savedDrafts?: SavedDrafts;
  /** where notes are kept; left out in a lesson */
  readonly savedNotes?: SavedNotes;
  /** where it is kept when something was heard; left out in a lesson */
  readonly savedTimes?: SavedTimes;
  /** where it is kept what a record can be held against; left out where there is no server to hold it against */
  readonly savedProof?: SavedProof;
  /** whether an answer has to be confirmed first */
  confirms?(): boolean;
  /** a teacher looks at an answer before it is given, and may want another one */
  allows?(value: Json): boolean;
}

/** What this browser was sent and has said. */
export interface SavedProof {
  head(version: number, head: string): void;
  said(one: SaidHere): void;
}
