import type { Json } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { useServerInfo } from '../app/server-info.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Button } from '../parts/Button.tsx';
import css from './HowToPlay.module.css';

interface HowToPlayProps {
  readonly game: string;
  /** the option that is asked about */
  readonly asks: string;
  readonly choose: (value: Json) => void;
  readonly close: () => void;
}

/** How somebody wants to play who has finished a game of it: one press, and it begins. */
export function HowToPlay({ game: id, asks, choose, close }: HowToPlayProps) {
  const game = useServerInfo((server) => server.games?.find((one) => one.id === id));
  const option = game?.options.find((one) => one.id === asks);
  if (game === undefined || option === undefined) return null;
  return (
    <Dialog open title={say`${game.name}: how do you want to play?`} says={option.explains} close={close}>
      {/* 'Chosen' and 'Dealt' alone do not say of what. */}
      <h3>{option.label}</h3>
      <ul className={css['ways']} data-testid="how-to-play">
        {option.choices.map(({ value, label, explains }) => (
          <li key={label}>
            <Button wide {...(value === option.preset && { look: 'main' })} onClick={() => choose(value)}>
              {label}
            </Button>
            <p>{explains}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
