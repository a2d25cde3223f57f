/** Of the hundred characters of a message. */
const ROOM = 45

/** As many names as a message has room for. */
export function fitting(names: readonly string[]): string {
  const shown = names.filter((_, index) => names.slice(0, index + 1).join(', ').length <= ROOM)
  return shown.join(', ') + (shown.length < names.length ? ' …' : '')
}
