import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { childEnvironment, ROOT, say, seconds } from './workspace.mjs'

export const WEB_APPS = ['portal', 'h5', 'buyer', 'seller', 'admin', 'user-center', 'service-market', 'provider-admin']
const PARALLEL = 2
const NOT_BUILT = /\.(?:test|spec)\.tsx?$|\.fixture\.ts$|\.md$/
const EVERYTHING = ['package-lock.json', 'tsconfig.base.json', 'tools/vite']
const BROWSER_PARTS = ['contract', 'rules', 'ui']
const SERVER_PARTS = ['contract', 'rules', 'server']

/** What is to be built: what it is built from has changed since, or there is nothing built. */
export function staleApps({ apiOnly = false } = {}) {
  const digestOf = memoisedDigests()
  return (apiOnly ? ['api'] : ['api', ...WEB_APPS])
    .map(app => ({ app, inputs: inputsOf(app, digestOf) }))
    .filter(({ app, inputs }) => !isCurrent(app, inputs))
}

/**
 * Builds what is stale, two at a time, the API first.
 *
 * @param effort how well files are compressed: `quick` where somebody waits, who has them compressed well afterwards (`tools/vite/compression.ts`)
 * @returns two promises, because the API can make the demo while the front-ends are still built: one settles with the API, one with all.
 */
export function buildStale({ apiOnly = false, effort = 'best' } = {}) {
  const stale = staleApps({ apiOnly })
  if (stale.length === 0) return { api: Promise.resolve(), everything: Promise.resolve() }
  const since = Date.now()
  say(`building ${stale.map(({ app }) => app).join(', ')}`)
  const queue = [...stale]
  const api = Promise.withResolvers()
  if (stale[0].app !== 'api') api.resolve()
  let done = 0
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const begun = Date.now()
      await build(next.app, effort)
      writeFileSync(markOf(next.app), next.inputs)
      done += 1
      say(`built ${next.app} (${done} of ${stale.length}, ${seconds(begun)})`)
      if (next.app === 'api') api.resolve()
    }
  }
  const everything = Promise.all(Array.from({ length: PARALLEL }, worker)).then(() =>
    say(`everything built (${seconds(since)})`),
  )
  everything.catch(api.reject)
  // Who waits for everything alone hears of it there.
  api.promise.catch(() => undefined)
  return { api: api.promise, everything }
}

function markOf(app) {
  return join(ROOT, 'dist/apps', `${app}.inputs`)
}

function isCurrent(app, inputs) {
  const product = join(ROOT, 'dist/apps', app, app === 'api' ? 'main.js' : 'index.html')
  return existsSync(product) && existsSync(markOf(app)) && readFileSync(markOf(app), 'utf8') === inputs
}

/** One digest over everything that may end up in the app. */
function inputsOf(app, digestOf) {
  const parts = app === 'api' ? SERVER_PARTS : BROWSER_PARTS
  const scopes = app === 'api' ? ['kernel', 'node', 'compose'] : ['kernel', 'web']
  const domains = readdirSync(join(ROOT, 'libs/domain'))
  const paths = [
    ...EVERYTHING,
    `apps/${app}`,
    ...scopes.map(scope => `libs/${scope}`),
    ...domains.flatMap(domain => parts.map(part => `libs/domain/${domain}/${part}`)),
  ]
  const hash = createHash('sha256')
  for (const path of paths) hash.update(`${path} ${digestOf(path)}\n`)
  return hash.digest('hex')
}

function memoisedDigests() {
  const known = new Map()
  return path => {
    if (!known.has(path)) known.set(path, digest(join(ROOT, path)))
    return known.get(path)
  }
}

function digest(path) {
  if (!existsSync(path)) return ''
  const content = statSync(path).isFile()
    ? readFileSync(path)
    : filesDigest(readdirSync(path, { withFileTypes: true, recursive: true }))
  return createHash('sha256').update(content).digest('hex')
}

function filesDigest(entries) {
  return entries
    .filter(entry => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
    .map(file => `${file.slice(ROOT.length)} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
    .join('\n')
}

function build(app, effort) {
  mkdirSync(join(ROOT, 'dist/apps'), { recursive: true })
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', `apps/${app}`, '--logLevel', 'error'],
    { cwd: ROOT, env: { ...childEnvironment(), BUILD_COMPRESSION: effort }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => (output += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => (code === 0 ? resolve() : reject(new BuildFault(app, output))))
  })
}

export class BuildFault extends Error {
  constructor(app, output) {
    super(`${output.trim()}\n\nThe app "${app}" could not be built: see above.`)
  }
}
