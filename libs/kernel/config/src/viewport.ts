import { DESIGN_WIDTH_PX } from './constants'
import type { AppKey } from './platforms'

const MOBILE = /Android|iPhone|iPad|iPod|Mobile|IEMobile|BlackBerry|webOS|HarmonyOS/i

export const ADAPTIVE_VIEWPORT = 'width=device-width, initial-scale=1, viewport-fit=cover'

/**
 * Phones see the portal as a page of the design's width, unless `noRedirect` is in the query (spec section 2); the other front-ends adapt
 * by themselves. The server says so with the page, so that nothing moves when the app starts.
 */
export function viewportContent(app: AppKey, userAgent: string, query: { has(name: string): boolean }): string {
  const scaled = app === 'portal' && MOBILE.test(userAgent) && !query.has('noRedirect')
  return scaled ? `width=${DESIGN_WIDTH_PX}` : ADAPTIVE_VIEWPORT
}
