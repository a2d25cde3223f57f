import { KEPT_META } from './messages'

/** Answers that the server sends along with a page; no script, so the page's policy does not mind where it comes from. */
const DATA = /<script type="application\/json" id="tp-data">[\s\S]*?<\/script>/

/** What shows in the app's place until it is there; nothing after it in the page but its data. */
const OPENING = /<div id="root" data-opening>[\s\S]*<\/div>(?=\s*<(?:script|\/body))/

export interface KeptPage {
  readonly html: string
  readonly headers: Headers
  readonly keptAt: number
}

/**
 * A kept page as it is shown without a connection. One of an earlier version would ask for files that are gone: then the
 * present version's page is taken, with what the earlier one said. A page never seen opens as the front-end itself.
 */
export function pageWithoutNetwork(page: KeptPage | undefined, shell: KeptPage, entry: string): Response {
  const isPresent = page?.html.includes(entry) === true
  const base = isPresent ? page : shell
  const data = isPresent ? undefined : DATA.exec(page?.html ?? '')?.[0]
  const html = base.html
    // By functions: texts may hold what `replace` takes for patterns.
    .replace(DATA, own => data ?? own)
    // Another page's opening, or one with pictures of an earlier version, is not shown.
    .replace(OPENING, own => (isPresent ? own : '<div id="root"></div>'))
    .replace('</head>', end => {
      const missing = data !== undefined && !DATA.test(base.html) ? data : ''
      return `${missing}<meta name="${KEPT_META}" content="${(page ?? shell).keptAt}">${end}`
    })
  const headers = new Headers(base.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(html, { headers })
}
