import type { Api } from '@tradeport/compose/api'
import { SUCCESS_CODE, type Endpoint } from '@tradeport/kernel/contract-kit'
import { takesIds } from '@tradeport/testing/harness'
import type pg from 'pg'
import { answered, NO_SUCH_ROW, type Asker, type Row } from './dry-api.test-kit'
import type { NamedTables } from './named-tables.test-kit'

/** `acts`: it is done, or read; `sees`: the answer tells that it is there, and why nothing is done. */
type How = 'acts' | 'sees'

export interface Reached {
  /** By endpoint, the tables of which it tells more than of what does not exist. */
  readonly endpoints: ReadonlyMap<Endpoint, readonly string[]>
  /** By `<endpoint> <table>`. */
  readonly answers: ReadonlyMap<string, How>
}

export async function reachOf(
  { api, named }: { api: Api; named: NamedTables },
  who: Asker,
  asked: ReadonlyMap<Endpoint, readonly string[]>,
  rows: ReadonlyMap<string, readonly Row[]>,
): Promise<Reached> {
  const endpoints = new Map<Endpoint, string[]>()
  const answers = new Map<string, How>()
  const ask = async (endpoint: Endpoint, tables: readonly string[]) => {
    // What is told of nothing may differ by the version that was sent.
    const said = new Map<number | undefined, string>()
    const isToldOfNothing = async ({ version }: Row, text: string) => {
      const known = said.get(version) ?? (await answered(api, who, endpoint, { ...NO_SUCH_ROW(), version })).text
      said.set(version, known)
      return known === text
    }
    const askAbout = async (table: string) => {
      for (const [at, row] of (rows.get(table) ?? []).entries()) {
        const key = `${endpoint.name} ${table}`
        // One that is done tells all there is to know of the table.
        if (answers.get(key) === 'acts' || (at >= EVERYWHERE && !answers.has(key))) break
        const { code, text } = await answered(api, who, endpoint, row)
        if (await isToldOfNothing(row, text)) continue
        if (!answers.has(key)) endpoints.set(endpoint, [...(endpoints.get(endpoint) ?? []), table])
        answers.set(key, code === SUCCESS_CODE ? 'acts' : (answers.get(key) ?? 'sees'))
      }
    }
    const ofNothing = async () => void (await isToldOfNothing(NO_SUCH_ROW(), ''))
    await named.follow(tables, ofNothing, askAbout)
  }
  for (const [endpoint, tables] of asked) await ask(endpoint, tables)
  return { endpoints, answers }
}

/** So many questions at a time. */
const AT_ONCE = 6

async function inGroups<A, B>(all: readonly (readonly [A, B])[], ask: (a: A, b: B) => Promise<void>): Promise<void> {
  const rest = [...all]
  const next = async (): Promise<void> => {
    const first = rest.shift()
    if (!first) return
    await ask(...first)
    await next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

interface Tables {
  readonly pool: pg.Pool
  readonly tables: readonly string[]
  /** Of these only what this condition names. */
  readonly hidden: Readonly<Record<string, string>>
}

/** Of a status, so many rows: the newest, the oldest, and some between them. */
const OF_ONE_STATUS = 12
/** So many rows of a table are asked for everywhere; further ones only where something is told of that table at all. */
const EVERYWHERE = 8

function placeIn<T>(group: readonly T[], at: number): T | undefined {
  if (group.length <= OF_ONE_STATUS) return group[at]
  return group[Math.round((at * (group.length - 1)) / (OF_ONE_STATUS - 1))]
}

async function rowsAmong({ pool, tables, hidden }: Tables, ids: readonly string[]): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>()
  for (const table of tables) {
    const { rows } = await pool.query<{ row: Row & { status?: string } }>(
      `select to_jsonb(t) as row from "${table}" t where t.id = any ($1::uuid[]) and ${hidden[table] ?? 'true'} order by t.id`,
      [ids],
    )
    const byStatus = Map.groupBy(rows.toReversed(), ({ row }) => row.status ?? '')
    // The newest of every status first, then further ones in turn: what can be done differs within a status too.
    const chosen = Array.from({ length: OF_ONE_STATUS }, (_, at) =>
      [...byStatus.values()].flatMap(group => (at < group.length ? [placeIn(group, at)] : [])),
    ).flat()
    const different = [...new Map(chosen.flatMap(each => (each ? [[each.row.id, each.row] as const] : []))).values()]
    if (different.length > 0) found.set(table, different)
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
  const look = async (endpoint: Endpoint, row: Row, extent?: 'least') => {
    for (const id of (await answered(api, who, endpoint, row, extent)).ids) ids.add(id)
  }
  // A list may be narrowed by an id: first it is seen as a whole.
  for (const endpoint of reads) await look(endpoint, NO_SUCH_ROW(), 'least')
  const first = await rowsAmong(tables, [...ids])
  for (const endpoint of reads.filter(({ input }) => takesIds(input)))
    await inGroups(
      [...first.values()].flatMap(rows => rows.slice(0, EVERYWHERE).map(row => [endpoint, row] as const)),
      look,
    )
  return rowsAmong(tables, [...ids])
}
