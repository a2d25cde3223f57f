import { TOTAL_CAP, type Page } from '@tradeport/kernel/contract-kit'

/** Offset and limit of a page request. */
export function limits(input: { pageNum: number; pageSize: number }): { limit: number; offset: number } {
  return { limit: input.pageSize, offset: (input.pageNum - 1) * input.pageSize }
}

/** How many rows a capped count has to look at: `select count(*) from (select 1 … limit COUNT_LIMIT)`. */
export const COUNT_LIMIT = TOTAL_CAP + 1

const COUNT_STEP = 1_000

/** What a long list is counted to: further and further as it is paged through, so that its first pages wait for no long count. */
export function countCap(input: { pageNum: number; pageSize: number }): number {
  const seen = input.pageNum * input.pageSize
  return Math.min(TOTAL_CAP, (Math.floor(seen / COUNT_STEP) + 1) * COUNT_STEP)
}

/** The paging answer from a page's records and the count of its rows, which looked at one more than `cap`. */
export function pageOf<R>(
  input: { pageNum: number; pageSize: number },
  records: R[],
  counted: number,
  cap = TOTAL_CAP,
): Page<R> {
  return {
    records,
    total: Math.min(counted, cap),
    totalCapped: counted > cap,
    pageNum: input.pageNum,
    pageSize: input.pageSize,
  }
}
