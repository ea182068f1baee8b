import { fastRng, sampleOption } from '@tablewright/kernel';
import { humanPunishment as game } from '../index.ts';
const seats = Number(process.argv[2] ?? 4), seed = Number(process.argv[3] ?? 1), n = Number(process.argv[4] ?? 200);
let st: any = game.start({ seats, seed, options: {} });
const rng = fastRng(seed);
let s = st.state;
for (let i = 0; i < n && s.outcome === null; i++) {
  const asks = game.asks(s); const q: any = asks[0];
  const opts: any = (game.offer(s, q.seat) as any);
  if (i < 60) console.log('OFFER', JSON.stringify(opts).slice(0, 300));
  const v = sampleOption(opts, rng);
  const a: any = game.after(s, { seat: q.seat, value: v });
  console.log(i, q.about, q.seat, JSON.stringify(v), '=>', a.ok ? a.told.map((t: any) => JSON.stringify(t.event)).join(' ') : JSON.stringify(a));
  s = a.state;
}
