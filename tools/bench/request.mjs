// node tools/bench/request.mjs: what 10,000 calls through the request layer cost beside a bare loop of fetch.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
await build({
  root,
  configFile: false,
  envDir: false,
  logLevel: 'warn',
  resolve: { tsconfigPaths: true },
  ssr: { external: true, noExternal: [/^@tradeport\//] },
  build: {
    ssr: 'tools/bench/request.ts',
    target: 'node24',
    outDir: `${root}dist/bench/request`,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'request.js' } },
  },
})
await import(`${root}dist/bench/request/request.js`)
