import type { ReactNode } from 'react';

interface PortraitProps {
  readonly id: string;
  readonly name: string;
  /** a word or two below the name */
  readonly says: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly className: string | undefined;
  /** what can be read about it when it is rested on, of HelpLayer */
  readonly help?: string;
  /** the picture */
  readonly children: ReactNode;
}

/** Somebody whom I may play: touched once to be read about, and taken elsewhere. */
export function Portrait({ id, name, says, isChosen, onChoose, className, help, children }: PortraitProps) {
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isChosen}
      onClick={onChoose}
      data-value={id}
      data-help={help}
    >
      {children}
      <b>{name}</b>
      <span>{says}</span>
    </button>
  );
}
