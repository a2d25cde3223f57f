import type { Api } from '@tradeport/compose/api'
import { SUCCESS_CODE, type Endpoint } from '@tradeport/kernel/contract-kit'
import { takesIds } from '@tradeport/testing/harness'
import type pg from 'pg'
import { answered, NO_SUCH_ROW, type Asker, type Row } from './dry-api.test-kit'

/** `acts`: it is done, or read; `sees`: the answer tells that it is there, and why nothing is done. */
type How = 'acts' | 'sees'

export interface Reached {
  /** By endpoint, the tables of which it tells more than of what does not exist. */
  readonly endpoints: ReadonlyMap<Endpoint, readonly string[]>
  /** By `<endpoint> <table>`. */
  readonly answers: ReadonlyMap<string, How>
}

export async function reachOf(
  api: Api,
  who: Asker,
  asked: ReadonlyMap<Endpoint, readonly string[]>,
  rows: ReadonlyMap<string, readonly Row[]>,
): Promise<Reached> {
  const endpoints = new Map<Endpoint, string[]>()
  const answers = new Map<string, How>()
  for (const [endpoint, tables] of asked) {
    // What is told of nothing may differ by the version that was sent.
    const ofNothing = new Map<number | undefined, string>()
    const isToldOfNothing = async ({ version }: Row, text: string) => {
      const known = ofNothing.get(version) ?? (await answered(api, who, endpoint, { ...NO_SUCH_ROW(), version })).text
      ofNothing.set(version, known)
      return known === text
    }
    for (const table of tables)
      for (const row of rows.get(table) ?? []) {
        const { code, text } = await answered(api, who, endpoint, row)
        if (await isToldOfNothing(row, text)) continue
        const key = `${endpoint.name} ${table}`
        if (!answers.has(key)) endpoints.set(endpoint, [...(endpoints.get(endpoint) ?? []), table])
        answers.set(key, code === SUCCESS_CODE ? 'acts' : (answers.get(key) ?? 'sees'))
      }
  }
  return { endpoints, answers }
}

interface Tables {
  readonly pool: pg.Pool
  readonly tables: readonly string[]
  /** Of these only what this condition names. */
  readonly hidden: Readonly<Record<string, string>>
}

/** Of a table with statuses, rows of so many of them. */
const STATUSES = 6

async function rowsAmong({ pool, tables, hidden }: Tables, ids: readonly string[]): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>()
  for (const table of tables) {
    const { rows } = await pool.query<{ row: Row & { status?: string } }>(
      `select to_jsonb(t) as row from "${table}" t where t.id = any ($1::uuid[]) and ${hidden[table] ?? 'true'} order by t.id`,
      [ids],
    )
    const byStatus = new Map(rows.map(({ row }) => [row.status ?? '', row]))
    if (byStatus.size > 0) found.set(table, [...byStatus.values()].slice(0, STATUSES))
  }
  return found
}

/** What somebody comes to see who opens every list, and then whatever these name, by its table. */
export async function visibleTo(
  api: Api,
  who: Asker,
  endpoints: readonly Endpoint[],
  tables: Tables,
): Promise<Map<string, Row[]>> {
  const reads = endpoints.filter(({ writes }) => !writes)
  const ids = new Set<string>()
  const look = async (endpoint: Endpoint, row: Row) => {
    for (const id of (await answered(api, who, endpoint, row)).ids) ids.add(id)
  }
  for (const endpoint of reads.filter(({ input }) => !takesIds(input))) await look(endpoint, NO_SUCH_ROW())
  const first = await rowsAmong(tables, [...ids])
  for (const endpoint of reads.filter(({ input }) => takesIds(input)))
    for (const [row] of first.values()) if (row) await look(endpoint, row)
  return rowsAmong(tables, [...ids])
}
