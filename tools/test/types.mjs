import { fileURLToPath } from 'node:url'
import { runProgram } from './run-program.mjs'

// Four programs, because kernel code must compile without the DOM and without Node, and browser code without Node.
const PROJECTS = ['pure', 'node', 'web', 'test']
/** The native compiler uses all cores by itself; two at a time fill what is left while it reads. */
const PARALLEL = 2
/** What the compiler knew last time: a run after a small change takes a twentieth. */
const CACHE = '.cache/types'

/** Checks all types; prints what is wrong. */
export async function checkTypes() {
  const queue = [...PROJECTS]
  const failed = []
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let project = queue.shift(); project; project = queue.shift()) {
        const config = `tsconfig.${project}.json`
        const known = ['--incremental', '--tsBuildInfoFile', `${CACHE}/${project}.tsbuildinfo`]
        const { code, output } = await runProgram('node_modules/typescript-native/bin/tsc', ['-p', config, ...known], {
          quiet: true,
        })
        if (code === 0) continue
        failed.push(project)
        process.stdout.write(`${config}\n${output}\n`)
      }
    }),
  )
  return failed.length === 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await checkTypes()) ? 0 : 1)
