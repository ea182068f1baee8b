/** Class names that apply, as one attribute. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter((name) => typeof name === 'string').join(' ');
}
