import { mallRoutes, type ProductCard } from '@tradeport/domain/catalogue/contract'
import { formatNumber, formatUnitPrice } from '@tradeport/kernel/values'
import { markup, type Markup, type PageRequest } from '@tradeport/node/edge'
import type { Words } from '../first-page-words'
import { counted } from './counted'
import { css } from './css'
import { icon, picture } from './drawings'
import { pathTo } from './links'

// As `ProductCard` of the public pages.
const WIDTHS = [160, 240, 320]
const SIZES = '(min-width: 1200px) 260px, (min-width: 768px) 30vw, 46vw'

export interface CardWords {
  readonly mall: Words
  readonly units: Words
}

/** A product of a list. */
export function productCard(
  page: PageRequest,
  { mall, units }: CardWords,
  product: ProductCard,
  priority: boolean,
): Markup {
  const { id, title, coverFileId, store, moq, saleUnit, leadDays, sampleAvailable } = product
  const quantity = units('unit.quantity', {
    quantity: formatNumber(moq, { region: page.region }),
    unit: units(`unit.${saleUnit}`),
  })
  const terms = [
    mall('card.moq', { quantity }),
    ...(leadDays === null ? [] : [counted(page, mall, 'card.lead', leadDays)]),
    ...(sampleAvailable ? [mall('card.sample')] : []),
  ].map(term => markup`<span>${term}</span>`)
  const years =
    store.years !== null &&
    store.years > 0 &&
    markup`<span class="${css('card', 'years')}">${counted(page, mall, 'store.years', store.years)}</span>`
  return markup`<article class="${css('card', 'card')}">${picture({ id: coverFileId, className: css('card', 'picture'), widths: WIDTHS, sizes: SIZES, priority })}<div class="${css('card', 'words')}"><h2 class="${css('card', 'title')}"><a href="${pathTo(page, mallRoutes.product(id))}">${title}</a></h2><p class="${css('card', 'price')}">${price(page, { mall, units }, product)}</p><p class="${css('card', 'terms')}">${terms}</p><p class="${css('card', 'store')}"><a class="${css('card', 'storeName')}" href="${pathTo(page, mallRoutes.store(store.slug))}">${store.name}</a><span class="${css('card', 'trust')}">${verified(mall, store.verifyLevel)}${years}</span></p></div></article>`
}

function price(page: PageRequest, { mall, units }: CardWords, product: ProductCard): Markup {
  if (!product.price)
    return markup`<span class="${css('card', 'open')}">${mall(product.priceNeed ? `price.hidden.${product.priceNeed}` : 'price.negotiable')}</span>`
  const { min, max, currency } = product.price
  const money = (amount: string) => formatUnitPrice(amount, currency, page.locale, page.region)
  const span = min === max ? money(min) : mall('price.span', { min: money(min), max: money(max) })
  const per = units('unit.per', { unit: units(`unit.one.${product.saleUnit}`) })
  return markup`<bdi class="${css('card', 'amount')}">${span}</bdi> <span class="${css('card', 'per')}">${per}</span>`
}

const HIGHEST = 3

/** How far the platform has checked a company; nothing where it has not. */
export function verified(mall: Words, level: number): Markup | false {
  const checked = Math.min(HIGHEST, level)
  return (
    checked > 0 &&
    markup`<span class="${css('verified', 'verified')}" data-level="${checked}">${icon(14)}${mall(`verified.${checked}`)}</span>`
  )
}
