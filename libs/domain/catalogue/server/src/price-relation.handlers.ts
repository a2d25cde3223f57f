import { and, eq, sql } from 'drizzle-orm'
import {
  BUYERS_WHO_RELATE,
  SELLERS_WHO_RELATE,
  relationRoutes,
  type RelationRow,
  type RelationSide,
  type relationAccept,
  type relationEnd,
  type relationInvite,
  type relationPage,
  type relationRefuse,
  type relationRequest,
  type relationStanding,
  type relationStatusCount,
  type relationTierSet,
  type relationWithdraw,
} from '@tradeport/domain/catalogue/contract'
import { relationActions, relationMachine, type RelationAction } from '@tradeport/domain/catalogue/rules'
import { AppError } from '@tradeport/kernel/errors'
import { uuidv7 } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import { requireAllowed, transition, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import type { BuyerFacts, CataloguePorts } from './ports'
import type { StoreRecord } from './catalogue.table'
import {
  countRelations,
  loadRelation,
  pageRelations,
  relationBetween,
  relationSide,
  type LoadedRelation,
} from './price-relation.repository'
import { relationTable } from './price-relation.table'
import { ownStore, storeById } from './store.repository'
import { mayStep } from '@tradeport/kernel/contract-kit'

type RelationEndpoints = {
  relationPage: typeof relationPage
  relationStatusCount: typeof relationStatusCount
  relationStanding: typeof relationStanding
  relationRequest: typeof relationRequest
  relationInvite: typeof relationInvite
  relationAccept: typeof relationAccept
  relationRefuse: typeof relationRefuse
  relationWithdraw: typeof relationWithdraw
  relationEnd: typeof relationEnd
  relationTierSet: typeof relationTierSet
}

const DOCUMENT = 'relation'
const orNull = (value: string | undefined): string | null => value || null

/** Everybody's open lists and pages of goods read again. */
function refresh(ctx: ActorContext, { view, buyerCompanyId, sellerCompanyId }: LoadedRelation): void {
  for (const companyId of [buyerCompanyId, sellerCompanyId]) {
    ctx.live({ to: { companyId }, topic: DOCUMENT, id: view.id })
    ctx.live({ to: { companyId }, topic: 'product', id: view.store.id })
  }
}

/** What the other side is told. */
type Told = 'requested' | 'invited' | 'accepted' | 'refused' | 'ended'

async function tellOther(ctx: ActorContext, relation: LoadedRelation, result: Told): Promise<void> {
  const { view, buyerCompanyId, sellerCompanyId } = relation
  const other: RelationSide = relationSide(ctx) === 'buyer' ? 'seller' : 'buyer'
  const { store, buyer } = view
  await ctx.notify({
    kind: 'price_relation',
    to:
      other === 'buyer'
        ? { companyId: buyerCompanyId, identity: other, roles: BUYERS_WHO_RELATE, permission: 'relation:read' }
        : {
            companyId: sellerCompanyId,
            identity: other,
            storeId: store.id,
            roles: SELLERS_WHO_RELATE,
            permission: 'relation:read',
          },
    storeId: store.id,
    params: {
      name: store.name,
      party: other === 'buyer' ? store.name : buyer.name,
      result,
      reason: (result === 'requested' || result === 'invited' ? view.note : view.reason) ?? '',
    },
    link: { frontEnd: other, route: relationRoutes.relations },
    dedupeKey: `relation:${view.id}:${view.version}`,
  })
}

/** The first word of a side, or once more after an end. @throws AppError `MALL620019` where one has blocked the other. */
async function begin(
  ctx: ActorContext,
  blocked: CataloguePorts['blocked'],
  action: 'request' | 'invite',
  { store, buyer }: { store: StoreRecord; buyer: BuyerFacts },
  said: { note: string | null; tier?: string | null },
): Promise<RelationRow> {
  requireAllowed(ctx, relationMachine, 'ended', action)
  if ((await blocked(ctx, buyer.companyId, [store.companyId])).size > 0) throw new AppError('MALL620019')
  const between = { storeId: store.id, buyerCompanyId: buyer.companyId }
  const names = { buyerNo: buyer.no, buyerName: buyer.name, buyerCountry: buyer.country }
  const fresh = { ...names, ...said, source: action, reason: null, endedBy: null }
  const at = ctx.now()
  const by = { createdBy: ctx.actor.userId, updatedBy: ctx.actor.userId }
  const [made] = await ctx.db
    .insert(relationTable)
    .values({
      ...{ id: uuidv7(), regionId: ctx.region.regionId, status: 'pending', version: 1, createdAt: at, updatedAt: at },
      ...{ ...between, ...fresh, ...by, sellerCompanyId: store.companyId },
    })
    .onConflictDoNothing({ target: [relationTable.buyerCompanyId, relationTable.storeId] })
    .returning()
  const before = made ? undefined : await relationBetween(ctx, between, true)
  if (before)
    await transition(ctx, {
      ...{ table: relationTable, machine: relationMachine, row: before.view, action },
      ...{ set: fresh, note: said.note, documentType: DOCUMENT },
    })
  else if (made)
    await ctx.event({ documentType: DOCUMENT, documentId: made.id, action, toStatus: made.status, note: said.note })
  const after = await relationBetween(ctx, between)
  if (!after) throw new AppError('MALL600404')
  await tellOther(ctx, after, action === 'request' ? 'requested' : 'invited')
  refresh(ctx, after)
  return after.view
}

const TOLD = { accept: 'accepted', refuse: 'refused', withdraw: null, end: 'ended' } as const

/** One step of what stands between the two. */
async function step(
  ctx: ActorContext,
  { id, version }: { id: string; version: number },
  action: keyof typeof TOLD,
  reason: string | null,
): Promise<RelationRow> {
  const { view } = await owned(ctx, id, action)
  const endedBy = action === 'accept' ? null : relationSide(ctx)
  await transition(ctx, {
    ...{ table: relationTable, machine: relationMachine, row: view, action, version },
    ...{ set: { reason, endedBy }, note: reason, documentType: DOCUMENT },
  })
  const after = await loadRelation(ctx, id)
  const told = TOLD[action]
  if (told) await tellOther(ctx, after, told)
  refresh(ctx, after)
  return after.view
}

/** @throws AppError `MALL600403` for what the caller may not do with it now. */
async function owned(ctx: ActorContext, id: string, action: RelationAction): Promise<LoadedRelation> {
  const relation = await loadRelation(ctx, id, true)
  const { roles } = ctx.actor
  if (!relationActions(relation.view, { side: relationSide(ctx), roles }).includes(action))
    throw new AppError('MALL600403')
  return relation
}

/** @throws AppError `MALL600404` for a store that is not open in the region, or is the caller's own. */
async function askedStore(ctx: ActorContext, storeId: string): Promise<StoreRecord> {
  const store = await storeById(ctx, storeId)
  if (store?.status !== 'open' || store.companyId === ctx.actor.companyId) throw new AppError('MALL600404')
  return store
}

export const relationHandlers = ({
  buyers,
  blocked,
}: Pick<CataloguePorts, 'buyers' | 'blocked'>): Handlers<RelationEndpoints> => ({
  relationPage: pageRelations,
  relationStatusCount: ctx => countRelations(ctx),

  async relationStanding(ctx, { storeId }) {
    const { id, status } = await askedStore(ctx, storeId)
    const relation = await relationBetween(ctx, { storeId: id, buyerCompanyId: companyOf(ctx) })
    const mayAsk = mayStep(BUYERS_WHO_RELATE, ctx.actor.roles, 'relation:request') && status === 'open'
    return {
      relation: relation?.view ?? null,
      mayAsk: relation ? relation.view.actions.includes('request') : mayAsk,
      verifyLevel: ctx.actor.verifyLevel ?? 0,
    }
  },

  async relationRequest(ctx, input) {
    const store = await askedStore(ctx, input.storeId)
    const buyer = await buyers.byId(ctx, companyOf(ctx))
    if (!buyer) throw new AppError('MALL600403')
    return begin(ctx, blocked, 'request', { store, buyer }, { note: orNull(input.note) })
  },

  async relationInvite(ctx, input) {
    const store = await ownStore(ctx)
    const buyer = await buyers.named(ctx, input.company)
    if (!buyer || buyer.companyId === store.companyId)
      throw new AppError('MALL600400', {}, { fieldErrors: [{ path: 'company', rule: 'unknown_buyer' }] })
    return begin(ctx, blocked, 'invite', { store, buyer }, { note: orNull(input.note), tier: orNull(input.tier) })
  },

  relationAccept: (ctx, input) => step(ctx, input, 'accept', null),
  relationRefuse: (ctx, input) => step(ctx, input, 'refuse', input.reason),
  relationWithdraw: (ctx, input) => step(ctx, input, 'withdraw', null),
  relationEnd: (ctx, input) => step(ctx, input, 'end', input.reason),

  async relationTierSet(ctx, input) {
    const { view } = await owned(ctx, input.id, 'tier')
    if (view.version !== input.version) throw new AppError('FT510006')
    await ctx.db
      .update(relationTable)
      .set({
        ...{ tier: orNull(input.tier), version: view.version + 1 },
        ...{ updatedAt: ctx.now(), updatedBy: ctx.actor.userId },
      })
      .where(and(eq(relationTable.id, view.id), eq(relationTable.version, view.version)))
    const after = await loadRelation(ctx, view.id)
    refresh(ctx, after)
    return after.view
  },
})

/** Who trades with each other sees the prices: told in the transaction that makes the order. */
export async function relateByOrder(
  ctx: ActorContext,
  order: { sellerCompanyId: string; storeId: string },
  buyer: BuyerFacts,
): Promise<void> {
  const at = ctx.now().toISOString()
  const [changed] = await ctx.query<{ id: string; is_new: boolean }>(
    'relation_by_order',
    `insert into buyer_seller_relation as r (id, region_id, buyer_company_id, buyer_no, buyer_name, buyer_country, store_id,
       seller_company_id, source, status, version, created_at, updated_at, created_by, updated_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'order', 'active', 1, $9, $9, $10, $10)
     on conflict (buyer_company_id, store_id) do update set status = 'active', source = 'order', version = r.version + 1,
       reason = null, ended_by = null, updated_at = excluded.updated_at, updated_by = excluded.updated_by
     where r.status <> 'active' returning r.id, r.version = 1 as is_new`,
    [
      ...[uuidv7(), ctx.region.regionId, buyer.companyId, buyer.no, buyer.name, buyer.country],
      ...[order.storeId, order.sellerCompanyId, at, ctx.actor.userId],
    ],
  )
  if (!changed) return
  await ctx.event({ documentType: DOCUMENT, documentId: changed.id, action: 'trade', toStatus: 'active' })
  for (const companyId of [buyer.companyId, order.sellerCompanyId])
    ctx.live({ to: { companyId }, topic: DOCUMENT, id: changed.id })
}

/** Lists find a buyer by what it is called now. */
export async function renameRelatedBuyer(ctx: ActorContext, buyer: Pick<BuyerFacts, 'companyId' | 'name' | 'country'>) {
  await ctx.db
    .update(relationTable)
    .set({ buyerName: buyer.name, buyerCountry: buyer.country })
    .where(and(eq(relationTable.buyerCompanyId, buyer.companyId), sql`buyer_name <> ${buyer.name}`))
}
