import { ADJACENT, LOCATIONS } from '../../content/board.ts';
import { BOXES } from '../../content/boxes.ts';
import { FEYKAH } from '../../content/characters.ts';
import { EVENTS } from '../../content/events.ts';
import { FACE_IDS } from '../../content/faces.ts';
import { NONE, type State } from '../../state.ts';
import * as my from './numbers.ts';
import { has } from './numbers.ts';
import type { Watch } from './watch.ts';

// What is asked, and of whom: the offers that the ledger allows.

export function questions(s: State, offer: (seat: number) => unknown[], asked: readonly number[], w: Watch): void {
  const frame = s.stack.at(-1)!;
  const by = asked[0]!;
  const is = (): string[] => offer(by).map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one))).toSorted();
  const cards = (): string[] => offer(by).flatMap((one) => ((one as { act: string }).act === 'card' ? [(one as { card: string }).card] : [])).toSorted();
  const hand = (which: (face: number) => boolean): string[] => [...new Set(s.hands[by]!.filter((face) => which(face)))].map((face) => FACE_IDS[face] as string).toSorted();
  switch (frame.stage) {
    case 'draw': {
      w.same('HPB-103', `draw of ${by} (morale ${s.morale})`, my.drawOf(s, by), frame.most);
      break;
    }
    case 'location': {
      const spawn = s.stack.findLast((one) => one.stage === 'spawn');
      if (spawn?.stage === 'spawn' && s.stack.at(-2)!.stage === 'spawn') {
        const due = LOCATIONS.filter((one, at) => one.number === spawn.number && !one.shared && s.enemyAt[at] === NONE && !has(s.destroyed, at)).map(({ id }) => id);
        w.same('HPB-522', `number ${spawn.number}`, due.toSorted(), is());
        w.same('HPB-522 who', 'active', s.active, by);
      }
      break;
    }
    case 'target': {
      const attack = s.stack.at(-2)!;
      if (attack.stage === 'enemyAttack') {
        const kind = my.kindAt(s, attack.place);
        const due = w.targetsOf(kind, attack.place, attack.area).map(([one]) => one!).toSorted((a, b) => a - b);
        w.same('HPB-544', 'tied targets', due.map(String).toSorted(), is());
        w.same('HPB-544 who', 'Leader', s.leader === NONE ? s.active : s.leader, by);
      }
      break;
    }
    case 'defend': {
      const left = my.blueLimit(s, frame.piece) - frame.chosen.length;
      w.same('HPB-560 offer', `limit ${left}`, left > 0 ? hand((face) => face < 5) : [], cards());
      break;
    }
    case 'contribute': {
      const check = s.stack.findLast((one) => one.stage === 'check');
      if (check?.stage !== 'check') break;
      const event = EVENTS[check.event]!;
      const limit = has(s.detained, by) ? 1 : 3;
      const used = check.counts[by]! - (has(s.detained, by) ? 0 : check.free[by]!);
      const muted = has(s.muted, by);
      const wanted = event.type === 'colour' && event.free && !has(s.detained, by) ? event.wanted.map((one) => (one === 'grey' ? 10 : 11)) : [];
      const room = used < limit;
      const due = muted ? [] : hand((face) => room || wanted.includes(face));
      w.same('HPB-652/653', `contribute of ${by} (used ${used})`, due, [...new Set(cards())]);
      break;
    }
    case 'voteCard': w.same('HPB-620', 'cards', hand(() => true), is()); break;
    case 'voteFor': {
      const due = Array.from({ length: s.seats }, (_, seat) => String(seat));
      w.same('HPB-620 before whom', 'seats', (frame.last === 1 ? [...due, 'none'] : due).toSorted(), is());
      break;
    }
    case 'leaderTie': break;
    case 'appoint': {
      const due = Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => seat !== s.leader && !has(s.revoked, seat));
      w.same('HPB-613', `General (revoked ${s.revoked}, leader ${s.leader})`, due.map(String).toSorted(), is());
      w.same('HPB-613 who', 'Leader', s.leader, by);
      break;
    }
    case 'escapeCards': {
      w.ok('HPB-702 five', frame.left <= 5, () => `left ${frame.left}`);
      break;
    }
    case 'network': {
      w.s = s;
      const open = w.slotsOpen().map((at) => ['alpha', 'beta', 'gamma'][Math.floor(at / 5)]!);
      const offered = new Set(offer(by).flatMap((one) => { const text = JSON.stringify(one); return ['alpha', 'beta', 'gamma'].filter((column) => text.includes(column)); }));
      w.same('HPB-472 offer', 'columns', [...new Set(open)].toSorted(), [...offered].toSorted());
      const faces = offer(by).some((one) => JSON.stringify(one).includes('true'));
      if (frame.placed === 0) w.same('HPB-323 face-up', `scanners ${s.scanners[frame.piece]} ${JSON.stringify(offer(by)).slice(0, 200)}`, s.scanners[frame.piece] === 3, faces);
      break;
    }
    case 'reward': {
      w.ok('HPB-323/325 reward', (frame.scanned === 1 && s.character[by] !== FEYKAH) || offer(by).length === 1, () => `reward asked: ${JSON.stringify(frame)} ${JSON.stringify(offer(by))}`);
      break;
    }
    case 'attack': {
      const reds = frame.chosen.filter((face) => face >= 5 && face < 10).length;
      const own = frame.piece === s.active;
      const limit = my.redLimit(s, frame.piece) + (own ? s.mods[1]! : 0) + (own && (s.used & 128) !== 0 ? 1 : 0);
      const due = reds < limit ? hand((face) => face >= 5 && face < 10) : [];
      w.same('HPB-550 offer', `reds ${reds} of ${limit} used ${s.used}`, due, cards().filter((card) => card.startsWith('R')));
      break;
    }
    case 'box': {
      const here: number[] = [];
      for (let at = 0; at < s.lying.length; at += 5) if (s.lying[at] === s.at[frame.piece]) here.push(s.lying[at + 1]!);
      w.ok('HPB-331', here.length > 0, () => `no box at ${s.at[frame.piece]}: ${here.map((box) => BOXES[box]!.id).join()} ${JSON.stringify(offer(by))}`);
      break;
    }
    case 'decide': {
      const event = EVENTS[frame.event]!;
      if (event.type === 'decision') {
        const due = event.who === 'leader' ? s.leader : s.general;
        w.same('HPB-660 who', event.id, due, by);
      }
      break;
    }
    case 'riotCard': w.same('HPB-421 card', 'cards', [...hand((face) => face < 10), 'none'].toSorted(), is()); break;
    case 'blueCards': {
      const most = frame.what === 0 ? 3 : 2;
      void most;
      break;
    }
    default: break;
  }
  void ADJACENT;
}
