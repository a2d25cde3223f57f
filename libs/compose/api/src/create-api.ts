import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { AssistantSettings } from '@tradeport/domain/assistant/server'
import { MAX_FILE_BYTES, fileImage } from '@tradeport/domain/files/contract'
import { avatarImage } from '@tradeport/domain/identity/contract'
import { createAuthenticator, type CompanyRegistry } from '@tradeport/domain/identity/server'
import type { MailTransport, SmsTransport } from '@tradeport/domain/messaging/server'
import { AppError } from '@tradeport/kernel/errors'
import { SharedReads, createPool } from '@tradeport/node/db'
import { developmentUrl, packed, packingOf } from '@tradeport/node/edge'
import type { FundsPort } from '@tradeport/node/funds'
import {
  callerOf,
  createJobRunner,
  createLiveHub,
  openApiOf,
  refuse,
  simulatedScanner,
  type BlobStore,
  type JobRunner,
  type LiveHub,
  type MountParts,
  type VirusScanner,
} from '@tradeport/node/server-kit'
import './fastify-config'
import { waitingRoom } from './waiting-room'
import { wireProduct } from './wire-product'
import type { Wiring } from './wiring'

export interface ApiOptions {
  pool: pg.Pool
  /** For the connection that listens for live updates, and those for statements that stand at once. */
  databaseUrl: string
  blobs: BlobStore
  /** Absent: a simulated scanner, which knows nothing but the file that scanners are tried with. */
  scanner?: VirusScanner | undefined
  /** Address of the portal (`https://www.example.com`); mail links to the front-ends beside it. */
  publicUrl: string
  /** Absent: mail stays in the mailbox that the embedded start shows. */
  mailTransport?: MailTransport | undefined
  /** Absent: codes for phones stay in that mailbox too, or cannot be had where mail leaves. */
  smsTransport?: SmsTransport | undefined
  /** Holds a folder for each sender, which its import client of the Single Window watches. Absent: the simulator, through which nothing reaches customs. */
  singleWindowFolder?: string | undefined
  /** Senders may choose the simulator beside folders too. */
  singleWindowSimulator?: boolean | undefined
  /** Under which the Single Window's side signs the receipts it calls with. Absent: there is no such address. */
  singleWindowSecret?: string | undefined
  /** 32 bytes that encrypt what people keep secret, the same on every instance. Absent: a new one for each start. */
  secretKey?: Buffer | undefined
  /** Operators without a second factor can do nothing but set one up. */
  operatorsNeedSecondFactor?: boolean
  /** Operators too may leave the second step out on a device that they trust. */
  operatorsTrustDevices?: boolean
  /** Absent: the embedded assistant, which needs no network. */
  assistant?: AssistantSettings | undefined
  /** Who holds customers' money; absent: a simulated bank, and people are told so. */
  funds?: FundsPort | undefined
  /** Where companies that register are looked up; absent: a simulated register, and reviewers are told so. */
  registry?: CompanyRegistry | undefined
  clock?: () => Date
  /** False: no page is open anywhere, and none is told of what happens (making the demo). */
  tellsPages?: boolean
  logger?: FastifyBaseLogger | boolean
  /**
   * Calls per minute and address; endpoints with a limit of their own keep it. 0: none, and no call is turned away under load
   * (making the demo, tests, benches).
   */
  callsPerMinute?: number
  /**
   * How many proxies stand in front. Each adds the address of its caller at the end: what stands before those is what a caller says, who
   * may say another one with every call.
   */
  proxies?: number
}

export interface Api {
  app: FastifyInstance
  hub: LiveHub
  jobs: JobRunner
  /** Everything a call needs, for seeding and tests that act as the system. */
  parts: MountParts
  /** Begins live updates and timers. */
  start(): Promise<void>
  close(): Promise<void>
}

const AT_ONCE_CONNECTIONS = 2
/** While there is more to do than can be done: of pictures, what a few full pages ask for. */
const PICTURES_WAIT = { places: 200, patienceMs: 8_000 }
/** What pages show as pictures, for which nobody asks again. */
const PICTURES: readonly (string | undefined)[] = [fileImage.name, avatarImage.name]
const RETRY_AFTER_S = 10
const JSON_LIMIT = 2 * 1024 * 1024
/** The page that describes the calls writes styles at its elements; it also has to work where there is no TLS. */
const DOCS_POLICY = {
  'default-src': "'self'",
  'base-uri': "'self'",
  'frame-ancestors': "'none'",
  'img-src': ["'self'", 'data:'],
  'object-src': "'none'",
  'script-src': "'self'",
  'style-src': ["'self'", "'unsafe-inline'"],
}

/** The whole API as one Fastify application: as a process, in tests, and behind the browser tests' handlers. */
export async function createApi(
  options: ApiOptions,
  wire: (options: ApiOptions) => Wiring = wireProduct,
): Promise<Api> {
  const clock = options.clock ?? (() => new Date())
  const { proxies = 0 } = options
  const app = Fastify({
    ...(typeof options.logger === 'object' ? { loggerInstance: options.logger } : { logger: options.logger ?? false }),
    bodyLimit: JSON_LIMIT,
    trustProxy: proxies > 0 ? (_address, hop) => hop < proxies : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    rewriteUrl: ({ url = '/', headers }) => developmentUrl(url, headers.host),
    // Each line names its call itself; a logger for every call would be made for one line.
    childLoggerFactory: logger => logger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read comes to no route, and so to no handler of faults either.
    frameworkErrors: (error, request, reply) => {
      void refuse(reply, error, callerOf(request), request.url, parts)
    },
  })
  const hub = createLiveHub(options.pool, options.databaseUrl, app.log)
  const modules = wire(options)
  const reads = new SharedReads(options.pool)
  const parts: MountParts = {
    pool: options.pool,
    atOncePool: createPool(options.databaseUrl, { max: AT_ONCE_CONNECTIONS }),
    reads,
    clock,
    messenger: modules.messenger,
    texts: modules.texts,
    regions: modules.regions,
    abilities: modules.abilities,
    permits: modules.permits,
    rightsOf: modules.rightsOf,
    files: { blobs: options.blobs, scanner: options.scanner ?? simulatedScanner, sourcesFor: modules.fileSourcesFor },
    logger: app.log,
    announce: options.tellsPages === false ? async () => undefined : events => hub.announce(events),
    authenticator: createAuthenticator(options.pool, reads, modules.permits),
    hub,
  }
  // The pool waits for its connections when it ends.
  app.addHook('onClose', async () => reads.end())
  const jobs = createJobRunner(parts, modules.jobs)
  const services = modules.services.flatMap(servicesOf => servicesOf(parts))
  const document = openApiOf(modules.contracts)

  await app.register(
    async api => {
      const callsPerMinute = options.callsPerMinute ?? 3_000
      if (callsPerMinute > 0) {
        // A picture that is refused stays away until the page is loaded again: it waits a little instead.
        const picture = waitingRoom({ ...PICTURES_WAIT, isBusy: () => api.isUnderPressure() })
        await api.register(underPressure, {
          maxEventLoopDelay: 2_000,
          exposeStatusRoute: false,
          async pressureHandler(request, reply) {
            if (PICTURES.includes(request.routeOptions.config.endpoint) && (await picture())) return
            void reply.header('Retry-After', RETRY_AFTER_S)
            throw new AppError('SYS900503')
          },
        })
        await api.register(rateLimit, { max: callsPerMinute, timeWindow: 60_000, hook: 'onRequest' })
      }
      await api.register(multipart, { limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 10, fieldSize: 10_000 } })
      api.setErrorHandler((error: FastifyError, request, reply) =>
        refuse(reply, error, callerOf(request), request.routeOptions.url ?? request.url, parts),
      )
      api.setNotFoundHandler((request, reply) =>
        refuse(reply, new AppError('SYS900404'), callerOf(request), 'unknown address', parts),
      )
      api.addHook('onResponse', (request, reply, done) => {
        const { endpoint } = request.routeOptions.config
        request.log.info(
          { endpoint, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10, requestId: request.id },
          'call',
        )
        done()
      })
      api.addHook('onRequest', (request, reply, done) => {
        void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
        // The pages of the documentation are framed by nobody either.
        void reply.header('cache-control', 'no-store').header('x-frame-options', 'DENY')
        done()
      })
      // Names in all languages are most of a list, and halve and halve again.
      api.addHook('onSend', (request, reply, answer, done) => {
        const encoding = typeof answer === 'string' ? packingOf(answer, request.headers['accept-encoding']) : undefined
        if (encoding === undefined || typeof answer !== 'string') return done(null, answer)
        void reply.header('content-encoding', encoding).header('vary', 'accept-encoding').removeHeader('content-length')
        packed(answer, encoding).then(
          content => done(null, content),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        )
      })
      await api.register(swagger, { mode: 'static', specification: { document } })
      await api.register(swaggerUi, {
        routePrefix: '/docs',
        // Asked for without a slash at its end, the page names its files from the root of the host.
        indexPrefix: '/api',
        staticCSP: DOCS_POLICY,
        theme: { title: 'Tradeport API' },
        // Hundreds of calls: closed groups and a filter stand at once.
        uiConfig: {
          layout: 'BaseLayout',
          docExpansion: 'none',
          filter: true,
          tagsSorter: 'alpha',
          defaultModelsExpandDepth: -1,
        },
      })
      api.get('/openapi.json', async () => document)
      api.get('/healthz', async () => ({ status: 'ok' }))
      api.get('/readyz', async (_request, reply) => {
        try {
          await options.pool.query('select 1')
          return { status: 'ready' }
        } catch {
          return reply.code(503).send({ status: 'the database does not answer' })
        }
      })
      for (const register of modules.mounts) register(api, parts)
      // Else the front-ends, which are served below every other address, would say in their way that there is nothing.
      api.get('/*', (_request, reply) => reply.callNotFound())
    },
    { prefix: '/api' },
  )

  return {
    app,
    hub,
    jobs,
    parts,
    async start() {
      await hub.start()
      for (const service of services) await service.start()
      jobs.start()
    },
    async close() {
      await jobs.stop()
      for (const service of services) await service.stop()
      await hub.stop()
      await app.close()
      await parts.atOncePool.end()
    },
  }
}
