import type { Question } from '@tablewright/kernel';
import { useMemo, useState } from 'react';
import { PlainChooser } from '../../choosing/Choosers.tsx';
import { optionWords } from '../../games/option-words.ts';
import { optionalOf } from '../../table/model.ts';
import { useBoardProps, useModel, useNames, usePlayed } from './context.ts';
import css from './MaySpeak.module.css';

/** What I may say though nobody waits for me. Folded up, it is not there: neither a slip of the finger nor a key may play a card. */
export function MaySpeak() {
  const question = useModel(optionalOf);
  return question === null ? null : <Offered key={JSON.stringify(question.domain)} question={question} />;
}

function Offered({ question }: { readonly question: Question }) {
  const { game } = usePlayed();
  const names = useNames();
  const props = useBoardProps();
  const [open, setOpen] = useState(false);
  const view = useModel(({ shown }) => shown?.game.view ?? null);
  const option = useMemo(() => optionWords(game, view, question, names), [game, view, question, names]);
  const says = useMemo(() => game.words.prompt(view, question, names), [game, view, question, names]);
  if (props === null) return null;
  return (
    <details
      className={css['may']}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-testid="may-speak"
    >
      <summary>{says}</summary>
      {open && <PlainChooser {...props} question={question} option={option} draft={null} keepDraft={() => {}} />}
    </details>
  );
}
