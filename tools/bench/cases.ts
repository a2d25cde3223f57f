import { randomUUID } from 'node:crypto'
import type { Api } from '@tradeport/compose/api'
import { productDetail, productPage, searchSuggestions } from '@tradeport/domain/catalogue/contract'
import { addInquiryLine } from '@tradeport/domain/sourcing/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import type { Endpoint } from '@tradeport/kernel/contract-kit'
import type { BenchMarket } from './market'
import type { Statement, StatementLog } from './statement-log'

/** So many different calls are made of each kind. */
export const VARIANTS = 64

export interface Case {
  name: string
  endpoint: Endpoint
  /** The body of the n-th call. */
  body(n: number): object
  token?(n: number): string
  /** How much the 99th percentile may grow from the smallest to the largest volume. */
  growth: number | undefined
}

/** At least this share of the bare route's requests per second. */
export const SHARE = 0.7

export function casesFor(market: BenchMarket): Case[] {
  const page = { pageNum: 1, pageSize: 20 }
  return [
    {
      name: 'category list of 20',
      endpoint: productPage,
      body: n => ({ ...page, categoryId: market.category(n) }),
      growth: 1.5,
    },
    { name: 'text search', endpoint: productPage, body: n => ({ ...page, keyword: market.word(n) }), growth: 3 },
    { name: 'product detail', endpoint: productDetail, body: n => ({ id: market.product(n) }), growth: 1.5 },
    {
      name: 'adding an inquiry line',
      endpoint: addInquiryLine,
      body: n => ({ productId: market.product(n), quantities: ['300'], unit: 'piece' }),
      token: n => market.buyerToken(n),
      growth: undefined,
    },
  ]
}

/** The longest that the 99th of a hundred callers waits for what goes on from what they typed. */
export const TYPING_LIMIT_MS = 50

/** Letter by letter, as somebody types: it takes several statements, so there is no bare route to hold against it. */
export function typingCase(market: BenchMarket): Case {
  const beginnings = Array.from({ length: VARIANTS }, (_, n) => market.word(n)).flatMap(word =>
    Array.from(word, (_letter, at) => word.slice(0, at + 1).trim()),
  )
  return {
    name: 'suggestions while typing',
    endpoint: searchSuggestions,
    body: n => ({ text: beginnings[n % beginnings.length] }),
    growth: undefined,
  }
}

/** One call of a case, with a key of its own where it changes something. */
export function callOf(test: Case, n: number) {
  return {
    method: 'POST' as const,
    path: `/api${test.endpoint.path}`,
    headers: {
      'content-type': 'application/json',
      locale: 'en_US',
      // Many callers: one alone would meet the limit of calls per address.
      'x-forwarded-for': `10.0.${n % 4}.${n % 251}`,
      ...(test.token ? { authorization: `Bearer ${test.token(n)}` } : {}),
      ...(test.endpoint.writes ? { 'idempotency-key': randomUUID() } : {}),
    },
    body: JSON.stringify({ ...test.body(n), source: DEFAULT_REGION.source }),
  }
}

/** What is not the endpoint's own work: sign-in, transaction and an answer that is kept apart. */
const FRAME = /^(begin|commit|rollback|set)\b|user_session|^(select|insert) .*idempotency/i

/** Where a statement sees itself who calls: the bare route does not know. */
const CHECKING = / or not [^;]*?(?= then null else \$\d+::text end)/s

/** Where a statement also keeps its row under the key of the call. */
const KEEPING = /, kept as \(\s*insert into idempotency_record.*?\)\s*(?=select \* from outcome$)/s

/** Without a part of the text, and with the values that are still named. */
function without(part: RegExp, { text, values, keyAt }: Statement): Statement {
  const own = text.trim().replace(part, ' ')
  const count = Math.max(0, ...Array.from(own.matchAll(/\$(\d+)/g), ([, n]) => Number(n)))
  return { text: own, values: values.slice(0, count), ...(keyAt !== undefined && keyAt < count ? { keyAt } : {}) }
}

/** The same statements, which do the work and keep nothing; none where nothing was kept. */
export function withoutKeeping(statements: readonly Statement[]): Statement[] {
  return statements.filter(({ keyAt }) => keyAt !== undefined).map(statement => without(KEEPING, statement))
}

/**
 * The statement that does an endpoint's work, one for each kind of call, as it keeps its outcome: what the bare route runs.
 *
 * @throws Error when the endpoint does its work with more than one: the comparison would flatter neither side.
 */
export async function statementsOf(test: Case, api: Api, log: StatementLog): Promise<Statement[]> {
  const statements: Statement[] = []
  for (let n = 0; n < VARIANTS; n++) {
    // The second call finds in place what the API keeps in memory, as nearly every call does.
    await askOnce(callOf(test, n), test, api)
    const call = callOf(test, n)
    const heard = await log.during(() => askOnce(call, test, api))
    const own = heard.filter(({ text }) => !FRAME.test(text.trim()))
    const [only, ...others] = own
    if (!only || others.length > 0) throw new Error(`${test.name} takes ${own.length} statements`)
    const keyAt = only.values.indexOf(call.headers['idempotency-key'] ?? '')
    statements.push(without(CHECKING, keyAt < 0 ? only : { ...only, keyAt }))
  }
  return statements
}

async function askOnce(
  { path, body, method, headers }: ReturnType<typeof callOf>,
  test: Case,
  api: Api,
): Promise<void> {
  const response = await api.app.inject({ method, url: path, headers, payload: body })
  if (response.json<{ success: boolean }>().success) return
  throw new Error(`${test.name} answered ${response.body.slice(0, 400)}`)
}
