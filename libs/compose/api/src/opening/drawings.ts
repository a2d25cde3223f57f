import { MARK_INSIDE, MARK_RING, type RegionKey } from '@tradeport/kernel/config'
import { markup, type Markup } from '@tradeport/node/edge'
import { css } from './css'

/** The market's mark and name, as `Logo` of the front-ends draws them. */
export function logo(region: RegionKey, name: string): Markup {
  const { path, knot } = MARK_RING
  return markup`<span class="${css('brand', 'logo')}"><svg width="34" height="34" viewBox="0 0 32 32" fill="none" aria-hidden="true"><rect width="32" height="32" rx="8" fill="var(--tp-accent)"/><g stroke="#fff" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke-width="2.2"/><path d="${MARK_INSIDE[region]}" stroke-width="1.5"/></g><circle cx="${knot[0]}" cy="${knot[1]}" r="2.3" fill="#fff"/></svg><span class="${css('brand', 'logoText')}"><span class="${css('brand', 'logoName')}">${name}</span></span></span>`
}

/** Room of a line icon; the page draws it. */
export const icon = (size = 20): Markup =>
  markup`<svg width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true"></svg>`

/** A button as it looks: what it does comes with the page. */
export const trigger = (content: Markup, ...classes: readonly string[]): Markup =>
  markup`<span class="${css('menu', 'menu')}"><span class="${[css('menu', 'trigger'), ...classes].join(' ')}">${content}</span></span>`

export const thread = (): Markup =>
  markup`<svg class="${css('brand', 'thread', 'underline')}" viewBox="0 0 240 24" aria-hidden="true"></svg>`
