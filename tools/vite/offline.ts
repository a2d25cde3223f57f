import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { installFiles } from './install-files'

const WORKER = fileURLToPath(new URL('../../libs/web/offline/src/service-worker.ts', import.meta.url))
const BRAND = fileURLToPath(new URL('../../apps/api/public/brand', import.meta.url))
const ASSETS = 'assets/'

export interface OfflineOptions {
  /** Where the app's files lie: `/h5/`. */
  readonly base: string
  /** What the first page needs besides the entry: ends of source paths. */
  readonly firstScreens: readonly string[]
}

/** Makes a front-end installable and readable without a connection: its worker, its manifests and their icons. */
export function offline({ base, firstScreens }: OfflineOptions): Plugin {
  return {
    name: 'tradeport-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle)
        const chunks = files.filter(file => file.type === 'chunk')
        const entry = chunks.find(chunk => chunk.isEntry)
        if (!entry) this.error('The bundle has no entry')
        const screens = chunks.filter(chunk => firstScreens.some(end => chunk.facadeModuleId?.endsWith(end)))
        const description = {
          first: [...withImports([entry, ...screens], chunks)].sort(),
          all: files
            .map(file => file.fileName)
            .filter(name => name.startsWith(ASSETS))
            .sort(),
          entry: entry.fileName,
        }
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker({ build: description, base }) })
        for (const { name, content } of await installFiles(base, BRAND))
          this.emitFile({ type: 'asset', fileName: name, source: content })
      },
    },
  }
}

function withImports(starts: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const found = new Set<string>()
  const collect = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const name of chunk.imports) collect(chunks.find(each => each.fileName === name))
  }
  starts.forEach(collect)
  return found
}

/** One script without imports: browsers without module workers run it too. */
async function bundleWorker(offlineOf: object): Promise<string> {
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    define: { __OFFLINE__: JSON.stringify(offlineOf) },
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs.flatMap(each => ('output' in each ? each.output : [])).find(file => file.type === 'chunk')
  if (!chunk) throw new Error('The worker was not bundled')
  return chunk.code
}
