import { spawn } from 'node:child_process'
import { childEnvironment, ROOT } from '../start/workspace.mjs'

/** Runs a program from the installed packages; resolves with its exit code and, where it is not shown, its output. */
export function runProgram(script, parameters, { quiet = false, environment = {} } = {}) {
  const child = spawn(process.execPath, [script, ...parameters], {
    cwd: ROOT,
    env: { ...childEnvironment(), ...colours(), ...environment },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', text => {
      output += text
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve({ code: code ?? 1, output }))
  })
}

/** A log that is kept is read as text: colours would be most of it. */
function colours() {
  return process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
}
