import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'
import { importJob, templateInput, uploadInput } from './sheet.schema'

const EVERYBODY = ['buyer', 'seller', 'provider', 'operator'] as const
const JOB = '/comprehensive-service/basic/importJob'

export const templateDownload = defineEndpoint({
  name: 'sheets.templateDownload',
  path: '/comprehensive-service/template/download',
  audiences: EVERYBODY,
  kind: 'binary',
  input: templateInput,
  output: z.unknown(),
  errors: ['gateway.400019'],
  summary: 'An empty sheet with heads in the reader’s language, and a second one that says what each column takes.',
})

export const uploadExcel = defineEndpoint({
  name: 'sheets.uploadExcel',
  path: '/comprehensive-service/basic/uploadExcel',
  audiences: EVERYBODY,
  input: uploadInput,
  output: importJob,
  errors: [
    ...['gateway.400019', 'FT520400', 'FT521404', 'MALL600403'],
    ...['MALL610201', 'MALL610202', 'MALL610203', 'MALL610204', 'MALL610205'],
  ],
  writes: true,
  audit: 'none',
  touches: ['importJob'],
  rateLimit: 60,
  summary: 'Reads an uploaded spreadsheet and names every wrong cell; it is taken over when that is confirmed.',
})

export const importJobDetail = defineEndpoint({
  name: 'sheets.importJobDetail',
  path: `${JOB}/detail`,
  audiences: EVERYBODY,
  input: z.object({ id: id() }),
  output: importJob,
  errors: ['FT520404'],
  reads: ['importJob'],
})

export const importJobReport = defineEndpoint({
  name: 'sheets.importJobReport',
  path: `${JOB}/report`,
  audiences: EVERYBODY,
  kind: 'binary',
  input: z.object({ id: id() }),
  output: z.unknown(),
  errors: ['FT520404', 'FT520400'],
  reads: ['importJob'],
  summary: 'The sheet as it was sent, its wrong cells remarked. Corrected, it is sent again.',
})

const seen = { id: id(), version: z.int().check(z.minimum(0)) }

export const importJobConfirm = defineEndpoint({
  name: 'sheets.importJobConfirm',
  path: `${JOB}/confirm`,
  audiences: EVERYBODY,
  input: z.object(seen),
  output: importJob,
  errors: [
    ...['FT510006', 'FT520400', 'FT520404', 'FT521404', 'MALL600403'],
    ...['MALL610201', 'MALL610202', 'MALL610203', 'MALL610204', 'MALL610205', 'MALL610206', 'MALL610207'],
  ],
  writes: true,
  endsWithCaller: true,
  touches: ['importJob', 'declarationForm', 'companyAddress', 'dictionary'],
  summary: 'All that the preview announced or none of it, once. What was changed meanwhile is refused.',
})

export const importJobCancel = defineEndpoint({
  name: 'sheets.importJobCancel',
  path: `${JOB}/cancel`,
  audiences: EVERYBODY,
  input: z.object(seen),
  output: importJob,
  errors: ['FT510006', 'FT520404', 'MALL600403'],
  writes: true,
  audit: 'none',
  touches: ['importJob'],
})
