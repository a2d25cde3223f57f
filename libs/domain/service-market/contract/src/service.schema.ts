import {
  civilDate,
  countryCode,
  currencyCode,
  decimal,
  documentEvent,
  fieldChange,
  i18nText,
  id,
  LOCALE_CODES,
  pageInput,
  z,
} from '@tradeport/kernel/contract-kit'
import { TEXT_PART_KINDS } from '@tradeport/kernel/values'
import { QUALIFICATION_TYPES } from './service-category.schema'
import { PRICE_MODES, SERVICE_UNITS } from './service-price'

export const SERVICE_STATUSES = [
  'draft',
  'pending_review',
  'approved',
  'on_shelf',
  /** On the market with its old content while a changed one is reviewed. */
  'revision_review',
  'off_shelf',
  'rejected',
  'disabled',
  'removed',
] as const
export type ServiceStatus = (typeof SERVICE_STATUSES)[number]

/** What people may be offered; each is the name of an endpoint. */
export const SERVICE_ACTIONS = [
  'update',
  'submit',
  'withdraw',
  'approve_pass',
  'approve_reject',
  'activate',
  'deactivate',
  'disable',
  'enable',
  'delete',
] as const
export type ServiceAction = (typeof SERVICE_ACTIONS)[number]

/** Papers a customer has to bring. */
export const MATERIAL_TYPES = [
  'commercial_invoice',
  'packing_list',
  'contract',
  'bill_of_lading',
  'power_of_attorney',
  'business_licence',
  'product_list',
  'product_photos',
  'customs_declaration',
  'vat_invoice',
  'letter_of_credit',
  'bank_details',
  'sample',
  'source_files',
  'other',
] as const
export type MaterialType = (typeof MATERIAL_TYPES)[number]

const positiveDays = (max: number) => z.int().check(z.minimum(0), z.maximum(max))

export const serviceSku = z
  .object({
    id: id(),
    name: i18nText(120),
    spec: z._default(i18nText(300), {}),
    unit: z.enum(SERVICE_UNITS),
    priceMode: z.enum(PRICE_MODES),
    /** Absent for `negotiable`; a percentage of the goods' value for `percent`. */
    price: z.optional(z.nullable(decimal({ integer: 12, scale: 4, positive: true }))),
    currency: z.optional(z.nullable(currencyCode())),
    minQty: z._default(decimal({ integer: 9, scale: 3, positive: true }), '1'),
    /** Percent included in the price. */
    taxRate: z._default(decimal({ integer: 2, scale: 2 }), '0'),
  })
  .check(
    z.refine(sku => sku.priceMode === 'negotiable' || Boolean(sku.price), { error: 'required', path: ['price'] }),
    z.refine(sku => sku.priceMode === 'negotiable' || sku.priceMode === 'percent' || Boolean(sku.currency), {
      error: 'required',
      path: ['currency'],
    }),
    z.refine(sku => sku.priceMode !== 'percent' || !sku.price || Number(sku.price) <= 100, {
      error: 'percent',
      path: ['price'],
    }),
  )
export type ServiceSku = z.output<typeof serviceSku>

export const serviceQualification = z.object({
  type: z.enum(QUALIFICATION_TYPES),
  no: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  validTo: z.optional(z.nullable(civilDate())),
  fileId: z.optional(z.nullable(id())),
})
export type ServiceQualification = z.output<typeof serviceQualification>

/** How a proof stands; `unchecked`: nobody of the platform has looked at it yet. */
export const PROOF_STATUSES = ['unchecked', 'valid', 'expiring', 'expired'] as const
export type ProofStatus = (typeof PROOF_STATUSES)[number]

/**
 * Everything the provider writes. All but the category and one title may still be missing in a draft; `serviceProblems` of the
 * rules names what submitting asks for.
 */
export const serviceContent = z.object({
  categoryCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  sourceLocale: z.enum(LOCALE_CODES),
  title: i18nText(160),
  subtitle: z._default(i18nText(300), {}),
  coverFileId: z.optional(z.nullable(id())),
  gallery: z._default(z.array(id()).check(z.maxLength(12)), []),
  /** HTML; sanitised by the server. */
  description: z._default(i18nText(30_000), {}),
  faq: z._default(z.array(z.object({ question: i18nText(300), answer: i18nText(2000) })).check(z.maxLength(20)), []),
  skus: z._default(z.array(serviceSku).check(z.maxLength(30)), []),
  serviceRegions: z._default(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))).check(z.maxLength(50)),
    [],
  ),
  countries: z._default(z.array(countryCode()).check(z.maxLength(250)), []),
  /** UN/LOCODE. */
  ports: z._default(
    z.array(z.string().check(z.regex(/^[A-Z]{2}[A-Z2-9]{3}$/, { error: 'port' }))).check(z.maxLength(100)),
    [],
  ),
  languages: z._default(z.array(z.enum(LOCALE_CODES)).check(z.maxLength(13)), []),
  deliveryDaysMin: z.optional(z.nullable(positiveDays(720))),
  deliveryDaysMax: z.optional(z.nullable(positiveDays(720))),
  workingHours: z._default(z.string().check(z.trim(), z.maxLength(120)), ''),
  process: z._default(
    z
      .array(
        z.object({
          step: i18nText(160),
          days: z.optional(z.nullable(positiveDays(365))),
          deliverable: z._default(i18nText(200), {}),
        }),
      )
      .check(z.maxLength(20)),
    [],
  ),
  materials: z._default(
    z
      .array(z.object({ docType: z.enum(MATERIAL_TYPES), required: z.boolean(), note: z._default(i18nText(300), {}) }))
      .check(z.maxLength(30)),
    [],
  ),
  qualifications: z._default(z.array(serviceQualification).check(z.maxLength(10)), []),
  afterSalePolicy: z._default(i18nText(2000), {}),
  /** Of the template of the agreement that orders of it are made under; without it the category's own. */
  agreementTemplateCode: z.optional(
    z.nullable(z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9-]{1,39}$/, { error: 'slug' }))),
  ),
  /** Customers may pay the provider directly, past the escrow of the platform. */
  directPay: z._default(z.boolean(), false),
  /** Where they pay then: for customers with an order of it, never on the market. */
  directPayInstructions: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  /** Goes on the market as soon as it is approved; otherwise waits for `activate`. */
  publishOnApproval: z._default(z.boolean(), true),
})
export type ServiceContent = z.output<typeof serviceContent>
export type ServiceContentInput = z.input<typeof serviceContent>

const withTitle = serviceContent.check(
  z.refine(content => (content.title[content.sourceLocale] ?? '').trim().length > 0, {
    error: 'required',
    path: ['title'],
  }),
  z.refine(
    content =>
      content.deliveryDaysMin == null ||
      content.deliveryDaysMax == null ||
      content.deliveryDaysMin <= content.deliveryDaysMax,
    { error: 'ends_before_start', path: ['deliveryDaysMax'] },
  ),
  z.refine(content => new Set(content.skus.map(sku => sku.id)).size === content.skus.length, {
    error: 'duplicate',
    path: ['skus'],
  }),
)
export const serviceDraftInput = withTitle

export const serviceRow = z.object({
  id: z.string(),
  no: z.string(),
  status: z.enum(SERVICE_STATUSES),
  version: z.int(),
  /** The caller, an operator, is one of its provider's people: others decide about it. */
  ownStake: z.boolean(),
  actions: z.array(z.string()),
  categoryCode: z.string(),
  title: i18nText(160),
  coverFileId: z.nullable(z.string()),
  priceMode: z.nullable(z.enum(PRICE_MODES)),
  priceFrom: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  providerCompanyId: z.string(),
  /** For operators; a provider knows its own name. */
  providerName: z.nullable(z.string()),
  /** Visitors see it now. */
  listed: z.boolean(),
  /** The first day that a proof ends with; null where none does. */
  proofValidTo: z.nullable(z.string()),
  rejectReason: z.nullable(z.string()),
  submittedAt: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  updatedAt: z.string(),
})
export type ServiceRow = z.output<typeof serviceRow>

export const serviceDetailOutput = z.extend(serviceRow, {
  content: serviceContent,
  /** What is on the market while `content` is its changed version under review; null otherwise. */
  liveContent: z.nullable(serviceContent),
  /** Of the proofs of `content`, in their order. */
  proofStatuses: z.array(z.enum(PROOF_STATUSES)),
  createdAt: z.string(),
  timeline: z.array(
    z.extend(documentEvent(), {
      /** What a change wrote differently, once the service had been sent. */
      changes: z.optional(z.array(fieldChange())),
    }),
  ),
})
export type ServiceDetail = z.output<typeof serviceDetailOutput>

export const serviceAgreementOptionsInput = z.object({
  categoryCode: z.string().check(z.minLength(1), z.maxLength(40)),
})
/** A template that services of the category may be offered under. */
export const serviceAgreementOption = z.object({
  code: z.string(),
  edition: z.int(),
  title: i18nText(200),
  body: i18nText(40_000),
})
export type ServiceAgreementOption = z.output<typeof serviceAgreementOption>

/** One field of a service's content that differs between its two versions. */
export const serviceChange = z.object({
  field: z.string(),
  /** Of a text that reads differently: one entry for each of its languages. Null: the field differs as a whole. */
  words: z.nullable(
    z.object({
      locale: z.enum(LOCALE_CODES),
      /** In reading order; formatted text without its format. */
      parts: z.array(z.object({ kind: z.enum(TEXT_PART_KINDS), text: z.string() })),
    }),
  ),
})
export type ServiceChange = z.output<typeof serviceChange>

export const serviceVersionDiffInput = z
  .object({
    id: id(),
    /** Numbers of versions; without `from` what is on the market, without `to` what is written now. */
    from: z.optional(z.int().check(z.minimum(1))),
    to: z.optional(z.int().check(z.minimum(1))),
  })
  .check(z.refine(input => input.to === undefined || input.from !== undefined, { error: 'required', path: ['from'] }))
export const serviceVersionDiffOutput = z.object({
  changes: z.array(serviceChange),
  before: z.nullable(serviceContent),
  after: z.nullable(serviceContent),
})

/** Of the newest so many, each can be compared with each. */
export const MAX_SERVICE_VERSIONS = 200
export const serviceVersionRow = z.object({
  no: z.int(),
  at: z.string(),
  /** Approved, or changed by its provider without a review. */
  origin: z.enum(['review', 'provider']),
  byName: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type ServiceVersionRow = z.output<typeof serviceVersionRow>

const filters = {
  categoryCode: z.optional(z.string().check(z.maxLength(40))),
  /** Operators only. */
  providerCompanyId: z.optional(z.uuid()),
  /** With a proof that has ended, or ends within thirty days. */
  proof: z.optional(z.enum(['expiring', 'expired'])),
  dateFrom: z.optional(civilDate()),
  dateTo: z.optional(civilDate()),
}
export const servicePageInput = pageInput({ ...filters, status: z.optional(z.enum(SERVICE_STATUSES)) }, [
  '-updatedAt',
  'updatedAt',
  '-submittedAt',
  'submittedAt',
])
export const serviceStatusCountInput = z.object({
  ...filters,
  keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))),
})

export const serviceIdInput = z.object({ id: id() })
export const serviceBatchInput = z
  .object({
    /** As they were looked at: what was submitted anew meanwhile is decided by nobody unseen. */
    items: z.array(z.object({ id: id(), version: z.int() })).check(z.minLength(1), z.maxLength(100)),
    result: z.enum(['pass', 'reject']),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  })
  .check(
    z.refine(input => input.result === 'pass' || (input.reason ?? '').length >= 2, {
      error: 'required',
      path: ['reason'],
    }),
  )
export const serviceBatchOutput = z.object({
  ok: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), code: z.string(), msg: z.string() })),
})
export const serviceChangeOutput = z.object({
  id: z.string(),
  no: z.string(),
  version: z.int(),
  status: z.enum(SERVICE_STATUSES),
})
