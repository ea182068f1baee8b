import { clsx, Icon } from '@tablewright/board';
import { FAST, regionName, type Size, SIZES } from '@tablewright/emergent-rules/content';
import { onDesk, useDesk } from '../desk.ts';
import { asPlacement, beginning, type Draft, draftingOf, offerOf, stepped } from '../draft.ts';
import { Piece } from '../parts/signs.tsx';
import type { AskedProps } from '../props.ts';
import { Theme, theme } from '../Theme.tsx';
import plan from './Plan.module.css';
import styles from './Place.module.css';

/** F1 Five DCs: choose the size, touch a region; touch a placed one to take it back. */
export function PlaceChooser(props: AskedProps<'place'>) {
  const { view, question, still, answer } = props;
  const drafting = draftingOf(props);
  const { size } = useDesk();
  if (drafting === null || offerOf(question) === null) return null;
  const { draft } = drafting;
  const left = leftOver(draft);
  const all = left.small + left.large;
  return (
    <Theme still={still} className={theme['panel']}>
      <div className={styles['sizes']} role="radiogroup" aria-label="Which DC goes down next">
        {SIZES.toReversed().map((one) => (
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={nextSize(draft, size) === one}
            disabled={left[one] === 0}
            className={clsx(theme['plain'], nextSize(draft, size) === one && left[one] > 0 && styles['chosen'])}
            onClick={() => onDesk.size(one)}
          >
            <Piece thing={one} seat={question.seat} size={one === 'large' ? 24 : 20} />
            <span>
              {one === 'large' ? 'Large' : 'Small'}: {FAST.cubes[one]}
              {one === 'large' ? ' cubes' : ' cube'}
              <small>{left[one]} left</small>
            </span>
          </button>
        ))}
      </div>
      <p className={plan['hint']}>
        {all > 0
          ? 'Touch a region to put it there. Green regions add 2 cubes to every DC, red ones 1.'
          : 'All five are placed. Touch one below to take it back.'}
      </p>
      <ul className={styles['slots']} aria-label="Placed DCs">
        {placedOnes(draft).map(({ size: one, region }, i) => (
          <li key={i}>
            <button
              type="button"
              className={theme['plain']}
              aria-label={`Take back the ${one} DC from ${regionName(region)}`}
              onClick={() => drafting.change(stepped(draft, one, region, -1))}
            >
              <Piece thing={one} seat={question.seat} size={18} />
              {regionName(region)}
              <Icon name="cross" size={14} />
            </button>
          </li>
        ))}
      </ul>
      <div className={plan['tools']}>
        <button
          type="button"
          className={theme['plain']}
          disabled={placedOnes(draft).length === 0}
          onClick={() => drafting.change(beginning({ view, question }))}
        >
          Clear
        </button>
        <button
          type="button"
          className={clsx(theme['primary'], plan['lock'])}
          aria-disabled={all > 0}
          onClick={() => (all > 0 ? props.ask(asPlacement(draft)) : answer(asPlacement(draft)))}
        >
          <Icon name="lock" size={16} />
          {all > 0 ? `${all} still to place` : 'Lock'}
        </button>
      </div>
    </Theme>
  );
}

export function leftOver(draft: Draft): Record<Size, number> {
  const used = (size: Size): number => Object.values(draft[size] ?? {}).reduce((sum, n) => sum + n, 0);
  return { small: FAST.dcs.small - used('small'), large: FAST.dcs.large - used('large') };
}

/** What the next touch puts down: what was chosen, or the other size when that is used up. */
export function nextSize(draft: Draft, wished: Size): Size {
  const left = leftOver(draft);
  if (left[wished] > 0) return wished;
  return wished === 'small' ? 'large' : 'small';
}

function placedOnes(draft: Draft): { readonly size: Size; readonly region: string }[] {
  return SIZES.toReversed().flatMap((size) =>
    Object.entries(draft[size] ?? {}).flatMap(([region, n]) => Array.from({ length: n }, () => ({ size, region }))),
  );
}
