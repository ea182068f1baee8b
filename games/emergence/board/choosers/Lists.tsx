import { type AskedForOne, clsx, OptionButton } from '@tablewright/board';
import type { Answers } from '@tablewright/emergence-rules';
import { nameByColour, type Data, DATA } from '@tablewright/emergence-rules/content';
import { choicesIn, type Id } from '@tablewright/kernel';
import type { ReactNode } from 'react';
import { capital, say } from '@tablewright/kernel/words';
import { AgentIcon } from '../Agent.tsx';
import { DATA_LOOK } from '../colours.ts';
import { ACTION_WORDS, faceOf } from '../look.ts';
import type { AskedProps } from '../props.ts';
import { Pic } from '../signs.tsx';
import { cityOf, standing, totalOf } from '../table.ts';
import { Theme, theme } from '../Theme.tsx';
import styles from './Lists.module.css';

// Questions that are answered with one click: a picture, a word, and what it would lead to.

interface ChoiceProps<T extends Id> extends Pick<AskedForOne<T>, 'answer' | 'rest' | 'resting' | 'option'> {
  readonly value: T;
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly quiet?: boolean;
  readonly brief?: boolean;
}

function Choice<T extends Id>(props: ChoiceProps<T>) {
  const { value, picture, title, quiet = false, brief = false, answer, rest, resting, option } = props;
  const { says } = option(value);
  const className = clsx(
    styles['choice'],
    quiet && styles['quiet'],
    brief && styles['brief'],
    resting === value && styles['rested'],
  );
  return (
    <OptionButton {...{ value, option, answer, rest, className }} title={brief ? says : undefined}>
      {picture}
      <span className={styles['words']}>
        <b>{title}</b>
        {!brief && <span>{says}</span>}
      </span>
    </OptionButton>
  );
}

const KIND_NAMES = {
  start: say`start`,
  compile: say`compile`,
  assimilate: say`assimilate`,
  teleport: say`teleport`,
} as const;

/** Move, boost and teleport: the tiles also glow in the city; here they are in reach of the thumb. */
export function Tiles(props: AskedProps<'move' | 'boost' | 'teleport'>) {
  const { view, question, option, resting, still, names } = props;
  const city = cityOf(view);
  const there = standing(view);
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['tiles']}>
        {choicesIn(question.domain).map((value) => {
          const tile = city.tileNamed.get(value);
          if (tile === undefined)
            return <Choice key={value} {...props} value={value} brief quiet picture={null} title={say`Stay here`} />;
          const kind = city.kind[tile]!;
          const types = city.types[tile]!.map((type): Data => DATA[type]!);
          const blocks = view.blocks[value] ?? {};
          return (
            <Choice
              key={value}
              {...props}
              value={value}
              brief
              title={
                <>
                  <span className={styles['tileName']}>{value}</span>
                  {kind === 'data' ? (
                    <span className={styles['count']}>
                      {totalOf(blocks) === 0 ? say`empty` : `×${totalOf(blocks)}`}
                    </span>
                  ) : (
                    <span className={styles['count']}>{KIND_NAMES[kind]}</span>
                  )}
                  {(there.get(value) ?? []).map((seat) => (
                    <span key={seat} title={names[seat]}>
                      <AgentIcon
                        colour={view.operatives[seat]!.colour}
                        face={faceOf(view.operatives[seat]!.selected)}
                        size={20}
                      />
                    </span>
                  ))}
                </>
              }
              picture={
                <span className={clsx(styles['hex'], (kind === 'compile' || kind === 'assimilate') && styles[kind])}>
                  {kind === 'data' ? (
                    types.map((type) => <Pic key={type} data={type} size={types.length > 1 ? 17 : 22} />)
                  ) : (
                    <Pic kind={kind} size={22} />
                  )}
                </span>
              }
            />
          );
        })}
      </div>
      <p className={styles['says']}>
        {resting === null ? say`Touch a lit tile in the city, or choose it here.` : option(resting).says}
      </p>
    </Theme>
  );
}

interface ListProps<T extends Id> {
  readonly asked: AskedForOne<T>;
  /** null for the way out */
  readonly look: (value: T) => Look | null;
  readonly none: string;
}

/** A list in which each option has a picture and a name, and the way out stands last and quiet. */
function PictureList<T extends Id>({ asked, look, none }: ListProps<T>) {
  const { question, option, answer, resting, rest, still } = asked;
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['list']}>
        {choicesIn(question.domain).map((value) => {
          const seen = look(value);
          const way = seen ?? { picture: NO_PICTURE, title: none };
          const common = { value, option, answer, resting, rest };
          return <Choice key={value} {...common} quiet={seen === null} {...way} />;
        })}
      </div>
    </Theme>
  );
}

interface Look {
  readonly picture: ReactNode;
  readonly title: string;
}

const NO_PICTURE = (
  <span className={styles['none']} aria-hidden="true">
    –
  </span>
);

export function Action(props: AskedProps<'action'>) {
  const look = (value: Answers['action']): Look | null =>
    value === 'nothing' ? null : { picture: <Pic action={value} size={28} />, title: ACTION_WORDS[value].name };
  return <PictureList asked={props} look={look} none={say`Nothing`} />;
}

export function Target(props: AskedProps<'target'>) {
  const { view, names } = props;
  const look = (value: Answers['target']): Look | null => {
    const operative = value === 'nothing' ? undefined : view.operatives[value];
    if (value === 'nothing' || operative === undefined) return null;
    const picture = <AgentIcon colour={operative.colour} face={faceOf(operative.selected)} size={42} />;
    return { picture, title: names[value] ?? nameByColour(operative.colour) };
  };
  return <PictureList asked={props} look={look} none={say`Nobody`} />;
}

export function Replenish(props: AskedProps<'replenish'>) {
  const look = (value: Answers['replenish']): Look | null =>
    value === 'nothing' ? null : { picture: <Pic cube={value} size={34} />, title: capital(DATA_LOOK[value].name) };
  return <PictureList asked={props} look={look} none={say`Nothing`} />;
}
