/** Marks the smallest (or largest) of comparable values; where all are the same, or only one is known, there is nothing to mark. */
export function marksOf(values: readonly (number | null)[], wanted: 'least' | 'most'): boolean[] {
  const known = values.filter(value => value !== null)
  if (known.length < 2 || new Set(known).size < 2) return values.map(() => false)
  const best = wanted === 'least' ? Math.min(...known) : Math.max(...known)
  return values.map(value => value === best)
}
