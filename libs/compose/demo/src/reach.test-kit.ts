import type { Api } from '@tradeport/compose/api'
import { SUCCESS_CODE, type Endpoint } from '@tradeport/kernel/contract-kit'
import { takesIds } from '@tradeport/testing/harness'
import type pg from 'pg'
import { answered, NO_SUCH_ROW, type Asker, type Row } from './dry-api.test-kit'
import type { NamedTables } from './named-tables.test-kit'

/** `acts`: it is done, or read; `sees`: the answer tells that it is there, and why nothing is done. */
export type How = 'acts' | 'sees'

/** What a call tells of a table's rows, and the row of which it tells most. */
export interface Told {
  readonly endpoint: Endpoint
  readonly table: string
  readonly how: How
  readonly row: Row
}

/** By `<endpoint> <table>`, what is told more than of what does not exist. */
export type Reached = ReadonlyMap<string, Told>

/** What is told of a row that does not exist: of an endpoint once for each version that is sent, for the answer may differ by it. */
function toldOfNothing(api: Api, who: Asker): (endpoint: Endpoint, version?: number) => Promise<string> {
  const said = new Map<string, Promise<string>>()
  return (endpoint, version) => {
    const key = `${endpoint.name} ${version}`
    const known = said.get(key) ?? answered(api, who, endpoint, { ...NO_SUCH_ROW(), version }).then(({ text }) => text)
    said.set(key, known)
    return known
  }
}

export async function reachOf(
  { api, named }: { api: Api; named: NamedTables },
  who: Asker,
  asked: ReadonlyMap<Endpoint, readonly string[]>,
  rows: ReadonlyMap<string, readonly Row[]>,
): Promise<Reached> {
  const reached = new Map<string, Told>()
  const nothing = toldOfNothing(api, who)
  const askAbout = async (endpoint: Endpoint, table: string) => {
    for (const [at, row] of (rows.get(table) ?? []).entries()) {
      const key = `${endpoint.name} ${table}`
      const known = reached.get(key)
      // One that is done tells all there is to know of the table.
      if (known?.how === 'acts' || (at >= EVERYWHERE && !known)) break
      const { code, text } = await answered(api, who, endpoint, row)
      if (text === (await nothing(endpoint, row.version))) continue
      if (code === SUCCESS_CODE) reached.set(key, { endpoint, table, how: 'acts', row })
      else if (!known) reached.set(key, { endpoint, table, how: 'sees', row })
    }
  }
  // One endpoint after the other: what is heard has to be its own.
  for (const [endpoint, tables] of asked)
    await named.follow(
      tables,
      async () => void (await nothing(endpoint)),
      next => inGroups(next, table => askAbout(endpoint, table)),
    )
  return reached
}

/** An answer of somebody else about a row of which the first one was told. */
export interface Answer {
  /** Undefined where it is what is said of a row that does not exist. */
  readonly how: How | undefined
  readonly code: string
  readonly text: string
}

/** What somebody else is told by the same calls about the same rows, or about others of the same tables. */
export async function answersTo(
  api: Api,
  who: Asker,
  reached: Iterable<Told>,
  rowOf: (told: Told) => Row | undefined = ({ row }) => row,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const nothing = toldOfNothing(api, who)
  const ask = async (told: Told): Promise<void> => {
    const row = rowOf(told)
    if (!row) return
    const { endpoint, table } = told
    const { code, text } = await answered(api, who, endpoint, row)
    const how = text === (await nothing(endpoint, row.version)) ? undefined : code === SUCCESS_CODE ? 'acts' : 'sees'
    answers.set(`${endpoint.name} ${table}`, { how, code, text })
  }
  await inGroups([...reached], ask)
  return answers
}

/** So many questions at a time. */
const AT_ONCE = 6

async function inGroups<A>(all: readonly A[], ask: (each: A) => Promise<void>): Promise<void> {
  const rest = [...all]
  const next = async (): Promise<void> => {
    const first = rest.shift()
    if (!first) return
    await ask(first)
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
      [...first.values()].flatMap(rows => rows.slice(0, EVERYWHERE)),
      row => look(endpoint, row),
    )
  return rowsAmong(tables, [...ids])
}
