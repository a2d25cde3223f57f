import { sellerStoreDetail, storeUpdate, type PriceVisibility } from '@tradeport/domain/catalogue/contract'
import { LOCALES, REGIONS } from '@tradeport/kernel/config'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { DEMO_CATEGORIES } from '../content/categories'
import type { DemoSeller } from '../content/companies'
import { STORE_INTROS } from '../content/descriptions'
import { fill } from '../content/fill'
import { categoryId, KIND_OF } from './catalogue'
import type { DemoApi } from './demo-api'
import type { SeededSeller } from './people'
import type { PictureShelf } from './pictures'
import { randomFrom } from './random'

/** Cities as they are written at home. */
const HOME_NAMES: Readonly<Record<string, string>> = {
  Changzhou: '常州',
  Chongqing: '重庆',
  Guangzhou: '广州',
  Nantong: '南通',
  Suzhou: '苏州',
  Tongxiang: '桐乡',
  Wuxi: '无锡',
}

function introOf({ companyType, city, founded, goods }: DemoSeller): I18nText {
  const names = goods.map(slug => DEMO_CATEGORIES.find(category => category.slug === slug)?.name ?? {})
  const list: I18nText = Object.fromEntries(
    LOCALES.map(({ code, bcp47 }) => [
      code,
      new Intl.ListFormat(bcp47).format(names.flatMap(name => name[code] ?? [])),
    ]),
  )
  const written: I18nText = Object.fromEntries(
    LOCALES.map(({ code }) => [code, code === 'zh_CN' ? (HOME_NAMES[city] ?? city) : city]),
  )
  return fill(STORE_INTROS[companyType], { city: written, year: String(founded), goods: list })
}

/** Shops that do not show their prices to everybody. */
const KEPT_PRICES: Readonly<Record<string, PriceVisibility>> = { twelvegauge: 'relation', littleloop: 'verified' }

/** How a store presents itself: its pictures and terms. */
export async function seedStore(
  demo: DemoApi,
  { seller, actor }: Pick<SeededSeller, 'seller' | 'actor'>,
  shelf: PictureShelf,
): Promise<void> {
  const region = REGIONS[seller.region]
  const seed = Math.floor(randomFrom(seller.name.en_US ?? seller.key)() * 1_000_000)
  const kind = KIND_OF[seller.goods[0] ?? ''] ?? 'sweater'
  const logo = shelf.add(
    { art: 'logo', name: seller.name.en_US ?? seller.key, seed, accent: region.accent },
    region.regionId,
    actor.companyId,
  )
  const banner = shelf.add({ art: 'store', kind, seed, accent: region.accent }, region.regionId, actor.companyId)
  await shelf.flush(demo.pool)
  const own = await demo.call(actor, sellerStoreDetail, {})
  await demo.call(actor, storeUpdate, {
    version: own.version,
    slug: own.slug,
    sourceLocale: own.sourceLocale,
    name: seller.name,
    intro: introOf(seller),
    logoFileId: logo,
    bannerFileIds: [banner],
    mainCategoryIds: seller.goods.map(categoryId),
    priceVisibility: KEPT_PRICES[seller.key] ?? 'public',
    languagesSpoken: ['zh_CN', 'en_US'],
    acceptTradeTypes: [...region.tradeTypes],
    acceptIncoterms: ['FOB', 'CIF', 'EXW', 'DAP'],
    acceptPayments: ['tt', 'lc_sight'],
  })
}
