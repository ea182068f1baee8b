import { fastRng, list, sampleOption } from '@tablewright/kernel';
import { humanPunishment as game } from '../../index.ts';
import { copy, type State } from '../../state.ts';
import type { Told } from '../../events.ts';
import { actsDue } from './acts.ts';
import { claimsDue } from './claims.ts';
import { questions } from './questions.ts';
import { Watch } from './watch.ts';

const [from, to, kind = 'random', only = ''] = process.argv.slice(2);
const seen = new Map<string, { n: number; first: string[] }>();
let compared = 0, games = 0, steps = 0;
const counts = new Map<string, number>();
const ends = new Map<string, number>();
for (let seed = Number(from); seed < Number(to); seed += 1) {
  const seats = 3 + (seed % 4);
  const options = { characters: 'random', firstGame: seed % 3 === 0, blindSectorOne: seed % 5 === 0, sharedEarly: seed % 7 === 0, twoColumns: seed % 2 === 0, campaign: seed % 11 === 0 };
  const rng = fastRng(seed);
  const advisors = Array.from({ length: seats }, (_, seat) => game.advisor(seat, fastRng(seed * 31 + seat)));
  let s = game.start({ seats, seed, options }).state as State;
  const watch = new Watch(s);
  let begun = false;
  let step = 0;
  try {
    for (; s.outcome === null && step < 20000; step += 1) {
      const may = list(game.mayAnswer(s));
      const asked = list(game.waiting(s));
      let seat = asked[rng.below(asked.length)]!;
      const speak = may.length > 0 && rng.below(8) === 0;
      if (speak) seat = may[rng.below(may.length)]!;
      const offer = game.offer(s, seat);
      let value;
      if (kind === 'steady' || (kind === 'mixed' && rng.below(3) > 0)) {
        value = advisors[seat]!.answer(game.view(s, seat), game.asksSeen(s, seat).mine!);
        if (value === null) { seat = asked[rng.below(asked.length)]!; value = advisors[seat]!.answer(game.view(s, seat), game.asksSeen(s, seat).mine!); }
      } else value = sampleOption(offer, rng);
      const top = s.stack.at(-1)!;
      if (begun) {
        const w = watch as unknown as { ok(rule: string, holds: boolean, says: () => string): void };
        watch.s = copy(s);
        if (top.stage === 'action') {
          const is = new Set(((game.offer(s, s.active) as unknown as { from: Record<string, unknown>[] }).from).map((one) => key(one)));
          const claims = ['program', 'charge', 'star', 'useRecon', 'sacrifice', 'box'];
          const due = new Set(actsDue(s).map((one) => key(one)));
          for (const one of due) w.ok(`act ${JSON.parse(one)[0]?.[1]}`, is.has(one), () => `${one} is due but not offered (ap ${s.ap} move ${s.move} used ${s.used} fallen ${s.fallen} det ${s.detained} kuro ${s.kuro} char ${s.character[s.active]})`);
          for (const one of is) { const act = JSON.parse(one)[0][1]; if (!claims.includes(act)) w.ok(`act ${act}`, due.has(one), () => `${one} is offered but not due (ap ${s.ap} move ${s.move} used ${s.used} fallen ${s.fallen} det ${s.detained} kuro ${s.kuro} char ${s.character[s.active]})`); }
        }
        claimsDue(s, (one) => { try { return (game.offer(s, one) as unknown as { from: Record<string, unknown>[] }).from ?? []; } catch { return []; } }, list(game.mayAnswer(s)), w);
        questions(s, (one) => (game.offer(s, one) as unknown as { from: unknown[] }).from, asked, watch);
      }
      const next = game.after(s, { seat, value });
      if (!next.ok) throw new Error(`refused ${JSON.stringify(value)} ${next.why}`);
      const after = next.state as State;
      const told = next.told.map((one) => one.event as Told);
      if (only !== '' && step >= Number(only) - 12 && step <= Number(only)) console.log(step, top.stage, seat, JSON.stringify(value), '=>', told.map((one) => JSON.stringify(one)).join(' '));
      if (begun) watch.step(s, seat, value, told, after);
      else if (after.stack.some((frame) => frame.stage === 'turn')) { begun = true; }
      for (const one of watch.complaints.splice(0)) {
        const entry = seen.get(one.rule) ?? { n: 0, first: [] };
        entry.n += 1;
        if (entry.first.length < 4) entry.first.push(`seed ${seed} seats ${seats} step ${step} ${top.stage}: ${one.says}`);
        seen.set(one.rule, entry);
      }
      s = after;
    }
  } catch (error) { console.log('CRASH', seed, seats, step, String((error as Error).stack).slice(0, 300)); }
  games += 1; steps += step; compared += watch.compared;
  for (const [rule, n] of watch.counts) counts.set(rule, (counts.get(rule) ?? 0) + n);
  const end = `${watch.over?.cause}->${watch.over?.victor}`; ends.set(end, (ends.get(end) ?? 0) + 1);
}
function key(act: Record<string, unknown>): string { return JSON.stringify(Object.entries(act).toSorted(([a], [b]) => (a < b ? -1 : 1))); }
for (const [rule, { n, first }] of [...seen].toSorted((a, b) => b[1].n - a[1].n)) { console.log(`\n${rule}: ${n} of ${counts.get(rule)}`); for (const one of first) console.log('   ', one.slice(0, 700)); }
console.log({ games, steps, compared, ends: Object.fromEntries(ends) });
if (process.env['COUNTS']) console.log(Object.fromEntries(counts));
