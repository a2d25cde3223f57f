import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const KEPT_BUILDS = 3
const HISTORY = 'builds.json'

/**
 * Keeps the hashed assets of the last three builds: a tab opened before a release still finds the chunks that its
 * code names. Older ones are removed.
 */
export function keepEarlierAssets(): Plugin {
  return {
    name: 'tradeport-keep-earlier-assets',
    apply: 'build',
    async writeBundle(options, bundle) {
      const outDir = options.dir ?? '.'
      const current = Object.keys(bundle)
        .filter(name => name.startsWith('assets/'))
        .sort()
      const earlier = (await readHistory(outDir)).filter(build => build.join() !== current.join())
      const builds = [current, ...earlier].slice(0, KEPT_BUILDS)
      await removeAllBut(new Set(builds.flat()), outDir)
      await writeFile(join(outDir, HISTORY), JSON.stringify(builds))
    },
  }
}

async function readHistory(outDir: string): Promise<string[][]> {
  try {
    const builds: unknown = JSON.parse(await readFile(join(outDir, HISTORY), 'utf8'))
    return Array.isArray(builds) ? builds.filter(build => Array.isArray(build)) : []
  } catch {
    return []
  }
}

async function removeAllBut(kept: ReadonlySet<string>, outDir: string): Promise<void> {
  const present = await readdir(join(outDir, 'assets'), { recursive: true, withFileTypes: true })
  const stale = present
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !kept.has(file.slice(outDir.length + 1).replace(/\.(?:br|gz)$/, '')))
  await Promise.all(stale.map(file => rm(file)))
}
