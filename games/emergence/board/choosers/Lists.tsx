import { classes, Hidden, type Json } from '@tablewright/board';
import { ACTIONS, type Data, DATA } from '@tablewright/emergence-rules/content';
import type { ReactNode } from 'react';
import { capital } from '@tablewright/kernel/words';
import { AgentIcon } from '../Agent.tsx';
import { DATA_LOOK } from '../colours.ts';
import { ACTION_WORDS, faceOf } from '../look.ts';
import type { ChooserProps } from '../props.ts';
import { Pic } from '../signs.tsx';
import { cityOf, standing, totalOf } from '../table.ts';
import { Theme, theme } from '../Theme.tsx';
import styles from './Lists.module.css';

// Questions that are answered with one click: a picture, a word, and what it would lead to.

interface ChoiceProps extends Pick<ChooserProps, 'answer' | 'rest' | 'resting' | 'says'> {
  readonly value: Json;
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly quiet?: boolean;
  readonly brief?: boolean;
}

function Choice({ value, picture, title, quiet = false, brief = false, answer, rest, resting, says }: ChoiceProps) {
  const sentence = says(value);
  return (
    <button
      type="button"
      className={classes(
        styles['choice'],
        quiet && styles['quiet'],
        brief && styles['brief'],
        resting === value && styles['rested'],
      )}
      title={brief ? sentence : undefined}
      onClick={() => answer(value)}
      onPointerEnter={() => rest(value)}
      onPointerLeave={() => rest(null)}
      onFocus={() => rest(value)}
      onBlur={() => rest(null)}
    >
      <Hidden>{sentence}</Hidden>
      {picture}
      <span className={styles['words']} aria-hidden="true">
        <b>{title}</b>
        {!brief && <span>{sentence}</span>}
      </span>
    </button>
  );
}

type Option = string | number;

function optionsOf({ question }: ChooserProps): readonly Option[] {
  return question.domain.kind === 'pick' ? question.domain.from : [];
}

/** Move, boost and teleport: the tiles also glow in the city; here they are in reach of the thumb. */
export function Tiles(props: ChooserProps) {
  const { view, says, resting, still, names } = props;
  const city = cityOf(view);
  const options = optionsOf(props);
  const there = standing(view);
  const described = resting !== null && options.some((option) => option === resting) ? says(resting) : null;
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['tiles']}>
        {options.map((value) => {
          const tile = city.tileNamed.get(String(value));
          if (tile === undefined)
            return <Choice key={value} {...props} value={value} brief quiet picture={null} title="Stay here" />;
          const kind = city.kind[tile]!;
          const types = city.types[tile]!.map((type): Data => DATA[type]!);
          const blocks = view.blocks[String(value)] ?? {};
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
                    <span className={styles['count']}>{totalOf(blocks) === 0 ? 'empty' : `×${totalOf(blocks)}`}</span>
                  ) : (
                    <span className={styles['count']}>{kind}</span>
                  )}
                  {(there.get(String(value)) ?? []).map((seat) => (
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
                <span className={classes(styles['hex'], (kind === 'compile' || kind === 'assimilate') && styles[kind])}>
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
      <p className={styles['says']}>{described ?? 'Touch a lit tile in the city, or choose it here.'}</p>
    </Theme>
  );
}

/** A list in which each option has a picture and a name, and the way out stands last and quiet. */
function PictureList({ look, none, ...props }: ChooserProps & { look: (value: Option) => Look | null; none: string }) {
  return (
    <Theme still={props.still} className={theme['panel']}>
      <div className={styles['list']}>
        {optionsOf(props).map((value) => {
          const seen = look(value);
          const way = seen ?? { picture: NO_PICTURE, title: none };
          return <Choice key={value} {...props} value={value} quiet={seen === null} {...way} />;
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

export function Action(props: ChooserProps) {
  const look = (value: Option): Look | null => {
    const action = ACTIONS.find((one) => one === value);
    return action === undefined
      ? null
      : { picture: <Pic action={action} size={28} />, title: ACTION_WORDS[action].name };
  };
  return <PictureList {...props} look={look} none="Nothing" />;
}

export function Target(props: ChooserProps) {
  const { view, names } = props;
  const look = (value: Option): Look | null => {
    const operative = typeof value === 'number' ? view.operatives[value] : undefined;
    if (operative === undefined) return null;
    const picture = <AgentIcon colour={operative.colour} face={faceOf(operative.selected)} size={42} />;
    return { picture, title: names[Number(value)] ?? capital(operative.colour) };
  };
  return <PictureList {...props} look={look} none="Nobody" />;
}

export function Replenish(props: ChooserProps) {
  const look = (value: Option): Look | null => {
    const type = DATA.find((one) => one === value);
    return type === undefined ? null : { picture: <Pic cube={type} size={34} />, title: capital(DATA_LOOK[type].name) };
  };
  return <PictureList {...props} look={look} none="Nothing" />;
}
