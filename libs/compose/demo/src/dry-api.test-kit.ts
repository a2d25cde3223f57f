import { randomUUID } from 'node:crypto'
import { createApi, type Api, type ApiOptions, type Wiring } from '@tradeport/compose/api'
import type { RegionConfig } from '@tradeport/kernel/config'
import { SUCCESS_CODE, type Endpoint, type Envelope } from '@tradeport/kernel/contract-kit'
import { ANY_FILES, inputWith, leastInputWith, uploadForm } from '@tradeport/testing/harness'
import type pg from 'pg'

function bound<T extends object>(target: T, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name)
  return typeof value === 'function' ? (...given: unknown[]): unknown => Reflect.apply(value, target, given) : value
}

/** A connection on which every commit is answered as one, and is none. */
function takingBack(client: pg.PoolClient): pg.PoolClient {
  return new Proxy(client, {
    get: (target, name) =>
      name === 'query'
        ? async (...given: unknown[]): Promise<unknown> => {
            if (given[0] !== 'commit') return Reflect.apply(target.query, target, given)
            const { command, ...rest } = await target.query('rollback')
            return { ...rest, command: command === 'ROLLBACK' ? 'COMMIT' : command }
          }
        : bound(target, name),
  })
}

/** The same API on the same data, whose changes are answered and taken back: no question of a matrix changes the answer to the next. */
export function dryApi(options: ApiOptions, wiring: Wiring): Promise<Api> {
  const pool = new Proxy(options.pool, {
    get: (target, name) => (name === 'connect' ? async () => takingBack(await target.connect()) : bound(target, name)),
  })
  return createApi({ ...options, pool }, () => wiring)
}

export interface Asker {
  readonly token: string | null
  readonly region: RegionConfig
}

export interface Row {
  readonly id: string
  /** As whoever has just read it would send it. */
  readonly version?: number | undefined
}

export const NO_SUCH_ROW = (): Row => ({ id: randomUUID() })

export interface Answered {
  readonly code: string
  /** All of it, without what differs from call to call. */
  readonly text: string
  /** All ids that it names. */
  readonly ids: readonly string[]
}

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** What somebody is told about one row; with `least`, by a call that names no more than it has to. */
export async function answered(
  { app }: Api,
  who: Asker,
  endpoint: Endpoint,
  row: Row,
  extent: 'ids' | 'least' = 'ids',
): Promise<Answered> {
  const asked = (extent === 'ids' ? inputWith : leastInputWith)(endpoint.input, row.id)
  const version = 'version' in asked && row.version !== undefined ? { version: row.version } : {}
  const input = { ...asked, ...version, source: who.region.source }
  const fields = new Map<string, unknown>(Object.entries(input))
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(fields.get(name))))
  const query = Object.fromEntries(
    [...fields].map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  const send = async (type: string | undefined, payload: object) => {
    const answer = await app.inject({
      method: endpoint.method,
      url: `/api${path}`,
      headers: {
        locale: 'en_US',
        requestsource: '2',
        'idempotency-key': randomUUID(),
        ...(type === undefined ? {} : { 'content-type': type }),
        ...(who.token === null ? {} : { authorization: `Bearer ${who.token}` }),
      },
      ...(endpoint.method === 'GET' ? { query } : { payload }),
    })
    const isJson = String(answer.headers['content-type'] ?? '').includes('json')
    return {
      text: isJson ? answer.payload : `${answer.statusCode} a file`,
      code: isJson ? answer.json<Envelope>().code : String(answer.statusCode),
    }
  }
  // What comes with a file is asked with one of each kind: the wrong kind may be refused before anything is looked for.
  const forms = endpoint.kind === 'multipart' ? await Promise.all(ANY_FILES.map(file => uploadForm(query, file))) : []
  const answers =
    forms.length > 0
      ? await Promise.all(forms.map(({ type, payload }) => send(type, payload)))
      : [await send(undefined, input)]
  const text = answers.map(each => each.text).join(' ')
  return {
    code: answers.find(({ code }) => code === SUCCESS_CODE)?.code ?? answers[0]?.code ?? '',
    text: text.replaceAll(UUID, '<id>').replaceAll(/"version":\d+/g, '"version":<n>'),
    ids: text.match(UUID) ?? [],
  }
}
