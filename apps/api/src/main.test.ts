import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { createTestDatabase } from '@tradeport/testing/harness'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

// The built program as people run it: a process with an environment, an exit code and what it prints.
const app = fileURLToPath(new URL('..', import.meta.url))
const bundle = fileURLToPath(new URL('../../../.cache/test-start', import.meta.url))
const running = new Set<ChildProcess>()
let dataDir: string

beforeAll(async () => {
  await build({ configFile: join(app, 'vite.config.ts'), logLevel: 'error', build: { outDir: join(bundle, 'api') } })
}, 60_000)
afterAll(() => rmSync(bundle, { recursive: true, force: true }))

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tradeport-start-'))
  chmodSync(dataDir, 0o755)
})
afterEach(async () => {
  await Promise.all([...running].map(async process => process.kill('SIGKILL')))
  running.clear()
  // The database of a killed process ends by itself within moments.
  await expect.poll(() => existsSync(join(dataDir, 'postgres/postmaster.pid')), { timeout: 20_000 }).toBe(false)
  rmSync(dataDir, { recursive: true, force: true })
})

interface Run {
  process: ChildProcess
  output(): string
  errors(): string
  ended: Promise<number | null>
}

function run(port: number, variables: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [join(bundle, 'api/main.js')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      DEMO: '0',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_FILE: join(dataDir, 'log'),
      ...variables,
    },
  })
  running.add(child)
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const ended = new Promise<number | null>(resolve =>
    child.once('close', code => {
      running.delete(child)
      resolve(code)
    }),
  )
  return { process: child, output: () => output, errors: () => errors, ended }
}

async function listening(port: number, started: Run): Promise<void> {
  await expect
    .poll(
      async () => {
        if (started.process.exitCode !== null) throw new Error(started.errors())
        const answer = await fetch(`http://127.0.0.1:${port}/api/readyz`).catch(() => undefined)
        return answer?.status
      },
      { timeout: 60_000, interval: 100 },
    )
    .toBe(200)
}

/** Without a name Node's own client resolves; the product tells its front-ends apart by it. */
function ask(port: number, path: string): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = get(
      { host: '127.0.0.1', port, path, headers: { host: `www.tradeport.localhost:${port}` } },
      async answer => {
        let body = ''
        for await (const chunk of answer.setEncoding('utf8')) body += String(chunk)
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body })
      },
    )
    asked.once('error', reject)
  })
}

/** What an answer calls itself is found in the log, with what was asked; two calls are never called the same. */
async function expectInLog(port: number): Promise<void> {
  const first = await ask(port, '/api/nowhere-at-all')
  const second = await ask(port, '/api/healthz')
  const ids = [first, second].map(({ headers }) => String(headers['x-request-id']))
  expect(first.status).toBe(404)
  expect(JSON.parse(first.body)).toMatchObject({ success: false, code: 'SYS900404' })
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(ids).size).toBe(2)
  const logged = () => readFileSync(join(dataDir, 'log'), 'utf8').split('\n')
  // Lines are gathered for a second before they are written.
  for (const id of ids)
    await expect
      .poll(() => logged().filter(line => line.includes(id)).length, { timeout: 20_000, interval: 100 })
      .toBeGreaterThan(0)
  const [line = '{}'] = logged().filter(each => each.includes(ids[0] ?? ''))
  expect(JSON.parse(line)).toMatchObject({ requestId: ids[0], msg: expect.any(String), time: expect.anything() })
}

async function freePort(): Promise<{ port: number; server: Server }> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { port: address.port, server }
}

async function anyPort(): Promise<number> {
  const { port, server } = await freePort()
  await new Promise(resolve => server.close(resolve))
  return port
}

describe('the product', { timeout: 120_000 }, () => {
  test('starts on an empty folder, names its addresses, stops cleanly and starts again on its data', async () => {
    const port = await anyPort()
    for (const isFirst of [true, false]) {
      const product = run(port, { FIRST_OPERATOR: 'head@platform.example' })
      await listening(port, product)
      expect(product.output().includes('creating the database')).toBe(isFirst)
      expect(product.output().includes('the first operator was invited: head@platform.example')).toBe(isFirst)
      for (const label of ['www', 'buyer', 'seller', 'admin', 'service', 'cerberus'])
        expect(product.output()).toContain(`http://${label}.tradeport.localhost:${port}/`)
      for (const address of ['provider.tradeport.localhost:PORT/admin/', 'h5.tradeport.localhost:PORT/h5/'])
        expect(product.output()).toContain(`http://${address.replace('PORT', String(port))}`)
      // An empty platform has nobody to sign in as.
      expect(product.output()).not.toContain('Demo accounts')
      expect((await ask(port, '/mailbox')).status).toBe(200)
      await expectInLog(port)
      product.process.kill('SIGTERM')
      expect(await product.ended).toBe(0)
      expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
      expect(existsSync(join(dataDir, 'instance.lock'))).toBe(false)
    }
  })

  test('starts again after it was killed', async () => {
    const port = await anyPort()
    const killed = run(port)
    await listening(port, killed)
    killed.process.kill('SIGKILL')
    await killed.ended
    const next = run(port)
    await listening(port, next)
    next.process.kill('SIGINT')
    expect(await next.ended).toBe(0)
  })

  test('refuses a data folder that another one uses', async () => {
    const port = await anyPort()
    const first = run(port)
    await listening(port, first)
    const second = run(await anyPort())
    expect(await second.ended).toBe(1)
    expect(second.errors().trim()).toBe(
      `The data folder ${dataDir} is in use by another running Tradeport (process ${first.process.pid}): stop that one first, or give this one a folder of its own with DATA_DIR.`,
    )
  })

  test('refuses a port that is taken', async () => {
    const { port, server } = await freePort()
    const product = run(port)
    expect(await product.ended).toBe(1)
    expect(product.errors().trim()).toBe(
      `Port ${port} is taken by another program: stop that one, or choose another port with PORT.`,
    )
    server.close()
  })

  test('refuses a folder that cannot be made', async () => {
    const file = join(dataDir, 'file')
    writeFileSync(file, '')
    const product = run(await anyPort(), { DATA_DIR: join(file, 'data') })
    expect(await product.ended).toBe(1)
    expect(product.errors().trim()).toBe(`The data folder ${join(file, 'data')} cannot be written (ENOTDIR).`)
  })

  test('on a PostgreSQL of somebody’s own shows nobody the codes of others', async () => {
    const database = await createTestDatabase([])
    const port = await anyPort()
    const product = run(port, { DATABASE_URL: database.url })
    await listening(port, product)
    expect((await ask(port, '/mailbox')).body).not.toContain('Mailbox')
    expect((await ask(port, '/api/message/mailbox/page')).status).toBe(404)
    expect(product.output()).not.toContain('/mailbox')
    product.process.kill('SIGTERM')
    expect(await product.ended).toBe(0)
    await database.drop()
  })

  test('names a database that does not answer, without its password', async () => {
    const port = await anyPort()
    const product = run(await anyPort(), { DATABASE_URL: `postgres://somebody:secret@127.0.0.1:${port}/shop` })
    expect(await product.ended).toBe(1)
    expect(product.errors().trim()).toBe(
      `The PostgreSQL at 127.0.0.1:${port}/shop (DATABASE_URL) does not answer: connect ECONNREFUSED 127.0.0.1:${port}.`,
    )
  })
})
