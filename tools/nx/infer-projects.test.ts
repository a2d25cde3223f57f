import { createRequire } from 'node:module'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { APP_KEYS, PLATFORMS } from '@tradeport/kernel/config'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { defineAppConfig } from '../vite/app-config'
import { ownHost } from '../vite/own-host'

interface Project {
  name: string
  tags: string[]
  projectType: string
  targets: Record<string, { command: string; continuous?: boolean; cache?: boolean; outputs?: string[] }>
}
interface Inferred {
  createNodesV2: readonly [
    pattern: string,
    infer: (files: readonly string[]) => readonly (readonly [string, { projects: Record<string, Project> }])[],
  ]
}

const plugin: Inferred = createRequire(import.meta.url)('./infer-projects.cjs')
const projectOf = (file: string) => Object.entries(plugin.createNodesV2[1]([file])[0]?.[1].projects ?? {})[0]
const apps = readdirSync(fileURLToPath(new URL('../../apps', import.meta.url)))

describe('a project follows from where it lies', () => {
  test.each([
    ['libs/kernel/values/src/index.ts', 'kernel-values', ['layer:kernel']],
    ['libs/web/ui/src/index.ts', 'web-ui', ['layer:web']],
    ['libs/domain/trading/rules/src/index.ts', 'trading-rules', ['layer:rules', 'domain:trading']],
    ['libs/testing/harness/src/index.ts', 'testing-harness', ['layer:testing']],
    ['apps/seller/src/main.tsx', 'seller', ['layer:app']],
    ['apps/api/src/main.ts', 'api', ['layer:api-app']],
  ])('%s', (file, name, tags) => {
    const [root, project] = projectOf(file) ?? []
    expect(root).toBe(file.replace(/\/src\/.*/, ''))
    expect(project).toMatchObject({ name, tags, projectType: file.startsWith('apps/') ? 'application' : 'library' })
  })

  test('libraries have nothing to run', () => {
    expect(projectOf('libs/web/ui/src/index.ts')?.[1].targets).toEqual({})
    expect(plugin.createNodesV2[1](['tools/nx/src/index.ts'])).toEqual([])
  })

  test.each(apps.filter(name => name !== 'api'))('nx serve %s is its development server, nx build its build', name => {
    const { serve, build } = projectOf(`apps/${name}/src/main.tsx`)?.[1].targets ?? {}
    expect(serve).toMatchObject({ command: `vite dev apps/${name}`, continuous: true })
    expect(build).toMatchObject({ command: `vite build apps/${name}`, cache: true })
    expect(build?.outputs).toEqual([`{workspaceRoot}/dist/apps/${name}`])
  })

  test('nx serve api is the product without its front-ends', () => {
    expect(projectOf('apps/api/src/main.ts')?.[1].targets['serve']).toEqual({
      command: 'node tools/start/start.mjs --api-only',
      continuous: true,
    })
  })
})

describe('a development server', () => {
  afterEach(() => vi.unstubAllEnvs())
  const folderOf = (key: string) => key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

  test('has a port of its own and asks the running product, under the host that was asked', () => {
    const servers = APP_KEYS.map(key => defineAppConfig(folderOf(key)).server)
    expect(new Set(servers.map(server => server?.port)).size).toBe(APP_KEYS.length)
    const ofProduct = { target: 'http://127.0.0.1:8080', changeOrigin: false }
    for (const [place, server] of servers.entries()) {
      expect(server).toMatchObject({ strictPort: true, allowedHosts: ['.tradeport.localhost'] })
      expect(server?.proxy).toEqual({
        '/api': ofProduct,
        '/brand': ofProduct,
        // What a phone installs is named by the product, as its operators call the region.
        ...(APP_KEYS[place] === 'h5' ? { '/h5/install': ofProduct } : {}),
      })
    }
    vi.stubEnv('API_URL', 'http://127.0.0.1:9000')
    expect(defineAppConfig('seller').server?.proxy).toMatchObject({ '/api': { target: 'http://127.0.0.1:9000' } })
  })

  test('is each app’s under its own host and path', () => {
    for (const key of APP_KEYS) expect(defineAppConfig(folderOf(key)).base).toBe(PLATFORMS[key].basicPath)
  })

  interface Answer {
    status?: number
    location?: string
    passedOn: boolean
  }
  type Middleware = (
    request: { headers: { host?: string }; url?: string },
    response: { writeHead(status: number, headers: { location: string }): { end(): void } },
    next: () => void,
  ) => void

  /** The server as far as the plugin uses it. */
  function serving(port: number) {
    const printed: string[] = []
    const used: Middleware[] = []
    const server = {
      config: { server: { port }, logger: { info: (line: string) => printed.push(line.trim()) } },
      middlewares: { use: (middleware: Middleware) => used.push(middleware) },
      printUrls: () => undefined,
    }
    const { configureServer } = ownHost({ hostLabel: 'seller', base: '/' })
    if (typeof configureServer === 'function') Reflect.apply(configureServer, undefined, [server])
    const ask = (host: string | undefined, url = '/products?page=2'): Answer => {
      const answer: Answer = { passedOn: false }
      const request = { headers: host === undefined ? {} : { host }, url }
      const response = {
        writeHead(status: number, { location }: { location: string }) {
          Object.assign(answer, { status, location })
          return { end: () => undefined }
        },
      }
      for (const middleware of used) middleware(request, response, () => (answer.passedOn = true))
      return answer
    }
    return { ask, printed: () => (server.printUrls(), printed) }
  }

  test('says the address that sign-in and links work at', () => {
    expect(serving(5172).printed()).toEqual(['http://seller.tradeport.localhost:5172/'])
  })

  test('answers its own host, and sends on to the running product what is for another front-end', () => {
    const { ask } = serving(5172)
    for (const host of ['seller.tradeport.localhost:5172', '127.0.0.1:5172', undefined])
      expect(ask(host)).toEqual({ passedOn: true })
    expect(ask('buyer.tradeport.localhost:5172')).toEqual({
      ...{ passedOn: false, status: 302 },
      location: 'http://buyer.tradeport.localhost:8080/products?page=2',
    })
    vi.stubEnv('API_URL', 'http://127.0.0.1')
    expect(ask('www.tradeport.localhost:5172', '/').location).toBe('http://www.tradeport.localhost:80/')
  })
})
