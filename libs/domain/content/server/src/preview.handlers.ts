import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type * as contentContract from '@tradeport/domain/content/contract'
import { readingLocale } from '@tradeport/domain/content/rules'
import { z, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { bannerForReaders, loadBanner } from './banner.handlers'
import { requireEditor } from './content-access'
import type { NewsArticle } from './content.table'
import { categories, loadArticle } from './news-article.repository'
import { documentForReaders } from './related-document.handlers'
import { loadDocument } from './related-document.repository'

type PreviewHandlers = Pick<
  Handlers<typeof contentContract>,
  'newsPreview' | 'documentPreview' | 'bannerPreview' | 'contentPreview'
>

const LIFE_MS = 30 * 60_000
/** No point: an address that ends with one and a name is a file's. */
const APART = '~'

const claims = z.object({
  content: z.enum(['news', 'document', 'banner']),
  id: z.string(),
  regionId: z.string(),
  /** Of the key that the author's browser holds. */
  keyHash: z.string(),
  expiresAt: z.int(),
})
type Claims = z.output<typeof claims>

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

async function signatureOf(ctx: ActorContext, payload: string): Promise<Buffer> {
  const [row] = await ctx.query<{ secret: Buffer }>('content_secret', 'select secret from content_secret', [])
  if (!row) throw new Error('content_secret is empty')
  return createHmac('sha256', row.secret).update(`preview ${payload}`).digest()
}

async function sign(ctx: ActorContext, content: Claims['content'], id: string, key: string) {
  const expiresAt = ctx.now().getTime() + LIFE_MS
  const said: Claims = { content, id, regionId: ctx.region.regionId, keyHash: hashOf(key), expiresAt }
  const payload = Buffer.from(JSON.stringify(said)).toString('base64url')
  const signature = await signatureOf(ctx, payload)
  return { token: `${payload}${APART}${signature.toString('base64url')}`, expiresAt: iso(new Date(expiresAt)) }
}

/** @throws AppError `MALL600404` for what was not signed here, has ended, or is another browser's. */
async function verify(ctx: ActorContext, token: string, key: string): Promise<Claims> {
  const [payload = '', signed = '', ...rest] = token.split(APART)
  const given = Buffer.from(signed, 'base64url')
  const wanted = await signatureOf(ctx, payload)
  if (rest.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new AppError('MALL600404')
  const said = z.parse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (said.expiresAt <= ctx.now().getTime() || said.keyHash !== hashOf(key)) throw new AppError('MALL600404')
  return said
}

/** The article as readers will find it; neighbours come with the publication. */
async function articleForReaders(ctx: ActorContext, row: NewsArticle, wanted: LocaleCode) {
  const locale = readingLocale(row.locales, wanted, row.sourceLocale) ?? row.sourceLocale
  const named = (await categories(ctx)).find(category => category.code === row.categoryCode)
  return {
    id: row.id,
    categoryCode: row.categoryCode,
    categoryName: named?.name ?? {},
    title: row.title[locale] ?? '',
    summary: row.summary[locale] ?? '',
    contentLocale: locale,
    coverFileId: row.coverFileId,
    publishedAt: iso(row.publishedAt ?? row.publishAt ?? ctx.now()),
    pinned: false,
    tags: row.tags,
    body: row.body[locale] ?? '',
    source: row.source,
    authorName: row.authorName,
    views: row.views,
    locales: row.locales,
    previous: null,
    next: null,
    related: [],
  }
}

export const previewHandlers: PreviewHandlers = {
  async newsPreview(ctx, input) {
    requireEditor(ctx)
    await loadArticle(ctx, input.id)
    return sign(ctx, 'news', input.id, input.key)
  },

  async documentPreview(ctx, input) {
    requireEditor(ctx)
    await loadDocument(ctx, input.id)
    return sign(ctx, 'document', input.id, input.key)
  },

  async bannerPreview(ctx, input) {
    requireEditor(ctx)
    await loadBanner(ctx, input.id)
    return sign(ctx, 'banner', input.id, input.key)
  },

  async contentPreview(ctx, input) {
    const { content, id, regionId, expiresAt } = await verify(ctx, input.token, input.key)
    const there = ctx.inRegion(regionId)
    return {
      article: content === 'news' ? await articleForReaders(there, await loadArticle(there, id), input.locale) : null,
      document:
        content === 'document' ? await documentForReaders(there, await loadDocument(there, id), input.locale) : null,
      banner: content === 'banner' ? bannerForReaders(await loadBanner(there, id), input.locale) : null,
      expiresAt: iso(new Date(expiresAt)),
    }
  },
}
