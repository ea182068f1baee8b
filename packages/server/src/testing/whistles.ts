import { defineGame, type Flow, type Seats } from '@tablewright/kernel';
import { stages, whistleSpec, type WhistleEvent, type WhistleState } from '@tablewright/testkit/whistle';
import type { GameEntry } from '../services.ts';

const { turn } = stages;
type Answer = (s: WhistleState, frame: unknown, said: unknown, k: Flow<WhistleState, WhistleEvent>) => void;

/** Draws nothing: whatever is drawn comes out as 2. */
function loaded(k: Flow<WhistleState, WhistleEvent>): Flow<WhistleState, WhistleEvent> {
  return {
    state: k.state,
    push: (frame) => k.push(frame),
    become: (frame) => k.become(frame),
    done: () => k.done(),
    finish: (outcome) => k.finish(outcome),
    tell: (event, reader) => k.tell(event, reader),
    chance: () => 2,
    shuffle: (items) => items,
  };
}

/** Whistle with whistles in these hands and a die that always shows 3: two tables then differ in nothing but the hands. */
export function whistlesHeldBy(whistles: Seats): GameEntry {
  const answer: Answer = (s, frame, said, k) =>
    (turn as unknown as { answer: Answer }).answer(s, frame, said, loaded(k));
  const game = defineGame({
    ...whistleSpec,
    setup(s, k) {
      s.whistles = whistles;
      k.push({ stage: 'turn' });
    },
    // A whistle that was blown can be taken back here.
    revealing: ['dealt', 'ran', 'over'],
    stages: { ...stages, turn: { ...turn, answer } as typeof turn },
  });
  return { game, module: 'whistle' };
}
