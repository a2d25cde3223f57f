import {
  productApprove,
  productCreate,
  productReject,
  productSubmit,
  productTakeDown,
  storeUpdate,
  sellerStoreDetail,
  type ProductContentInput,
} from '@tradeport/domain/catalogue/contract'
import { REGIONS } from '@tradeport/kernel/config'
import { LOCALE_CODES, type I18nText } from '@tradeport/kernel/contract-kit'
import {
  CERTIFICATES,
  COLOURS,
  FIBRES,
  MATERIALS,
  STITCHES,
  type AttributeKey,
  type DemoOption,
} from '../content/attributes'
import { DEMO_CATEGORIES, type DemoCategory } from '../content/categories'
import { DEMO_GOODS, SUMMARY, type DemoGoods } from '../content/goods'
import type { DemoSeller } from '../content/companies'
import { categoryId, KIND_OF } from './catalogue'
import type { DemoApi } from './demo-api'
import type { SeededPeople, SeededSeller } from './people'
import type { PictureShelf } from './pictures'
import { between, pick, randomFrom } from './random'

export interface SeededProduct {
  readonly id: string
  readonly seller: SeededSeller
  readonly unit: string
  readonly moq: number
  /** US dollars of the first step. */
  readonly price: number
  readonly title: I18nText
}

type Random = () => number

const price = (value: number) => (value < 2 ? value.toFixed(3) : value.toFixed(2))

/** Fills `{name}` in every language. */
function fill(pattern: I18nText, values: Readonly<Record<string, I18nText | string>>): I18nText {
  return Object.fromEntries(
    LOCALE_CODES.flatMap(locale => {
      const text = pattern[locale]
      if (text === undefined) return []
      const filled = text.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
        const value = values[name]
        return (typeof value === 'string' ? value : value?.[locale]) ?? ''
      })
      return [[locale, filled.charAt(0).toLocaleUpperCase() + filled.slice(1)]]
    }),
  )
}

const ALL_OPTIONS = [...FIBRES, ...MATERIALS]

function optionOf(code: string): DemoOption {
  const option = ALL_OPTIONS.find(candidate => candidate.value === code)
  if (!option) throw new Error(`demo: there is no option ${code}`)
  return option
}

/** A leading fibre with one or two others, summing to 100 %. */
function compositionOf(random: Random, lead: string) {
  const share = pick(random, [100, 85, 70, 60, 55])
  if (share === 100) return [{ option: lead, percent: '100' }]
  const others = ['nylon', 'acrylic', 'viscose', 'cotton'].filter(code => code !== lead)
  const second = pick(random, others)
  return [
    { option: lead, percent: String(share) },
    { option: second, percent: String(100 - share) },
  ]
}

/** `knit-dresses` → KD, `yarn` → YA: tells a store's categories apart. */
function initials(slug: string): string {
  const [first = '', second] = slug.split('-')
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase()
}

interface Draft {
  content: ProductContentInput
  moq: number
  price: number
}

export function draftOf(
  seller: DemoSeller,
  category: DemoCategory,
  goods: DemoGoods,
  number: number,
  shelf: PictureShelf,
  companyId: string | null,
): Draft {
  const random = randomFrom(`${seller.key}/${category.slug}/${number}`)
  const region = REGIONS[seller.region]
  const lead = pick(random, goods.leads)
  const variant = number % goods.variants.length
  const stitch = pick(random, STITCHES).value
  const gauge = pick(random, [3, 5, 7, 9, 12, 14, 16])
  const colours = [...COLOURS].sort(() => random() - 0.5).slice(0, between(random, 2, 4))
  const hasSizes = category.attributes.includes('size')
  const sizes = !hasSizes ? [] : category.slug === 'kids-knitwear' ? ['90', '100', '110', '120'] : ['s', 'm', 'l', 'xl']
  const kind = KIND_OF[category.slug]
  if (!kind) throw new Error(`demo: ${category.slug} has no picture`)
  const picture = (view: 'front' | 'detail' | 'pack' | 'scene', body: DemoOption | undefined) =>
    shelf.add(
      {
        art: 'product',
        kind,
        view,
        variant,
        stitch,
        gauge,
        seed: between(random, 1, 1_000_000),
        body: body?.swatch ?? '#B98B5A',
        accent: colours[1]?.swatch ?? '#EFE6D4',
      },
      region.regionId,
      companyId,
    )
  const first = goods.price[0] + random() * random() * (goods.price[1] - goods.price[0])
  const moq = Math.round(between(random, goods.moq[0], goods.moq[1]) / 10) * 10
  const steps = [1, between(random, 3, 4), between(random, 8, 12)].map(factor => moq * factor)
  const discounts = [1, 0.93, 0.86]
  const [pcs, lengthCm, widthCm, heightCm, netKg] = goods.carton
  const days = between(random, 12, 45)
  const has = (code: AttributeKey) => category.attributes.includes(code)
  const model = `${seller.key.slice(0, 3).toUpperCase()}-${initials(category.slug)}${100 + number}`
  const ladder = (tradeType: 'foreign' | 'domestic', currency: string, rate: number, incoterm: 'FOB' | 'EXW' | null) =>
    steps.map((minQty, step) => ({
      tradeType,
      currency,
      incoterm,
      port: incoterm === 'FOB' ? seller.port : incoterm === 'EXW' ? seller.city : '',
      minQty: String(minQty),
      price: price(first * rate * (discounts[step] ?? 1)),
    }))
  const title = fill(goods.pattern, { a: optionOf(lead).label, b: goods.variants[variant] ?? {} })
  const content: ProductContentInput = {
    categoryId: categoryId(category.slug),
    sourceLocale: 'zh_CN',
    tradeTypes: region.tradeTypes.includes('foreign') ? ['foreign', 'domestic'] : ['domestic', 'foreign'],
    title: Object.fromEntries(Object.entries(title).map(([locale, text]) => [locale, `${text} ${model}`])),
    summary: fill(SUMMARY, { days: String(days), pcs: String(pcs) }),
    brand: seller.companyType === 'brand' ? (seller.name.en_US ?? '') : '',
    modelNo: model,
    originCountry: 'CN',
    saleUnit: category.unit,
    attributes: {
      ...(has('composition') ? { composition: compositionOf(random, lead) } : {}),
      ...(has('yarnCount') ? { yarn_count: pick(random, ['2/26 Nm', '2/48 Nm', '2/60 Nm', '1/15 Nm', '32S/2']) } : {}),
      ...(has('gauge') ? { gauge: String(gauge) } : {}),
      ...(has('weight') ? { weight: String(between(random, 12, 60) * 10) } : {}),
      ...(has('stitch') ? { stitch } : {}),
      ...(has('season')
        ? { season: pick(random, [['autumn', 'winter'], ['spring', 'autumn'], ['winter'], ['summer']]) }
        : {}),
      ...(has('certificate')
        ? {
            certificate: [pick(random, CERTIFICATES).value, pick(random, CERTIFICATES).value].filter(
              (code, at, all) => all.indexOf(code) === at,
            ),
          }
        : {}),
      ...(has('material') ? { material: lead } : {}),
      ...(has('power') ? { power: String(between(random, 1, 60) * 50) } : {}),
      ...(has('capacity') ? { capacity: String(between(random, 2, 60) * 50) } : {}),
    },
    moq: String(moq),
    moqScope: hasSizes ? 'colour' : 'spu',
    orderMultiple: '10',
    mixedBatch: random() > 0.5,
    priceMode: 'ladder',
    priceTiers: [
      ...ladder('foreign', 'USD', 1, 'FOB'),
      ...(random() > 0.6 ? ladder('foreign', 'USD', 0.95, 'EXW') : []),
      ...ladder('domestic', 'CNY', 7.1, null),
    ],
    leadTimes: [
      { minQty: String(moq), days },
      { minQty: String(moq * 10), days: days + 15 },
    ],
    sample: {
      available: random() > 0.15,
      price: price(first * 2.5),
      currency: 'USD',
      maxQty: 3,
      days: between(random, 3, 10),
      refundableOnBulk: random() > 0.4,
    },
    customisable: true,
    oem: true,
    odm: seller.companyType !== 'trading',
    axes: hasSizes ? ['colour', 'size'] : ['colour'],
    skus: colours.flatMap(colour =>
      (hasSizes ? sizes : ['']).map(size => ({
        code: [model, colour.value, size].filter(Boolean).join('-'),
        axes: size ? { colour: colour.value, size } : { colour: colour.value },
      })),
    ),
    hsCode: category.hs,
    customsUnit: category.unit,
    packaging: {
      inner: '',
      pcsPerCarton: pcs,
      lengthCm: String(lengthCm),
      widthCm: String(widthCm),
      heightCm: String(heightCm),
      netKg: String(netKg),
      grossKg: String(netKg + 1.2),
    },
    loadPort: seller.port,
    incoterms: ['FOB', 'CIF', 'EXW'],
    media: [
      { fileId: picture('front', colours[0]), isCover: true },
      { fileId: picture('detail', colours[0]) },
      { fileId: picture(random() > 0.5 ? 'scene' : 'pack', colours[1]) },
    ],
  }
  return { content, moq, price: first }
}

const PER_CATEGORY: Readonly<Record<string, number>> = { puyuan: 11, chongqing: 15, guangzhou: 13, demo: 10 }

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
    intro: {},
    logoFileId: logo,
    bannerFileIds: [banner],
    mainCategoryIds: seller.goods.map(categoryId),
    priceVisibility: 'public',
    languagesSpoken: ['zh_CN', 'en_US'],
    acceptTradeTypes: [...region.tradeTypes],
    acceptIncoterms: ['FOB', 'CIF', 'EXW', 'DAP'],
    acceptPayments: ['tt', 'lc_sight'],
  })
}

/** Stores and their goods: most on sale, some in every other state. */
export async function seedProducts(
  demo: DemoApi,
  people: SeededPeople,
  shelf: PictureShelf,
  furtherGoods = Number.POSITIVE_INFINITY,
): Promise<SeededProduct[]> {
  const products: SeededProduct[] = []
  for (const seeded of people.sellers) {
    const { seller, actor } = seeded
    const reviewer = await people.operator('admin', REGIONS[seller.region])
    await seedStore(demo, seeded, shelf)
    for (const slug of seller.goods) {
      const category = DEMO_CATEGORIES.find(candidate => candidate.slug === slug)
      const goods = DEMO_GOODS.find(candidate => candidate.category === slug)
      if (!category || !goods) throw new Error(`demo: ${seller.key} sells ${slug}, which is not described`)
      const all = PER_CATEGORY[seller.region] ?? 10
      const count = slug === seller.goods[0] ? all : Math.min(all, furtherGoods)
      for (let number = 0; number < count; number++) {
        const draft = draftOf(seller, category, goods, number, shelf, actor.companyId)
        await shelf.flush(demo.pool)
        const created = await demo.call(actor, productCreate, { content: draft.content })
        // The last ones of a category stay behind in another state, so that every list has something to show.
        const state = slug === seller.goods[0] ? number : 0
        if (state === 9) continue
        const submitted = await demo.call(actor, productSubmit, { id: created.id, version: created.version })
        if (state === 8) continue
        const decision = { id: created.id, version: submitted.version }
        if (state === 7) {
          await demo.call(reviewer, productReject, {
            ...decision,
            reasons: [{ path: 'title', reason: 'The title must name fibre and cut.' }],
          })
          continue
        }
        const approved = await demo.call(reviewer, productApprove, decision)
        if (state === 6) {
          await demo.call(actor, productTakeDown, { id: created.id, version: approved.version })
          continue
        }
        products.push({
          id: created.id,
          seller: seeded,
          unit: category.unit,
          moq: draft.moq,
          price: draft.price,
          title: draft.content.title ?? {},
        })
      }
    }
  }
  return products
}
