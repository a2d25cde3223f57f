import { createHmac, randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import {
  beginSecondFactor,
  confirmSecondFactor,
  invitationAccept,
  login,
  operatorInvite,
  registerBuyer,
  sendCode,
  type Identity,
} from '@tradeport/domain/identity/contract'
import { cookieDomain, DEFAULT_REGION, PLATFORMS, type AppKey, type RegionConfig } from '@tradeport/kernel/config'
import type { Endpoint, Envelope, InputOf, LocaleCode, OutputOf } from '@tradeport/kernel/contract-kit'
import { demoPassword, mailedCode, mailedLink, urlOf } from './fixtures'

/** Somebody with an open session. */
export interface Person {
  readonly identity: Identity
  readonly email: string
  readonly token: string
}

const FRONT_END = {
  buyer: 'buyer',
  seller: 'seller',
  provider: 'providerAdmin',
  operator: 'admin',
} as const satisfies Record<Identity, AppKey>

/** A call as the front-ends make it, for what a test needs to be there and does not look at. */
export async function callApi<E extends Endpoint>(
  request: APIRequestContext,
  person: Person | null,
  endpoint: E,
  input: InputOf<E>,
  region: RegionConfig = DEFAULT_REGION,
): Promise<OutputOf<E>> {
  const app = person ? FRONT_END[person.identity] : 'portal'
  const url = new URL(urlOf(app))
  const answer = await request.post(`http://127.0.0.1:${url.port}/api${endpoint.path}`, {
    headers: {
      host: url.host,
      requestSource: String(PLATFORMS[app].requestSource),
      locale: 'en_US',
      'idempotency-key': randomUUID(),
      ...(person ? { authorization: `Bearer ${person.token}` } : {}),
    },
    data: { source: region.source, ...asObject(input) },
  })
  // The server parsed its answer with this endpoint's output schema.
  const envelope = (await answer.json()) as Envelope<OutputOf<E>>
  if (!envelope.success) throw new Error(`${endpoint.name} answered ${JSON.stringify(envelope)}`)
  return envelope.data
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** Whoever came in long ago is asked for the password again before anything grave: such a session is not handed on. */
const FRESH_MS = 5 * 60_000
const sessions = new Map<string, { person: Promise<Person>; since: number }>()

/** An account of the demo, `demo(request, 'seller', 'lanyun')`, whose session is fresh; shared by the tests of a worker. */
export function demo(request: APIRequestContext, identity: Identity, name: string): Promise<Person> {
  const email = `${name}@${identity}.example`
  const known = sessions.get(email)
  if (known && Date.now() - known.since < FRESH_MS) return known.person
  const person = signInAt(request, identity, email, demoPassword())
  sessions.set(email, { person, since: Date.now() })
  return person
}

async function signInAt(
  request: APIRequestContext,
  identity: Identity,
  email: string,
  password: string,
  region = DEFAULT_REGION,
): Promise<Person> {
  const { token } = await callApi(request, null, login, { email, password, identity }, region)
  return { identity, email, token }
}

/** A buyer of this test alone. */
export async function newBuyer(
  request: APIRequestContext,
  companyName: string,
  region = DEFAULT_REGION,
): Promise<Person> {
  const email = `buyer-${randomUUID().slice(0, 8)}@buyer.example`
  const password = 'Knit-2026!'
  await callApi(request, null, sendCode, { email, purpose: 'register', identity: 'buyer' }, region)
  const given = {
    displayName: 'Jo Miller',
    companyName,
    country: 'DE',
    locale: 'en_US',
    timeZone: 'Europe/Berlin',
  } as const
  const code = await mailedCode(request, email)
  await callApi(request, null, registerBuyer, { ...given, email, code, password }, region)
  return signInAt(request, 'buyer', email, password, region)
}

/** What an authenticator app shows (RFC 6238). */
export function appCode(secret: string, stepsAhead = 0): string {
  const bits = [...secret].map(letter =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map(byte => parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead))
  const mac = createHmac('sha1', key).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** An operator of this test alone, who signs in with a second step as operators have to. */
export async function newOperator(
  request: APIRequestContext,
  roles: string[],
): Promise<{ email: string; password: string; secret: string }> {
  const email = `op-${randomUUID().slice(0, 8)}@operator.example`
  const password = 'Knit-2026!'
  await callApi(request, await demo(request, 'operator', 'admin'), operatorInvite, {
    ...{ email, displayName: 'Kim Reviewer', locale: 'en_US', roles, regionIds: [DEFAULT_REGION.regionId] },
    reason: 'Joins the desk today',
  })
  const token = new URL(await mailedLink(request, email)).searchParams.get('token') ?? ''
  await callApi(request, null, invitationAccept, { token, password })
  const person = await signInAt(request, 'operator', email, password)
  const { secret } = await callApi(request, person, beginSecondFactor, {})
  await callApi(request, person, confirmSecondFactor, { code: appCode(secret) })
  return { email, password, secret }
}

/** The browser has this person's session, as after a sign-in. */
export async function signIn(context: BrowserContext, person: Person): Promise<void> {
  const { tokenKey } = PLATFORMS[FRONT_END[person.identity]]
  await context.addCookies([cookie(tokenKey, `Bearer ${person.token}`)])
}

/** The language a person has chosen, for all front-ends. */
export async function speak(context: BrowserContext, locale: LocaleCode): Promise<void> {
  await context.addCookies([cookie(PLATFORMS.portal.langKey, locale), cookie(PLATFORMS.seller.langKey, locale)])
}

function cookie(name: string, value: string) {
  const domain = cookieDomain(new URL(urlOf('portal')).host) ?? 'localhost'
  return { name, value: encodeURIComponent(value), domain: `.${domain}`, path: '/' }
}
