import type pg from 'pg'

/** What people of the demo have made and written, and what came of it. */
const TABLES = [
  'attribute',
  'attribute_option',
  'category',
  'category_attribute',
  'company',
  'company_certificate',
  'company_member',
  'inquiry',
  'inquiry_item',
  'inquiry_thread',
  'list_view',
  'news_article',
  'order_item',
  'order_shipment',
  'order_terms',
  'payment_milestone',
  'payment_receipt',
  'product',
  'product_change',
  'product_sku',
  'production_update',
  'quotation',
  'quotation_charge',
  'quotation_item',
  'service',
  'service_order',
  'store',
  'thread_message',
  'trade_order',
]

/** What is new at every start: ids, moments, days, hashes and numbers that a day is part of. */
const NEW_AT_EVERY_START: readonly (readonly [pattern: RegExp, stands: string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>'],
  [/\d{4}-\d{2}-\d{2}[T ][\d:.]+(?:Z|[+-]\d{2}(?::?\d{2})?)?/g, '<moment>'],
  [/\d{4}-\d{2}-\d{2}/g, '<day>'],
  [/\b[0-9a-f]{64}\b/g, '<hash>'],
  // In a text that is searched too, and with the check digits of what a payment is named by: which of two papers of a day came first may differ.
  [/\b[A-Z]{2,3}\d{10,}(?:-\d+-\d{2})?\b/gi, '<number>'],
]

async function rowsOf(pool: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ row: string }>(`select row_to_json(t)::text as row from "${table}" t`)
  return rows
    .map(({ row }) => NEW_AT_EVERY_START.reduce((text, [pattern, stands]) => text.replaceAll(pattern, stands), row))
    .sort()
}

/** Rows of either market that the other has not, one of each table. */
export async function differencesOf(one: pg.Pool, other: pg.Pool): Promise<string[]> {
  const found: string[] = []
  for (const table of TABLES) {
    const [here, there] = await Promise.all([rowsOf(one, table), rowsOf(other, table)])
    const at = here.findIndex((row, index) => row !== there[index])
    if (here.length === there.length && at < 0) continue
    const [mine = '', theirs = ''] = [here[at], there[at]]
    const from = Math.max(0, [...mine].findIndex((character, index) => character !== theirs[index]) - 60)
    const part = (row: string) => row.slice(from, from + 160)
    found.push(`${table} (${here.length}, ${there.length}): ${part(mine)} — ${part(theirs)}`)
  }
  return found
}
