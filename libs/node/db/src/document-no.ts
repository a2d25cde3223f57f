import { sql } from 'drizzle-orm'
import type { Db } from './pool'

const CIVIL_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** The civil day of trade documents, `YYYY-MM-DD` in Asia/Shanghai. */
export function tradeDay(now: Date): string {
  return CIVIL_DAY.format(now)
}

/**
 * The next document number `{prefix}{yyMMdd}{region code}{6 digits}`, without gaps per prefix, region and day: the counter row
 * stays locked until the transaction that takes the number commits.
 */
export async function nextDocumentNo(
  db: Db,
  prefix: string,
  region: { id: string; code: string },
  now: Date,
): Promise<string> {
  const day = tradeDay(now)
  const result = await db.execute<{ value: number }>(sql`
    insert into document_counter (prefix, region_id, day, value) values (${prefix}, ${region.id}, ${day}, 1)
    on conflict (prefix, region_id, day) do update set value = document_counter.value + 1
    returning value`)
  const value = result.rows[0]?.value
  if (value === undefined) throw new Error(`document counter ${prefix} gave no value`)
  return `${prefix}${day.slice(2).replaceAll('-', '')}${region.code}${String(value).padStart(6, '0')}`
}
