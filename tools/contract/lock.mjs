// npm run contract:lock             writes tools/contract/lock after changes that break no caller
// npm run contract:lock -- --break  also after those that do
import { runProgram } from '../test/run-program.mjs'

const { code } = await runProgram(
  'node_modules/vitest/vitest.mjs',
  ['run', '--config', 'vitest.workspace.ts', '--project', 'pure', 'tools/contract'],
  { environment: { CONTRACT_LOCK: process.argv.includes('--break') ? 'break' : 'write' } },
)
process.exit(code)
