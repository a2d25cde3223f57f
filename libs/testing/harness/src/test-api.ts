import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { pino } from 'pino'
import {
  companyPorts,
  createApi,
  partyCatalogues,
  plug,
  wireProduct,
  wiringOf,
  type Api,
  type ApiOptions,
  type Plugged,
  type Wiring,
} from '@tradeport/compose/api'
import { filesServer, forgetPortrait, keepPortrait, portraitContent } from '@tradeport/domain/files/server'
import {
  KnownRegions,
  createAuthenticator,
  hashPassword,
  identityServer,
  passkeySiteOf,
  simulatedRegistry,
  type AccountPorts,
  type CompanyRegistry,
} from '@tradeport/domain/identity/server'
import { ALL_REGIONS, DEFAULT_REGION, type RegionConfig } from '@tradeport/kernel/config'
import {
  createPermissionCatalogue,
  type Endpoint,
  type Envelope,
  type InputOf,
  type LocaleCode,
  type OutputOf,
} from '@tradeport/kernel/contract-kit'
import { createPool, uuidv7 } from '@tradeport/node/db'
import {
  SYSTEM,
  VISITOR,
  diskBlobs,
  inTransaction,
  type Actor,
  type ActorContext,
  type MailRequest,
  type Messenger,
  type NotificationRequest,
  type VirusScanner,
} from '@tradeport/node/server-kit'
import { createTestDatabase, type Filling } from './test-database'
import { uploadForm, type Upload } from './upload-form'

export interface CallOptions {
  idempotencyKey?: string
  region?: RegionConfig
  locale?: LocaleCode
  headers?: Record<string, string>
}

/** Somebody who calls the API: the envelope comes back as it is, `ok` returns the data or throws with the code. */
export interface Caller {
  readonly actor: Actor
  readonly token: string | null
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Envelope<OutputOf<E>>>
  ok<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>
  /** For inputs that no client of ours would send. */
  raw(endpoint: Endpoint, body: unknown, options?: CallOptions): Promise<Envelope>
  upload<E extends Endpoint>(
    endpoint: E,
    fields: Record<string, string>,
    file: Upload,
    options?: CallOptions,
  ): Promise<Envelope<OutputOf<E>>>
  download(
    endpoint: Endpoint,
    input: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ): Promise<{ status: number; mime: string; disposition: string; content: Buffer }>
}

export interface PersonOptions {
  kind: 'buyer' | 'seller' | 'provider' | 'operator'
  roles?: string[]
  region?: RegionConfig
  /** Joins this company instead of a new one. */
  companyId?: string
  storeId?: string
  /** The part of the company that they work in. */
  department?: string
  companyName?: string
  country?: string
  timeZone?: string
  locale?: LocaleCode
  /** False: endpoints with `stepUp` ask for the password first. */
  proved?: boolean
}

/** A notice with the region it was written in. */
export interface RecordedNotice extends NotificationRequest {
  regionId: string
}

export interface TestApi {
  readonly api: Api
  readonly pool: pg.Pool
  readonly databaseUrl: string
  readonly visitor: Caller
  /** A new person with account, company (with a store id for sellers) and an open session. */
  person(options: PersonOptions): Promise<Caller>
  /** Runs work as the system, or as somebody, in one transaction: for set-up that no endpoint offers. */
  inside<T>(work: (ctx: ActorContext) => Promise<T>, as?: Actor): Promise<T>
  /** What was notified and mailed, in order, where the wiring has no messaging module (`startModuleApi`). */
  readonly notified: RecordedNotice[]
  readonly mailed: MailRequest[]
  /** The clock all code sees; set it to travel. */
  clock: { now: Date }
  close(): Promise<void>
}

/** What is not explained to those who ask is said to those who test. */
const FAULTS = pino({ level: 'error' }, { write: line => console.error(line) })

const DEFAULT_ROLES: Record<PersonOptions['kind'], string[]> = {
  buyer: ['buyer_owner'],
  seller: ['seller_owner', 'shop_manager'],
  provider: ['provider_owner'],
  operator: ['op_super', 'op_reviewer'],
}

/** The whole product, wired as in production, on a database of its own. */
export function startTestApi(
  settings: Pick<ApiOptions, 'singleWindowFolder' | 'singleWindowSimulator' | 'singleWindowSecret' | 'secretKey'> = {},
  filling?: Filling,
): Promise<TestApi> {
  return start(options => wireProduct({ ...options, ...settings }), filling)
}

const noPermissions = () =>
  createPermissionCatalogue({
    endpoints: [],
    machines: [],
    roles: [],
    head: '',
    holders: {},
    exceptions: {},
    sensitive: [],
  })

/** Outside parties that a test answers for; their simulators otherwise. */
interface Outside {
  registry?: CompanyRegistry
  scanner?: VirusScanner
}

/** Only these modules besides files and identity, with a messenger that records: for one domain's own server tests. */
export function startModuleApi(
  modules: readonly Plugged[],
  accounts: Partial<AccountPorts> = {},
  { registry = simulatedRegistry, scanner }: Outside = {},
): Promise<TestApi> {
  const wire = (_options: ApiOptions, messenger: Messenger) => {
    const regions = new KnownRegions()
    return wiringOf(
      messenger,
      [
        plug(filesServer, undefined),
        plug(identityServer, {
          stores: {
            createStore: async () => uuidv7(),
            suspendStores: async () => [],
            reinstateStores: async () => undefined,
            closeStores: async () => undefined,
            showCompany: async () => undefined,
          },
          standing: async () => undefined,
          // Lists that nobody keeps forbid nothing.
          codes: { inForce: async () => new Map(), labels: async () => new Map() },
          registry,
          regions,
          companies: {
            ...companyPorts((_frontEnd, route) => `http://www.tradeport.localhost:8080${route}`),
            categoryNames: async (_ctx, ids) => new Map(ids.map(id => [id, id])),
          },
          accounts: {
            secretKey: randomBytes(32),
            passkeySite: passkeySiteOf('http://www.tradeport.localhost:8080'),
            sms: 'simulated',
            operatorsNeedSecondFactor: false,
            operatorsTrustDevices: false,
            pictures: { keep: keepPortrait, content: portraitContent, forget: forgetPortrait },
            openDocuments: async () => ({
              order: 0,
              serviceOrder: 0,
              customsOrder: 0,
              negotiation: 0,
              membershipOrder: 0,
            }),
            openPartners: async () => [],
            handOnWork: async () => 0,
            handOnDesk: async () => 0,
            forgetPerson: async () => {},
            ...accounts,
          },
          permissionsOf: () => [],
          catalogue: noPermissions,
          partyRights: party => partyCatalogues([identityServer.contract])[party],
          menus: { entries: () => [], words: async () => () => undefined },
          userCenterUrl: (_ctx, route) => `http://cerberus.tradeport.localhost:8080${route}`,
        }),
        ...modules,
      ],
      { regions },
    )
  }
  return start(wire, undefined, scanner ? { scanner } : {})
}

async function start(
  wire: (options: ApiOptions, recorder: Messenger) => Wiring,
  filling?: Filling,
  settings: Pick<ApiOptions, 'scanner'> = {},
): Promise<TestApi> {
  const notified: RecordedNotice[] = []
  const mailed: MailRequest[] = []
  const recorder: Messenger = {
    notify: async (ctx, request) => void notified.push({ ...request, regionId: ctx.region.regionId }),
    mail: async (_ctx, request) => void mailed.push(request),
  }
  const clock = { now: new Date('2026-03-10T02:00:00.000Z') }
  const folder = await mkdtemp(join(tmpdir(), 'tradeport-files-'))
  let wiring: Wiring | undefined
  const wireOnce = (options: ApiOptions) => (wiring ??= wire(options, recorder))
  const draft: Omit<ApiOptions, 'pool' | 'databaseUrl'> = {
    ...settings,
    blobs: diskBlobs(folder),
    clock: () => clock.now,
    callsPerMinute: 0,
    publicUrl: 'http://www.tradeport.localhost:8080',
  }
  // The wiring names the migrations, the migrations make the database, the database opens the API.
  const database = await createTestDatabase(
    wire({ ...draft, pool: createPool(''), databaseUrl: '' }, recorder).migrations,
    filling,
  )
  const pool = createPool(database.url, { max: 24 })
  const api = await createApi({ ...draft, pool, databaseUrl: database.url, logger: FAULTS }, wireOnce)
  await api.app.ready()
  const passwordHash = await hashPassword('Passw0rd!')
  const authenticator = createAuthenticator(pool, api.parts.reads, api.parts.permits)

  const caller = (actor: Actor, token: string | null, home: RegionConfig): Caller => {
    const headers = (options: CallOptions) => ({
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      locale: options.locale ?? 'en_US',
      requestsource: '2',
      ...options.headers,
    })
    const source = (options: CallOptions) => (options.region ?? home).source
    const raw: Caller['raw'] = async (endpoint, body, options = {}) => {
      const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
      const response = await api.app.inject({
        method: endpoint.method,
        url: `/api${endpoint.path}`,
        headers: {
          ...(endpoint.writes ? { 'idempotency-key': options.idempotencyKey ?? randomUUID() } : {}),
          ...headers(options),
          ...(endpoint.method === 'POST' ? { 'content-type': 'application/json' } : {}),
        },
        ...(endpoint.method === 'POST'
          ? { payload: JSON.stringify(isObject ? { ...body, source: source(options) } : body) }
          : { query: { source: source(options), ...(isObject ? stringValues(body) : {}) } }),
      })
      return response.json<Envelope>()
    }
    const self: Caller = {
      actor,
      token,
      raw,
      async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) {
        // The server parsed its answer with this endpoint's output schema.
        return (await raw(endpoint, input, options)) as Envelope<OutputOf<E>>
      },
      async ok(endpoint, input, options) {
        const envelope = await self.call(endpoint, input, options)
        if (!envelope.success) {
          throw new Error(`${endpoint.name} answered ${envelope.code} ${envelope.msg} ${JSON.stringify(envelope.data)}`)
        }
        return envelope.data
      },
      async upload<E extends Endpoint>(
        endpoint: E,
        fields: Record<string, string>,
        file: Upload,
        options: CallOptions = {},
      ) {
        const { type, payload } = await uploadForm({ ...fields, source: source(options) }, file)
        const response = await api.app.inject({
          method: 'POST',
          url: `/api${endpoint.path}`,
          headers: {
            ...headers(options),
            'content-type': type,
            'idempotency-key': options.idempotencyKey ?? randomUUID(),
          },
          payload,
        })
        return response.json<Envelope<OutputOf<E>>>()
      },
      async download(endpoint, input, options = {}) {
        const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) =>
          encodeURIComponent(String(input[name] ?? '')),
        )
        const response = await api.app.inject({
          method: endpoint.method,
          url: `/api${path}`,
          headers: headers(options),
          ...(endpoint.method === 'GET'
            ? { query: { ...stringValues(input), source: home.source } }
            : { payload: { ...input, source: home.source } }),
        })
        return {
          status: response.statusCode,
          mime: String(response.headers['content-type'] ?? ''),
          disposition: String(response.headers['content-disposition'] ?? ''),
          content: response.rawPayload,
        }
      },
    }
    return self
  }

  return {
    api,
    pool,
    databaseUrl: database.url,
    notified,
    mailed,
    clock,
    visitor: caller(VISITOR, null, DEFAULT_REGION),
    async person(options) {
      const region = options.region ?? DEFAULT_REGION
      const userId = uuidv7()
      const roles = options.roles ?? DEFAULT_ROLES[options.kind]
      const email = `${options.kind}-${userId.slice(-12)}@example.com`
      const at = clock.now.toISOString()
      await pool.query(
        `insert into user_account (id, region_id, email, password_hash, display_name, locale, time_zone, status, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, 'active', $8, $8)`,
        [
          userId,
          region.regionId,
          email,
          passwordHash,
          `${options.kind} ${userId.slice(-4)}`,
          options.locale ?? 'en_US',
          options.timeZone ?? 'UTC',
          at,
        ],
      )
      const companyId = options.kind === 'operator' ? null : (options.companyId ?? uuidv7())
      if (options.kind === 'operator') {
        // Without regions only super operators serve all of them.
        const regionIds = roles.includes('op_super') ? [] : ALL_REGIONS.map(({ regionId }) => regionId)
        await pool.query(
          `insert into operator (user_id, region_ids, roles, status, created_at) values ($1, $2, $3, 'active', $4)`,
          [userId, regionIds, roles, at],
        )
      } else {
        await pool.query(
          `insert into company (id, no, region_id, parties, legal_name, country, verify_level, status, store_id, created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, 2, 'active', $7, $8, $8) on conflict do nothing`,
          [
            companyId,
            `CO${companyId}`,
            region.regionId,
            [options.kind],
            options.companyName ?? `Company ${companyId?.slice(-4)}`,
            options.country ?? (options.kind === 'buyer' ? 'DE' : 'CN'),
            options.storeId ?? (options.kind === 'seller' ? uuidv7() : null),
            at,
          ],
        )
        await pool.query(
          `insert into company_member (user_id, company_id, party, roles, is_owner, status, created_at, department)
           values ($1, $2, $3, $4, true, 'active', $5, $6)`,
          [userId, companyId, options.kind, roles, at, options.department ?? null],
        )
      }
      const token = randomUUID()
      const tenYearsOn = new Date(clock.now.getTime() + 10 * 365 * 86_400_000).toISOString()
      const { createHash } = await import('node:crypto')
      await pool.query(
        `insert into user_session (token_hash, user_id, identity, company_id, region_id, request_source, created_at, expires_at,
           proved_at)
         values ($1, $2, $3, $4, $5, 2, $6, $7, $8)`,
        [
          createHash('sha256').update(token).digest(),
          userId,
          options.kind,
          companyId,
          region.regionId,
          at,
          // Tests travel in time; their sessions do not end on the way, and the proof of who they are does not age.
          tenYearsOn,
          options.proved === false ? null : tenYearsOn,
        ],
      )
      return caller(await authenticator.authenticate(token, region, clock.now), token, region)
    },
    inside: (work, as = SYSTEM) =>
      inTransaction(
        api.parts,
        {
          actor: as,
          region: api.parts.regions.of(DEFAULT_REGION),
          locale: 'en_US',
          requestId: 'test',
          requestSource: 0,
          ip: '127.0.0.1',
          token: null,
        },
        work,
      ),
    async close() {
      await api.close()
      await pool.end()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function stringValues(body: object): Record<string, string> {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]))
}
