import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { ROOT } from '../start/workspace.mjs'

// What every front-end has in common before any of its pages: requests, errors, regions, languages, navigation, sessions. The
// packages it stands on are loaded anyway and are counted by the budgets of the apps.
const ENTRY = '\0shared-layer'
const CODE = `
  export { AppLink, useNavigateTo, useBack } from '@tradeport/web/navigation'
  export { useT } from '@tradeport/web/i18n'
  export { startApp, useAction, useEndpoint, useFormat, useLocale, useNotify, useSession, useText } from '@tradeport/web/react'
`
const PACKAGES = /^(?:react|react-dom|react-router|react-router-dom|@tanstack\/.*)(?:\/.*)?$/

/** Bytes (brotli) of the shared layer that are loaded with the page; what it loads later is not among them. */
export async function measureSharedLayer() {
  const result = await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    // An entry that is no file belongs to no tsconfig, whose one alias this is.
    resolve: { alias: [{ find: /^@tradeport\/(.+)$/, replacement: join(ROOT, 'libs/$1/src/index.ts') }] },
    plugins: [
      {
        name: 'shared-layer-entry',
        resolveId: id => (id === 'shared-layer' ? ENTRY : undefined),
        load: id => (id === ENTRY ? CODE : undefined),
      },
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'shared-layer',
        external: PACKAGES,
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  })
  const chunks = new Map(result.output.filter(part => part.type === 'chunk').map(chunk => [chunk.fileName, chunk]))
  const files = new Set()
  const collect = name => {
    const chunk = chunks.get(name)
    if (!chunk || files.has(name)) return
    files.add(name)
    chunk.imports.forEach(collect)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) collect(chunk.fileName)
  return [...files].reduce((sum, name) => sum + brotliCompressSync(chunks.get(name).code).length, 0)
}

if (process.argv[1] === join(ROOT, 'tools/test/shared-layer.mjs')) {
  process.stdout.write(`${((await measureSharedLayer()) / 1000).toFixed(1)} kB\n`)
}
