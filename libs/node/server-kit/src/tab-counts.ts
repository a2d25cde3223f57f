import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '@tradeport/node/db'

/** Each tab of a long list is counted up to here. */
const TAB_CAP = 1_000

/**
 * How many rows each tab of a list holds, however long it is.
 *
 * @param rowsOf the statement after `select 1`: the rows of one status, found along an index.
 * @returns `{ all, <status> }` of those that have any; `cap` where one was not counted to its end.
 */
export async function tabCounts(
  db: Db,
  statuses: readonly string[],
  rowsOf: (status: string) => SQL,
): Promise<Record<string, number>> {
  const counts = statuses.map(
    status =>
      sql`select ${status}::text as status, count(*)::int as count from (select 1 ${rowsOf(status)} limit ${TAB_CAP + 1}) seen`,
  )
  const { rows } = await db.execute<{ status: string; count: number }>(sql.join(counts, sql` union all `))
  const filled = rows.filter(row => row.count > 0)
  const byStatus = Object.fromEntries(filled.map(row => [row.status, row.count]))
  if (filled.some(row => row.count > TAB_CAP)) return { ...byStatus, all: TAB_CAP + 1, cap: TAB_CAP }
  return { ...byStatus, all: filled.reduce((sum, row) => sum + row.count, 0) }
}
