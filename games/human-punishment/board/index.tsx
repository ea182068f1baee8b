import type { GameScreen } from '@tablewright/board';
import type { Answers, Told, View } from '@tablewright/human-punishment-rules';
import { Board } from './Board.tsx';
import { Action } from './choosers/Action.tsx';
import { Cards } from './choosers/Cards.tsx';
import { Characters } from './choosers/Characters.tsx';
import { FactionSheet, Loyalty, MachineStep } from './choosers/Sealed.tsx';
import { Seats } from './choosers/Seats.tsx';
import { Window } from './choosers/Window.tsx';
import { Finale } from './Finale.tsx';
import { LIGHTS } from './look.ts';
import { newcomer } from './newcomer.tsx';
import { points } from './points.ts';
import { Secret } from './Secret.tsx';
import { shelf } from './shelf.tsx';
import { sounds } from './sounds.ts';

/** The screen of Human Punishment: a city under surveillance, at night. */
export const screen: GameScreen<View, Told, Answers> = {
  ...shelf,
  newcomer,
  seatColours: LIGHTS,
  Board,
  choosers: {
    characters: Characters,
    startPlace: null,
    loyalty: Loyalty,
    returnObjective: null,
    draw: null,
    action: Action,
    whom: null,
    enemy: null,
    area: null,
    location: null,
    sector: null,
    chipSeen: null,
    spot: null,
    slot: null,
    ownChip: null,
    hiddenChip: null,
    hiddenObjective: null,
    wound: null,
    programAway: null,
    displayed: null,
    branch: null,
    maybe: null,
    revealedCard: null,
    boost: null,
    keepProgram: null,
    markersBack: null,
    cards: Cards,
    die: null,
    pay: Cards,
    riotCard: Cards,
    blueCards: Cards,
    colourCards: Cards,
    sectorKeep: null,
    partnerKeep: null,
    network: null,
    reward: null,
    recon: null,
    box: null,
    sniff: null,
    transfer: null,
    nova: null,
    blueFives: null,
    attack: Cards,
    target: null,
    defend: Cards,
    window: Window,
    sacrifice: null,
    contribute: Cards,
    decide: null,
    voteFor: Seats,
    voteCard: Cards,
    leaderTie: Seats,
    appoint: Seats,
    discussion: null,
    censureVote: null,
    escapeCards: Cards,
    escapeHelp: Cards,
    interrogation: null,
    machineStep: MachineStep,
    factionSheet: FactionSheet,
  },
  Secret,
  Finale,
  points,
  chapter: (event) => (event.type === 'turn' ? { turn: event.by } : null),
  sounds,
};
