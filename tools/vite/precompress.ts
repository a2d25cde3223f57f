import type { Plugin } from 'vite'
import { compressFiles, type Effort } from './compression'

/**
 * Writes `<file>.br` and `<file>.gz` beside every text asset, so that serving costs no processor time. index.html is
 * left out: each answer carries its own nonce.
 */
export function precompress(effort: Effort): Plugin {
  return {
    name: 'tradeport-precompress',
    apply: 'build',
    async writeBundle(options, bundle) {
      await compressFiles(options.dir ?? '.', Object.keys(bundle), effort)
    },
  }
}
