import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|txt|xml)$/
/** Below this a compressed answer is no smaller on the wire. */
const MIN_BYTES = 512

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes `<file>.br` and `<file>.gz` beside every text asset, so that serving costs no processor time. index.html is
 * left out: each answer carries its own nonce. Results are kept by content, because highest-quality brotli takes
 * longer than the build itself and most chunks do not change between builds.
 */
export function precompress(cacheDir: string): Plugin {
  return {
    name: 'tradeport-precompress',
    apply: 'build',
    async writeBundle(options, bundle) {
      const outDir = options.dir ?? '.'
      const names = Object.keys(bundle).filter(name => COMPRESSIBLE.test(name))
      await mkdir(cacheDir, { recursive: true })
      await Promise.all(names.map(name => compressFile(join(outDir, name), cacheDir)))
    },
  }
}

async function compressFile(file: string, cacheDir: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < MIN_BYTES) return
  const key = createHash('sha256').update(content).digest('hex')
  await Promise.all([
    cached(`${cacheDir}/${key}.br`, `${file}.br`, () =>
      toBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    ),
    cached(`${cacheDir}/${key}.gz`, `${file}.gz`, () => toGzip(content, { level: 9 })),
  ])
}

async function cached(kept: string, target: string, make: () => Promise<Buffer>): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  try {
    await copyFile(kept, target)
    return
  } catch {
    // Not compressed before.
  }
  const partial = `${kept}.${process.pid}`
  await writeFile(partial, await make())
  await rename(partial, kept)
  await copyFile(kept, target)
}
