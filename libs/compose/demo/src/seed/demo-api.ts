import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { createApi, type Api, type ApiOptions, type Wiring } from '@tradeport/compose/api'
import { simulatedFunds } from '@tradeport/domain/service-order/server'
import { PLATFORMS, type AppKey, type RegionConfig } from '@tradeport/kernel/config'
import type { Endpoint, Envelope, InputOf, LocaleCode, OutputOf } from '@tradeport/kernel/contract-kit'
import type { FundsPort } from '@tradeport/node/funds'
import { SYSTEM, inTransaction, type ActorContext } from '@tradeport/node/server-kit'

/** Somebody of the demo who acts through the real endpoints. */
export interface DemoActor {
  readonly userId: string
  readonly companyId: string | null
  readonly region: RegionConfig
  readonly token: string
  readonly locale: LocaleCode
  /** Where they act, for what is kept of each place. */
  readonly frontEnd?: AppKey
}

export type VersionedTable = 'customs_order' | 'declaration_form' | 'service_order' | 'trade_order'

/**
 * The product's own API, used to make the demo: what it shows went through the same checks, machines, numbers and notifications as
 * what people do. Only the clock is ours, so that things have happened over the last weeks.
 */
export interface DemoApi {
  readonly api: Api
  readonly pool: pg.Pool
  /** Everything from here on happens at this time. */
  at(time: Date): void
  now(): Date
  /** Works that do not touch each other go on side by side, each at a time of its own. */
  beside<T>(works: readonly (() => Promise<T>)[]): Promise<T[]>
  call<E extends Endpoint>(actor: DemoActor, endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>
  /** The same for an endpoint that takes a file. */
  upload<E extends Endpoint>(
    actor: DemoActor,
    endpoint: E,
    input: Record<string, string>,
    file: { name: string; content: Buffer },
  ): Promise<OutputOf<E>>
  /** As long as this goes on the bank declines whatever it is asked for. */
  refusedByBank(work: () => Promise<void>): Promise<void>
  asSystem<T>(region: RegionConfig, work: (ctx: ActorContext) => Promise<T>): Promise<T>
  /** What an action is to name, without all that a page of the document shows. */
  versionOf(table: VersionedTable, id: string): Promise<number>
  /** A session for a person of the demo, ended when the demo is made. */
  signIn(person: Omit<DemoActor, 'token'>, identity: 'buyer' | 'seller' | 'provider' | 'operator'): Promise<DemoActor>
  close(): Promise<void>
}

export async function openDemoApi(options: ApiOptions, wiring: Wiring, start: Date): Promise<DemoApi> {
  const common = { time: start }
  const own = new AsyncLocalStorage<{ time: Date }>()
  const watch = () => own.getStore() ?? common
  const clock = () => watch().time
  const bank = options.funds ?? simulatedFunds
  let isDeclining = false
  const funds: FundsPort = {
    simulated: bank.simulated,
    settle: async (step, instruction) =>
      isDeclining ? { ok: false, failure: 'declined' } : bank.settle(step, instruction),
  }
  const api = await createApi(
    { ...options, funds, clock, callsPerMinute: 0, tellsPages: false, logger: false },
    () => wiring,
  )
  await api.app.ready()
  const sessions: Buffer[] = []
  const send = async <E extends Endpoint>(
    actor: DemoActor,
    endpoint: E,
    input: unknown,
    type: string,
    payload: string | Buffer,
  ): Promise<OutputOf<E>> => {
    const response = await api.app.inject({
      method: 'POST',
      url: `/api${endpoint.path}`,
      headers: {
        authorization: `Bearer ${actor.token}`,
        locale: actor.locale,
        requestsource: actor.frontEnd ? String(PLATFORMS[actor.frontEnd].requestSource) : '0',
        'content-type': type,
        'idempotency-key': randomUUID(),
      },
      payload,
    })
    const envelope = response.json<Envelope<OutputOf<E>>>()
    if (envelope.success) return envelope.data
    throw new Error(
      `demo: ${endpoint.name} answered ${envelope.code} ${JSON.stringify(envelope.data)} to ${JSON.stringify(input)}`,
    )
  }
  return {
    api,
    pool: options.pool,
    at(next) {
      watch().time = next
    },
    now: clock,
    beside: works => Promise.all(works.map(work => own.run({ time: clock() }, work))),
    call: (actor, endpoint, input) =>
      send(
        actor,
        endpoint,
        input,
        'application/json',
        JSON.stringify({ ...asObject(input), source: actor.region.source }),
      ),
    upload(actor, endpoint, input, { name, content }) {
      const boundary = randomUUID()
      const part = (head: string, body: string) =>
        `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}`
      const fields = Object.entries({ ...input, source: actor.region.source })
        .map(([field, value]) => part(`name="${field}"`, `${value}\r\n`))
        .join('')
      const head = part(`name="file"; filename="${name}"\r\ncontent-type: application/pdf`, '')
      const body = Buffer.concat([Buffer.from(fields + head), content, Buffer.from(`\r\n--${boundary}--\r\n`)])
      return send(actor, endpoint, input, `multipart/form-data; boundary=${boundary}`, body)
    },
    async refusedByBank(work) {
      isDeclining = true
      try {
        await work()
      } finally {
        isDeclining = false
      }
    },
    asSystem: (region, work) =>
      inTransaction(
        api.parts,
        { actor: SYSTEM, region, locale: region.locale, requestId: 'demo', requestSource: 1, ip: '', token: null },
        work,
      ),
    async versionOf(table, id) {
      const { rows } = await options.pool.query<{ version: number }>({
        name: `demo_version_${table}`,
        text: `select version from ${table} where id = $1`,
        values: [id],
      })
      const [row] = rows
      if (!row) throw new Error(`demo: there is no ${table} ${id}`)
      return row.version
    },
    async signIn(person, identity) {
      const token = randomBytes(32).toString('base64url')
      const hash = createHash('sha256').update(token).digest()
      sessions.push(hash)
      await options.pool.query(
        `insert into user_session (token_hash, user_id, identity, company_id, region_id, request_source, created_at, expires_at,
           proved_at)
         values ($1, $2, $3, $4, $5, 1, $6, $7, $7)`,
        [
          hash,
          person.userId,
          identity,
          person.companyId,
          person.region.regionId,
          start,
          new Date(Date.now() + 86_400_000),
        ],
      )
      return { ...person, token }
    },
    async close() {
      await options.pool.query('delete from user_session where token_hash = any ($1::bytea[])', [sessions])
      await api.app.close()
    },
  }
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
