import type { Question } from '@tablewright/board';

// How tokens are shared out before the split is answered. What may be answered is in the question.

export type Share = Readonly<Record<string, number>>;

type SplitDomain = Extract<Question['domain'], { kind: 'split' }>;

export function nothingYet({ parts }: Pick<SplitDomain, 'parts'>): Share {
  return Object.fromEntries(parts.map((part) => [part, 0]));
}

export function shared(share: Share): number {
  return Object.values(share).reduce((sum, n) => sum + n, 0);
}

/** One more or one less in a part; the same share when there is no token to move. */
export function changed(share: Share, part: string, by: 1 | -1, { max }: Pick<SplitDomain, 'max'>): Share {
  const now = share[part] ?? 0;
  if (now + by < 0 || shared(share) + by > max) return share;
  return { ...share, [part]: now + by };
}

/** Everything that is not in another part yet goes into this one. */
export function filled(share: Share, part: string, { max }: Pick<SplitDomain, 'max'>): Share {
  return { ...share, [part]: (share[part] ?? 0) + max - shared(share) };
}

export function isEnough(share: Share, { min, max }: Pick<SplitDomain, 'min' | 'max'>): boolean {
  const total = shared(share);
  return total >= min && total <= max;
}
