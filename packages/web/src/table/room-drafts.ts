import type { Json, Question, Seat } from '@tablewright/kernel';
import type { StoreApi } from 'zustand/vanilla';
import { type Drafts, markAnswered, withDraft, withoutPast } from './drafts.ts';
import { type Model, questionOf } from './model.ts';
import type { RoomEnvironment } from './room-environment.ts';

// What somebody at this table has put together or noted, and said to nobody yet; over a reload where there is a place for it.

export class RoomDrafts {
  readonly #store: StoreApi<Model>;
  readonly #environment: RoomEnvironment;

  constructor(store: StoreApi<Model>, environment: RoomEnvironment) {
    this.#store = store;
    this.#environment = environment;
    if (environment.savedDrafts !== undefined) store.setState({ drafts: environment.savedDrafts.load() });
    if (environment.savedNotes !== undefined) store.setState({ notes: environment.savedNotes.load() });
  }

  /** What I have put together for what I am asked now; null for nothing. */
  keep(draft: Json | null, outlivesReload: boolean): void {
    const question = questionOf(this.#store.getState());
    if (question !== null) this.#change((drafts) => withDraft(drafts, question, draft, outlivesReload));
  }

  /** Once it is answered it is no longer shown, and comes back where the answer is refused or taken back. */
  markAnswered(seat: Seat, answered: boolean): void {
    this.#change((drafts) => markAnswered(drafts, seat, answered));
  }

  /** What was put together for a question that is no longer asked is dropped. */
  dropPast(question: Question | null): void {
    this.#change((drafts) => withoutPast(drafts, question));
  }

  keepNotes(seat: Seat, notes: Json): void {
    const changed = { ...this.#store.getState().notes, [seat]: notes };
    this.#store.setState({ notes: changed });
    this.#environment.savedNotes?.save(changed);
  }

  #change(change: (drafts: Drafts) => Drafts): void {
    const { drafts } = this.#store.getState();
    const changed = change(drafts);
    if (changed === drafts) return;
    this.#store.setState({ drafts: changed });
    this.#environment.savedDrafts?.save(changed);
  }
}
