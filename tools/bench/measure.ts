import { VARIANTS, callOf, type Case } from './cases'
import { KEY_PLACE } from './fire'
import type { Gun } from './processes'

const ROUNDS = 5
/** So many before them are not counted: V8 goes on making a way through the code quicker for its first ten thousand calls. */
const WARMING = 3
const MS = 2_000
const CONNECTIONS = 16
const TYPISTS = 4

export interface Figure {
  rps: number
  p50: number
  p99: number
  /** Processor time of the process per request, in microseconds: nearly the same however busy the machine is. */
  cost: number
}

interface Side {
  port: number
  processorMs(): number
}

export interface Comparison {
  api: Figure
  bare: Figure
  /** Median over the rounds of what the API serves of the bare route's requests per second. */
  share: number
}

/** How answers begin: those of the API, and the rows of the bare route. */
const EXPECTED = '{"code":"200"'
const ROWS = '[{'

/** Each kind of call from sixteen addresses: one alone would meet the limit of calls per address. */
const ADDRESSES = 16

/** The calls of a case as they go through the wire. */
function requestsOf(test: Case, path?: string): string[] {
  return Array.from({ length: VARIANTS * ADDRESSES }, (_, n) => {
    const call = callOf(test, n)
    const headers = {
      ...call.headers,
      ...(test.endpoint.writes ? { 'idempotency-key': KEY_PLACE } : {}),
      'content-length': Buffer.byteLength(call.body),
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    return [`${call.method} ${path ?? call.path} HTTP/1.1`, 'host: 127.0.0.1', ...lines, '', call.body].join('\r\n')
  })
}

async function fire(
  gun: Gun,
  side: Side,
  requests: readonly string[],
  expected: string,
  connections = CONNECTIONS,
): Promise<Figure> {
  const before = side.processorMs()
  const { answers, ms, p50, p99, wrong } = await gun.fire({ port: side.port, requests, expected, connections, ms: MS })
  if (wrong !== undefined) throw new Error(wrong)
  return { rps: (answers / ms) * 1000, p50, p99, cost: ((side.processorMs() - before) * 1000) / Math.max(answers, 1) }
}

/**
 * Both in turn, the one that begins changing from round to round: what disturbs the machine disturbs both. Both are asked the same.
 */
export async function compare(gun: Gun, test: Case, apiSide: Side, bareSide: Side): Promise<Comparison> {
  const own = requestsOf(test)
  const same = requestsOf(test, '/bare')
  const rounds: { api: Figure; bare: Figure }[] = []
  for (let round = 0; round < WARMING + ROUNDS; round++) {
    const first = round % 2 === 0 ? await fire(gun, bareSide, same, ROWS) : undefined
    const api = await fire(gun, apiSide, own, EXPECTED)
    const bare = first ?? (await fire(gun, bareSide, same, ROWS))
    if (round >= WARMING) rounds.push({ api, bare })
  }
  const middle = (side: 'api' | 'bare'): Figure => ({
    rps: median(rounds.map(round => round[side].rps)),
    p50: median(rounds.map(round => round[side].p50)),
    p99: median(rounds.map(round => round[side].p99)),
    cost: Math.round(median(rounds.map(round => round[side].cost))),
  })
  return { api: middle('api'), bare: middle('bare'), share: median(rounds.map(({ api, bare }) => api.rps / bare.rps)) }
}

/** How long a few callers wait who ask one after the other, as people do who type. */
export async function waitOf(gun: Gun, test: Case, side: Side): Promise<{ p50: number; p99: number }> {
  const requests = requestsOf(test)
  const rounds: Figure[] = []
  for (let round = 0; round < WARMING + ROUNDS; round++) {
    const figure = await fire(gun, side, requests, EXPECTED, TYPISTS)
    if (round >= WARMING) rounds.push(figure)
  }
  return { p50: median(rounds.map(({ p50 }) => p50)), p99: median(rounds.map(({ p99 }) => p99)) }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
