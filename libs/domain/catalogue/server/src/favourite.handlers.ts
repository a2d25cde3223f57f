import { sql, type SQL } from 'drizzle-orm'
import {
  FAVOURITE_TARGETS,
  MAX_FAVOURITE_MARKS,
  type FavouriteDocument,
  type FavouriteNews,
  type FavouriteProduct,
  type FavouriteStore,
  type FavouriteTarget,
  type favouriteAdd,
  type favouriteChange,
  type favouriteDocumentPage,
  type favouriteFolders,
  type favouriteMarks,
  type favouriteNewsPage,
  type favouriteProductPage,
  type favouriteRemove,
  type favouriteStorePage,
} from '@tradeport/domain/catalogue/contract'
import { z, LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { compareDecimal } from '@tradeport/kernel/values'
import { uuidv7 } from '@tradeport/node/db'
import { companyOf, userOf } from '@tradeport/node/parties'
import { limits, pageOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { storeTable } from './catalogue.table'
import { cardColumns, cardOf, type CardRow } from './listing-card'
import { seen } from './price-sight'
import type { CataloguePorts } from './ports'
import { storeCardOf } from './store-card'
import { visibleProducts } from './store.repository'

type FavouriteEndpoints = {
  favouriteAdd: typeof favouriteAdd
  favouriteRemove: typeof favouriteRemove
  favouriteChange: typeof favouriteChange
  favouriteFolders: typeof favouriteFolders
  favouriteMarks: typeof favouriteMarks
  favouriteProductPage: typeof favouriteProductPage
  favouriteStorePage: typeof favouriteStorePage
  favouriteNewsPage: typeof favouriteNewsPage
  favouriteDocumentPage: typeof favouriteDocumentPage
}

interface Target {
  targetType: FavouriteTarget
  targetId: string
}

/** What is read in the portal, whose words another domain has. */
type Reading = keyof CataloguePorts['readings']
type KeptWords = Omit<FavouriteNews, 'news'> & Omit<FavouriteDocument, 'document'>

/** Everybody keeps their own, for each company they buy for. */
const own = (ctx: ActorContext): SQL =>
  sql`f.user_id = ${userOf(ctx)} and f.company_id = ${companyOf(ctx)} and f.region_id = ${ctx.region.regionId}`

type Ports = Pick<CataloguePorts, 'readings'>

interface Source {
  price: string | null
  currency: string | null
  title: string | null
  locale: LocaleCode | null
}

const NOTHING_SAID = { price: null, currency: null, title: null, locale: null }

async function ofTheMall(ctx: ActorContext, query: SQL): Promise<Source | undefined> {
  const { rows } = await ctx.db.execute<{ price: string | null; currency: string | null }>(query)
  return rows[0] && { ...NOTHING_SAID, ...rows[0] }
}

async function ofThePortal(ctx: ActorContext, read: Ports['readings'][Reading], id: string) {
  const words = (await read(ctx, [id])).get(id)
  return words && { ...NOTHING_SAID, title: words.title, locale: words.contentLocale }
}

/** What can be kept is what visitors see now. */
const SOURCES: Record<FavouriteTarget, (ctx: ActorContext, id: string, ports: Ports) => Promise<Source | undefined>> = {
  product: (ctx, id) =>
    ofTheMall(
      ctx,
      sql`
    select case when ${seen(ctx)} then l.prices -> l.price_currency ->> 0 end as price, l.price_currency as currency
    from product_listing l where l.product_id = ${id} and l.region_id = ${ctx.region.regionId} and l.visible`,
    ),
  store: (ctx, id) =>
    ofTheMall(
      ctx,
      sql`
    select null::text as price, null::text as currency from store s
    where s.id = ${id} and s.region_id = ${ctx.region.regionId} and s.status = 'open'`,
    ),
  news: (ctx, id, { readings }) => ofThePortal(ctx, readings.news, id),
  document: (ctx, id, { readings }) => ofThePortal(ctx, readings.document, id),
}

async function add(ctx: ActorContext, { targetType, targetId }: Target, ports: Ports): Promise<void> {
  const source = await SOURCES[targetType](ctx, targetId, ports)
  if (!source) throw new AppError('MALL600404')
  await ctx.db.execute(sql`
    insert into favourite (id, region_id, user_id, company_id, target_type, target_id, price_at_save, price_currency, title_at_save,
      locale_at_save, created_at)
    values (${uuidv7()}, ${ctx.region.regionId}, ${userOf(ctx)}, ${companyOf(ctx)}, ${targetType}, ${targetId}, ${source.price},
      ${source.currency}, ${source.title}, ${source.locale}, ${ctx.now().toISOString()})
    on conflict (user_id, company_id, target_type, target_id) do nothing`)
}

const byTarget = <T>(of: (type: FavouriteTarget) => T): Record<FavouriteTarget, T> => ({
  product: of('product'),
  store: of('store'),
  news: of('news'),
  document: of('document'),
})

async function marks(ctx: ActorContext): Promise<Record<FavouriteTarget, string[]>> {
  const { rows } = await ctx.db.execute<{ target_type: FavouriteTarget; target_id: string }>(sql`
    select f.target_type, f.target_id from favourite f where ${own(ctx)} order by f.id desc limit ${MAX_FAVOURITE_MARKS}`)
  return byTarget(type => rows.filter(row => row.target_type === type).map(row => row.target_id))
}

/** Those of one kind, of one folder where it is named. */
const chosen = (ctx: ActorContext, type: FavouriteTarget, folder: string | undefined): SQL =>
  sql`${own(ctx)} and f.target_type = ${type}${folder ? sql` and f.folder = ${folder}` : sql``}`

async function change(
  ctx: ActorContext,
  { targetType, targetId, folder, note }: Target & { folder?: string | undefined; note?: string | undefined },
): Promise<void> {
  const { rows } = await ctx.db.execute(sql`
    update favourite f set folder = ${folder || null}, note = ${note || null}
    where ${own(ctx)} and f.target_type = ${targetType} and f.target_id = ${targetId} returning f.id`)
  if (rows.length === 0) throw new AppError('MALL600404')
}

async function folders(ctx: ActorContext) {
  const counted = FAVOURITE_TARGETS.map(
    type => sql`count(*) filter (where f.target_type = ${type})::int as ${sql.identifier(type)}`,
  )
  const { rows } = await ctx.db.execute<{ name: string } & Record<FavouriteTarget, number>>(sql`
    select f.folder as name, ${sql.join(counted, sql`, `)}
    from favourite f where ${own(ctx)} and f.folder is not null group by f.folder order by f.folder limit 200`)
  return rows
}

async function countOf(ctx: ActorContext, type: FavouriteTarget, folder: string | undefined): Promise<number> {
  const { rows } = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from favourite f where ${chosen(ctx, type, folder)}`,
  )
  return rows[0]?.n ?? 0
}

interface KeptRow extends CardRow {
  saved_at: string
  folder: string | null
  note: string | null
  visible: boolean
  price_at_save: string | null
  saved_currency: string | null
}

interface KeptIdRow extends Record<string, unknown> {
  target_id: string
  saved_at: string
  folder: string | null
  note: string | null
  title_at_save: string | null
  locale_at_save: string | null
}

interface FolderPage {
  pageNum: number
  pageSize: number
  folder?: string | undefined
}

/** What is kept of a kind, without the things themselves. */
async function keptIds(ctx: ActorContext, type: FavouriteTarget, input: FolderPage): Promise<KeptIdRow[]> {
  const { limit, offset } = limits(input)
  const { rows } = await ctx.db.execute<KeptIdRow>(sql`
    select f.target_id, f.folder, f.note, to_json(f.created_at) #>> '{}' as saved_at, f.title_at_save, f.locale_at_save
    from favourite f where ${chosen(ctx, type, input.folder)} order by f.id desc limit ${limit} offset ${offset}`)
  return rows
}

/** A page of what the portal says by itself; what can be read there no more goes by what it was called. */
async function readingPage<Words extends { title: string; contentLocale: LocaleCode }, Dto>(
  ctx: ActorContext,
  type: Reading,
  input: FolderPage,
  read: (ctx: ActorContext, ids: readonly string[]) => Promise<ReadonlyMap<string, Words>>,
  dto: (kept: KeptWords, words: Words | undefined) => Dto,
) {
  const rows = await keptIds(ctx, type, input)
  const words = await read(
    ctx,
    rows.map(row => row.target_id),
  )
  const records = rows.map(row => {
    const now = words.get(row.target_id)
    return dto(
      {
        id: row.target_id,
        savedAt: row.saved_at,
        available: now !== undefined,
        folder: row.folder,
        note: row.note,
        title: now?.title ?? row.title_at_save ?? '',
        contentLocale: now?.contentLocale ?? z.parse(z.enum(LOCALE_CODES), row.locale_at_save),
      },
      now,
    )
  })
  return pageOf(input, records, await countOf(ctx, type, input.folder))
}

function keptProduct(ctx: ActorContext, row: KeptRow): FavouriteProduct {
  const now = row.saved_currency === null || !row.price_seen ? undefined : row.prices[row.saved_currency]?.[0]
  const before = row.price_at_save
  const difference = now === undefined || before === null ? null : compareDecimal(now, before)
  return {
    savedAt: row.saved_at,
    folder: row.folder,
    note: row.note,
    available: row.visible,
    product: cardOf(ctx, row, undefined),
    priceAtSave:
      before === null || row.saved_currency === null ? null : { amount: before, currency: row.saved_currency },
    priceChange: difference === null ? null : difference < 0 ? 'lower' : difference > 0 ? 'higher' : 'same',
  }
}

export const favouriteHandlers = (ports: Ports): Handlers<FavouriteEndpoints> => ({
  async favouriteAdd(ctx, input) {
    await add(ctx, input, ports)
    return {}
  },

  async favouriteRemove(ctx, { targetType, targetId }) {
    await ctx.db.execute(
      sql`delete from favourite f where ${own(ctx)} and f.target_type = ${targetType} and f.target_id = ${targetId}`,
    )
    return {}
  },

  async favouriteChange(ctx, input) {
    await change(ctx, input)
    return {}
  },

  favouriteFolders: folders,

  favouriteMarks: marks,

  async favouriteProductPage(ctx, input) {
    const { limit, offset } = limits(input)
    const { rows } = await ctx.db.execute<KeptRow>(sql`
      select ${cardColumns(ctx)}, l.visible, to_json(f.created_at) #>> '{}' as saved_at,
        f.folder, f.note, trim_scale(f.price_at_save)::text as price_at_save, f.price_currency as saved_currency
      from favourite f join product_listing l on l.product_id = f.target_id
      where ${chosen(ctx, 'product', input.folder)} order by f.id desc limit ${limit} offset ${offset}`)
    return pageOf(
      input,
      rows.map(row => keptProduct(ctx, row)),
      await countOf(ctx, 'product', input.folder),
    )
  },

  async favouriteStorePage(ctx, input) {
    const rows = await keptIds(ctx, 'store', input)
    const ids = rows.map(row => row.target_id)
    const stores = await ctx.db
      .select()
      .from(storeTable)
      .where(sql`${storeTable.id} = any (${sql.param(ids)}::uuid[])`)
    const counts = await visibleProducts(ctx, ids)
    const records = rows.flatMap(({ target_id: id, saved_at: savedAt, folder, note }): FavouriteStore[] => {
      const store = stores.find(candidate => candidate.id === id)
      if (!store) return []
      const available = store.status === 'open'
      return [{ savedAt, available, folder, note, store: storeCardOf(ctx, store), productCount: counts.get(id) ?? 0 }]
    })
    return pageOf(input, records, await countOf(ctx, 'store', input.folder))
  },

  favouriteNewsPage: (ctx, input) =>
    readingPage(ctx, 'news', input, ports.readings.news, (kept, words): FavouriteNews => {
      if (!words) return { ...kept, news: null }
      const { summary, coverFileId, publishedAt } = words
      return { ...kept, news: { summary, coverFileId, publishedAt } }
    }),

  favouriteDocumentPage: (ctx, input) =>
    readingPage(ctx, 'document', input, ports.readings.document, (kept, words): FavouriteDocument => {
      if (!words) return { ...kept, document: null }
      const { code, edition, effectiveAt } = words
      return { ...kept, document: { code, edition, effectiveAt } }
    }),
})
