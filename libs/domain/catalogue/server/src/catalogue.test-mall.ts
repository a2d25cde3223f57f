import { randomUUID } from 'node:crypto'
import { plug } from '@tradeport/compose/api'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import {
  aCategoryTree,
  aProductInput,
  productApprove,
  productCreate,
  productSubmit,
  type OwnProductDetail,
  type ProductContentInput,
} from '@tradeport/domain/catalogue/contract'
import { aloneShopPorts, startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { catalogueServer, createStore, upsertCategories, type CataloguePorts } from './index'

export interface TestSeller extends Caller {
  readonly storeId: string
  /** A picture of the seller's company. */
  file(kind?: 'image' | 'document'): Promise<string>
}

/** A mall with categories, for the tests of this domain. */
export interface TestMall extends TestApi {
  seller(options?: { roles?: string[]; verifyLevel?: number; name?: string }): Promise<TestSeller>
  operator: Caller
  /** The companies that operators are people of, by operator. */
  stakes: Map<string, string[]>
  /** What trading would say of a shop. */
  openOrders: Map<string, number>
  /** What sourcing was told of shops. */
  quoting: { storeId: string; quotes: boolean }[]
  /** A draft of this seller. */
  draft(seller: TestSeller, overrides?: Partial<ProductContentInput>): Promise<OwnProductDetail>
  /** A product on sale. */
  onSale(seller: TestSeller, overrides?: Partial<ProductContentInput>): Promise<OwnProductDetail>
}

let storeCount = 0
let articleCount = 0

interface MallOptions {
  empty?: boolean
  /** What the portal says; nothing by default. */
  readings?: CataloguePorts['readings']
}

export async function startMall({ empty = false, readings }: MallOptions = {}): Promise<TestMall> {
  const openOrders = new Map<string, number>()
  const stakes: TestMall['stakes'] = new Map()
  const quoting: TestMall['quoting'] = []
  const api = await startModuleApi([
    plug(catalogueServer, {
      ...aloneShopPorts,
      ...(readings ? { readings } : {}),
      stakesOf: async ({ actor }) => new Set(actor.kind === 'operator' ? stakes.get(actor.userId ?? '') : []),
      openOrders: async (_ctx, { storeId }) => openOrders.get(storeId) ?? 0,
      quoting: async (_ctx, { storeId, quotes }) => void quoting.push({ storeId, quotes }),
    }),
  ])
  if (!empty) await api.inside(ctx => upsertCategories(ctx.db, aCategoryTree()))
  const operator = await api.person({ kind: 'operator' })

  const seller: TestMall['seller'] = async (options = {}) => {
    const companyId = randomUUID()
    const storeId = await api.inside(ctx =>
      createStore(ctx, {
        companyId,
        name: { en_US: options.name ?? `Mill ${++storeCount}`, zh_CN: `针织厂 ${storeCount}` },
        legalName: `Mill ${storeCount} Co., Ltd.`,
        country: 'CN',
        companyType: 'manufacturer',
        foundedYear: 2009,
        city: 'Tongxiang',
        verifyLevel: options.verifyLevel ?? 2,
      }),
    )
    const caller = await api.person({
      kind: 'seller',
      companyId,
      storeId,
      ...(options.roles ? { roles: options.roles } : {}),
    })
    return {
      ...caller,
      storeId,
      async file(kind = 'image') {
        const id = randomUUID()
        await api.pool.query(
          `insert into file_asset (id, region_id, owner_user_id, owner_company_id, kind, visibility, file_name, mime, size, sha256,
             storage_key, created_at)
           values ($1, $2, $3, $4, $5, $6, 'a', 'image/webp', 1, '', '', now())`,
          [id, DEFAULT_REGION.regionId, caller.actor.userId, companyId, kind, kind === 'image' ? 'public' : 'private'],
        )
        return id
      },
    }
  }

  const draft: TestMall['draft'] = async (of, overrides = {}) => {
    const number = ++articleCount
    const base = aProductInput()
    const skus = base.skus?.map(sku => ({ ...sku, code: `${sku.code ?? ''}-${number}` })) ?? []
    const content = {
      ...base,
      skus,
      modelNo: `MM-${number}`,
      media: [{ fileId: await of.file(), isCover: true }],
      ...overrides,
    }
    return of.ok(productCreate, { content })
  }

  return {
    ...api,
    stakes,
    openOrders,
    quoting,
    operator,
    seller,
    draft,
    async onSale(of, overrides) {
      const created = await draft(of, overrides)
      const submitted = await of.ok(productSubmit, { id: created.id, version: created.version })
      await operator.ok(productApprove, { id: created.id, version: submitted.version })
      return { ...submitted, version: submitted.version + 1 }
    },
  }
}
