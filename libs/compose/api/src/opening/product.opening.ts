import { PRODUCT_PICTURE, mallRoutes, productDetail, productDetailOutput } from '@tradeport/domain/catalogue/contract'
import { priceTermsOf, tierAt, tiersFor } from '@tradeport/domain/catalogue/rules'
import { countryNames } from '@tradeport/kernel/config'
import { z } from '@tradeport/kernel/contract-kit'
import { formatNumber, formatUnitPrice } from '@tradeport/kernel/values'
import { markup, type Markup, type PageRequest } from '@tradeport/node/edge'
import { wordsOf, type Words } from '../first-page-words'
import { css } from './css'
import { crumbs, icon, picture, storeLogo } from './drawings'
import { pathTo, signInUrl } from './links'
import type { Opening } from './opening'
import { phoneFrame } from './phone-frame'
import { portalFrame } from './portal-frame'

const shownProduct = z.pick(productDetailOutput, {
  title: true,
  path: true,
  media: true,
  axes: true,
  skus: true,
  customisable: true,
  sample: true,
  stockMode: true,
  priceMode: true,
  priceNeed: true,
  priceTiers: true,
  saleUnit: true,
  moq: true,
  moqScope: true,
  mixedBatch: true,
  orderMultiple: true,
  store: true,
})
type ShownProduct = z.output<typeof shownProduct>

/** A product with what it is said in. */
interface Shown {
  page: PageRequest
  product: ShownProduct
  mall: Words
  units: Words
  goods: Words
}

/** As `PricePanel`: a choice of more terms than these is a list. */
const MOST_TERMS = 5
const THUMB = 72

async function shown(found: Parameters<Opening>[0], page: PageRequest): Promise<Shown | undefined> {
  const { data: product } = z.safeParse(shownProduct, found.answer(productDetail))
  if (!product) return undefined
  const [mall, goods, units] = await Promise.all([
    wordsOf(page, 'mall'),
    wordsOf(page, 'goods'),
    wordsOf(page, 'units'),
  ])
  return { page, product, mall, goods, units }
}

/** Where the product stands, its pictures, name, prices, variants and least quantity, and who sells it. */
export const productOpening: Opening = async (found, page) => {
  const what = await shown(found, page)
  if (!what) return undefined
  const { product } = what
  const frame = await portalFrame(page, { place: 'globalMall', ground: 'transparent', hasOwnSearch: false })
  const main = markup`<div class="tp-content ${css('product', 'page')}">${wayTo(what)}<article class="${css('product', 'product')}"><div class="${css('product', 'gallery')}">${gallery(what)}</div><div class="${css('product', 'offer')}"><header class="${css('product', 'head')}"><h1 class="${css('product', 'title')}">${product.title}</h1><span class="${css('product', 'saved')}"></span><p class="${css('product', 'tags')}">${tags(what)}</p></header>${offer(what)}</div><div class="${css('product', 'side')}">${seller(what)}</div></article></div>`
  return () => frame(main)
}

/** The same on a phone. */
export const productH5Opening: Opening = async (found, page) => {
  const what = await shown(found, page)
  if (!what) return undefined
  const { product } = what
  const frame = await phoneFrame(page, 'product')
  const main = markup`<article class="${css('productH5', 'product')}"><div class="${css('swipe', 'gallery')}"><ul role="list" class="${css('swipe', 'track')}"><li class="${css('swipe', 'slide')}">${cover(what, PRODUCT_PICTURE.h5)}</li></ul></div><div class="${css('productH5', 'block')}"><div class="${css('productH5', 'head')}"><h1 class="${css('productH5', 'title')}">${product.title}</h1><span class="${css('productH5', 'saved')}"></span></div><p class="${css('productH5', 'tags')}">${tags(what)}</p>${offer(what)}</div></article>`
  return () => frame(main)
}

function seller({ page, product, mall }: Shown): Markup {
  const { name, slug, logoFileId, city, country } = product.store
  const place = [city, countryNames(page.region, page.locale)(country)].filter(Boolean).join(', ')
  return markup`<aside class="${css('store', 'box')}" aria-label="${mall('store.of')}"><div class="${css('store', 'head')}">${storeLogo(logoFileId, name, 'small')}<div class="${css('store', 'words')}"><h2 class="${css('store', 'name')}"><a href="${pathTo(page, mallRoutes.store(slug))}">${name}</a></h2><p class="${css('store', 'place')}">${icon(14)}${place}</p></div></div></aside>`
}

const wayTo = ({ page, product, mall }: Shown): Markup =>
  crumbs(mall('crumbs'), [
    { name: mall('list.all'), href: pathTo(page, '/b2bForeignTradeMall') },
    ...product.path.map(({ name, slug }) => ({ name, href: pathTo(page, mallRoutes.category(slug)) })),
  ])

const imagesOf = ({ media }: ShownProduct) => media.filter(({ kind }) => kind === 'image').map(({ fileId }) => fileId)

function gallery(what: Shown): Markup {
  const images = imagesOf(what.product)
  const thumbs = images.map(
    id =>
      markup`<li><span class="${css('gallery', 'thumb')}">${picture({ id, width: THUMB, className: css('gallery', 'thumbPicture') })}</span></li>`,
  )
  return markup`<div class="${css('gallery', 'gallery')}"><div><span class="${css('gallery', 'magnifier')}">${cover(what, PRODUCT_PICTURE.portal, css('gallery', 'picture'))}</span></div>${images.length > 1 && markup`<ul role="list" class="${css('gallery', 'thumbs')}">${thumbs}</ul>`}</div>`
}

function cover({ product, goods }: Shown, sizes: string, className = ''): Markup {
  const images = imagesOf(product)
  const [id] = images
  const alt =
    images.length > 1
      ? goods('gallery.picture', { title: product.title, number: '1', count: String(images.length) })
      : product.title
  return picture({ id, className, alt, widths: PRODUCT_PICTURE.widths, sizes, priority: true })
}

function tags({ product, mall }: Shown): Markup[] {
  const tag = (key: string, tone: string) =>
    markup`<span class="${css('display', 'tag')}" data-tone="${tone}">${mall(`tag.${key}`)}</span>`
  return [
    ...(product.customisable ? [tag('customisable', 'accent')] : []),
    ...(product.sample?.available ? [tag('sample', 'success')] : []),
    tag(product.stockMode === 'stock' ? 'stock' : 'madeToOrder', 'neutral'),
  ]
}

const offer = (what: Shown) => [prices(what), variants(what), leastQuantity(what)]

function prices(what: Shown): Markup {
  const { page, product, mall, units } = what
  if (product.priceNeed)
    return markup`<div class="${css('price', 'hidden')}"><p>${mall(`price.hiddenLong.${product.priceNeed}`)}</p><a class="${css('button', 'button', 'secondary', 'medium')}" href="${signInUrl(page)}">${mall('price.signIn')}</a></div>`
  const [terms, ...otherTerms] = priceTermsOf(product.priceTiers)
  const tiers = terms ? tiersFor(product.priceTiers, terms, undefined) : []
  if (product.priceMode === 'negotiable' || !terms || tiers.length === 0)
    return markup`<p class="${css('price', 'negotiable')}">${mall('price.negotiableLong')}</p>`
  const pills = [terms, ...otherTerms].map(({ tradeType, incoterm, port, currency }, index) => {
    const label =
      tradeType === 'domestic' || incoterm === null
        ? mall('price.domestic', { currency })
        : mall('price.terms', { incoterm, port, currency })
    return markup`<span class="${css('price', 'pill')}" data-touch${index === 0 && markup` data-chosen`}>${label}</span>`
  })
  const current = tierAt(tiers, product.moq)
  const money = (amount: string) => formatUnitPrice(amount, terms.currency, page.locale, page.region)
  const steps = tiers.map((tier, index) => {
    const next = tiers[index + 1]
    const from = next
      ? mall('price.between', { from: number(page, tier.minQty), to: number(page, below(next.minQty)) })
      : mall('price.from', { quantity: quantity(what, tier.minQty) })
    const highest = tier.priceTo ?? tier.price
    const amount =
      highest === tier.price ? money(tier.price) : mall('price.span', { min: money(tier.price), max: money(highest) })
    return markup`<li class="${css('price', 'tier')}"${index === current && markup` data-current="true"`}><span class="${css('price', 'tierButton')}" data-touch><span class="${css('price', 'from')}">${from}</span><span class="${css('price', 'priceLine')}"><bdi class="${css('price', 'amount')}">${amount}</bdi><span class="${css('price', 'per')}">${units('unit.per', { unit: units(`unit.one.${product.saleUnit}`) })}</span></span></span></li>`
  })
  return markup`<section class="${css('price', 'panel')}" aria-label="${mall('price.title')}">${pills.length <= MOST_TERMS && markup`<div class="${css('price', 'terms')}">${pills}</div>`}<ol class="${css('price', 'tiers')}">${steps}</ol><p class="${css('price', 'note')}">${mall(product.priceMode === 'range' ? 'price.noteRange' : 'price.note')}</p></section>`
}

/** The last whole quantity of a step; steps of weights and lengths end where the next begins. */
const below = (least: string): string => (/^\d+$/.test(least) ? String(Number(least) - 1) : least)

const number = ({ region }: PageRequest, value: string): string => formatNumber(value, { region })

const quantity = ({ page, product, units }: Shown, value: string): string =>
  units('unit.quantity', { quantity: number(page, value), unit: units(`unit.${product.saleUnit}`) })

function variants({ product, goods }: Shown): Markup | false {
  const axes = product.axes.map(({ name, options }) => {
    const each = options.map(
      ({ label, swatch }) =>
        markup`<span class="${swatch === null ? css('sku', 'option') : css('sku', 'option', 'coloured')}" data-touch>${swatch !== null && markup`<span class="${css('sku', 'swatch')}"></span>`}${label}</span>`,
    )
    return markup`<fieldset><legend class="${css('sku', 'name')}">${name}</legend><div class="${css('sku', 'options')}">${each}</div></fieldset>`
  })
  return (
    axes.length > 0 &&
    markup`<div class="${css('sku', 'picker')}">${axes}<p class="${css('sku', 'chosen')}">${goods('sku.open')}</p></div>`
  )
}

function leastQuantity(what: Shown): Markup {
  const { product, goods } = what
  const scope = product.mixedBatch ? 'spu' : product.moqScope
  return markup`<p class="${css('quantity', 'moq')}">${goods(`moq.${scope}`, { quantity: quantity(what, product.moq) })}${Number(product.orderMultiple) > 1 && markup`<span>${goods('moq.multiple', { quantity: quantity(what, product.orderMultiple) })}</span>`}${product.mixedBatch && markup`<span>${goods('moq.mixed')}</span>`}</p>`
}
