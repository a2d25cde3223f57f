import type { AppKey, LocaleCode, RegionConfig } from '@tradeport/kernel/config'
import type { BuiltApp, Chunk } from './built-app'
import { metaTags, PAGE_MARK, robotsTag, scriptJson, type PageMeta } from './page-meta'
import { escapeHtml } from './plain-page'
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
  title?: string | undefined
  description?: string | undefined
  meta?: PageMeta | undefined
  /** A person's own page: search engines do not list it. */
  keptFromSearch?: boolean | undefined
  /** There is no such thing: the app shows its own page for it. */
  notFound?: boolean | undefined
}

/** Element that holds the answers; `web/react` reads it. */
const DATA_ID = 'tp-data'

/** What goes into the page's head. */
export function headOf(page: FirstPage, built: BuiltApp, basicPath: string, request: PageRequest): string {
  const { title, description, meta, picture, data } = page
  return [
    ...(description ? [`<meta name="description" content="${escapeHtml(description)}" ${PAGE_MARK}>`] : []),
    ...(picture
      ? [
          `<link rel="preload" as="image" imagesrcset="${escapeHtml(picture.srcSet)}" imagesizes="${escapeHtml(picture.sizes)}" fetchpriority="high">`,
        ]
      : []),
    ...preloads(page.files, built).map(file => linkTo(file, basicPath)),
    ...(meta ? metaTags(meta, { title: title ?? meta.site, description }, request) : []),
    ...(page.keptFromSearch || page.notFound ? [robotsTag()] : []),
    ...(data === undefined ? [] : [`<script type="application/json" id="${DATA_ID}">${scriptJson(data)}</script>`]),
  ].join('\n    ')
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
