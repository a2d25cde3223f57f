/** The page numbers to show, null for a gap: first, last, and those around the current one; never a gap of a single page. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1])
  if (page <= 3) for (const near of [2, 3, 4]) wanted.add(near)
  if (page >= pageCount - 2) for (const near of [pageCount - 1, pageCount - 2, pageCount - 3]) wanted.add(near)
  const numbers = [...wanted].filter(each => each >= 1 && each <= pageCount).sort((a, b) => a - b)
  return numbers.flatMap((each, index) => {
    const before = numbers[index - 1] ?? each - 1
    if (each - before === 2) return [each - 1, each]
    return each - before > 2 ? [null, each] : [each]
  })
}
