import {
  BUSINESS_MATTERS,
  CONTAINER_FIELDS,
  COP_LIMIT_FIELDS,
  DECLARATION_TYPES,
  EDOC_FIELDS,
  FREE_FIELDS,
  HEAD_FIELDS,
  ITEM_FIELDS,
  LICENCE_FIELDS,
  LIMIT_FIELDS,
  OTHER_PACK_FIELDS,
  REQUEST_CERT_FIELDS,
  SUPPLEMENT_FIELDS,
  USER_FIELDS,
  VIN_FIELDS,
  declarationContent,
  type DeclarationContent,
  type DeclarationField,
  type IeFlag,
  type SheetKind,
} from '@tradeport/domain/customs/contract'
import {
  KIND_ROW,
  LINE_FIELD,
  MATTERS_ROW,
  SHEET_FIELDS,
  declarationMessage,
  sheetHeader,
} from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { binary, type ActorContext, type BinaryAnswer } from '@tradeport/node/server-kit'
import { disarmed, workbook, type Sheet, type SheetCell } from '@tradeport/node/spreadsheet'
import type { DeclarationRecord } from './customs.table'
import { codesOf } from './declaration-content'
import type { DeclarationListRecord } from './declaration.repository'
import type { ListExportRecord } from './list-export.table'
import type { CustomsPorts } from './ports'

export type Words = Readonly<Record<string, string>>

/** The words of the pages, in the caller's language. */
export const wordsFor = ({ words }: CustomsPorts, { locale }: Pick<ActorContext, 'locale'>): Promise<Words> =>
  words('customs', locale)
/** What the form calls a field; groups that share a name share its word. */
const fieldWord = (words: Words, name: string): string | undefined => words[`wizard.field.${name}`]
export const sheetWord = (words: Words, key: string): string => words[`transfer.sheet.${key}`] ?? key
type Fields = Readonly<Record<string, DeclarationField>>
type Values = Readonly<Record<string, unknown>>

const HEADER_WIDTH = 24

/** Numbers as numbers, so that a spreadsheet adds them; everything else as text, so that no code loses its zeros. */
function cellOf(field: DeclarationField | undefined, value: unknown): SheetCell {
  if (typeof value !== 'string') return null
  const isNumber = field?.kind === 'decimal' || field?.kind === 'integer'
  return isNumber && value !== '' && Number.isFinite(Number(value)) ? Number(value) : disarmed(value)
}

export const headersOf = (fields: Fields, words: Words): string[] =>
  Object.keys(fields).map(name => sheetHeader(name, fieldWord(words, name)))

interface Part {
  name: string
  fields: Fields
  rows: readonly Values[]
  /** In front of the fields. */
  lead?: { head: string; value: (index: number) => SheetCell }
}

const partSheet = ({ name, fields, rows, lead }: Part, words: Words): Sheet => ({
  name,
  width: () => HEADER_WIDTH,
  rows: [
    [...(lead ? [lead.head] : []), ...headersOf(fields, words)],
    ...rows.map((row, index) => [
      ...(lead ? [lead.value(index)] : []),
      ...Object.entries(fields).map(([field, facts]) => cellOf(facts, row[field])),
    ]),
  ],
})

/** The sheets of lines and rows of a form, as a conversion reads them; those of a line name it in front. */
function partsOf(content: DeclarationContent, words: Words): Part[] {
  const ofLines = (rows: readonly (readonly Values[])[], name: string, fields: Fields): Part => {
    const all = rows.flatMap((own, index) => own.map(row => ({ line: index + 1, row })))
    const head = sheetHeader(LINE_FIELD, sheetWord(words, 'line'))
    return { name, fields, rows: all.map(({ row }) => row), lead: { head, value: index => all[index]?.line ?? null } }
  }
  const { items } = content
  return [
    { name: 'items', fields: ITEM_FIELDS, rows: items },
    { name: 'containers', fields: CONTAINER_FIELDS, rows: content.containers },
    ofLines(
      items.map(({ vins }) => vins),
      'vehicles',
      VIN_FIELDS,
    ),
    { name: 'licences', fields: LICENCE_FIELDS, rows: content.licenceDocs },
    { name: 'documents', fields: EDOC_FIELDS, rows: content.eDocs },
    ofLines(
      items.map(({ limits }) => limits),
      'qualifications',
      LIMIT_FIELDS,
    ),
    { name: 'other packages', fields: OTHER_PACK_FIELDS, rows: content.otherPacks },
    { name: 'certificates', fields: REQUEST_CERT_FIELDS, rows: content.requestCerts },
    { name: 'contacts', fields: USER_FIELDS, rows: content.users },
    { name: 'company qualifications', fields: COP_LIMIT_FIELDS, rows: content.copLimits },
    { name: 'supplements', fields: SUPPLEMENT_FIELDS, rows: content.supplements },
  ]
}

/** What kind of form it is and what goes with it, by their codes: in the sheet of the head. */
const kindHeader = (words: Words) => sheetHeader(KIND_ROW, words['wizard.source.type'])
const mattersHeader = (words: Words) => sheetHeader(MATTERS_ROW, words['wizard.matters'])

/** One form: its head as a list, everything else in the columns that a conversion reads. */
export async function formWorkbook(
  ctx: ActorContext,
  ports: CustomsPorts,
  { content, no }: DeclarationRecord,
): Promise<BinaryAnswer> {
  const words = await wordsFor(ports, ctx)
  const labels = await ports.codes.labels(ctx, codesOf(content), ctx.locale)
  const listed = (fields: Fields, values: Values) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name]
      if (typeof value !== 'string' || value === '') return []
      const label = field.list ? labels.get(field.list)?.get(value) : undefined
      return [[sheetHeader(name, fieldWord(words, name)), cellOf(field, value), disarmed(label ?? '')]]
    })
  const { declType, businessMatters: matters } = content
  const head = [
    [kindHeader(words), declType, words[`wizard.type.${declType}`] ?? ''],
    ...listed(HEAD_FIELDS, content.head),
    ...listed(FREE_FIELDS, content.freeText),
    ...(matters.length > 0
      ? [
          [
            mattersHeader(words),
            matters.join(', '),
            matters.map(code => words[`wizard.matter.${code}`] ?? code).join(' · '),
          ],
        ]
      : []),
  ]
  return workbook(no, [
    {
      name: 'head',
      width: index => (index === 0 ? 44 : 36),
      rows: [['field', 'value', 'name'].map(key => sheetWord(words, key)), ...head],
    },
    ...partsOf(content, words)
      .filter(({ rows }) => rows.length > 0)
      .map(part => partSheet(part, words)),
  ])
}

/** An empty sheet of lines, and a second one that says what each column takes. */
export function sheetTemplate(kind: SheetKind, words: Words, ieFlag: IeFlag): Promise<BinaryAnswer> {
  const say = (key: string) => sheetWord(words, key)
  const fields: Fields = SHEET_FIELDS[kind]
  const headers = headersOf(fields, words)
  const rows = Object.values(fields).map((field, index) => [
    headers[index] ?? '',
    say(`need.${ieFlag === 'E' ? field.export : field.import}`),
    say(`kind.${field.kind}`),
    field.max,
    field.scale ?? null,
  ])
  const head = ['column', 'need', 'kind', 'max', 'scale'].map(say)
  return workbook(`declaration-${kind}`, [
    { name: kind, rows: [headers], width: () => 22 },
    { name: 'columns', rows: [head, ...rows], width: column => (column === 0 ? 44 : 18) },
  ])
}

/** An empty workbook of a form, in the sheets that a conversion reads: the head's fields below each other, all else beside. */
export function formTemplate(words: Words, ieFlag: IeFlag): Promise<BinaryAnswer> {
  const say = (key: string) => sheetWord(words, key)
  const needOf = (field: DeclarationField) => (ieFlag === 'E' ? field.export : field.import)
  const listed = (fields: Fields) =>
    Object.entries(fields)
      .filter(([, field]) => needOf(field) !== 'none')
      .map(([name, field]) => [
        ...[sheetHeader(name, fieldWord(words, name)), null, say(`need.${needOf(field)}`), say(`kind.${field.kind}`)],
        field.max,
      ])
  const chosen = (header: string, codes: readonly string[]) => [
    ...[header, null, say('need.optional'), say('kind.code')],
    codes.join(', '),
  ]
  return workbook('declaration', [
    {
      name: 'head',
      width: index => (index === 0 ? 44 : 24),
      rows: [
        ['field', 'value', 'need', 'kind', 'max'].map(say),
        chosen(kindHeader(words), DECLARATION_TYPES),
        ...listed(HEAD_FIELDS),
        ...listed(FREE_FIELDS),
        chosen(mattersHeader(words), BUSINESS_MATTERS),
      ],
    },
    ...partsOf(declarationContent.parse({ ieFlag }), words).map(part => partSheet(part, words)),
  ])
}

interface Sent extends Record<string, unknown> {
  client_seq_no: string
  operation: 'stage' | 'declare'
  cop_code: string | null
  cop_name: string | null
  cop_code_scc: string | null
}

/** The message of the form as it stands. Card numbers are the sender's alone: they are put in when it is sent. */
export async function formMessage(ctx: ActorContext, form: DeclarationRecord): Promise<BinaryAnswer> {
  const [sent] = await ctx.query<Sent>(
    'customs_message_signer',
    `select p.client_seq_no, p.operation, c.cop_code, c.cop_name, c.cop_code_scc
     from (select 1) one
     left join lateral (select client_seq_no, operation from declaration_push where form_id = $1 and amendment_id is null order by attempt desc limit 1) p on true
     left join single_window_config c on c.company_id = $2 and case when $3::uuid is null then c.is_default else c.id = $3::uuid end`,
    [form.id, form.brokerCompanyId ?? form.companyId, form.swConfigId],
  )
  const message = declarationMessage(form.content, {
    clientSeqNo: sent?.client_seq_no ?? '',
    operation: sent?.operation ?? 'declare',
    copCode: sent?.cop_code ?? '',
    copName: sent?.cop_name ?? '',
    copCodeScc: sent?.cop_code_scc ?? '',
    icCardNo: '',
    seqNo: form.cusCiqNo,
  })
  return binary({ body: Buffer.from(message), mime: 'application/xml; charset=utf-8', fileName: `${form.no}.xml` })
}

/** Where the card of whoever sent it stands: it is nobody else's. */
const CARD = /(<(ICCode|TypistNo)>)[^<]*(<\/\2>)/g

/** The message of a sending, as it went out but for the card. @throws AppError `FT521404` where there was none. */
export async function sentMessage(ctx: ActorContext, form: DeclarationRecord, attempt: number): Promise<BinaryAnswer> {
  const [sent] = await ctx.query<{ message: string }>(
    'customs_sent_message',
    `select message from declaration_push where form_id = $1 and attempt = $2 and amendment_id is null`,
    [form.id, attempt],
  )
  if (!sent) throw new AppError('FT521404')
  const body = Buffer.from(sent.message.replaceAll(CARD, '$1$3'))
  return binary({ body, mime: 'application/xml; charset=utf-8', fileName: `${form.no}-${attempt}.xml` })
}

const LIST_COLUMNS = [
  'no',
  'status',
  'ieFlag',
  'entryId',
  'cusCiqNo',
  'company',
  'broker',
  'tradeName',
  'contractNo',
  'billNo',
  'tradeOrders',
  'tradeMode',
  'items',
  'declared',
  'currency',
  'packNo',
  'grossWt',
  'declareDate',
  'releaseDate',
  'clearDate',
  'updatedAt',
] as const
type ListColumn = (typeof LIST_COLUMNS)[number]

/** Which words a column has already elsewhere: in the list, or as a field of the form. */
const COLUMN_WORDS: Readonly<Record<ListColumn, string>> = {
  no: 'list.column.no',
  status: 'list.column.status',
  ieFlag: 'list.filter.ieFlag',
  entryId: 'list.column.entryId',
  cusCiqNo: 'transfer.sheet.cusCiqNo',
  company: 'list.column.company',
  broker: 'list.column.broker',
  tradeName: 'wizard.field.tradeName',
  contractNo: 'wizard.field.contractNo',
  billNo: 'wizard.field.billNo',
  tradeOrders: 'list.column.tradeOrders',
  tradeMode: 'wizard.field.tradeMode',
  items: 'transfer.sheet.items',
  declared: 'list.column.declared',
  currency: 'wizard.field.tradeCurr',
  packNo: 'wizard.field.packNo',
  grossWt: 'wizard.field.grossWt',
  declareDate: 'list.column.declareDate',
  releaseDate: 'transfer.sheet.releaseDate',
  clearDate: 'transfer.sheet.clearDate',
  updatedAt: 'list.column.updatedAt',
}

const numberOf = (text: string): SheetCell => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : text)

type ExportSide = ListExportRecord['side']
/** A broker has no part in the trade of its client. */
const columnsFor = (side: ExportSide) => LIST_COLUMNS.filter(column => column !== 'tradeOrders' || side !== 'provider')

export const listHead = (words: Words, side: ExportSide): SheetCell[] =>
  columnsFor(side).map(column => words[COLUMN_WORDS[column]] ?? column)

/** What the list says of a form; whoever writes the sheet takes formulas out of it. */
export function listCells(
  row: DeclarationListRecord,
  names: ReadonlyMap<string, string>,
  { words, side }: { readonly words: Words; readonly side: ExportSide },
): SheetCell[] {
  const { declared, itemCount } = row.totals
  const cells: Record<ListColumn, SheetCell> = {
    no: row.no,
    status: words[`status.${row.status}`] ?? row.status,
    ieFlag: words[`ie.${row.ieFlag}`] ?? row.ieFlag,
    entryId: row.entryId,
    cusCiqNo: row.cusCiqNo,
    company: names.get(row.companyId) ?? '',
    broker: row.brokerCompanyId ? (names.get(row.brokerCompanyId) ?? '') : '',
    tradeName: row.tradeName,
    contractNo: row.contractNo,
    billNo: row.billNo,
    tradeOrders: row.tradeOrderIds.flatMap(id => row.orderTotals[id]?.no ?? []).join(', '),
    tradeMode: row.tradeMode,
    items: itemCount,
    declared: declared.length === 1 ? numberOf(declared[0]?.amount ?? '') : declared.map(sum => sum.amount).join(' / '),
    currency: declared.map(sum => sum.currency).join(' / '),
    packNo: numberOf(row.packNo),
    grossWt: numberOf(row.grossWt),
    declareDate: row.declareDate,
    releaseDate: row.releaseDate,
    clearDate: row.clearDate,
    updatedAt: iso(row.updatedAt),
  }
  return columnsFor(side).map(column => cells[column])
}
