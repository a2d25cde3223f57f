import { sql, type SQL } from 'drizzle-orm'
import type { Page } from '@tradeport/kernel/contract-kit'
import type { Db } from '@tradeport/node/db'
import { countCap, pageOf } from './paging'

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
  /** What `where` and the statement of the page call the table. */
  as: SQL
  where: SQL
}

/**
 * The same of a long list that is also searched by words.
 *
 * A page of a list is read along the index of its order, until it is full. Where the words fit few rows that is nearly the whole list: the
 * database takes the rows that fit as spread evenly over it, and expects to be done soon. So the rows are counted first, which goes
 * through the words' index and stops at the cap. Where they are no more than that, those found are sorted (`offset 0` keeps the
 * database from walking the list for them all the same); of more, the walk along the list fills a page soon.
 *
 * @param read the page's rows, in the order of the list, out of the given `from …`; other tables are joined behind it.
 */
export async function searchedPage<R>(
  db: Db,
  input: PageInput & { keyword?: string | undefined },
  { table, as, where }: SearchedRows,
  read: (from: SQL) => Promise<R[]>,
): Promise<Page<R>> {
  const cap = countCap(input)
  const counted = await countUpTo(db, sql`from ${table} ${as} where ${where}`, cap)
  const isFound = Boolean(input.keyword) && counted <= cap
  const from = sql`from (select * from ${table} ${as} where ${where} ${isFound ? sql`offset 0` : sql``}) ${as}`
  return pageOf(input, await read(from), counted, cap)
}

/** How many rows there are; one more than `cap` where there are more. */
async function countUpTo(db: Db, rows: SQL, cap: number): Promise<number> {
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 ${rows} limit ${cap + 1}) seen`,
  )
  return counted.rows[0]?.n ?? 0
}
