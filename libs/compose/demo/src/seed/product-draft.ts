import type { ProductContentInput } from '@tradeport/domain/catalogue/contract'
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
import type { DemoCategory } from '../content/categories'
import type { DemoSeller } from '../content/companies'
import { fill } from '../content/fill'
import { SUMMARY, type DemoGoods } from '../content/goods'
import { familyOf, type GoodsFamily } from '../content/goods-families'
import { categoryId, KIND_OF } from './catalogue'
import type { PictureShelf } from './pictures'
import { price, pricesOf, type PriceFacts } from './product-prices'
import { customisationsOf, descriptionOf, keywordsOf } from './product-texts'
import { between, pick, randomFrom } from './random'

const DAY = 86_400_000

type Random = () => number

const ALL_OPTIONS = [...FIBRES, ...MATERIALS]

function optionOf(code: string): DemoOption {
  const option = ALL_OPTIONS.find(candidate => candidate.value === code)
  if (!option) throw new Error(`demo: there is no option ${code}`)
  return option
}

const HARD_CERTIFICATES = ['ce', 'rohs', 'iso_9001']
const WOODEN = ['fsc', 'iso_9001', 'bsci']
/** What goods of a kind may be certified by. */
const CERTIFICATES_OF: Partial<Record<GoodsFamily, readonly string[]>> = {
  knit: ['oeko_tex_100', 'bsci', 'gots', 'rws'],
  accessory: ['oeko_tex_100', 'bsci', 'rws'],
  yarn: ['oeko_tex_100', 'gots', 'rws'],
  trims: ['oeko_tex_100', 'iso_9001'],
  textile: ['oeko_tex_100', 'gots', 'bsci'],
  bag: ['bsci', 'iso_9001'],
  cookware: ['iso_9001', 'bsci'],
  vehicle: ['iso_9001', 'ce'],
  cosmetic: ['iso_9001', 'bsci'],
  furniture: WOODEN,
  stationery: WOODEN,
}

/** Of goods that are made to measure, some are priced by what is agreed. */
const BULKY: readonly GoodsFamily[] = ['pump', 'furniture']
const MODE_AT: Readonly<Record<number, PriceFacts['mode']>> = { 2: 'range', 3: 'negotiable' }

type Range = readonly [low: number, high: number, step: number]
/** Watts and millilitres that goods of a kind have. */
const POWER: Partial<Record<GoodsFamily, Range>> = {
  pump: [370, 5500, 10],
  lighting: [3, 60, 1],
  electronics: [10, 140, 5],
}
const CAPACITY: Partial<Record<GoodsFamily, Range>> = { cookware: [1500, 8000, 500], cosmetic: [5, 250, 5] }

function amountOf(random: Random, range: Range | undefined): string {
  if (!range) throw new Error('demo: these goods have no such measure')
  const [low, high, step] = range
  return String(low + between(random, 0, Math.floor((high - low) / step)) * step)
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

/** `85 % Wool, 15 % Nylon`, or the material alone. */
function madeOf(parts: ReturnType<typeof compositionOf> | undefined, lead: string): I18nText {
  if (!parts) return optionOf(lead).label
  return Object.fromEntries(
    LOCALE_CODES.map(locale => [
      locale,
      parts.map(({ option, percent }) => `${percent} % ${optionOf(option).label[locale] ?? ''}`).join(', '),
    ]),
  )
}

/** An EAN-13 of those that every company may use inside its own house (prefix 2). */
function barcodeOf(random: Random): string {
  const digits = `2${String(between(random, 0, 99_999_999_999)).padStart(11, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** Papers of a seller that belong to products. */
export interface SellersPapers {
  readonly certificate: string
  readonly spec: string
}

function documentsOf(
  papers: SellersPapers | undefined,
  { number, model, certificate }: { number: number; model: string; certificate: string | undefined },
): NonNullable<ProductContentInput['documents']> {
  if (!papers || number % 3 !== 2) return []
  const paper = number % 2 === 0 ? certificate : undefined
  if (paper === undefined) return [{ kind: 'spec', fileId: papers.spec, name: `${model}.pdf` }]
  const name = CERTIFICATES.find(({ value }) => value === paper)?.label.en_US ?? paper
  const validUntil = new Date(Date.now() + 300 * DAY).toISOString().slice(0, 10)
  return [{ kind: 'certificate', fileId: papers.certificate, name, validUntil, visibility: 'login' }]
}

export interface Draft {
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
  papers?: SellersPapers,
): Draft {
  const random = randomFrom(`${seller.key}/${category.slug}/${number}`)
  // What came later draws from numbers of its own: the pictures stay what they are.
  const further = randomFrom(`${seller.key}/${category.slug}/${number}/further`)
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
  const [pcs, lengthCm, widthCm, heightCm, netKg] = goods.carton
  const makingDays = between(random, 12, 45)
  const inStock = further() > 0.82
  const days = inStock ? between(further, 3, 7) : makingDays
  const has = (code: AttributeKey) => category.attributes.includes(code)
  const model = `${seller.key.slice(0, 3).toUpperCase()}-${initials(category.slug)}${100 + number}`
  const family = familyOf(category.slug)
  const known = CERTIFICATES_OF[family] ?? HARD_CERTIFICATES
  const certificates = [...new Set([pick(random, known), pick(random, known)])]
  const composition = has('composition') ? compositionOf(random, lead) : undefined
  const sampleDays = between(further, 3, 10)
  const isCustomisable = further() > 0.15
  const facts = {
    days: String(days),
    pcs: String(pcs),
    sample: String(sampleDays),
    size: `${lengthCm} × ${widthCm} × ${heightCm}`,
    gross: (netKg + 1.2).toFixed(1),
    material: madeOf(composition, lead),
  }
  const title = fill(goods.pattern, { a: optionOf(lead).label, b: goods.variants[variant] ?? {} })
  const content: ProductContentInput = {
    categoryId: categoryId(category.slug),
    sourceLocale: 'zh_CN',
    tradeTypes: region.tradeTypes.includes('foreign') ? ['foreign', 'domestic'] : ['domestic', 'foreign'],
    title: Object.fromEntries(Object.entries(title).map(([locale, text]) => [locale, `${text} ${model}`])),
    summary: fill(SUMMARY, facts),
    description: descriptionOf(category, facts),
    keywords: keywordsOf(category),
    brand: seller.companyType === 'brand' ? (seller.name.en_US ?? '') : '',
    modelNo: model,
    originCountry: 'CN',
    saleUnit: category.unit,
    attributes: {
      ...(composition ? { composition } : {}),
      ...(has('yarnCount') ? { yarn_count: pick(random, ['2/26 Nm', '2/48 Nm', '2/60 Nm', '1/15 Nm', '32S/2']) } : {}),
      ...(has('gauge') ? { gauge: String(gauge) } : {}),
      ...(has('weight') ? { weight: String(between(random, 12, 60) * 10) } : {}),
      ...(has('stitch') ? { stitch } : {}),
      ...(has('season')
        ? { season: pick(random, [['autumn', 'winter'], ['spring', 'autumn'], ['winter'], ['summer']]) }
        : {}),
      ...(has('certificate') ? { certificate: certificates } : {}),
      ...(has('material') ? { material: lead } : {}),
      ...(has('power') ? { power: amountOf(random, POWER[family]) } : {}),
      ...(has('capacity') ? { capacity: amountOf(random, CAPACITY[family]) } : {}),
    },
    moq: String(moq),
    moqScope: !hasSizes ? 'spu' : further() > 0.85 ? 'sku' : 'colour',
    orderMultiple: '10',
    mixedBatch: random() > 0.5,
    ...pricesOf(seller, {
      mode: BULKY.includes(family) ? (MODE_AT[number] ?? 'ladder') : 'ladder',
      first,
      steps,
      offers: { exw: random() > 0.6, cif: further() > 0.55, eur: further() > 0.75 },
    }),
    leadTimes: [
      { minQty: String(moq), days },
      { minQty: String(moq * 10), days: days + 15 },
    ],
    sample: {
      available: random() > 0.15,
      price: price(first * 2.5),
      currency: 'USD',
      maxQty: 3,
      days: sampleDays,
      refundableOnBulk: random() > 0.4,
    },
    customisable: isCustomisable,
    customisations: isCustomisable ? customisationsOf(category, moq) : [],
    oem: isCustomisable,
    odm: isCustomisable && seller.companyType !== 'trading',
    stockMode: inStock ? 'stock' : 'made_to_order',
    axes: hasSizes ? ['colour', 'size'] : ['colour'],
    skus: colours.flatMap(colour =>
      (hasSizes ? sizes : ['']).map(size => ({
        code: [model, colour.value, size].filter(Boolean).join('-'),
        axes: size ? { colour: colour.value, size } : { colour: colour.value },
        weightG: Math.max(1, Math.round((netKg / pcs) * 1000)),
        ...(inStock ? { barcode: barcodeOf(further), stockQty: between(further, 0, 60) * 20 } : {}),
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
      grossKg: (netKg + 1.2).toFixed(1),
    },
    loadPort: seller.port,
    media: [
      { fileId: picture('front', colours[0]), isCover: true },
      { fileId: picture('detail', colours[0]) },
      { fileId: picture(random() > 0.5 ? 'scene' : 'pack', colours[1]) },
    ],
    documents: documentsOf(papers, { number, model, certificate: certificates[0] }),
  }
  return { content, moq, price: first }
}
