import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createApi, wireProduct, type Api } from '@tradeport/compose/api'
import { generateProducts } from '@tradeport/domain/catalogue/server'
import { createPool, database, migrate } from '@tradeport/node/db'
import { startEmbedded } from '@tradeport/node/embedded-db'
import { diskBlobs } from '@tradeport/node/server-kit'
import type pg from 'pg'
import { ownFolder } from './own-folder'
import { SHARE, TYPING_LIMIT_MS, casesFor, statementsOf, typingCase, withoutKeeping } from './cases'
import { prepareMarket, type BenchMarket } from './market'
import { compare, median, waitOf, type Comparison } from './measure'
import { startApi, startBare, startGun, type RunningApi } from './processes'
import { StatementLog } from './statement-log'
import { Verdicts, percent } from './verdicts'

const MAX_RESIDENT_MB = 200
const MAX_START_MS = 3_000
const STARTS = 3

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    profile: { type: 'string' },
    only: { type: 'string' },
    'api-flag': { type: 'string', multiple: true },
    'api-variable': { type: 'string', multiple: true },
  },
})

const apiFlags = [
  ...(flags['api-flag'] ?? []),
  ...(flags.profile ? ['--cpu-prof', '--cpu-prof-dir', flags.profile] : []),
]

/** `NAME=value`: what the API alone is started with. */
const apiVariables = Object.fromEntries((flags['api-variable'] ?? []).map(each => each.split('=', 2)))

async function main(): Promise<boolean> {
  const begun = performance.now()
  const sizes = positionals.map(Number).filter(size => size > 0)
  const volumes = sizes.length > 0 ? sizes : [10_000, 1_000_000]
  const folder = await ownFolder()
  const postgres = await startEmbedded({ dataDir: folder })
  const pool = createPool(postgres.url)
  try {
    const log = new StatementLog(pool)
    const options = {
      pool,
      databaseUrl: postgres.url,
      blobs: diskBlobs(folder),
      publicUrl: 'http://www.tradeport.localhost',
      callsPerMinute: 0,
    }
    const wiring = wireProduct(options)
    await migrate(pool, wiring.migrations)
    // Never measured: it prepares the market and tells which statements the endpoints run.
    const local = await createApi(options, () => wiring)
    const market = await prepareMarket(local, pool, () => randomBytes(24).toString('base64url'))
    const verdicts = new Verdicts()
    const api = await startOften(postgres.url, folder, verdicts)
    try {
      await measureAll(volumes, { local, api, pool, market, log, verdicts, databaseUrl: postgres.url })
      verdicts.add('memory after the load', `${api.residentMb()} MB`, api.residentMb() <= MAX_RESIDENT_MB)
    } finally {
      await api.stop()
      await local.app.close()
    }
    verdicts.print()
    process.stdout.write(`the whole run took ${Math.round((performance.now() - begun) / 1000)} s\n`)
    return verdicts.good
  } finally {
    await pool.end()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The middle of several starts; the last one stays. */
async function startOften(databaseUrl: string, folder: string, verdicts: Verdicts): Promise<RunningApi> {
  const times: number[] = []
  for (;;) {
    const api = await startApi(databaseUrl, folder, apiFlags, apiVariables)
    times.push(api.startedInMs)
    if (times.length === STARTS) {
      verdicts.add('start to first answer', `${median(times)} ms`, median(times) <= MAX_START_MS)
      return api
    }
    await api.stop()
  }
}

interface Parts {
  local: Api
  api: RunningApi
  pool: pg.Pool
  market: BenchMarket
  log: StatementLog
  verdicts: Verdicts
  databaseUrl: string
}

async function measureAll(volumes: readonly number[], parts: Parts): Promise<void> {
  const { local, api, pool, market, log, verdicts } = parts
  const bare = await startBare(parts.databaseUrl)
  const gun = startGun()
  const smallest = new Map<string, number>()
  let loaded = 0
  try {
    for (const volume of volumes) {
      const since = performance.now()
      const client = await pool.connect()
      await generateProducts(database(client), { ...market.plan, count: volume - loaded, from: loaded })
      await client.query('vacuum analyze')
      client.release(true)
      loaded = volume
      await market.refresh()
      process.stdout.write(
        `\n${volume.toLocaleString('en')} products, loaded in ${Math.round((performance.now() - since) / 1000)} s\n`,
      )
      for (const test of casesFor(market).filter(({ name }) => name.includes(flags.only ?? ''))) {
        const statements = await statementsOf(test, local, log)
        await bare.take(statements)
        const result = await compare(gun, test, api, bare)
        const first = smallest.get(test.name) ?? result.api.p99
        smallest.set(test.name, first)
        const growth = result.api.p99 / Math.max(first, 1)
        tell(test.name, result)
        const keepingNothing = withoutKeeping(statements)
        if (keepingNothing.length > 0) {
          await bare.take(keepingNothing)
          tell('  bare keeping nothing', await compare(gun, test, api, bare))
        }
        const where = `${test.name}, ${volume.toLocaleString('en')}`
        verdicts.add(where, `${percent(result.share)} of bare`, result.share >= SHARE)
        if (test.growth !== undefined && volume !== volumes[0])
          verdicts.add(where, `p99 ${growth.toFixed(2)} x of ${test.growth}`, growth <= test.growth)
      }
      const typing = typingCase(market)
      if (!typing.name.includes(flags.only ?? '')) continue
      const { p50, p99 } = await waitOf(gun, typing, api)
      process.stdout.write(`  ${typing.name.padEnd(26)}p50 ${p50} ms  p99 ${p99} ms\n`)
      verdicts.add(
        `${typing.name}, ${volume.toLocaleString('en')}`,
        `p99 ${p99} ms of ${TYPING_LIMIT_MS}`,
        p99 <= TYPING_LIMIT_MS,
      )
    }
  } finally {
    await gun.stop()
    await bare.stop()
  }
}

function tell(name: string, { share, api, bare }: Comparison): void {
  process.stdout.write(
    `  ${name.padEnd(24)}${percent(share)} of bare  ${api.rps.toFixed(0).padStart(6)} / ${bare.rps.toFixed(0).padStart(6)} per s` +
      `  p99 ${api.p99} / ${bare.p99} ms  processor ${api.cost} / ${bare.cost} µs\n`,
  )
}

process.exitCode = (await main()) ? 0 : 1
