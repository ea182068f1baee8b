import { type Provenance, RECONSTRUCTED, STATED } from '@tablewright/kernel/words';

type Status = 'stated' | 'implied' | 'reconstructed';

/** What follows from the rulebook counts as given: only what had to be made up says so. */
export function provenanceOf({ provenance }: { readonly provenance: Status }): Provenance {
  return provenance === 'reconstructed' ? RECONSTRUCTED : STATED;
}
