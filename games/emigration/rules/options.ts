import type { Json, OptionSpecs, Settled } from '@tablewright/kernel';
import { capital, listed, many, say } from '@tablewright/kernel/words';
import { LIFE_CARDS, PACKS, type PackId } from './content/life.ts';
import { MODES, type Mode, usualPacks } from './content/table.ts';

export const PACK_WAYS = ['recommended', 'random'] as const;

export type Options = {
  mode: Mode;
  packs: (typeof PACK_WAYS)[number];
  /** in the order of PACKS; what is missing is filled up as `packs` says */
  chosenPacks: PackId[];
};

function settleMode(raw: Json): Settled<Mode> {
  const value = MODES.find((mode) => mode === raw);
  return value === undefined
    ? { ok: false, why: say`The mode is 'competitive' or 'cooperative', not ${JSON.stringify(raw)}.` }
    : { ok: true, value };
}

function settleWay(raw: Json): Settled<Options['packs']> {
  const value = PACK_WAYS.find((way) => way === raw);
  return value === undefined
    ? {
        ok: false,
        why: say`The packs are 'recommended' or 'random', not ${JSON.stringify(raw)}; name packs under chosenPacks.`,
      }
    : { ok: true, value };
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z]/g, '');
}

function packNamed(text: string): PackId | undefined {
  return PACKS.find(({ id }) => plain(id) === plain(text))?.id;
}

/** Names with commas between them, or a list of names; case and hyphens do not matter. */
function settleChosen(raw: Json): Settled<PackId[]> {
  const names = typeof raw === 'string' ? raw.split(',').filter((name) => name.trim() !== '') : raw;
  if (!Array.isArray(names)) return { ok: false, why: say`Name Life packs with commas between them, or none.` };
  const chosen = new Set<PackId>();
  for (const name of names as readonly Json[]) {
    const pack = typeof name === 'string' ? packNamed(name) : undefined;
    if (pack === undefined) {
      const known = PACKS.map((one) => one.name).join(', ');
      return { ok: false, why: say`There is no Life pack ${JSON.stringify(name)}. Life packs: ${known}. (EMI-013)` };
    }
    if (chosen.has(pack)) return { ok: false, why: say`The Life pack ${pack} is named twice. (EMI-013)` };
    chosen.add(pack);
  }
  return { ok: true, value: PACKS.map(({ id }) => id).filter((id) => chosen.has(id)) };
}

const MODE_WORDS: Record<Mode, { label: string; explains: string }> = {
  competitive: {
    label: say`Competitive`,
    explains: say`Of those who get into their country, the one with the most Assurance left wins.`,
  },
  cooperative: { label: say`Cooperative`, explains: say`Everybody who gets into their country wins.` },
};

function nameOf(pack: PackId): string {
  return PACKS.find(({ id }) => id === pack)!.name;
}

function titlesOf(pack: PackId): string {
  return [...new Set(LIFE_CARDS.filter((card) => card.pack === pack).map(({ name }) => name))].join(', ');
}

export const options: OptionSpecs<Options> = {
  mode: {
    label: say`Mode`,
    explains: say`Does one of you win, or does everybody who gets in?`,
    preset: 'competitive', // EMI-002, D1
    choices: MODES.map((value) => ({ value, ...MODE_WORDS[value] })),
    settle: settleMode,
  },
  packs: {
    label: say`Life packs`,
    explains: say`Which ups and downs of life can happen. As many packs of four cards are used as there are players.`,
    preset: 'recommended', // EMI-013
    choices: [
      {
        value: 'recommended',
        label: say`By number of players`,
        explains: say`For two players the packs that the rulebook recommends, Augustine and Socrates; with more players further packs, in an order of ours.`,
      },
      { value: 'random', label: say`Random`, explains: say`Drawn by lot out of all seven packs.` },
    ],
    settle: settleWay,
  },
  chosenPacks: {
    label: say`Packs of your choice`,
    explains: say`Tick the packs you want, as many as there are players, or none. If you tick too few, the choice above fills them up; if too many, they are drawn by lot out of yours.`,
    preset: [],
    choices: PACKS.map((pack) => ({ value: pack.id, label: pack.name, explains: explained(pack) })),
    settle: settleChosen,
  },
};

/** One sentence under one key: the page finds again, in its own language, what the server says in English. */
function explained({ id, weight, provenance: { ours } }: (typeof PACKS)[number]): string {
  return ours === null
    ? say`${capital(weight)}: ${titlesOf(id)}. Our reconstruction: this pack.`
    : say`${capital(weight)}: ${titlesOf(id)}. Our reconstruction: ${ours} of this pack.`;
}

/** EMI-013 Exactly as many packs as players are used; a host who named another number hears what happens. */
export function warnings(chosen: Options, seats: number): string[] {
  const named = chosen.chosenPacks.length;
  if (named === 0 || named === seats) return [];
  const packs = many(named, 'Life pack');
  if (named > seats) {
    return [say`You named ${packs} for ${seats} players: ${seats} of them will be drawn by lot. (EMI-013)`];
  }
  if (chosen.packs === 'random') {
    return [say`You named ${packs} for ${seats} players: the rest will be drawn by lot. (EMI-013)`];
  }
  const rest = usualPacks(PACKS.length).filter((pack) => !chosen.chosenPacks.includes(pack));
  const added = listed(rest.slice(0, seats - named).map(nameOf));
  return [say`You named ${packs} for ${seats} players: ${added} will be added. (EMI-013)`];
}
