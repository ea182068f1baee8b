import { everybody, pick, unanswered } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { placeOfSelection, type Selection, SELECTIONS } from '../content/selections.ts';
import { stage } from '../events.ts';
import { callOff } from './ending.ts';

const UNDERSTOOD = pick(['understood'] as const);
const SELECT = pick(SELECTIONS);

// EMG-014 Everybody has read the own allegiance before the mission begins: all are asked, so no pause tells anything.
export const briefing = stage.sealed('briefing', {
  rule: 'EMG-014',
  who: (s) => everybody(s.seats),
  offer: () => UNDERSTOOD,
  absent: () => 'understood',
  all: (_s, _f, _answers, k) => k.done(),
});

// EMG-100 Round follows round until somebody has won.
export const mission = stage.happens('mission', (_s, _f, k) => k.push({ stage: 'round', step: 0 }));

export const round = stage.sequence('round', [
  (_f, s) => ({ stage: 'select', sealed: unanswered(s.seats) }),
  () => ({ stage: 'turns', taken: 0 }),
  'passLeader',
]);

// EMG-101, EMG-102 All select one action and one augmentation in secret, and reveal together.
export const select = stage.sealed('select', {
  rule: 'EMG-101',
  who: (s) => everybody(s.seats),
  offer: () => SELECT, // EMG-103 always all twelve
  absent: (s, _f, seat) => (s.augmentation[seat] === 1 ? 'activate-B' : 'activate-E'), // EMG-106
  why: () => ({ rule: 'EMG-101', why: say`Select one of the six actions together with one augmentation, E or B.` }),
  all(s, _f, selections, k) {
    for (let seat = 0; seat < s.seats; seat += 1) {
      const place = placeOfSelection(selections[seat]!);
      s.action[seat] = place >> 1;
      s.augmentation[seat] = place & 1;
    }
    k.done(); // first: at the moment of the reveal nobody is about to select
    k.tell({ type: 'revealed', selections: selections as Selection[] });
  },
});

// EMG-110 From the leader clockwise, one turn each.
export const turns = stage.happens('turns', (s, f, k) => {
  if (f.taken === s.seats) return k.done();
  const by = (s.leader + f.taken) % s.seats;
  f.taken += 1;
  k.push({ stage: 'turn', by, step: 0 });
});

// EMG-120 Movement, then action.
export const turn = stage.sequence('turn', [
  (f) => ({ stage: 'movement', by: f.by }),
  (f) => ({ stage: 'act', by: f.by }),
]);

// EMG-111 The token goes to the left; EMG-115 unless the mission has lasted too long.
export const passLeader = stage.happens('passLeader', (s, _f, k) => {
  if (s.round === s.roundLimit) return callOff(s, k);
  s.round += 1;
  s.leader = (s.leader + 1) % s.seats;
  k.tell({ type: 'leader', seat: s.leader, round: s.round });
  k.done();
});
