import { classes } from '@tablewright/board';
import { firstOf, useDraft, waysOf } from '../draft.ts';
import { asSpace, many, npcName, SHORT } from '../look.ts';
import type { ChooserProps } from '../props.ts';
import { NpcSign, Pawn, PosterSign, Sign } from '../signs.tsx';
import { Theme, theme } from '../Theme.tsx';
import { Choice, optionsOf, Sentence } from './Choice.tsx';
import styles from './choosers.module.css';

const FIRST: Readonly<Record<string, string>> = {
  masses: '1. Who moves?',
  alarm: '1. Which Oppressor?',
  lead: '1. Which Civilian?',
  strike: '1. Which Civilian?',
  push: '1. Who moves?',
  post: '1. From where?',
  repaste: '1. How many?',
};

const HINT: Readonly<Record<string, string>> = {
  push: 'Choose a player first.',
  post: 'Choose a poster first.',
};

/** What it is called to do none of it. */
const NONE: Readonly<Record<string, string>> = {
  push: 'Move nobody',
  post: 'Carry no poster',
  repaste: 'Leave them in the pile',
};

/** A piece, a poster or a number first; then where to. Both can also be touched in the town. */
export function InParts(props: ChooserProps) {
  const { view, question } = props;
  const [draft, change] = useDraft(question);
  const ways = waysOf(question, view.npcs);
  const first = firstOf(question, ways, draft);
  const alone = ways.size === 1;
  return (
    <Theme still={props.still} className={theme['panel']}>
      {!alone && (
        <>
          <h4 className={styles['head']}>{FIRST[question.about]}</h4>
          <div className={styles['grid']}>
            {[...ways.keys()].map((one) => (
              <button
                key={one}
                type="button"
                className={classes(styles['choice'], first === one && styles['on'])}
                aria-pressed={first === one}
                onClick={() => change({ first: one })}
              >
                <First {...props} first={one} />
              </button>
            ))}
          </div>
        </>
      )}
      <h4 className={styles['head']}>{alone ? 'Where to?' : '2. Where to?'}</h4>
      <div className={styles['grid']}>
        {(ways.get(first ?? '') ?? []).map(({ value, to }) => (
          <Choice
            key={value}
            {...props}
            value={value}
            picture={<Sign id={to} size={20} />}
            title={SHORT[to]}
            look={props.resting === value ? 'main' : 'plain'}
          />
        ))}
        {first === null && <p className={styles['hint']}>{HINT[question.about] ?? 'Choose a piece first.'}</p>}
      </div>
      {optionsOf(props).includes('none') && (
        <div className={classes(styles['grid'], styles['apart'])}>
          <Choice {...props} value="none" wide look="quiet" title={NONE[question.about] ?? 'None'} />
        </div>
      )}
      <Sentence
        {...props}
        otherwise={first === null ? 'Touch a lit piece in the town, or choose it here.' : 'Now touch a lit space.'}
      />
    </Theme>
  );
}

function First({ view, names, question, first }: ChooserProps & { readonly first: string }) {
  const { about } = question;
  if (about === 'push') {
    const seat = Number(first);
    return (
      <>
        <Pawn character={view.players[seat]?.character ?? null} seat={seat} size={28} />
        <span className={classes(styles['words'], styles['short'])} title={names[seat]}>
          <b>{seat === view.me ? 'You' : names[seat]}</b>
        </span>
      </>
    );
  }
  if (about === 'repaste') {
    return (
      <>
        <PosterSign size={22} torn />
        <span className={styles['words']}>
          <b>{many(Number(first), 'poster')}</b>
        </span>
      </>
    );
  }
  const space = asSpace(first);
  if (space !== null) {
    return (
      <>
        <PosterSign size={22} />
        <span className={styles['words']}>
          <b>{SHORT[space]}</b>
          <span>has {view.posters[space]}</span>
        </span>
      </>
    );
  }
  const npc = Number(first);
  const { kind, at } = view.npcs[npc - 1]!;
  return (
    <>
      <NpcSign kind={kind} number={npc} size={30} />
      <span className={styles['words']}>
        <b>{npcName(view, npc).split(' ')[0]}</b>
        <span>{at === null ? '' : SHORT[at]}</span>
      </span>
    </>
  );
}
