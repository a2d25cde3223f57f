import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { contentTypeOf } from './content-types'

export type Encoding = 'br' | 'gzip'

export interface StaticFile {
  path: string
  contentType: string
  /** Named by its content: a browser may keep it for ever. */
  immutable: boolean
  etag: string
  /** Where it lies compressed. */
  compressed: Partial<Record<Encoding, string>>
}

/** One entry of the build's manifest. */
export interface Chunk {
  file: string
  css?: readonly string[]
  imports?: readonly string[]
}

export interface BuiltApp {
  /** index.html with its placeholders. */
  shell: string
  /** By source path, as the build's manifest names it. */
  chunks: ReadonlyMap<string, Chunk>
  /** By path inside the app, without a leading slash: `assets/index-4f2a.js`, `icon.svg`. */
  files: ReadonlyMap<string, StaticFile>
}

const SUFFIX: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }
/** Of use to the build alone. */
const NOT_SERVED = /^(?:index\.html|builds\.json|\.vite\/.*)$|\.(?:br|gz|map)$/

/** Lists the folder of a built app once; `undefined` when the app has not been built. */
export function readBuiltApp(folder: string): BuiltApp | undefined {
  const names = listFiles(folder)
  if (!names.has('index.html')) return undefined
  const files = new Map<string, StaticFile>()
  for (const name of names) if (!NOT_SERVED.test(name)) files.set(name, describe(folder, name, names))
  return { shell: readFileSync(join(folder, 'index.html'), 'utf8'), chunks: readChunks(folder), files }
}

/** Empty where the build wrote no manifest: pages then come without hints. */
function readChunks(folder: string): ReadonlyMap<string, Chunk> {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
    const entries = typeof manifest === 'object' && manifest !== null ? Object.entries(manifest) : []
    return new Map(entries.filter((entry): entry is [string, Chunk] => isChunk(entry[1])))
  } catch {
    return new Map()
  }
}

function isChunk(value: unknown): value is Chunk {
  return typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string'
}

/** Files that belong to no app, such as the regions' artwork. */
export function readStaticFolder(folder: string): ReadonlyMap<string, StaticFile> {
  const names = listFiles(folder)
  return new Map([...names].filter(name => !NOT_SERVED.test(name)).map(name => [name, describe(folder, name, names)]))
}

function listFiles(folder: string): Set<string> {
  try {
    return new Set(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
    )
  } catch {
    return new Set()
  }
}

function describe(folder: string, name: string, names: ReadonlySet<string>): StaticFile {
  const path = join(folder, name)
  const immutable = name.startsWith('assets/')
  const compressed: StaticFile['compressed'] = {}
  for (const encoding of ['br', 'gzip'] as const) {
    if (names.has(`${name}${SUFFIX[encoding]}`)) compressed[encoding] = `${path}${SUFFIX[encoding]}`
  }
  const tag = immutable ? name : createHash('sha256').update(readFileSync(path)).digest('base64url')
  return {
    path,
    contentType: contentTypeOf(name),
    immutable,
    etag: tag.slice(-32),
    compressed,
  }
}
