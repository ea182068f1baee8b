import type { Event, Seat, Told } from '@tablewright/kernel';

/** What each seat has been told since the beginning: to be handed to a bot, which must hear nothing that somebody else was told. */
export class Ears {
  readonly #heard: readonly Event[][];

  constructor(seats: number, told: readonly Told[] = []) {
    this.#heard = Array.from({ length: seats }, () => []);
    this.hearAll(told);
  }

  hear(event: Event, to: Told['to']): void {
    if (to === 'all') for (const heard of this.#heard) heard.push(event);
    else this.#heard[to]!.push(event);
  }

  hearAll(told: readonly Told[]): void {
    for (const { event, to } of told) this.hear(event, to);
  }

  /** Somebody who plays on from here hears more, and these do not. */
  copy(): Ears {
    const copy = new Ears(this.#heard.length);
    for (const [seat, heard] of this.#heard.entries()) copy.#heard[seat]!.push(...heard);
    return copy;
  }

  of(seat: Seat): readonly Event[] {
    return this.#heard[seat]!;
  }
}
