/** Reads that answer a visitor and change nothing: what was seen of the mall is readable again without a connection. */
export const PUBLIC_READS: readonly string[] = [
  '/mall/category/tree',
  '/mall/category/attributes',
  '/mall/product/page',
  '/mall/product/facets',
  '/mall/product/detail',
  '/mall/product/related',
  '/mall/store/page',
  '/mall/store/detail',
  '/portal/figures',
  '/portal/banner/public/list',
  '/portal/news/category/list',
  '/portal/news/public/page',
  '/portal/news/public/detail',
  '/portal/document/public/page',
  '/portal/document/public/detail',
]

/** Reads of a signed-in buyer; kept for that person alone, and only as long as they are signed in. */
export const OWN_READS: readonly string[] = [
  '/user/session/profile',
  '/mall/inquiry/page',
  '/mall/inquiry/detail',
  '/mall/thread/detail',
  '/mall/thread/messages',
  '/mall/quotation/detail',
  '/mall/order/page',
  '/mall/order/detail',
  '/message/notification/page',
  '/message/notification/counts',
]

export interface AskedRequest {
  readonly method: string
  readonly url: string
  /** The browser asks for a page. */
  readonly navigates: boolean
  /** The authorisation it carries. */
  readonly token: string | null
}

export interface Place {
  readonly origin: string
  /** Where the front-end's files lie: `/h5/`. */
  readonly base: string
  /** Where its pages lie: `/h5/`, `/py/h5/`. */
  readonly scope: string
}

/**
 * What becomes of a request.
 * - `pass`: none of ours; the browser does as ever
 * - `page`: network first, the kept page without it
 * - `asset`: named by its content, so the kept one is always right
 * - `picture`: the same, and another width of it is better than none
 * - `file`: network first, the kept one without it
 * - `read`: network first; the kept answer is told to the page with its age
 */
export type Plan =
  | { readonly kind: 'pass' | 'page' | 'asset' | 'picture' | 'file' }
  | { readonly kind: 'read'; readonly token: string | null }

const PASS: Plan = { kind: 'pass' }
const API = '/api'

export function planFor(request: AskedRequest, { origin, base, scope }: Place): Plan {
  const url = new URL(request.url)
  if (url.origin !== origin) return PASS
  const path = url.pathname
  if (path.startsWith(`${API}/`)) return planForCall(request, path.slice(API.length))
  if (request.method !== 'GET') return PASS
  if (request.navigates) return path.startsWith(scope) ? { kind: 'page' } : PASS
  if (path.startsWith(`${base}assets/`)) return { kind: 'asset' }
  return path.startsWith('/brand/') || path.startsWith(base) ? { kind: 'file' } : PASS
}

function planForCall({ method, token }: AskedRequest, path: string): Plan {
  if (method === 'GET' && path.startsWith('/file/image/')) return token === null ? { kind: 'picture' } : PASS
  if (method !== 'POST') return PASS
  const isKept = PUBLIC_READS.includes(path) || (token !== null && OWN_READS.includes(path))
  return isKept ? { kind: 'read', token } : PASS
}
