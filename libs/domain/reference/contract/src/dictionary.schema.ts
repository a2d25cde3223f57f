import { civilDate, i18nText, id, pageInput, text, z } from '@tradeport/kernel/contract-kit'
import { DAY_KINDS } from './work-day'

/** The lists that the product itself reads; operators make others. */
export const LIST_CODES = [
  'country',
  'currency',
  'unit',
  'hs_code',
  'place',
  'customs_office',
  'world_port',
  'domestic_port',
  'domestic_district',
  'domestic_destination',
  'origin_region',
  'customs_transport_mode',
  'supervision_mode',
  'levy_nature',
  'duty_mode',
  'transaction_mode',
  'incoterm',
  'wrap_type',
  'iso_size_type',
  'customs_container_spec',
  'doc_code',
  'edoc_type',
  'bop_income',
  'dcsa_event',
  'place_function',
  'conformity_goods',
  'certificate_kind',
  'registration_reject_reason',
  'annual_revenue_band',
  'company_type',
  'employee_band',
  'public_holiday',
] as const
export type ListCode = (typeof LIST_CODES)[number]

export const ITEM_STATUSES = ['enabled', 'disabled'] as const
export type ItemStatus = (typeof ITEM_STATUSES)[number]

export const ITEM_ACTIONS = ['update', 'enable', 'disable'] as const
export type ItemAction = (typeof ITEM_ACTIONS)[number]

/** What a change is for: everybody, or the region of the call. */
export const SCOPES = ['all', 'region'] as const
export type Scope = (typeof SCOPES)[number]

/** What an item says besides its name, by list; lists that operators make have none of it. */
export const LIST_FIELDS: Readonly<Partial<Record<string, readonly string[]>>> = {
  country: ['alpha3', 'numeric', 'customs'],
  currency: ['numeric', 'customs', 'exponent', 'symbol'],
  unit: ['unece'],
  hs_code: [
    'section',
    'unit1',
    'unit2',
    'vatRate',
    'refundRate',
    'consumptionTax',
    'special',
    'supervision',
    'elements',
  ],
  place: ['country', 'function', 'customs'],
  iso_size_type: ['group', 'customsSpec', 'length', 'height'],
  customs_container_spec: ['teu'],
  incoterm: ['mainCarriagePaid', 'insuranceBySeller', 'seaOnly'],
  dcsa_event: ['kind'],
  public_holiday: ['kind'],
}

/** Fields that say one of a few things, by list; it has to be said. */
export const LIST_CHOICES: Readonly<Partial<Record<string, Readonly<Record<string, readonly string[]>>>>> = {
  public_holiday: { kind: DAY_KINDS },
}
export const choicesOf = (list: string, field: string): readonly string[] | undefined => LIST_CHOICES[list]?.[field]

export const fieldsOf = (list: string): readonly string[] => LIST_FIELDS[list] ?? []

export const NAME_MAX = 500
export const MAX_IMPORT_ROWS = 50_000
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024

export const listCode = () => z.string().check(z.regex(/^[a-z_]{3,64}$/, { error: 'code' }))
const extra = z.record(z.string(), z.string().check(z.trim(), z.maxLength(1000)))
const color = z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'invalid_format' })))
const validity = { validFrom: z.nullable(civilDate()), validTo: z.nullable(civilDate()) }

/** What operators write of an item. */
export const itemContent = {
  label: i18nText(NAME_MAX),
  color: z._default(color, null),
  parent: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(40))), null),
  validFrom: z._default(validity.validFrom, null),
  validTo: z._default(validity.validTo, null),
  extra: z._default(extra, {}),
}

export const itemTarget = { id: id(), version: z.int().check(z.minimum(0)), scope: z._default(z.enum(SCOPES), 'all') }

export const itemInput = z.object({
  list: listCode(),
  value: text(40),
  scope: itemTarget.scope,
  ...itemContent,
})

export const itemRow = z.object({
  id: z.string(),
  list: z.string(),
  value: z.string(),
  parent: z.nullable(z.string()),
  /** As it is in the region of the call. */
  label: i18nText(NAME_MAX),
  color: z.nullable(z.string()),
  sort: z.int(),
  status: z.enum(ITEM_STATUSES),
  /** In regions that say nothing of their own. */
  statusForAll: z.enum(ITEM_STATUSES),
  ...validity,
  extra: z.record(z.string(), z.string()),
  /** The region says something of its own. */
  overridden: z.boolean(),
  /** The item is the region's own: no other has it. */
  ofRegion: z.boolean(),
  /** Another item names this one as its parent. */
  hasChildren: z.boolean(),
  version: z.int(),
  actions: z.array(z.string()),
  updatedAt: z.string(),
})
export type ItemRow = z.output<typeof itemRow>

export const itemFilters = {
  list: listCode(),
  status: z.optional(z.enum(ITEM_STATUSES)),
  /** Items right below this one; empty: those at the top. */
  parent: z.optional(z.string().check(z.maxLength(40))),
  /** Only what holds on this day. */
  at: z.optional(civilDate()),
}
export const itemPageInput = pageInput(itemFilters)

export const listRow = z.object({
  code: z.string(),
  name: i18nText(100),
  extensible: z.boolean(),
  searched: z.boolean(),
  system: z.boolean(),
  itemCount: z.int(),
  version: z.int(),
  fields: z.array(z.string()),
  updatedAt: z.string(),
})
export type ListRow = z.output<typeof listRow>

export const importProblem = z.object({
  row: z.int(),
  column: z.string(),
  value: z.string(),
  message: z.string(),
})

export const importedChange = z.object({
  row: z.int(),
  code: z.string(),
  action: z.enum(['add', 'change']),
  /** What differs, as it stands and as it will stand. */
  differences: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})
export type ImportedChange = z.output<typeof importedChange>

/** The first of each are listed; the counts are of all. */
export const importPreviewOutput = z.object({
  importId: z.string(),
  rowCount: z.int(),
  addCount: z.int(),
  changeCount: z.int(),
  changes: z.array(importedChange),
  problemCount: z.int(),
  problems: z.array(importProblem),
  inUseCount: z.int(),
  /** What goes although open documents or companies name it: only with force and a reason. */
  inUse: z.array(z.object({ row: z.int(), code: z.string(), count: z.int() })),
  expiresAt: z.string(),
})
export type ImportPreview = z.output<typeof importPreviewOutput>
