import { sql } from 'drizzle-orm'
import {
  catalogueRoutes,
  type productExport,
  type productImportApply,
  type productImportDetail,
  type productImportPreview,
  type productImportTemplate,
} from '@tradeport/domain/catalogue/contract'
import {
  dictionaryRows,
  editsAsChange,
  importText,
  offeredAttributes,
  sheetPlan,
  writeRows,
} from '@tradeport/domain/catalogue/rules'
import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { spareUse, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { categoryFacts, type CategoryFacts } from './category.repository'
import { acceptedContent, contentToStore, projectedColumns, storedContent } from './product-content'
import { previewImport, previewOf } from './product-import'
import { appliedImport, lockFile, markApplied, ownImport, type PlannedProduct } from './product-import.repository'
import { keywordCondition } from './product-list.repository'
import { announceProduct } from './product-publishing'
import { insertProduct, ownProduct, requireAction, saveChange, stateOf, updateProduct } from './product.repository'
import { requireEditor } from './product-seller.handlers'
import { spreadsheetFile } from './spreadsheet-writer'
import { ownStore, ownStoreId } from './store.repository'

type ImportEndpoints = {
  productImportTemplate: typeof productImportTemplate
  productImportPreview: typeof productImportPreview
  productImportDetail: typeof productImportDetail
  productImportApply: typeof productImportApply
  productExport: typeof productExport
}

const MAX_EXPORTED = 2000

async function sheetCategory(ctx: ActorContext, categoryId: string): Promise<CategoryFacts> {
  const category = await categoryFacts(ctx, categoryId)
  if (!category || !category.leaf) throw new AppError('MALL600404')
  return category
}

/** One product of the plan, as a draft, on top of a draft, or beside a live version. */
async function applyProduct(ctx: ActorContext, planned: PlannedProduct): Promise<void> {
  const { content, category } = await acceptedContent(ctx, storedContent(planned.content))
  if (!planned.target) {
    await insertProduct(ctx, await ownStore(ctx), content, category)
    return
  }
  const product = await ownProduct(ctx, planned.target.id)
  requireAction(ctx, product, 'update', planned.target.version)
  if (editsAsChange(stateOf(product))) {
    await saveChange(ctx, product, content)
    await updateProduct(ctx, product, { changeStatus: product.changeStatus ?? 'draft' })
    return
  }
  await updateProduct(ctx, product, {
    content: contentToStore(content),
    ...projectedColumns(content, category, product.no),
  })
}

export const importHandlers: Handlers<ImportEndpoints> = {
  async productImportTemplate(ctx, input) {
    const category = await sheetCategory(ctx, input.categoryId)
    const locales = input.locales ?? [...new Set<LocaleCode>([ctx.locale, 'en_US'])]
    const plan = sheetPlan(offeredAttributes(category.attributes), locales, ctx.locale)
    const dictionary = { name: importText('sheetValues', ctx.locale), rows: dictionaryRows(plan, ctx.locale) }
    return spreadsheetFile(input.format, `tradeport-${category.slug}`, plan, [], dictionary)
  },

  async productImportPreview(ctx, input, { files }) {
    requireEditor(ctx)
    await ownStore(ctx)
    const [file] = files
    if (!file) throw new AppError('MALL610202')
    return previewImport(ctx, input.categoryId, file)
  },

  async productImportDetail(ctx, input) {
    return previewOf(await ownImport(ctx, input.importId))
  },

  async productImportApply(ctx, input) {
    requireEditor(ctx)
    const asked = await ownImport(ctx, input.importId)
    await lockFile(ctx, asked.file_hash)
    const before = await appliedImport(ctx, asked.category_id, asked.file_hash)
    if (before) {
      spareUse(ctx)
      return previewOf(before)
    }
    const record = await ownImport(ctx, input.importId, { lock: true })
    if (record.status === 'expired' || new Date(record.expires_at) <= ctx.now()) throw new AppError('MALL610207')
    if (record.error_count > 0) throw new AppError('MALL610206')
    for (const planned of record.products) await applyProduct(ctx, planned)
    const created = record.products.filter(product => product.action === 'create').length
    const updated = record.products.length - created
    if (created + updated === 0) spareUse(ctx)
    await markApplied(ctx, record.id, { created, updated })
    await ctx.notify({
      kind: 'import_done',
      to: ctx.actor.userId
        ? { userId: ctx.actor.userId }
        : { companyId: ctx.actor.companyId ?? '', identity: 'seller' },
      params: { name: record.file_name, count: String(record.products.length) },
      link: { frontEnd: 'seller', route: catalogueRoutes.products },
    })
    if (ctx.actor.companyId) announceProduct(ctx, { id: record.id, companyId: ctx.actor.companyId })
    return previewOf(await ownImport(ctx, record.id))
  },

  async productExport(ctx, input) {
    const category = await sheetCategory(ctx, input.categoryId)
    const { rows } = await ctx.db.execute<{ content: unknown }>(sql`
      select p.content from product p
      where p.store_id = ${ownStoreId(ctx)} and p.category_id = ${category.id}
        ${input.status ? sql`and p.status = ${input.status}` : sql``} ${keywordCondition(input.keyword, ctx.locale)}
      order by p.model_no, p.id limit ${MAX_EXPORTED + 1}`)
    if (rows.length > MAX_EXPORTED) throw new AppError('MALL610208')
    const contents = rows.map(row => storedContent(row.content))
    const written = LOCALE_CODES.filter(
      locale => locale === ctx.locale || contents.some(content => content.title[locale]),
    )
    // With all options: what a product has is said, also where nobody chooses it any more.
    const asked = category.attributes.filter(({ enabled }) => enabled)
    const plan = sheetPlan(asked, written, ctx.locale)
    const dictionary = { name: importText('sheetValues', ctx.locale), rows: dictionaryRows(plan, ctx.locale) }
    const lines = contents.flatMap(content => writeRows(content, plan.columns, ctx.locale))
    return spreadsheetFile(input.format, `tradeport-${category.slug}-products`, plan, lines, dictionary)
  },
}
