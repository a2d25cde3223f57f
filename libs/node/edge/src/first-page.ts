import type { AppKey, LocaleCode, RegionConfig } from '@tradeport/kernel/config'
import type { BuiltApp, Chunk } from './built-app'
import type { Markup } from './markup'
import { metaTags, PAGE_MARK, robotsTag, scriptJson, type PageMeta } from './page-meta'
import { escapeHtml } from './plain-page'
import type { PageParts } from './shell-page'
import type { Site } from './site'

/** Which page is about to be sent, and to whom. */
export interface PageRequest {
  app: AppKey
  /** As the app knows it: without region prefix, base path and query. */
  path: string
  query: URLSearchParams
  locale: LocaleCode
  region: RegionConfig
  remoteAddress: string
  /** Somebody is signed in at the buyer front-end of the same domain. */
  isSignedIn: boolean
  /** Whole addresses, for what leaves the page. */
  site: Site
}

/** What a page needs first, so that the browser need not find out step by step. */
export interface FirstPage {
  /** Ends of source paths (`home/home.screen.tsx`): their chunks, styles and pictures are fetched along with the app. */
  files: readonly string[]
  /** The picture that shows first. */
  picture?: { srcSet: string; sizes: string } | undefined
  /** Answers of the page's first calls, as the app takes them (`web/react`). */
  data?: unknown
  /**
   * The beginning of the page, which shows before any script is there and to whoever runs none; the app draws the same in its place.
   * `asset` gives the address of a built file by the end of its source path.
   */
  opening?: ((asset: (end: string) => string | undefined) => Markup) | undefined
  title?: string | undefined
  description?: string | undefined
  meta?: PageMeta | undefined
  /** A person's own page: search engines do not list it. */
  keptFromSearch?: boolean | undefined
  /** Shown inside a page of the same front-end: a preview. */
  framed?: boolean | undefined
  /** There is no such thing: the app shows its own page for it. */
  notFound?: boolean | undefined
}

/** Element that holds the answers; `web/react` reads it. */
const DATA_ID = 'tp-data'

/** What the page adds to its app's index.html. */
export function partsOf(page: FirstPage, built: BuiltApp, basicPath: string, request: PageRequest): PageParts {
  const { title, description, meta, picture, data } = page
  const files = preloads(page.files, built)
  const isScript = (file: string) => file.endsWith('.js')
  return {
    title,
    // What the opening is painted with comes before the scripts, which would share the line with it.
    head: [
      ...files.filter(file => !isScript(file)).map(file => linkTo(file, basicPath)),
      ...(picture
        ? [
            `<link rel="preload" as="image" imagesrcset="${escapeHtml(picture.srcSet)}" imagesizes="${escapeHtml(picture.sizes)}" fetchpriority="high">`,
          ]
        : []),
      ...(description ? [`<meta name="description" content="${escapeHtml(description)}" ${PAGE_MARK}>`] : []),
      ...(meta ? metaTags(meta, { title: title ?? meta.site, description }, request) : []),
      ...(page.keptFromSearch || page.notFound ? [robotsTag()] : []),
    ],
    scripts: files.filter(isScript).map(file => linkTo(file, basicPath)),
    opening: page.opening?.(end => addressOf(built, end, basicPath)).html,
    foot: data === undefined ? [] : [`<script type="application/json" id="${DATA_ID}">${scriptJson(data)}</script>`],
  }
}

function addressOf(built: BuiltApp, end: string, basicPath: string): string | undefined {
  const chunk = entryOf(built, end)
  return chunk && basicPath + chunk.file
}

function preloads(files: readonly string[], built: BuiltApp): readonly string[] {
  const found = new Set<string>()
  const collect = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.file) || built.shell.includes(chunk.file)) return
    found.add(chunk.file)
    for (const style of chunk.css ?? []) if (!built.shell.includes(style)) found.add(style)
    for (const name of chunk.imports ?? []) collect(built.chunks.get(name))
  }
  for (const end of files) collect(entryOf(built, end))
  return [...found]
}

function entryOf({ chunks }: BuiltApp, end: string): Chunk | undefined {
  for (const [source, chunk] of chunks) if (source.endsWith(end)) return chunk
  return undefined
}

function linkTo(file: string, basicPath: string): string {
  const href = `href="${basicPath}${file}"`
  if (file.endsWith('.js')) return `<link rel="modulepreload" crossorigin ${href}>`
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin ${href}>`
  return `<link rel="preload" as="image" ${href} fetchpriority="high">`
}
