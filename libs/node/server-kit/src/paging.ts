import { TOTAL_CAP, type Page } from '@tradeport/kernel/contract-kit'

/** Offset and limit of a page request. */
export function limits(input: { pageNum: number; pageSize: number }): { limit: number; offset: number } {
  return { limit: input.pageSize, offset: (input.pageNum - 1) * input.pageSize }
}

/** How many rows a capped count has to look at: `select count(*) from (select 1 … limit COUNT_LIMIT)`. */
export const COUNT_LIMIT = TOTAL_CAP + 1

/** The paging answer from a page's records and its capped count. */
export function pageOf<R>(input: { pageNum: number; pageSize: number }, records: R[], counted: number): Page<R> {
  return {
    records,
    total: Math.min(counted, TOTAL_CAP),
    totalCapped: counted > TOTAL_CAP,
    pageNum: input.pageNum,
    pageSize: input.pageSize,
  }
}
