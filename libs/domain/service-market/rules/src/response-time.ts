/** Fewer say nothing. */
export const MIN_ANSWERS = 3

/** How long one waits for an answer: the median, which one slow answer does not move; null while there are too few. */
export function responseTime(minutes: readonly number[]): number | null {
  if (minutes.length < MIN_ANSWERS) return null
  const ordered = minutes.toSorted((a, b) => a - b)
  const upper = ordered[Math.floor(ordered.length / 2)] ?? 0
  const lower = ordered[Math.ceil(ordered.length / 2) - 1] ?? upper
  return Math.round((lower + upper) / 2)
}
