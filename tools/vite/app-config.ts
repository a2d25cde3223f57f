import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type ServerOptions, type UserConfig } from 'vite'
import { cssName } from '../../libs/kernel/config/src/css-names'
import { APP_KEYS, PLATFORMS } from '../../libs/kernel/config/src/platforms'
import { keepEarlierAssets } from './keep-earlier-assets'
import { leanAntd, silentSigns } from './lean-antd'
import { leanContracts } from './lean-contracts'
import { leanRouter } from './lean-router'
import { offline } from './offline'
import { ownHost, productUrl } from './own-host'
import { ownRegion } from './own-region'
import { precompress } from './precompress'
import { styleNonce } from './style-nonce'

const WORKSPACE = fileURLToPath(new URL('../../', import.meta.url))

interface WebApp {
  /** First label of the host that serves the app. */
  hostLabel: string
  base: string
  devPort: number
}

const FIRST_DEV_PORT = 5170
/** Front-ends that read and never fill in a form: schemas are the server's business there. */
const LEAN = ['portal', 'h5']
/** What opens without a connection though nobody has been there: the first page, the tabs, and what says that something is missing. */
const OFFLINE: Readonly<Record<string, readonly string[]>> = {
  h5: [
    '/h5/home-h5.screen.tsx',
    '/h5/home-h5-below.tsx',
    '/h5/categories.screen.tsx',
    '/h5/search.screen.tsx',
    '/h5/me.screen.tsx',
    '/h5/offline-notice.tsx',
    '/h5/buyer-page.tsx',
    '/react/src/page-states.tsx',
    '/react/src/plain-presenter.tsx',
    '/feedback/state-art.tsx',
  ],
}
/**
 * Parts that most pages of such a front-end have in common travel as one file instead of thirty small ones, which a slow line would
 * fetch six at a time.
 */
const SHARED = { name: 'shared', test: /[\\/]libs[\\/]/, priority: 10 }
/** What draws goods: the home page, the lists, a product and a store have it in common, and no other page. */
const GOODS = {
  name: 'goods',
  test: /[\\/](?:catalogue[\\/]ui[\\/]src[\\/]public[\\/](?:shared[\\/](?:product-|use-words)|saved[\\/]lazy)|ui[\\/]src[\\/](?:display[\\/]picture|layout[\\/](?:layout\.|rail)))/,
  priority: 9,
}
/** Front-ends whose pages are painted before their scripts come: one style sheet is fetched sooner than the nine of a page. */
const ONE_STYLE_SHEET = ['portal']
const OF_PACKAGES = String.raw`[\\/]node_modules[\\/]`
const OF_LIBS = String.raw`[\\/]libs[\\/]`
/** What lists are made of, none of it with antd; forms and dialogs are. */
const OF_LISTS = String.raw`(?:ability-button|action-bar|batch-bar|entity|entity-definition|entity-list|facts|list-state|search-input|status-tag|use-ability|use-debounced)\.`
/** Asked for by what opens later: forms, questions, choices. */
const LATER = String.raw`antd[\\/]es[\\/](?:form|radio|modal)[\\/]|@rc-component[\\/](?:async-validator|form|dialog)[\\/]`
/**
 * Files of the front-ends that people work in. A list needs all of the first five, a sign-in the first three; what only some pages need is
 * put together with its like instead of lying in hundreds of small files, which a slow line would fetch six at a time.
 */
const WORK = [
  { name: 'values', test: new RegExp(String.raw`${OF_PACKAGES}(?:zod|big\.js)[\\/]`), priority: 30 },
  {
    name: 'shared',
    test: new RegExp(String.raw`${OF_LIBS}(?:kernel|web[\\/](?:react|request|session|navigation|i18n|shell|ui))[\\/]`),
    tags: ['$initial' as const],
    priority: 21,
  },
  {
    // Words of rights and acts, and what a bank is asked to do, are read on a few pages only.
    name: 'base',
    test: new RegExp(String.raw`${OF_LIBS}(?:kernel|web[\\/](?!(?:entity|acts|payments)[\\/]))`),
    minShareCount: 2,
    priority: 20,
  },
  { name: 'antd', test: new RegExp(`${OF_PACKAGES}(?!${LATER})`), minShareCount: 20, priority: 15 },
  {
    name: 'work',
    test: new RegExp(String.raw`${OF_LIBS}web[\\/]entity[\\/]src[\\/]${OF_LISTS}`),
    minShareCount: 20,
    priority: 14,
  },
  {
    // The form of an action, and its buttons.
    name: 'action-form',
    test: new RegExp(String.raw`${OF_LIBS}web[\\/]entity[\\/]src[\\/](?:action-frame|form-buttons)\.tsx$`),
    minShareCount: 2,
    priority: 14,
  },
  {
    // Who somebody is: every page behind a sign-in asks for it.
    name: 'account',
    test: new RegExp(
      String.raw`${OF_LIBS}domain[\\/]identity[\\/]contract[\\/]src[\\/](?:account\.contract|account-fields|given-name|passkey\.schemas|menu\.schema)\.ts$`,
    ),
    minShareCount: 2,
    priority: 13,
  },
  {
    // What a service is and what its order asks for: each names the others.
    name: 'service',
    test: new RegExp(
      String.raw`${OF_LIBS}domain[\\/]service-market[\\/]contract[\\/]src[\\/](?:service-price|service\.schema|order-template\.schema)\.ts$`,
    ),
    minShareCount: 2,
    priority: 13,
  },
  {
    // What goods, their categories and their stores are: lists of goods need all of it.
    name: 'goods',
    test: new RegExp(
      String.raw`${OF_LIBS}domain[\\/]catalogue[\\/]contract[\\/]src[\\/](?:vocabulary|(?:category|store|product|product-content)\.schema)\.ts$`,
    ),
    minShareCount: 2,
    priority: 13,
  },
]
/** How many pages make "most": the phone has a buyer's own pages besides. */
const MOST: Readonly<Record<string, number>> = { portal: 14, h5: 16 }
/** What the running product answers in development. */
const FROM_PRODUCT = ['/api', '/brand']

/** Host and base path are the platform configuration's; the folder is its key in kebab-case. */
function webApp(folder: string): WebApp {
  const index = APP_KEYS.findIndex(key => appFolder(key) === folder)
  const key = APP_KEYS[index]
  if (!key) throw new Error(`apps/${folder} has no entry in the platform configuration`)
  const { hostLabel, basicPath } = PLATFORMS[key]
  return { hostLabel, base: basicPath, devPort: FIRST_DEV_PORT + index }
}

function appFolder(key: string): string {
  return key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

/**
 * The Vite configuration of a web app. Builds read nothing from the environment but how well to compress: host, region and API origin are
 * derived in the browser, so that one build serves every deployment.
 */
export function defineAppConfig(name: string): UserConfig {
  const app = webApp(name)
  const firstScreens = OFFLINE[name]
  return defineConfig({
    root: `${WORKSPACE}apps/${name}`,
    base: app.base,
    envDir: false,
    cacheDir: `${WORKSPACE}.cache/vite/${name}`,
    resolve: { tsconfigPaths: true },
    plugins: [
      react(),
      ...(LEAN.includes(name) ? [leanContracts()] : []),
      leanAntd(),
      silentSigns(),
      leanRouter(),
      styleNonce(),
      ownHost(app),
      ownRegion(app),
      ...(firstScreens ? [offline({ base: app.base, firstScreens })] : []),
      keepEarlierAssets(),
      precompress(process.env['BUILD_COMPRESSION'] === 'quick' ? 'quick' : 'best'),
    ],
    css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: cssName } },
    build: {
      outDir: `${WORKSPACE}dist/apps/${name}`,
      // Old hashed files stay for tabs that are still open; keepEarlierAssets removes those of builds long gone.
      emptyOutDir: false,
      cssCodeSplit: !ONE_STYLE_SHEET.includes(name),
      manifest: true,
      sourcemap: false,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      // The Content-Security-Policy admits data: for images alone, so that fonts and scripts stay files.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        output: { codeSplitting: { groups: [...chunkGroups(), ...sharedGroup(name)] } },
      },
    },
    // What a phone installs is named by the product, as its operators call the region.
    server: devServer(app, firstScreens ? [`${app.base}install`] : []),
  })
}

/** Vendor code changes less often than ours: own chunks keep it in the browser's cache across releases. */
function chunkGroups() {
  const packages = (names: string) => new RegExp(String.raw`[\\/]node_modules[\\/](?:${names})[\\/]`)
  return [
    { name: 'react', test: packages('react|react-dom|scheduler|react-router|react-router-dom'), priority: 40 },
    { name: 'query', test: packages('@tanstack'), priority: 30 },
  ]
}

function sharedGroup(name: string) {
  const minShareCount = MOST[name]
  return minShareCount === undefined ? WORK : [{ ...SHARED, minShareCount }, GOODS]
}

function devServer(app: WebApp, installed: readonly string[]): ServerOptions {
  return {
    host: '127.0.0.1',
    port: app.devPort,
    strictPort: true,
    allowedHosts: ['.tradeport.localhost'],
    // The Host header is kept: the API derives the front-end and the cookie domain from it.
    proxy: Object.fromEntries(
      [...FROM_PRODUCT, ...installed].map(path => [path, { target: productUrl(), changeOrigin: false }]),
    ),
    fs: { allow: [WORKSPACE] },
  }
}
