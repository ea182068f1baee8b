import type { View } from '../view.ts';

/** What is asked about one view for each of its answers is reckoned once: the latest view is remembered. */
export function once<T>(reckon: (view: View) => T): (view: View) => T {
  let latest: View | null = null;
  let reckoned: T;
  return (view) => {
    if (view !== latest) {
      reckoned = reckon(view);
      latest = view;
    }
    return reckoned;
  };
}
