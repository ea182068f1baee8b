import { clsx } from '@tablewright/board';
import { choicesIn, sameAnswer } from '@tablewright/kernel';
import type { Answers } from '@tablewright/robotariat-rules';
import { BOARD, NOTHING, type Space } from '@tablewright/robotariat-rules/content';
import { readDraft } from '../draft.ts';
import { KIND_WORDS, many, SHORT } from '../look.ts';
import type { ChooserProps } from '../props.ts';
import { NpcSign, Pawn, PosterSign, Sign } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import { Choice, Sentence, wordsOf } from './Choice.tsx';
import styles from './choosers.module.css';

type InTwoParts = 'masses' | 'alarm' | 'push' | 'post' | 'lead' | 'strike' | 'repaste';
type Props = ChooserProps<InTwoParts>;
/** Something goes somewhere. */
type Way = Exclude<Answers[InTwoParts], { act: 'none' }>;

const FIRST: Readonly<Record<InTwoParts, string>> = {
  masses: '1. Who moves?',
  alarm: '1. Which Oppressor?',
  lead: '1. Which Civilian?',
  strike: '1. Which Civilian?',
  push: '1. Who moves?',
  post: '1. From where?',
  repaste: '1. How many?',
};

const HINT: Readonly<Partial<Record<InTwoParts, string>>> = {
  push: 'Choose a player first.',
  post: 'Choose a poster first.',
};

/** What it is called to do none of it. */
const NONE: Readonly<Partial<Record<InTwoParts, string>>> = {
  push: 'Move nobody',
  post: 'Carry no poster',
  repaste: 'Leave them in the pile',
};

/** A piece, a poster or a number first; then where to. Pieces, posters and spaces can also be touched in the town. */
export function InParts(props: Props) {
  const { question, option, resting, draft, keepDraft } = props;
  const choices = choicesIn<Answers[InTwoParts]>(question.domain);
  const ways = waysBy(choices, (value) => option(value).about);
  const alone = ways.size === 1 ? [...ways.keys()][0]! : null;
  const { taken } = readDraft(draft);
  const preset = question.about === 'repaste' ? ([...ways.keys()].at(-1) ?? null) : alone;
  const first = taken !== null && ways.has(taken) ? taken : preset;
  return (
    <Theme still={props.still} className={theme['panel']}>
      {alone === null && (
        <>
          <h4 className={styles['head']}>{FIRST[question.about]}</h4>
          <div className={styles['grid']}>
            {[...ways].map(([thing, [way]]) => (
              <button
                key={thing}
                type="button"
                className={clsx(styles['choice'], first === thing && styles['on'])}
                aria-pressed={first === thing}
                onClick={() => keepDraft({ ...readDraft(draft), taken: thing })}
              >
                <What {...props} way={way!} />
              </button>
            ))}
          </div>
        </>
      )}
      <h4 className={styles['head']}>{alone === null ? '2. Where to?' : 'Where to?'}</h4>
      <div className={styles['grid']}>
        {(ways.get(first ?? '') ?? []).map((value) => {
          const to = targetOf(props, value);
          return (
            <Choice<Answers[InTwoParts]>
              key={wordsOf(value)}
              {...props}
              value={value}
              picture={<Sign id={to} size={20} />}
              title={SHORT[to]}
              look={resting !== null && sameAnswer(resting, value) ? 'main' : 'plain'}
            />
          );
        })}
        {first === null && <p className={styles['hint']}>{HINT[question.about] ?? 'Choose a piece first.'}</p>}
      </div>
      {choices.some(({ act }) => act === 'none') && (
        <div className={clsx(styles['grid'], styles['apart'])}>
          <Choice<Answers[InTwoParts]>
            {...props}
            value={NOTHING}
            wide
            look="quiet"
            title={NONE[question.about] ?? 'None'}
          />
        </div>
      )}
      <Sentence
        {...props}
        otherwise={first === null ? 'Touch a lit piece in the town, or choose it here.' : 'Now touch a lit space.'}
      />
    </Theme>
  );
}

/** By what moves: where it may go. Two paths that lead to the same space are one way. */
function waysBy(
  choices: readonly Answers[InTwoParts][],
  aboutOf: (value: Way) => readonly string[],
): ReadonlyMap<string, readonly Way[]> {
  const ways = new Map<string, Way[]>();
  const known = new Set<string>();
  for (const value of choices) {
    if (value.act === 'none') continue;
    const about = aboutOf(value);
    const thing = value.act === 'putBack' ? many(value.posters, 'poster') : (about[0] ?? '');
    const way = `${thing} ${about.at(-1)}`;
    if (known.has(way)) continue;
    known.add(way);
    ways.set(thing, [...(ways.get(thing) ?? []), value]);
  }
  return ways;
}

function targetOf({ view }: Props, way: Way): Space {
  if (way.act !== 'lead') return way.to;
  return BOARD[view.npcs[way.npc - 1]!.at!][way.path];
}

/** What moves: a figure, or posters. */
function What({ view, names, way }: Props & { readonly way: Way }) {
  switch (way.act) {
    case 'push':
      return (
        <>
          <Pawn character={view.players[way.seat]?.character ?? null} seat={way.seat} size={28} />
          <span className={clsx(styles['words'], styles['short'])} title={names[way.seat]}>
            <b>{way.seat === view.me ? 'You' : names[way.seat]}</b>
          </span>
        </>
      );
    case 'putBack':
      return (
        <>
          <PosterSign size={22} torn />
          <span className={styles['words']}>
            <b>{many(way.posters, 'poster')}</b>
          </span>
        </>
      );
    case 'carry':
      return (
        <>
          <PosterSign size={22} />
          <span className={styles['words']}>
            <b>{SHORT[way.from]}</b>
            <span>has {view.posters[way.from]}</span>
          </span>
        </>
      );
    case 'send':
    case 'lead': {
      const { kind, at } = view.npcs[way.npc - 1]!;
      return (
        <>
          <NpcSign kind={kind} number={way.npc} size={30} />
          <span className={styles['words']}>
            <b>{KIND_WORDS[kind]}</b>
            <span>{at === null ? '' : SHORT[at]}</span>
          </span>
        </>
      );
    }
  }
}
