/** What the forms of a store's actions hand over; apart from the forms, which a list does not wait for. */
export function readReason(values: Record<string, unknown>): string {
  return typeof values['reason'] === 'string' ? values['reason'].trim() : ''
}
