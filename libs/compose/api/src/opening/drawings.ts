import { MARK_INSIDE, MARK_RING, imageSources, type RegionConfig, type RegionKey } from '@tradeport/kernel/config'
import { markup, type Markup } from '@tradeport/node/edge'
import { css } from './css'

/** The market's mark and name, as `Logo` of the front-ends draws them. */
export const logo = ({ region, own }: RegionConfig, name: string): Markup =>
  markup`<span class="${css('brand', 'logo')}">${own?.logo ? markup`<img class="${css('brand', 'mark')}" src="${own.logo}" width="34" height="34" alt="">` : mark(region)}<span class="${css('brand', 'logoText')}"><span class="${css('brand', 'logoName')}">${name}</span></span></span>`

function mark(region: RegionKey): Markup {
  const { path, knot } = MARK_RING
  return markup`<svg width="34" height="34" viewBox="0 0 32 32" fill="none" aria-hidden="true"><rect width="32" height="32" rx="8" fill="var(--tp-accent)"/><g stroke="#fff" stroke-linecap="round" stroke-linejoin="round"><path d="${path}" stroke-width="2.2"/><path d="${MARK_INSIDE[region]}" stroke-width="1.5"/></g><circle cx="${knot[0]}" cy="${knot[1]}" r="2.3" fill="#fff"/></svg>`
}

/** Room of a line icon; the page draws it. */
export const icon = (size = 20): Markup =>
  markup`<svg width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true"></svg>`

/** A button as it looks: what it does comes with the page. */
export const trigger = (content: Markup, ...classes: readonly string[]): Markup =>
  markup`<span class="${css('menu', 'menu')}"><span class="${[css('menu', 'trigger'), ...classes].join(' ')}">${content}</span></span>`

export const thread = (): Markup =>
  markup`<svg class="${css('brand', 'thread', 'underline')}" viewBox="0 0 240 24" aria-hidden="true"></svg>`

export interface DrawnPicture {
  id: string | null | undefined
  className?: string
  alt?: string
  /** Width it is shown at, or the widths it may have with the `sizes` that choose among them. */
  width?: number
  widths?: readonly number[]
  sizes?: string
  /** Loaded at once and first. */
  priority?: boolean
}

/** A square picture, as `Picture` draws it. */
export function picture(drawn: DrawnPicture): Markup {
  const { id, className = '', alt = '', width = 320, widths, sizes, priority = false } = drawn
  const room = `${css('display', 'picture')} ${className}`.trim()
  if (!id)
    return markup`<span class="${room}" data-square><span class="${css('display', 'pictureMissing')}">${icon(28)}</span></span>`
  const { src, srcSet } = imageSources(id, { width, ...(widths ? { widths } : {}) })
  const side = widths?.at(-1) ?? width
  const order = priority ? markup`decoding="sync" fetchpriority="high"` : markup`loading="lazy" decoding="async"`
  return markup`<span class="${room}" data-square><img src="${src}" srcset="${srcSet}"${sizes !== undefined && markup` sizes="${sizes}"`} alt="${alt}" width="${side}" height="${side}" ${order}></span>`
}

export interface Crumb {
  name: string
  href?: string | undefined
}

/** Where the page lies, as `Breadcrumb` says it. */
export function crumbs(label: string, way: readonly Crumb[]): Markup {
  const items = way.map(
    ({ name, href }, place) =>
      markup`<li class="${css('layout', 'crumb')}">${href === undefined ? markup`<span${place === way.length - 1 && markup` aria-current="page"`}>${name}</span>` : markup`<a href="${href}">${name}</a>`}</li>`,
  )
  return markup`<nav aria-label="${label}"><ol class="${css('layout', 'crumbs')}">${items}</ol></nav>`
}

/** The sign of a store, as `StoreLogo`: small beside a product, large on the store's own page. */
export function storeLogo(id: string | null, name: string, size: 'small' | 'large'): Markup {
  const sign = id
    ? picture({ id, width: LOGO[size], className: css('logo', 'picture') })
    : markup`<span aria-hidden="true">${[...name.trim()][0]}</span>`
  return markup`<span class="${css('logo', 'logo')}" data-opening="${size}">${sign}</span>`
}

const LOGO = { small: 56, large: 88 } as const
