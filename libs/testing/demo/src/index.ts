import { join } from 'node:path'
import { wireProduct, type ApiOptions, type Wiring } from '@tradeport/compose/api'
import { seedDemo } from '@tradeport/compose/demo'
import { createPool, uuidv7 } from '@tradeport/node/db'
import { diskBlobs } from '@tradeport/node/server-kit'
import { startTestApi, type TestApi } from '@tradeport/testing/harness'
import { inject } from 'vitest'

export interface DemoApi {
  readonly api: TestApi
  /** What the demo was made with, for a second product beside the first. */
  readonly options: ApiOptions
  readonly wiring: Wiring
  close(): Promise<void>
}

/** What the demo has sealed is opened by the copies of it too. */
const SECRET_KEY = Buffer.alloc(32, 'demo')

const optionsOf = (pool: ApiOptions['pool'], databaseUrl: string, blobs: ApiOptions['blobs']): ApiOptions => ({
  pool,
  databaseUrl,
  blobs,
  publicUrl: 'http://www.tradeport.localhost:8080',
  callsPerMinute: 0,
  secretKey: SECRET_KEY,
})

async function fill(databaseUrl: string, blobs: ApiOptions['blobs'], furtherGoods: number): Promise<void> {
  const pool = createPool(databaseUrl)
  const options = optionsOf(pool, databaseUrl, blobs)
  const wiring = wireProduct(options)
  try {
    await seedDemo({ options, wiring, password: 'Demo-2026', furtherGoods, progress: () => undefined })
  } finally {
    await pool.end()
  }
}

export interface DemoChoice {
  /** Of each kind that a store has besides its first: a start that people make has no such limit. */
  readonly furtherGoods?: number
  /** Makes the demo for this one alone, where the making is what is looked at. */
  readonly isMadeAfresh?: boolean
}

/** The product with the demo's market as it is today, made once a run and copied for each test file that asks for it. */
export async function startDemoApi({ furtherGoods = 2, isMadeAfresh = false }: DemoChoice = {}): Promise<DemoApi> {
  const key = isMadeAfresh ? uuidv7().slice(-12) : `demo_${Number.isFinite(furtherGoods) ? furtherGoods : 'all'}`
  // Files are named by what they hold: those of the template serve all its copies, and nothing is taken away from them.
  const blobs = diskBlobs(join(inject('sharedFiles'), key))
  const api = await startTestApi({ secretKey: SECRET_KEY }, { key, fill: url => fill(url, blobs, furtherGoods) })
  api.clock.now = new Date()
  const options = optionsOf(api.pool, api.databaseUrl, blobs)
  return { api, options, wiring: wireProduct(options), close: () => api.close() }
}
