import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'
import { createRequestLayer, type RequestLayer } from '@tradeport/web/request'

// What the request layer costs: 10,000 calls through it against a bare loop of `fetch` that asks the same of the same server.
const CALLS = 10_000
const ROUNDS = 3
const MOST = 2

const productPage = defineEndpoint({
  name: 'catalogue.productPage',
  path: '/mall/product/page',
  audiences: ['visitor'],
  input: z.looseObject({}),
  output: z.looseObject({}),
})

const answer = JSON.stringify({
  code: '200',
  msg: '',
  success: true,
  data: { records: Array.from({ length: 20 }, (_, n) => ({ id: `p${n}`, name: `Cardigan ${n}`, price: '12.50' })) },
})

/** As a list sends it; each call differs, so that none is joined with another. */
const inputOf = (n: number) => ({
  keyword: ' wool ',
  pageNum: n,
  pageSize: 20,
  filters: { gauge: '12', origin: ['CN'] },
})

async function bareLoop(url: string): Promise<void> {
  for (let n = 0; n < CALLS; n++) {
    const response = await fetch(`${url}${productPage.path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: 'Bearer token',
        requestSource: '2',
        locale: 'en_US',
      },
      body: JSON.stringify({ source: '1', ...inputOf(n) }),
      credentials: 'include',
    })
    const envelope: unknown = await response.json()
    if (!isEnvelope(envelope)) throw new Error('no envelope')
  }
}

const isEnvelope = (value: unknown): boolean => typeof value === 'object' && value !== null && 'code' in value

async function pipelineLoop(layer: RequestLayer): Promise<void> {
  for (let n = 0; n < CALLS; n++) {
    const result = await layer.call(productPage, inputOf(n))
    if (!result.ok) throw new Error(`${result.failure.kind} ${result.failure.code}`)
  }
}

async function secondsOf(run: () => Promise<void>): Promise<number> {
  const since = performance.now()
  await run()
  return (performance.now() - since) / 1_000
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

function listen(server: Server): Promise<string> {
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      // A server on a TCP port has an address with a port.
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })
}

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
  })
})
const url = await listen(server)
const layer = createRequestLayer({
  platform: 'buyer',
  requestSource: 2,
  source: () => '1',
  token: () => 'Bearer token',
  locale: () => 'en_US',
  baseUrl: url,
})

// The engine first learns both loops; then they take turns, so that what else the machine does meets both.
await bareLoop(url)
await pipelineLoop(layer)
const bare: number[] = []
const piped: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  bare.push(await secondsOf(() => bareLoop(url)))
  piped.push(await secondsOf(() => pipelineLoop(layer)))
}
server.close()
server.closeAllConnections()

const ratio = median(piped) / median(bare)
process.stdout.write(
  `${CALLS} calls: bare fetch ${median(bare).toFixed(2)} s, request layer ${median(piped).toFixed(2)} s, ratio ${ratio.toFixed(2)} of at most ${MOST}\n`,
)
process.exitCode = ratio <= MOST ? 0 : 1
