import { sql, type SQL } from 'drizzle-orm'
import type { Page } from '@tradeport/kernel/contract-kit'
import type { Db } from '@tradeport/node/db'
import { countCap, pageOf } from './paging'

/**
 * The paging answer of a long list, counted no further than its reader has paged (`countCap`).
 *
 * @param records the rows of the page.
 * @param rows the statement after `select 1`: all rows that fit.
 */
export async function countedPage<R>(
  db: Db,
  input: { pageNum: number; pageSize: number },
  records: R[],
  rows: SQL,
): Promise<Page<R>> {
  const cap = countCap(input)
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 ${rows} limit ${cap + 1}) seen`,
  )
  return pageOf(input, records, counted.rows[0]?.n ?? 0, cap)
}
