import { request, type IncomingMessage } from 'node:http'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { edge, markup } from '.'

const SCRIPT = 'console.log("a script that is long enough to be worth compressing")'
let folder: string
let app: FastifyInstance

function put(path: string, content: string | Buffer): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tradeport-edge-'))
  for (const name of ['portal', 'seller', 'service-market', 'provider-admin', 'h5']) {
    put(
      `apps/${name}/index.html`,
      `<!doctype html><html lang="en"><head><meta name="csp-nonce" content="__CSP_NONCE__"><title>${name}</title></head><body><div id="root"></div></body></html>`,
    )
    put(`apps/${name}/assets/main-abc.js`, SCRIPT)
    put(`apps/${name}/assets/main-abc.js.br`, brotliCompressSync(SCRIPT))
    put(`apps/${name}/assets/main-abc.js.gz`, gzipSync(SCRIPT))
    put(`apps/${name}/icon.svg`, '<svg/>')
    put(`apps/${name}/builds.json`, '[]')
  }
  put('brand/puyuan/icon.svg', '<svg/>')
  app = Fastify({ trustProxy: true })
  app.get('/api/healthz', () => ({ ok: true }))
  app.register(async instance =>
    edge(instance, {
      appsFolder: join(folder, 'apps'),
      brandFolder: join(folder, 'brand'),
      publicDomain: 'tradeport.localhost:8080',
    }),
  )
  await app.ready()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

function get(label: string, url: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url, headers: { host: `${label}.tradeport.localhost:8080`, ...headers } })
}
const titleOf = (body: string) => /<title>(.*)<\/title>/.exec(body)?.[1]

describe('the opening of a page', () => {
  const OPENING = {
    files: ['home.screen.tsx', 'art/hero.svg'],
    picture: { srcSet: '/a?w=1 1w', sizes: '100vw' },
    opening: (asset: (end: string) => string | undefined) =>
      markup`<img src="${asset('art/hero.svg')}"><p>${'$& __CSP <b>'}</p>${asset('nowhere.svg')}`,
    data: { answers: ['</div></body>'] },
  }
  let built: FastifyInstance

  beforeAll(async () => {
    const chunks = {
      'src/home.screen.tsx': { file: 'assets/home-1.js', css: ['assets/home-1.css'] },
      'src/art/hero.svg': { file: 'assets/hero-1.svg' },
    }
    put('opened/portal/.vite/manifest.json', JSON.stringify(chunks))
    put(
      'opened/portal/index.html',
      [
        '<html lang="en">',
        '  <head>',
        '    <meta name="viewport" content="width=device-width" />',
        '    <script type="module" crossorigin src="/assets/main.js"></script>',
        '    <link rel="modulepreload" crossorigin href="/assets/react.js">',
        '    <link rel="stylesheet" crossorigin href="/assets/main.css">',
        '  </head>',
        '  <body>',
        '    <div id="root"></div>',
        '  </body>',
        '</html>',
        '',
      ].join('\n'),
    )
    built = Fastify()
    built.register(async instance =>
      edge(instance, {
        appsFolder: join(folder, 'opened'),
        brandFolder: join(folder, 'brand'),
        publicDomain: 'tradeport.localhost:8080',
        firstPage: async page => (page.path === '/' ? OPENING : undefined),
      }),
    )
    await built.ready()
  })
  afterAll(() => built.close())

  const pageAt = async (url: string, agent = 'a desktop') =>
    (await built.inject({ url, headers: { host: 'www.tradeport.localhost:8080', 'user-agent': agent } })).body

  test('stands in the place of the app, with the addresses of built files', async () => {
    expect(await pageAt('/')).toContain(
      '<div id="root" data-opening><img src="/assets/hero-1.svg"><p>$&#38; __CSP &#60;b&#62;</p><span id="opened"></span></div>',
    )
    expect(await pageAt('/about')).toContain('<div id="root"></div>')
  })

  test('is painted whole: the browser is told of its last element', async () => {
    const waits = '<link rel="expect" href="#opened" blocking="render">'
    expect((await pageAt('/')).split('</head>')[0]).toContain(waits)
    expect(await pageAt('/about')).not.toContain(waits)
  })

  test('is painted with what comes before the scripts, and does not wait for the data', async () => {
    const body = await pageAt('/')
    const order = [
      'main.css',
      'home-1.css',
      'hero-1.svg',
      '/a?w=1',
      'main.js',
      'react.js',
      'home-1.js',
      'id="root"',
      'tp-data',
    ]
    const places = order.map(each => body.indexOf(each))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(body.match(/<\/body>/g)).toHaveLength(1)
  })

  test('is as wide as the app will make it', async () => {
    expect(await pageAt('/', 'iPhone')).toContain('<meta name="viewport" content="width=1440"')
    expect(await pageAt('/?noRedirect', 'iPhone')).toContain('content="width=device-width, ')
    expect(await pageAt('/')).toContain('content="width=device-width, ')
  })
})

describe('which front-end answers', () => {
  test.each([
    ['www', '/', 'portal'],
    ['www', '/product/018f', 'portal'],
    ['www', '/h5/', 'h5'],
    ['www', '/h5', 'h5'],
    ['www', '/py/h5/cart', 'h5'],
    ['h5', '/h5/', 'h5'],
    ['seller', '/member', 'seller'],
    ['service', '/', 'service-market'],
    ['service', '/admin/login', 'provider-admin'],
    ['service', '/administration', 'service-market'],
    ['provider', '/admin/', 'provider-admin'],
  ])('%s %s is the %s app', async (label, url, name) => {
    const answer = await get(label, url)
    expect([answer.statusCode, titleOf(answer.body)]).toEqual([200, name])
  })

  test.each([
    ['provider', '/', '/admin/'],
    ['provider', '/login?sourceUrl=x', '/admin/login?sourceUrl=x'],
    ['provider', '/py', '/py/admin/'],
    ['h5', '/', '/h5/'],
  ])('%s %s leads into the base path', async (label, url, target) => {
    const answer = await get(label, url)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, target])
  })

  test.each(['localhost:8080', '127.0.0.1:8080', 'nothing.tradeport.localhost:8080'])(
    '%s is nobody: the page names the eight addresses',
    async host => {
      const answer = await app.inject({ url: '/', headers: { host, 'accept-language': 'de' } })
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('<html lang="de-DE">')
      for (const address of ['www', 'buyer', 'seller', 'admin', 'service', 'cerberus'])
        expect(answer.body).toContain(`http://${address}.tradeport.localhost:8080/`)
      expect(answer.body).toContain('http://provider.tradeport.localhost:8080/admin/')
      expect(answer.body).toContain('http://h5.tradeport.localhost:8080/h5/')
    },
  )

  test.each([
    ['www.dev.example.com', '/', 'portal'],
    ['www.dev2.example.com', '/h5/', 'h5'],
    ['seller.dev3.example.com:8080', '/', 'seller'],
    ['service.test.example.com', '/admin/', 'provider-admin'],
    ['service.test12.example.com', '/', 'service-market'],
    ['provider.test1.example.com', '/admin/', 'provider-admin'],
  ])('in another environment %s%s is the %s app', async (host, url, name) => {
    const answer = await app.inject({ url, headers: { host } })
    expect([answer.statusCode, titleOf(answer.body)]).toEqual([200, name])
  })

  test('the bare domain leads to the portal', async () => {
    const answer = await app.inject({ url: '/about', headers: { host: 'tradeport.localhost:8080' } })
    expect(answer.headers.location).toBe('http://www.tradeport.localhost:8080/about')
  })

  describe('leads nowhere else, whatever address a link of somebody else’s names:', () => {
    const isOurs = (location: string, host: string) =>
      /(?:^|\.)tradeport\.localhost:8080$/.test(new URL(location, `http://${host}/`).host)
    const asked = (host: string, path: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const { port } = Object(app.server.address())
        request({ port, path, headers: { host } }, answer => resolve(answer.resume()))
          .on('error', reject)
          .end()
      })

    beforeAll(() => app.listen({ port: 0 }))

    test.each(
      ['tradeport.localhost:8080', 'h5.tradeport.localhost:8080', 'provider.tradeport.localhost:8080'].flatMap(host =>
        [
          '//evil.example',
          '///evil.example/a',
          '/\\evil.example',
          '/%2f%2fevil.example',
          '/py//evil.example',
          '/%0d%0aa:%20b',
          '/@evil.example',
          '/.evil.example',
        ].map(path => [host, path] as const),
      ),
    )('%s%s', async (host, path) => {
      const { statusCode, headers } = await asked(host, path)
      if (statusCode === 302) expect(isOurs(headers.location ?? '', host)).toBe(true)
      else expect([200, 400, 404]).toContain(statusCode)
      expect(headers).not.toHaveProperty('a')
    })
  })

  test('an app that has not been built is a plain 404', async () => {
    expect((await get('buyer', '/')).statusCode).toBe(404)
  })
})

describe('assets', () => {
  test('come compressed as the browser can take them, for a year', async () => {
    const br = await get('seller', '/assets/main-abc.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT)
    const gzip = await get('seller', '/assets/main-abc.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    const plain = await get('seller', '/assets/main-abc.js')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body).toBe(SCRIPT)
  })

  test('are sent as they are now: compressed better since the start, or gone with another build', async () => {
    const asked = () => get('h5', '/h5/assets/main-abc.js', { 'accept-encoding': 'br' })
    const packed = brotliCompressSync(SCRIPT, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } })
    expect((await asked()).rawPayload).toHaveLength(brotliCompressSync(SCRIPT).length)
    put('apps/h5/assets/main-abc.js.br', packed)
    const later = await asked()
    expect(later.headers['content-length']).toBe(String(packed.length))
    expect(later.rawPayload).toEqual(packed)
    rmSync(join(folder, 'apps/h5/assets/main-abc.js.br'))
    const gone = await asked()
    expect([gone.statusCode, gone.body, gone.headers['cache-control']]).toEqual([404, '404', 'no-store'])
  })

  test('are confirmed without a body', async () => {
    const first = await get('seller', '/icon.svg')
    const again = await get('seller', '/icon.svg', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each([
    '/assets/gone-123.js',
    '/assets/gone',
    '/favicon.ico',
    '/builds.json',
    '/index.html',
    '/assets/../../seller/index.html',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/py/assets/main-abc.js',
  ])('%s is never answered with the page', async url => {
    const answer = await get('seller', url)
    expect([answer.statusCode, answer.body]).toEqual([404, '404'])
  })

  test('of the provider admin lie under its base path on both hosts', async () => {
    expect((await get('provider', '/admin/assets/main-abc.js')).statusCode).toBe(200)
    expect((await get('service', '/admin/assets/main-abc.js')).statusCode).toBe(200)
  })

  test('of the regions are on every host', async () => {
    expect((await get('provider', '/brand/puyuan/icon.svg')).statusCode).toBe(200)
    expect((await get('www', '/brand/nowhere.svg')).statusCode).toBe(404)
  })
})

describe('the page', () => {
  test('carries one nonce in its policy and in its body, a new one each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await get('seller', '/')
        const [, nonce] = /content="([\w-]{22})"/.exec(answer.body) ?? []
        expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
        return nonce
      }),
    )
    expect(new Set(nonces).size).toBe(2)
  })

  test('is confirmed with the nonce that the browser’s copy holds', async () => {
    const first = await get('seller', '/')
    const again = await get('seller', '/', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
    const otherLanguage = await get('seller', '/', {
      'if-none-match': String(first.headers.etag),
      'accept-language': 'ja',
    })
    expect(otherLanguage.statusCode).toBe(200)
  })

  test('refuses everything that is not ours', async () => {
    const { headers } = await get('seller', '/')
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    const policy = String(headers['content-security-policy'])
    for (const part of ["default-src 'self'", "script-src 'self'", "frame-ancestors 'none'", "object-src 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe')
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('asks for https only over https', async () => {
    const { headers } = await get('seller', '/', { 'x-forwarded-proto': 'https' })
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
  })

  test.each([
    ['www', '/', { cookie: 'a=1; lang=th_TH', 'accept-language': 'ja' }, 'th-TH', 'th_TH', 'puyuan'],
    ['www', '/', { 'accept-language': 'sv, ja;q=0.5' }, 'ja-JP', 'ja_JP', 'puyuan'],
    ['www', '/', { 'accept-language': 'sv' }, 'en-US', 'en_US', 'puyuan'],
    ['www', '/', { 'accept-language': 'ms' }, 'en-US', 'en_US', 'puyuan'],
    ['seller', '/', { 'accept-language': 'ms' }, 'ms-MY', 'ms_MY', 'puyuan'],
    ['seller', '/', { cookie: 'lang=th_TH; lang_admin=de_DE' }, 'de-DE', 'de_DE', 'puyuan'],
    ['www', '/?lang=ru_RU', { cookie: 'lang=th_TH' }, 'ru-RU', 'ru_RU', 'puyuan'],
    ['www', '/cq/about?x=1&lang=in_ID', {}, 'id-ID', 'in_ID', 'chongqing'],
    ['www', '/?lang=ms_MY', { 'accept-language': 'ja' }, 'ja-JP', 'ja_JP', 'puyuan'],
    ['service', '/?lang=fr_FR', { cookie: 'lang=th_TH' }, 'fr-FR', 'fr_FR', 'puyuan'],
    ['h5', '/h5/?lang=fr_FR', { cookie: 'lang=th_TH' }, 'fr-FR', 'fr_FR', 'puyuan'],
    ['seller', '/?lang=fr_FR', { cookie: 'lang_admin=th_TH' }, 'th-TH', 'th_TH', 'puyuan'],
    ['seller', '/?lang=fr_FR', { 'accept-language': 'ja' }, 'ja-JP', 'ja_JP', 'puyuan'],
    ['provider', '/admin/?lang=fr_FR', {}, 'zh-CN', 'zh_CN', 'puyuan'],
    ['service', '/admin/?lang=fr_FR', { cookie: 'lang_admin=de_DE' }, 'de-DE', 'de_DE', 'puyuan'],
    ['www', '/?lang="><script>', { 'accept-language': 'ja' }, 'ja-JP', 'ja_JP', 'puyuan'],
    ['seller', '/cq/', {}, 'zh-CN', 'zh_CN', 'chongqing'],
    ['seller', '/dm', { cookie: 'lang_admin="><script>' }, undefined, undefined, 'demo'],
  ])('%s%s with %o is in %s', async (label, url, headers, lang, code, region) => {
    const { body } = await get(label, url, headers)
    if (lang) expect(body).toContain(`<html lang="${lang}" data-lang="${code}" data-region="${region}">`)
    expect(body).toContain(`data-region="${region}"`)
    expect(body).not.toContain('<script>')
  })

  test('of a work app, and one that does not exist, is kept from search engines', async () => {
    for (const [label, url] of [
      ['seller', '/products'],
      ['provider', '/admin/'],
      ['www', '/zz/about'],
    ] as const) {
      const { headers, body } = await get(label, url)
      expect(headers['x-robots-tag']).toBe('noindex, nofollow')
      expect(body).toContain('<meta name="robots" content="noindex, nofollow"')
    }
    for (const label of ['www', 'service']) expect((await get(label, '/')).headers['x-robots-tag']).toBeUndefined()
  })

  test('robots.txt of a work app says the same, that of a public front-end does not', async () => {
    for (const label of ['seller', 'provider'])
      expect((await get(label, '/robots.txt')).headers['x-robots-tag']).toBe('noindex, nofollow')
    for (const label of ['www', 'service', 'h5']) {
      const { statusCode, headers } = await get(label, '/robots.txt')
      expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined])
    }
  })

  test('under a prefix that is no region has status 404', async () => {
    const answer = await get('www', '/zz/about')
    expect([answer.statusCode, titleOf(answer.body)]).toEqual([404, 'portal'])
  })

  test('never stands in for the API', async () => {
    expect((await get('www', '/api/healthz')).json()).toEqual({ ok: true })
    expect((await get('www', '/api/nothing')).headers['content-type']).toContain('application/json')
  })

  test('answers HEAD', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/', headers: { host: 'www.tradeport.localhost:8080' } })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })
})
