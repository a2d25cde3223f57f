import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ROOT, say } from '../start/workspace.mjs'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/** A Chromium for the browser tests: the system's, else Playwright's own. Empty: Playwright finds its own by itself. */
export function ensureChromium() {
  if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('installing Chromium with apt-get')
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    })
    if (existsSync(SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM
  }
  say('installing Chromium with Playwright')
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return ''
}
