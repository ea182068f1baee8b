import { AREAS } from './content/board.ts';
import { shuffle } from './chance.ts';
import { toJunkyard, unequip } from './chips.ts';
import type { K } from './events.ts';
import { deeCoyOf, isCarrier } from './pieces.ts';
import { KURO_DESTROYED, NONE, type State } from './state.ts';

// Kuro leaves the game (HPB-887). His markers: one for each of the Areas 1 to 5 and the Junkyard (content ledger 12).

export function hasMarker(s: State, area: number): boolean {
  return area < AREAS && (s.kuroMarkers & (1 << area)) !== 0;
}

export function destroyKuro(s: State, k: K): void {
  const kuro = s.seats;
  const dee = deeCoyOf(s);
  k.tell({ type: 'kuroGone' });
  while (isCarrier(s, kuro)) toJunkyard(s, k, unequip(s, kuro, 0), dee, { what: 'kuro' });
  for (let kind = 0; kind < 2; kind += 1) if ((s.scanners[kuro]! & (1 << kind)) !== 0) s.scannersAt[kind]! += 1;
  s.scanners[kuro] = 0;
  if (s.recon[kuro] !== NONE) {
    s.reconDeck.push(s.recon[kuro]!);
    s.recon[kuro] = NONE;
    shuffle(s, k, s.reconDeck, 'Recon');
  }
  s.at[kuro] = NONE;
  s.health[kuro] = 0;
  s.entered &= ~(1 << kuro);
  s.kuroGone = KURO_DESTROYED;
}
