import { clsx, OptionButton, Terms } from '@tablewright/board';
import { choicesIn, sameAnswer } from '@tablewright/kernel';
import type { Answers } from '@tablewright/human-punishment-rules';
import { inVain } from '../guide.ts';
import { cardLook, programOf } from '../look.ts';
import type { ChooserProps } from '../props.ts';
import { Theme, theme } from '../Theme.tsx';
import styles from './choosers.module.css';

type Claim = Answers['window'];

function claimTitle(claim: Claim): string {
  switch (claim.act) {
    case 'program':
    case 'charge':
      return programOf(claim.card)?.name ?? 'Program';
    case 'star':
      return cardLook(claim.card).name;
    case 'useRecon':
      return 'Recon card';
    case 'sacrifice':
      return 'Sacrifice the rank';
    case 'reroll':
      return `Roll ${claim.die.replace(/\d$/, '')} again`;
    case 'pass':
      return 'Pass';
  }
}

/** What the card does, where there is no room for more. */
function claimWords(claim: Claim): string | null {
  if (claim.act === 'program' || claim.act === 'charge') return programOf(claim.card)?.text ?? null;
  return claim.act === 'star' ? cardLook(claim.card).text : null;
}

/**
 * The cards that I could play now, in a room that is always as high: nobody who looks from afar learns whether I hold one. The
 * frame has the ring and the ways to pass.
 */
export function Window({ view, question, option, answer, rest, still }: ChooserProps<'window'>) {
  const pass = question.window?.pass ?? null;
  const claims = choicesIn<Claim>(question.domain).filter((claim) => !sameAnswer(claim, pass));
  return (
    <Theme still={still} className={clsx(theme['panel'], styles['window'])}>
      {claims.length === 0 && <p className={styles['hint']}>Nothing that you hold can be played now.</p>}
      {claims.map((claim) => (
        <OptionButton
          key={JSON.stringify(claim)}
          value={claim}
          option={option}
          answer={answer}
          rest={rest}
          className={clsx(styles['claim'], inVain(claim, view) !== null && styles['vain'])}
          title={option(claim).says}
        >
          <b>{claimTitle(claim)}</b>
          <span>
            <Terms says={inVain(claim, view) ?? claimWords(claim) ?? option(claim).says} inside />
          </span>
        </OptionButton>
      ))}
    </Theme>
  );
}
