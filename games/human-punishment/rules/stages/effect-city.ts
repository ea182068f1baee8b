import { adjust, calm, drawEx } from '../bars.ts';
import { dropBox } from '../boxes.ts';
import { shuffle } from '../chance.ts';
import { openCheck } from '../checks.ts';
import { faceIds } from '../influence.ts';
import { newLeader } from '../prison.ts';
import { newDisplay } from '../programs.ts';
import { NONE } from '../state.ts';
import { type Handlers, own } from './effect-handlers.ts';
import { next } from './effect-targets.ts';

// Effects on the bars, the boxes and an open check.

export const CITY_EFFECTS: Pick<
  Handlers,
  | 'adjust'
  | 'calm'
  | 'riotMarkers'
  | 'ex'
  | 'voteLeader'
  | 'newDisplay'
  | 'lasting'
  | 'supply'
  | 'trap'
  | 'checkCard'
  | 'checkZero'
  | 'wantedFree'
  | 'checkMod'
  | 'checkRemove'
> = {
  adjust(s, f, k, { bar, by }) {
    next(f);
    adjust(s, k, bar, by, own(f));
  },
  calm(s, f, k, { by }) {
    next(f);
    calm(s, k, by, own(f));
  },
  riotMarkers(s, f, k) {
    next(f);
    if (s.exMarkers === 1) return adjust(s, k, 'morale', -2, NONE);
    s.exMarkers = 1;
    k.tell({ type: 'riotMarkers' });
  },
  ex(s, f, k) {
    next(f);
    drawEx(s, k);
  },
  voteLeader(s, f, k, { excludeCurrent }) {
    next(f);
    newLeader(s, k, excludeCurrent);
  },
  newDisplay(s, f, k) {
    next(f);
    newDisplay(s, k);
  },
  lasting(s, f, k, { what }) {
    next(f);
    if (what === 'programCost') s.programCost = 1;
    else s.muted |= 1 << f.by;
    k.tell({ type: 'lasting', what, by: f.by });
  },

  supply(s, f, k, { count, here }) {
    next(f);
    if (here) dropBox(s, k, s.at[f.piece]!);
    else k.push({ stage: 'supplyDrop', left: count, orange: 0, step: 0 });
  },
  trap(s, f, k, { count }) {
    next(f);
    const mixed = Math.min(count, s.beside.length);
    if (mixed === 0) return;
    shuffle(s, k, s.beside, 'Traps');
    for (let i = 0; i < mixed; i += 1) s.supply.push(s.beside.pop()!);
    shuffle(s, k, s.supply, 'Supply');
    s.mixed += mixed;
    k.tell({ type: 'trapped', count: mixed });
  },

  checkCard(_s, f) {
    next(f);
  },
  checkZero(_s, f) {
    next(f);
  },
  wantedFree(_s, f) {
    next(f);
  },
  checkMod(s, f, k, { by }) {
    next(f);
    const check = openCheck(s);
    if (check === null) return;
    check.change += by;
    k.tell({ type: 'checkChanged', by: f.by, change: by });
  },
  checkRemove(s, f, k) {
    const check = openCheck(s);
    if (check === null || check.cards.length === check.removed.length) return next(f);
    if (f.answer === NONE) return k.push({ stage: 'revealedCard', by: f.by });
    check.removed.push(f.answer);
    k.tell({ type: 'checkRemoved', by: f.by, card: faceIds([check.cards[f.answer]!])[0] ?? 'S-JAY-2' });
    next(f);
  },
};
