type Name = string | false | null | undefined;

/** `const c = classesOf(css)`: then c('seat', isMine && 'mine') is the attribute. */
export function classesOf(css: { readonly [name: string]: string }): (...names: readonly Name[]) => string {
  return (...names) =>
    names
      .filter((name) => typeof name === 'string')
      .map((name) => css[name] ?? name)
      .join(' ');
}
