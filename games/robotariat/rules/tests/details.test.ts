import { fastRng } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { SPACES } from '../content/board.ts';
import type { SabotageId } from '../content/cards.ts';
import { OBJECTIVE_IDS, type ObjectiveId, objectiveDeck } from '../content/objectives.ts';
import { robotariat } from '../index.ts';
import { conditionsOf } from '../progress.ts';
import { openView } from '../view.ts';
import { NONE, type State } from '../state.ts';
import {
  absent,
  ann,
  answer,
  answers,
  bea,
  ended,
  now,
  npcTurn,
  offers,
  type Picture,
  reportAll,
  reported,
  rolledBy,
  seen,
  told,
  turnOf,
} from './testing/tables.ts';
import { activate, END, lead, name, send, SYMPATHY } from './testing/acts.ts';

// What a rule says besides its main point: the numbers that are shown, the last seat, the last card, the end in between.

/** Ann uses this card. */
function use(card: SabotageId, picture: Picture, ...values: unknown[]): State {
  return answers(turnOf(ann, { at: ['S'], topSabotages: [card], ...picture }), ann, activate('S'), card, ...values);
}

describe('how far an objective is', () => {
  const far = (objective: ObjectiveId, picture: Picture): unknown => {
    const { mine } = seen(turnOf(ann, { objectives: [objective], ...picture }), ann);
    return mine!.conditions.map(({ what, have, need }) => [what, have, need]);
  };

  test('[RTA-711] Bursar: the Office that was high enough stays so', () => {
    expect(far('bursar', { office: 2 })).toEqual([
      ['office', 2, 7],
      ['emptied', 0, 1],
    ]);
    expect(far('bursar', { office: 0, peaked: true, emptied: true })).toEqual([
      ['office', 7, 7],
      ['emptied', 1, 1],
    ]);
  });

  test('[RTA-722] Dealer: as many as the others, whatever one has, and one at least', () => {
    expect(far('dealer', { used: { 0: ['S01', 'S02', 'S03'], 1: ['S04'] } })).toEqual([['cards', 3, 1]]);
    expect(far('dealer', {})).toEqual([['cards', 0, 1]]);
    expect(far('dealer', { used: { 1: ['S04', 'S05'] } })).toEqual([['cards', 0, 2]]);
  });

  test('[RTA-731, RTA-751, RTA-781] Gambler, Scrapper, Turncoat', () => {
    expect(far('gambler', { used: { 1: ['S02'] } })).toEqual([['gamble', 1, 1]]);
    expect(far('scrapper', { junkedBest: 2 })).toMatchObject([['junked', 2, expect.any(Number)]]);
    expect(far('turncoat', { used: { 1: ['S02'] } })).toMatchObject([['table', 1, expect.any(Number)]]);
  });

  test('[RTA-771] Traffic Director: all patrols that are out, one at least', () => {
    expect(far('traffic-director', { round: 4, npcs: { 2: 'P', 4: 'S' } })).toEqual([['patrols', 1, 2]]);
    expect(far('traffic-director', {})).toEqual([['patrols', 0, 1]]);
  });

  test('[RTA-761] Spy: nothing before the report', () => {
    const s = turnOf(ann);
    expect(conditionsOf(s, ann, OBJECTIVE_IDS.indexOf('spy'))).toEqual([]);
  });
});

test('[RTA-003] the last seat may be named first', () => {
  const options = { mode: 'secret', crackdown: false, baseOnly: false, first: 4 };
  for (let seed = 0; seed < 8; seed += 1) expect(robotariat.start({ seats: 4, options, seed }).state.first).toBe(3);
});

describe('cards', () => {
  test('[RTA-318, RTA-324] away with one card left, that card', () => {
    const one = (stage: 'upgrade' | 'sabotage'): State => {
      const s = turnOf(ann, { onlyUpgrades: ['U07'], onlySabotages: ['S09'] });
      s.stack.push({ stage, by: ann });
      return s;
    };
    expect([absent(one('upgrade'), ann), absent(one('sabotage'), ann)]).toEqual(['U07', 'S09']);
  });

  test('[RTA-601] a game that is won by the card itself ends before its extra, report or not', () => {
    const won = use('S05', { funds: 58, target: 60, reputation: 6 }, 'pay');
    expect([now(won), won.funds]).toEqual(['report ann bea col dov', 60]);
    const three = use('S05', { seats: 3, funds: 58, target: 60, reputation: 6 }, 'pay');
    expect([ended(three).reason, three.funds]).toEqual(['success', 60]);
  });

  test('[RTA-314] a card that changes nothing is told to have changed nothing', () => {
    const last = (s: State, card: SabotageId): unknown => told(s, ann, card).map(({ type }) => type);
    const drawn = (card: SabotageId, picture: Picture): State =>
      answer(turnOf(ann, { at: ['S'], topSabotages: [card], ...picture }), ann, activate('S'));
    expect(last(drawn('S01', { office: 10, reputation: 1 }), 'S01')).toEqual(['used', 'fizzled']);
    expect(last(drawn('S04', { reputation: 1 }), 'S04')).toEqual(['used', 'fizzled']);
    expect(told(drawn('S04', { reputation: 1 }), ann, 'S04').at(-1)).toEqual({ type: 'fizzled', by: ann, card: 'S04' });
    expect(told(drawn('S01', { office: 10, reputation: 1 }), ann, 'S01').at(-1)).toEqual({
      type: 'fizzled',
      by: ann,
      card: 'S01',
    });
  });

  test('[RTA-926] S06: only Oppressors that are out, and away the first of the quiet spaces', () => {
    const s = use('S06', { round: 2, npcs: { 1: 'Y', 2: 'R' }, at: ['S', 'Y', 'Y', 'Y'] });
    expect(offers(s, ann)).toEqual(SPACES.filter((space) => space !== 'R').map((space) => send(2, space)));
    // Ann stands on S, a poster hangs on P: both are next to M, and as quiet as each other
    const tied = { round: 2, npcs: { 1: 'Y', 2: 'M' }, at: ['S', 'Y', 'Y', 'Y'], posters: { P: 1 } } as const;
    expect(absent(use('S06', tied), ann)).toEqual(send(2, 'P'));
    const two = { round: 4, npcs: { 1: 'Y', 2: 'R', 3: 'Y', 4: 'M' }, at: ['S', 'Y', 'Y', 'Y'] } as const;
    expect(absent(use('S06', two, 'pay', send(2, 'U')), ann)).toEqual(send(4, 'U'));
  });

  test('[RTA-928] S08: only Civilians that are out', () => {
    const one = use('S08', { round: 2, npcs: { 1: 'Y', 2: 'R' } });
    expect(offers(one, ann)).toEqual([lead(1, 'yellow'), lead(1, 'blue')]);
    const two = use('S08', { round: 3, npcs: { 1: 'Y', 2: 'R', 3: 'M' } }, 'pay', lead(3, 'yellow'), lead(1, 'blue'));
    expect(now(two)).toBe('turn ann');
  });

  test('[RTA-929] S09: what is offered stays as it was when posters burn', () => {
    const s = use('S09', { posters: { P: 2 } });
    const offer = robotariat.offer(s, ann);
    robotariat.play(s, ann, [['P']]);
    expect(offer).toMatchObject({ held: [2, 0, 0, 0, 0, 0] });
  });

  test('[RTA-930] S10: the SPARK is told with what the extra adds', () => {
    const asked = answers(turnOf(ann, { at: ['S'], topSabotages: ['S10'], office: 3 }), ann, activate('S'), 'S10');
    expect(told(asked, ann, 'pay').at(-1)).toEqual({ type: 'cooked', by: ann, levels: 3, spark: 4 });
    expect(answer(asked, ann, 'pay').funds).toBe(4);
  });

  test('[RTA-920] U10 with exactly what it costs', () => {
    const picture = { at: ['M'], npcs: { 1: 'M' }, upgrades: { 0: ['U10'] } } as const;
    expect(offers(turnOf(ann, { ...picture, funds: 2 }), ann)).toContain(SYMPATHY);
    expect(offers(turnOf(ann, { ...picture, funds: 1 }), ann)).not.toContain(SYMPATHY);
  });
});

test('[RTA-923] a radio that is not jammed is not jammed below nothing', () => {
  expect(npcTurn(ann, 'yellow', 'yellow').jammed).toBe(0);
  expect(npcTurn(ann, 'yellow', 'yellow', { jammed: 1 }).jammed).toBe(0);
});

test('[RTA-401] which dice were rolled is told', () => {
  const rolled = told(turnOf(ann), ann, END).find(({ type }) => type === 'rolled');
  expect(rolled).toMatchObject({ dice: 'both', again: false });
});

describe('what is seen', () => {
  test('[RTA-802] no face where no die was rolled', () => {
    const s = rolledBy(ann, null, 'yellow');
    expect(seen(s, bea).dice).toEqual({ black: null, red: 'yellow' });
  });

  test('[RTA-006] nobody plays anybody before characters are chosen', () => {
    const { state } = robotariat.start({ seats: 3, seed: 1 });
    expect(seen(state, ann).players.map(({ character, at }) => [character, at])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });

  test('[RTA-761] a report is its Spy’s alone, also for several who look at once', () => {
    const look = robotariat.views(reported());
    const mine = name(1, 'bursar', 2, 'dealer');
    const all = ([ann, bea, 'spectator'] as const).map((me) => look(me).now[0]);
    const ready = [true, false, false, false];
    expect(all).toEqual([mine, null, null].map((own) => ({ stage: 'report', ready, mine: own })));
  });

  test('[RTA-610] afterwards everything is open, with or without a pair that is drawn', () => {
    expect(openView(turnOf(ann)).drawn).toBeNull();
    expect(openView(reportAll(reported())).drawn).toBeNull();
    expect(
      openView(answer(turnOf(ann, { at: ['S'], topSabotages: ['S04', 'S02'] }), ann, activate('S'))).drawn,
    ).toEqual(['S04', 'S02']);
  });
});

describe('a world', () => {
  test('[RTA-010] has every objective once: held or set aside', () => {
    const view = seen(turnOf(ann, { objectives: ['spy'] }), ann);
    for (let seed = 0; seed < 10; seed += 1) {
      const { objective, aside } = robotariat.world(view, fastRng(seed));
      expect(objective).not.toContain(NONE);
      expect([...objective, ...aside].sort((a, b) => a - b)).toEqual(objectiveDeck(4).toSorted((a, b) => a - b));
    }
  });

  test('[RTA-761] keeps one’s own report', () => {
    const view = seen(reported(), ann);
    for (let seed = 0; seed < 10; seed += 1) {
      expect(robotariat.world(view, fastRng(seed)).stack[0]).toMatchObject({
        sealed: [name(1, 'bursar', 2, 'dealer'), null, null, null],
      });
    }
  });
});
