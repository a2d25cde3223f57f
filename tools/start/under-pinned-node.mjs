import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installPackages } from './install.mjs'
import { checkNode, childEnvironment, pinnedNode, ROOT } from './workspace.mjs'

/**
 * Runs a program that begins on whatever Node is there: installs the packages, and starts it once more under the pinned one.
 *
 * @param address `import.meta.url` of the program
 * @param mark    the variable by which it knows that this has happened
 */
export async function underPinnedNode(address, mark, run) {
  process.chdir(ROOT)
  checkNode()
  if (process.env[mark] !== undefined) return run(process.argv.slice(2))
  installPackages()
  const child = spawn(pinnedNode(), [fileURLToPath(address), ...process.argv.slice(2)], {
    env: { ...childEnvironment(), [mark]: '1' },
    stdio: 'inherit',
  })
  child.on('close', code => process.exit(code ?? 1))
}
