import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import {
  NO_NEW_BUSINESS,
  OWN_STAKE,
  TOTAL_CAP,
  allowedActions,
  type LocaleCode,
  mayStep,
} from '@tradeport/kernel/contract-kit'
import {
  STORE_STATUSES,
  storeDetailOutput,
  type StoreDetail,
  type StoreGap,
  type StoreRow,
  type StoreStatus,
  type adminStoreDetail,
  type adminStorePage,
  type adminStoreStatusCount,
  type sellerStoreDetail,
  type sellerStoreList,
  type storeApply,
  type storeApprove,
  type storeReject,
  type storeClose,
  type storeOpen,
  type storeReinstate,
  type storeSuspend,
  type storeUpdate,
} from '@tradeport/domain/catalogue/contract'
import { PRODUCT_MANAGERS, storeGaps, storeMachine } from '@tradeport/domain/catalogue/rules'
import { AppError } from '@tradeport/kernel/errors'
import { queryWords, searchQuery } from '@tradeport/kernel/values'
import { iso, isoOrNull } from '@tradeport/node/db'
import { towardCompanies, towards, type StakePort } from '@tradeport/node/parties'
import {
  SYSTEM,
  countedPage,
  limits,
  timeline,
  transition,
  type ActorContext,
  type Handlers,
} from '@tradeport/node/server-kit'
import type { CataloguePorts } from './ports'
import { storeTable, type StoreRecord } from './catalogue.table'
import { refreshStoreListings } from './listing.repository'
import { localeOf } from './store-card'
import {
  askForReview,
  ownCompanyId,
  ownStore,
  ownStoreId,
  requireUnique,
  storeById,
  storeWords,
  visibleProducts,
} from './store.repository'

type StoreEndpoints = {
  sellerStoreList: typeof sellerStoreList
  storeApply: typeof storeApply
  storeApprove: typeof storeApprove
  storeReject: typeof storeReject
  sellerStoreDetail: typeof sellerStoreDetail
  storeUpdate: typeof storeUpdate
  storeOpen: typeof storeOpen
  storeClose: typeof storeClose
  adminStorePage: typeof adminStorePage
  adminStoreStatusCount: typeof adminStoreStatusCount
  adminStoreDetail: typeof adminStoreDetail
  storeSuspend: typeof storeSuspend
  storeReinstate: typeof storeReinstate
}

export function isStoreStatus(status: string): status is StoreStatus {
  return STORE_STATUSES.some(known => known === status)
}

function statusOf(store: StoreRecord): StoreStatus {
  if (!isStoreStatus(store.status)) throw new Error(`store ${store.id} has the unknown status ${store.status}`)
  return store.status
}

/** @param ctx towards the shop's company, where an operator reads it */
function rowOf(ctx: ActorContext, store: StoreRecord, productCount: number): StoreRow {
  const status = statusOf(store)
  return {
    id: store.id,
    no: store.no,
    slug: store.slug,
    name: store.name,
    legalName: store.legalName,
    country: store.country,
    verifyLevel: store.verifyLevel,
    status,
    statusReason: store.statusReason,
    version: store.version,
    ownStake: ctx.actor.roles.includes(OWN_STAKE),
    actions: [
      ...allowedActions(storeMachine, status, ctx.actor.roles),
      ...(mayEdit(ctx) && status !== 'closed' ? ['update'] : []),
    ],
    productCount,
    createdAt: iso(store.createdAt),
  }
}

function mayEdit(ctx: ActorContext): boolean {
  return mayStep(PRODUCT_MANAGERS, ctx.actor.roles, 'store:update')
}

async function gapsOf(ctx: ActorContext, store: StoreRecord): Promise<StoreGap[]> {
  const { rows } = await ctx.db.execute(
    sql`select 1 from product where store_id = ${store.id} and published_at is not null limit 1`,
  )
  return storeGaps({ ...store, hasProduct: rows.length > 0 })
}

const GAP_ERRORS = { product: 'MALL610303', payments: 'MALL610304', address: 'MALL610305' } as const

async function detailOf(ctx: ActorContext, store: StoreRecord): Promise<StoreDetail> {
  const counts = await visibleProducts(ctx, [store.id])
  return storeDetailOutput.parse({
    ...store,
    ...rowOf(ctx, store, counts.get(store.id) ?? 0),
    company: store,
    openedAt: isoOrNull(store.openedAt),
    gaps: store.status === 'preparing' ? await gapsOf(ctx, store) : [],
    timeline: await timeline(ctx, 'store', store.id),
  })
}

/** What a store stands under as long as it is so; other reasons are read in its history. */
const REFUSALS: ReadonlySet<string> = new Set(['reject', 'suspend', 'close'])

export async function moveStore(
  ctx: ActorContext,
  store: StoreRecord,
  action: keyof typeof storeMachine.actions,
  version: number,
  note: string | null,
): Promise<StoreDetail> {
  const next = await transition(ctx, {
    table: storeTable,
    machine: storeMachine,
    row: store,
    action,
    version,
    set: {
      statusReason: REFUSALS.has(action) ? note : null,
      ...(action === 'open' || (action === 'reinstate' && store.openedAt === null) ? { openedAt: ctx.now() } : {}),
    },
    note,
    documentType: 'store',
  })
  if (ctx.actor.kind === 'operator')
    await ctx.audit({
      action: `store.${action}`,
      entityType: 'store',
      entityId: store.id,
      entityNo: store.no,
      before: { status: store.status },
      after: { status: next.status },
      ...(note ? { reason: note } : {}),
    })
  await refreshStoreListings(ctx, next)
  announce(ctx, next)
  return detailOf(ctx, next)
}

function announce(ctx: ActorContext, store: StoreRecord): void {
  ctx.live({ to: { companyId: store.companyId }, topic: 'store', id: store.id })
  ctx.live({ to: { operators: true }, topic: 'store', id: store.id })
}

/** Opens a store in preparation, as the system: its first product has been approved. One that lacks more stays in preparation. */
export async function openWithFirstProduct(ctx: ActorContext, store: StoreRecord): Promise<StoreRecord> {
  if (store.status !== 'preparing' || storeGaps({ ...store, hasProduct: true }).length > 0) return store
  const opened = await transition(
    { ...ctx, actor: SYSTEM },
    {
      table: storeTable,
      machine: storeMachine,
      row: store,
      action: 'open',
      set: { openedAt: ctx.now() },
      documentType: 'store',
    },
  )
  announce(ctx, opened)
  return opened
}

/** What operators decide about a shop that was applied for; its company is told. */
async function decide(
  ctx: ActorContext,
  store: StoreRecord,
  action: 'approve' | 'reject',
  version: number,
  reason: string | null,
): Promise<StoreDetail> {
  const decided = await moveStore(ctx, store, action, version, reason)
  await ctx.notify({
    kind: 'store_review_result',
    to: { companyId: store.companyId, identity: 'seller' },
    params: {
      name: store.name[localeOf(store.sourceLocale)] ?? store.no,
      result: action === 'approve' ? 'approved' : 'rejected',
      reason: reason ?? '',
    },
    link: { frontEnd: 'seller', route: '/shops' },
    dedupeKey: `store-review:${store.id}:${decided.version}`,
  })
  return decided
}

/** What operators decide about a shop that has been open; its company is told why. */
async function decideOpen(
  ctx: ActorContext,
  ports: CataloguePorts,
  store: StoreRecord,
  action: 'suspend' | 'reinstate',
  version: number,
  reason: string | null,
): Promise<StoreDetail> {
  const decided = await moveStore(ctx, store, action, version, reason)
  await ports.quoting(ctx, { companyId: store.companyId, storeId: store.id, quotes: action === 'reinstate' })
  const kind = action === 'suspend' ? 'store_suspended' : 'store_reinstated'
  await ctx.notify({
    kind,
    to: { companyId: store.companyId, identity: 'seller' },
    params: { name: store.name[localeOf(store.sourceLocale)] ?? store.no, reason: reason ?? '' },
    link: { frontEnd: 'seller', route: '/store' },
    dedupeKey: `${kind}:${store.id}:${decided.version}`,
  })
  return decided
}

/** A shop, and the call towards its company. @throws AppError `MALL600404` */
async function adminStore(ctx: ActorContext, ports: StakePort, id: string): Promise<[ActorContext, StoreRecord]> {
  const store = await storeById(ctx, id)
  if (!store) throw new AppError('MALL600404')
  return [await towardCompanies(ctx, ports, [store.companyId]), store]
}

function named(keyword: string | undefined, locale: LocaleCode): SQL {
  if (!keyword) return sql``
  const query = searchQuery(queryWords(keyword, locale), 'prefix')
  return query ? sql` and words @@ ${query}::tsquery` : sql` and false`
}

export const storeHandlers = (ports: CataloguePorts): Handlers<StoreEndpoints> => ({
  async sellerStoreDetail(ctx) {
    return detailOf(ctx, await ownStore(ctx))
  },

  async sellerStoreList(ctx) {
    const { storeIds, storeId, roles } = ctx.actor
    const records = await ctx.db
      .select()
      .from(storeTable)
      .where(
        and(eq(storeTable.companyId, ownCompanyId(ctx)), inArray(storeTable.id, [...(storeIds ?? [ownStoreId(ctx)])])),
      )
      .orderBy(storeTable.id)
    const counts = await visibleProducts(
      ctx,
      records.map(store => store.id),
    )
    const stores = records.map(store => ({
      ...store,
      status: statusOf(store),
      productCount: counts.get(store.id) ?? 0,
      current: store.id === storeId,
    }))
    return { stores, mayApply: mayStep(['seller_owner'], roles, 'store:apply') && !roles.includes(NO_NEW_BUSINESS) }
  },

  async storeApply(ctx, input) {
    const store = await ownStore(ctx)
    const answer = await moveStore(ctx, store, 'apply', input.version, input.reason || null)
    await askForReview(ctx, store)
    return answer
  },

  async storeApprove(ctx, input) {
    return decide(...(await adminStore(ctx, ports, input.id)), 'approve', input.version, input.reason || null)
  },

  async storeReject(ctx, input) {
    return decide(...(await adminStore(ctx, ports, input.id)), 'reject', input.version, input.reason)
  },

  async storeUpdate(ctx, input) {
    const store = await ownStore(ctx)
    if (!mayEdit(ctx) || store.status === 'closed') throw new AppError('MALL600403')
    if (!input.name[input.sourceLocale]?.trim())
      throw new AppError('MALL600400', {}, { fieldErrors: [{ path: `name.${input.sourceLocale}`, rule: 'required' }] })
    await requireUnique(ctx, { ...input, id: store.id })
    const { version, ...values } = input
    const [next] = await ctx.db
      .update(storeTable)
      .set({
        ...values,
        words: storeWords({ ...store, ...values }),
        version: store.version + 1,
        updatedAt: ctx.now(),
        updatedBy: ctx.actor.userId,
      })
      .where(sql`${storeTable.id} = ${store.id} and ${storeTable.version} = ${version}`)
      .returning()
    if (!next) throw new AppError('FT510006')
    await refreshStoreListings(ctx, next)
    announce(ctx, next)
    return detailOf(ctx, next)
  },

  async storeOpen(ctx, input) {
    const store = await ownStore(ctx)
    const [gap] = await gapsOf(ctx, store)
    if (gap) throw new AppError(GAP_ERRORS[gap])
    return moveStore(ctx, store, 'open', input.version, input.reason || null)
  },

  async storeClose(ctx, input) {
    const store = await ownStore(ctx)
    const shop = { companyId: store.companyId, storeId: store.id }
    const count = await ports.openOrders(ctx, shop)
    if (count > 0) throw new AppError('MALL610306', { count })
    const closed = await moveStore(ctx, store, 'close', input.version, input.reason ?? null)
    await ports.quoting(ctx, { ...shop, quotes: false })
    return closed
  },

  async adminStorePage(ctx, input) {
    const where = sql`region_id = ${ctx.region.regionId}
      ${input.status ? sql`and status = ${input.status}` : sql``} ${named(input.keyword, ctx.locale)}`
    const { limit, offset } = limits(input)
    const records = await ctx.db
      .select()
      .from(storeTable)
      .where(where)
      .orderBy(sql`id desc`)
      .limit(limit)
      .offset(offset)
    const counts = await visibleProducts(
      ctx,
      records.map(store => store.id),
    )
    const stakes = await ports.stakesOf(ctx)
    const rows = records.map(store =>
      rowOf(towards(ctx, stakes.has(store.companyId)), store, counts.get(store.id) ?? 0),
    )
    return countedPage(ctx.db, input, rows, sql`from store where ${where}`, TOTAL_CAP)
  },

  async adminStoreStatusCount(ctx, input) {
    const { rows } = await ctx.db.execute<{ status: string; n: number }>(sql`
      select status, count(*)::int as n from store
      where region_id = ${ctx.region.regionId} ${named(input.keyword, ctx.locale)} group by status`)
    const counts = Object.fromEntries(rows.map(row => [row.status, row.n]))
    return { all: rows.reduce((total, row) => total + row.n, 0), ...counts }
  },

  async adminStoreDetail(ctx, input) {
    return detailOf(...(await adminStore(ctx, ports, input.id)))
  },

  async storeSuspend(ctx, input) {
    const [toward, store] = await adminStore(ctx, ports, input.id)
    return decideOpen(toward, ports, store, 'suspend', input.version, input.reason)
  },

  async storeReinstate(ctx, input) {
    const [toward, store] = await adminStore(ctx, ports, input.id)
    return decideOpen(toward, ports, store, 'reinstate', input.version, input.reason ?? null)
  },
})
