import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { ABILITY_CODES } from '@tradeport/domain/membership/contract'
import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'
import { DECLARATION_STATUSES, declarationCountInput } from './declaration-form.schema'
import { FORM_FORMATS } from './declaration-transfer.contract'

const BASE = '/comprehensive-service/declarationForm/list/export'
const DECLARANTS = ['seller', 'provider'] as const

/** Rows of one file; whoever has more narrows the list. */
export const MAX_LIST_EXPORT = 100_000
/** Forms of one archive, each with a file of its own. */
export const MAX_FORM_EXPORT = 1_000

export const LIST_EXPORT_STATUSES = ['waiting', 'running', 'ready', 'failed', 'cancelled', 'expired'] as const
export type ListExportStatus = (typeof LIST_EXPORT_STATUSES)[number]

/** `list`: a row for each form in one workbook; otherwise a file for each of them, in one archive. */
export const LIST_EXPORT_FORMATS = ['list', ...FORM_FORMATS] as const
export type ListExportFormat = (typeof LIST_EXPORT_FORMATS)[number]

export const listExport = z.object({
  id: id(),
  format: z.enum(LIST_EXPORT_FORMATS),
  status: z.enum(LIST_EXPORT_STATUSES),
  rowsDone: z.int(),
  /** As counted when it was asked for. */
  rowsTotal: z.int(),
  createdAt: z.string(),
  /** Until when the file waits to be fetched. */
  expiresAt: z.nullable(z.string()),
  downloads: z.int(),
})
export type ListExport = z.output<typeof listExport>

const READS = ['declarationListExport'] as const

export const declarationListExportCreate = defineEndpoint({
  name: 'customs.declarationListExportCreate',
  path: `${BASE}/create`,
  audiences: DECLARANTS,
  input: z.extend(declarationCountInput, {
    status: z.optional(z.enum(DECLARATION_STATUSES)),
    format: z._default(z.enum(LIST_EXPORT_FORMATS), 'list'),
  }),
  output: listExport,
  ability: DATA_EXPORT_ABILITY,
  errors: [...ABILITY_CODES, 'FT521005', 'MALL640501'],
  writes: true,
  touches: READS,
  rateLimit: 10,
  summary:
    'Has the caller’s forms under the filters of the list written in the background, the newest first: their list as a workbook, or an archive with a file of each.',
})

export const declarationListExportCurrent = defineEndpoint({
  name: 'customs.declarationListExportCurrent',
  path: `${BASE}/current`,
  audiences: DECLARANTS,
  input: z.object({}),
  output: z.object({ current: z.nullable(listExport) }),
  reads: READS,
  summary: 'How far the caller’s last export is; null where there is none.',
})

export const declarationListExportCancel = defineEndpoint({
  name: 'customs.declarationListExportCancel',
  path: `${BASE}/cancel`,
  audiences: DECLARANTS,
  input: z.object({ id: id() }),
  output: listExport,
  errors: ['MALL600403', 'MALL600404'],
  writes: true,
  touches: READS,
  summary: 'Stops it; what was written is removed.',
})

export const declarationListExportDownload = defineEndpoint({
  name: 'customs.declarationListExportDownload',
  path: `${BASE}/download`,
  audiences: DECLARANTS,
  kind: 'binary',
  input: z.object({ id: id() }),
  output: z.unknown(),
  errors: ['MALL600403', 'MALL600404'],
  rateLimit: 30,
  summary: 'The workbook or the archive, for whoever asked for it and still works for that company, until it expires.',
})
