import type { Base, Event, Game, Json, Step, Viewer } from '@tablewright/kernel';

/** A moment as one viewer gets it: after so many of the lines that this viewer was told the table looked so. */
export interface MomentSeen {
  readonly told: number;
  readonly view: Json;
}

/** Of the moments of a step those that a viewer learns of. */
export function momentsSeen(game: Game, { told, moments }: Step<Base, Event>, viewer: Viewer): MomentSeen[] {
  return moments.flatMap((moment): MomentSeen[] => {
    if (moment.to !== 'all' && moment.to !== viewer) return [];
    const heard = told.slice(0, moment.told).filter(({ to }) => to === 'all' || to === viewer);
    return [{ told: heard.length, view: game.view(moment.state, viewer) }];
  });
}
