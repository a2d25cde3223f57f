import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuse, ROOT, say, seconds } from './workspace.mjs'

/** Installs the packages of the lock file, unless just these are installed. */
export function installPackages() {
  if (isInstalled()) return
  const since = Date.now()
  say('installing packages')
  const result = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '--loglevel=error'],
    { cwd: ROOT, stdio: 'inherit' },
  )
  if (result.error) refuse(`npm could not be started: ${result.error.message}.`)
  if (result.status !== 0) refuse('The packages could not be installed: see what npm says above.')
  say(`packages installed (${seconds(since)})`)
}

/** npm notes in node_modules what it has installed there. */
export function isInstalled() {
  const noted = join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(noted)) return false
  const installed = JSON.parse(readFileSync(noted, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (path in installed ? installed[path].version === version : optional === true),
  )
}
