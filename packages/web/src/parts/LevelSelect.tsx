import { LEVEL_SPECS, SEATED_LEVELS, type SeatedLevel } from '@tablewright/bots/levels';
import field from './Field.module.css';
import css from './LevelSelect.module.css';

interface LevelSelectProps {
  readonly label: string;
  readonly value: SeatedLevel;
  readonly choose: (level: SeatedLevel) => void;
  readonly testId?: string;
}

/** How well a bot plays. */
export function LevelSelect({ label, value, choose, testId }: LevelSelectProps) {
  return (
    <select
      className={`${field['input']} ${css['level']}`}
      aria-label={label}
      title={LEVEL_SPECS[value].explains}
      value={value}
      data-testid={testId}
      onChange={({ target }) => choose(SEATED_LEVELS.find((level) => level === target.value) ?? value)}
    >
      {SEATED_LEVELS.map((level) => (
        <option key={level} value={level}>
          {LEVEL_SPECS[level].name}
        </option>
      ))}
    </select>
  );
}
