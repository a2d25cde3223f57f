import { createHash, randomBytes } from 'node:crypto'
import { regionDataOf, toBcp47, type LocaleCode, type RegionConfig } from '@tradeport/kernel/config'
import { escapeHtml } from './plain-page'

const NONCE = '__CSP_NONCE__'
const NONCE_SHAPE = /^[\w-]{22}$/

export interface ShellPage {
  html: string
  etag: string
  nonce: string
  /** The browser's copy is the same page: its body need not be sent again. */
  unchanged: boolean
}

/** What one page adds to its app's index.html: lines of markup. */
export interface PageParts {
  /** Before the app's scripts and styles. */
  head: readonly string[]
  /** Further scripts to fetch with the app's own. */
  scripts?: readonly string[]
  /** What stands above the app and stays there. */
  above?: string
  /** What shows in the app's place until it is there. */
  opening?: string | undefined
  /** After the opening, which need not wait for it. */
  foot?: readonly string[]
  /** Plain text; the app's own title where there is none. */
  title?: string | undefined
}

/**
 * Nothing is painted before the opening has been read to its end: what a browser shows of a half moves with each line that
 * comes. A browser waits for the beginning of the element that it is told of, so that one stands last.
 */
const WAIT = '<link rel="expect" href="#opened" blocking="render">'
const END = '<span id="opened"></span>'
const VIEWPORT = /(<meta name="viewport" content=")[^"]*(")/
const ROOT = '<div id="root"></div>'
/** The app's scripts, as its build writes them into the head. */
const SCRIPT_LINES = /^[ \t]*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?\n/gm

/**
 * The app's index.html for one reader. The entity tag holds the nonce beside the content's digest, because a copy that is
 * confirmed with 304 keeps its body and takes over the new headers: both must name the same nonce.
 */
export function renderShell(
  template: string,
  reader: { locale: LocaleCode; region: RegionConfig; viewport: string },
  ifNoneMatch: string | undefined,
  { head, scripts = [], above = '', opening = '', foot = [], title }: PageParts = { head: [] },
): ShellPage {
  const ownScripts = (template.match(SCRIPT_LINES) ?? []).map(line => line.trim())
  const data = regionDataOf(reader.region)
  const own = data ? ` data-own="${escapeHtml(data)}"` : ''
  const lines = (all: readonly string[]) => all.map(line => `  ${line}\n`).join('')
  const page = template
    .replace(SCRIPT_LINES, '')
    // By functions: texts may hold what `replace` takes for patterns.
    .replace(
      /<html[^>]*>/,
      () =>
        `<html lang="${toBcp47(reader.locale)}" data-lang="${reader.locale}" data-region="${reader.region.region}"${own}>`,
    )
    .replace(VIEWPORT, `$1${reader.viewport}$2`)
    .replace(/<title>[^<]*<\/title>/, whole => (title ? `<title>${escapeHtml(title)}</title>` : whole))
    .replace(
      '</head>',
      whole => `${lines([...head, ...(opening === '' ? [] : [WAIT]), ...ownScripts, ...scripts])}${whole}`,
    )
    .replace(ROOT, own => above + (opening === '' ? own : `<div id="root" data-opening>${opening}${END}</div>`))
    .replace('</body>', whole => `${lines(foot)}${whole}`)
  const digest = createHash('sha256').update(page).digest('base64url').slice(0, 22)
  const [, heldDigest, heldNonce = ''] = /"([\w-]{22})\.([\w-]{22})"/.exec(ifNoneMatch ?? '') ?? []
  const unchanged = heldDigest === digest && NONCE_SHAPE.test(heldNonce)
  const nonce = unchanged ? heldNonce : randomBytes(16).toString('base64url')
  return { html: page.replaceAll(NONCE, nonce), etag: `W/"${digest}.${nonce}"`, nonce, unchanged }
}
