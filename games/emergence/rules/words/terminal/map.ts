// The city as a wall of bricks: each row is shifted by half a brick, so that a brick touches exactly the six tiles that
// its hexagon would.

import type { Seat } from '@tablewright/kernel';
import type { City } from '../../content/city.ts';
import { selectionParts } from '../../content/selections.ts';
import { DATA } from '../../content/types.ts';
import { cityOf } from '../../state.ts';
import type { View } from '../../view.ts';
import { type Art, type Ink, ink, type Line, padded, textOf, widthOf } from './ink.ts';
import { agentLetter, amountOf, KIND_LETTERS, seatStyle } from './signs.ts';

/** How big a tile is drawn: columns and lines inside its walls. Columns are odd: half a brick is a whole number then. */
export interface Brick {
  readonly columns: number;
  readonly lines: 1 | 2;
}

export interface TerminalMap {
  readonly brick: Brick;
  /** tiles that may be chosen now, with the number to type */
  readonly offered: ReadonlyMap<string, number>;
}

export function mapSize(city: City, { columns, lines }: Brick): { width: number; height: number } {
  const { span, rows } = extent(city);
  return { width: ((span + 2) * (columns + 1)) / 2 + 1, height: rows * (lines + 1) + 1 };
}

/** Half bricks from the leftmost to the rightmost tile, and rows. */
function extent({ q, r }: City): { left: number; top: number; span: number; rows: number } {
  const across = q.map((column, tile) => 2 * column + r[tile]!);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const [top, bottom] = [Math.min(...r), Math.max(...r)];
  return { left, top, span: right - left, rows: bottom - top + 1 };
}

export function drawMap(view: View, plan: TerminalMap, art: Art): Line[] {
  const city = cityOf(view);
  const { columns, lines } = plan.brick;
  const { left, top } = extent(city);
  const { width, height } = mapSize(city, plan.brick);
  const walls = new Walls(width, height);
  const cells: { x: number; y: number; line: Line }[] = [];
  for (let tile = 0; tile < city.tiles; tile += 1) {
    const x = ((2 * city.q[tile]! + city.r[tile]! - left) * (columns + 1)) / 2;
    const y = (city.r[tile]! - top) * (lines + 1);
    walls.box(x, y, { right: x + columns + 1, bottom: y + lines + 1, bright: plan.offered.has(city.names[tile]!) });
    for (const [i, line] of cellLines(view, tile, plan, art).entries()) cells.push({ x: x + 1, y: y + 1 + i, line });
  }
  return Array.from({ length: height }, (_, y) => {
    const inRow = cells.filter((cell) => cell.y === y).sort((a, b) => a.x - b.x);
    const line: Ink[] = [];
    let x = 0;
    for (const cell of inRow) {
      line.push(...walls.draw(y, x, cell.x, art), ...cell.line);
      x = cell.x + widthOf(cell.line);
    }
    return trimmed([...line, ...walls.draw(y, x, width, art)]);
  });
}

function trimmed(line: readonly Ink[]): Line {
  const last = line.at(-1);
  return last !== undefined && textOf(last).trim() === '' ? trimmed(line.slice(0, -1)) : line;
}

// --------------------------------------------------------------------------------------------------------------- walls

const [UP, RIGHT, DOWN, LEFT] = [1, 2, 4, 8];
/** by the directions in which a wall goes on from here: up 1, right 2, down 4, left 8 */
const BOXES = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const PLAIN = ' ||+||++-+-+++++';

class Walls {
  readonly #ways: number[][];
  readonly #bright: boolean[][];

  constructor(width: number, height: number) {
    this.#ways = Array.from({ length: height }, () => new Array<number>(width).fill(0));
    this.#bright = Array.from({ length: height }, () => new Array<boolean>(width).fill(false));
  }

  box(left: number, top: number, { right, bottom, bright }: { right: number; bottom: number; bright: boolean }): void {
    const add = (x: number, y: number, ways: number): void => {
      this.#ways[y]![x]! |= ways;
      if (bright) this.#bright[y]![x] = true;
    };
    for (const y of [top, bottom]) {
      for (let x = left; x <= right; x += 1) add(x, y, (x > left ? LEFT : 0) | (x < right ? RIGHT : 0));
    }
    for (const x of [left, right]) {
      for (let y = top; y <= bottom; y += 1) add(x, y, (y > top ? UP : 0) | (y < bottom ? DOWN : 0));
    }
  }

  /** What stands in a row from one column up to another. */
  draw(y: number, from: number, to: number, art: Art): Ink[] {
    const drawn: Ink[] = [];
    const signs = art.unicode ? BOXES : PLAIN;
    for (let x = from; x < to; ) {
      const bright = this.#bright[y]![x]!;
      let run = '';
      for (; x < to && this.#bright[y]![x] === bright; x += 1) run += signs[this.#ways[y]![x]!]!;
      drawn.push(ink(run, bright ? 'bold' : 'dim'));
    }
    return drawn;
  }
}

// --------------------------------------------------------------------------------------------------------------- cells

function cellLines(view: View, tile: number, { brick, offered }: TerminalMap, art: Art): Line[] {
  const name = cityOf(view).names[tile]!;
  const number = offered.get(name);
  const label = ink(name, number === undefined ? '' : 'bold');
  const mark: Line = number === undefined ? [] : [ink(`${art.unicode ? '›' : '>'}${number}`, 'inverse')];
  const sign = signLine(view, tile, art);
  const { columns, lines } = brick;
  if (columns === 3) {
    // the narrowest: what matters most comes under the name
    const agents = agentLine(view, name, columns);
    return [fitted([label], columns), fitted(mark.length > 0 ? mark : agents.length > 0 ? agents : sign, columns)];
  }
  if (lines === 2) {
    const agents = agentLine(view, name, columns - widthOf(mark));
    return [spread([label], roomFor(sign, columns - name.length), columns), spread(agents, mark, columns)];
  }
  const crowded = widthOf(agentLine(view, name, columns)) > columns - name.length - widthOf(sign) - widthOf(mark);
  const shown = crowded ? bare(sign) : sign;
  const agents = agentLine(view, name, columns - name.length - widthOf(shown) - widthOf(mark));
  const gap = name.length + widthOf(shown) + widthOf(agents) + widthOf(mark) < columns - 1 ? ' ' : '';
  return [spread([label, gap, ...shown], [...agents, ...mark], columns)];
}

function roomFor(sign: Line, room: number): Line {
  return widthOf(sign) <= room ? sign : bare(sign);
}

/** Without the brackets, where there is no room for them. */
function bare(sign: Line): Line {
  return sign.map((part) => (typeof part === 'string' ? part : { ...part, text: part.text.replaceAll(/[[\]]/g, '') }));
}

function signLine(view: View, tile: number, art: Art): Line {
  const city = cityOf(view);
  const kind = city.kind[tile]!;
  if (kind !== 'data') return [ink(`[${KIND_LETTERS[kind]}]`, 'bold')];
  const lying = view.blocks[city.names[tile]!] ?? {};
  return city.types[tile]!.map((index) => {
    const type = DATA[index]!;
    return amountOf(type, lying[type] ?? 0, art);
  });
}

/** The agents on a tile with their augmentation: 'RYe', 'Re*Ob'; mine has a star. What has no room is left out. */
function agentLine(view: View, name: string, room: number): Line {
  const there = view.operatives.flatMap(({ at }, seat) => (at === name ? [seat] : []));
  if (there.length === 0) return [];
  const full = byFace(view, there);
  if (widthOf(full) <= room) return full;
  const letters = there.flatMap((seat) => agentInk(view, seat));
  if (widthOf(letters) <= room) return letters;
  // mine at least, and how many more
  const shown = there.filter((seat) => seat === view.me).flatMap((seat) => agentInk(view, seat));
  return [...shown, `+${there.length - (shown.length > 0 ? 1 : 0)}`];
}

function byFace(view: View, seats: readonly Seat[]): Line {
  const line: Ink[] = [];
  for (const face of ['E', 'B', ''] as const) {
    const those = seats.filter((seat) => faceOf(view, seat) === face);
    if (those.length > 0) line.push(...those.flatMap((seat) => agentInk(view, seat)), face.toLowerCase());
  }
  return line;
}

function faceOf(view: View, seat: Seat): 'E' | 'B' | '' {
  const { selected } = view.operatives[seat]!;
  return selected === null ? '' : selectionParts(selected).face;
}

function agentInk(view: View, seat: Seat): Ink[] {
  const letter = ink(agentLetter(seat), `bold ${seatStyle(seat)}`);
  return seat === view.me ? [ink('*', 'bold'), letter] : [letter];
}

function fitted(line: Line, width: number): Line {
  if (widthOf(line) <= width) return padded(line, width);
  return [line.map(textOf).join('').slice(0, width)];
}

/** One part flush left, the other flush right. */
function spread(left: Line, right: Line, width: number): Line {
  const gap = width - widthOf(left) - widthOf(right);
  return gap < 0 ? fitted([...left, ...right], width) : [...left, ' '.repeat(gap), ...right];
}
