import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../start/workspace.mjs'
import { measureSharedLayer } from './shared-layer.mjs'

// JavaScript that a browser loads until the first useful page shows, brotli, in kB (1000 bytes): the home page of the public
// front-ends, the sign-in of the work apps. `page` is the screen behind import(), as the build's manifest names it.
// `texts`: the namespaces the first page shows; those of other pages, and of the menu beside them, are loaded with those pages.
const FIRST_TEXTS = /\/(?:web\/(?:i18n|shell|units)\/src|catalogue\/ui\/src\/public)\/locale\//
const SIGN_IN_TEXTS = /\/(?:web\/(?:i18n|shell)|identity\/ui)\/src\/locale\//
const BUDGETS = [
  { app: 'portal', kB: 130, page: /\/home\.screen\.tsx$/, texts: FIRST_TEXTS },
  { app: 'h5', kB: 130, page: /\/home-h5\.screen\.tsx$/, texts: FIRST_TEXTS },
  { app: 'service-market', kB: 330, page: /\/(?:market-)?home[^/]*\.(?:page|screen)\.tsx$/ },
  { app: 'buyer', kB: 330, page: /\/sign-in\.screen\.tsx$/, texts: SIGN_IN_TEXTS },
  { app: 'seller', kB: 330, page: /\/sign-in\.screen\.tsx$/, texts: SIGN_IN_TEXTS },
  { app: 'admin', kB: 330, page: /^$/ },
  { app: 'user-center', kB: 330, page: /\/sign-in\.screen\.tsx$/, texts: SIGN_IN_TEXTS },
  { app: 'provider-admin', kB: 330, page: /\/sign-in\.screen\.tsx$/, texts: SIGN_IN_TEXTS },
]

const FRAME = /\/(?:frame\/antd-frame\.tsx|i18n\/src\/locale-antd\.ts|antd\/es\/locale\/en_US\.js)$/

// What a list needs of somebody who is signed in: the frame, the page, its own texts in one language, and antd where it is drawn with that.
// Files count as well: a slow line fetches six at a time.
const PLAIN_KB = 220
const DRESSED_KB = 375
/** The texts of a list: the frame's, those of all lists, its domain's, and what its domain says with others. */
const listTexts = (...folders) =>
  new RegExp(`/(?:web/(?:i18n|shell|entity)/src|identity/ui/src|${folders.join('|')})/locale/`)
const LISTS = [
  {
    app: 'buyer',
    kB: PLAIN_KB,
    page: /\/inquiry-list\.screen\.tsx$/,
    texts: listTexts('sourcing/ui/src', 'web/units/src'),
  },
  {
    app: 'seller',
    kB: PLAIN_KB,
    page: /\/product-list\.screen\.tsx$/,
    texts: listTexts('catalogue/ui/src', 'web/units/src'),
  },
  {
    app: 'admin',
    kB: PLAIN_KB,
    page: /\/product-review-list\.screen\.tsx$/,
    texts: listTexts('catalogue/ui/src', 'web/units/src'),
  },
  {
    app: 'user-center',
    kB: DRESSED_KB,
    page: /\/operator-list\.screen\.tsx$/,
    texts: listTexts('identity/ui/src/people'),
    also: FRAME,
  },
  {
    app: 'provider-admin',
    kB: PLAIN_KB,
    page: /\/service-list\.screen\.tsx$/,
    texts: listTexts('service-market/ui/src(?:/work)?'),
  },
]
const LIST_FILES = 50

/** One language's texts are loaded beside the code; English stands for all. */
const LOCALE = /\/locale\/en_US\.ts$/

/** The layer that all of them share, loaded with the page, in kB. */
const SHARED_LAYER_KB = 25

/** A page that says of itself that it is drawn without antd, as its domain's manifest writes it. */
const PLAIN_PAGE = /lazy: \(\) => import\('\.\/([^']+)'\),\n\s*plain: true/g
const ANTD = /\/antd-[^/]*\.js$/

/** Prints the table; true when every app, and the layer they share, keeps within its budget. */
export async function checkBudgets() {
  const kept = BUDGETS.map(budget => {
    const { bytes, missing } = measure(budget)
    return row(budget.app, bytes, budget.kB, missing)
  })
  for (const { app, kB, page, texts, also } of LISTS) {
    const { bytes, files, missing } = measure({ app, page, texts, also })
    kept.push(row(`${app} list`, bytes, kB, missing ?? (files > LIST_FILES ? `${files} files` : undefined)))
  }
  kept.push(row('shared layer', await measureSharedLayer(), SHARED_LAYER_KB))
  kept.push(antdBehindPlainPages())
  return kept.every(Boolean)
}

/** antd that a plain page draws would be without its theme, and loaded before anybody asks for it. */
function antdBehindPlainPages() {
  const pages = globSync('{libs/domain/*/ui/src/**/index.ts,apps/*/src/*.{ts,tsx}}', { cwd: ROOT }).flatMap(file =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(PLAIN_PAGE)].map(([, page]) =>
      join(dirname(file), `${page}.tsx`),
    ),
  )
  const faults = new Set()
  for (const { app } of BUDGETS) {
    const manifest = manifestOf(app) ?? {}
    for (const key of Object.keys(manifest).filter(each => pages.some(page => each.endsWith(page)))) {
      const files = new Set()
      collect(manifest, key, files)
      if ([...files].some(file => ANTD.test(file))) faults.add(`${app}: ${key}`)
    }
  }
  for (const fault of faults) process.stdout.write(`  a plain page loads antd: ${fault}\n`)
  return pages.length > 0 && faults.size === 0
}

function manifestOf(app) {
  const file = join(ROOT, 'dist/apps', app, '.vite/manifest.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function row(name, bytes, kB, missing) {
  const kept = !missing && bytes <= kB * 1000
  const note = missing ? `  ${missing}` : kept ? '' : '  over budget'
  process.stdout.write(`  ${name.padEnd(20)}${(bytes / 1000).toFixed(1).padStart(7)} kB of ${kB} kB${note}\n`)
  return kept
}

function measure({ app, page, texts = LOCALE, also }) {
  const folder = join(ROOT, 'dist/apps', app)
  const manifest = manifestOf(app)
  if (!manifest) return { bytes: 0, missing: 'not built' }
  const screens = Object.keys(manifest).filter(key => manifest[key].isDynamicEntry && page.test(key))
  if (screens.length === 0 && page.source !== '^$')
    return { bytes: 0, missing: 'its first page is not in the manifest' }
  const locales = Object.keys(manifest).filter(key => LOCALE.test(key) && texts.test(key))
  const files = new Set()
  const besides = Object.keys(manifest).filter(key => also?.test(key))
  for (const key of ['index.html', ...screens.slice(0, 1), ...besides, ...locales]) collect(manifest, key, files)
  return { files: files.size, bytes: [...files].reduce((sum, file) => sum + sizeOf(join(folder, file)), 0) }
}

function collect(manifest, key, files) {
  const chunk = manifest[key]
  if (!chunk || files.has(chunk.file)) return
  if (chunk.file.endsWith('.js')) files.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files)
}

/** A file too small to be compressed travels as it is. */
function sizeOf(file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await checkBudgets()) ? 0 : 1)
