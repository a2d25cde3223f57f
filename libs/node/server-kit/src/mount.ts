import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  NO_NEW_BUSINESS,
  SUCCESS_CODE,
  endpointsOf,
  isOfOffice,
  z,
  type Endpoint,
  type Envelope,
  type PermissionCatalogue,
} from '@tradeport/kernel/contract-kit'
import { isClosed, operatorFrontEndsOf, type PartyKind, type RegionConfig } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { actOf, isActOfOffice, noteLook, noteRefusal } from './acts-of-office'
import { answerWriter } from './answer-writer'
import { VISITOR, type Abilities, type Actor, type ActorContext, type Authenticator, type UsedFor } from './context'
import {
  CallerLeft,
  CommitQueue,
  createContext,
  inTransaction,
  type CallFacts,
  type ContextParts,
} from './context-factory'
import { cookieHeader } from './cookies'
import { openEventStream } from './event-stream'
import { actorWithin } from './own-rights'
import type { LiveHub } from './live'
import { IDEMPOTENCY_KEY, answerKept, keepAnswer, requestHash, type CallKey } from './idempotency'
import type { CallExtras, ServerModule } from './module'
import { changeOf, makeChange, makeChangeAtOnce, type StatedChange } from './one-statement'
import { callerOf, callerRegion, requestSourceOf, userAgentOf } from './request-facts'
import { errorTextFor, fieldTextFor, type Reader } from './server-texts'
import { httpStatusOf, invalidInputCode } from './answer-codes'
import { transportFault, unstorableNumber, unstorableText } from './transport-fault'
import { isBinary, isFeed, type Feed, type UploadedFile } from './transport'
import { unkeepableFields } from './unkeepable'
import { wrongFieldsOf } from './validation'
import { offeredTo, requireOwnHand } from './viewing'

export interface MountParts extends ContextParts {
  authenticator: Authenticator
  hub: LiveHub
  abilities: Abilities
  /** Whether an operator with these roles may call the endpoint; nobody else is asked about. */
  permits(endpoint: Endpoint, roles: readonly string[]): boolean
  /** What the people of a side may do, for those who hold roles of their company's own. */
  rightsOf(party: PartyKind): PermissionCatalogue
}

type AnyHandler = (ctx: ActorContext, input: unknown, extras: CallExtras) => Promise<unknown>

/** An endpoint with what answers it. */
interface Route {
  endpoint: Endpoint
  handler: AnyHandler
  /** Where its whole work is one statement, which also keeps its answer. */
  stated: StatedChange | undefined
  /** The whole answer as JSON, for what the handler returns. */
  write(result: unknown): string
}

/** How long a proof of who one is counts for endpoints with `stepUp`. */
const PROOF_MINUTES = 10

/** In tests every answer is also written by zod and compared. */
const COMPARED = process.env['NODE_ENV'] === 'test'

/** Mounts every endpoint of a module; `app` is the scope under `/api`. */
export function mount<Ports, C extends object>(
  app: FastifyInstance,
  module: ServerModule<Ports, C>,
  ports: Ports,
  parts: MountParts,
): void {
  // The mapped type of handlers proves that each endpoint has one; looked up by name here they lose their own input types.
  const handlers = module.handlers(ports) as Record<string, AnyHandler>
  for (const [name, endpoint] of endpointsOf(module.contract)) {
    if (endpoint.kind === 'events') {
      app.get(endpoint.path, (request, reply) => openStream(endpoint, request, reply, parts))
      continue
    }
    const handler = handlers[name]
    if (!handler) throw new Error(`${endpoint.name} has no handler`)
    const stated = endpoint.replay && endpoint.ability === undefined ? changeOf(handler) : undefined
    const route: Route = { endpoint, handler, stated, write: successWriter(endpoint) }
    const rateLimit = endpoint.rateLimit === undefined ? {} : { rateLimit: limitOf(endpoint, endpoint.rateLimit) }
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { endpoint: endpoint.name, ...rateLimit },
      handler: (request, reply) => answer(route, request, reply, parts),
    })
  }
}

/**
 * Signed-in people are counted by their token, since an office shares one address; where a visitor may call, the address counts,
 * because anybody can send another token each time.
 */
function limitOf(endpoint: Endpoint, max: number) {
  const byToken = !endpoint.audiences.includes('visitor')
  return {
    max,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest) =>
      `${endpoint.name} ${byToken ? (bearer(request) ?? request.ip) : request.ip}`,
  }
}

async function openStream(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: MountParts,
): Promise<FastifyReply> {
  try {
    const region = callerRegion(undefined, request, parts.regions)
    const actor = admit(endpoint, await actorOf(endpoint, bearer(request), region, parts), request, parts)
    parts.hub.attach(actor, reply)
    return reply
  } catch (error) {
    return refuse(reply, error, callerOf(request), endpoint.name, parts)
  }
}

async function openFeed(feed: Feed, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  let isGone = false
  let opened: { close(): void } | undefined
  const stream = openEventStream(reply, () => {
    isGone = true
    opened?.close()
  })
  try {
    opened = await feed.open({ send: ({ event, data }) => stream.send(event, data), end: () => stream.end() })
    if (isGone) opened.close()
  } catch (error) {
    // The head has been sent: all that is left is to end, and the browser comes back.
    request.log.error({ err: error, requestId: request.id }, 'a feed could not be opened')
    stream.end()
  }
  return reply
}

async function answer(route: Route, request: FastifyRequest, reply: FastifyReply, parts: MountParts): Promise<unknown> {
  const { endpoint, handler } = route
  let reader = callerOf(request)
  let tried: { facts: CallFacts; input: unknown } | undefined
  try {
    const token = bearer(request)
    if (endpoint.kind === 'multipart') await requireSomebody(endpoint, token, request, parts)
    const uploads = endpoint.kind === 'multipart' ? await filesOf(request) : undefined
    const raw = uploads?.fields ?? (endpoint.method === 'GET' ? withPathParameters(request) : request.body)
    const { source, input } = withoutSource(raw)
    const region = callerRegion(source, request, parts.regions)
    reader = { region, locale: reader.locale }
    const factsOf = (caller: Actor): CallFacts => ({
      actor: caller,
      region,
      locale: reader.locale,
      requestId: request.id,
      requestSource: requestSourceOf(request),
      ip: request.ip,
      userAgent: userAgentOf(request),
      token,
      cookies: request.headers.cookie,
      keepCookie: cookie => void reply.header('set-cookie', cookieHeader(cookie, request.protocol === 'https')),
      // Its connection is closed, and the answer was not sent.
      hasLeft: endpoint.endsWithCaller ? () => reply.raw.destroyed : undefined,
    })
    const changed = await changedAtOnce(route, token, region, factsOf, input, request, parts)
    if (changed !== undefined) return sendJson(reply, changed)
    const caller = await actorOf(endpoint, token, region, parts)
    tried = { facts: factsOf(caller), input }
    const actor = admit(endpoint, caller, request, parts)
    const facts = factsOf(actor)
    requireOpen(endpoint, actor, region)
    if (asksProof(endpoint, actor)) requireProof(actor, parts.clock())
    const parsed = parsedInput(endpoint, input, uploads?.files ?? [])
    const extras: CallExtras = { files: uploads?.files ?? [] }
    // What is paid for is counted with the work, also where that only reads.
    if (endpoint.writes || endpoint.ability !== undefined) {
      return await change(route, parsed, extras, facts, request, reply, parts)
    }
    const queue = new CommitQueue()
    const ctx = createContext(parts, facts, parts.pool, queue, parts.reads)
    const result = await handler(ctx, parsed, extras).finally(() => queue.settle(parts))
    if (endpoint.audit === 'read' && queue.audits === 0 && isActOfOffice(endpoint, actor))
      await noteLook(ctx, actOf(endpoint, parsed, result))
    await queue.flush(parts)
    if (isFeed(result)) return await openFeed(result, request, reply)
    return send(reply, route, result, actor)
  } catch (error) {
    if (error instanceof CallerLeft) {
      parts.logger.info({ endpoint: endpoint.name, requestId: request.id }, 'called off by the caller')
      return reply.hijack()
    }
    const known = tried ? reasonIn(tried.facts.region, error) : error
    const fault = unstorableNumber(known, tried?.input, invalidInputCode(endpoint.path)) ?? known
    if (tried) await recordRefusal(endpoint, tried, fault, parts)
    return refuse(reply, fault, reader, endpoint.name, parts)
  }
}

/** @throws AppError with what is wrong at which field. */
function parsedInput(endpoint: Endpoint, input: unknown, files: readonly UploadedFile[]): unknown {
  // With the input in its issues, a field of a wrong type can be told from a missing one.
  const parsed = z.safeParse(endpoint.input, input, { reportInput: true })
  const fileNames = files.map(({ field, fileName }) => [field, fileName])
  const unkeepable = [...unkeepableFields(input), ...unkeepableFields(Object.fromEntries(fileNames))]
  if (parsed.success && unkeepable.length === 0) return parsed.data
  const fieldErrors = [...unkeepable, ...(parsed.success ? [] : wrongFieldsOf(parsed.error))]
  throw new AppError(invalidInputCode(endpoint.path), {}, { fieldErrors })
}

/**
 * A change of one statement, by somebody who is remembered and whose standing it checks itself: one trip to the database instead of two.
 *
 * @returns undefined wherever anything is in its way, a refusal as well: nothing was changed then that the ordinary way would change again.
 */
async function changedAtOnce(
  { endpoint, stated, write }: Route,
  token: string | null,
  region: RegionConfig,
  factsOf: (caller: Actor) => CallFacts,
  input: unknown,
  request: FastifyRequest,
  parts: MountParts,
): Promise<string | undefined> {
  if (!stated || endpoint.stepUp !== false || token === null || isClosed(region)) return undefined
  const standing = parts.authenticator.recall(token, region, parts.clock())
  if (!standing) return undefined
  try {
    const facts = factsOf(admit(endpoint, standing.actor, request, parts))
    const parsed = parsedInput(endpoint, input, [])
    const call = callKeyOf(endpoint, facts, request, parsed, [])
    return await makeChangeAtOnce(parts, facts, stated, parsed, call, write, standing)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** The answer does not change because it could not be written down. */
async function recordRefusal(
  endpoint: Endpoint,
  { facts, input }: { facts: CallFacts; input: unknown },
  error: unknown,
  parts: MountParts,
): Promise<void> {
  await noteRefusal(parts, facts, endpoint, input, error).catch((fault: unknown) =>
    parts.logger.error(
      { err: fault, endpoint: endpoint.name, requestId: facts.requestId },
      'a refusal was not recorded',
    ),
  )
}

/** A public endpoint takes a visitor's call even with a token that has ended: browsing must not need a fresh sign-in. */
async function actorOf(
  endpoint: Endpoint,
  token: string | null,
  region: RegionConfig,
  parts: MountParts,
): Promise<Actor> {
  const isPublic = endpoint.audiences.includes('visitor')
  if (token === null || (isPublic && endpoint.audiences.length === 1)) return VISITOR
  try {
    return actorIn(region, await parts.authenticator.authenticate(token, region, parts.clock()))
  } catch (error) {
    if (isPublic && error instanceof AppError) return VISITOR
    throw error
  }
}

/** In a closed region every company is one that takes no new business: what it may do, and what is shown to it, follows from that. */
function actorIn(region: RegionConfig, actor: Actor): Actor {
  return isClosed(region) && actor.companyId !== null ? { ...actor, roles: [...actor.roles, NO_NEW_BUSINESS] } : actor
}

/** @throws AppError `MALL600411` for what would begin something new in a closed region. */
function requireOpen({ begins }: Endpoint, { kind }: Actor, region: RegionConfig): void {
  if (begins && kind !== 'operator' && kind !== 'system' && isClosed(region)) throw new AppError('MALL600411')
}

/** What a restricted company may not begin is refused to all companies of a closed region, for another reason. */
const reasonIn = (region: RegionConfig, error: unknown): unknown =>
  error instanceof AppError && error.code === 'USER_SERVICE530154' && isClosed(region)
    ? new AppError('MALL600411')
    : error

/** @throws AppError before a file of somebody unknown is read into memory. */
async function requireSomebody(
  endpoint: Endpoint,
  token: string | null,
  request: FastifyRequest,
  parts: MountParts,
): Promise<void> {
  if (endpoint.audiences.includes('visitor')) return
  try {
    if (token === null) throw new AppError('global400001')
    await parts.authenticator.authenticate(token, callerRegion(undefined, request, parts.regions), parts.clock())
  } catch (error) {
    // Which region the call is meant for stands in its fields.
    if (error instanceof AppError && error.code === 'global400002') return
    // Who still sends hears the answer when that is through.
    request.raw.resume()
    throw error
  }
}

const refused = (request: FastifyRequest) => new AppError('gateway.400019', { url: request.url.split('?')[0] ?? '' })

/** @returns the caller as the call has them: with the roles that it goes by. */
function admit(endpoint: Endpoint, actor: Actor, request: FastifyRequest, parts: MountParts): Actor {
  if (actor.viewing) requireOwnHand(endpoint)
  if (endpoint.audiences.includes('visitor')) return withinCall(endpoint, actor, request, parts)
  // Who is signed in and belongs to no company yet need not sign in again.
  if (actor.kind === 'visitor' && actor.userId === null) throw new AppError('global400001')
  const kind = actor.kind
  const isHeldBack = actor.mustEnrol === true && endpoint.audiences.length === 1
  const isTheirOwn = kind === 'visitor' && endpoint.withoutCompany
  const isMeant = isTheirOwn || (kind !== 'system' && endpoint.audiences.includes(kind) && !isHeldBack)
  if (!isMeant || (kind === 'operator' && !parts.permits(endpoint, actor.roles))) throw refused(request)
  if (isOfOffice(endpoint)) requireEntry(actor, requestSourceOf(request))
  return withinCall(endpoint, actor, request, parts)
}

/** @throws AppError `gateway.400019` for whose roles of their company's own do not hold what the call takes. */
function withinCall(endpoint: Endpoint, actor: Actor, request: FastifyRequest, parts: MountParts): Actor {
  const { kind } = actor
  if (!actor.ownRights || (kind !== 'buyer' && kind !== 'seller' && kind !== 'provider')) return actor
  const within = actorWithin(actor, endpoint, parts.rightsOf(kind))
  if (!within) throw refused(request)
  return within
}

/** @throws AppError `USER_SERVICE530312` for calls of a front-end that the operator may not enter: also from a page that stands open. */
function requireEntry({ frontEnds }: Actor, requestSource: number): void {
  const asked = operatorFrontEndsOf(requestSource)
  if (frontEnds === undefined || asked.length === 0 || asked.some(key => frontEnds.includes(key))) return
  throw new AppError('USER_SERVICE530312')
}

const asksProof = ({ stepUp }: Endpoint, { kind }: Actor): boolean =>
  typeof stepUp === 'boolean' ? stepUp : stepUp.some(audience => audience === kind)

/** @throws AppError `USER_SERVICE530130`: the front-end asks for the proof and sends the call again. */
function requireProof({ provedAt }: Actor, now: Date): void {
  if (provedAt && now.getTime() - provedAt.getTime() < PROOF_MINUTES * 60_000) return
  throw new AppError('USER_SERVICE530130')
}

async function change(
  route: Route,
  input: unknown,
  extras: CallExtras,
  facts: CallFacts,
  request: FastifyRequest,
  reply: FastifyReply,
  parts: MountParts,
): Promise<unknown> {
  const { endpoint } = route
  const handler = async (ctx: ActorContext, queue: CommitQueue) => {
    const paid = paidFor(endpoint, ctx.actor)
    const settle = paid === undefined ? undefined : await parts.abilities.use(ctx, paid)
    const result = await route.handler(ctx, input, extras)
    await settle?.(usedFor(endpoint, input, result))
    if (queue.audits === 0 && isActOfOffice(endpoint, ctx.actor)) await ctx.audit(actOf(endpoint, input, result))
    ctx.stillWanted()
    return result
  }
  if (!endpoint.writes || !endpoint.replay) {
    const result = await inTransaction(parts, facts, handler)
    return send(reply, route, result, facts.actor)
  }
  const call = callKeyOf(endpoint, facts, request, input, extras.files)
  if (route.stated && !isActOfOffice(endpoint, facts.actor))
    return sendJson(reply, await makeChange(parts, facts, route.stated, input, call, route.write))
  const { text } = await inTransaction(
    parts,
    facts,
    async (ctx, queue) => {
      const kept = await answerKept(ctx, call)
      if (kept !== undefined) return { text: kept, isNew: false }
      return { text: route.write(await handler(ctx, queue)), isNew: true }
    },
    async (ctx, done) => {
      if (done.isNew) await keepAnswer(ctx, call, done.text)
    },
  )
  return sendJson(reply, text)
}

/** @throws AppError when the call names no key, or none that is one. */
function callKeyOf(
  endpoint: Endpoint,
  { actor, region }: CallFacts,
  request: FastifyRequest,
  input: unknown,
  files: readonly UploadedFile[],
): CallKey {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) {
    const wrong = { path: 'Idempotency-Key', rule: key === undefined ? 'required' : 'invalid_format' }
    throw new AppError(invalidInputCode(endpoint.path), {}, { fieldErrors: [wrong] })
  }
  return {
    // Visitors have no name; what they send and the key itself keep their answers apart.
    actor: actor.userId ?? 'visitor',
    key,
    hash: requestHash(endpoint.name, region.regionId, [input, files.map(digestOf)]),
  }
}

/** Companies pay for what they use; operators do their work. */
function paidFor({ ability }: Endpoint, { kind }: Actor): string | undefined {
  return kind === 'operator' ? undefined : ability
}

/** The document that comes of a call, or that it was about. */
function usedFor(endpoint: Endpoint, input: unknown, result: unknown): UsedFor {
  const asked = { id: undefined, ...asObject(input) }
  const { id } = { ...asked, ...(isBinary(result) ? {} : asObject(result)) }
  return { documentType: endpoint.touches[0] ?? '', documentId: typeof id === 'string' ? id : '' }
}

function digestOf(file: UploadedFile): string {
  return createHash('sha256').update(file.content).digest('base64url')
}

function successWriter(endpoint: Endpoint): (result: unknown) => string {
  const write = answerWriter(endpoint.output, { compared: COMPARED })
  const head = JSON.stringify({ code: SUCCESS_CODE, msg: '', success: true } satisfies Omit<Envelope, 'data'>).slice(
    0,
    -1,
  )
  return result => {
    const data = write(result)
    return data === undefined ? `${head}}` : `${head},"data":${data}}`
  }
}

/** As RFC 8187 writes a name in a header: what `encodeURIComponent` leaves, but what has a meaning there. */
const quoted = (fileName: string) =>
  encodeURIComponent(fileName).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function send(reply: FastifyReply, route: Route, result: unknown, actor: Actor): FastifyReply {
  if (reply.sent || reply.raw.headersSent) return reply
  if (isBinary(result)) {
    if (result.fileName) {
      void reply.header('content-disposition', `attachment; filename*=UTF-8''${quoted(result.fileName)}`)
    }
    void reply.header('cache-control', result.cacheControl ?? 'private, no-store')
    return reply.type(result.mime).send(result.body)
  }
  return sendJson(reply, offeredTo(actor, route.write(result)))
}

function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text)
}

/** One place turns every failure into the envelope. */
export function refuse(
  reply: FastifyReply,
  error: unknown,
  reader: Reader,
  where: string,
  parts: Pick<MountParts, 'logger' | 'texts'>,
): FastifyReply {
  const known = error instanceof AppError ? error : (transportFault(error) ?? unstorableText(error))
  if (!known) parts.logger.error({ err: error, endpoint: where, requestId: reply.request.id }, 'unexpected fault')
  const code = known?.code ?? 'SYS900001'
  const data = known?.fieldErrors
    ? {
        fieldErrors: known.fieldErrors.map(field => ({
          ...field,
          message: field.message || fieldTextFor(parts.texts, reader, field.rule, field.params),
        })),
      }
    : (known?.data ?? null)
  const body: Envelope = {
    code,
    msg: errorTextFor(parts.texts, reader, known?.says ?? code, known?.params),
    success: false,
    data,
  }
  return reply.code(httpStatusOf(code)).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

function bearer(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (!header) return null
  const match = /^Bearer (\S{1,512})$/.exec(header)
  // Anything else in the header is a token nobody knows.
  return match?.[1] ?? 'malformed'
}

function withPathParameters(request: FastifyRequest): object {
  return { ...asObject(request.query), ...asObject(request.params) }
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

/** Takes the request layer's `source` out of the input, which is this call's own: a copy of it without would be the dearest step. */
function withoutSource(raw: unknown): { source: string | undefined; input: unknown } {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return { source: undefined, input: raw ?? {} }
  if (!('source' in raw)) return { source: undefined, input: raw }
  const { source } = raw
  delete raw.source
  const known = typeof source === 'string' || typeof source === 'number' ? String(source) : undefined
  return { source: known, input: raw }
}

async function filesOf(request: FastifyRequest): Promise<{ fields: Record<string, string>; files: UploadedFile[] }> {
  const fields: Record<string, string> = {}
  const files: UploadedFile[] = []
  if (!request.isMultipart()) throw new AppError('FILE700415')
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      files.push({
        field: part.fieldname,
        fileName: part.filename,
        mime: part.mimetype,
        content: await part.toBuffer(),
      })
    } else if (typeof part.value === 'string') {
      fields[part.fieldname] = part.value
    }
  }
  return { fields, files }
}
