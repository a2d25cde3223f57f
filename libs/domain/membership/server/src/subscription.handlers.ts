import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import {
  GIVEN_SOURCES,
  abilitiesOf,
  type AbilityUseRow,
  type Entitlement,
  type GiveBackReason,
  type GrantRow,
  type GrantSource,
  type GrantStatus,
  type Reset,
  type SubscriptionAction,
} from '@tradeport/domain/membership/contract'
import type * as membershipContract from '@tradeport/domain/membership/contract'
import {
  MEMBERSHIP_READERS,
  PAYMENT_CONFIRMERS,
  abilityVerdict,
  balanceOf,
  grantToUse,
  isTrial,
  subscriptionActions,
  trialOf,
  usedNow,
} from '@tradeport/domain/membership/rules'
import { TOTAL_CAP, type I18nText } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { requireOthers } from '@tradeport/node/parties'
import { iso, isoOrNull } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { abilityStates, heldOf } from './ability'
import { moveSubscription } from './fulfilment'
import { grantsOf, offersOf, writeGrant } from './grant.repository'
import { offeringTable, subscriptionTable, termsTable, type SubscriptionRecord } from './membership.table'
import { loadTerms } from './offering.handlers'
import { holdingOf } from './holding.repository'
import { nextInvoice } from './invoice'
import { openPlanOrder } from './open-orders'
import { mayBuy, quote, type Quote } from './order.handlers'
import { lockOrders } from './order.repository'
import { fitToQuota, hiddenOf, sidesOf } from './over-quota'
import { mayAct, memberOf, requireOneOf, type Member } from './party'
import type { MembershipPorts } from './ports'
import { renewsOn, withdrawRenewal } from './renewal'
import { liveSubscription } from './subscription.repository'
import { termsDto } from './terms'

type SubscriptionHandlers = Pick<
  Handlers<typeof membershipContract>,
  | 'abilityQuery'
  | 'membershipOverview'
  | 'subscriptionCancel'
  | 'subscriptionResume'
  | 'subscriptionAutoRenew'
  | 'grantPage'
  | 'abilityUsePage'
  | 'grantGive'
  | 'grantTakeBack'
>

async function entitlementsOf(ctx: ActorContext, ports: MembershipPorts, { party }: Member) {
  const abilities = abilitiesOf(party)
  const offers = await offersOf(ctx, abilities)
  const grants = await grantsOf(ctx, abilities)
  const now = ctx.now()
  const found: Entitlement[] = []
  for (const ability of abilities) {
    const sale = offers.get(ability) ?? 'free'
    const granted = grants.filter(grant => grant.ability === ability)
    const held = await heldOf(ctx, ports.counts, ability)
    const { limit, used, remaining } = balanceOf(granted, now, held)
    found.push({
      ability,
      sale,
      limit: sale === 'free' ? null : limit,
      used,
      remaining: sale === 'free' ? null : remaining,
      reset: grantToUse(granted, now)?.reset ?? granted[0]?.reset ?? 'none',
      usable: abilityVerdict(sale, granted, now, held).code === null,
    })
  }
  return found
}

async function offersForSale(ctx: ActorContext, member: Member) {
  const rows = await ctx.db
    .select()
    .from(offeringTable)
    .innerJoin(termsTable, eq(termsTable.id, offeringTable.termsId))
    .where(
      and(
        eq(offeringTable.regionId, ctx.region.regionId),
        eq(offeringTable.party, member.party),
        eq(offeringTable.status, 'on_sale'),
      ),
    )
    .orderBy(asc(offeringTable.kind), asc(offeringTable.level), asc(offeringTable.code))
    .limit(60)
  const holding = await holdingOf(ctx, member)
  const plans = rows.filter(({ membership_offering: { kind } }) => kind === 'plan')
  const planFor = (level: number | null) =>
    level === null ? {} : (plans.find(row => row.membership_offering.level >= level)?.membership_terms.name ?? {})
  return rows.map(({ membership_offering: offering, membership_terms: terms }) => ({
    id: offering.id,
    kind: offering.kind,
    code: offering.code,
    level: offering.level,
    terms: termsDto(terms),
    ...offerDto(quote(holding, offering, terms, { quantity: 1, now: ctx.now() })),
    requiredPlan: planFor(terms.requiresPlanLevel),
    trial: trialOf({ ...offering, trialDays: terms.trialDays }, holding),
  }))
}

const offerDto = ({ runsUntil, ...quoted }: Quote) => ({ ...quoted, runsUntil: isoOrNull(runsUntil) })

async function subscriptionDto(ctx: ActorContext, row: SubscriptionRecord) {
  const [offering] = await ctx.db.select().from(offeringTable).where(eq(offeringTable.id, row.offeringId))
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    offeringId: row.offeringId,
    level: offering?.level ?? 0,
    terms: termsDto(await loadTerms(ctx, row.termsId)),
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    trial: isTrial(row),
    autoRenew: row.autoRenew,
    renewsOn: isoOrNull(await renewsOn(ctx, row)),
    actions: subscriptionActions(row.status, ctx.actor.roles, isTrial(row)),
  }
}

async function act(
  ctx: ActorContext,
  input: { id: string; version: number },
  action: SubscriptionAction,
  set: Partial<SubscriptionRecord> = {},
) {
  const member = memberOf(ctx)
  await lockOrders(ctx, member)
  const [row] = await ctx.db
    .select()
    .from(subscriptionTable)
    .where(
      and(
        eq(subscriptionTable.id, input.id),
        eq(subscriptionTable.companyId, member.companyId),
        eq(subscriptionTable.party, member.party),
      ),
    )
  if (!row) throw new AppError('USER_SERVICE530404')
  if (isTrial(row)) throw new AppError('MALL600403')
  const next = await moveSubscription(ctx, row, action, set, input.version)
  if (set.autoRenew === false) await withdrawRenewal(ctx, row)
  ctx.live({ to: { companyId: row.companyId }, topic: 'membership', id: row.id })
  return { id: next.id, version: next.version, status: next.status }
}

interface GrantListRow extends Record<string, unknown> {
  id: string
  company_id: string
  ability: string
  source: GrantSource
  name: I18nText
  quota: number | null
  used: number
  reset: Reset
  reset_window: string | null
  valid_from: Date
  valid_to: Date | null
  order_id: string | null
  reason: string | null
  created_by_name: string | null
  created_at: Date
}

interface UseListRow extends Record<string, unknown> {
  id: string
  company_id: string
  ability: string
  at: Date
  user_name: string | null
  document_type: string | null
  document_id: string | null
  reason: GiveBackReason | null
  remaining: number | null
}

interface LedgerFilters {
  companyId?: string | undefined
  ability?: string | undefined
}

/** Operators look into any company of their region, members into their own alone. */
function ledgerOf(ctx: ActorContext, input: LedgerFilters): SQL {
  if (ctx.actor.kind === 'operator') requireOneOf(ctx, MEMBERSHIP_READERS, 'abilityGrant')
  const companyId = ctx.actor.kind === 'operator' ? input.companyId : memberOf(ctx).companyId
  return sql.join(
    [
      sql`region_id = ${ctx.region.regionId}`,
      companyId ? sql` and company_id = ${companyId}` : sql``,
      input.ability ? sql` and ability = ${input.ability}` : sql``,
    ],
    sql``,
  )
}

interface Ledger<Row> {
  readonly table: SQL
  readonly newest: SQL
  read(ctx: ActorContext, query: SQL): Promise<{ rows: Row[] }>
}

const GRANTS: Ledger<GrantListRow> = {
  table: sql`ability_grant`,
  newest: sql`created_at desc, id desc`,
  read: async (ctx, query) => ctx.db.execute<GrantListRow>(query),
}
const USES: Ledger<UseListRow> = {
  table: sql`ability_use`,
  newest: sql`at desc, id desc`,
  read: async (ctx, query) => ctx.db.execute<UseListRow>(query),
}

/** One page of a ledger, the newest first, each row with the name of its company. */
async function ledgerPage<Row extends { company_id: string }, R>(
  ctx: ActorContext,
  ports: MembershipPorts,
  input: LedgerFilters & { pageNum: number; pageSize: number },
  ledger: Ledger<Row>,
  dto: (row: Row, companyName: string) => R,
) {
  const { table, newest } = ledger
  const where = ledgerOf(ctx, input)
  const { limit, offset } = limits(input)
  const { rows } = await ledger.read(
    ctx,
    sql`select * from ${table} where ${where} order by ${newest} limit ${limit} offset ${offset}`,
  )
  const names = await ports.organisation.companyNames(ctx, [...new Set(rows.map(row => row.company_id))])
  const records = rows.map(row => dto(row, names.get(row.company_id) ?? ''))
  return countedPage(ctx.db, input, records, sql`from ${table} where ${where}`, TOTAL_CAP)
}

function statusOf(row: GrantListRow, now: Date): GrantStatus {
  if (new Date(row.valid_from) > now) return 'coming'
  if (row.valid_to !== null && new Date(row.valid_to) <= now) return 'ended'
  const grant = {
    quota: row.quota,
    used: row.used,
    reset: row.reset,
    resetWindow: row.reset_window,
    validFrom: new Date(row.valid_from),
    validTo: null,
  }
  return row.quota !== null && usedNow(grant, now) >= row.quota ? 'used_up' : 'valid'
}

/** Of what was given, and by those who may give. */
function grantActions(ctx: ActorContext, row: GrantListRow, ownStake: boolean): string[] {
  if (ownStake) return []
  const isEnded = row.valid_to !== null && new Date(row.valid_to) <= ctx.now()
  const mayTake = ctx.actor.kind === 'operator' && mayAct(ctx, PAYMENT_CONFIRMERS, 'abilityGrant')
  const isGiven = GIVEN_SOURCES.some(source => source === row.source)
  return isGiven && !isEnded && mayTake ? ['take_back'] : []
}

export const subscriptionHandlers = (ports: MembershipPorts): SubscriptionHandlers => ({
  abilityQuery: async (ctx, input) => ({ abilities: await abilityStates(ctx, ports, [...new Set(input.abilities)]) }),

  async membershipOverview(ctx) {
    const member = memberOf(ctx)
    const subscription = await liveSubscription(ctx, member)
    return {
      subscription: subscription ? await subscriptionDto(ctx, subscription) : null,
      entitlements: await entitlementsOf(ctx, ports, member),
      offers: await offersForSale(ctx, member),
      openOrderId: await openPlanOrder(ctx, member),
      mayBuy: mayBuy(ctx),
      invoice: await nextInvoice(ctx, ports, member),
      hidden: await hiddenOf(ctx, ports, member),
    }
  },

  // Not to be renewed by hand, nor by itself.
  subscriptionCancel: (ctx, input) => act(ctx, input, 'cancel', { autoRenew: false }),

  subscriptionResume: (ctx, input) => act(ctx, input, 'resume'),

  subscriptionAutoRenew: (ctx, { on, ...input }) => act(ctx, input, 'auto_renew', { autoRenew: on }),

  async grantPage(ctx, input) {
    const stakes = await ports.organisation.stakesOf(ctx)
    return ledgerPage(ctx, ports, input, GRANTS, (row, companyName): GrantRow => ({
      id: row.id,
      companyId: row.company_id,
      companyName,
      ability: row.ability,
      source: row.source,
      name: row.name,
      quota: row.quota,
      used: row.used,
      reset: row.reset,
      validFrom: iso(row.valid_from),
      validTo: isoOrNull(row.valid_to),
      status: statusOf(row, ctx.now()),
      orderId: row.order_id,
      reason: row.reason,
      givenBy: row.created_by_name,
      createdAt: iso(row.created_at),
      version: 0,
      ownStake: stakes.has(row.company_id),
      actions: grantActions(ctx, row, stakes.has(row.company_id)),
    }))
  },

  abilityUsePage: (ctx, input) =>
    ledgerPage(ctx, ports, input, USES, (row, companyName): AbilityUseRow => ({
      id: row.id,
      companyId: row.company_id,
      companyName,
      ability: row.ability,
      at: iso(row.at),
      userName: row.user_name,
      documentType: row.document_type,
      documentId: row.document_id,
      givenBack: row.reason,
      remaining: row.remaining,
    })),

  async grantGive(ctx, input) {
    requireOneOf(ctx, PAYMENT_CONFIRMERS, 'abilityGrant')
    const company = await ports.organisation.company(ctx, input.companyId)
    if (!company) throw new AppError('USER_SERVICE530404')
    await requireOthers(ctx, ports.organisation, [input.companyId])
    const now = ctx.now()
    const validTo = input.validTo === null ? null : new Date(input.validTo)
    if (validTo !== null && validTo <= now)
      throw new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path: 'validTo', rule: 'in_past' }] })
    const id = await writeGrant(ctx, {
      companyId: input.companyId,
      party: null,
      ability: input.ability,
      source: input.givenAs,
      sourceId: null,
      orderId: null,
      name: {},
      quota: input.quota,
      reset: 'none',
      validFrom: now,
      validTo,
      reason: input.reason,
    })
    await ctx.audit({
      action: 'abilityGrant:give',
      entityType: 'abilityGrant',
      entityId: id,
      entityNo: company.name,
      companyId: input.companyId,
      after: { ability: input.ability, source: input.givenAs, quota: input.quota, validTo: input.validTo },
      reason: input.reason,
    })
    for (const party of sidesOf(ports, null)) await fitToQuota(ctx, ports, { companyId: input.companyId, party }, false)
    ctx.live({ to: { companyId: input.companyId }, topic: 'ability', id })
    ctx.live({ to: { operators: true }, topic: 'abilityGrant', id })
    return { id }
  },

  async grantTakeBack(ctx, input) {
    requireOneOf(ctx, PAYMENT_CONFIRMERS, 'abilityGrant')
    const now = ctx.now().toISOString()
    const [row] = await ctx.query<{ company_id: string; ability: string; valid_to: Date | null; used: number }>(
      'ability_gift',
      `select company_id, ability, valid_to, used from ability_grant
       where id = $1 and region_id = $2 and source = any($3) for update`,
      [input.id, ctx.region.regionId, GIVEN_SOURCES],
    )
    if (!row) throw new AppError('USER_SERVICE530404')
    await requireOthers(ctx, ports.organisation, [row.company_id])
    if (row.valid_to !== null && new Date(row.valid_to) <= ctx.now()) throw new AppError('FT510006')
    await ctx.query(
      'ability_gift_end',
      'update ability_grant set valid_to = greatest(valid_from, $2), end_seen_at = $2 where id = $1',
      [input.id, now],
    )
    await ctx.audit({
      action: 'abilityGrant:take_back',
      entityType: 'abilityGrant',
      entityId: input.id,
      companyId: row.company_id,
      before: { ability: row.ability, validTo: isoOrNull(row.valid_to), used: row.used },
      after: { ability: row.ability, validTo: now, used: row.used },
      reason: input.reason,
    })
    for (const party of sidesOf(ports, null)) await fitToQuota(ctx, ports, { companyId: row.company_id, party }, true)
    ctx.live({ to: { companyId: row.company_id }, topic: 'ability', id: input.id })
    ctx.live({ to: { operators: true }, topic: 'abilityGrant', id: input.id })
    return { id: input.id }
  },
})
