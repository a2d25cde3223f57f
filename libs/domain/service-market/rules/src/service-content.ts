import {
  notOffered,
  type PriceMode,
  type QualificationType,
  type ServiceContent,
  type ServiceSku,
  type SkuTemplate,
} from '@tradeport/domain/service-market/contract'
import { isCurrencyCode } from '@tradeport/kernel/config'
import type { FieldRule } from '@tradeport/kernel/errors'
import { compareDecimal } from '@tradeport/kernel/values'

export interface Problem {
  path: string
  rule: FieldRule
}

const saysSomething = (text: Partial<Record<string, string>>, locale: string) => (text[locale] ?? '').trim() !== ''

/** What a service still lacks to be submitted, by the paths of its content. */
export function serviceProblems(content: ServiceContent): Problem[] {
  const { sourceLocale } = content
  const required = (path: string, isThere: boolean): Problem[] => (isThere ? [] : [{ path, rule: 'required' }])
  return [
    ...required('title', saysSomething(content.title, sourceLocale)),
    ...required('coverFileId', Boolean(content.coverFileId)),
    ...required('description', saysSomething(content.description, sourceLocale)),
    ...required('afterSalePolicy', saysSomething(content.afterSalePolicy, sourceLocale)),
    ...required('skus', content.skus.length > 0),
    ...content.skus.flatMap((sku, index) => required(`skus.${index}.name`, saysSomething(sku.name, sourceLocale))),
    ...required('process', content.process.length > 0),
    ...content.process.flatMap((step, index) =>
      required(`process.${index}.step`, saysSomething(step.step, sourceLocale)),
    ),
    ...content.faq.flatMap((entry, index) => [
      ...required(`faq.${index}.question`, saysSomething(entry.question, sourceLocale)),
      ...required(`faq.${index}.answer`, saysSomething(entry.answer, sourceLocale)),
    ]),
    ...content.qualifications.flatMap((paper, index) =>
      required(`qualifications.${index}.fileId`, Boolean(paper.fileId)),
    ),
  ]
}

/** Codes that the schema's pattern lets through but nobody uses. */
export function unknownCodes(content: ServiceContent): Problem[] {
  return content.skus.flatMap((sku, index) =>
    sku.currency && !isCurrencyCode(sku.currency) ? [{ path: `skus.${index}.currency`, rule: 'currency' }] : [],
  )
}

/** Prices that the category has no unit or way of pricing for. */
export function skuProblems(content: Pick<ServiceContent, 'skus'>, template: SkuTemplate): Problem[] {
  return content.skus.flatMap((sku, index) =>
    notOffered(sku, template).map((field): Problem => ({ path: `skus.${index}.${field}`, rule: 'not_offered' })),
  )
}

/** Proofs that the category asks for and the service cannot show on that day (`YYYY-MM-DD`). */
export function qualificationProblems(
  content: Pick<ServiceContent, 'qualifications'>,
  requiredTypes: readonly QualificationType[],
  day: string,
): Problem[] {
  const missing = requiredTypes
    .filter(type => !content.qualifications.some(paper => paper.type === type))
    .map((): Problem => ({ path: 'qualifications', rule: 'qualification_missing' }))
  const expired = content.qualifications.flatMap((paper, index): Problem[] =>
    paper.validTo && paper.validTo < day
      ? [{ path: `qualifications.${index}.validTo`, rule: 'qualification_expired' }]
      : [],
  )
  return [...missing.slice(0, 1), ...expired]
}

/**
 * @param offered codes of the templates that services of the category are offered under
 * @param isSubmitted what was approved without a choice, before there was one to make, stays under the category's own
 */
export function agreementProblems(
  { agreementTemplateCode: chosen }: Pick<ServiceContent, 'agreementTemplateCode'>,
  offered: readonly string[],
  isSubmitted: boolean,
): Problem[] {
  const path = 'agreementTemplateCode'
  if (!chosen) return isSubmitted && offered.length > 0 ? [{ path, rule: 'required' }] : []
  return offered.includes(chosen) ? [] : [{ path, rule: 'unknown_template' }]
}

/** A change of one of these on the market is reviewed again (trade-services section 13: price, description, qualification). */
export const KEY_FIELDS = [
  'categoryCode',
  'title',
  'subtitle',
  'coverFileId',
  'gallery',
  'description',
  'faq',
  'skus',
  'qualifications',
  'afterSalePolicy',
  'agreementTemplateCode',
  'directPay',
  'directPayInstructions',
] as const satisfies readonly (keyof ServiceContent)[]

/** Names of the fields that differ. */
export function changedFields(before: ServiceContent, after: ServiceContent): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const valueOf = (content: object, name: string): unknown =>
    new Map<string, unknown>(Object.entries(content)).get(name)
  return [...names].filter(name => canonical(valueOf(before, name)) !== canonical(valueOf(after, name))).sort()
}

export function needsReview(changed: readonly string[]): boolean {
  return KEY_FIELDS.some(field => changed.includes(field))
}

/** JSON that does not depend on the order of keys (the database keeps another one); nothing and null are the same. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, inner]) => inner !== undefined && inner !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`)
    return `{${entries.join(',')}}`
  }
  return JSON.stringify(value ?? null)
}

export interface Headline {
  priceMode: PriceMode
  price: string | null
  currency: string | null
  unit: ServiceSku['unit']
}

/**
 * The price a card shows: the lowest amount in the currency of the first priced item (amounts in other currencies cannot be
 * compared), `from` where there are several; a percentage or "negotiable" where nothing has an amount.
 */
export function headlinePrice(skus: readonly ServiceSku[]): Headline | null {
  const first =
    skus.find(sku => sku.priceMode === 'fixed' || sku.priceMode === 'from') ??
    skus.find(sku => sku.priceMode === 'percent') ??
    skus[0]
  if (!first) return null
  if (first.priceMode === 'negotiable')
    return { priceMode: 'negotiable', price: null, currency: null, unit: first.unit }
  const isPercent = first.priceMode === 'percent'
  const rivals = skus.filter(
    sku => (sku.priceMode === 'percent') === isPercent && sku.price && (isPercent || sku.currency === first.currency),
  )
  const lowest = rivals.reduce(
    (best, sku) => (sku.price && best.price && compareDecimal(sku.price, best.price) < 0 ? sku : best),
    first,
  )
  const isOnly = skus.length === 1
  return {
    priceMode: isPercent ? 'percent' : isOnly ? first.priceMode : 'from',
    price: lowest.price ?? null,
    currency: isPercent ? null : (first.currency ?? null),
    unit: lowest.unit,
  }
}
