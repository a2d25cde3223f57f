import { sql, type SQL } from 'drizzle-orm'
import type { Page } from '@tradeport/kernel/contract-kit'
import type { Db } from '@tradeport/node/db'
import { countCap, limits, pageOf } from './paging'

interface PageInput {
  pageNum: number
  pageSize: number
}

/**
 * The paging answer of a long list, counted no further than its reader has paged (`countCap`).
 *
 * @param records the rows of the page.
 * @param rows the statement after `select 1`: all rows that fit.
 * @param cap how far it is counted instead: `TOTAL_CAP` for lists whose whole length is soon counted.
 */
export async function countedPage<R>(
  db: Db,
  input: PageInput,
  records: R[],
  rows: SQL,
  cap: number = countCap(input),
): Promise<Page<R>> {
  return pageOf(input, records, await countUpTo(db, rows, cap), cap)
}

/** The rows of one table that a list shows. */
interface SearchedRows {
  table: SQL
  /** What `where`, `order` and the statement of the page call the table. */
  as: SQL
  where: SQL
  /** Of the list, by columns of the table. */
  order: SQL
  /** Few of many rows may fit, whatever is asked for; otherwise only where words are. */
  picksFew?: boolean
}

/** What words fit is sorted up to this many rows. */
const SORTED = 5_000

/**
 * The same of a long list that is also searched by words, or shows few rows of its table.
 *
 * A page of a list is read along the index of its order, until it is full. Where the words fit few rows that is nearly the whole list: the
 * database takes the rows that fit as spread evenly over it, and expects to be done soon. So the rows are counted first, which goes
 * through the words' index. Where they are no more than can soon be sorted, those found are (`offset 0` keeps the database from walking
 * the list for them all the same); of more, the walk along the list fills a page soon.
 *
 * @param read what a page shows of its rows, out of the given `from …`: they are those of the page alone, and other tables are joined
 *   behind it. It puts them in order once more.
 */
export async function searchedPage<R>(
  db: Db,
  input: PageInput & { keyword?: string | undefined },
  { table, as, where, order, picksFew = Boolean(input.keyword) }: SearchedRows,
  read: (from: SQL) => Promise<R[]>,
): Promise<Page<R>> {
  const { limit, offset } = limits(input)
  const cap = countCap(input)
  const sorted = input.keyword ? Math.max(cap, SORTED) : cap
  const counted = await countUpTo(db, sql`from ${table} ${as} where ${where}`, sorted)
  const isFound = picksFew && counted <= sorted
  const rows = isFound
    ? sql`(select * from ${table} ${as} where ${where} offset 0) ${as}`
    : sql`${table} ${as} where ${where}`
  const from = sql`from (select * from ${rows} order by ${order} limit ${limit} offset ${offset}) ${as}`
  return pageOf(input, await read(from), Math.min(counted, cap + 1), cap)
}

/** How many rows there are; one more than `cap` where there are more. */
async function countUpTo(db: Db, rows: SQL, cap: number): Promise<number> {
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 ${rows} limit ${cap + 1}) seen`,
  )
  return counted.rows[0]?.n ?? 0
}
