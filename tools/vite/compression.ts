// Without other modules of ours and with no syntax but types beyond JavaScript: Node runs it as it stands, beside the started product.
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { constants as priorities, setPriority } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORKSPACE = fileURLToPath(new URL('../../', import.meta.url))
interface Places {
  readonly apps: string
  /** By content: most files do not change from one build to the next. */
  readonly cache: string
}
const OURS: Places = { apps: join(WORKSPACE, 'dist/apps'), cache: join(WORKSPACE, '.cache/precompressed') }
/** Says that files of an app are compressed quickly so far. */
const QUICK_MARK = '.quick'

export const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/
/** Below this a compressed answer is no smaller on the wire. */
const MIN_BYTES = 512

/**
 * Brotli at its best takes longer than the builds themselves. `quick` is for who waits for a first page: files are a tenth larger, until
 * `compressWell` has been at them.
 */
export type Effort = 'best' | 'quick'
const QUALITY: Readonly<Record<Effort, number>> = { best: constants.BROTLI_MAX_QUALITY, quick: 5 }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Writes `<file>.br` and `<file>.gz` beside each of an app's files. */
export async function compressFiles(
  folder: string,
  names: readonly string[],
  effort: Effort,
  { apps, cache }: Places = OURS,
): Promise<void> {
  const files = names.filter(name => COMPRESSIBLE.test(name)).map(name => join(folder, name))
  await mkdir(cache, { recursive: true })
  await Promise.all(files.map(file => compressFile(file, effort, cache)))
  const mark = join(apps, `${basename(folder)}${QUICK_MARK}`)
  if (effort === 'quick') await writeFile(mark, '')
  else await rm(mark, { force: true })
}

/** Compresses well what was compressed quickly, one file after the other; a product that serves them meanwhile sends either. */
export async function compressWell({ apps, cache }: Places = OURS): Promise<void> {
  const marks = (await readdir(apps).catch(() => [])).filter(name => name.endsWith(QUICK_MARK))
  for (const mark of marks) {
    const folder = join(apps, mark.slice(0, -QUICK_MARK.length))
    const files = (await readdir(folder, { recursive: true }).catch(() => [])).filter(name => name.endsWith('.br'))
    for (const file of files) await compressFile(join(folder, file.slice(0, -'.br'.length)), 'best', cache)
    await rm(join(apps, mark), { force: true })
  }
}

async function compressFile(file: string, effort: Effort, cache: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < MIN_BYTES) return
  const key = createHash('sha256').update(content).digest('hex')
  const made = { brotli: () => brotli(content, effort), gzip: () => toGzip(content, { level: 9 }) }
  await Promise.all([
    kept(`${cache}/${key}.br`, `${file}.br`, made.brotli, effort === 'best'),
    kept(`${cache}/${key}.gz`, `${file}.gz`, made.gzip, true),
  ])
}

function brotli(content: Buffer, effort: Effort): Promise<Buffer> {
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY[effort], ...size } })
}

/** @param isWorthKeeping what is made is for later builds too. */
async function kept(
  known: string,
  target: string,
  make: () => Promise<Buffer>,
  isWorthKeeping: boolean,
): Promise<void> {
  // Whole or not at all, each time: the product may be sending what was there before.
  const partial = `${target}.${process.pid}`
  try {
    await copyFile(known, partial)
  } catch {
    // Not compressed before.
    await writeFile(partial, await make())
    if (isWorthKeeping) {
      await copyFile(partial, `${known}.${process.pid}`)
      await rename(`${known}.${process.pid}`, known)
    }
  }
  await rename(partial, target)
}

if (import.meta.main) {
  // Whoever looks at pages meanwhile goes first; without the product that started it, the next start goes on with it.
  setPriority(priorities.priority.PRIORITY_LOW)
  process.once('disconnect', () => process.exit())
  await compressWell()
  process.disconnect?.()
}
