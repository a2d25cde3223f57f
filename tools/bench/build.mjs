import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const VITE = ['node_modules/vite/bin/vite.js', 'build']

/** Builds the benches and runs one of them under the pinned Node. */
export function runBench(name, args) {
  run(...VITE, 'tools/bench', '--logLevel', 'warn')
  run(`dist/bench/${name}.js`, ...args)
}

/** The same for a bench of the product's own process, which lies beside the bench and not where a running product is served from. */
export function runBenchOfApi(name, args) {
  run(...VITE, 'tools/bench', '--logLevel', 'warn')
  run(...VITE, 'apps/api', '--outDir', `${root}dist/bench/api`, '--logLevel', 'warn')
  run(`dist/bench/${name}.js`, ...args)
}
