// Map and panel together, as large as the terminal allows.

import type { Question } from '@tablewright/kernel';
import type { City } from '../../content/city.ts';
import { AUGMENTATIONS, BLOCKS, DATA, type Data, FACES } from '../../content/types.ts';
import { cityOf } from '../../state.ts';
import type { View } from '../../view.ts';
import { type Art, ink, inColumns, type Line, sideBySide } from './ink.ts';
import { type Brick, drawMap, mapSize } from './map.ts';
import { lowPanel, PANEL_WIDTH, sidePanel } from './panel.ts';
import { faceStyle, letterOf, signOf, styleOf } from './signs.ts';

const GAP = 2;
/** Lines that the question below the picture needs. */
const QUESTION = 12;

interface Layout {
  readonly brick: Brick;
  readonly beside: boolean;
}

export function picture(view: View, names: readonly string[], question: Question | null, art: Art): Line[] {
  const { brick, beside } = bestLayout(view, art);
  const map = drawMap(view, { brick, offered: offeredTiles(view, question) }, art);
  const legend = view.round <= 2 ? legendLines(view, art) : [];
  if (beside) return [...sideBySide(map, sidePanel(view, names, art), GAP), ...legend];
  return [...map, ...lowPanel(view, names, art), ...legend];
}

/** The tiles on offer with their place in the list of choices. */
function offeredTiles(view: View, question: Question | null): Map<string, number> {
  const offered = new Map<string, number>();
  if (question?.domain.kind !== 'pick') return offered;
  const { tileNamed } = cityOf(view);
  for (const [i, value] of question.domain.from.entries()) {
    if (typeof value === 'string' && tileNamed.has(value)) offered.set(value, i + 1);
  }
  return offered;
}

/** From the most pleasant layout down: the first one with room; where none has, the lowest that is narrow enough. */
function bestLayout(view: View, art: Art): Layout {
  const city = cityOf(view);
  const fits = layouts(city).filter((layout) => sizeOf(city, view.seats, layout).width <= art.width);
  const height = (layout: Layout): number => sizeOf(city, view.seats, layout).height;
  const roomy = fits.find((layout) => height(layout) <= art.height - QUESTION);
  if (roomy !== undefined) return roomy;
  const lowest = fits.toSorted((a, b) => height(a) - height(b))[0];
  return lowest ?? { brick: { columns: 3, lines: 2 }, beside: false };
}

function layouts(city: City): Layout[] {
  const dual = city.types.some((types) => types.length > 1);
  const bricks: Brick[] = dual
    ? [
        { columns: 7, lines: 2 },
        { columns: 9, lines: 1 },
      ]
    : [
        { columns: 7, lines: 2 },
        { columns: 5, lines: 2 },
        { columns: 9, lines: 1 },
        { columns: 7, lines: 1 },
      ];
  return [true, false].flatMap((beside) => bricks.map((brick) => ({ brick, beside })));
}

function sizeOf(city: City, seats: number, { brick, beside }: Layout): { width: number; height: number } {
  const map = mapSize(city, brick);
  if (beside) return { width: map.width + GAP + PANEL_WIDTH, height: Math.max(map.height, 6 + 2 * seats) };
  return { width: map.width, height: map.height + 2 + seats };
}

/** What the signs mean: for the first rounds, and on request. */
export function legendLines(view: View, art: Art): Line[] {
  const tiles = {
    E: '[S]tart  [C]ompile',
    B: `[A]ssimilate${cityOf(view).teleports.length > 0 ? '  [P] teleport' : ''}`,
  };
  const rows = AUGMENTATIONS.map((face): Line[] => {
    const { sign, reads } = FACES[face];
    const data = DATA.filter((type) => BLOCKS[type].nature === reads);
    return [
      [ink(`${face} ${sign}`, `bold ${faceStyle(face)}`)],
      ...data.map((type) => dataInk(type, art)),
      [tiles[face]],
    ];
  });
  return inColumns(rows);
}

/** The sign, the letter to type, and the colour. */
function dataInk(type: Data, art: Art): Line {
  const typed = art.unicode ? ` ${letterOf(type)}` : '';
  return [ink(`${signOf(type, art)}${typed}`, styleOf(type)), ` ${BLOCKS[type].colour}`];
}
