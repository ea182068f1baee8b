// Makes map/outlines.ts: the outlines of the sixteen regions, out of the counties of us-atlas (which are projected already).
//   npx node games/emergent/board/tools/outlines.mjs > games/emergent/board/map/outlines.ts
//   npx node games/emergent/board/tools/outlines.mjs silhouette > games/emergent/board/map/silhouette.ts
// Counties, because California and Nevada are cut in two. What is simplified is what lies between two places where regions
// meet, so that neighbours keep exactly the same border.
import { CODES } from '@tablewright/emergent-rules/content';
import { geoAlbersUsa } from 'd3-geo';
import { feature, mesh, mergeArcs } from 'topojson-client';
import atlas from 'us-atlas/counties-albers-10m.json' with { type: 'json' };

const STATES = {
  PNW: ['53', '41'],
  NRK: ['16', '30', '56'],
  NCA: ['06', '32'],
  CRK: ['49', '08'],
  DSW: ['04', '35'],
  UMW: ['38', '46', '27', '55', '19'],
  HRT: ['31', '20', '40', '29'],
  TEX: ['48'],
  GLK: ['17', '18', '26'],
  OHV: ['39', '21', '54'],
  DLT: ['05', '22', '28', '01', '47'],
  SOE: ['45', '37', '13'],
  FLA: ['12'],
  MAT: ['51', '24', '10', '11'],
  NOE: ['42', '34', '36', '09', '44', '25', '33', '50', '23'],
};
/** Counties that do not go with their state: the south of California and Nevada, and the far west of Virginia. */
const COUNTIES = {
  SCA: ['06079', '06029', '06083', '06111', '06037', '06071', '06059', '06065', '06073', '06025', '32003'],
  OHV: ['51105', '51169', '51195', '51720', '51191', '51520', '51051', '51027', '51167'],
};
/** Places where the ledger's regions meet in one point, and counties a short way along: that way is drawn together. */
const CORNERS = [
  ['NCA', 'DSW'],
  ['DSW', 'HRT'],
  ['MAT', 'DLT'],
];
const CITIES = {
  'New York': [-74.0, 40.71],
  'Los Angeles': [-118.24, 34.05],
  Chicago: [-87.65, 41.85],
  Dallas: [-96.8, 32.78],
  Atlanta: [-84.39, 33.75],
  'San Francisco': [-122.42, 37.77],
  Washington: [-77.04, 38.9],
  Miami: [-80.25, 25.8],
  Seattle: [-122.33, 47.61],
  Denver: [-104.99, 39.74],
  Minneapolis: [-93.27, 44.98],
  Phoenix: [-112.07, 33.45],
};

const COARSE = process.argv[2] === 'silhouette';
const TOLERANCE = COARSE ? 3.5 : 0.9;
const LEAST_AREA = 14;
const AWAY = { x: 12, y: 8 }; // the empty rim of the projection

const stateRegion = new Map(Object.entries(STATES).flatMap(([region, ids]) => ids.map((id) => [id, region])));
const countyRegion = new Map(Object.entries(COUNTIES).flatMap(([region, ids]) => ids.map((id) => [id, region])));
const regionOf = ({ id }) => countyRegion.get(id) ?? stateRegion.get(id.slice(0, 2)) ?? null;

const counties = atlas.objects.counties.geometries.filter((county) => regionOf(county) !== null);

const key = ([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`;

/** code → rings of points, without the point that closes them */
const rings = new Map(
  CODES.map((code) => {
    const merged = mergeArcs(
      atlas,
      counties.filter((county) => regionOf(county) === code),
    );
    const { coordinates } = feature(atlas, merged).geometry;
    const outer = coordinates.map(([ring]) => ring.slice(0, -1)).filter((ring) => Math.abs(area(ring)) > LEAST_AREA);
    return [code, outer];
  }),
);

function area(ring) {
  let sum = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [nx, ny] = ring[(i + 1) % ring.length];
    sum += x * ny - nx * y;
  }
  return sum / 2;
}

// corners: whatever two regions share there becomes one point
const moved = new Map();
for (const [a, b] of CORNERS) {
  const there = new Set(rings.get(b).flat().map(key));
  const shared = rings
    .get(a)
    .flat()
    .filter((point) => there.has(key(point)));
  if (shared.length === 0) continue;
  const middle = [0, 1].map((i) => shared.reduce((sum, point) => sum + point[i], 0) / shared.length);
  for (const point of shared) moved.set(key(point), middle);
}
for (const [code, list] of rings) {
  rings.set(
    code,
    list.map((ring) => {
      const points = ring.map((point) => moved.get(key(point)) ?? point);
      return points.filter((point, i) => key(point) !== key(points[(i + 1) % points.length]));
    }),
  );
}

// which regions touch a point: where that changes, a piece of border ends
const touching = new Map();
for (const [code, list] of rings) {
  for (const point of list.flat()) touching.set(key(point), (touching.get(key(point)) ?? new Set()).add(code));
}
const sidesOf = (a, b) => {
  const there = touching.get(key(b));
  return [...touching.get(key(a))]
    .filter((code) => there.has(code))
    .sort((one, other) => (one < other ? -1 : 1))
    .join(' ');
};

function simplified(points) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let far = 0;
  let at = 0;
  for (let i = 1; i < points.length - 1; i += 1) {
    const d = away(points[i], first, last);
    if (d > far) [far, at] = [d, i];
  }
  if (far <= TOLERANCE) return [first, last];
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))];
}

function away([px, py], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/** The same piece is simplified the same way from both sides. */
function simplifiedEitherWay(points) {
  const turned = key(points[0]) > key(points.at(-1));
  const result = simplified(turned ? points.toReversed() : points);
  return turned ? result.toReversed() : result;
}

function simplifiedRing(ring) {
  const n = ring.length;
  const breaks = [];
  for (let i = 0; i < n; i += 1) {
    if (sidesOf(ring[(i + n - 1) % n], ring[i]) !== sidesOf(ring[i], ring[(i + 1) % n])) breaks.push(i);
  }
  if (breaks.length === 0) {
    const half = Math.floor(n / 2);
    return [
      ...simplified(ring.slice(0, half + 1)).slice(0, -1),
      ...simplified([...ring.slice(half), ring[0]]).slice(0, -1),
    ];
  }
  return breaks.flatMap((from, i) => {
    const to = breaks[(i + 1) % breaks.length];
    const piece = to > from ? ring.slice(from, to + 1) : [...ring.slice(from), ...ring.slice(0, to + 1)];
    return simplifiedEitherWay(piece).slice(0, -1);
  });
}

const placed = ([x, y]) => [Math.round((x - AWAY.x) * 10) / 10, Math.round((y - AWAY.y) * 10) / 10];
const number = (n) => String(Math.round(n * 10) / 10);

function written(points, closed) {
  let [x, y] = points[0];
  let text = `M${number(x)} ${number(y)}`;
  for (const [nx, ny] of points.slice(1)) {
    if (nx === x && ny === y) continue;
    text += `l${number(nx - x)} ${number(ny - y)}`;
    [x, y] = [nx, ny];
  }
  return closed ? `${text}z` : text;
}

const shapes = new Map([...rings].map(([code, list]) => [code, list.map((ring) => simplifiedRing(ring).map(placed))]));

// the lines of states inside a region, as a quiet ground
const inside = mesh(
  atlas,
  { type: 'GeometryCollection', geometries: counties },
  (a, b) => a !== b && a.id.slice(0, 2) !== b.id.slice(0, 2) && regionOf(a) === regionOf(b),
);
const statePaths = joined(inside.coordinates.map((line) => line.map((point) => moved.get(key(point)) ?? point)))
  .map((line) => simplified(line).map(placed))
  .filter((line) => Math.hypot(line[0][0] - line.at(-1)[0], line[0][1] - line.at(-1)[1]) > 3)
  .map((line) => written(line, false));

/** Pieces that end where one other begins or ends become one line. */
function joined(lines) {
  const rest = lines.slice();
  for (;;) {
    const ends = new Map();
    for (const [i, line] of rest.entries()) {
      for (const end of [line[0], line.at(-1)]) ends.set(key(end), [...(ends.get(key(end)) ?? []), i]);
    }
    const pair = [...ends].find(([, at]) => at.length === 2 && at[0] !== at[1]);
    if (pair === undefined) return rest;
    const [at, [i, j]] = pair;
    const first = key(rest[i].at(-1)) === at ? rest[i] : rest[i].toReversed();
    const second = key(rest[j][0]) === at ? rest[j] : rest[j].toReversed();
    rest.splice(j, 1);
    rest[i < j ? i : i - 1] = [...first, ...second.slice(1)];
  }
}

const HEADER =
  '// Made by tools/outlines.mjs from us-atlas (ISC, https://github.com/topojson/us-atlas). Not to be changed by hand.';

/** The whole country, for the picture on the shelf. */
function silhouette() {
  const { coordinates } = feature(atlas, mergeArcs(atlas, counties)).geometry;
  const outer = coordinates.map(([ring]) => ring.slice(0, -1)).filter((ring) => Math.abs(area(ring)) > 200);
  const paths = outer.map((ring) => {
    const half = Math.floor(ring.length / 2);
    const points = [...simplified(ring.slice(0, half + 1)).slice(0, -1), ...simplified([...ring.slice(half), ring[0]])];
    return written(
      points.map(placed).map((point) => point.map(Math.round)),
      true,
    );
  });
  return [HEADER, '', '/** The country as one shape. */', `export const PICTURE_LAND = '${paths.join('')}';`];
}

const project = geoAlbersUsa().scale(1300).translate([487.5, 305]);

const outlines = () => [
  HEADER,
  '',
  '/** The outline of every region; neighbours share their points exactly. */',
  'export const OUTLINES: Readonly<Record<string, string>> = {',
  ...[...shapes].map(([code, list]) => `  ${code}: '${list.map((ring) => written(ring, true)).join('')}',`),
  '};',
  '',
  '/** Lines between states of one region. */',
  `export const STATE_LINES = '${statePaths.join('')}';`,
  '',
  'export const CITY_DOTS: Readonly<Record<string, readonly [number, number]>> = {',
  ...Object.entries(CITIES).map(([name, at]) => {
    const [x, y] = placed(project(at));
    return `  ${/\W/.test(name) ? `'${name}'` : name}: [${number(x)}, ${number(y)}],`;
  }),
  '};',
];
console.log((COARSE ? silhouette() : outlines()).join('\n'));
