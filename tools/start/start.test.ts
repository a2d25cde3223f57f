import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

// The scripts run before anything is installed and know the workspace by where they lie: here in a small one of their own.
const here = fileURLToPath(new URL('.', import.meta.url))
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tradeport-workspace-'))
  for (const name of readdirSync(here).filter(each => each.endsWith('.mjs')))
    cpSync(join(here, name), join(root, 'tools/start', name))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** What an expression over the exports of a script comes to. */
function ask(script: string, expression: string): unknown {
  const code = `import * as script from '${join(root, 'tools/start', script)}'
    process.stdout.write(JSON.stringify(${expression}) ?? 'null')`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }))
}

describe('what is built', () => {
  const APPS = ['portal', 'h5', 'buyer', 'seller', 'admin', 'user-center', 'service-market', 'provider-admin']
  const ALL = ['api', ...APPS]
  const productOf = (app: string) => `dist/apps/${app}/${app === 'api' ? 'main.js' : 'index.html'}`

  interface Stale {
    app: string
    inputs: string
  }
  const isStale = (value: unknown): value is Stale =>
    typeof value === 'object' && value !== null && 'app' in value && 'inputs' in value
  const stale = (options = '') => {
    const found = ask('builds.mjs', `script.staleApps(${options})`)
    return Array.isArray(found) ? found.filter(isStale) : []
  }
  const staleNames = (options?: string) => stale(options).map(({ app }) => app)

  beforeEach(() => {
    for (const path of [
      ...['package-lock.json', 'tsconfig.base.json', 'tools/vite/app-config.ts', 'apps/api/src/main.ts'],
      ...APPS.map(app => `apps/${app}/src/main.tsx`),
      ...['kernel/config', 'web/ui', 'node/db', 'compose/api'].map(lib => `libs/${lib}/src/index.ts`),
      ...['contract', 'rules', 'server', 'ui'].map(part => `libs/domain/trading/${part}/src/index.ts`),
    ])
      write(path)
  })

  test('is everything at first, and nothing once it is', () => {
    const first = stale()
    expect(first.map(({ app }) => app)).toEqual(ALL)
    expect(staleNames('{ apiOnly: true }')).toEqual(['api'])
    build(first)
    expect(staleNames()).toEqual([])
    rmSync(join(root, productOf('portal')))
    expect(staleNames()).toEqual(['portal'])
  })

  function build(built: readonly Stale[]): void {
    for (const { app, inputs } of built) {
      write(productOf(app))
      write(`dist/apps/${app}.inputs`, inputs)
    }
  }

  test.each([
    ['packages', 'package-lock.json', ALL],
    ['how it is built', 'tools/vite/app-config.ts', ALL],
    ['what runs anywhere', 'libs/kernel/config/src/index.ts', ALL],
    ['a contract', 'libs/domain/trading/contract/src/index.ts', ALL],
    ['a screen', 'libs/domain/trading/ui/src/index.ts', APPS],
    ['what screens have in common', 'libs/web/ui/src/index.ts', APPS],
    ['a handler', 'libs/domain/trading/server/src/index.ts', ['api']],
    ['what servers have in common', 'libs/node/db/src/index.ts', ['api']],
    ['the demo', 'libs/compose/api/src/index.ts', ['api']],
    ['one front-end', 'apps/seller/src/main.tsx', ['seller']],
    ['a new file', 'libs/domain/trading/ui/src/new.screen.tsx', APPS],
    ['a test', 'libs/domain/trading/ui/src/some.test.tsx', []],
    ['builders for tests', 'libs/domain/trading/contract/src/order.fixture.ts', []],
    ['a page to read', 'libs/domain/trading/ui/README.md', []],
    ['a journey', 'e2e/src/trade.e2e.ts', []],
  ])('is built again after a change of %s', (_what, path, expected) => {
    build(stale())
    write(path, 'changed')
    expect(staleNames()).toEqual(expected)
  })
})

describe('packages', () => {
  const lock = (packages: Record<string, object>) => JSON.stringify({ packages })
  const wanted = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
  }

  test.each([
    ['nothing is there', undefined, false],
    ['just these are', wanted, true],
    ['what is for another system is missing', { 'node_modules/a': { version: '1.0.0' } }, true],
    ['one is missing', { 'node_modules/b': { version: '2.0.0' } }, false],
    ['one is older', { ...wanted, 'node_modules/a': { version: '0.9.0' } }, false],
    ['there are more of them', { ...wanted, 'node_modules/c': { version: '1.0.0' } }, true],
  ])('are installed: %s', (_what, installed, expected) => {
    write('package-lock.json', lock(wanted))
    if (installed) write('node_modules/.package-lock.json', lock(installed))
    expect(ask('install.mjs', 'script.isInstalled()')).toBe(expected)
  })
})

test.each(['abc', '0', '70000', '80.5'])(
  'a start refuses the port %s in one sentence, before anything is done',
  port => {
    write('package-lock.json', '{}')
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/start/start.mjs')], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], PORT: port },
    })
    expect([status, stdout, stderr.trim()]).toEqual([
      1,
      '',
      `PORT is "${port}", but a port is a number from 1 to 65535.`,
    ])
  },
)

describe('a reset', () => {
  const reset = (variables: Record<string, string> = {}) =>
    spawnSync(process.execPath, [join(root, 'tools/start/reset.mjs')], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...variables },
    })
  /** A process is known by its number and the moment it began. */
  const startTime = (pid: string) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  }

  test('leaves an empty folder, and says so', () => {
    for (const path of ['data/postgres/PG_VERSION', 'data/files/a/b', 'data/demo-accounts.json']) write(path)
    const { status, stdout } = reset()
    expect(status).toBe(0)
    expect(stdout).toBe(`· ${root}/data is empty; the next start makes a new database with the demo data\n`)
    expect(readdirSync(join(root, 'data'))).toEqual([])
  })

  test('takes the folder that is named, and leaves a database of somebody else’s', () => {
    for (const path of ['data/kept', 'other/gone']) write(path)
    const { stdout } = reset({ DATA_DIR: 'other', DATABASE_URL: 'postgres://127.0.0.1/shop' })
    expect(stdout).toContain('the database of DATABASE_URL was left as it is')
    expect(readdirSync(join(root, 'other'))).toEqual([])
    expect(existsSync(join(root, 'data/kept'))).toBe(true)
  })

  test('does nothing while the product runs on it; who has died does not count', () => {
    const pid = String(process.pid)
    write('data/instance.lock', `${pid} ${startTime(pid)}`)
    const refused = reset()
    expect(refused.status).toBe(1)
    expect(refused.stderr.trim()).toBe(
      `Tradeport is running on ${root}/data (process ${pid}): stop it first, then reset.`,
    )
    expect(readdirSync(join(root, 'data'))).toEqual(['instance.lock'])
    // The same number, of a process that began at another time.
    write('data/instance.lock', `${pid} 1`)
    expect(reset().status).toBe(0)
    expect(readdirSync(join(root, 'data'))).toEqual([])
  })

  test('removes nothing outside that a note names and no start has made', () => {
    write('precious/postgres/PG_VERSION')
    write('data/database-location', join(root, 'precious/postgres'))
    expect(reset().status).toBe(0)
    expect(existsSync(join(root, 'precious/postgres/PG_VERSION'))).toBe(true)
  })

  test.each([
    ['/var/lib/tradeport/0123456789ab/postgres\n', '/var/lib/tradeport/0123456789ab'],
    ['/var/lib/tradeport/0123456789ab', null],
    ['/var/lib/tradeport/../../home/postgres', null],
    ['/var/lib/tradeport/0123456789ab/../postgres', null],
    ['/home/somebody/0123456789ab/postgres', null],
    ['', null],
  ])('takes with it what lies at %j: %s', (note, folder) => {
    expect(ask('workspace.mjs', `script.outsideFolder(${JSON.stringify(note)})`)).toBe(folder)
  })
})
