import { defineEndpoint, pageInput, pageOutput, z } from '@tradeport/kernel/contract-kit'
import {
  NOTE_MAX,
  TEXT_FILTERS,
  TEXT_MAX,
  TEXT_STATUSES,
  importPreview,
  localeCode,
  scope,
  textAddress,
  textChange,
  textFilters,
  textRow,
  versionRow,
} from './language-text.schema'

const operators = { audiences: ['operator'] as const, errors: ['MALL600403', 'MALL600404'] }
const change = { ...operators, writes: true, touches: ['languageText'], errors: [...operators.errors, 'FT510006'] }
const version = { version: z.int().check(z.minimum(0)) }

export const languageOverview = defineEndpoint({
  name: 'language.overview',
  path: '/platform/language/overview',
  ...operators,
  reads: ['languageText', 'language'],
  input: z.object({ scope: z.optional(scope()) }),
  output: z.object({
    scope: z.string(),
    /** The scopes that this operator sees; `mayEdit` speaks of the one that was asked for. */
    scopes: z.array(z.string()),
    mayEdit: z.boolean(),
    namespaces: z.array(z.object({ name: z.string(), count: z.int() })),
    draftCount: z.int(),
    /** Number of the scope's newest version; 0 before the first. */
    liveNo: z.int(),
    publishedAt: z.nullable(z.string()),
    publishedName: z.nullable(z.string()),
  }),
  summary: 'What can be edited, and where publishing stands.',
})

export const languageTextPage = defineEndpoint({
  name: 'language.textPage',
  path: '/platform/language/text/page',
  ...operators,
  reads: ['languageText', 'language'],
  input: pageInput(textFilters),
  output: z.extend(pageOutput(textRow), { counts: z.record(z.enum(TEXT_FILTERS), z.int()) }),
  summary: 'Texts of a language beside the English ones: built in, published and being prepared.',
})

const changedText = z.object({ status: z.enum(TEXT_STATUSES), version: z.int() })

export const languageTextSave = defineEndpoint({
  name: 'language.textSave',
  path: '/platform/language/text/save',
  ...change,
  errors: [...change.errors, 'MALL600400'],
  input: z.object({
    ...textAddress,
    ...version,
    text: z.string().check(z.trim(), z.minLength(1, { error: 'required' }), z.maxLength(TEXT_MAX)),
  }),
  output: changedText,
  summary: 'Writes a text as a draft; the placeholders must be those of the English text.',
})

export const languageTextReset = defineEndpoint({
  name: 'language.textReset',
  path: '/platform/language/text/reset',
  ...change,
  input: z.object({ ...textAddress, ...version }),
  output: changedText,
  summary: 'Prepares to go back to the built-in text, or to that of all regions.',
})

export const languageTextDiscard = defineEndpoint({
  name: 'language.textDiscard',
  path: '/platform/language/text/discard',
  ...change,
  input: z.object({ ...textAddress, ...version }),
  output: changedText,
  summary: 'Throws a draft away; what is published stays.',
})

export const languageTextHistory = defineEndpoint({
  name: 'language.textHistory',
  path: '/platform/language/text/history',
  ...operators,
  reads: ['language'],
  input: z.object(textAddress),
  output: z.object({
    entries: z.array(
      z.object({
        no: z.int(),
        at: z.string(),
        by: z.nullable(z.string()),
        before: z.nullable(z.string()),
        after: z.nullable(z.string()),
      }),
    ),
  }),
  summary: 'What earlier versions changed in a text, newest first.',
})

export const languageDraft = defineEndpoint({
  name: 'language.draft',
  path: '/platform/language/draft/detail',
  ...operators,
  reads: ['languageText', 'language'],
  input: z.object({ scope: scope() }),
  output: z.object({
    liveNo: z.int(),
    /** Names exactly these drafts: publishing anything else is refused. */
    stamp: z.string(),
    total: z.int(),
    locales: z.array(z.object({ locale: localeCode(), count: z.int() })),
    /** The first 500. */
    changes: z.array(textChange),
  }),
  summary: 'Everything that publishing would change.',
})

export const languageDraftDiscard = defineEndpoint({
  name: 'language.draftDiscard',
  path: '/platform/language/draft/discard',
  ...change,
  input: z.object({ scope: scope(), stamp: z.string().check(z.maxLength(100)) }),
  output: z.object({ discarded: z.int() }),
  summary: 'Throws all drafts of a scope away.',
})

const published = z.object({ no: z.int(), changeCount: z.int() })

export const languagePublish = defineEndpoint({
  name: 'language.publish',
  path: '/platform/language/publish',
  ...change,
  touches: ['languageText', 'language'],
  errors: [...change.errors, 'MALL600400'],
  input: z.object({
    scope: scope(),
    stamp: z.string().check(z.maxLength(100)),
    note: z.optional(z.string().check(z.trim(), z.maxLength(NOTE_MAX))),
  }),
  output: published,
  summary: 'Makes a version of all drafts; open front-ends take it over at once.',
})

export const languageVersionPage = defineEndpoint({
  name: 'language.versionPage',
  path: '/platform/language/version/page',
  ...operators,
  reads: ['language'],
  input: pageInput({ scope: scope() }),
  output: pageOutput(versionRow),
  summary: 'Published versions of a scope, newest first.',
})

export const languageVersionDetail = defineEndpoint({
  name: 'language.versionDetail',
  path: '/platform/language/version/detail',
  ...operators,
  reads: ['language'],
  input: z.object({ id: z.uuid() }),
  output: z.extend(versionRow, { changes: z.array(textChange) }),
  summary: 'A version and the first 500 of what it changed.',
})

export const languageRollBack = defineEndpoint({
  name: 'language.rollBack',
  path: '/platform/language/version/rollBack',
  ...change,
  touches: ['languageText', 'language'],
  input: z.object({
    id: z.uuid(),
    /** The newest version that the operator saw. */
    liveNo: z.int().check(z.minimum(1)),
    note: z.optional(z.string().check(z.trim(), z.maxLength(NOTE_MAX))),
  }),
  output: published,
  summary: 'Publishes the texts of an earlier version again, as a new one; drafts stay.',
})

export const languageExport = defineEndpoint({
  name: 'language.export',
  path: '/platform/language/export',
  ...operators,
  kind: 'binary',
  input: z.object({ ...textFilters, locales: z.array(localeCode()).check(z.minLength(1), z.maxLength(13)) }),
  output: z.unknown(),
  summary: 'What a list shows as a spreadsheet: English and one column for each language.',
})

/** Form field `scope`, file field `file`. */
export const languageImportPreview = defineEndpoint({
  name: 'language.importPreview',
  path: '/platform/language/import/preview',
  audiences: ['operator'],
  kind: 'multipart',
  writes: true,
  rateLimit: 60,
  input: z.object({ scope: scope() }),
  output: importPreview,
  errors: ['MALL600403', 'MALL600404', 'MALL610202', 'MALL610203', 'MALL610205'],
  summary: 'Reads an exported spreadsheet and names every wrong cell; nothing is changed yet.',
})

export const languageImportApply = defineEndpoint({
  name: 'language.importApply',
  path: '/platform/language/import/apply',
  ...change,
  endsWithCaller: true,
  errors: [...change.errors, 'MALL610206', 'MALL610207'],
  input: z.object({ importId: z.uuid() }),
  output: z.object({ changeCount: z.int() }),
  summary: 'Makes drafts of everything a preview would change, all or none.',
})
