/** Joins the class names that apply; CSS-module lookups may be undefined and conditions false. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(name => typeof name === 'string' && name !== '').join(' ')
}
