import autocannon from 'autocannon'
import { callOf, type Case } from './cases'

const ROUNDS = 5
const SECONDS = 2
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
  address: string
  processorMs(): number
}

export interface Comparison {
  api: Figure
  bare: Figure
  /** Median over the rounds of what the API serves of the bare route's requests per second. */
  share: number
}

async function fire(side: Side, request: autocannon.Request, connections = CONNECTIONS): Promise<Figure> {
  const url = side.address
  const before = side.processorMs()
  const result = await autocannon({ url, connections, duration: SECONDS, requests: [request] })
  const cost = ((side.processorMs() - before) * 1000) / Math.max(result.requests.total, 1)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { rps: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, cost }
}

const BARE: autocannon.Request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }

/** Counts on over all rounds, so that neighbouring calls are different ones. */
let calls = 0
const requestOf = (test: Case): autocannon.Request => ({
  setupRequest: request => ({ ...request, ...callOf(test, calls++) }),
})

/**
 * Both in turn, the one that begins changing from round to round: what disturbs the machine disturbs both. The first round warms
 * and is not counted.
 */
export async function compare(test: Case, apiSide: Side, bareSide: Side): Promise<Comparison> {
  const rounds: { api: Figure; bare: Figure }[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const first = round % 2 === 0 ? await fire(bareSide, BARE) : undefined
    const api = await fire(apiSide, requestOf(test))
    const bare = first ?? (await fire(bareSide, BARE))
    if (round > 0) rounds.push({ api, bare })
  }
  const middle = (side: 'api' | 'bare'): Figure => ({
    rps: median(rounds.map(round => round[side].rps)),
    p50: median(rounds.map(round => round[side].p50)),
    p99: median(rounds.map(round => round[side].p99)),
    cost: Math.round(median(rounds.map(round => round[side].cost))),
  })
  return { api: middle('api'), bare: middle('bare'), share: median(rounds.map(({ api, bare }) => api.rps / bare.rps)) }
}

/** How long a few callers wait who ask one after the other, as people do who type; the first round warms and is not counted. */
export async function waitOf(test: Case, side: Side): Promise<{ p50: number; p99: number }> {
  const rounds: Figure[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const figure = await fire(side, requestOf(test), TYPISTS)
    if (round > 0) rounds.push(figure)
  }
  return { p50: median(rounds.map(({ p50 }) => p50)), p99: median(rounds.map(({ p99 }) => p99)) }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
