// Text with colours, as data: who prints it decides whether there are colours at all.

export type Ink = string | { readonly text: string; readonly style: string };
export type Line = readonly Ink[];

/** What the terminal can show. */
export interface Art {
  readonly width: number;
  readonly height: number;
  readonly unicode: boolean;
}

export function ink(text: string, style: string): Ink {
  return style === '' ? text : { text, style };
}

export function textOf(part: Ink): string {
  return typeof part === 'string' ? part : part.text;
}

export function widthOf(line: Line): number {
  return line.reduce((sum, part) => sum + textOf(part).length, 0);
}

/** The same line, filled up with spaces. */
export function padded(line: Line, width: number): Line {
  const missing = width - widthOf(line);
  return missing > 0 ? [...line, ' '.repeat(missing)] : line;
}

/** Left and right, with a gap between; the shorter side is filled up. */
export function sideBySide(left: readonly Line[], right: readonly Line[], gap: number): Line[] {
  const width = Math.max(...left.map(widthOf));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const beside = right[i] ?? [];
    return beside.length === 0 ? (left[i] ?? []) : [...padded(left[i] ?? [], width), ' '.repeat(gap), ...beside];
  });
}

/** Cells in columns two spaces apart. */
export function inColumns(rows: readonly (readonly Line[])[]): Line[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  return rows.map((row) =>
    row.flatMap((cell, i) => {
      const last = i === row.length - 1;
      return last ? cell : [...padded(cell, widths[i]!), '  '];
    }),
  );
}

export function cut(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}.`;
}
