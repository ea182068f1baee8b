import type { AskedProps } from '../games/props.ts';
import { Group, MakePlan, PickSome, SplitUp } from './Making.tsx';
import { OptionList } from './OptionList.tsx';

/** How any question of any game can be answered: by its domain alone. */
export function PlainChooser(props: AskedProps) {
  const { domain } = props.question;
  switch (domain.kind) {
    case 'pick':
    case 'acts':
      return <OptionList {...props} options={domain.from} />;
    case 'some':
      return <PickSome {...props} domain={domain} />;
    case 'split':
      return <SplitUp {...props} domain={domain} />;
    case 'grouping':
      return <Group {...props} domain={domain} />;
    case 'plan':
      return <MakePlan {...props} domain={domain} />;
  }
}
