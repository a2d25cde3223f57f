import { sql, type SQL } from 'drizzle-orm'
import type {
  ADMIN_PRODUCT_TABS,
  adminProductDetail,
  adminProductPage,
  adminProductStatusCount,
  productApprove,
  productBatchApprove,
  productForceOff,
  productLiftBan,
  productReject,
  productRequestRevision,
} from '@tradeport/domain/catalogue/contract'
import { towardCompanies, towards, type StakePort } from '@tradeport/node/parties'
import { eachOfMany, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import type { ProductRecord } from './catalogue.table'
import { categoryCondition, keywordCondition, productPageOf } from './product-list.repository'
import { approveProduct, forceOff, liftBan, sendBack } from './product-publishing'
import { adminDetail } from './product-view'
import { regionProduct } from './product.repository'

type OperatorEndpoints = {
  adminProductPage: typeof adminProductPage
  adminProductStatusCount: typeof adminProductStatusCount
  adminProductDetail: typeof adminProductDetail
  productApprove: typeof productApprove
  productReject: typeof productReject
  productRequestRevision: typeof productRequestRevision
  productForceOff: typeof productForceOff
  productLiftBan: typeof productLiftBan
  productBatchApprove: typeof productBatchApprove
}

const WAITING = sql`(p.status = 'pending_review' or p.change_status = 'pending_review')`

const ORDERS = {
  oldest: sql`p.submitted_at, p.id`,
  newest: sql`p.submitted_at desc, p.id desc`,
  updated: sql`p.updated_at desc, p.id desc`,
} as const

function tabCondition(tab: (typeof ADMIN_PRODUCT_TABS)[number] | undefined, kind: 'new' | 'change' | undefined): SQL {
  if (tab !== 'review') return tab ? sql` and p.status = ${tab}` : sql``
  if (kind === 'new') return sql` and p.status = 'pending_review' and ${WAITING}`
  return kind === 'change' ? sql` and p.change_status = 'pending_review' and ${WAITING}` : sql` and ${WAITING}`
}

interface Filters {
  keyword?: string | undefined
  categoryId?: string | undefined
  storeId?: string | undefined
}

function filtered(ctx: ActorContext, input: Filters): SQL {
  return sql`p.region_id = ${ctx.region.regionId}
    ${input.storeId ? sql`and p.store_id = ${input.storeId}` : sql``}
    ${categoryCondition(input.categoryId)} ${keywordCondition(input.keyword, ctx.locale)}`
}

export function operatorProductHandlers(ports: StakePort): Handlers<OperatorEndpoints> {
  /** A product, and the call towards its company. */
  async function productTowards(ctx: ActorContext, id: string): Promise<[ActorContext, ProductRecord]> {
    const product = await regionProduct(ctx, id)
    return [await towardCompanies(ctx, ports, [product.companyId]), product]
  }

  return {
    async adminProductPage(ctx, input) {
      const where = sql`${filtered(ctx, input)} ${tabCondition(input.status, input.kind)}`
      const order = ORDERS[input.sort ?? (input.status === 'review' ? 'oldest' : 'updated')]
      return productPageOf(ctx, input, where, order, await ports.stakesOf(ctx))
    },

    async adminProductStatusCount(ctx, input) {
      const { rows } = await ctx.db.execute<{ status: string; n: number; review: number }>(sql`
      select p.status, count(*)::int as n, count(*) filter (where ${WAITING})::int as review
      from product p where ${filtered(ctx, input)} group by p.status`)
      return {
        all: rows.reduce((sum, row) => sum + row.n, 0),
        ...Object.fromEntries(rows.map(row => [row.status, row.n])),
        review: rows.reduce((sum, row) => sum + row.review, 0),
      }
    },

    async adminProductDetail(ctx, input) {
      return adminDetail(...(await productTowards(ctx, input.id)))
    },

    async productApprove(ctx, input) {
      const [toward, product] = await productTowards(ctx, input.id)
      return adminDetail(toward, await approveProduct(toward, product, input.version))
    },

    async productReject(ctx, input) {
      const [toward, product] = await productTowards(ctx, input.id)
      return adminDetail(toward, await sendBack(toward, product, 'reject', input))
    },

    async productRequestRevision(ctx, input) {
      const [toward, product] = await productTowards(ctx, input.id)
      return adminDetail(toward, await sendBack(toward, product, 'request_revision', input))
    },

    async productForceOff(ctx, input) {
      const [toward, product] = await productTowards(ctx, input.id)
      // Open to everybody, with what it does to a change that waits for review.
      return adminDetail(toward, await forceOff(ctx, product, input.version, input.note))
    },

    async productLiftBan(ctx, input) {
      const [toward, product] = await productTowards(ctx, input.id)
      return adminDetail(toward, await liftBan(toward, product, input.version, input.note))
    },

    async productBatchApprove(ctx, input) {
      const stakes = await ports.stakesOf(ctx)
      const { failed } = await eachOfMany(ctx, input.items, async ({ id, version }) => {
        const product = await regionProduct(ctx, id)
        return approveProduct(towards(ctx, stakes.has(product.companyId)), product, version)
      })
      const results = input.items.map(({ id }) => {
        const refused = failed.find(one => one.id === id)
        return { id, ok: refused === undefined, code: refused?.code ?? null, message: refused?.msg ?? null }
      })
      return { results }
    },
  }
}
