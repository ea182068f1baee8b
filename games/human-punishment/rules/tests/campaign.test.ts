import { expect, test } from 'vitest';
import { campaignRecord, seatRecord } from '../campaign.ts';
import { EVENTS } from '../content/events.ts';
import { FALLEN, HUMAN, LEGION, MACHINE } from '../content/loyalty.ts';
import { GONE, NONE, type State } from '../state.ts';
import { effectsFrame, run } from './testing/moments.ts';
import { ann, answer, bea, cem, dan, game, now, offers, own, turnOf } from './testing/tables.ts';

function over(set: (s: State) => void = () => {}): State {
  const s = turnOf(ann, {
    at: ['3', '3', '3', '3'],
    factions: [HUMAN, MACHINE, FALLEN, LEGION],
    options: { campaign: true },
  });
  s.general = NONE;
  s.resource = 1;
  set(s);
  const event = EVENTS.find(({ id }) => id === 'E-I-02')!;
  return run(s, effectsFrame(event.type === 'check' ? event.failure : [], ann, true));
}

test('[HPB-950] with the campaign, and four players or more, Programs go under the board for an Action Point', () => {
  const s = own(turnOf(ann, { at: ['3', '3', '3', '3'], options: { campaign: true } }), ann, 'P01', 'P05');
  let next = answer(s, ann, { act: 'transfer' });
  expect([next.ap, offers(next, ann)]).toEqual([1, ['P01', 'P05']]);
  next = answer(answer(next, ann, 'P05'), ann, 'none');
  expect([next.programs[ann]!.length, next.transferred[ann]!.length, now(next)]).toEqual([1, 1, 'action ann']);
  const few = own(turnOf(ann, { seats: 3, options: { campaign: true } }), ann, 'P01');
  expect(offers(few, ann)).not.toContainEqual({ act: 'transfer' });
});

test('[HPB-953] [HPB-954] the record for all leaves out factions and Objectives, the own part has them', () => {
  const s = over((one) => {
    one.detained = 1 << bea;
    one.deusAt = GONE;
    one.wounds[cem] = [0, 1];
    one.health[dan] = 1;
    one.infected = 1 << dan;
  });
  expect(campaignRecord(s)).toMatchObject({
    cause: 'resource',
    victor: 'machine',
    deusDestroyed: true,
    apexDestroyed: false,
    last: ann,
    players: [
      { detained: false, twoWounds: false, fullHealth: true, transferred: 0 },
      { detained: true, twoWounds: false },
      { twoWounds: true },
      { fullHealth: false },
    ],
  });
  expect(JSON.stringify(campaignRecord(s)?.players)).not.toMatch(/human|machine|fallen|legion/);
  expect(seatRecord(s, dan)).toMatchObject({ faction: 'legion', infected: true });
  expect(campaignRecord(turnOf(ann))).toBeNull();
  expect(seatRecord(turnOf(ann), ann)).toBeNull();
});

test('[HPB-955] what each takes along', () => {
  const s = over((one) => {
    one.wounds[cem] = [0, 1];
    one.detained = 1 << bea;
    one.transferred[ann] = [3];
  });
  expect(seatRecord(s, bea)!.says).toContain('You are an Outlaw in the next game.');
  expect(seatRecord(s, cem)!.says).toEqual(
    expect.arrayContaining(['You are the hidden Deathbringer.', 'One of your loyalty cards lies open.']),
  );
  expect(seatRecord(s, dan)!.says).toContain('You are the hidden Mindeater.');
  expect(seatRecord(s, ann)!.says).toContain('You draw 1 more Program and keep at most 2 in all.');
});

test('[HPB-956] [HPB-957] what changes for the table', () => {
  const says = campaignRecord(over((one) => (one.deusAt = GONE)))!.says;
  expect(says).toEqual(
    expect.arrayContaining(['The Program “Machine Boss” is left out.', 'The Human loyalty Programs are left out.']),
  );
  expect(says).not.toContain('The Program “Human Boss” is left out.');
  expect(says.at(-2)).toMatch(/5 roles and 3 loyalty cards/);
});

test('[HPB-971] somebody who is away has an answer to every question, and the game comes to its end with it', () => {
  let { state: s } = game.start({ seats: 4, seed: 5, options: {} });
  for (let steps = 0; s.outcome === null; steps += 1) {
    if (steps > 60_000) throw new Error('it does not end');
    const [question] = game.asks(s);
    const after = game.after(s, { seat: question!.seat, value: game.absent(s, question!.seat) });
    if (!after.ok) throw new Error(after.why);
    s = after.state;
  }
  expect(s.outcome).not.toBeNull();
});

test('[HPB-951] only the end of Tier 3 mixes the Tiers; the Junkyard is mixed at any end', () => {
  const network = [0, 17, 1, -1, -1, 26, 2, 18, -1, -1, 3, 19, -1, -1, -1];
  // enough chips that an order which came about by chance would not pass
  const junk = Array.from({ length: 9 }, (_, spot) => 29 + spot);
  const s = over((one) => {
    one.network = network.slice();
    one.junk = junk.slice();
    one.junkBy = junk.map(() => bea);
    one.junkTurn = junk.map(() => 1);
  });
  expect(s.network).toEqual(network);
  expect(s.junk).not.toEqual(junk);
  expect(s.junk.toSorted((a, b) => a - b)).toEqual(junk);
});
