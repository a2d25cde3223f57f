import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import {
  ABILITY_KEYS,
  type AbilitySale,
  type MembershipParty,
  type OfferingAction,
} from '@tradeport/domain/membership/contract'
import type * as membershipContract from '@tradeport/domain/membership/contract'
import { MEMBERSHIP_READERS, PLAN_EDITORS, offeringActions, offeringMachine } from '@tradeport/domain/membership/rules'
import { CURRENCIES } from '@tradeport/kernel/config'
import { TOTAL_CAP, type I18nText, type ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError, type WrongField } from '@tradeport/kernel/errors'
import { exponentOf, scaleOf, toMinor } from '@tradeport/kernel/values'
import { iso, likePattern, uuidv7, unlessTaken } from '@tradeport/node/db'
import { countedPage, limits, transition, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { offersOf } from './grant.repository'
import { offeringTable, termsTable, type OfferingRecord, type TermsRecord } from './membership.table'
import { mayAct, requireOneOf } from './party'
import { termsDto } from './terms'

type OfferingHandlers = Pick<
  Handlers<typeof membershipContract>,
  | 'offeringPage'
  | 'offeringStatusCount'
  | 'offeringDetail'
  | 'offeringCreate'
  | 'offeringUpdate'
  | 'offeringPutOnSale'
  | 'offeringTakeOffSale'
  | 'abilityOfferList'
  | 'abilityOfferSet'
>
type Input = ParsedInputOf<typeof membershipContract.offeringCreate>

const DOCUMENT = 'offering'

const rowDto = (ctx: ActorContext, row: OfferingRecord, terms: TermsRecord) => ({
  id: row.id,
  kind: row.kind,
  party: row.party,
  code: row.code,
  level: row.level,
  status: row.status,
  version: row.version,
  terms: termsDto(terms),
  actions: offeringActions(row.status, ctx.actor.roles),
  updatedAt: iso(row.updatedAt),
})

const trimmed = (text: I18nText): I18nText =>
  Object.fromEntries(Object.entries(text).flatMap(([locale, value]) => (value.trim() ? [[locale, value.trim()]] : [])))

export async function loadOffering(ctx: ActorContext, id: string): Promise<OfferingRecord> {
  const [row] = await ctx.db
    .select()
    .from(offeringTable)
    .where(and(eq(offeringTable.id, id), eq(offeringTable.regionId, ctx.region.regionId)))
  if (!row) throw new AppError('USER_SERVICE530404')
  return row
}

export async function loadTerms(ctx: ActorContext, id: string): Promise<TermsRecord> {
  const [row] = await ctx.db.select().from(termsTable).where(eq(termsTable.id, id))
  if (!row) throw new AppError('USER_SERVICE530404')
  return row
}

const refuse = (...fieldErrors: WrongField[]) => new AppError('USER_SERVICE530400', {}, { fieldErrors })

/** @throws AppError `USER_SERVICE530400` for a currency that is not offered, or a price with more digits than it has. */
function priceOf(input: Input, path: string): bigint {
  if (!CURRENCIES.some(({ code }) => code === input.currency))
    throw refuse({ path: `${path}currency`, rule: 'currency' })
  if (scaleOf(input.price) > exponentOf(input.currency)) throw refuse({ path: `${path}price`, rule: 'decimal' })
  return toMinor(input.price, input.currency)
}

/** @throws AppError `USER_SERVICE530400` for a level that no plan of this side reaches: nobody could buy it. */
async function neededLevel(ctx: ActorContext, input: Input, path: string): Promise<number | null> {
  if (input.requiresPlanLevel === null) return null
  const [row] = await ctx.query<{ highest: number | null }>(
    'membership_highest_level',
    `select max(level) as highest from membership_offering
     where region_id = $1 and party = $2 and kind = 'plan' and status = 'on_sale'`,
    [ctx.region.regionId, input.party],
  )
  if ((row?.highest ?? 0) < input.requiresPlanLevel)
    throw refuse({ path: `${path}requiresPlanLevel`, rule: 'no_plan_of_level' })
  return input.requiresPlanLevel
}

async function writeTerms(ctx: ActorContext, offeringId: string, number: number, input: Input, path: string) {
  const row: TermsRecord = {
    id: uuidv7(),
    offeringId,
    number,
    name: trimmed(input.name),
    description: trimmed(input.description),
    currency: input.currency,
    priceMinor: priceOf(input, path),
    period: input.period,
    days: input.kind === 'package' ? (input.days ?? null) : null,
    abilities: input.abilities,
    trialDays: input.trialDays,
    benefits: input.benefits.map(trimmed),
    requiresPlanLevel: await neededLevel(ctx, input, path),
    stackable: input.kind === 'plan' || input.stackable,
    createdAt: ctx.now(),
    createdBy: ctx.actor.userId,
    createdByName: ctx.actor.displayName || null,
  }
  await ctx.db.insert(termsTable).values(row)
  return row
}

const searchTextOf = (input: Input): string =>
  [input.code, ...Object.values(input.name)].join(' ').toLowerCase().slice(0, 2000)

/** @throws AppError `USER_SERVICE530400` when another has the same code, or the same level on sale; `path` leads to the two. */
async function orTaken<T>(path: string, work: () => Promise<T>): Promise<T> {
  const taken = (field: string) => () => refuse({ path: `${path}${field}`, rule: 'taken' })
  return unlessTaken('membership_offering_region_id_party_kind_code_key', taken('code'), () =>
    unlessTaken('membership_offering_level', taken('level'), work),
  )
}

const step = ({ id, version, status }: OfferingRecord) => ({ id, version, status })

function announce(ctx: ActorContext, id: string): void {
  ctx.live({ to: { operators: true }, topic: DOCUMENT, id })
}

async function move(ctx: ActorContext, id: string, action: Exclude<OfferingAction, 'update'>, version: number) {
  const row = await loadOffering(ctx, id)
  const next = await orTaken('', () =>
    transition(ctx, { table: offeringTable, machine: offeringMachine, row, action, version, documentType: DOCUMENT }),
  )
  if (action === 'put_on_sale') await sellAbilities(ctx, next)
  await ctx.audit({
    action: `offering:${action}`,
    entityType: DOCUMENT,
    entityId: id,
    entityNo: row.code,
    before: { status: row.status },
    after: { status: next.status },
  })
  announce(ctx, id)
  return step(next)
}

/** What is put on sale for the first time is paid for from now on; how stays as operators have set it before. */
async function sellAbilities(ctx: ActorContext, row: OfferingRecord): Promise<void> {
  const { abilities } = await loadTerms(ctx, row.termsId)
  for (const { ability } of abilities)
    await ctx.query(
      'ability_offer_begin',
      'insert into ability_offer (region_id, ability, sale) values ($1, $2, $3) on conflict do nothing',
      [ctx.region.regionId, ability, saleOf(row.kind, ability)],
    )
}

const saleOf = (kind: OfferingRecord['kind'], ability: string): AbilitySale =>
  ability === 'seat.member' ? 'account' : kind === 'package' ? 'package' : 'plan'

function whereOf(
  ctx: ActorContext,
  input: {
    kind?: string | undefined
    party?: MembershipParty | undefined
    status?: string | undefined
    keyword?: string | undefined
  },
): SQL {
  return sql.join(
    [
      sql`o.region_id = ${ctx.region.regionId}`,
      input.kind ? sql` and o.kind = ${input.kind}` : sql``,
      input.party ? sql` and o.party = ${input.party}` : sql``,
      input.status ? sql` and o.status = ${input.status}` : sql``,
      input.keyword ? sql` and o.search_text like ${likePattern(input.keyword)}` : sql``,
    ],
    sql``,
  )
}

export const offeringHandlers: OfferingHandlers = {
  async offeringPage(ctx, input) {
    requireOneOf(ctx, MEMBERSHIP_READERS, 'offering')
    const { limit, offset } = limits(input)
    const where = whereOf(ctx, input)
    const found = await ctx.db.execute<{ id: string }>(
      sql`select o.id from membership_offering o where ${where} order by o.updated_at desc, o.id desc limit ${limit} offset ${offset}`,
    )
    const ids = found.rows.map(row => row.id)
    const rows = await ctx.db
      .select()
      .from(offeringTable)
      .innerJoin(termsTable, eq(termsTable.id, offeringTable.termsId))
      .where(sql`${offeringTable.id} = any (${sql.param(ids)}::uuid[])`)
      .orderBy(desc(offeringTable.updatedAt), desc(offeringTable.id))
    const records = rows.map(row => rowDto(ctx, row.membership_offering, row.membership_terms))
    return countedPage(ctx.db, input, records, sql`from membership_offering o where ${where}`, TOTAL_CAP)
  },

  async offeringStatusCount(ctx, input) {
    const { rows } = await ctx.db.execute<{ status: string; count: number }>(
      sql`select o.status, count(*)::int as count from membership_offering o where ${whereOf(ctx, input)} group by 1`,
    )
    return {
      all: rows.reduce((sum, row) => sum + row.count, 0),
      ...Object.fromEntries(rows.map(row => [row.status, row.count])),
    }
  },

  async offeringDetail(ctx, input) {
    requireOneOf(ctx, MEMBERSHIP_READERS, 'offering')
    const row = await loadOffering(ctx, input.id)
    const history = await ctx.db
      .select()
      .from(termsTable)
      .where(eq(termsTable.offeringId, row.id))
      .orderBy(desc(termsTable.number))
      .limit(50)
    const { rows } = await ctx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from membership_subscription where offering_id = ${row.id} and status in ('active', 'ending', 'grace')`,
    )
    const terms = history.find(each => each.id === row.termsId) ?? (await loadTerms(ctx, row.termsId))
    return { ...rowDto(ctx, row, terms), history: history.map(termsDto), subscribers: rows[0]?.count ?? 0 }
  },

  async offeringCreate(ctx, input) {
    requireOneOf(ctx, PLAN_EDITORS, 'offering')
    const now = ctx.now()
    const id = uuidv7()
    const terms = await writeTerms(ctx, id, 1, input, '')
    const row: OfferingRecord = {
      id,
      regionId: ctx.region.regionId,
      status: offeringMachine.initial,
      version: 0,
      kind: input.kind,
      party: input.party,
      code: input.code,
      level: input.kind === 'plan' ? input.level : 0,
      termsId: terms.id,
      searchText: searchTextOf(input),
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
      updatedBy: ctx.actor.userId,
    }
    await orTaken('', () => ctx.db.insert(offeringTable).values(row))
    await ctx.event({ documentType: DOCUMENT, documentId: id, action: 'create', toStatus: row.status })
    await ctx.audit({ action: 'offering:create', entityType: DOCUMENT, entityId: id, entityNo: row.code, after: input })
    announce(ctx, id)
    return step(row)
  },

  async offeringUpdate(ctx, input) {
    requireOneOf(ctx, PLAN_EDITORS, 'offering')
    const row = await loadOffering(ctx, input.id)
    const { offering } = input
    if (offering.kind !== row.kind) throw refuse({ path: 'offering.kind', rule: 'not_editable' })
    if (offering.party !== row.party) throw refuse({ path: 'offering.party', rule: 'not_editable' })
    const last = await loadTerms(ctx, row.termsId)
    const terms = await writeTerms(ctx, row.id, last.number + 1, offering, 'offering.')
    const [next] = await orTaken('offering.', () =>
      ctx.db
        .update(offeringTable)
        .set({
          code: offering.code,
          level: row.kind === 'plan' ? offering.level : 0,
          termsId: terms.id,
          searchText: searchTextOf(offering),
          version: row.version + 1,
          updatedAt: ctx.now(),
          updatedBy: ctx.actor.userId,
        })
        .where(and(eq(offeringTable.id, row.id), eq(offeringTable.version, input.version)))
        .returning(),
    )
    if (!next) throw new AppError('FT510006')
    if (next.status === 'on_sale') await sellAbilities(ctx, next)
    await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'update' })
    await ctx.audit({
      action: 'offering:update',
      entityType: DOCUMENT,
      entityId: row.id,
      entityNo: row.code,
      before: { code: row.code, level: row.level, ...termsDto(last) },
      after: { code: next.code, level: next.level, ...termsDto(terms) },
      reason: input.reason,
    })
    announce(ctx, row.id)
    return step(next)
  },

  offeringPutOnSale: (ctx, input) => move(ctx, input.id, 'put_on_sale', input.version),

  offeringTakeOffSale: (ctx, input) => move(ctx, input.id, 'take_off_sale', input.version),

  async abilityOfferList(ctx) {
    requireOneOf(ctx, MEMBERSHIP_READERS, 'abilityOffer')
    const offers = await offersOf(ctx, ABILITY_KEYS)
    return {
      offers: ABILITY_KEYS.map(ability => ({ ability, sale: offers.get(ability) ?? ('free' as const) })),
      mayChange: mayAct(ctx, PLAN_EDITORS, 'abilityOffer'),
    }
  },

  async abilityOfferSet(ctx, input) {
    requireOneOf(ctx, PLAN_EDITORS, 'abilityOffer')
    const before = (await offersOf(ctx, [input.ability])).get(input.ability) ?? 'free'
    await ctx.query(
      'ability_offer_set',
      `insert into ability_offer (region_id, ability, sale) values ($1, $2, $3)
       on conflict (region_id, ability) do update set sale = excluded.sale`,
      [ctx.region.regionId, input.ability, input.sale],
    )
    await ctx.audit({
      action: 'abilityOffer:set',
      entityType: 'abilityOffer',
      entityId: input.ability,
      before: { sale: before },
      after: { sale: input.sale },
    })
    return input
  },
}
