// npm run bench:search: how much of what the demo's goods could answer a search shows, in each language.
//   npm run bench:search -- <folder>   keeps the demo there, and takes it from there the next time
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
for (const args of [
  ['node_modules/vite/bin/vite.js', 'build', 'tools/bench', '--logLevel', 'warn'],
  ['dist/bench/search-quality.js', ...process.argv.slice(2)],
]) {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
