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
        ['bench', 'bare', 'gun', 'office', 'customs', 'search-quality', 'typing', 'pages'].map(name => [
          name,
          `${WORKSPACE}tools/bench/${name}.ts`,
        ]),
      ),
      // All side by side: the processes of a bench are found by where it lies.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
