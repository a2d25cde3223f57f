import { describe, expect, it } from 'vitest'
import { aProductContent, knitwearAttributes, type ProductContentInput } from '@tradeport/domain/catalogue/contract'
import { checkProduct } from './index'

const COVER = { fileId: '01900000-0000-7000-8000-00000000f001', isCover: true }
const SECOND = { fileId: '01900000-0000-7000-8000-00000000f002' }
const attributes = knitwearAttributes()
const complete = (overrides: Partial<ProductContentInput> = {}) => aProductContent({ media: [COVER], ...overrides })
const findings = (overrides: Partial<ProductContentInput>) =>
  checkProduct(complete(overrides), attributes).map(({ path, rule }) => `${path} ${rule}`)

const fob = { tradeType: 'foreign', currency: 'USD', incoterm: 'FOB', port: 'Ningbo' } as const
const packaging = { pcsPerCarton: 40, lengthCm: '60', widthCm: '40', heightCm: '45', grossKg: '18.5', netKg: '16.8' }

describe('what a product must say before it is reviewed', () => {
  it('finds nothing wrong with a complete product', () => {
    expect(checkProduct(complete(), attributes)).toEqual([])
  })

  it('names everything an empty draft misses', () => {
    const { categoryId, sourceLocale } = complete()
    const empty = { ...complete(), ...aProductContent({}), categoryId, sourceLocale }
    const issues = checkProduct(
      {
        ...empty,
        title: {},
        tradeTypes: [],
        moq: null,
        priceTiers: [],
        leadTimes: [],
        media: [],
        attributes: {},
        originCountry: null,
      },
      attributes,
    )
    expect(issues.filter(issue => issue.rule === 'required').map(issue => issue.path)).toEqual(
      expect.arrayContaining([
        'title.en_US',
        'tradeTypes',
        'moq',
        'leadTimes',
        'media',
        'attributes.composition',
        'attributes.gauge',
        'originCountry',
      ]),
    )
  })

  it.each<[string, Partial<ProductContentInput>, string]>([
    ['a short title', { title: { en_US: 'Sweater' } }, 'title.en_US too_short'],
    ['a summary only in translation', { summary: { zh_CN: '柔软' } }, 'summary.en_US orphan_translation'],
    ['the same keyword twice', { keywords: { en_US: ['Merino', 'merino'] } }, 'keywords.en_US duplicate'],
    ['no incoterm for foreign trade', { incoterms: [] }, 'incoterms required'],
    ['an MOQ that is no multiple', { moq: '305' }, 'moq multiple_of'],
    ['half a piece', { moq: '300.5', orderMultiple: '0.5' }, 'moq not_whole'],
    [
      'a composition of 90 %',
      { attributes: { ...complete().attributes, composition: [{ option: 'merino', percent: '90' }] } },
      'attributes.composition sum_100',
    ],
    [
      'a fibre twice',
      {
        attributes: {
          ...complete().attributes,
          composition: [
            { option: 'merino', percent: '50' },
            { option: 'merino', percent: '50' },
          ],
        },
      },
      'attributes.composition duplicate',
    ],
    ['an unknown option', { attributes: { ...complete().attributes, gauge: '99' } }, 'attributes.gauge no_options'],
    [
      'an unknown attribute',
      { attributes: { ...complete().attributes, voltage: '220' } },
      'attributes.voltage unknown_attribute',
    ],
    [
      'a figure beyond its bounds',
      { attributes: { ...complete().attributes, weight: '9000' } },
      'attributes.weight above_max',
    ],
    [
      'a range the wrong way round',
      { attributes: { ...complete().attributes, wash_temperature: { min: '40', max: '30' } } },
      'attributes.wash_temperature.max below_min',
    ],
    [
      'a yes where an option belongs',
      { attributes: { ...complete().attributes, gauge: true } },
      'attributes.gauge invalid_value',
    ],
    ['an axis that is none', { axes: ['gauge', 'size'] }, 'axes.0 not_axis'],
    ['a SKU without an axis', { skus: [{ axes: { colour: 'red' } }] }, 'skus.0 axes_mismatch'],
    [
      'a SKU twice',
      { skus: [{ axes: { colour: 'red', size: 's' } }, { axes: { size: 's', colour: 'red' } }] },
      'skus.1 duplicate',
    ],
    ['all SKUs off', { skus: [{ axes: { colour: 'red', size: 's' }, enabled: false }] }, 'skus sku_missing'],
    [
      'an article number twice',
      {
        skus: [
          { code: 'a', axes: { colour: 'red', size: 's' } },
          { code: 'A', axes: { colour: 'red', size: 'm' } },
        ],
      },
      'skus.1.code duplicate',
    ],
    ['stock goods without stock', { stockMode: 'stock' }, 'skus.0.stockQty required'],
    [
      'a ladder that begins below the MOQ',
      { priceTiers: [{ ...fob, minQty: '100', price: '9' }] },
      'priceTiers.0.minQty below_moq',
    ],
    [
      'steps that do not rise',
      {
        priceTiers: [
          { ...fob, minQty: '300', price: '9' },
          { ...fob, minQty: '300', price: '8' },
        ],
      },
      'priceTiers.1.minQty ascending',
    ],
    [
      'a price that rises',
      {
        priceTiers: [
          { ...fob, minQty: '300', price: '9' },
          { ...fob, minQty: '900', price: '9.1' },
        ],
      },
      'priceTiers.1.price not_descending',
    ],
    [
      'a foreign price without incoterm',
      { priceTiers: [{ ...fob, incoterm: null, minQty: '300', price: '9' }] },
      'priceTiers.0.incoterm incoterm_required',
    ],
    [
      'an incoterm that is not offered',
      { priceTiers: [{ ...fob, incoterm: 'DDP', minQty: '300', price: '9' }] },
      'priceTiers.0.incoterm incoterm_not_offered',
    ],
    [
      'a domestic price with incoterm',
      { priceTiers: [{ ...fob, tradeType: 'domestic', minQty: '300', price: '9' }] },
      'priceTiers.0.incoterm domestic_incoterm',
    ],
    [
      'a currency nobody has',
      { priceTiers: [{ ...fob, currency: 'XXX', minQty: '300', price: '9' }] },
      'priceTiers.0.currency currency',
    ],
    [
      'no price for a kind of trade',
      { priceTiers: [{ ...fob, minQty: '300', price: '9' }] },
      'priceTiers price_missing',
    ],
    [
      'a price for an unknown SKU',
      { priceTiers: [{ ...fob, skuCode: 'X', minQty: '300', price: '9' }] },
      'priceTiers.0.skuCode unknown_sku',
    ],
    ['prices on a negotiable product', { priceMode: 'negotiable' }, 'priceTiers no_prices'],
    [
      'a range that falls',
      { priceMode: 'range', priceTiers: [{ ...fob, minQty: '300', price: '9', priceTo: '8' }] },
      'priceTiers.0.priceTo price_to',
    ],
    [
      'lead times that do not rise',
      {
        leadTimes: [
          { minQty: '300', days: 20 },
          { minQty: '200', days: 30 },
        ],
      },
      'leadTimes.1.minQty ascending',
    ],
    ['a sample without price', { sample: { available: true } }, 'sample.price required'],
    [
      'a surcharge without currency',
      { customisations: [{ kind: 'logo', name: { en_US: 'Logo' }, unitSurcharge: '1' }] },
      'customisations.0.currency required',
    ],
    ['gross below net', { packaging: { ...packaging, grossKg: '10' } }, 'packaging.grossKg gross_below_net'],
    ['a carton without height', { packaging: { ...packaging, heightCm: null } }, 'packaging.heightCm required'],
    ['an HS code of five digits', { hsCode: '61101' }, 'hsCode hs_code'],
    ['two covers', { media: [COVER, { ...SECOND, isCover: true }] }, 'media cover_once'],
    ['no cover', { media: [SECOND] }, 'media cover_once'],
    ['a size chart as cover', { media: [{ ...COVER, kind: 'size_chart' }, SECOND] }, 'media cover_once'],
    ['the same picture twice', { media: [COVER, { ...COVER, isCover: false }] }, 'media duplicate'],
  ])('refuses %s', (_, overrides, finding) => {
    expect(findings(overrides)).toContain(finding)
  })

  it('takes steps of several ladders in any order', () => {
    expect(
      findings({
        priceTiers: [
          { ...fob, minQty: '300', price: '9' },
          { tradeType: 'domestic', currency: 'CNY', minQty: '300', price: '60' },
          { ...fob, minQty: '1000', price: '8' },
          { ...fob, incoterm: 'CIF', port: 'Hamburg', minQty: '500', price: '10' },
        ],
      }),
    ).toEqual([])
  })

  it('only warns where something would help', () => {
    const issues = checkProduct(complete({ summary: {}, hsCode: '' }), attributes)
    expect(issues.map(({ path, rule, severity }) => `${path} ${rule} ${severity}`)).toEqual([
      'summary.en_US recommended warning',
      'hsCode recommended warning',
    ])
  })

  it('reads a Chinese title of five characters as long enough', () => {
    expect(findings({ sourceLocale: 'zh_CN', title: { zh_CN: '羊毛针织衫' } })).not.toContain('title.zh_CN too_short')
  })
})
