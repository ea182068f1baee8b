// A view that is made as it is read. In a search the advice is asked about thousands of tables, and of most it reads a hand, an
// Area and a bar or two: to make all of the view takes longer than to answer. What is seldom read comes out of the whole view.

import { list, type Seat } from '@tablewright/kernel';
import { completed } from '@tablewright/kernel/glance';
import { AREA_IDS, BLUE_AREAS, LOCATIONS, RED_AREAS } from '../content/board.ts';
import { BOXES } from '../content/boxes.ts';
import { CHARACTER_IDS } from '../content/characters.ts';
import { WOUNDS } from '../content/wounds.ts';
import { isDetained, maxHealth, playerOf } from '../pieces.ts';
import { NONE, type Piece, type State } from '../state.ts';
import {
  boxesSeen,
  enemiesSeen,
  type FrameView,
  junkyardSeen,
  networkSeen,
  orNull,
  pathSeen,
  type PieceView,
  type PlayerView,
  sectorSeen,
  type View,
  views,
} from '../view.ts';
import { frameSeen } from '../view/frames.ts';
import {
  areas,
  chipsSeen,
  faces,
  factionId,
  isPlayed,
  knows,
  objectivesSeen,
  openProgramsSeen,
  programs,
  reconOf,
  statsOf,
  tallyOf,
} from '../view/players.ts';

export function glance(s: State, seat: Seat): View {
  return viewOf(new Glance(s, seat));
}

class Glance {
  readonly #s: State;
  readonly #seat: Seat;
  #whole: View | undefined;
  #bars: View['bars'] | undefined;
  #turn: View['turn'] | undefined;
  #players: PlayerView[] | undefined;
  #pieces: PieceView[] | undefined;
  #sectors: View['sectors'] | undefined;
  #network: View['network'] | undefined;
  #junkyard: View['junkyard'] | undefined;
  #enemies: View['enemies'] | undefined;
  #destroyed: View['destroyed'] | undefined;
  #apex: View['apex'] | undefined;
  #deus: View['deus'] | undefined;
  #now: FrameView[] | undefined;

  constructor(s: State, seat: Seat) {
    this.#s = s;
    this.#seat = seat;
  }

  /** All of it, for what is seldom read. */
  get whole(): View {
    return (this.#whole ??= views(this.#s)(this.#seat));
  }

  get me(): View['me'] {
    return this.#seat;
  }

  get seats(): View['seats'] {
    return this.#s.seats;
  }

  get active(): View['active'] {
    return this.#s.active;
  }

  get turns(): View['turns'] {
    return this.#s.turns;
  }

  get leader(): View['leader'] {
    return orNull(this.#s.leader);
  }

  get bars(): View['bars'] {
    const { riot, morale, resource, security, threat, apex, deus, guard } = this.#s;
    return (this.#bars ??= { riot, morale, resource, security, threat, apex, deus, guard });
  }

  get turn(): View['turn'] {
    const s = this.#s;
    return (this.#turn ??= {
      ap: s.ap,
      move: s.move,
      used: s.used,
      allRounders: s.allRoundersNow,
      entered: list(s.entered),
      boxesTaken: s.boxesTaken.map(areas),
      kuro: s.kuro,
      mods: s.mods.slice(),
      fallen: s.fallen === 1,
    });
  }

  get players(): View['players'] {
    return (this.#players ??= this.#s.character.map((_, seat) => playerView(new PlayerGlance(this.#s, seat, this))));
  }

  get pieces(): View['pieces'] {
    return (this.#pieces ??= this.#s.at.map((_, piece) => pieceView(new PieceGlance(this.#s, piece, this))));
  }

  get sectors(): View['sectors'] {
    return (this.#sectors ??= this.#s.sectors.map((_, at) => sectorSeen(this.#s, at, this.#seat, false)));
  }

  get network(): View['network'] {
    return (this.#network ??= networkSeen(this.#s, this.#seat, false));
  }

  get junkyard(): View['junkyard'] {
    return (this.#junkyard ??= junkyardSeen(this.#s, this.#seat, false));
  }

  get boxes(): View['boxes'] {
    return boxesSeen(this.#s, this.#seat, false);
  }

  get enemies(): View['enemies'] {
    return (this.#enemies ??= enemiesSeen(this.#s));
  }

  get destroyed(): View['destroyed'] {
    return (this.#destroyed ??= list(this.#s.destroyed).map((at) => LOCATIONS[at]!.id));
  }

  get apex(): View['apex'] {
    return (this.#apex ??= pathSeen(this.#s.apexAt, BLUE_AREAS));
  }

  get deus(): View['deus'] {
    const { deusAt, deusMarker } = this.#s;
    return (this.#deus ??= { ...pathSeen(deusAt, RED_AREAS), marker: orNull(deusMarker) });
  }

  get scannersAt(): View['scannersAt'] {
    return this.#s.scannersAt.slice();
  }

  get now(): View['now'] {
    return (this.#now ??= this.#s.stack.map((frame) => frameSeen(this.#s, frame, this.#seat, false)));
  }
}

const viewOf = completed<View, Glance>(Glance, {
  options: true,
  first: true,
  phase: true,
  draws: true,
  general: true,
  motion: true,
  mayInfect: true,
  exMarkers: true,
  programCost: true,
  kuro: true,
  allRounders: true,
  removed: true,
  enemiesLeft: true,
  generalCount: true,
  generalList: true,
  discard: true,
  shown: true,
  thrown: true,
  programDeck: true,
  display: true,
  programDiscard: true,
  events: true,
  woundDeck: true,
  reconDeck: true,
  reconUsed: true,
  supply: true,
  pool: true,
  passedOn: true,
  returned: true,
  open: true,
  cause: true,
  victor: true,
  campaign: true,
  outcome: true,
});

class PlayerGlance {
  readonly #s: State;
  readonly #seat: Seat;
  readonly #of: Glance;
  readonly #isMe: boolean;
  #hand: PlayerView['hand'] | undefined;
  #programs: PlayerView['programs'] | undefined;
  #openPrograms: PlayerView['openPrograms'] | undefined;
  #tally: PlayerView['tally'] | undefined;
  #stats: PlayerView['stats'] | undefined;
  #objectives: PlayerView['objectives'] | undefined;

  constructor(s: State, seat: Seat, of: Glance) {
    this.#s = s;
    this.#seat = seat;
    this.#of = of;
    this.#isMe = seat === of.me;
  }

  get whole(): PlayerView {
    return this.#of.whole.players[this.#seat]!;
  }

  get character(): PlayerView['character'] {
    const character = this.#s.character[this.#seat]!;
    return character === NONE ? null : CHARACTER_IDS[character]!;
  }

  get handCount(): PlayerView['handCount'] {
    return this.#s.hands[this.#seat]!.length;
  }

  get hand(): PlayerView['hand'] {
    return this.#isMe ? (this.#hand ??= faces(this.#s.hands[this.#seat]!)) : null;
  }

  get programs(): PlayerView['programs'] {
    return this.#isMe ? (this.#programs ??= programs(this.#s.programs[this.#seat]!)) : null;
  }

  get openPrograms(): PlayerView['openPrograms'] {
    if (this.#openPrograms !== undefined) return this.#openPrograms;
    return (this.#openPrograms = openProgramsSeen(this.#s, this.#seat));
  }

  get item(): PlayerView['item'] {
    const item = this.#s.item[this.#seat]!;
    return item === NONE ? null : BOXES[item]!.id;
  }

  get detained(): PlayerView['detained'] {
    return isDetained(this.#s, this.#seat);
  }

  get tally(): PlayerView['tally'] {
    return (this.#tally ??= tallyOf(this.#s, this.#seat));
  }

  get stats(): PlayerView['stats'] {
    return (this.#stats ??= statsOf(this.#s, this.#seat));
  }

  get dealt(): PlayerView['dealt'] {
    const sees = this.#isMe || knows(this.#s.dealtKnown[this.#seat]!, this.#of.me);
    return sees ? factionId(this.#s.dealt[this.#seat]!) : null;
  }

  get faction(): PlayerView['faction'] {
    const { faction, toldFaction, seats } = this.#s;
    return factionId(this.#isMe ? faction[this.#seat]! : toldFaction[(this.#of.me as Seat) * seats + this.#seat]!);
  }

  get objectives(): PlayerView['objectives'] {
    const s = this.#s;
    const isKnown = (at: number): boolean => this.#isMe || knows(s.objectiveKnown[at]!, this.#of.me);
    return (this.#objectives ??= objectivesSeen(s, this.#seat, isKnown, this.#isMe && !s.blindSectorOne));
  }
}

const playerView = completed<PlayerView, PlayerGlance>(PlayerGlance, {
  deckCount: true,
  deck: true,
  handKnown: true,
  hiddenPrograms: true,
  programsKnown: true,
  transferredCount: true,
  transferred: true,
  boosts: true,
  steps: true,
  bar: true,
  revoked: true,
  muted: true,
  placedOther: true,
});

class PieceGlance {
  readonly #s: State;
  readonly #piece: Piece;
  readonly #of: Glance;
  #chips: PieceView['chips'] | undefined;
  #wounds: PieceView['wounds'] | undefined;
  #maxHealth: number | undefined;

  constructor(s: State, piece: Piece, of: Glance) {
    this.#s = s;
    this.#piece = piece;
    this.#of = of;
  }

  get whole(): PieceView {
    return this.#of.whole.pieces[this.#piece]!;
  }

  get area(): PieceView['area'] {
    const area = this.#s.at[this.#piece]!;
    return area === NONE ? null : AREA_IDS[area]!;
  }

  get health(): PieceView['health'] {
    return this.#s.health[this.#piece]!;
  }

  get maxHealth(): PieceView['maxHealth'] {
    return (this.#maxHealth ??= isPlayed(this.#s, this.#piece) ? maxHealth(this.#s, this.#piece) : 0);
  }

  get chips(): PieceView['chips'] {
    const s = this.#s;
    return (this.#chips ??= chipsSeen(s, this.#piece, (chip) => knows(s.known[chip]!, this.#of.me)));
  }

  get scanners(): PieceView['scanners'] {
    return list(this.#s.scanners[this.#piece]!).map((at) => at + 1);
  }

  get recon(): PieceView['recon'] {
    return playerOf(this.#s, this.#piece) === this.#of.me ? reconOf(this.#s, this.#piece) : null;
  }

  get wounds(): PieceView['wounds'] {
    return (this.#wounds ??= this.#s.wounds[this.#piece]!.map((type) => WOUNDS[type]!.id));
  }
}

const pieceView = completed<PieceView, PieceGlance>(PieceGlance, {
  place: true,
  zone: true,
  slots: true,
  reconHeld: true,
  reconHad: true,
});
