import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wireProduct, type ApiOptions, type Wiring } from '@tradeport/compose/api'
import { seedDemo } from '@tradeport/compose/demo'
import { diskBlobs } from '@tradeport/node/server-kit'
import { startTestApi, type TestApi } from '@tradeport/testing/harness'

export interface DemoApi {
  readonly api: TestApi
  /** What the demo was made with, for a second product beside the first. */
  readonly options: ApiOptions
  readonly wiring: Wiring
  close(): Promise<void>
}

/**
 * The product with the demo's market as it is today, and a folder of its own for files.
 *
 * @param furtherGoods of each kind that a store has besides its first: a start that people make has no such limit
 */
export async function startDemoApi(furtherGoods = 2): Promise<DemoApi> {
  const folder = await mkdtemp(join(tmpdir(), 'tradeport-demo-'))
  const api = await startTestApi()
  api.clock.now = new Date()
  const options = {
    pool: api.pool,
    databaseUrl: api.databaseUrl,
    blobs: diskBlobs(folder),
    publicUrl: 'http://www.tradeport.localhost:8080',
    callsPerMinute: 0,
  }
  const wiring = wireProduct(options)
  await seedDemo({ options, wiring, password: 'Demo-2026', furtherGoods, progress: () => undefined })
  return {
    api,
    options,
    wiring,
    async close() {
      await api.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
