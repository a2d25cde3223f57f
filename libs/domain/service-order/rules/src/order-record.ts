/** Fewer say nothing. */
export const MIN_ENDED_ORDERS = 5

/** Percent, to one decimal: how many of the paid orders that came to an end were completed; null while there are too few. */
export function completionRate(completed: number, ended: number): string | null {
  return ended < MIN_ENDED_ORDERS ? null : String(Math.round((completed * 1000) / ended) / 10)
}
