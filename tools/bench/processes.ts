import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Hits, Salvo } from './fire'
import type { Statement } from './statement-log'

const BUNDLES = fileURLToPath(new URL('.', import.meta.url))
const START_LIMIT_MS = 30_000

export interface RunningApi {
  port: number
  /** From the start of the process to its first answer. */
  startedInMs: number
  /** Resident memory of this process alone. */
  residentMb(): number
  processorMs(): number
  stop(): Promise<void>
}

/** The product's own bundle as in production, on a database that is there already. */
export async function startApi(
  databaseUrl: string,
  folder: string,
  flags: readonly string[],
  variables: NodeJS.ProcessEnv = {},
): Promise<RunningApi> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, [...flags, join(BUNDLES, 'api/main.js')], {
    env: {
      ...process.env,
      ...variables,
      ...{ NODE_ENV: 'production', DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data'), DEMO: '0' },
      ...{ PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: '1', LOG_FILE: join(folder, 'api.log') },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  while (!(await answers(`${address}/api/healthz`))) {
    if (child.exitCode !== null) throw new Error('the API ended while it started')
    if (performance.now() - begun > START_LIMIT_MS) throw new Error('the API does not answer')
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  return {
    port,
    startedInMs: Math.round(performance.now() - begun),
    residentMb: () => Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)])) / 1024),
    processorMs: () => processorMs(child),
    stop: () => ended(child, () => child.kill('SIGTERM')),
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

export interface RunningBare {
  port: number
  processorMs(): number
  take(statements: readonly Statement[]): Promise<void>
  stop(): Promise<void>
}

export async function startBare(databaseUrl: string): Promise<RunningBare> {
  const child = fork(join(BUNDLES, 'bare.js'), {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    serialization: 'advanced',
  })
  const said = async () => String((await once(child, 'message'))[0])
  return {
    port: Number(new URL(await said()).port),
    processorMs: () => processorMs(child),
    async take(statements) {
      child.send(statements)
      await said()
    },
    stop: () => ended(child, () => child.disconnect()),
  }
}

/** Processor time of a process so far, all its threads together, where the system tells it as Linux does; else nothing. */
function processorMs({ pid }: ChildProcess): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const ns = threads.map(thread =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    return ns.reduce((sum, each) => sum + each, 0) / 1e6
  } catch {
    return 0
  }
}

/** Who calls: in a process of its own, since what calls costs must not be taken from what answers. */
export interface Gun {
  fire(salvo: Salvo): Promise<Hits>
  stop(): Promise<void>
}

export function startGun(): Gun {
  const child = fork(join(BUNDLES, 'gun.js'))
  const gone = once(child, 'exit').then(() => Promise.reject(new Error('the calls could not be made')))
  // Its end is no fault once the bench has ended it.
  gone.catch(() => undefined)
  return {
    async fire(salvo) {
      child.send(salvo)
      const [hits]: unknown[] = await Promise.race([once(child, 'message'), gone])
      // What the gun says is always that.
      return hits as Hits
    },
    stop: () => ended(child, () => child.disconnect()),
  }
}

async function ended(child: ChildProcess, end: () => void): Promise<void> {
  const gone = once(child, 'exit')
  end()
  await gone
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
