import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  productContent,
  type AttributeDefinition,
  type AttributeValue,
  type ProductContent,
  type ShownAttribute,
} from '@tradeport/domain/catalogue/contract'
import {
  completeness,
  isComposition,
  isEmptyValue,
  isOptionList,
  isRange,
  priceSpans,
} from '@tradeport/domain/catalogue/rules'
import { LOCALE_CODES, z, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { pickText, searchDocument } from '@tradeport/kernel/values'
import type { ActorContext } from '@tradeport/node/server-kit'
import { heldCategoryFacts, type CategoryFacts } from './category.repository'
import { cleanHtmlText } from './rich-text'

/** Beside the content in its column: the form it was checked against when it was written. */
const FORM = '$form'

/** Names the form of content that this version of the product knows: another schema, another name. */
let form: string | undefined
function knownForm(): string {
  return (form ??= createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(productContent)))
    .digest('base64url'))
}

/** Content as it is kept. What comes here was checked by the schema: as input, or when it was read. */
export function contentToStore(content: ProductContent): object {
  return { ...content, [FORM]: knownForm() }
}

/** Content as it was stored: what was written in the form of today is taken as it is, all else checked and given its defaults. */
export function storedContent(value: unknown): ProductContent {
  const { [FORM]: _form, ...content }: ProductContent & { [FORM]?: string } = readContent(value)
  return content
}

/** The same for who only reads it: the mark stays on it, since a copy without it would cost more than all the rest. */
export function readContent(value: unknown): ProductContent {
  return isOfKnownForm(value) ? value : productContent.parse(value)
}

function isOfKnownForm(value: unknown): value is ProductContent & { [FORM]: string } {
  return typeof value === 'object' && value !== null && FORM in value && value[FORM] === knownForm()
}

/** What a seller sent, as it is kept: clean HTML, and no file that is not the company's own. */
export async function acceptedContent(
  ctx: ActorContext,
  content: ProductContent,
): Promise<{ content: ProductContent; category: CategoryFacts }> {
  const category = await heldCategoryFacts(ctx, content.categoryId)
  if (!category?.takesGoods) throw new AppError('MALL610102')
  await requireOwnFiles(ctx, content)
  return { content: { ...content, description: cleanHtmlText(content.description) }, category }
}

function filesOf(content: ProductContent): { path: string; fileId: string; kind: 'image' | 'document' }[] {
  return [
    ...content.media.map(({ fileId }, index) => ({ path: `media.${index}`, fileId, kind: 'image' as const })),
    ...content.documents.map(({ fileId }, index) => ({
      path: `documents.${index}`,
      fileId,
      kind: 'document' as const,
    })),
    ...content.skus.flatMap(({ imageFileId }, index) =>
      imageFileId ? [{ path: `skus.${index}.imageFileId`, fileId: imageFileId, kind: 'image' as const }] : [],
    ),
  ]
}

/** @throws AppError `MALL610104` naming the fields whose file is not a file of the seller's company. */
async function requireOwnFiles(ctx: ActorContext, content: ProductContent): Promise<void> {
  const files = filesOf(content)
  if (files.length === 0) return
  const { rows } = await ctx.db.execute<{ id: string; kind: string }>(sql`
    select id, kind from file_asset
    where id = any (${sql.param(files.map(file => file.fileId))}::uuid[]) and owner_company_id = ${ctx.actor.companyId}`)
  const kinds = new Map(rows.map(row => [row.id, row.kind]))
  const wrong = files.filter(file => kinds.get(file.fileId) !== file.kind)
  if (wrong.length > 0)
    throw new AppError('MALL610104', {}, { fieldErrors: wrong.map(({ path }) => ({ path, rule: 'invalid_value' })) })
}

/** The columns of a product that are read off its content. */
export function projectedColumns(content: ProductContent, category: CategoryFacts, no: string) {
  const [span] = priceSpans(content)
  return {
    categoryId: content.categoryId,
    title: content.title,
    sourceLocale: content.sourceLocale,
    modelNo: content.modelNo,
    coverFileId: (content.media.find(item => item.isCover) ?? content.media[0])?.fileId ?? null,
    priceMin: span?.min ?? null,
    priceMax: span?.max ?? null,
    priceCurrency: span?.currency ?? null,
    saleUnit: content.saleUnit,
    moq: content.moq,
    skuCount: content.skus.length,
    completeness: completeness(content, category.attributes),
    words: productWords(no, content),
  }
}

/** What sellers and operators find a product by. */
export function productWords(no: string, { modelNo, title }: Pick<ProductContent, 'modelNo' | 'title'>): string {
  return searchDocument([{ text: no, weight: 'A' }, { text: modelNo, weight: 'A' }, ...textsOf(title, 'B')])
}

/** A text in all its languages, each to be cut by its own dictionary. */
export function textsOf(text: Partial<Record<LocaleCode, string>>, weight: 'A' | 'B' | 'C' | 'D') {
  return entriesOf(text).map(([locale, value]) => ({ text: value, locale, weight }))
}

export function entriesOf<T>(text: Partial<Record<LocaleCode, T>>): [LocaleCode, T][] {
  return LOCALE_CODES.flatMap(locale => {
    const value = text[locale]
    return value === undefined ? [] : [[locale, value] satisfies [LocaleCode, T]]
  })
}

/** Attributes with their values in words, in the category's order; axes say theirs through the SKUs. */
export function shownAttributes(
  content: ProductContent,
  category: CategoryFacts,
  locale: LocaleCode,
): ShownAttribute[] {
  return category.attributes.flatMap(attribute => {
    const value = content.attributes[attribute.code]
    if (!attribute.enabled || value === undefined || isEmptyValue(value) || content.axes.includes(attribute.code))
      return []
    return [
      {
        code: attribute.code,
        name: pickText(attribute.name, locale),
        unit: attribute.unit,
        type: attribute.type,
        value,
        text: valueInWords(value, attribute, locale),
      },
    ]
  })
}

function valueInWords(value: AttributeValue, attribute: AttributeDefinition, locale: LocaleCode): string {
  const label = (option: string) => {
    const known = attribute.options.find(candidate => candidate.value === option)
    return (known && pickText(known.label, locale)) || option
  }
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'string') return attribute.type === 'select' ? label(value) : value
  if (isRange(value)) return `${value.min}–${value.max}`
  if (isComposition(value) && attribute.type === 'composition')
    return value.map(part => `${part.percent} % ${label(part.option)}`).join(', ')
  return isOptionList(value) ? value.map(label).join(', ') : ''
}
