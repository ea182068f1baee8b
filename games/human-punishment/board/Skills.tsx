import { Icon } from '@tablewright/board';
import { CHARACTERS, COLUMNS, SKILLS, skillThing } from '@tablewright/human-punishment-rules/content';
import { ROMAN } from './look.ts';
import type { SideProps } from './props.ts';
import styles from './Skills.module.css';
import { theme } from './Theme.tsx';

/** Four columns, two Levels: what is unlocked, and what the next task asks. */
export function Skills({ view, seat, options }: SideProps) {
  const { character, boosts, steps } = view.players[seat]!;
  const tree = SKILLS[CHARACTERS.findIndex(({ id }) => id === character)] ?? [];
  return (
    <div className={styles['skills']}>
      <h3 className={theme['label']} title={`${boosts.length} of your 8 Boosts are unlocked`}>
        Skills · {boosts.length} of 8 · what the next one asks
      </h3>
      <ol>
        {COLUMNS.map((name, column) => {
          const own = [0, 1].map((level) => ({
            level,
            skill: column * 2 + level,
            isOn: boosts.includes(column * 2 + level),
          }));
          const shown = own.filter(
            ({ skill }, i) => options.isLit(skillThing(seat, skill)) || own.findIndex(({ isOn }) => !isOn) === i,
          );
          return (
            <li key={name}>
              <b
                title={own
                  .map(({ skill, level }) => `${ROMAN[level]}: ${tree[skill]!.says} ${tree[skill]!.gives}`)
                  .join('\n')}
              >
                {name}
                {own.map(({ skill, isOn }) => isOn && <Icon key={skill} name="check" size={13} />)}
              </b>
              {shown.map(({ skill, level }) => {
                const { says, gives, steps: wanted } = tree[skill]!;
                const done = steps[skill] ?? 0;
                return (
                  <span
                    key={skill}
                    className={styles['skill']}
                    title={`${name} ${ROMAN[level]}. Task: ${says} Gives: ${gives} (${done} of ${wanted} done)`}
                    {...options.thing(skillThing(seat, skill))}
                  >
                    <small>{wanted > 1 ? `${done}/${wanted}` : ROMAN[level]}</small>
                    <span>{says}</span>
                  </span>
                );
              })}
              {shown.length === 0 && <span className={styles['skill']}>both unlocked</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
