import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')
export const DATA_DIR = resolve(ROOT, process.env.DATA_DIR?.trim() || 'data')
const OLDEST_NODE = 20

/**
 * What the API's process is started with. Left alone, V8 lets the memory for new objects grow to 32 MB a half and more, and that for old
 * ones to twice what is in it, and gives little of it back: a start and a busy minute then hold 250 to 300 MB that nothing is in. What passkeys
 * are checked with asks Node for methods that are experimental, and does without them: a warning of that helps nobody who starts the product.
 */
export const API_FLAGS = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=35',
  '--disable-warning=ExperimentalWarning',
]

/**
 * What it is started with beside them. The C library gives each of a process's dozen threads a heap of its own, which keeps what the thread
 * needed at its busiest, some 25 MB in all; two shared ones are as quick. What V8 reads a program into comes in blocks of 32 kB: from the
 * system and back to it at once, they leave no holes in a heap, some 16 MB. Other libraries read none of this.
 */
export const API_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
}

/** One line per step: people see what a long start is busy with. */
export function say(line) {
  process.stdout.write(`· ${line}\n`)
}

/** Ends with one sentence. */
export function refuse(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

export function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < OLDEST_NODE)
    refuse(`Tradeport needs Node ${OLDEST_NODE} or newer to begin with; this is ${process.version}.`)
}

/** The pinned Node among the installed packages; where there is none for this platform, the running one if new enough. */
export function pinnedNode() {
  const pinned = resolve(ROOT, 'node_modules/.bin/node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return refuse(`There is no pinned Node for ${process.platform} on ${process.arch}: run this under Node 24 or newer.`)
}

/** What a child process needs so that every "node" it starts is the pinned one too. */
export function childEnvironment() {
  return {
    ...process.env,
    PATH: `${dirname(pinnedNode())}:${process.env.PATH ?? ''}`,
    NX_DAEMON: 'false',
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
  }
}

/** The process that runs on a data folder, if any. */
export function runningInstance(dataDir) {
  try {
    const [pid = '', startTime = ''] = readFileSync(resolve(dataDir, 'instance.lock'), 'utf8').split(' ')
    process.kill(Number(pid), 0)
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] === startTime ? Number(pid) : undefined
  } catch {
    return undefined
  }
}

/** The folder of a database outside the data folder, where the note names one that a start makes; nothing else is ever removed. */
export function outsideFolder(note) {
  const place = note.trim()
  return /^\/var\/lib\/tradeport\/[0-9a-f]{12}\/postgres$/.test(place) ? dirname(place) : undefined
}
