import { i18nText, pageInput, z } from '@tradeport/kernel/contract-kit'
import { skuTemplate, type SkuTemplate } from './sku-template.schema'

/** How an order of a service of this category runs. */
export const SERVICE_FLOWS = ['GENERIC', 'CUSTOMS', 'DRAWBACK', 'TMS', 'LC'] as const
export type ServiceFlow = (typeof SERVICE_FLOWS)[number]

export const SERVICE_CATEGORY_STATUSES = ['enabled', 'disabled'] as const
export type ServiceCategoryStatus = (typeof SERVICE_CATEGORY_STATUSES)[number]

/** Proofs a provider may have to show for a category. */
export const QUALIFICATION_TYPES = [
  'business_licence',
  'customs_broker_record',
  'tax_agent_registration',
  'nvocc_record',
  'road_transport_licence',
  'warehouse_licence',
  'inspection_body_approval',
  'insurance_intermediary_licence',
  'payment_licence',
  'legal_practice_licence',
  'translation_certificate',
  'exhibition_record',
  'other',
] as const
export type QualificationType = (typeof QUALIFICATION_TYPES)[number]

const categoryCode = () => z.string().check(z.trim(), z.regex(/^[A-Z][A-Z0-9_]{1,39}$/, { error: 'code' }))

/** One entry of the map that navigation and pickers read (spec path `basic/queryServiceCategoryMap`), by code. */
export const serviceCategoryMapEntry = z.object({
  id: z.string(),
  name: i18nText(80),
  parentCode: z.nullable(z.string()),
  flowCode: z.enum(SERVICE_FLOWS),
  enabled: z.boolean(),
  icon: z.nullable(z.string()),
  level: z.int(),
  sort: z.int(),
})
export type ServiceCategoryMapEntry = z.output<typeof serviceCategoryMapEntry>

export const serviceCategoryRow = z.object({
  id: z.string(),
  parentId: z.nullable(z.string()),
  code: z.string(),
  name: i18nText(80),
  icon: z.nullable(z.string()),
  level: z.int(),
  sort: z.int(),
  flowCode: z.enum(SERVICE_FLOWS),
  requiredQualifications: z.array(z.enum(QUALIFICATION_TYPES)),
  /** Percent of the order's value, as a decimal string. */
  commissionRate: z.string(),
  settlementDays: z.int(),
  afterSaleDays: z.int(),
  skuTemplate,
  status: z.enum(SERVICE_CATEGORY_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
  updatedAt: z.string(),
})
export type ServiceCategoryRow = z.output<typeof serviceCategoryRow>

/** At most three levels deep (a check of the rules). */
export interface ServiceCategoryNode {
  id: string
  code: string
  name: Partial<Record<string, string>>
  icon: string | null
  level: number
  flowCode: ServiceFlow
  enabled: boolean
  requiredQualifications: QualificationType[]
  /** Services on the market in it and below it. */
  serviceCount: number
  /** For providers and operators: visitors choose among offers, not among what may be offered. */
  skuTemplate?: SkuTemplate | undefined
  children: ServiceCategoryNode[]
}

const categoryNodeBase = {
  id: z.string(),
  code: z.string(),
  name: i18nText(80),
  icon: z.nullable(z.string()),
  level: z.int(),
  flowCode: z.enum(SERVICE_FLOWS),
  enabled: z.boolean(),
  requiredQualifications: z.array(z.enum(QUALIFICATION_TYPES)),
  serviceCount: z.int(),
  skuTemplate: z.optional(skuTemplate),
}
/** Three levels spelled out: a recursive schema would have no end for the OpenAPI document. */
const thirdLevel = z.object({ ...categoryNodeBase, children: z.array(z.never()) })
const secondLevel = z.object({ ...categoryNodeBase, children: z.array(thirdLevel) })
export const serviceCategoryNode = z.object({ ...categoryNodeBase, children: z.array(secondLevel) })

export const serviceCategoryInput = z.object({
  parentId: z.optional(z.nullable(z.uuid())),
  code: categoryCode(),
  name: i18nText(80).check(
    z.refine(name => Object.values(name).some(text => text.trim().length > 0), { error: 'required' }),
  ),
  icon: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(40)))),
  sort: z._default(z.int().check(z.minimum(0), z.maximum(9999)), 100),
  flowCode: z._default(z.enum(SERVICE_FLOWS), 'GENERIC'),
  requiredQualifications: z._default(z.array(z.enum(QUALIFICATION_TYPES)).check(z.maxLength(10)), []),
  commissionRate: z._default(
    z.string().check(z.trim(), z.regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, { error: 'percent' })),
    '0',
  ),
  settlementDays: z._default(z.int().check(z.minimum(0), z.maximum(180)), 7),
  afterSaleDays: z._default(z.int().check(z.minimum(0), z.maximum(365)), 15),
})
export type ServiceCategoryInput = z.input<typeof serviceCategoryInput>

const categoryFilters = { parentId: z.optional(z.uuid()) }
export const serviceCategoryPageInput = pageInput({
  status: z.optional(z.enum(SERVICE_CATEGORY_STATUSES)),
  ...categoryFilters,
})
export const serviceCategoryStatusCountInput = z.object({
  ...categoryFilters,
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))),
})
