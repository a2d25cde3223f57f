import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { prepareBinaries, type Binaries } from './binaries'
import { EmbeddedDatabaseError } from './embedded-database-error'
import { memorySettings, usableMemory } from './memory'
import { clusterFolder, makeOwnFolder, programCopyFolder, socketFolder, temporaryFolder } from './places'
import { isAlive, until, workingFolderOf } from './processes'
import { databaseUser, type RunUser } from './run-user'

export type EmbeddedOptions =
  | { dataDir: string; ephemeral?: false; log?: (line: string) => void }
  /** For tests: not durable, in a temporary folder that vanishes with the server. */
  | { ephemeral: true; log?: (line: string) => void }

export interface EmbeddedDatabase {
  url: string
  /** The cluster's folder; named to people when something is wrong with it. */
  folder: string
  stop(): Promise<void>
}

const SUPERUSER = 'tradeport'
const DATABASE = 'tradeport'
const START_LIMIT_MS = 120_000
const STOP_LIMIT_MS = 30_000

const COMMON_SETTINGS = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  random_page_cost: '1.1',
  log_checkpoints: 'off',
}
const DURABLE_SETTINGS = { ...COMMON_SETTINGS, fsync: 'on', max_connections: '100' }
const EPHEMERAL_SETTINGS = {
  ...COMMON_SETTINGS,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
}

/**
 * Starts PostgreSQL from the installed packages as a child process that listens on a unix socket alone, creating the
 * cluster when there is none. Whoever may enter the cluster's folder may connect: its owner and root.
 *
 * @throws EmbeddedDatabaseError with one sentence that says what is wrong and what helps.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const log = options.log ?? (() => undefined)
  const user = databaseUser()
  const binaries = prepareBinaries(user, programCopyFolder())
  const home = options.ephemeral ? temporaryFolder('tradeport-test-', user) : undefined
  const folder = options.ephemeral ? join(home ?? '', 'postgres') : clusterFolder(resolve(options.dataDir), user)
  const ephemeral = options.ephemeral === true

  if (isEmpty(folder)) {
    log('creating the database')
    await createCluster(folder, binaries, user, ephemeral)
  }
  checkCluster(folder, binaries)
  await clearLeftover(folder, log)

  const socket = socketFolder(folder, user)
  const settings = {
    ...(ephemeral ? EPHEMERAL_SETTINGS : { ...DURABLE_SETTINGS, ...memorySettings(usableMemory()) }),
    unix_socket_directories: socket.path,
  }
  const temporary = home ?? (socket.temporary ? socket.path : '')
  const server = await launch({ folder, binaries, user, settings, temporary, log })
  const url = (database: string) =>
    `postgres://${SUPERUSER}@localhost:5432/${database}?host=${encodeURIComponent(socket.path)}`
  await ensureDatabase(url('postgres'))
  return { url: url(DATABASE), folder, stop: server.stop }
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}

/** Made beside its place and moved there when complete, so that an interrupted first start leaves nothing half-made. */
async function createCluster(
  folder: string,
  binaries: Binaries,
  user: RunUser | undefined,
  ephemeral: boolean,
): Promise<void> {
  const partial = `${folder}.new`
  rmSync(partial, { recursive: true, force: true })
  makeOwnFolder(partial, user)
  const result = await run(
    binaries.initdb,
    [
      ...['--pgdata', partial, '--username', SUPERUSER, '--auth', 'trust', '--encoding', 'UTF8'],
      ...['--locale', 'C.UTF-8', '--locale-provider', 'icu', '--icu-locale', 'und'],
      ...(ephemeral ? ['--no-sync'] : []),
    ],
    user,
  )
  if (result.code !== 0)
    throw new EmbeddedDatabaseError('unusable', `The database could not be created: ${lastLine(result.output)}`)
  rmSync(folder, { recursive: true, force: true })
  renameSync(partial, folder)
}

function checkCluster(folder: string, binaries: Binaries): void {
  const versionFile = join(folder, 'PG_VERSION')
  if (!existsSync(versionFile))
    throw new EmbeddedDatabaseError(
      'damaged',
      `The folder ${folder} is damaged: it holds no PostgreSQL database. ${REMEDY}`,
    )
  const version = readFileSync(versionFile, 'utf8').trim()
  if (version !== binaries.major)
    throw new EmbeddedDatabaseError(
      'damaged',
      `The database in ${folder} was made by PostgreSQL ${version || '?'}, this is PostgreSQL ${binaries.major}. ${REMEDY}`,
    )
}

const REMEDY = 'Put back a copy of the data folder, or run "npm run reset" to begin with an empty one.'

/**
 * A server whose parent was killed shuts itself down within moments: wait for it. A number in postmaster.pid that now
 * belongs to some other process is forgotten.
 */
async function clearLeftover(folder: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid')
  const pid = serverPid(pidFile)
  if (pid === undefined) return
  const runsHere = () => isAlive(pid) && (workingFolderOf(pid) ?? resolve(folder)) === resolve(folder)
  if (runsHere()) {
    log('waiting for the database of an earlier run to end')
    if (!(await until(() => !runsHere(), STOP_LIMIT_MS)))
      throw new EmbeddedDatabaseError(
        'locked',
        `The database in ${folder} is in use by another PostgreSQL (process ${pid}): stop that one first.`,
      )
  }
  rmSync(pidFile, { force: true })
}

function serverPid(pidFile: string): number | undefined {
  if (!existsSync(pidFile)) return undefined
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  return Number.isInteger(pid) && pid > 0 ? pid : undefined
}

interface Launch {
  folder: string
  binaries: Binaries
  user: RunUser | undefined
  settings: Record<string, string>
  /** A folder that goes when the server has ended; empty: none. */
  temporary: string
  log: (line: string) => void
}

// The shell outlives a killed parent: it reads the pipe that the parent holds, and when that closes, for whatever reason,
// asks PostgreSQL for a fast and clean shutdown. Signals of the terminal do not reach it (a session of its own).
const GUARD = `
"$@" 3<&- & server=$!
( read -r _; kill -INT $server ) <&3 & watch=$!
exec 3<&-
wait $server; code=$?
kill $watch 2>/dev/null
[ -z "$TEMPORARY" ] || rm -rf "$TEMPORARY"
exit $code`

async function launch({
  folder,
  binaries,
  user,
  settings,
  temporary,
  log,
}: Launch): Promise<{ stop(): Promise<void> }> {
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn('/bin/sh', ['-c', GUARD, 'sh', binaries.postgres, '-D', folder, ...parameters], {
    ...user,
    cwd: '/',
    detached: true,
    env: { ...PLAIN_ENVIRONMENT, TEMPORARY: temporary },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output = `${output}${text}`.slice(-8_000)
  })
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  const stop = () => stopServer(child, ended)

  const pidFile = join(folder, 'postmaster.pid')
  const startedAt = Date.now()
  let recovering = false
  while (!isReady(pidFile)) {
    if (child.exitCode !== null || child.signalCode !== null) throw startFault(folder, output)
    if (Date.now() - startedAt > START_LIMIT_MS) {
      await stop()
      throw startFault(folder, output || 'it took too long')
    }
    if (!recovering && /not properly shut down|recovery/.test(output)) {
      recovering = true
      log('the last run did not end cleanly: the database repairs itself')
    }
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return { stop }
}

const PLAIN_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'UTC' }

/** PostgreSQL writes its state into the eighth line of postmaster.pid. */
function isReady(pidFile: string): boolean {
  try {
    return readFileSync(pidFile, 'utf8').split('\n')[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

function startFault(folder: string, output: string): EmbeddedDatabaseError {
  const reason = lastLine(output)
  if (/lock file .* already exists/.test(output))
    return new EmbeddedDatabaseError('locked', `The database in ${folder} is in use by another PostgreSQL: ${reason}`)
  return new EmbeddedDatabaseError('damaged', `The database in ${folder} does not start: ${reason} ${REMEDY}`)
}

/** The most telling line: the last that PostgreSQL calls fatal, or simply the last. */
function lastLine(output: string): string {
  const lines = output.trim().split('\n')
  const telling = lines.findLast(line => /\b(?:FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? ''
  const text = telling.replace(/^.*?\b(?:FATAL|PANIC|error):\s*/, '').trim()
  return text.endsWith('.') ? text : `${text || 'no reason given'}.`
}

async function stopServer(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const guardPipe = child.stdio[3]
  if (guardPipe && 'destroy' in guardPipe) guardPipe.destroy()
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await ended
  clearTimeout(timer)
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
}

async function run(program: string, parameters: string[], user: RunUser | undefined) {
  const child = spawn(program, parameters, {
    ...user,
    cwd: '/',
    env: PLAIN_ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { code, output }
}
