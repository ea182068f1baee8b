import { expect, test } from 'vitest';
import { HQ, NEXUS, RED_AREAS } from '../content/board.ts';
import { DEUS, NONE, type State } from '../state.ts';
import { enemy, run } from '../tests/testing/moments.ts';
import { ann, answer, game, hold, NAMES, own, turnOf } from '../tests/testing/tables.ts';
import { carry } from '../tests/testing/turns.ts';

// What somebody reads is what happens: where a number among the choices is not the number on the table, where Kuro is meant
// and not Dee Coy.

function quiet(picture: Parameters<typeof turnOf>[1]): State {
  const s = turnOf(ann, picture);
  s.general = NONE;
  return s;
}

function said(s: State, value: unknown): { says: string; about: readonly string[] } {
  const { mine } = game.asksSeen(s, ann);
  return game.words.option(game.view(s, ann), mine!, value as never, NAMES);
}

function prompt(s: State): string {
  return game.words.prompt(game.view(s, ann), game.asksSeen(s, ann).mine!, NAMES);
}

test('[HPB-869] Havoc at HQ: the Pistol on the floor is not among his boxes, nor is it named', () => {
  const s = quiet({ characters: ['havoc'], at: ['4', '3', '3', '3'] });
  s.lying = [HQ, 0, 1, 0, 1, HQ, 2, 1, 0, 1]; // a Pistol, then a Rifle
  expect(said(s, { act: 'box', piece: ann, box: 1 })).toEqual({
    says: 'Take the Rifle that lies here.',
    about: ['box:4:2'],
  });
  expect(answer(s, ann, { act: 'box', piece: ann, box: 1 }).item[ann]).toBe(2);
  const came = quiet({ characters: ['havoc'], at: ['3', '3', '3', '3'] });
  came.lying = s.lying.slice();
  const asked = answer(came, ann, { act: 'move', piece: ann, to: '4' });
  expect(said(asked, 1)).toEqual({ says: 'Take the Rifle.', about: ['box:4:2'] });
});

test('[HPB-337] Kuro sniffs at closed boxes: they are lit, not the open one before them', () => {
  const s = quiet({ characters: ['dee-coy'], at: ['4', '4', '4', '4', '1'] });
  s.lying = [NEXUS, 2, 1, 0, 1, NEXUS, 5, 0, 0, 1];
  const asked = answer(s, ann, { act: 'move', piece: s.seats, to: '3' });
  expect(said(asked, 1).about).toEqual(['box:3:2']);
});

test('[HPB-326] Kuro with both Scanners: a Boost or nothing, no word of a Program', () => {
  const s = carry(quiet({ characters: ['dee-coy'], at: ['4', '4', '4', '4', '6'] }), 4, 'b', ann);
  s.entered = 1 << 4;
  s.scanners[4] = 3;
  const placed = answer(answer(s, ann, { act: 'deliver', piece: 4 }), ann, {
    act: 'put',
    chip: 0,
    column: 'alpha',
    up: false,
  });
  expect(said(placed, 'programs').says).toBe('Take nothing.');
  expect([prompt(placed).startsWith('Kuro'), answer(placed, ann, 'programs').programs[ann]]).toEqual([true, []]);
});

test('[HPB-560] [HPB-883] the Shield in the question is that of the one who is attacked', () => {
  const s = hold(quiet({ characters: ['dee-coy'], at: ['3', '4', '4', '4', '2'] }), ann, 'B1');
  own(s, ann, 'P22');
  s.open[ann]!.push(s.programs[ann]!.pop()!, 0);
  const attacked = run(enemy(s, 6, 6), { stage: 'activate', area: 1, at: 0 });
  expect(prompt(attacked)).toContain("Kuro's Shield of 1?");
});

test('[HPB-823] an attack on Deus says its Shield too', () => {
  const s = enemy(quiet({ at: ['2', '4', '4', '4'] }), 17, DEUS, 9);
  expect(RED_AREAS[0]).toBe(1);
  expect(prompt(answer(s, ann, { act: 'attack', piece: ann, at: 'red1' }))).toContain('its Shield of 3.');
});

test('[HPB-950] a Program that lies open is named when it goes under the board', () => {
  const s = own(quiet({ at: ['3', '3', '3', '3'], options: { campaign: true } }), ann, 'P22');
  s.open[ann]!.push(s.programs[ann]!.pop()!, 0);
  expect(said(answer(s, ann, { act: 'transfer' }), 'open:P22').says).toBe(
    'Put Shield Matrix, which lies open, under the board.',
  );
});

test('[HPB-856] Jayden is told of the Action Point that he has while he is alone', () => {
  const s = quiet({ characters: ['jayden'], at: ['2', '3', '3', '3'] });
  s.boosts[ann] = 0b11;
  s.ap = 0;
  expect(prompt(s)).toContain('one more while you are alone');
  s.at[1] = 1;
  expect(prompt(s)).not.toContain('one more');
});
