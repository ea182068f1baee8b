import { describe, expect, test } from 'vitest';
import {
  ADJACENT,
  AREA_IDS,
  AREA_NAMES,
  AREAS,
  AT_6,
  AT_8,
  AT_SHARED,
  BLUE_AREAS,
  CITY,
  HQ,
  isNear,
  JUNKYARD,
  LOCATIONS,
  LOCATIONS_BY_NUMBER,
  LOCATIONS_IN,
  MAP,
  MED,
  MONOLITH,
  NETWORK,
  NEXUS,
  PLACES,
  RED_AREAS,
  SECTORS,
  TOWER_10,
  TOWER_4,
} from './board.ts';
import { pointsIn, RULES, tableUnder, weakest } from './testing/ledger.ts';

const MAP_HEADING = '## 4.1 Map';
const SPAWN_HEADING = '## 4.2 Spawn Locations';

/** '3 Nexus', '2', 'Junkyard', '2 (Factory)': all ways in which the ledger names an Area. */
function areaOf(name: string): number {
  const side = ['Junkyard', 'Med Center'].indexOf(name.replace(' (orange)', ''));
  if (side >= 0) return JUNKYARD + side;
  return AREA_IDS.findIndex((id) => id === name.slice(0, 1));
}

function span(cell: string): [number, number] {
  const [low, high] = cell.split('–').map(Number);
  return [low!, high!];
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

describe('the map is that of the ledger', () => {
  test('[HPB-200] Areas, their boxes, Places and spots', () => {
    const printed = tableUnder(RULES, MAP_HEADING, 0).map(([area, x, y, places, status]) => {
      const names = [...places!.matchAll(/([A-Z]?[\w ]+?) \(/gi)].map(([, name]) => name!.trim());
      const [left, right] = span(x!);
      const [top, bottom] = span(y!);
      return {
        area: areaOf(area!),
        from: { x: left, y: top },
        to: { x: right, y: bottom },
        spots: pointsIn(places!).map((point, index) => ({ name: names[index], ...point })),
        provenance: weakest(status!),
      };
    });
    expect(
      MAP.areas.map(({ places, spots, from, to, provenance }, area) => ({
        area,
        from,
        to,
        spots: [...places, ...spots],
        provenance,
      })),
    ).toEqual(printed);
    expect(PLACES.map((places) => places.length)).toEqual([3, 3, 1, 1, 1, 2, 1, 1]);
  });

  test('[HPB-201] arrows and where they are drawn', () => {
    const printed = tableUnder(RULES, MAP_HEADING, 1).map(([arrow, line, , status]) => {
      const [a, b] = arrow!.replace(/ \(.*\)$/, '').split('–');
      const [from, to] = pointsIn(line!);
      return { between: [areaOf(a!), areaOf(b!)], from, to, provenance: weakest(status!) };
    });
    expect(MAP.arrows).toEqual(printed);
    const [blockade] = tableUnder(RULES, MAP_HEADING, 1).flatMap(([arrow]) => pointsIn(arrow!));
    expect(MAP.blockade).toEqual(blockade);
  });

  test('[HPB-202] every arrow leads both ways', () => {
    for (let a = 0; a < AREAS; a++) {
      expect(ADJACENT[a]).toEqual(AREA_IDS.flatMap((_, b) => (isNear(a, b) ? [b] : [])));
      for (let b = 0; b < AREAS; b++) expect(isNear(a, b)).toBe(isNear(b, a));
    }
    expect(ADJACENT.flat()).toHaveLength(2 * MAP.arrows.length);
    expect(ADJACENT[MED]).toEqual([SECTORS, NEXUS]);
    expect(isNear(CITY, CITY)).toBe(false);
  });

  test('the distances of the ledger: a short way of two moves, a long one of four, nobody further than three', () => {
    const way = (from: number, to: number): number => {
      let reached = new Set([from]);
      for (let steps = 0; ; steps++) {
        if (reached.has(to)) return steps;
        reached = new Set([...reached].flatMap((area) => [area, ...ADJACENT[area]!]));
      }
    };
    expect([way(SECTORS, NETWORK), way(SECTORS, HQ), way(SECTORS, MONOLITH)]).toEqual([2, 2, 3]);
    expect([way(HQ, NETWORK), way(CITY, HQ), way(JUNKYARD, NETWORK)]).toEqual([2, 1, 2]);
    expect(Math.max(...AREA_IDS.flatMap((_, a) => AREA_IDS.map((_, b) => way(a, b))))).toBe(3);
  });

  test('[HPB-213] [HPB-800] path spaces', () => {
    const printed = tableUnder(RULES, SPAWN_HEADING, 1).map(([, area, point, status]) => ({
      area: areaOf(area!),
      ...pointsIn(point!)[0]!,
      provenance: weakest(status!),
    }));
    expect([...MAP.red, MAP.redEnd, MAP.blue[0], MAP.blue[1]]).toEqual(printed);
    expect(MAP.blue[2]).toBe(MAP.red[3]);
    expect(RED_AREAS).toEqual([CITY, HQ, MONOLITH, CITY]);
    expect(BLUE_AREAS).toEqual([NEXUS, HQ, CITY]);
  });
});

describe('the Spawn Locations are those of the ledger', () => {
  test('[HPB-521] numbers, Areas and places', () => {
    const printed = tableUnder(RULES, SPAWN_HEADING, 0).map(([id, number, areas, point, , status]) => ({
      id: id!.replace(' Watchtower', ''),
      number: Number.parseInt(number!, 10),
      areas: areas!.split(', ').map(areaOf),
      ...pointsIn(point!)[0]!,
      shared: number!.includes('and'),
      provenance: weakest(status!),
    }));
    expect([...LOCATIONS].sort(byId)).toEqual(printed.sort(byId));
    expect(LOCATIONS).toHaveLength(17);
  });

  test('[HPB-540] they stand in the order in which Enemies act', () => {
    expect(LOCATIONS.map(({ id }) => id).join(' ')).toBe('2 3a 3b 4 5a 5b 6 7a 7b 8 6/8 9a 9b 10 11a 11b 12');
    expect([AT_6, AT_8, AT_SHARED].map((at) => LOCATIONS[at]!.id)).toEqual(['6', '8', '6/8']);
    for (const inArea of LOCATIONS_IN) expect(inArea).toEqual([...inArea].sort((a, b) => a - b));
  });

  test('[HPB-209] the Watchtowers touch three Areas each and are found in all of them', () => {
    expect(LOCATIONS[TOWER_4]!.areas).toEqual([SECTORS, CITY, NEXUS]);
    expect(LOCATIONS[TOWER_10]!.areas).toEqual([CITY, MONOLITH, NETWORK]);
    expect(LOCATIONS_IN[CITY]).toEqual([TOWER_4, AT_6, AT_8, AT_SHARED, TOWER_10]);
    expect(LOCATIONS_IN.flat()).toHaveLength(17 + 2 * 2);
  });

  test('[HPB-523] a sum of 6 or 8 names its own location alone', () => {
    expect(LOCATIONS_BY_NUMBER[6]).toEqual([AT_6]);
    expect(LOCATIONS_BY_NUMBER[8]).toEqual([AT_8]);
    expect(LOCATIONS_BY_NUMBER.map((found) => found.length)).toEqual([0, 0, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]);
  });
});

test('every Area has one name', () => {
  expect(new Set(AREA_NAMES).size).toBe(AREAS);
});
