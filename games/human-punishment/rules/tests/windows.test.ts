import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, unanswered } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import type { ClaimAct } from '../acts.ts';
import { PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import { STAR_CARDS } from '../content/influence.ts';
import { WINDOW_IDS } from '../content/windows.ts';
import { FACE_IDS, STARS } from '../content/faces.ts';
import { AT_6, HQ, RED_AREAS } from '../content/board.ts';
import { RED_1 } from '../content/enemy-places.ts';
import { copy } from '../copy.ts';
import { NONE, type State } from '../state.ts';
import { BEFORE_ENEMY, offerClaims, opens, W2, W3, W4, W5, W6, W7 } from '../windows.ts';
import { ann, answer, asked, bea, cem, dan, game, offers, put, turnOf } from './testing/tables.ts';
import { attackFrom } from './testing/attacks.ts';
import { enemy, hurtFrame, poised, runWith } from './testing/moments.ts';
import { quiet } from './testing/turns.ts';

// What may be played in which of the seven windows (HPB-114), on the own turn and on another's.

/** The window of this kind stands open; W1 is the Action Phase itself. */
function openAt(kind: number, s: State): State {
  if (kind === 0) return s;
  if (kind === 4) put(s, hurtFrame(ann, 0, 1)); // Wounds are about to come
  if (kind === 5) put(s, { stage: 'eventPhase', step: 1, cancelled: 0 }); // and here an Event
  return put(s, { stage: 'window', kind, dice: 0, sealed: unanswered(s.seats) });
}

function canPlay(s: State, seat: number, act: string, id: string): boolean {
  try {
    return (offers(s, seat) as { act: string; card?: string }[]).some((one) => one.act === act && one.card === id);
  } catch {
    return false; // nothing to say, so not even asked
  }
}

/** Where a card with this timing may be played: by number of the window, on the own turn and on another's. */
function expected(timing: string, windows: readonly string[], own: boolean): number[] {
  const all = WINDOW_IDS.map((_, kind) => kind);
  if (timing === 'own') return own ? [0, 5, 6] : [];
  return timing === 'any' ? all.filter((kind) => windows.includes(WINDOW_IDS[kind]!)) : [];
}

/** A table at which no card lacks what it needs. */
function table(): State {
  const s = turnOf(ann, { characters: ['jayden', 'dee-coy', 'dryden', 'havoc'], at: ['J', 'J', '2', '2', '2'] });
  s.general = NONE;
  s.junk = [s.sectors[0]!.pop()!];
  s.phase = 1;
  return s;
}

test.each(PROGRAMS.map(({ id, name }, design) => ({ id, name, design })))(
  '[HPB-114] [HPB-309] $id $name in its windows and no others',
  ({ id, design }) => {
    const { timing, windows, ownPhaseOnly } = PROGRAMS[design]!;
    for (const seat of [ann, bea]) {
      const kinds = WINDOW_IDS.map((_, kind) => kind).filter((kind) => {
        const s = table();
        s.programs[seat] = [design];
        return canPlay(openAt(kind, s), seat, 'program', id);
      });
      const may = ownPhaseOnly && seat !== ann ? [] : expected(timing, windows, seat === ann);
      expect([seat, kinds]).toEqual([seat, may]);
    }
  },
);

test.each(STAR_CARDS.map(({ id, name }, at) => ({ id, name, at })))(
  '[HPB-114] [HPB-305] $id $name in its windows and no others',
  ({ id, at }) => {
    const { timing, windows } = STAR_CARDS[at]!;
    // cards about Kuro are for Dee Coy's player: bea
    for (const seat of id.startsWith('S-DEE') ? [bea] : [ann, bea]) {
      const kinds = WINDOW_IDS.map((_, kind) => kind).filter((kind) => {
        const s = table();
        s.hands[seat] = [FACE_IDS.indexOf(id)];
        return canPlay(openAt(kind, s), seat, 'star', id);
      });
      expect([seat, kinds, FACE_IDS[STARS + at]]).toEqual([seat, expected(timing, windows, seat === ann), id]);
    }
  },
);

test.each(RECON.map(({ id }, type) => ({ id, type })))('[HPB-114] [HPB-341] Recon $id in its windows', ({ type }) => {
  const { timing, windows } = RECON[type]!;
  for (const seat of [ann, bea]) {
    const kinds = WINDOW_IDS.map((_, kind) => kind).filter((kind) => {
      const s = table();
      s.at[seat] = type === 0 ? 0 : type === 1 ? 5 : s.at[seat]!;
      s.recon[seat] = type;
      try {
        return (offers(openAt(kind, s), seat) as { act: string }[]).some(({ act }) => act === 'useRecon');
      } catch {
        return false;
      }
    });
    expect([seat, kinds]).toEqual([seat, expected(timing, windows, seat === ann)]);
  }
});

const design = (program: string): number => PROGRAMS.findIndex(({ id }) => id === program);
const KINDS = [W2, W3, W5, W6, W7];

/** The same moment of the kind, with what it is about: an attack, a hurt, an Event. */
function about(kind: number, s: State): State {
  const moment = copy(s);
  if (kind === W3) {
    enemy(moment, AT_6, 6);
    return put(moment, attackFrom(AT_6, moment.at[ann]!));
  }
  return openAt(kind, moment);
}

function opened(s: State): number[] {
  return KINDS.filter((kind) => opens(about(kind, s), kind));
}

test('[HPB-114] [HPB-115] a window opens by what everybody can see, not by what somebody holds', () => {
  const s = quiet(ann);
  expect(opened(s)).toEqual([]);
  // one face-down Program, whichever it is
  s.programs[bea] = [design('P01')];
  expect(opened(s)).toEqual(KINDS);
  // unless all that would fit lie open
  s.programDiscard = [design('P21')];
  expect(opened(s)).toEqual([W3, W5, W6, W7]);
  // any card in a hand may be Triage or Miracle Worker while Dryden plays
  const hand = quiet(ann, { characters: ['jayden', 'dryden'], hands: [['R1']] });
  expect([opens(about(W5, hand), W5), opens(hand, W2)]).toEqual([true, false]);
  // the General, while an Enemy stands
  const general = enemy(turnOf(ann), AT_6, 6);
  expect(opens(general, W6)).toBe(true);
});

test('[HPB-115] a Program taken openly opens its own windows and no others', () => {
  const s = quiet(ann);
  s.programs[bea] = [design('P21')];
  s.programNotes = [bea, design('P21')];
  expect(opened(s)).toEqual([W2]);
  s.programs[cem] = [design('P01')]; // nobody has seen this one, but Loaded Dice it is not
  s.programs[bea] = [design('P34')];
  s.programNotes = [bea, design('P34'), dan, design('P21')];
  s.programs[dan] = [design('P21')];
  s.open[bea] = [];
  expect(opened(s)).toEqual(KINDS);
  s.programs[cem] = [];
  expect(opened(s)).toEqual([W2, W3]);
});

test('[HPB-115] [HPB-568] no window for cards that nobody may play now, whoever holds them', () => {
  // what is for the own turn is for nobody else, and not for who has fallen
  const s = quiet(ann);
  for (const seat of [ann, bea]) {
    const one = copy(s);
    one.programs[seat] = [design('P01')];
    one.programNotes = [seat, design('P01')];
    expect([seat, opened(one)]).toEqual([seat, seat === ann ? [W6, W7] : []]);
    one.fallen = 1;
    expect(opened(one)).toEqual([]);
  }
  // what has been stopped cannot be stopped again
  s.open[bea] = [design('P34'), 1];
  const attack = about(W3, s);
  expect(opens(attack, W3)).toBe(true);
  (attack.stack.at(-1) as { cancelled: number }).cancelled = 1;
  expect(opens(attack, W3)).toBe(false);
});

/** An Activation Phase in which the General may act: how many windows open before the Event Phase, at which dice. */
function windowsAt(s: State, orange: number, red: number): string[] {
  let next = runWith(s, [orange - 1, red, 0, 0], {
    stage: 'activation',
    step: 0,
    orange: 0,
    red: 0,
    white1: 0,
    white2: 0,
  });
  const kinds: string[] = [];
  for (let frame = next.stack.at(-1)!; frame.stage === 'window'; frame = next.stack.at(-1)!) {
    kinds.push(frame.kind === BEFORE_ENEMY ? 'before the Enemy' : 'at the dice');
    for (const seat of asked(next)) next = answer(next, seat, { act: 'pass' });
  }
  return kinds;
}

test('[HPB-115] [HPB-611] two windows between which nothing happens are one', () => {
  const NOBODY = 8; // on the red die
  const THIEF = 6;
  const general = (set: (s: State) => void = () => {}): State => {
    const s = enemy(turnOf(ann, { at: ['2', '2', '2', '2'] }), AT_6, 6);
    s.general = ann;
    set(s);
    return s;
  };
  const withCards = (s: State): void => {
    s.open[bea] = [design('P21'), 1];
  };
  // nobody acts in HQ: the General waits for the new Enemy, or for the Event
  expect([windowsAt(general(), 4, THIEF), windowsAt(general(), 4, NOBODY)]).toEqual([['before the Enemy'], []]);
  // with Loaded Dice on the table the dice have their window, and it is the General's as well
  expect([windowsAt(general(withCards), 4, THIEF), windowsAt(general(withCards), 4, NOBODY)]).toEqual([
    ['at the dice'],
    ['at the dice'],
  ]);
  // the Soldier in HQ has nobody to attack there; with somebody there it does, and a Crawler steps forward
  const soldier = (s: State): State => enemy(s, 5, 6);
  expect(windowsAt(soldier(general()), 4, THIEF)).toEqual(['before the Enemy']);
  const met = soldier(general((s) => void (s.at[bea] = HQ)));
  expect(windowsAt(met, 4, THIEF)[0]).toBe('at the dice');
  const crawler = enemy(general(), RED_1, 9);
  expect(windowsAt(crawler, RED_AREAS[0]! + 1, THIEF)[0]).toBe('at the dice');
});

test.each(['machine-deus', 'five-and-the-machine-phase', 'outlaws-chips'])(
  '[HPB-115] whoever could do something has a window for it, all through the game %s',
  (name) => {
    const file = join(import.meta.dirname, '..', 'golden', `${name}.json`);
    const record = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
    const missed: string[] = [];
    let steps = 0;
    game.replay(record, record.log, 0, ({ state: s }) => {
      steps += 1;
      for (const kind of [...KINDS, W4, BEFORE_ENEMY]) {
        if (opens(s, kind)) continue;
        const claims: ClaimAct[] = [];
        for (let seat = 0; seat < s.seats; seat += 1) offerClaims(s, seat, kind, 0, claims);
        for (const claim of claims) missed.push(`${steps}: ${JSON.stringify(claim)} in ${kind}`);
      }
    });
    expect(steps).toBeGreaterThan(300);
    expect(missed).toEqual([]);
  },
);

test('[HPB-114] W5 opens for Wounds and for the last Health, not for a scratch', () => {
  const s = quiet(ann, { characters: ['jayden', 'dryden'], hands: [['R1']] });
  const asks = (damage: number, wounds: number): number[] =>
    asked(answer(poised(s, hurtFrame(ann, damage, wounds)), 0, 'no'));
  expect([asks(0, 1).length, asks(2, 0).length, asks(1, 0)]).toEqual([4, 4, [ann]]);
});
