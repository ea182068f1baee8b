import { everybody, pick, pickSome, type Seat, unanswered } from '@tablewright/kernel';
import { shuffle } from '../chance.ts';
import { CHIP_COLOURS, colourOf } from '../content/chips.ts';
import { FACTION_IDS, LEGION } from '../content/loyalty.ts';
import { type K, stage } from '../events.ts';
import { choosable, IDENTIFY, identify, INFECT, infect, loneMachine, RECRUIT, recruit } from '../factions.ts';
import { mixOrigins } from '../notes.ts';
import { newDisplay } from '../programs.ts';
import { COLUMNS, NONE, type State, TIERS } from '../state.ts';

// The two Phases that full Tiers set off (HPB-750 to HPB-767).

// HPB-750, HPB-751
export const humanPhase = stage.happens('humanPhase', (s, _f, k) => {
  const chips: number[] = [];
  for (let column = 0; column < COLUMNS; column += 1) chips.push(s.network[column * TIERS]!);
  shuffle(s, k, chips, 'Tier 1');
  mixOrigins(s, chips);
  for (const [column, chip] of chips.entries()) {
    s.network[column * TIERS] = chip;
    s.placedBy[column * TIERS] = NONE; // who placed which is lost in the shuffle
    s.faceUp |= 1 << (column * TIERS);
    s.known[chip] = everybody(s.seats);
  }
  s.phase = 1;
  s.stacks[0] = [];
  s.seenEvents[0] = 0;
  k.done();
  k.tell({ type: 'humanPhase', colours: chips.map((chip) => CHIP_COLOURS[colourOf(chip)]!) });
  newDisplay(s, k);
});

// HPB-760 to HPB-767 Everybody is asked the same number of times, whoever has something to choose.
export const machinePhase = stage.happens('machinePhase', (s, f, k) => {
  f.step += 1;
  const ask = (kind: number): void => k.push({ stage: 'machineStep', kind, sealed: unanswered(s.seats) });
  switch (f.step) {
    case 1:
      s.phase = 2;
      s.stacks[1] = [];
      s.seenEvents[1] = 0;
      s.mayInfect = s.seats < 5 ? 0 : (s.security <= 2 ? 1 : 0) + (s.threat >= 2 ? 1 : 0); // HPB-764
      k.tell({ type: 'machinePhase' });
      if (s.seats === 3) k.done(); // HPB-761
      newDisplay(s, k);
      return;
    case 2:
      return ask(IDENTIFY);
    case 3:
      if (s.seats >= 5) ask(RECRUIT);
      return;
    case 4:
      if (s.seats >= 5) ask(INFECT);
      return;
    case 5:
      for (let seat = 0; seat < s.seats; seat += 1) tellResult(s, k, seat);
      return k.push({ stage: 'factionSheet', sealed: unanswered(s.seats) });
    default:
      k.done();
  }
});

export const machineStep = stage.sealed('machineStep', {
  rule: 'HPB-766',
  who: (s) => everybody(s.seats),
  offer(s, f, seat) {
    const { from, least, most } = choosable(s, seat, f.kind);
    return pickSome<Seat>(from, { min: least, max: most });
  },
  absent: (s, f, seat) => (choosable(s, seat, f.kind).least === 0 ? [] : [seat]),
  all(s, f, answers, k) {
    k.done();
    if (f.kind === IDENTIFY) identify(s);
    else if (f.kind === RECRUIT) recruited(s, answers);
    else return infected(s, answers);
    if (s.seats < 5) return; // nothing more is asked, and the result is told at once
    for (let seat = 0; seat < s.seats; seat += 1) tellFactions(s, k, seat, s.faction[seat]!);
  },
});

/** HPB-766 Everybody is told as much, also who learns nothing: a longer log would tell whoever looks over a shoulder. */
function tellResult(s: State, k: K, reader: Seat): void {
  k.tell({ type: 'turned', faction: FACTION_IDS[s.faction[reader]!]! }, { only: reader });
  tellFactions(s, k, reader, NONE);
}

/** `own`: said with the rest after a step, by which it may have changed. */
function tellFactions(s: State, k: K, reader: Seat, own: number): void {
  const factions = Array.from({ length: s.seats }, (_, other) =>
    other === reader ? own : s.toldFaction[reader * s.seats + other]!,
  );
  k.tell(
    { type: 'toldFactions', factions: factions.map((faction) => (faction === NONE ? null : FACTION_IDS[faction]!)) },
    { only: reader },
  );
}

function recruited(s: State, answers: readonly (readonly Seat[] | null)[]): void {
  const by = loneMachine(s);
  const chosen = by === NONE ? undefined : answers[by]?.[0];
  if (chosen !== undefined) recruit(s, by, chosen);
}

function infected(s: State, answers: readonly (readonly Seat[] | null)[]): void {
  const legion = s.faction.indexOf(LEGION);
  if (legion < 0 || s.mayInfect === 0) return;
  infect(s, answers[legion] ?? []);
}

// HPB-766 D-72 Everybody confirms the own faction.
export const factionSheet = stage.sealed('factionSheet', {
  rule: 'HPB-766',
  who: (s) => everybody(s.seats),
  offer: () => pick(['continue']),
  absent: () => 'continue',
  all: (_s, _f, _answers, k) => k.done(),
});
