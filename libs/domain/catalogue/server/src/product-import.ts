import { createHash } from 'node:crypto'
import {
  MAX_IMPORT_ROWS,
  IMPORT_VALID_HOURS,
  MAX_IMPORT_BYTES,
  productContent,
  type ImportError,
  type ImportPreview,
  type ProductContent,
} from '@tradeport/domain/catalogue/contract'
import {
  cellOf,
  cellText,
  checkProduct,
  columnLetter,
  picturesOfSheet,
  productActions,
  readSheet,
  offeredAttributes,
  type CellError,
  type CellValue,
  type SheetProduct,
} from '@tradeport/domain/catalogue/rules'
import { z } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { pickText } from '@tradeport/kernel/values'
import { iso, uuidv7 } from '@tradeport/node/db'
import { wrongFieldsOf, type ActorContext, type UploadedFile } from '@tradeport/node/server-kit'
import { sheetRows } from '@tradeport/node/spreadsheet'
import { categoryFacts, type CategoryFacts } from './category.repository'
import { storedContent } from './product-content'
import { stateOf } from './product.repository'
import {
  appliedImport,
  insertImport,
  picturesByName,
  productsByModel,
  type ImportRecord,
  type ModelRow,
  type OwnPicture,
  type PlannedProduct,
} from './product-import.repository'

const KEPT_ERRORS = 500
const SHOWN_PRODUCTS = 100
const SHOWN_VALUE = 80
const HOUR_MS = 3_600_000

/** What a draft may still lack; everything else the sheet says has to be right. */
const MAY_BE_MISSING = new Set(['required', 'price_missing', 'sku_missing', 'orphan_translation'])

interface Planned {
  products: PlannedProduct[]
  errors: CellError[]
}

/** Reads an uploaded file, names every wrong cell, and keeps what apply will do. Nothing becomes a product here. */
export async function previewImport(ctx: ActorContext, categoryId: string, file: UploadedFile): Promise<ImportPreview> {
  if (file.content.length > MAX_IMPORT_BYTES) throw new AppError('MALL610201')
  const category = await categoryFacts(ctx, categoryId)
  if (!category?.takesGoods) throw new AppError('MALL600404')
  const rows = await sheetRows(file.content, MAX_IMPORT_ROWS)
  const pictures = await picturesByName(ctx, picturesOfSheet(rows, offeredAttributes(category.attributes)))
  const fileHash = hashOf(file.content, pictures)
  const before = await appliedImport(ctx, categoryId, fileHash)
  if (before) return previewOf(before)
  const { products, errors } = await plan(ctx, category, rows, pictures)
  const now = ctx.now()
  const record = {
    id: uuidv7(),
    category_id: categoryId,
    file_name: file.fileName.slice(0, 200),
    file_hash: fileHash,
    row_count: Math.max(0, rows.length - 1),
    products,
    errors: errors.slice(0, KEPT_ERRORS).map(error => namedError(ctx, rows, error)),
    error_count: errors.length,
  }
  await insertImport(ctx, { ...record, expiresAt: new Date(now.getTime() + IMPORT_VALID_HOURS * HOUR_MS) })
  return previewOf({
    ...record,
    status: 'preview',
    created: products.filter(product => product.action === 'create').length,
    updated: products.filter(product => product.action === 'update').length,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + IMPORT_VALID_HOURS * HOUR_MS).toISOString(),
  })
}

/** What makes a file the same file: its bytes, and what is to be seen on the pictures that it names. */
function hashOf(content: Buffer, pictures: ReadonlyMap<string, OwnPicture>): string {
  const hash = createHash('sha256').update(content)
  for (const [name, { sha256 }] of [...pictures].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\n${name}:${sha256}`)
  return hash.digest('hex')
}

export function previewOf(record: ImportRecord): ImportPreview {
  const planned = (action: 'create' | 'update') => record.products.filter(product => product.action === action).length
  return {
    importId: record.id,
    fileName: record.file_name,
    status: record.status,
    categoryId: record.category_id,
    rowCount: record.row_count,
    productCount: record.products.length,
    errors: record.errors,
    errorCount: record.error_count,
    products: record.products
      .slice(0, SHOWN_PRODUCTS)
      .map(({ row, modelNo, title, skuCount, action }) => ({ row, modelNo, title, skuCount, action })),
    created: record.status === 'applied' ? record.created : planned('create'),
    updated: record.status === 'applied' ? record.updated : planned('update'),
    createdAt: iso(record.created_at),
    expiresAt: iso(record.expires_at),
  }
}

async function plan(
  ctx: ActorContext,
  category: CategoryFacts,
  rows: CellValue[][],
  pictures: ReadonlyMap<string, OwnPicture>,
): Promise<Planned> {
  const ids = new Map([...pictures].map(([name, { id }]) => [name, id]))
  const sheet = readSheet(rows, offeredAttributes(category.attributes), ctx.locale, ids)
  // Not one header of the template: another file altogether.
  if (!sheet.columns.some(column => column?.key === 'modelNo')) throw new AppError('MALL610204')
  const errors = [...sheet.errors]
  const existing = await productsByModel(
    ctx,
    sheet.products.map(product => product.modelNo),
  )
  const products: PlannedProduct[] = []
  for (const product of sheet.products) {
    const known = existing.get(product.modelNo.toLowerCase())
    const content = contentOf(ctx, product, known, category, errors)
    if (!content) continue
    products.push({
      row: product.row + 1,
      modelNo: product.modelNo,
      title: pickText(content.title, ctx.locale, content.sourceLocale),
      skuCount: content.skus.length,
      action: known ? 'update' : 'create',
      target: known ? { id: known.id, version: known.version } : null,
      content,
    })
  }
  if (sheet.products.length === 0 && errors.length === 0)
    errors.push({ row: 1, column: 0, rule: 'no_rows', params: {} })
  return { products, errors: unique(errors) }
}

/** The content of one product of the sheet, on top of what the product says already; its wrong cells go to `errors`. */
function contentOf(
  ctx: ActorContext,
  product: SheetProduct,
  known: ModelRow | undefined,
  category: CategoryFacts,
  errors: CellError[],
): ProductContent | undefined {
  const at = (path: string) => cellOf(product, path) ?? { row: product.row, column: 0 }
  const hasErrors = errors.some(
    error => error.row >= product.row && [...product.cells.values()].some(cell => cell.row === error.row),
  )
  if (known && !mayBeEdited(ctx, known)) {
    errors.push({ ...at('modelNo'), rule: 'not_editable', params: {} })
    return undefined
  }
  const base = known ? storedContent(known.content) : undefined
  if (base && base.categoryId !== category.id) {
    errors.push({ ...at('modelNo'), rule: 'other_category', params: {} })
    return undefined
  }
  const parsed = z.safeParse(productContent, {
    ...(base ?? {}),
    ...merged(base, product.content),
    categoryId: category.id,
  })
  if (!parsed.success) {
    // A cell that could not be read has been named already; what is missing for it is no second error.
    for (const { path, rule, params } of wrongFieldsOf(parsed.error))
      if (!(hasErrors && rule === 'required')) errors.push({ ...at(path), rule, params })
    return undefined
  }
  for (const issue of checkProduct(parsed.data, category.attributes)) {
    if (issue.severity === 'warning' || MAY_BE_MISSING.has(issue.rule)) continue
    const cell = cellOf(product, issue.path)
    if (cell) errors.push({ ...cell, rule: issue.rule, params: issue.params })
  }
  return parsed.data
}

function mayBeEdited(ctx: ActorContext, known: ModelRow): boolean {
  const state = stateOf({
    id: known.id,
    status: known.status,
    changeStatus: known.change_status,
    publishedAt: known.published_at === null ? null : new Date(known.published_at),
    offSaleAt: known.off_sale_at === null ? null : new Date(known.off_sale_at),
  })
  return productActions(state, ctx.actor.roles, ctx.now()).includes('update')
}

/** Languages and attributes that the sheet has no column for stay as they are. */
function merged(base: ProductContent | undefined, content: Record<string, unknown>): Record<string, unknown> {
  if (!base) return content
  const result = { ...content }
  for (const field of ['title', 'summary', 'description', 'keywords', 'attributes', 'packaging', 'sample'] as const)
    if (result[field] instanceof Object) result[field] = { ...(base[field] ?? {}), ...result[field] }
  if (Array.isArray(result['customisations'])) {
    const { customisations } = base
    result['customisations'] = result['customisations'].map((option: object, index) => {
      const before = customisations[index]
      const sameKind = before && 'kind' in option && option.kind === before.kind
      return sameKind && 'name' in option && option.name instanceof Object
        ? { ...option, name: { ...before.name, ...option.name } }
        : option
    })
  }
  return result
}

/** One finding per cell: the first says what to mend. */
function unique(errors: readonly CellError[]): CellError[] {
  const byCell = new Map<string, CellError>()
  for (const error of errors) {
    const key = `${error.row}:${error.column}`
    if (!byCell.has(key)) byCell.set(key, error)
  }
  return [...byCell.values()].sort((a, b) => a.row - b.row || a.column - b.column)
}

function namedError(ctx: ActorContext, rows: readonly CellValue[][], error: CellError): ImportError {
  return {
    row: error.row + 1,
    column: columnLetter(error.column),
    header: cellText(rows[0]?.[error.column] ?? null).slice(0, SHOWN_VALUE),
    value: cellText(rows[error.row]?.[error.column] ?? null).slice(0, SHOWN_VALUE),
    rule: error.rule,
    msgKey: `validation.${error.rule}`,
    params: error.params,
    message: ctx.fieldText(error.rule, error.params),
  }
}
