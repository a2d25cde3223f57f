const MOBILE = /Android|iPhone|iPad|iPod|Mobile|IEMobile|BlackBerry|webOS|HarmonyOS/i

export const ADAPTIVE_VIEWPORT = 'width=device-width, initial-scale=1, viewport-fit=cover'

/** Mobile devices see a page of the design's width, unless `noRedirect` is in the query (spec section 2). */
export function viewportContent(userAgent: string, search: string, designWidth: number): string {
  const scaled = MOBILE.test(userAgent) && !new URLSearchParams(search).has('noRedirect')
  return scaled ? `width=${designWidth}` : ADAPTIVE_VIEWPORT
}

export function applyViewport(page: Document, content: string): void {
  const existing = page.querySelector('meta[name="viewport"]')
  const meta = existing ?? page.head.appendChild(page.createElement('meta'))
  meta.setAttribute('name', 'viewport')
  meta.setAttribute('content', content)
}
