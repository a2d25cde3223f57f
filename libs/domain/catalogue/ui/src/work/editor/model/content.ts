import {
  EMPTY_PACKAGING,
  productContent,
  type ProductContent,
  type ProductIssue,
} from '@tradeport/domain/catalogue/contract'
import {
  checkProduct,
  isComposition,
  isEmptyValue,
  isRange,
  type AttributeFacts,
} from '@tradeport/domain/catalogue/rules'
import { z, type LocaleCode } from '@tradeport/kernel/contract-kit'
import { tidyDecimal } from '@tradeport/web/ui'
import { markupOf } from '../../rich-text/html-to-markup'
import { htmlOf } from '../../rich-text/markup-to-html'
import type { ProductDraft } from './draft'
import { issueOf } from './schema-issue'

/** What the server can keep of a draft, and where in the form each part of it stands. */
export interface DraftContent {
  content: ProductContent
  /** What was typed but cannot be kept as it is: half a row, a number out of bounds. It stays in the form. */
  unkept: ProductIssue[]
  /** The form's path of a path of the content. */
  placeOf(path: string): string
}

const ROW_LISTS = ['priceTiers', 'leadTimes', 'customisations', 'customsElements', 'documents'] as const
type RowList = (typeof ROW_LISTS)[number]
type Places = Record<RowList, string[]>

interface Row {
  place: string
  value: Record<string, unknown>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function tierRows({ ladders, priceMode }: ProductDraft): Row[] {
  if (priceMode === 'negotiable') return []
  return ladders.flatMap((ladder, index) =>
    ladder.steps.flatMap((step, position) => {
      if (step.minQty === '' && step.price === '' && step.priceTo === '') return []
      const { skuCode, tradeType, currency, incoterm, port } = ladder
      const priceTo = priceMode === 'range' && step.priceTo !== '' ? step.priceTo : null
      return [
        {
          place: `ladders.${index}.steps.${position}`,
          value: { skuCode, tradeType, currency, incoterm, port, minQty: step.minQty, price: step.price, priceTo },
        },
      ]
    }),
  )
}

function rowsOf(draft: ProductDraft): Record<RowList, Row[]> {
  const named = (list: string, values: readonly Record<string, unknown>[]) =>
    values.map((value, index) => ({ place: `${list}.${index}`, value }))
  return {
    priceTiers: tierRows(draft),
    leadTimes: named(
      'leadTimes',
      draft.leadTimes.map(row => ({ ...row })),
    ).filter(({ value }) => value['minQty'] !== '' || value['days'] !== null),
    customisations: named(
      'customisations',
      draft.customisations.map(option => ({ ...option, extraDays: option.extraDays ?? 0 })),
    ),
    customsElements: named(
      'customsElements',
      draft.customsElements.map(element => ({ ...element })),
    ).filter(({ value }) => value['name'] !== '' || value['value'] !== ''),
    documents: named(
      'documents',
      draft.documents.map(document => ({ ...document })),
    ),
  }
}

/** Texts of languages that have a tab; an empty one is as good as none. */
function texts(draft: ProductDraft, of: ProductContent['title']): ProductContent['title'] {
  return Object.fromEntries(
    draft.languages.flatMap((locale: LocaleCode) => {
      const value = of[locale]?.trim() ?? ''
      return value === '' ? [] : [[locale, value]]
    }),
  )
}

function descriptions(draft: ProductDraft): ProductContent['description'] {
  const written = texts(draft, draft.descriptionMarkup)
  return Object.fromEntries(
    draft.languages.flatMap(locale => {
      const markup = written[locale]
      if (markup === undefined) return []
      // A text nobody has touched stays as it was written elsewhere, with marks that this form does not have.
      const before = draft.description[locale] ?? ''
      return [[locale, markupOf(before) === markup ? before : htmlOf(markup)]]
    }),
  )
}

/** Values of attributes without the parts that are still open; an open end of a range is named. */
function attributesOf(draft: ProductDraft, unkept: ProductIssue[]): ProductContent['attributes'] {
  const kept: ProductContent['attributes'] = {}
  for (const [code, value] of Object.entries(draft.attributes)) {
    if (isEmptyValue(value)) continue
    if (isRange(value)) {
      const open = (['min', 'max'] as const).filter(end => value[end] === '')
      if (open.length === 0) kept[code] = value
      else if (open.length === 1)
        unkept.push({ path: `attributes.${code}.${open[0]}`, rule: 'required', params: {}, severity: 'error' })
    } else if (isComposition(value)) {
      const parts = value.filter(part => part.option !== '' && part.percent !== '')
      if (parts.length > 0) kept[code] = parts
    } else kept[code] = value
  }
  return kept
}

/** Numbers as they will be when the field is left: `12.` and `.5` are on their way to being one. */
function settled(value: unknown): unknown {
  if (typeof value === 'string') return /^\d+\.$|^\.\d+$/.test(value) ? tidyDecimal(value) : value
  if (Array.isArray(value)) return value.map(settled)
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, settled(part)])) : value
}

function candidateOf(
  draft: ProductDraft,
  rows: Record<RowList, Row[]>,
  unkept: ProductIssue[],
): Record<string, unknown> {
  const { languages, descriptionMarkup: _markup, ladders: _ladders, parkedSkus: _parked, axes, ...rest } = draft
  const keywords = Object.fromEntries(
    languages.flatMap(locale => {
      const words = draft.keywords[locale] ?? []
      return words.length === 0 ? [] : [[locale, words]]
    }),
  )
  return {
    ...rest,
    title: texts(draft, draft.title),
    summary: texts(draft, draft.summary),
    description: descriptions(draft),
    keywords,
    attributes: settled(attributesOf(draft, unkept)),
    packaging: settled(draft.packaging),
    moq: settled(draft.moq),
    orderMultiple: settled(draft.orderMultiple ?? undefined),
    sample:
      draft.sample &&
      settled({ ...draft.sample, maxQty: draft.sample.maxQty ?? undefined, days: draft.sample.days ?? undefined }),
    axes: axes.map(axis => axis.code),
    ...Object.fromEntries(ROW_LISTS.map(list => [list, rows[list].map(row => settled(row.value))])),
  }
}

const isRowList = (name: string): name is RowList => ROW_LISTS.some(list => list === name)

/** Takes out what the schema does not accept, so that the rest can be kept; says what was taken. */
function prune(candidate: Record<string, unknown>, path: readonly string[], places: Places): void {
  const [field = '', inner] = path
  const value = candidate[field]
  if (isRowList(field) && Array.isArray(value) && inner !== undefined) {
    const index = Number(inner)
    candidate[field] = value.filter((_row, position) => position !== index)
    places[field].splice(index, 1)
  } else if (isRecord(value) && inner !== undefined) {
    const { [inner]: _wrong, ...others } = value
    candidate[field] = others
  } else delete candidate[field]
}

/** The first finding about each field. */
function namedIssues(issues: readonly z.core.$ZodIssue[], placeOf: (path: string) => string): ProductIssue[] {
  const byPath = new Map<string, ProductIssue>()
  for (const issue of issues) {
    const path = placeOf(issue.path.map(String).join('.'))
    if (!byPath.has(path)) byPath.set(path, { ...issueOf(issue), path })
  }
  return [...byPath.values()]
}

/** The values and rows to take out, last rows first, so that taking one out does not move the others. */
function wrongParts(issues: readonly z.core.$ZodIssue[]): string[][] {
  const parts = new Map(issues.map(issue => issue.path.slice(0, 2).map(String)).map(part => [part.join('.'), part]))
  const row = ([, index]: string[]) => Number(index) || 0
  return [...parts.values()].sort((a, b) => row(b) - row(a))
}

const MAX_ROUNDS = 6

export function contentOf(draft: ProductDraft): DraftContent {
  const rows = rowsOf(draft)
  const places: Places = {
    priceTiers: rows.priceTiers.map(row => row.place),
    leadTimes: rows.leadTimes.map(row => row.place),
    customisations: rows.customisations.map(row => row.place),
    customsElements: rows.customsElements.map(row => row.place),
    documents: rows.documents.map(row => row.place),
  }
  const unkept: ProductIssue[] = []
  const candidate = candidateOf(draft, rows, unkept)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const parsed = z.safeParse(productContent, candidate, { reportInput: true })
    if (parsed.success) return { content: parsed.data, unkept, placeOf: path => formPath(path, places) }
    unkept.push(...namedIssues(parsed.error.issues, path => formPath(path, places)))
    for (const path of wrongParts(parsed.error.issues)) prune(candidate, path, places)
  }
  // Nothing of the form could be kept but what a draft begins with.
  const content = productContent.parse({
    categoryId: draft.categoryId,
    sourceLocale: draft.sourceLocale,
    packaging: EMPTY_PACKAGING,
  })
  return { content, unkept, placeOf: path => formPath(path, places) }
}

/** Fields of a tier that belong to its ladder as a whole. */
const LADDER_FIELDS = ['skuCode', 'tradeType', 'currency', 'incoterm', 'port']

function formPath(path: string, places: Places): string {
  const [list = '', index, ...rest] = path.split('.')
  if (!isRowList(list) || index === undefined) return list === 'priceTiers' ? 'ladders' : path
  const place = places[list][Number(index)]
  if (place === undefined) return list === 'priceTiers' ? 'ladders' : list
  const field = rest.join('.')
  if (list === 'priceTiers' && LADDER_FIELDS.includes(field)) return `${place.replace(/\.steps\.\d+$/, '')}.${field}`
  return field === '' ? place : `${place}.${field}`
}

/** Everything that is wrong or missing, at the form's paths: the same findings as the server's. */
export function issuesOf(
  { content, unkept, placeOf }: DraftContent,
  attributes: readonly AttributeFacts[],
): ProductIssue[] {
  const found = checkProduct(content, attributes).map(issue => ({ ...issue, path: placeOf(issue.path) }))
  const named = new Set(unkept.map(issue => issue.path))
  return [...unkept, ...found.filter(issue => !named.has(issue.path))]
}
