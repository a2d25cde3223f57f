// Plain JavaScript, because it begins on whatever Node is there: it installs, and goes on under the pinned one.
import { fork, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { BuildFault, buildStale } from './builds.mjs'
import { installPackages } from './install.mjs'
import {
  API_ENVIRONMENT,
  API_FLAGS,
  checkNode,
  childEnvironment,
  DATA_DIR,
  pinnedNode,
  refuse,
  ROOT,
  runningInstance,
  say,
} from './workspace.mjs'

const UNDER_PINNED_NODE = 'TRADEPORT_UNDER_PINNED_NODE'
/** Looks at the database and ends: needs no front-end and no port. */
const verifies = process.argv.includes('--verify-audit')
const apiOnly = verifies || process.argv.includes('--api-only')

process.chdir(ROOT)
checkNode()
if (process.env[UNDER_PINNED_NODE] === undefined) await begin()
else await run()

async function begin() {
  await checkPlace()
  installPackages()
  const child = spawn(pinnedNode(), [...API_FLAGS, fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    env: { ...childEnvironment(), ...API_ENVIRONMENT, [UNDER_PINNED_NODE]: '1' },
    stdio: 'inherit',
  })
  // The terminal sends Ctrl-C to both; this one waits until the product has stopped.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('close', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

async function run() {
  const builds = buildStale({ apiOnly, effort: 'quick' })
  await builds.api.catch(refuseFault)
  process.env.LOG_FILE ??= join(DATA_DIR, 'logs/api.log')
  process.env.DATA_DIR = DATA_DIR
  const { main } = await import(new URL('../../dist/apps/api/main.js', import.meta.url).href)
  await main({ frontEnds: builds.everything })
  if (!apiOnly) compressWell()
}

/** What was built for this start is compressed quickly: now that pages are served, well, by a process that yields to all others. */
function compressWell() {
  const child = fork(join(ROOT, 'tools/vite/compression.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
}

function refuseFault(error) {
  if (error instanceof BuildFault) refuse(error.message)
  throw error
}

/** What would make the start fail at its end is said at its beginning. */
async function checkPlace() {
  const holder = process.env.DATABASE_URL ? undefined : runningInstance(DATA_DIR)
  if (holder !== undefined)
    refuse(
      `The data folder ${DATA_DIR} is in use by another running Tradeport (process ${holder}): stop that one first, or give this one a folder of its own with DATA_DIR.`,
    )
  if (verifies) return
  const port = Number(process.env.PORT || 8080)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    refuse(`PORT is "${process.env.PORT}", but a port is a number from 1 to 65535.`)
  if (await isTaken(port, process.env.HOST || 'localhost'))
    refuse(
      `Port ${port} is taken by another program: stop that one, or choose another, for example: PORT=${port + 1} npm start`,
    )
  say(`Tradeport in ${ROOT}`)
}

function isTaken(port, host) {
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', error => resolve(error.code === 'EADDRINUSE'))
    probe.listen({ port, host }, () => probe.close(() => resolve(false)))
  })
}
