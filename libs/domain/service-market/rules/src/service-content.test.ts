import { describe, expect, it } from 'vitest'
import {
  aServiceInput,
  serviceContent,
  type ServiceContent,
  type ServiceContentInput,
} from '@tradeport/domain/service-market/contract'
import { z } from '@tradeport/kernel/contract-kit'
import { branchOf, lineOf } from '@tradeport/kernel/values'
import {
  changedFields,
  headlinePrice,
  isOpen,
  needsReview,
  placementProblem,
  qualificationProblems,
  serviceProblems,
  treeOf,
  unknownCodes,
  type TreeCategory,
} from './index'

const content = (over: Partial<ServiceContentInput> = {}): ServiceContent =>
  z.parse(serviceContent, aServiceInput(over))
const bare = () =>
  content({ title: {}, coverFileId: null, description: {}, afterSalePolicy: {}, skus: [], process: [], faq: [] })

describe('what a service lacks', () => {
  it('is nothing when it is complete', () => {
    expect(serviceProblems(content())).toEqual([])
  })

  it('is named by path', () => {
    expect(serviceProblems(bare()).map(problem => problem.path)).toEqual([
      'title',
      'coverFileId',
      'description',
      'afterSalePolicy',
      'skus',
      'process',
    ])
  })

  it('counts in the language of the author', () => {
    expect(serviceProblems(content({ sourceLocale: 'de_DE' })).map(problem => problem.path)).toContain('description')
  })

  it('includes a currency nobody uses', () => {
    const [sku] = aServiceInput().skus ?? []
    expect(sku && unknownCodes(content({ skus: [{ ...sku, currency: 'XQX' }] }))).toEqual([
      { path: 'skus.0.currency', rule: 'currency' },
    ])
  })
})

describe('proofs of qualification', () => {
  it.each([
    [['customs_broker_record'], '2030-12-31', []],
    [['customs_broker_record'], '2031-01-01', [{ path: 'qualifications.0.validTo', rule: 'qualification_expired' }]],
    [['nvocc_record'], '2026-01-01', [{ path: 'qualifications', rule: 'qualification_missing' }]],
    [[], '2026-01-01', []],
  ] as const)('required %o on %s', (types, day, problems) => {
    expect(qualificationProblems(content(), types, day)).toEqual(problems)
  })
})

describe('changes', () => {
  it('are found whatever the order of keys, and nothing equals null', () => {
    const before = content()
    const after: ServiceContent = JSON.parse(
      JSON.stringify({ ...Object.fromEntries(Object.entries(before).reverse()), coverFileId: before.coverFileId }),
    )
    expect(changedFields(before, after)).toEqual([])
    expect(
      changedFields(content({ deliveryDaysMin: null }), (({ deliveryDaysMin: _left, ...rest }) => rest)(content())),
    ).toEqual([])
  })

  it('of price, description and qualification need a review, of working hours not', () => {
    const before = content()
    const of = (over: Partial<ServiceContentInput>) => changedFields(before, content(over))
    expect(needsReview(of({ description: { en_US: '<p>Other</p>' } }))).toBe(true)
    expect(needsReview(of({ qualifications: [] }))).toBe(true)
    expect(needsReview(of({ skus: [] }))).toBe(true)
    expect(of({ workingHours: 'Always', ports: [] })).toEqual(['ports', 'workingHours'])
    expect(needsReview(of({ workingHours: 'Always', ports: [] }))).toBe(false)
  })
})

describe('the price on the card', () => {
  const sku = (over: object) => ({
    id: '1',
    name: {},
    spec: {},
    unit: 'form' as const,
    minQty: '1',
    taxRate: '0',
    priceMode: 'fixed' as const,
    ...over,
  })
  it.each([
    [[], null],
    [
      [sku({ price: '180.00', currency: 'CNY' })],
      { priceMode: 'fixed', price: '180.00', currency: 'CNY', unit: 'form' },
    ],
    [
      [
        sku({ price: '180.00', currency: 'CNY' }),
        sku({ price: '99.5', currency: 'CNY' }),
        sku({ price: '1', currency: 'USD' }),
      ],
      { priceMode: 'from', price: '99.5', currency: 'CNY', unit: 'form' },
    ],
    [
      [sku({ priceMode: 'negotiable' }), sku({ priceMode: 'percent', price: '3', unit: 'goods_value' })],
      { priceMode: 'percent', price: '3', currency: null, unit: 'goods_value' },
    ],
    [[sku({ priceMode: 'negotiable' })], { priceMode: 'negotiable', price: null, currency: null, unit: 'form' }],
  ])('of %o is %o', (skus, headline) => {
    expect(headlinePrice(skus)).toEqual(headline)
  })
})

describe('category tree', () => {
  const category = (id: string, parentId: string | null, over: Partial<TreeCategory> = {}): TreeCategory => ({
    id,
    parentId,
    code: id.toUpperCase(),
    name: {},
    icon: null,
    sort: 0,
    status: 'enabled',
    flowCode: 'GENERIC',
    requiredQualifications: [],
    ...over,
  })
  const tree = [
    category('a', null),
    category('b', 'a', { status: 'disabled' }),
    category('c', 'b'),
    category('d', 'a', { sort: -1 }),
  ]

  it('knows lines and branches', () => {
    expect(lineOf(tree, 'c').map(entry => entry.id)).toEqual(['c', 'b', 'a'])
    expect(branchOf(tree, 'b').map(entry => entry.id)).toEqual(['b', 'c'])
  })

  it('is open only where everything above is', () => {
    expect(['a', 'b', 'c', 'd', 'x'].filter(id => isOpen(tree, id))).toEqual(['a', 'd'])
  })

  it.each([
    [null, null, null],
    [null, 'b', null],
    [null, 'c', 'category_depth'],
    [null, 'x', 'unknown_category'],
    ['b', 'c', 'category_cycle'],
    ['b', 'b', 'category_cycle'],
    ['b', 'd', 'category_depth'],
    ['c', 'a', null],
  ] as const)('placing %s below %s breaks %s', (id, parentId, rule) => {
    expect(placementProblem(tree, id, parentId)).toBe(rule)
  })

  it('counts the services of a branch and keeps the order', () => {
    const [top] = treeOf(
      tree,
      new Map([
        ['B', 2],
        ['C', 3],
        ['D', 1],
      ]),
    )
    expect([top?.serviceCount, top?.children.map(child => [child.id, child.level, child.serviceCount])]).toEqual([
      6,
      [
        ['d', 2, 1],
        ['b', 2, 5],
      ],
    ])
  })
})
