import { and, eq, ne, sql } from 'drizzle-orm'
import { LOCALE_CODES, type I18nText, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { searchDocument } from '@tradeport/kernel/values'
import { nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { storeTable, type StoreRecord } from './catalogue.table'
import { textsOf } from './product-content'
import { localeOf } from './store-card'

export async function storeById(ctx: ActorContext, id: string): Promise<StoreRecord | undefined> {
  const [row] = await ctx.db
    .select()
    .from(storeTable)
    .where(and(eq(storeTable.id, id), eq(storeTable.regionId, ctx.region.regionId)))
  return row
}

/** @throws AppError `MALL600404` for a caller without a store. */
export function ownStoreId(ctx: ActorContext): string {
  if (!ctx.actor.storeId) throw new AppError('MALL600404')
  return ctx.actor.storeId
}

/** @throws AppError `MALL600404` for a caller without a company. */
export function ownCompanyId(ctx: ActorContext): string {
  if (!ctx.actor.companyId) throw new AppError('MALL600404')
  return ctx.actor.companyId
}

/** The store that the caller works for now. */
export async function ownStore(ctx: ActorContext): Promise<StoreRecord> {
  const store = await storeById(ctx, ownStoreId(ctx))
  if (!store || store.companyId !== ctx.actor.companyId) throw new AppError('MALL600404')
  return store
}

/**
 * Another of the shops for which the caller works, that takes goods.
 *
 * @throws AppError `MALL600404` for one that is not theirs, `MALL600403` for one that takes none.
 */
export async function otherStore(ctx: ActorContext, id: string): Promise<StoreRecord> {
  const store = ctx.actor.storeIds?.includes(id) ? await storeById(ctx, id) : undefined
  if (!store || store.companyId !== ctx.actor.companyId || id === ctx.actor.storeId) throw new AppError('MALL600404')
  if (store.status !== 'preparing' && store.status !== 'open') throw new AppError('MALL600403')
  return store
}

export function storeWords(store: { name: I18nText; legalName: string; intro: I18nText; city: string | null }): string {
  return searchDocument([
    ...textsOf(store.name, 'A'),
    { text: store.legalName, weight: 'A' },
    { text: store.city ?? '', weight: 'B' },
    ...textsOf(store.intro, 'C'),
  ])
}

/** A name as part of an address: letters and digits of Latin script. */
function slugOf(name: string): string {
  const latin = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32)
    .replace(/-+$/, '')
  return latin.length >= 3 ? latin : 'store'
}

async function freeSlug(ctx: ActorContext, name: I18nText): Promise<string> {
  const wished = slugOf(name.en_US ?? Object.values(name)[0] ?? '')
  const taken = await ctx.query<{ slug: string }>(
    'store_slugs',
    `select slug from store where slug = $1 or slug like $1 || '-%'`,
    [wished],
  )
  const slugs = new Set(taken.map(row => row.slug))
  if (!slugs.has(wished) && wished !== 'store') return wished
  let number = slugs.size + 1
  while (slugs.has(`${wished}-${number}`)) number++
  return `${wished}-${number}`
}

async function freeName(ctx: ActorContext, name: I18nText, sourceLocale: LocaleCode, no: string): Promise<I18nText> {
  const [clash] = await ctx.query<{ id: string }>(
    'store_name_taken',
    `select id from store where region_id = $1 and lower(name ->> source_locale) = lower($2) and status <> 'closed' limit 1`,
    [ctx.region.regionId, name[sourceLocale] ?? ''],
  )
  // Companies of the same name exist; the approval of the second must not fail for it.
  return clash ? { ...name, [sourceLocale]: `${name[sourceLocale] ?? ''} ${no.slice(-6)}` } : name
}

export interface NewStore {
  companyId: string
  name: I18nText
  legalName: string
  country: string
  companyType: string | null
  foundedYear: number | null
  city: string | null
  employeesBand?: string | null
  verifyLevel?: number
  /** A further shop, which operators look at first. */
  isApplied?: boolean
  intro?: I18nText
}

/** Tells reviewers of a shop that was applied for. */
export async function askForReview(
  ctx: ActorContext,
  store: Pick<StoreRecord, 'id' | 'no' | 'name' | 'sourceLocale'>,
): Promise<void> {
  await ctx.notify({
    kind: 'review_requested',
    to: { operatorsHolding: 'store:approve', regionId: ctx.region.regionId },
    params: { no: store.no, name: store.name[localeOf(store.sourceLocale)] ?? store.no, subject: 'store' },
    link: { frontEnd: 'admin', route: `/stores/${store.id}` },
    dedupeKey: `store-review:${store.id}`,
  })
}

/** A store in preparation for a company that has just been approved, or one that a company applies for. */
export async function createStore(ctx: ActorContext, input: NewStore): Promise<string> {
  const id = uuidv7()
  const no = await nextDocumentNo(ctx.db, 'ST', ctx.region, ctx.now())
  const intro = input.intro ?? {}
  const status = input.isApplied ? 'applied' : 'preparing'
  const sourceLocale = input.name[ctx.region.locale]
    ? ctx.region.locale
    : (LOCALE_CODES.find(code => input.name[code]) ?? 'en_US')
  const name = await freeName(ctx, input.name, sourceLocale, no)
  await ctx.db.insert(storeTable).values({
    id,
    no,
    regionId: ctx.region.regionId,
    status,
    version: 0,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
    createdBy: ctx.actor.userId,
    updatedBy: ctx.actor.userId,
    companyId: input.companyId,
    slug: await freeSlug(ctx, name),
    sourceLocale,
    name,
    intro,
    bannerFileIds: [],
    mainCategoryIds: [],
    languagesSpoken: [],
    acceptTradeTypes: [...ctx.region.tradeTypes],
    acceptIncoterms: [],
    // What everybody in foreign trade takes; the seller says more.
    acceptPayments: ['tt'],
    priceVisibility: 'public',
    legalName: input.legalName,
    companyType: input.companyType,
    country: input.country,
    city: input.city,
    foundedYear: input.foundedYear,
    employeesBand: input.employeesBand ?? null,
    verifyLevel: input.verifyLevel ?? 2,
    words: storeWords({ name, legalName: input.legalName, intro, city: input.city }),
  })
  await ctx.event({ documentType: 'store', documentId: id, action: 'create', toStatus: status })
  if (input.isApplied) {
    await askForReview(ctx, { id, no, name, sourceLocale })
    ctx.live({ to: { operators: true }, topic: 'store', id })
  }
  return id
}

/** @throws AppError `MALL610301` or `MALL610302` when another store has the name or the address. */
export async function requireUnique(
  ctx: ActorContext,
  store: { id: string; slug: string; name: I18nText; sourceLocale: LocaleCode },
): Promise<void> {
  const [slug] = await ctx.db
    .select({ id: storeTable.id })
    .from(storeTable)
    .where(and(eq(storeTable.slug, store.slug), ne(storeTable.id, store.id)))
  if (slug) throw new AppError('MALL610302', {}, { fieldErrors: [{ path: 'slug', rule: 'taken' }] })
  const { rows } = await ctx.db.execute(sql`
    select 1 from store where region_id = ${ctx.region.regionId} and status <> 'closed' and id <> ${store.id}
      and lower(name ->> source_locale) = lower(${store.name[store.sourceLocale] ?? ''}) limit 1`)
  if (rows.length > 0)
    throw new AppError('MALL610301', {}, { fieldErrors: [{ path: `name.${store.sourceLocale}`, rule: 'taken' }] })
}

/** Products a store shows now. */
export async function visibleProducts(ctx: ActorContext, storeIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await ctx.query<{ store_id: string; n: number }>(
    'store_product_count',
    'select store_id, sum(delta)::int as n from store_listing_count where store_id = any ($1::uuid[]) group by store_id',
    [[...storeIds]],
  )
  return new Map(rows.map(row => [row.store_id, row.n]))
}
