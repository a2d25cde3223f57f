import { and, eq, sql, type SQL } from 'drizzle-orm'
import type * as contentContract from '@tradeport/domain/content/contract'
import { bannerInput } from '@tradeport/domain/content/contract'
import { bannerActions, publicationMachine, readingLocale, type TranslationMark } from '@tradeport/domain/content/rules'
import { AppError } from '@tradeport/kernel/errors'
import { TOTAL_CAP, z, type LocaleCode, type ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { iso, isoOrNull, likePattern, nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { filesByLocale, refuseWrongFields, requireEditor, wrongFiles } from './content-access'
import { BANNER } from './content-kind'
import { confirmTranslation, keepMarks, languageColumns, marksAfter, marksOfAll } from './content-translation'
import { compareVersions, noteRestored, versionOf, versionsOf } from './content-version'
import { banner, type Banner } from './content.table'
import { keepTimes, publishNow, takeBack, type Published } from './publication'
import { trimI18n } from './rich-text'

type BannerHandlers = Pick<
  Handlers<typeof contentContract>,
  | 'publicBannerList'
  | 'bannerPage'
  | 'bannerStatusCount'
  | 'bannerCreate'
  | 'bannerUpdate'
  | 'bannerPublish'
  | 'bannerWithdraw'
  | 'bannerTranslationConfirm'
  | 'bannerVersionList'
  | 'bannerVersionCompare'
  | 'bannerRestore'
>

const DOCUMENT = 'banner'
const dateOrNull = (value: string | null | undefined) => (value ? new Date(value) : null)

/** What a reader of this language is given. */
export function bannerForReaders(row: Banner, wanted: LocaleCode) {
  const locale = readingLocale(row.locales, wanted, row.sourceLocale) ?? row.sourceLocale
  return {
    id: row.id,
    slot: row.slot,
    title: row.title[locale] ?? '',
    subtitle: row.subtitle[locale] ?? '',
    contentLocale: locale,
    // A picture without words serves every language that has none of its own.
    imageFileId: row.images[locale] ?? row.images[row.sourceLocale] ?? Object.values(row.images)[0] ?? null,
    link: row.link,
  }
}

const rowDto = (ctx: ActorContext, row: Banner, translations: readonly TranslationMark[]) => ({
  id: row.id,
  no: row.no,
  slot: row.slot,
  sourceLocale: row.sourceLocale,
  title: row.title,
  subtitle: row.subtitle,
  images: row.images,
  link: row.link,
  showFrom: isoOrNull(row.showFrom),
  showUntil: isoOrNull(row.showUntil),
  sort: row.sort,
  status: row.status,
  version: row.version,
  actions: bannerActions(row.status, ctx.actor.roles),
  staleLocales: row.staleLocales,
  translations: [...translations],
  updatedAt: iso(row.updatedAt),
})

async function columnsOf(ctx: ActorContext, input: ParsedInputOf<typeof contentContract.bannerCreate>, prefix: string) {
  refuseWrongFields(await wrongFiles(ctx, filesByLocale(input.images, `${prefix}images`, 'image')))
  const title = trimI18n(input.title)
  return {
    slot: input.slot,
    sourceLocale: input.sourceLocale,
    title,
    subtitle: trimI18n(input.subtitle),
    images: input.images,
    link: input.link || null,
    showFrom: dateOrNull(input.showFrom),
    showUntil: dateOrNull(input.showUntil),
    sort: input.sort,
  }
}

type Sought = ParsedInputOf<typeof contentContract.bannerStatusCount>

/** Those of the region that the filters leave, of every status. */
function sought(ctx: ActorContext, { slot, translations, keyword }: Sought): SQL {
  const words = keyword ? likePattern(keyword) : undefined
  return sql.join(
    [
      sql`region_id = ${ctx.region.regionId}`,
      slot ? sql` and slot = ${slot}` : sql``,
      translations ? sql` and stale_locales <> '{}'` : sql``,
      words
        ? sql` and (no ilike ${words} or exists (select 1 from jsonb_each_text(title) said where said.value ilike ${words}))`
        : sql``,
    ],
    sql``,
  )
}

/** @throws AppError `MALL600404` */
export async function loadBanner(ctx: ActorContext, id: string): Promise<Banner> {
  const rows = await ctx.db
    .select()
    .from(banner)
    .where(and(eq(banner.id, id), eq(banner.regionId, ctx.region.regionId)))
  if (!rows[0]) throw new AppError('MALL600404')
  return rows[0]
}

/** @throws AppError `MALL600403` for whom, or when, it is not to be changed. */
async function loadForEdit(ctx: ActorContext, id: string): Promise<Banner> {
  requireEditor(ctx)
  const row = await loadBanner(ctx, id)
  if (!bannerActions(row.status, ctx.actor.roles).includes('update')) throw new AppError('MALL600403')
  return row
}

/** Writes what an editor changed, unless somebody was faster. @throws AppError `FT510006` */
async function store(
  ctx: ActorContext,
  row: Banner,
  version: number,
  columns: Awaited<ReturnType<typeof columnsOf>>,
  marks: readonly TranslationMark[],
) {
  const updated = await ctx.db
    .update(banner)
    .set({
      ...columns,
      ...languageColumns(BANNER, columns, marks),
      version: version + 1,
      updatedAt: ctx.now(),
      updatedBy: ctx.actor.userId,
    })
    .where(and(eq(banner.id, row.id), eq(banner.status, row.status), eq(banner.version, version)))
    .returning({ id: banner.id, version: banner.version, status: banner.status })
  if (!updated[0]) throw new AppError('FT510006')
  await keepMarks(ctx, DOCUMENT, row.id, marks)
  return updated[0]
}

const PUBLISHED: Published<Banner> = {
  kind: BANNER,
  table: banner,
  audited: 'banner',
  lock: (ctx, where) => ctx.db.select().from(banner).where(where).limit(100).for('update', { skipLocked: true }),
}

/** The timer of banners. */
export const keepBannerTimes = (ctx: ActorContext): Promise<void> => keepTimes(ctx, PUBLISHED)

export const bannerHandlers: BannerHandlers = {
  async publicBannerList(ctx, input) {
    const now = ctx.now().toISOString()
    const rows = await ctx.db
      .select()
      .from(banner)
      .where(
        sql`region_id = ${ctx.region.regionId} and slot = ${input.slot} and status = 'published'
          and (show_from is null or show_from <= ${now}) and (show_until is null or show_until > ${now})`,
      )
      .orderBy(banner.sort, banner.id)
      .limit(12)
    return rows.map(row => bannerForReaders(row, ctx.locale))
  },

  async bannerPage(ctx, input) {
    const { limit, offset } = limits(input)
    const where = sql`${sought(ctx, input)}${input.status ? sql` and status = ${input.status}` : sql``}`
    const rows = await ctx.db
      .select()
      .from(banner)
      .where(where)
      .orderBy(sql`updated_at desc, id desc`)
      .limit(limit)
      .offset(offset)
    const marks = await marksOfAll(
      ctx,
      DOCUMENT,
      rows.map(row => row.id),
    )
    const records = rows.map(row => rowDto(ctx, row, marks.get(row.id) ?? []))
    return countedPage(ctx.db, input, records, sql`from banner where ${where}`, TOTAL_CAP)
  },

  async bannerStatusCount(ctx, input) {
    const { rows } = await ctx.db.execute<{ status: string; count: number }>(sql`
      select status, count(*)::int as count from banner where ${sought(ctx, input)} group by status`)
    const counts = Object.fromEntries(rows.map(({ status, count }) => [status, count]))
    return { all: rows.reduce((sum, { count }) => sum + count, 0), ...counts }
  },

  async bannerCreate(ctx, input) {
    requireEditor(ctx)
    const columns = await columnsOf(ctx, input, '')
    const now = ctx.now()
    const row = {
      id: uuidv7(),
      no: await nextDocumentNo(ctx.db, 'BN', ctx.region, now),
      regionId: ctx.region.regionId,
      status: publicationMachine.initial,
      version: 0,
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
      updatedBy: ctx.actor.userId,
    }
    const marks = await marksAfter(ctx, BANNER, null, columns)
    await ctx.db.insert(banner).values({ ...row, ...columns, ...languageColumns(BANNER, columns, marks) })
    await keepMarks(ctx, DOCUMENT, row.id, marks)
    await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'create', toStatus: row.status })
    return { id: row.id, version: row.version, status: row.status }
  },

  async bannerUpdate(ctx, input) {
    const row = await loadForEdit(ctx, input.id)
    const columns = await columnsOf(ctx, input.banner, 'banner.')
    const next = await store(ctx, row, input.version, columns, await marksAfter(ctx, BANNER, row, columns))
    await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'update' })
    return next
  },

  bannerPublish: async (ctx, input) => publishNow(ctx, PUBLISHED, await loadBanner(ctx, input.id), input.version),

  bannerWithdraw: async (ctx, input) => takeBack(ctx, PUBLISHED, await loadBanner(ctx, input.id), input.version),

  bannerTranslationConfirm: (ctx, input) => confirmTranslation(ctx, BANNER, loadBanner, input),

  async bannerVersionList(ctx, input) {
    const row = await loadBanner(ctx, input.id)
    return versionsOf(ctx, BANNER, row, bannerActions(row.status, ctx.actor.roles).includes('update'))
  },

  bannerVersionCompare: async (ctx, input) => compareVersions(ctx, BANNER, await loadBanner(ctx, input.id), input),

  async bannerRestore(ctx, input) {
    const row = await loadForEdit(ctx, input.id)
    const version = await versionOf(ctx, BANNER, row, input.versionId)
    const times = { showFrom: isoOrNull(row.showFrom), showUntil: isoOrNull(row.showUntil) }
    const columns = await columnsOf(ctx, z.parse(bannerInput, { ...version.content, ...times }), '')
    const next = await store(ctx, row, input.version, columns, version.marks)
    await noteRestored(ctx, BANNER, row, version, BANNER.content(row))
    return next
  },
}
