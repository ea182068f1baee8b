import type { Json, OptionSpecs, Settled } from '@tablewright/kernel';
import { reconstructionNote } from '@tablewright/kernel/words';
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
    ? { ok: false, why: `The mode is 'competitive' or 'cooperative', not ${JSON.stringify(raw)}.` }
    : { ok: true, value };
}

function settleWay(raw: Json): Settled<Options['packs']> {
  const value = PACK_WAYS.find((way) => way === raw);
  return value === undefined
    ? {
        ok: false,
        why: `The packs are 'recommended' or 'random', not ${JSON.stringify(raw)}; name packs under chosenPacks.`,
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
  if (!Array.isArray(names)) return { ok: false, why: 'Name Life packs with commas between them, or none.' };
  const chosen = new Set<PackId>();
  for (const name of names as readonly Json[]) {
    const pack = typeof name === 'string' ? packNamed(name) : undefined;
    if (pack === undefined) {
      const known = PACKS.map((one) => one.name).join(', ');
      return { ok: false, why: `There is no Life pack ${JSON.stringify(name)}. Life packs: ${known}. (EMI-013)` };
    }
    if (chosen.has(pack)) return { ok: false, why: `The Life pack ${pack} is named twice. (EMI-013)` };
    chosen.add(pack);
  }
  return { ok: true, value: PACKS.map(({ id }) => id).filter((id) => chosen.has(id)) };
}

const MODE_WORDS: Record<Mode, { label: string; explains: string }> = {
  competitive: {
    label: 'Competitive',
    explains: 'Of those who get into their country, the one with the most Assurance left wins.',
  },
  cooperative: { label: 'Cooperative', explains: 'Everybody who gets into their country wins.' },
};

function nameOf(pack: PackId): string {
  return PACKS.find(({ id }) => id === pack)!.name;
}

function titlesOf(pack: PackId): string {
  return [...new Set(LIFE_CARDS.filter((card) => card.pack === pack).map(({ name }) => name))].join(', ');
}

export const options: OptionSpecs<Options> = {
  mode: {
    label: 'Mode',
    explains: 'Does one of you win, or does everybody who gets in?',
    preset: 'competitive', // EMI-002, D1
    choices: MODES.map((value) => ({ value, ...MODE_WORDS[value] })),
    settle: settleMode,
  },
  packs: {
    label: 'Life packs',
    explains: 'Which ups and downs of life can happen. As many packs of four cards are used as there are players.',
    preset: 'recommended', // EMI-013
    choices: [
      {
        value: 'recommended',
        label: 'By number of players',
        explains:
          'For two players the packs that the rulebook recommends, Augustine and Socrates; with more players further packs, in an order of ours.',
      },
      { value: 'random', label: 'Random', explains: 'Drawn by lot out of all seven packs.' },
    ],
    settle: settleWay,
  },
  chosenPacks: {
    label: 'Packs of your choice',
    explains:
      'Tick the packs you want, as many as there are players, or none. If you tick too few, the choice above fills them up; if too many, they are drawn by lot out of yours.',
    preset: [],
    choices: PACKS.map(({ id, name, weight, provenance }) => ({
      value: id,
      label: name,
      explains: `${weight[0]!.toUpperCase()}${weight.slice(1)}: ${titlesOf(id)}.${reconstructionNote(provenance, 'pack')}`,
    })),
    settle: settleChosen,
  },
};

/** EMI-013 Exactly as many packs as players are used; a host who named another number hears what happens. */
export function warnings(chosen: Options, seats: number): string[] {
  const named = chosen.chosenPacks.length;
  if (named === 0 || named === seats) return [];
  const says = `You named ${named === 1 ? '1 Life pack' : `${named} Life packs`} for ${seats} players:`;
  if (named > seats) return [`${says} ${seats} of them will be drawn by lot. (EMI-013)`];
  if (chosen.packs === 'random') return [`${says} the rest will be drawn by lot. (EMI-013)`];
  const rest = usualPacks(PACKS.length).filter((pack) => !chosen.chosenPacks.includes(pack));
  const added = rest.slice(0, seats - named).map(nameOf);
  const last = added.pop()!;
  return [`${says} ${added.length === 0 ? last : `${added.join(', ')} and ${last}`} will be added. (EMI-013)`];
}
