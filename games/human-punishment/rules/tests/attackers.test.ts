import { describe, expect, test } from 'vitest';
import { AT_6, AT_8, CITY } from '../content/board.ts';
import { RED_1 } from '../content/enemy-places.ts';
import { EVENTS } from '../content/events.ts';
import { adjust } from '../bars.ts';
import { freeLocations } from '../stages/enemy-arrivals.ts';
import { targetsOf } from '../stages/enemy-attacks.ts';
import { DEUS, type EnemyAttackFrame, type Frame, NONE, type State } from '../state.ts';
import { enemy, run, runWith, toldBy } from './testing/moments.ts';
import { ann, bea, dan, now, turnOf, turnUpNext } from './testing/tables.ts';
import { attackFrom as attackInArea } from './testing/attacks.ts';

// What an Enemy does in cases that come up rarely, each of them a slip that games between bots did not show.

const [TANK_1, SOLDIER_1, THIEF_1] = [0, 6, 12] as const;
const EX: Frame = { stage: 'event', event: EVENTS.findIndex(({ id }) => id === 'E-EX-08'), step: 2, answer: NONE };

function quiet(at: readonly string[], picture: Parameters<typeof turnOf>[1] = {}): State {
  const s = turnOf(ann, { at, ...picture });
  s.general = NONE;
  return s;
}

function attackFrom(place: number, more: Partial<EnemyAttackFrame> = {}): EnemyAttackFrame {
  return attackInArea(place, CITY, more);
}

function withApex(s: State): State {
  return Object.assign(s, { apexAt: 2, apex: 9 });
}

describe('whom', () => {
  test('[HPB-822] Deus attacks Apex in its Area, first of all, and everybody there', () => {
    const s = withApex(enemy(quiet(['2', '3', '3', '2']), RED_1, DEUS, 9));
    turnUpNext(s, 'grey', 'R5', 'R5', 'R1', 'R1', 'R1', 'R2');
    const events = toldBy(s, attackFrom(RED_1));
    expect(events[0]).toMatchObject({ type: 'enemyAttacks', pieces: [ann, dan, s.seats + 1] });
    const hits = events.flatMap((event) =>
      event.type === 'attackedApex' ? ['apex'] : event.type === 'attacked' ? [String(event.piece)] : [],
    );
    expect([hits, run(s, attackFrom(RED_1)).apex]).toEqual([['apex', String(ann), String(dan)], 7]);
  });

  test('[HPB-548] a Thief never attacks Apex, nor is it kept off by it', () => {
    const s = withApex(enemy(quiet(['2', '4', '4', '4']), AT_6, THIEF_1));
    expect(targetsOf(s, attackFrom(AT_6)).all).toBe(0);
    s.chips[0] = s.sectors[0]!.pop()!;
    expect(targetsOf(s, attackFrom(AT_6)).all).toBe(1 << ann);
  });

  test('[HPB-548] of two chips chance says which one is stolen', () => {
    const stolen = (came: number): number => {
      const s = enemy(quiet(['2', '4', '4', '4'], { characters: ['nova'] }), AT_6, THIEF_1);
      s.boosts[ann] = 0b1100;
      s.chips.splice(0, 2, s.sectors[0]!.pop()!, s.sectors[1]!.pop()!);
      const [first] = s.chips;
      turnUpNext(s, 'R5');
      const after = runWith(s, [came], attackFrom(AT_6));
      expect(after.junk).toHaveLength(1);
      return after.junk[0] === first ? 0 : 1;
    };
    expect([stolen(0), stolen(1)]).toEqual([0, 1]);
  });

  test('[HPB-563] a target that has gone in the window is chosen anew; without another there is no attack', () => {
    const declared = (at: readonly string[]): State => {
      const s = enemy(quiet(at), AT_6, SOLDIER_1);
      s.health[ann] = 0; // it was to be Ann
      turnUpNext(s, 'R5');
      return run(s, attackFrom(AT_6, { step: 1, declared: 1, targets: 1 << ann }));
    };
    expect(declared(['2', '2', '4', '4']).health[bea]).toBe(1);
    expect(declared(['2', '4', '4', '4']).health).toEqual([0, 2, 2, 2, 0]);
  });
});

describe('in an Event', () => {
  test('[HPB-338] whoever wears a Mute Collar defends with no card; outside an Event with all', () => {
    const s = enemy(quiet(['2', '4', '4', '4'], { hands: [['B5']] }), AT_6, TANK_1);
    s.muted = 1 << ann;
    s.beside = s.beside.filter((box) => box !== 9);
    expect(now(run(s, attackFrom(AT_6)))).toBe('defend ann');
    const inEvent = run(s, { ...EX, answer: s.muted }, attackFrom(AT_6));
    expect([now(inEvent), inEvent.hands[ann]!.length]).toEqual(['action ann', 1]);
  });

  test('[HPB-662] Riot that turns red while an EX Event is resolved costs no Security and brings no other', () => {
    const s = quiet(['4', '4', '4', '4']);
    Object.assign(s, { riot: 5, morale: -1 });
    s.stack.push(EX);
    const told: string[] = [];
    const quietly = { state: s, tell: ({ type }: { type: string }) => told.push(type), push: () => told.push('push') };
    adjust(s, quietly as never, 'riot', 1, NONE);
    expect([s.riot, s.security, told]).toEqual([6, 4, ['bar']]);
  });
});

test('[HPB-523] 6/8 stays closed for an 8, too, while 6 is free', () => {
  const s = enemy(quiet(['4', '4', '4', '4']), AT_8, SOLDIER_1);
  expect([freeLocations(s, 8), freeLocations(s, 6)]).toEqual([0, 1 << AT_6]);
  s.sharedEarly = true;
  expect(freeLocations(s, 8)).not.toBe(0);
});
