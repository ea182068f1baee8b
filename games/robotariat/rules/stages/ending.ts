import { acts, everybody, type Seat, unanswered } from '@tablewright/kernel';
import { NOTHING, READY, type ReportAct, reportsOf } from '../content/acts.ts';
import { OBJECTIVE_IDS, SPY } from '../content/objectives.ts';
import { type K, stage } from '../events.ts';
import { isFulfilled } from '../progress.ts';
import type { State } from '../state.ts';
import { noteHistory } from '../tracks.ts';
import { formerReport } from './former.ts';

// The ways in which a game ends, at the very moment they happen (ledger 3.6).

export const REASONS = {
  success: { success: true, rules: ['RTA-601'] },
  'no-reputation': { success: false, rules: ['RTA-602'] },
  'out-of-time': { success: false, rules: ['RTA-106'] },
} as const;
export type Reason = keyof typeof REASONS;

/** RTA-601, RTA-602 Looked at after every single change of Funds or Reputation. True when nothing more may happen. */
export function endIfOver(s: State, k: K): boolean {
  if (s.reputation > 0 && s.funds < s.target) return false;
  noteHistory(s);
  if (s.reputation === 0) end(s, k, 'no-reputation');
  else succeed(s, k);
  return true;
}

export function outOfTime(s: State, k: K): void {
  end(s, k, 'out-of-time');
}

/** RTA-610 The table is frozen; where there can be a Spy, all are asked before the cards are shown. */
function succeed(s: State, k: K): void {
  if (!asksForReport(s)) return end(s, k, 'success');
  k.tell({ type: 'success' });
  s.stack.length = 0;
  k.push({ stage: 'report', sealed: unanswered(s.seats) });
}

function asksForReport(s: State): boolean {
  return s.mode === 'secret' && s.seats > 3; // RTA-009
}

/** RTA-608, RTA-609 */
function end(s: State, k: K, reason: Reason): void {
  const { success, rules } = REASONS[reason];
  const winners: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat += 1) {
    if (s.mode === 'cooperative' ? success : isFulfilled(s, seat, success)) winners.push(seat);
  }
  const roles = s.mode === 'cooperative' ? [] : s.objective.map((objective) => OBJECTIVE_IDS[objective]!);
  const aside = s.aside.map((objective) => OBJECTIVE_IDS[objective]!);
  k.tell({ type: 'over', reason, objectives: roles, aside, winners, report: s.report });
  k.finish({ winners, reason, rules: [...rules, s.mode === 'cooperative' ? 'RTA-608' : 'RTA-609'], roles });
}

// ---------------------------------------------------------------------------------------------------------------- report

/** by number of seats above three, then by the Spy's seat */
const REPORTS = [4, 5].map((seats) => Array.from({ length: seats }, (_, spy) => acts(reportsOf(seats, spy))));
const ONLY_READY = acts<ReportAct>([READY]);

export function reportOffer(s: State, seat: Seat): typeof ONLY_READY {
  return s.objective[seat] === SPY ? REPORTS[s.seats - 4]![seat]! : ONLY_READY;
}

// RTA-761 Everybody is asked: if only the Spy were, the pause would tell who holds the card, and whether anybody does.
export const report = stage.sealed('report', {
  rule: 'RTA-761',
  who: (s) => everybody(s.seats),
  offer: (s, _f, seat) => reportOffer(s, seat),
  absent: (s, _f, seat) => (s.objective[seat] === SPY ? NOTHING : READY), // RTA-763
  formerly: formerReport,
  why: (s, _f, seat, value) => {
    if (s.objective[seat] !== SPY)
      return { rule: 'RTA-761', why: 'Only a Spy writes a report; say that you are ready.' };
    const said = { ...(value as { readonly holds?: unknown; readonly otherHolds?: unknown }) };
    const named = said.holds === 'spy' || said.otherHolds === 'spy';
    return {
      rule: 'RTA-761',
      why: named
        ? 'You hold the Spy card yourself, so nobody else can have it.'
        : 'Name two other players and a different objective for each of them.',
    };
  },
  all(s, _f, answers, k) {
    const spy = s.objective.indexOf(SPY);
    s.report = spy < 0 ? null : answers[spy]!;
    end(s, k, 'success');
  },
});
