// npm run bench [-- 10000 100000 1000000]: builds the benchmark and the API and runs them under the pinned Node.
//   --profile <folder>   the API leaves its processor profile there
//   --only <words>       only the cases whose name has these words
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { API_FLAGS } from '../start/workspace.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const run = (file, ...args) => {
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
run('node_modules/vite/bin/vite.js', 'build', 'tools/bench', '--logLevel', 'warn')
// Beside the bench and not where the product is served from, which may be running.
run('node_modules/vite/bin/vite.js', 'build', 'apps/api', '--outDir', `${root}dist/bench/api`, '--logLevel', 'warn')
run('dist/bench/bench.js', ...process.argv.slice(2), ...API_FLAGS.map(flag => `--api-flag=${flag}`))
