import {
  LOCALE_CODES,
  civilDate,
  documentEvent,
  i18nText,
  id,
  optionalText,
  pageInput,
  text,
  z,
} from '@tradeport/kernel/contract-kit'

/** Of an edition of a template. What was in force never changes: people have accepted it. */
export const AGREEMENT_TEMPLATE_STATUSES = ['draft', 'in_force', 'replaced'] as const
export type AgreementTemplateStatus = (typeof AGREEMENT_TEMPLATE_STATUSES)[number]
export const AGREEMENT_TEMPLATE_ACTIONS = ['update', 'publish', 'withdraw'] as const
export type AgreementTemplateAction = (typeof AGREEMENT_TEMPLATE_ACTIONS)[number]

/** Of the agreement on one order; `part_signed`: accepted by the customer. */
export const AGREEMENT_STATUSES = ['draft', 'part_signed', 'signed', 'revoked'] as const
export type AgreementStatus = (typeof AGREEMENT_STATUSES)[number]
/** What both sides agree to with it: an order of a service, or a customs agency order that is placed with a broker directly. */
export const AGREEMENT_ORDER_TYPES = ['service_order', 'customs_order'] as const
export type AgreementOrderType = (typeof AGREEMENT_ORDER_TYPES)[number]
export const AGREEMENT_ACTIONS = ['update', 'accept'] as const
export type AgreementAction = (typeof AGREEMENT_ACTIONS)[number]

/** What `{…}` in a template may stand for besides its own variables. */
export const AGREEMENT_PLACEHOLDERS = ['customer', 'provider', 'service', 'item', 'quantity', 'order_no'] as const
export type AgreementPlaceholder = (typeof AGREEMENT_PLACEHOLDERS)[number]

/** What an agreement waits for: its customer's word, the order to be sent with it, the provider's word. */
export const AGREEMENT_WAITS = ['acceptance', 'sending', 'signature'] as const
export type AgreementWait = (typeof AGREEMENT_WAITS)[number]

export const AGREEMENT_SIDES = ['customer', 'provider'] as const
export type AgreementSide = (typeof AGREEMENT_SIDES)[number]

const MAX_BODY = 40_000
const values = () => z.record(z.string().check(z.regex(/^[a-z][a-z0-9_]{0,39}$/)), z.string().check(z.maxLength(500)))

/** Something the customer writes into its agreement; in the text as `{key}`. */
export const agreementVariable = z.object({
  key: z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9_]{1,39}$/, { error: 'code' })),
  label: i18nText(100),
  required: z.boolean(),
})
export type AgreementVariable = z.output<typeof agreementVariable>

export const agreementTemplateInput = z.object({
  /** The same in all editions. */
  code: z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9-]{1,39}$/, { error: 'slug' })),
  sourceLocale: z.enum(LOCALE_CODES),
  title: i18nText(200),
  /** Plain text: a line that begins with `# ` heads a clause, an empty line parts paragraphs. */
  body: i18nText(MAX_BODY),
  /** Codes of service categories; none: all that have no template of their own. */
  categoryCodes: z.array(text(40)).check(z.maxLength(50)),
  variables: z.array(agreementVariable).check(z.maxLength(10)),
})
export type AgreementTemplateInput = z.output<typeof agreementTemplateInput>

export const agreementTemplateRow = z.object({
  id: z.string(),
  code: z.string(),
  edition: z.int(),
  title: i18nText(200),
  categoryCodes: z.array(z.string()),
  status: z.enum(AGREEMENT_TEMPLATE_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
  publishedAt: z.nullable(z.string()),
  publishedByName: z.nullable(z.string()),
  updatedAt: z.string(),
})
export type AgreementTemplateRow = z.output<typeof agreementTemplateRow>

export const agreementTemplateDetailOutput = z.extend(agreementTemplateRow, {
  sourceLocale: z.enum(LOCALE_CODES),
  body: i18nText(MAX_BODY),
  variables: z.array(agreementVariable),
  /** All editions of the code, the newest first. */
  editions: z.array(z.object({ id: z.string(), edition: z.int(), status: z.enum(AGREEMENT_TEMPLATE_STATUSES) })),
})
export type AgreementTemplateDetail = z.output<typeof agreementTemplateDetailOutput>

export const agreementTemplatePageInput = pageInput({
  status: z.optional(z.enum(AGREEMENT_TEMPLATE_STATUSES)),
  keyword: optionalText(200),
})

/** What is shown to somebody who is about to order. */
export const agreementOffer = z.object({
  templateId: z.string(),
  code: z.string(),
  edition: z.int(),
  title: i18nText(200),
  body: i18nText(MAX_BODY),
  variables: z.array(agreementVariable),
})
export type AgreementOffer = z.output<typeof agreementOffer>

/** Who agreed to what, and when; written once. */
export const agreementAcceptance = z.object({
  side: z.enum(AGREEMENT_SIDES),
  companyName: z.string(),
  personName: z.string(),
  acceptedAt: z.string(),
  edition: z.int(),
  /** The language it was read in. */
  locale: z.enum(LOCALE_CODES),
  /** SHA-256 of the text in all languages, in hexadecimal digits. */
  hash: z.string(),
})
export type AgreementAcceptance = z.output<typeof agreementAcceptance>

export const agreementRow = z.object({
  id: z.string(),
  no: z.string(),
  orderId: z.string(),
  orderNo: z.string(),
  orderType: z.enum(AGREEMENT_ORDER_TYPES),
  title: i18nText(200),
  edition: z.int(),
  customerName: z.string(),
  providerName: z.string(),
  status: z.enum(AGREEMENT_STATUSES),
  version: z.int(),
  actions: z.array(z.string()),
  updatedAt: z.string(),
})
export type AgreementRow = z.output<typeof agreementRow>

export const agreementDetailOutput = z.extend(agreementRow, {
  /** The edition that stands here; the customer names it when it accepts. */
  templateId: z.string(),
  templateCode: z.string(),
  sourceLocale: z.enum(LOCALE_CODES),
  /** With everything filled in that is known. */
  body: i18nText(MAX_BODY),
  variables: z.array(agreementVariable),
  values: z.record(z.string(), z.string()),
  hash: z.nullable(z.string()),
  acceptances: z.array(agreementAcceptance),
  /** The customer accepted an earlier edition; this one is to be read again. */
  renewed: z.boolean(),
  waitsFor: z.nullable(z.enum(AGREEMENT_WAITS)),
  timeline: z.array(documentEvent()),
})
export type AgreementDetail = z.output<typeof agreementDetailOutput>

const filters = () => ({
  categoryCode: z.optional(z.string().check(z.maxLength(40))),
  dateFrom: z.optional(civilDate()),
  dateTo: z.optional(civilDate()),
})
export const agreementPageInput = pageInput({
  ...filters(),
  status: z.optional(z.enum(AGREEMENT_STATUSES)),
  keyword: optionalText(200),
})
export const agreementCountInput = () => z.object({ ...filters(), keyword: z.optional(text(200, 0)) })

export const agreementValues = values
export const AGREEMENT_FORMATS = ['docx', 'pdf'] as const
export const agreementTarget = () => z.object({ id: z.optional(id()), orderId: z.optional(id()) })
