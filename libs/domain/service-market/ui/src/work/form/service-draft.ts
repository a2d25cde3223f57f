import {
  serviceDraftInput,
  type QualificationType,
  type ServiceContent,
  type ServiceQualification,
  type ServiceSku,
  type SkuTemplate,
} from '@tradeport/domain/service-market/contract'
import {
  agreementProblems,
  qualificationProblems,
  serviceProblems,
  skuProblems,
  unknownCodes,
} from '@tradeport/domain/service-market/rules'
import { z, type I18nText, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { zodProblems, type FieldProblem } from '@tradeport/web/entity'

/** Parts of the form, in order, with the fields of each. */
export const PARTS = {
  basics: ['categoryCode', 'sourceLocale', 'title', 'subtitle', 'coverFileId', 'gallery', 'description'],
  prices: ['skus', 'directPay', 'directPayInstructions'],
  delivery: [
    'process',
    'materials',
    'deliveryDaysMin',
    'deliveryDaysMax',
    'workingHours',
    'serviceRegions',
    'countries',
    'ports',
    'languages',
  ],
  proof: ['qualifications', 'afterSalePolicy', 'agreementTemplateCode', 'faq', 'publishOnApproval'],
} as const satisfies Record<string, readonly (keyof ServiceContent)[]>
export type PartKey = keyof typeof PARTS
export const PART_KEYS = ['basics', 'prices', 'delivery', 'proof'] as const satisfies readonly PartKey[]

/** The part of the form that a path belongs to. */
export function partOf(path: string): PartKey {
  const field = path.split('.')[0]
  return PART_KEYS.find(part => PARTS[part].some(name => name === field)) ?? 'basics'
}

export function emptyContent(sourceLocale: LocaleCode): ServiceContent {
  return {
    categoryCode: '',
    sourceLocale,
    title: {},
    subtitle: {},
    gallery: [],
    description: {},
    faq: [],
    skus: [],
    serviceRegions: [],
    countries: [],
    ports: [],
    languages: [],
    workingHours: '',
    process: [],
    materials: [],
    qualifications: [],
    afterSalePolicy: {},
    directPay: false,
    directPayInstructions: '',
    publishOnApproval: true,
  }
}

export const newSku = (currency: string, priced: Pick<ServiceSku, 'unit' | 'priceMode'>): ServiceSku => ({
  id: crypto.randomUUID(),
  name: {},
  spec: {},
  ...priced,
  currency: priced.priceMode === 'percent' ? null : currency,
  minQty: '1',
  taxRate: '0',
})
export const newStep = (): ServiceContent['process'][number] => ({ step: {}, deliverable: {} })
export const newMaterial = (): ServiceContent['materials'][number] => ({
  docType: 'commercial_invoice',
  required: true,
  note: {},
})
export const newQuestion = (): ServiceContent['faq'][number] => ({ question: {}, answer: {} })
export const newProof = (type: QualificationType = 'business_licence'): ServiceQualification => ({ type, no: '' })

/** What keeps a draft from being saved. */
export function draftProblems(content: ServiceContent): FieldProblem[] {
  const parsed = z.safeParse(serviceDraftInput, content)
  return parsed.success ? [] : zodProblems(parsed.error)
}

export interface SubmitFacts {
  requiredTypes: readonly QualificationType[]
  /** Codes of what the category is offered under; undefined while it is not known. */
  templates: readonly string[] | undefined
  /** Undefined while it is not known. */
  skuTemplate: SkuTemplate | undefined
  day: string
}

/**
 * Everything that is wrong or missing before a service can be submitted: the contract's limits and the same rules that the server
 * asks, one finding for a place.
 */
export function submitProblems(
  content: ServiceContent,
  { requiredTypes, templates, skuTemplate, day }: SubmitFacts,
): FieldProblem[] {
  const found = new Map<string, FieldProblem>()
  const all = [
    ...draftProblems(content),
    ...serviceProblems(content),
    ...unknownCodes(content),
    ...(skuTemplate ? skuProblems(content, skuTemplate) : []),
    ...qualificationProblems(content, requiredTypes, day),
    ...(templates ? agreementProblems(content, templates, true) : []),
  ]
  for (const problem of all) if (!found.has(problem.path)) found.set(problem.path, problem)
  return [...found.values()].sort((a, b) => PART_KEYS.indexOf(partOf(a.path)) - PART_KEYS.indexOf(partOf(b.path)))
}

/** The trade's day: dates of proofs are civil dates of Asia/Shanghai, as on the server. */
export function tradeDay(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(now)
}

/** All texts of the content, for the languages of the form. */
export function textsOf(content: ServiceContent): I18nText[] {
  return [
    content.title,
    content.subtitle,
    content.description,
    content.afterSalePolicy,
    ...content.skus.flatMap(sku => [sku.name, sku.spec]),
    ...content.process.flatMap(entry => [entry.step, entry.deliverable]),
    ...content.materials.map(entry => entry.note),
    ...content.faq.flatMap(entry => [entry.question, entry.answer]),
  ]
}

/** The content with every text changed: to empty a language. */
export function mapTexts(content: ServiceContent, change: (text: I18nText) => I18nText): ServiceContent {
  return {
    ...content,
    title: change(content.title),
    subtitle: change(content.subtitle),
    description: change(content.description),
    afterSalePolicy: change(content.afterSalePolicy),
    skus: content.skus.map(sku => ({ ...sku, name: change(sku.name), spec: change(sku.spec) })),
    process: content.process.map(entry => ({
      ...entry,
      step: change(entry.step),
      deliverable: change(entry.deliverable),
    })),
    materials: content.materials.map(entry => ({ ...entry, note: change(entry.note) })),
    faq: content.faq.map(entry => ({ question: change(entry.question), answer: change(entry.answer) })),
  }
}
