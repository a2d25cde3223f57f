import { storeDetail, type StorePublicDetail } from '@tradeport/domain/catalogue/contract'
import { countryNames, imageSources } from '@tradeport/kernel/config'
import { z } from '@tradeport/kernel/contract-kit'
import { formatNumber, formatPercent } from '@tradeport/kernel/values'
import { markup, type Markup, type PageRequest } from '@tradeport/node/edge'
import { wordsOf, type Found, type Words } from '../first-page-words'
import { counted } from './counted'
import { css } from './css'
import { crumbs, icon, storeLogo } from './drawings'
import { pathTo } from './links'
import type { Opening } from './opening'
import { phoneFrame } from './phone-frame'
import { portalFrame } from './portal-frame'
import { verified } from './product-card'

const MINUTES_PER_HOUR = 60
// As `StoreBand`.
const BAND_WIDTHS = [480, 768, 960]

/** A store: its picture, its sign and name, and what is known of it. */
export const storeOpening: Opening = async (found, page) => {
  const main = await band(found, page)
  if (!main) return undefined
  const frame = await portalFrame(page, {
    place: 'globalMall',
    ground: 'transparent',
    isDarkAtTop: true,
    hasOwnSearch: false,
  })
  return () => frame(main)
}

/** The same on a phone. */
export const storeH5Opening: Opening = async (found, page) => {
  const main = await band(found, page)
  if (!main) return undefined
  const frame = await phoneFrame(page, 'store')
  return () => frame(main)
}

async function band(found: Found, page: PageRequest): Promise<Markup | undefined> {
  const { data: store } = z.safeParse(storeDetail.output, found.answer(storeDetail))
  if (!store) return undefined
  const mall = await wordsOf(page, 'mall')
  const place = [store.city, countryNames(page.region, page.locale)(store.country)].filter(Boolean).join(', ')
  const facts = factsOf(page, mall, store).map(fact => markup`<span>${fact}</span>`)
  const way = crumbs(mall('crumbs'), [
    { name: mall('stores.title'), href: pathTo(page, '/stores') },
    { name: store.name },
  ])
  return markup`<header class="${css('band', 'band')}" data-hero="dark">${banner(store)}<div class="${css('band', 'shade')}"></div><div class="tp-content ${css('band', 'content')}">${storeLogo(store.logoFileId, store.name, 'large')}<div class="${css('band', 'words')}"><h1 class="${css('band', 'name')}">${store.name}</h1><span class="${css('band', 'saved')}"></span><p class="${css('band', 'legal')}">${store.legalName}</p><p class="${css('band', 'facts')}"><span class="${css('band', 'place')}">${icon(16)}${place}</span>${facts}</p><span class="${css('band', 'verified')}">${verified(mall, store.verifyLevel)}</span></div></div></header><div class="tp-content"><div class="${css('storePage', 'crumbs')}">${way}</div></div>`
}

function banner({ bannerFileIds: [id] }: StorePublicDetail): Markup | false {
  if (id === undefined) return false
  const { src, srcSet } = imageSources(id, { width: 0, widths: BAND_WIDTHS })
  return markup`<span class="${css('display', 'picture')} ${css('band', 'picture')}" data-wide><img src="${src}" srcset="${srcSet}" sizes="100vw" alt="" width="960" height="240" decoding="sync" fetchpriority="high"></span>`
}

/** Its goods, its age and how it answers; nothing that is not known. */
function factsOf(page: PageRequest, mall: Words, store: StorePublicDetail): string[] {
  const { productCount, years, responseRate, responseMinutes } = store
  const number = formatNumber(productCount, { region: page.region })
  return [
    counted(page, mall, 'category.goods', productCount, { number }),
    ...(years !== null && years > 0 ? [counted(page, mall, 'store.years', years)] : []),
    ...(responseRate === null
      ? []
      : [mall('store.responseRate', { rate: formatPercent(String(responseRate), page.locale, page.region) })]),
    ...(responseMinutes === null
      ? []
      : [counted(page, mall, 'store.responseTime', Math.max(1, Math.round(responseMinutes / MINUTES_PER_HOUR)))]),
  ]
}
