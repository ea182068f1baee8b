// What a campaign of `npm run mutate` found, out of Stryker's report.

interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

/** Found out by a failing test, or by tests that no longer end. */
const KILLED = ['Killed', 'Timeout', 'RuntimeError'];
const SURVIVED = ['Survived', 'NoCoverage'];

/** One line for each planted bug that nothing noticed: where, what stood there, what stands there instead. */
export function listSurvivors({ files }: Report, wanted: readonly string[]): string[] {
  return wanted.flatMap((file) => {
    const { source = '', mutants = [] } = files[file] ?? {};
    return mutants
      .filter(({ status }) => SURVIVED.includes(status))
      .map(({ location: { start, end }, replacement, mutatorName, status }) => {
        const before = oneLine(textBetween(source, start, end));
        const uncovered = status === 'NoCoverage' ? ' (no test comes here)' : '';
        return `${file}:${start.line}:${start.column} ${mutatorName}: ${before} -> ${oneLine(replacement ?? '')}${uncovered}`;
      });
  });
}

/** A row for each file and one for all: mutants, killed, share. */
export function summarise({ files }: Report, wanted: readonly string[]): string[] {
  const rows = wanted.map((file) => [file, ...count(files[file]?.mutants ?? [])] as const);
  const all = count(wanted.flatMap((file) => files[file]?.mutants ?? []));
  return [
    '| file | mutants | killed | |',
    '| --- | --- | --- | --- |',
    ...[...rows, ['all', ...all] as const].map(row),
  ];
}

function count(mutants: readonly Mutant[]): readonly [mutants: number, killed: number] {
  const killed = mutants.filter(({ status }) => KILLED.includes(status)).length;
  return [killed + mutants.filter(({ status }) => SURVIVED.includes(status)).length, killed];
}

function row([file, mutants, killed]: readonly [string, number, number]): string {
  const share = mutants === 0 ? '–' : `${((100 * killed) / mutants).toFixed(1)} %`;
  return `| ${file} | ${mutants} | ${killed} | ${share} |`;
}

/** Lines and columns count from one. */
function textBetween(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, i) => line.slice(i === 0 ? start.column - 1 : 0, i === last ? end.column - 1 : undefined))
    .join('\n');
}

function oneLine(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > 90 ? `${flat.slice(0, 60)} … ${flat.slice(-27)}` : flat;
}
