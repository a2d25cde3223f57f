import { claimFolder, startEmbedded } from '@tradeport/node/embedded-db'
import { createPool } from '@tradeport/node/db'
import type { Environment } from './environment'
import { reasonOf, StartFault } from './fault'
import type { Progress } from './progress'

export interface OpenDatabase {
  url: string
  pool: ReturnType<typeof createPool>
  close(): Promise<void>
}

const OLDEST_VERSION = 15

/** The PostgreSQL named by DATABASE_URL, or the embedded one in the data folder. */
export async function openDatabase(environment: Environment, progress: Progress): Promise<OpenDatabase> {
  if (environment.databaseUrl) {
    const pool = createPool(environment.databaseUrl)
    await checkServer(pool, environment.databaseUrl)
    return { url: environment.databaseUrl, pool, close: () => pool.end() }
  }
  const claim = claimFolder(environment.dataDir)
  try {
    const server = await startEmbedded({ dataDir: environment.dataDir, log: progress })
    const pool = createPool(server.url)
    return {
      url: server.url,
      pool,
      async close() {
        await pool.end()
        await server.stop()
        claim.release()
      },
    }
  } catch (error) {
    claim.release()
    throw error
  }
}

async function checkServer(pool: ReturnType<typeof createPool>, url: string): Promise<void> {
  let version: number
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    version = Math.floor((rows[0]?.version ?? 0) / 10_000)
  } catch (cause) {
    await pool.end()
    throw new StartFault(
      `The PostgreSQL at ${withoutPassword(url)} (DATABASE_URL) does not answer: ${reasonOf(cause)}.`,
      {
        cause,
      },
    )
  }
  if (version >= OLDEST_VERSION) return
  await pool.end()
  throw new StartFault(`DATABASE_URL leads to PostgreSQL ${version}; version ${OLDEST_VERSION} or newer is needed.`)
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host || 'its socket'}${pathname}`
}
