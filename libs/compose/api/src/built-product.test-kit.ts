import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect } from 'vitest'
import type { TestApi } from '@tradeport/testing/harness'

const app = fileURLToPath(new URL('../../../../apps/api', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function openTransactions(api: TestApi): Promise<number> {
  const { rows } = await api.pool.query<{ open: number }>(
    `select count(*)::int as open from pg_stat_activity
       where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`,
  )
  return rows[0]?.open ?? 0
}

/** The built program, on the database of a test and with files of its own. */
export interface BuiltProduct {
  readonly url: string
  start(): Promise<void>
  /** Without a chance to end what it is doing. */
  kill(): Promise<void>
  /** Until nothing is under way in the database any more: it may still be finishing what it was told last. */
  settled(): Promise<void>
  /** Whether it still runs. */
  isAlive(): boolean
  remove(): Promise<void>
}

interface Options {
  /** Of what is built, and of its files: each test has its own. */
  readonly name: string
  /** Whose database it works on. */
  readonly api: TestApi
  readonly nodeArgs?: readonly string[]
  /** Its settings beside those that every test has. */
  readonly env?: Readonly<Record<string, string>>
}

export async function builtProduct({ name, api, nodeArgs = [], env = {} }: Options): Promise<BuiltProduct> {
  const bundle = fileURLToPath(new URL(`../../../../.cache/test-${name}`, import.meta.url))
  const dataDir = mkdtempSync(join(tmpdir(), `tradeport-${name}-`))
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/api`
  let product: ChildProcess | undefined
  await build({ configFile: join(app, 'vite.config.ts'), logLevel: 'error', build: { outDir: join(bundle, 'api') } })

  const kill = async () => {
    const child = product
    product = undefined
    if (!child || child.exitCode !== null) return
    const ended = new Promise(resolve => child.once('close', resolve))
    child.kill('SIGKILL')
    await ended
  }
  return {
    url,
    async start() {
      const child = spawn(process.execPath, [...nodeArgs, join(bundle, 'api/main.js')], {
        env: {
          PATH: process.env['PATH'] ?? '',
          DEMO: '0',
          DATABASE_URL: api.databaseUrl,
          DATA_DIR: dataDir,
          PORT: String(port),
          LOG_FILE: join(dataDir, 'log'),
          ...env,
        },
      })
      product = child
      let errors = ''
      child.stdout.resume()
      child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
      await expect
        .poll(
          async () => {
            if (child.exitCode !== null) throw new Error(errors)
            const answer = await fetch(`${url}/readyz`).catch(() => undefined)
            return answer?.status
          },
          { timeout: 60_000, interval: 50 },
        )
        .toBe(200)
    },
    kill,
    settled: () => expect.poll(() => openTransactions(api), { timeout: 15_000 }).toBe(0),
    isAlive: () => product !== undefined && product.exitCode === null && product.signalCode === null,
    async remove() {
      await kill()
      for (const folder of [bundle, dataDir]) rmSync(folder, { recursive: true, force: true })
    },
  }
}
