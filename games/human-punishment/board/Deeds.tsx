import { clsx } from '@tablewright/board';
import type { Answers } from '@tablewright/human-punishment-rules';
import { barThing, deedThing } from '@tablewright/human-punishment-rules/content';
import type { CityProps } from './City.tsx';
import { CITY_ACTIONS, DEED_ROOMS, type Room } from './drawing.ts';
import type { IconId } from './icons.ts';
import styles from './Deeds.module.css';
import { SignAt } from './signs.tsx';
import { tried } from './tried.ts';

// What can be done where, as a plate on the map: lit when it can be done now; touched when not, it says why.

interface Deed {
  readonly thing: string;
  readonly sign: IconId;
  readonly name: string;
  readonly says: string;
  readonly room: Room;
  /** what touching it would mean */
  readonly act?: (piece: number) => Answers['action'];
  /** how many are left, where they can run out */
  readonly left?: number;
}

const own = CITY_ACTIONS.width / 4;
const cityRoom = (i: number): Room => ({ ...CITY_ACTIONS, x: CITY_ACTIONS.x + i * own + 3, width: own - 6 });

const DEEDS: readonly Deed[] = [
  {
    thing: barThing('riot'),
    sign: 'riot',
    name: '1 Riot',
    says: 'City Action 1, while Riot is yellow: Riot up or down by the pink die; a card may be added.',
    room: cityRoom(0),
    act: (piece) => ({ act: 'riot', piece, sign: 1 }),
  },
  {
    thing: barThing('morale'),
    sign: 'morale',
    name: '2 Morale',
    says: 'City Action 2: 1 to 3 blue cards minus the pink die raise Morale.',
    room: cityRoom(1),
    act: (piece) => ({ act: 'morale', piece }),
  },
  {
    thing: barThing('resource'),
    sign: 'cards',
    name: '3 Cards',
    says: 'City Action 3: draw 3 general cards, Resource −1; not at 2 or less.',
    room: cityRoom(2),
    act: (piece) => ({ act: 'resource', piece }),
  },
  {
    thing: deedThing('chance'),
    sign: 'action',
    name: '4 Chance',
    says: 'City Action 4, by the pink die: 1 Deus +1, 2 Riot −2, 3 Riot +2, 4 Morale +2, 5 Resource +1, 6 Resource +2.',
    room: cityRoom(3),
    act: (piece) => ({ act: 'chance', piece }),
  },
  {
    thing: barThing('apex'),
    sign: 'apex',
    name: 'Build',
    says: 'Nexus: up to two blue cards minus the pink die build Apex.',
    room: DEED_ROOMS.nexus,
    act: (piece) => ({ act: 'nexus', piece }),
  },
  {
    thing: deedThing('leader'),
    sign: 'vote',
    name: 'Vote',
    says: 'HQ: call a vote for a new Leader.',
    room: DEED_ROOMS.leader,
    act: (piece) => ({ act: 'newLeader', piece }),
  },
  {
    thing: deedThing('recon'),
    sign: 'recon',
    name: 'Recon',
    says: 'Monolith: pay 5 and choose a Recon card, once in the game. It can be used after the Human Phase.',
    room: DEED_ROOMS.recon,
    act: (piece) => ({ act: 'recon', piece }),
  },
  {
    thing: deedThing('treat'),
    sign: 'med',
    name: 'Treat',
    says: 'Med Center: one Wound is healed and 1 Health regained; or free, with grey and green cards.',
    room: DEED_ROOMS.treat,
    act: () => ({ act: 'treat' }),
  },
];

function weapons({ pistol, 'rifle-hq': rifle }: CityProps['view']['supply']['hq']): Deed {
  return {
    thing: deedThing('weapon'),
    sign: 'weapon',
    name: `Arms ${pistol + rifle}`,
    says: `HQ: buy a weapon. ${pistol} Pistol${pistol === 1 ? '' : 's'} (4), ${rifle} Rifle${rifle === 1 ? '' : 's'} (6) left.`,
    room: DEED_ROOMS.weapon,
    act: () => ({ act: 'weapon', box: pistol > 0 ? 'pistol' : 'rifle-hq' }),
    left: pistol + rifle,
  };
}

export function Deeds({ view, me, question, options }: CityProps) {
  return [...DEEDS, weapons(view.supply.hq)].map(({ thing, sign, name, says, room, act, left }) => (
    <g
      key={name}
      className={clsx(styles['deed'], left === 0 && styles['none'])}
      transform={`translate(${room.x} ${room.y})`}
      {...options.thing(thing, {
        label: name,
        ...(me !== 'spectator' && act !== undefined && tried({ question }, act(me))),
      })}
    >
      <title>{says}</title>
      <rect width={room.width} height={room.height} rx="8" />
      <SignAt id={sign} x={room.width / 2} y={(room.height - 20) / 2} size={Math.min(34, room.height - 30)} />
      <text x={room.width / 2} y={room.height - 9}>
        {name}
      </text>
    </g>
  ));
}
