/** The element that shows a place now: the same one may be drawn twice, once for narrow and once for wide screens. */
export function seenPlace(root: HTMLElement | null, spot: string): HTMLElement | null {
  for (const element of root?.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(spot)}"]`) ?? []) {
    if (element.getBoundingClientRect().width > 0) return element;
  }
  return null;
}
