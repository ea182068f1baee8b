import { type Filled, isSeat, slotsIn, type Statement } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { useModel, useNames, usePlayed, useTable } from './context.ts';
import css from './Statements.module.css';

/** The game's ready-made statements: one click says them to everybody, or asks first whom or what is meant. */
export function Statements() {
  const { room, game } = usePlayed();
  const me = useTable((table) => table.game?.me ?? 'spectator');
  const names = useNames();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { talk } = game;
  if (talk === undefined || !isSeat(me, names.length)) return null;
  const take = ({ statement, filled }: Chosen): void => {
    const isWhole = slotsIn(statement).every((slot) => Object.hasOwn(filled, slot));
    setChosen(isWhole ? null : { statement, filled });
    if (isWhole) room.tell({ type: 'statement', table: room.id, seat: me, statement: statement.id, filled });
  };
  if (chosen !== null) return <Choices chosen={chosen} take={take} leave={() => setChosen(null)} />;
  return (
    <div className={css['statements']} role="group" aria-label={say`Say to everybody`}>
      {talk.statements.map((statement) => (
        <Button key={statement.id} size="small" onClick={() => take({ statement, filled: {} })}>
          {statement.text.replaceAll(/\{\w+\}\.?/g, '…')}
        </Button>
      ))}
    </div>
  );
}

/** A statement that is about to be said. */
interface Chosen {
  readonly statement: Statement;
  readonly filled: Filled;
}

interface ChoicesProps {
  readonly chosen: Chosen;
  readonly take: (chosen: Chosen) => void;
  readonly leave: () => void;
}

/** Whom or what is meant. */
function Choices({ chosen: { statement, filled }, take, leave }: ChoicesProps) {
  const { game } = usePlayed();
  const me = useTable((table) => table.game?.me);
  const view = useModel(({ shown }) => shown?.game.view ?? null);
  const names = useNames();
  const name = slotsIn(statement).find((slot) => !Object.hasOwn(filled, slot))!;
  const slot = game.talk!.slots[name]!;
  const choices =
    slot.choices === undefined
      ? names.flatMap((word, seat) => (seat === me ? [] : [{ value: seat, word }]))
      : slot.choices(view).map((word) => ({ value: word, word }));
  return (
    <div className={css['choices']} role="group" aria-label={slot.asks}>
      <p className={css['asks']}>
        {slot.asks}
        <Button size="small" look="plain" onClick={leave}>{say`Cancel`}</Button>
      </p>
      {choices.map(({ value, word }) => (
        <Button key={value} size="small" onClick={() => take({ statement, filled: { ...filled, [name]: value } })}>
          {word}
        </Button>
      ))}
    </div>
  );
}
