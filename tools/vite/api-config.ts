import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const WORKSPACE = fileURLToPath(new URL('../../', import.meta.url))

/**
 * The API as one file for Node; packages stay in node_modules, but for two of hundreds of small files, of which a start would read all and
 * keep what nobody asks for.
 */
export function defineApiConfig() {
  return defineConfig({
    root: `${WORKSPACE}apps/api`,
    envDir: false,
    resolve: { tsconfigPaths: true },
    ssr: { external: true, noExternal: [/^@tradeport\//, /^drizzle-orm/, /^zod/] },
    build: {
      ssr: 'src/main.ts',
      target: 'node24',
      outDir: `${WORKSPACE}dist/apps/api`,
      emptyOutDir: true,
      // The regions' artwork, the same on every host.
      copyPublicDir: true,
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'main.js',
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  })
}
