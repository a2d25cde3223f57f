import {
  defineEndpoint,
  defineStep,
  id,
  pageOutput,
  statusCountOutput,
  steppedTo,
  z,
} from '@tradeport/kernel/contract-kit'
import {
  EXPORT_PARTIES,
  EXPORT_STATUSES,
  companyExportInput,
  exportCountInput,
  exportInput,
  exportOptions,
  exportOptionsInput,
  exportPageInput,
  exportRow,
  fullExportInput,
} from './data-export.schema'

const EVERYBODY = [...EXPORT_PARTIES, 'operator'] as const

const steppedDataExport = {
  name: 'governance.dataExport',
  path: '/platform/dataExport',
  touches: ['dataExport'],
  changed: () => steppedTo(EXPORT_STATUSES),
} as const

export const dataExportPage = defineEndpoint({
  name: 'governance.dataExportPage',
  path: '/platform/dataExport/page',
  audiences: EVERYBODY,
  input: exportPageInput,
  output: pageOutput(exportRow),
  reads: ['dataExport'],
  summary: 'The caller’s own exports, newest first.',
})

export const dataExportStatusCount = defineEndpoint({
  name: 'governance.dataExportStatusCount',
  path: '/platform/dataExport/statusCount',
  audiences: EVERYBODY,
  input: exportCountInput,
  output: statusCountOutput(),
  reads: ['dataExport'],
})

export const dataExportOptions = defineEndpoint({
  name: 'governance.dataExportOptions',
  path: '/platform/dataExport/options',
  audiences: EVERYBODY,
  input: exportOptionsInput,
  output: exportOptions,
  reads: ['dataExport'],
  summary: 'The lists that the caller may take away, with their columns in the caller’s language.',
})

export const dataExportCreate = defineEndpoint({
  name: 'governance.dataExportCreate',
  path: '/platform/dataExport/create',
  audiences: ['operator'],
  input: exportInput,
  output: exportRow,
  errors: ['MALL600403', 'MALL640501'],
  writes: true,
  touches: ['dataExport'],
  rateLimit: 20,
  summary: 'Has a list of the region written to a file in the background; what is personal is masked.',
})

export const fullExportCreate = defineEndpoint({
  name: 'governance.fullExportCreate',
  path: '/platform/dataExport/full/create',
  audiences: ['operator'],
  input: fullExportInput,
  output: exportRow,
  errors: ['MALL600403', 'MALL640501', 'USER_SERVICE530130'],
  writes: true,
  touches: ['fullExport', 'dataExport'],
  stepUp: true,
  rateLimit: 20,
  summary: 'The same with what is personal in full.',
})

export const companyExportCreate = defineEndpoint({
  name: 'governance.companyExportCreate',
  path: '/platform/dataExport/company/create',
  audiences: EXPORT_PARTIES,
  input: companyExportInput,
  output: exportRow,
  errors: ['MALL600403', 'MALL640501', 'FT511002', 'FT511003', 'FT511004', 'USER_SERVICE530002'],
  ability: 'data.export',
  writes: true,
  touches: ['dataExport'],
  rateLimit: 20,
  summary: 'Has a list of the caller’s company written to a file in the background, as the caller sees it.',
})

export const dataExportCancel = defineStep(steppedDataExport, 'cancel', {
  audiences: EVERYBODY,
  errors: ['MALL600403', 'MALL600404', 'FT510006'],
  summary: 'Stops it; what was written is removed.',
})

export const dataExportDownload = defineEndpoint({
  name: 'governance.dataExportDownload',
  path: '/platform/dataExport/download',
  audiences: EVERYBODY,
  input: z.object({ id: id() }),
  output: z.unknown(),
  errors: ['MALL600403', 'MALL600404'],
  kind: 'binary',
  audit: 'read',
  reads: ['dataExport'],
  summary: 'The file, for whoever asked for it, as long as they hold the rights and it has not expired.',
})
