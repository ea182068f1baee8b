import { clsx, Reconstructed } from '@tablewright/board';
import type { View } from '@tablewright/human-punishment-rules';
import { FACTION_NAMES, type FactionId } from '@tablewright/human-punishment-rules/content';
import { FACTION_AIMS, FACTION_ICONS, objectiveOf } from './look.ts';
import styles from './Loyalty.module.css';
import { provenanceOf } from './provenance.ts';
import { Sign } from './signs.tsx';

/** A loyalty card, turned over. */
export function LoyaltyCard({ faction, delay = 0 }: { readonly faction: FactionId; readonly delay?: number }) {
  return (
    <div className={clsx(styles['loyalty'], styles[faction])} style={{ animationDelay: `${delay}ms` }}>
      <Sign id={FACTION_ICONS[faction]} size={34} />
      <div>
        <b>{FACTION_NAMES[faction]}</b>
        <p>{FACTION_AIMS[faction]}</p>
      </div>
    </div>
  );
}

type Objective = NonNullable<View['players'][number]['objectives'][number]>;

/** An Objective with how far it has got. */
export function ObjectiveCard({ objective }: { readonly objective: Objective }) {
  const { id, done, wanted, met } = objective;
  const printed = objectiveOf(id);
  return (
    <div className={clsx(styles['objective'], met === true && styles['met'])}>
      <b>
        {printed?.name ?? id}{' '}
        {printed !== undefined && <Reconstructed provenance={provenanceOf(printed)} thing="Objective" inside />}
      </b>
      <p>{printed?.text}</p>
      <small>
        {done !== null && wanted > 1 && `${Math.min(done, wanted)} of ${wanted} · `}
        {met === null ? 'known at the end' : met ? 'met' : 'not met yet'}
        {printed?.when === 'end' && met !== null && ', as it stands'}
      </small>
    </div>
  );
}
