import { defineEndpoint, i18nText, id, pageOutput, statusCountOutput, text, z } from '@tradeport/kernel/contract-kit'
import {
  importPreviewOutput,
  itemContent,
  itemFilters,
  itemInput,
  itemPageInput,
  itemRow,
  itemTarget,
  ITEM_STATUSES,
  listCode,
  listRow,
} from './dictionary.schema'

const operators = { audiences: ['operator'] as const, errors: ['MALL600403', 'FT520404'] }
const change = {
  ...operators,
  writes: true,
  touches: ['dictionary'],
  errors: [...operators.errors, 'FT510006', 'FT520400'],
}
const step = z.object({ id: z.string(), version: z.int(), status: z.enum(ITEM_STATUSES) })

export const dictionaryLists = defineEndpoint({
  name: 'reference.dictionaryLists',
  path: '/platform/dictionary/list/all',
  ...operators,
  reads: ['dictionary'],
  input: z.object({}),
  output: z.object({ lists: z.array(listRow), mayChange: z.boolean(), mayChangeAll: z.boolean() }),
  summary: 'Every dictionary and code list; `mayChangeAll`: also for the other regions.',
})

export const dictionaryListCreate = defineEndpoint({
  name: 'reference.dictionaryListCreate',
  path: '/platform/dictionary/list/create',
  ...change,
  input: z.object({ code: listCode(), name: i18nText(100) }),
  output: z.object({ code: z.string() }),
  summary: 'A dictionary of the platform’s own, to which items are added.',
})

export const dictionaryPage = defineEndpoint({
  name: 'reference.dictionaryPage',
  path: '/platform/dictionary/item/page',
  ...operators,
  reads: ['dictionary'],
  input: itemPageInput,
  output: pageOutput(itemRow),
})

export const dictionaryStatusCount = defineEndpoint({
  name: 'reference.dictionaryStatusCount',
  path: '/platform/dictionary/item/statusCount',
  ...operators,
  reads: ['dictionary'],
  input: z.object({ list: itemFilters.list, parent: itemFilters.parent, at: itemFilters.at }),
  output: statusCountOutput(),
})

export const dictionaryCreate = defineEndpoint({
  name: 'reference.dictionaryCreate',
  path: '/platform/dictionary/item/create',
  ...change,
  input: itemInput,
  output: step,
  summary:
    'A new code, of all regions or the own of one, or its next period: the period before it ends the day before.',
})

/** What open documents name goes away only with force, and with a reason for it. */
const forced = {
  force: z._default(z.boolean(), false),
  reason: z.optional(z.string().check(z.trim(), z.maxLength(300))),
}

export const dictionaryUpdate = defineEndpoint({
  name: 'reference.dictionaryUpdate',
  path: '/platform/dictionary/item/update',
  ...change,
  errors: [...change.errors, 'FT520409'],
  input: z.object({ ...itemTarget, ...itemContent, ...forced }),
  output: step,
  summary:
    'Of what is everybody’s a region has name and colour of its own; of an item of its own everything. With an end before today it is switched off, as `disable` does it.',
})

export const dictionaryDisable = defineEndpoint({
  name: 'reference.dictionaryDisable',
  path: '/platform/dictionary/item/disable',
  ...change,
  errors: [...change.errors, 'FT520409'],
  input: z.object({ ...itemTarget, ...forced }),
  output: step,
  summary:
    'Refused while open documents use the item; with `force` a reason is needed. For all regions also where a region had switched it on for itself.',
})

export const dictionaryEnable = defineEndpoint({
  name: 'reference.dictionaryEnable',
  path: '/platform/dictionary/item/enable',
  ...change,
  input: z.object(itemTarget),
  output: step,
  summary: 'For all regions also in that of the call; others that have switched it off for themselves keep it off.',
})

export const dictionarySort = defineEndpoint({
  name: 'reference.dictionarySort',
  path: '/platform/dictionary/item/sort',
  ...change,
  input: z.object({
    list: listCode(),
    version: z.int(),
    scope: itemTarget.scope,
    ids: z.array(id()).check(z.minLength(1), z.maxLength(1000)),
  }),
  output: z.object({ version: z.int() }),
  summary: 'The items of a list in their new order, all of them.',
})

export const dictionaryExport = defineEndpoint({
  name: 'reference.dictionaryExport',
  path: '/platform/dictionary/item/export',
  ...operators,
  kind: 'binary',
  input: z.object({ ...itemFilters, keyword: z.optional(text(200, 0)) }),
  output: z.unknown(),
  summary: 'What the list shows, in the columns that the import reads.',
})

/** Form field `list`, file field `file`. */
export const dictionaryImportPreview = defineEndpoint({
  name: 'reference.dictionaryImportPreview',
  path: '/platform/dictionary/import/preview',
  audiences: ['operator'],
  kind: 'multipart',
  writes: true,
  rateLimit: 60,
  input: z.object({ list: listCode() }),
  output: importPreviewOutput,
  errors: [...operators.errors, 'MALL610201', 'MALL610202', 'MALL610203', 'MALL610205'],
  summary: 'Reads a spreadsheet, names every wrong cell and what would change; nothing is changed yet.',
})

const importErrors = ['MALL610206', 'MALL610207']

export const dictionaryImportApply = defineEndpoint({
  name: 'reference.dictionaryImportApply',
  path: '/platform/dictionary/import/apply',
  ...change,
  endsWithCaller: true,
  errors: [...change.errors, ...importErrors, 'FT520409'],
  input: z.object({ importId: id(), ...forced }),
  output: z.object({ added: z.int(), changed: z.int() }),
  summary:
    'Everything a preview would change, all or none, once; where codes go that open documents use, with `force` and a reason.',
})

export const dictionaryImportCancel = defineEndpoint({
  name: 'reference.dictionaryImportCancel',
  path: '/platform/dictionary/import/cancel',
  ...change,
  input: z.object({ importId: id() }),
  output: z.object({ cancelled: z.boolean() }),
  summary: 'Forgets a preview.',
})
