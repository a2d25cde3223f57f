import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const WORKSPACE = fileURLToPath(new URL('../../', import.meta.url))

/** The benches, and the bare route, which runs as a process of its own. */
export default defineConfig({
  root: `${WORKSPACE}tools/bench`,
  envDir: false,
  resolve: { tsconfigPaths: true },
  ssr: { external: true, noExternal: [/^@tradeport\//] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: `${WORKSPACE}dist/bench`,
    emptyOutDir: true,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(
        ['bench', 'bare', 'search-quality'].map(name => [name, `${WORKSPACE}tools/bench/${name}.ts`]),
      ),
      output: { entryFileNames: '[name].js' },
    },
  },
})
