import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ROOT, say } from '../start/workspace.mjs'

const SYSTEM_CHROMIUM = '/usr/bin/chromium'
const SYSTEM_SHELL = '/usr/lib/chromium/chromium-headless-shell'
const UPDATE_LIMIT_MS = 120_000

/**
 * A Chromium for the browser tests: the system's without windows, which draws the same pages with a quarter less work of the processor,
 * else the one with them, else Playwright's own. Empty: Playwright finds its own by itself.
 */
export function ensureTestChromium() {
  if (existsSync(SYSTEM_SHELL)) return SYSTEM_SHELL
  // Both share their files, so that another release would replace a browser that is there.
  const release = existsSync(SYSTEM_CHROMIUM) ? `=${releaseOf('chromium')}` : ''
  if (installed(`chromium-headless-shell${release}`, SYSTEM_SHELL)) return SYSTEM_SHELL
  return ensureChromium()
}

/** The Chromium that people have: the system's, else Playwright's own. Empty: Playwright finds its own by itself. */
export function ensureChromium() {
  if (existsSync(SYSTEM_CHROMIUM) || installed('chromium', SYSTEM_CHROMIUM)) return SYSTEM_CHROMIUM
  say('installing Chromium with Playwright')
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return ''
}

function releaseOf(name) {
  return spawnSync('dpkg-query', ['--show', '--showformat=${Version}', name], { encoding: 'utf8' }).stdout ?? ''
}

/** Whether the system's packages have brought it; without a network that is soon known. */
function installed(name, file) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  say(`installing ${name} with apt-get`)
  const soon = ['Retries=0', 'http::Timeout=15', 'https::Timeout=15'].map(setting => `--option=Acquire::${setting}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq', ...soon], { stdio: 'inherit', env, timeout: UPDATE_LIMIT_MS })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...soon, name], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  return existsSync(file)
}
