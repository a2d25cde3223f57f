/** How many entries of these widths fit into `room`; when not all do, the "More" button needs its place too. */
export function fittingCount(widths: readonly number[], room: number, more: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= room) return widths.length
  let used = more
  const full = widths.findIndex(width => {
    used += width
    return used > room
  })
  return Math.max(0, full)
}
