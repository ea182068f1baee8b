import type { Viewer } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { secrets } from './secrets.ts';
import type { State } from './state.ts';
import { ann, answer, bea, type Picture, reportAll, reported, turnOf } from './tests/testing/tables.ts';
import { activate, name } from './tests/testing/acts.ts';

// What is hidden from whom, one secret after the other (ledger 5). The guards show that each is noticed when it gets out.

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];

/** By viewer: what is hidden, or undefined where nothing is. */
function hidden(what: string, s: State): unknown[] {
  return VIEWERS.map((viewer) => secrets[what]!(s, viewer));
}

/** Nobody has anything to find out. */
const NOTHING = VIEWERS.map(() => undefined);

function drawing(space: 'U' | 'S', picture: Picture = {}): State {
  return answer(turnOf(ann, { at: [space], ...picture }), ann, activate(space));
}

describe('the objectives', () => {
  const dealt = (): State => {
    const s = turnOf(ann);
    s.objective = [7, 3, 1, 0];
    s.aside = [6, 2, 5];
    return s;
  };

  test('[RTA-701] of others, and those set aside in no order', () => {
    const s = dealt();
    expect(hidden('the objectives of others', s)).toEqual(['3 1 0', '7 1 0', '7 3 0', '7 3 1', '7 3 1 0']);
    expect(hidden('the objectives set aside', s)).toEqual(VIEWERS.map(() => '2 5 6'));
    expect(s.aside).toEqual([6, 2, 5]);
  });

  test('[RTA-610] are no secret when the game is over, and there are none in the cooperative mode', () => {
    const over = reportAll(reported());
    for (const what of ['the objectives of others', 'the objectives set aside']) {
      expect(hidden(what, over)).toEqual(NOTHING);
      expect(hidden(what, turnOf(ann, { mode: 'cooperative' }))).toEqual(NOTHING);
    }
  });
});

describe('the decks', () => {
  const deck = (which: 'upgradeDeck' | 'sabotageDeck', cards: number[], s = turnOf(ann)): State => {
    s[which] = cards;
    return s;
  };
  const UPGRADES = 'the order of the Upgrade deck';
  const SABOTAGES = 'the order of the Sabotage deck';

  test('[RTA-902] their order, as long as there are two cards', () => {
    for (const [what, which] of [
      [UPGRADES, 'upgradeDeck'],
      [SABOTAGES, 'sabotageDeck'],
    ] as const) {
      expect(hidden(what, deck(which, [3, 1]))).toEqual(VIEWERS.map(() => '3 1'));
      expect(hidden(what, deck(which, [3]))).toEqual(NOTHING);
      expect(hidden(what, deck(which, [3, 1, 2], reportAll(reported())))).toEqual(NOTHING);
    }
  });

  test('[RTA-313] below the pair for whoever has drawn it, in the cooperative mode for all', () => {
    const upgrades = deck('upgradeDeck', [3, 1, 2, 0], drawing('U'));
    expect(hidden(UPGRADES, upgrades)).toEqual(['2 0', ...Array.from({ length: 4 }, () => '3 1 2 0')]);
    expect(hidden(SABOTAGES, deck('sabotageDeck', [3, 1], upgrades))).toEqual(VIEWERS.map(() => '3 1'));
    const sabotages = deck('sabotageDeck', [3, 1, 2, 0], drawing('S'));
    expect(hidden(SABOTAGES, sabotages)).toEqual(['2 0', ...Array.from({ length: 4 }, () => '3 1 2 0')]);
    expect(hidden(UPGRADES, deck('upgradeDeck', [3, 1], sabotages))).toEqual(VIEWERS.map(() => '3 1'));
    const open = deck('upgradeDeck', [3, 1, 2, 0], drawing('U', { mode: 'cooperative' }));
    expect(hidden(UPGRADES, open)).toEqual(VIEWERS.map(() => '2 0'));
  });

  test('[RTA-805] Electric Eye knows the top of the Sabotage deck, and no other', () => {
    const s = deck('sabotageDeck', [3, 1, 2, 0], turnOf(ann, { characters: [undefined, 'electric-eye'] }));
    s.upgradeDeck = [3, 1];
    const all = '3 1 2 0';
    expect(hidden(SABOTAGES, s)).toEqual([all, '2 0', all, all, all]);
    expect(hidden(UPGRADES, s)).toEqual(VIEWERS.map(() => '3 1'));
  });
});

describe('the pair that somebody else has drawn', () => {
  const WHAT = 'the pair that somebody else has drawn';

  test('[RTA-313] is hidden from all but its drawer', () => {
    const upgrades = drawing('U');
    upgrades.upgradeDeck = [3, 1, 2];
    expect(hidden(WHAT, upgrades)).toEqual([undefined, '3 1', '3 1', '3 1', '3 1']);
    const sabotages = drawing('S', { characters: [undefined, 'mt-q', 'alice', 'wally'] });
    sabotages.sabotageDeck = [3, 1, 2];
    expect(hidden(WHAT, sabotages)).toEqual([undefined, '3 1', '3 1', '3 1', '3 1']);
    expect(hidden(WHAT, turnOf(ann))).toEqual(NOTHING);
    expect(hidden(WHAT, reportAll(reported()))).toEqual(NOTHING);
  });

  test('[RTA-313] is no secret in the cooperative mode, nor where it is all there is', () => {
    expect(hidden(WHAT, drawing('U', { mode: 'cooperative' }))).toEqual(NOTHING);
    const last = drawing('U');
    last.upgradeDeck = [3, 1];
    expect(hidden(WHAT, last)).toEqual(NOTHING);
  });

  test('[RTA-805] of Sabotage cards is known to Electric Eye', () => {
    const characters = [undefined, 'electric-eye'] as const;
    const sabotages = drawing('S', { characters });
    sabotages.sabotageDeck = [3, 1, 2];
    expect(hidden(WHAT, sabotages)).toEqual([undefined, undefined, '3 1', '3 1', '3 1']);
    const upgrades = drawing('U', { characters });
    upgrades.upgradeDeck = [3, 1, 2];
    expect(hidden(WHAT, upgrades)).toEqual([undefined, '3 1', '3 1', '3 1', '3 1']);
  });
});

describe('what the Spy has reported', () => {
  const WHAT = 'what the Spy has reported';

  test('[RTA-761] is the Spy’s own, once it is written', () => {
    const mine = name(bea, 'bursar', 2, 'dealer');
    expect(hidden(WHAT, reported())).toEqual([undefined, mine, mine, mine, mine]);
    const still = reported();
    (still.stack[0] as { sealed: unknown[] }).sealed[0] = null;
    expect(hidden(WHAT, still)).toEqual(NOTHING);
    const nobody = reported();
    nobody.objective[0] = nobody.aside.pop()!;
    expect(hidden(WHAT, nobody)).toEqual(NOTHING);
    expect(hidden(WHAT, turnOf(ann))).toEqual(NOTHING);
    expect(hidden(WHAT, reportAll(reported()))).toEqual(NOTHING);
  });
});
