import { setImmediate as othersFirst } from 'node:timers/promises'
import type {
  DeclarationContent,
  DeclarationIssue,
  IeFlag,
  declarationFormConvert,
  declarationFormConvertBook,
} from '@tradeport/domain/customs/contract'
import type * as customsContract from '@tradeport/domain/customs/contract'
import {
  conversionIssues,
  convertedForms,
  drawnFromAnswers,
  drawnFromCustomsOrder,
  drawnFromOrders,
  drawnLines,
  drawnPapers,
  headingsOf,
  missingBy,
  portAbroad,
  partiesOf,
  sameForm,
  tariffLineOf,
  type BookProblem,
  type ConvertedForm,
  type Declarant,
  type DrawnForm,
  type OrderGoods,
} from '@tradeport/domain/customs/rules'
import type { OutputOf, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { tradeDay } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import { MIME, binary, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import type { SheetOfBook } from '@tradeport/node/spreadsheet'
import { requireDeclarant } from './declarant'
import { loadOrder } from './customs-order.repository'
import type { CustomsOrderRecord } from './customs-order.table'
import { readBook } from './book-conversion'
import { issuesOf, issuesOfEach } from './declaration-content'
import { wordsFor } from './declaration-export'
import { declaredOf, orderTotalsOf, totalsOf } from './declaration-linked'
import { insertForm } from './declaration.handlers'
import { formsBegun } from './form-source'
import { loadForm, requireDelegation } from './declaration.repository'
import { remarkedBook } from './import-report'
import type { CustomsPorts } from './ports'
import { senderOf } from './settings'
import { requireRecord } from './taking-on'

/** How a company is known to customs; without settings of its own by its name alone. */
async function declarant(ctx: ActorContext, ports: CustomsPorts, companyId: string): Promise<Declarant | undefined> {
  const settings = await senderOf(ctx, companyId)
  if (settings) return { name: settings.copName, code: settings.copCode, scc: settings.copCodeScc }
  const name = (await ports.organisation.companyNames(ctx, [companyId])).get(companyId)
  return name === undefined ? undefined : { name, code: '', scc: '' }
}

async function goodsOf(
  ctx: ActorContext,
  ports: CustomsPorts,
  orderId: string,
  companyId: string,
): Promise<OrderGoods | undefined> {
  const goods = await ports.orders.goodsSold(ctx, orderId, companyId)
  if (!goods) return undefined
  const named = [goods.destCountry, ...goods.items.map(({ originCountry }) => originCountry)]
  const countries = await ports.codes.countries(ctx, [...new Set(named.flatMap(code => (code ? [code] : [])))])
  const known = (code: string | null) => (code === null ? null : (countries.get(code) ?? null))
  return {
    ...goods,
    destCountry: known(goods.destCountry),
    items: goods.items.map(item => ({ ...item, originCountry: known(item.originCountry) })),
  }
}

async function formsFrom(
  ctx: ActorContext,
  ports: CustomsPorts,
  drawn: DrawnForm,
  sides: { companyId: string; agentCompanyId: string },
): Promise<ConvertedForm[]> {
  const company = await declarant(ctx, ports, sides.companyId)
  const agent = sides.agentCompanyId === sides.companyId ? company : await declarant(ctx, ports, sides.agentCompanyId)
  const codes = [...new Set(drawn.items.map(({ codeTs }) => codeTs?.value ?? '').filter(code => /^\d{10}$/.test(code)))]
  const wanted = codes.flatMap(headingsOf).map(code => ({ list: 'hs_code', code }))
  const lines = (await ports.codes.inForce(ctx, wanted, tradeDay(ctx.now()))).get('hs_code') ?? new Map()
  return convertedForms({ ...drawn, head: { ...partiesOf(company, agent), ...drawn.head } }, code =>
    tariffLineOf(lines, code),
  )
}

/** In bytes, by file. */
async function sizesOf(ctx: ActorContext, fileIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (fileIds.length === 0) return new Map()
  const rows = await ctx.query<{ id: string; size: string }>(
    'customs_file_sizes',
    `select id, size::text as size from file_asset where id = any ($1::uuid[])`,
    [[...fileIds]],
  )
  return new Map(rows.map(({ id, size }) => [id, size]))
}

/** The declarations of an agency order, with its papers: its own lines, those of the trade order that it names, or one line of its summary. */
export async function formsOfOrder(
  ctx: ActorContext,
  ports: CustomsPorts,
  order: CustomsOrderRecord,
): Promise<ConvertedForm[]> {
  const { content, clientCompanyId: companyId, providerCompanyId: agentCompanyId } = order
  const { name } = portAbroad(content)
  const port =
    name === '' || content.overseasCountry === ''
      ? undefined
      : await ports.codes.named(ctx, 'world_port', { parent: `${content.overseasCountry}000`, name })
  const sizes = await sizesOf(
    ctx,
    order.documents.flatMap(({ files }) => files.map(({ fileId }) => fileId)),
  )
  const drawn = { ...drawnFromCustomsOrder(content, port), eDocs: drawnPapers(order.documents, sizes) }
  const sold =
    content.goods.length === 0 && content.tradeOrderId !== null
      ? await goodsOf(ctx, ports, content.tradeOrderId, companyId)
      : undefined
  return formsFrom(ctx, ports, sold ? { ...drawn, items: drawnLines([sold]) } : drawn, { companyId, agentCompanyId })
}

type Input = ParsedInputOf<typeof declarationFormConvert>
type FromBook = Pick<BookForms, 'issues' | 'problems' | 'unread'>
/** The trade orders whose goods are declared, and who sold them. */
interface FromOrders {
  tradeOrderIds: string[]
  companyId: string
}
const SHOWN_PROBLEMS = 500

type SourceField = 'sourceId' | 'fileId' | 'companyId'

/** @throws AppError `FT520400` at the field that names the source. */
function said(input: Partial<Record<SourceField, string | undefined>>, path: SourceField): string {
  const value = input[path]
  if (value === undefined) throw new AppError('FT520400', {}, { fieldErrors: [{ path, rule: 'required' }] })
  return value
}

interface BookForms {
  readonly forms: readonly ConvertedForm[]
  /** What the checks say of each. */
  readonly issues: readonly DeclarationIssue[][]
  readonly problems: BookProblem[]
  readonly unread: readonly string[]
  /** As they were sent. */
  readonly sheets: readonly SheetOfBook[]
  readonly companyId: string
  /** Of the file and the direction: the same workbook again is known by it. */
  readonly hash: string
}

type BookInput = { fileId?: string | undefined; companyId?: string | undefined; ieFlag: IeFlag }

/** The forms of a workbook, with what could be read of it and every cell that is wrong. */
async function fromBook(ctx: ActorContext, ports: CustomsPorts, input: BookInput): Promise<BookForms> {
  requireDeclarant(ctx, 'declarationForm:create')
  const own = companyOf(ctx)
  const companyId = ctx.actor.kind === 'provider' ? said(input, 'companyId') : own
  if (companyId !== own) await requireDelegation(ctx, companyId, own)
  const { ieFlag } = input
  const { book, sheets, hash } = await readBook(ctx, ports, { fileId: said(input, 'fileId'), ieFlag })
  const forms = await formsFrom(ctx, ports, book.drawn, { companyId, agentCompanyId: own })
  await othersFirst()
  const contents = [...forms.map(({ form }) => form), ...book.beside]
  const found = await issuesOfEach(ctx, ports, contents, companyId)
  const issues = found.slice(0, forms.length)
  return { forms, issues, problems: book.problems(found), unread: book.unread, sheets, companyId, hash }
}

/** All forms of a workbook as drafts, or none; those that stand there already, out of the same file, are not made again. */
async function draftsOfBook(
  ctx: ActorContext,
  ports: CustomsPorts,
  input: ParsedInputOf<typeof declarationFormConvertBook>,
): Promise<OutputOf<typeof declarationFormConvertBook>> {
  const { forms, issues, problems, companyId, hash } = await fromBook(ctx, ports, input)
  if (problems.length > 0) throw new AppError('MALL610206')
  const brokerCompanyId = ctx.actor.kind === 'provider' ? companyOf(ctx) : (input.brokerCompanyId ?? null)
  if (input.brokerCompanyId) await requireDelegation(ctx, companyId, input.brokerCompanyId)
  if (brokerCompanyId !== null) await requireRecord(ctx, ports, brokerCompanyId)
  const known = await draftsOfHash(ctx, companyId, hash)
  const made: { id: string; no: string; part: number; isNew: boolean }[] = []
  for (const [index, { form: content }] of forms.entries()) {
    ctx.stillWanted()
    const part = index + 1
    const before = known.get(part)
    if (before) {
      made.push({ ...before, part, isNew: false })
      continue
    }
    const more = { bookHash: hash, bookPart: part }
    const { id, no } = await insertForm(ctx, { companyId, brokerCompanyId, content, issues: issues[index] ?? [], more })
    made.push({ id, no, part, isNew: true })
  }
  return { forms: made }
}

/** By their part of the workbook. Two that send the same file at once make it after each other. */
async function draftsOfHash(ctx: ActorContext, companyId: string, hash: string) {
  await ctx.query('customs_book_lock', `select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `${companyId} ${hash}`,
  ])
  const rows = await ctx.query<{ id: string; no: string; part: number }>(
    'customs_book_forms',
    `select id, no, book_part as part from declaration_form where company_id = $1 and book_hash = $2 and status <> 'cancelled'`,
    [companyId, hash],
  )
  return new Map(rows.map(({ id, no, part }) => [part, { id, no }]))
}

interface Converted {
  readonly forms: readonly ConvertedForm[]
  /** Whose goods they are. */
  readonly companyId: string
  /** Says itself which way the goods go. */
  readonly isDirected: boolean
  readonly book?: FromBook
  readonly orders?: FromOrders
}

/** The forms of an agency order, with the trade order behind it. */
async function formsOfAgency(ctx: ActorContext, ports: CustomsPorts, id: string): Promise<Converted> {
  const agency = await loadOrder(ctx, id)
  const { tradeOrderId, clientCompanyId: companyId } = agency
  const forms = await formsOfOrder(ctx, ports, agency)
  return {
    forms,
    companyId,
    isDirected: true,
    ...(tradeOrderId === null ? {} : { orders: { tradeOrderIds: [tradeOrderId], companyId } }),
  }
}

/** Goods that one buyer bought by several orders. @throws AppError `FT520404`, or `FT520400` of orders of several buyers */
async function soldTogether(ctx: ActorContext, ports: CustomsPorts, orderIds: readonly string[], companyId: string) {
  const all: OrderGoods[] = []
  for (const id of orderIds) {
    const sold = ctx.actor.kind === 'seller' ? await goodsOf(ctx, ports, id, companyId) : undefined
    if (!sold) throw new AppError('FT520404')
    all.push(sold)
  }
  if (new Set(all.map(({ buyerCompanyId }) => buyerCompanyId)).size > 1)
    throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'moreIds', rule: 'other_buyer' }] })
  return all
}

async function converted(ctx: ActorContext, ports: CustomsPorts, input: Input): Promise<Converted> {
  const own = companyOf(ctx)
  const { sourceType, ieFlag } = input
  if (sourceType === 'excel') {
    const { forms, companyId, ...book } = await fromBook(ctx, ports, input)
    return { forms, companyId, isDirected: false, book }
  }
  const sourceId = said(input, 'sourceId')
  switch (sourceType) {
    case 'declaration': {
      const { content, companyId } = await loadForm(ctx, sourceId)
      return { forms: [sameForm(content)], companyId, isDirected: true }
    }
    case 'customs_order':
      return formsOfAgency(ctx, ports, sourceId)
    case 'order': {
      // Whoever writes no forms has no reason to read orders by them.
      requireDeclarant(ctx, 'declarationForm:create')
      const tradeOrderIds = [...new Set([sourceId, ...input.moreIds])]
      const sold = await soldTogether(ctx, ports, tradeOrderIds, own)
      const forms = await formsFrom(ctx, ports, drawnFromOrders(sold, ieFlag), { companyId: own, agentCompanyId: own })
      return { forms, companyId: own, isDirected: false, orders: { tradeOrderIds, companyId: own } }
    }
    case 'service_order': {
      const work = await ports.serviceOrders.find(ctx, sourceId)
      if (!work) throw new AppError('FT520404')
      if (work.customsOrderId !== null) return formsOfAgency(ctx, ports, work.customsOrderId)
      const sides = { companyId: work.customerCompanyId, agentCompanyId: work.providerCompanyId }
      const forms = await formsFrom(ctx, ports, drawnFromAnswers(work.answers, ieFlag), sides)
      return { forms, companyId: work.customerCompanyId, isDirected: false }
    }
  }
}

/** What the trade orders behind the forms say of all of them together (V-DEC-41). */
async function issuesOfOrders(
  ctx: ActorContext,
  ports: CustomsPorts,
  { forms, orders }: Converted,
  form: DeclarationContent,
): Promise<DeclarationIssue[]> {
  if (!orders) return []
  const orderTotals = await orderTotalsOf(ctx, ports, { ...orders, orderTotals: {} })
  const own = totalsOf(orders.tradeOrderIds, orderTotals)
  if (own.length === 0) return []
  return conversionIssues(
    forms.map(each => each.form),
    form,
    { own, known: await declaredOf(ctx, { ...orders, orderTotals }) },
  )
}

export const conversionHandlers = (
  ports: CustomsPorts,
): Pick<
  Handlers<typeof customsContract>,
  Extract<keyof Handlers<typeof customsContract>, `declarationFormConvert${string}`>
> => ({
  async declarationFormConvert(ctx, input) {
    const source = await converted(ctx, ports, input)
    const { forms, companyId, isDirected, book } = source
    const chosen = forms[input.part - 1]
    if (!chosen) throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'part', rule: 'invalid_value' }] })
    const { sourceId, moreIds } = input
    const made = sourceId === undefined ? [] : await formsBegun(ctx, { sourceIds: [sourceId, ...moreIds] })
    const findings = book?.issues[input.part - 1] ?? (await issuesOf(ctx, ports, chosen.form, companyId))
    return {
      ...chosen,
      missing: missingBy(chosen.missing, findings),
      ...{ findings, companyId, isDirected },
      issues: await issuesOfOrders(ctx, ports, source, chosen.form),
      problems: (book?.problems ?? []).slice(0, SHOWN_PROBLEMS),
      problemCount: book?.problems.length ?? 0,
      unread: [...(book?.unread ?? [])],
      ...{
        part: input.part,
        parts: forms.length,
        lines: forms.reduce((sum, { form }) => sum + form.items.length, 0),
        made: made.map(({ part, id, no, status }) => ({ part, id, no, status })),
      },
    }
  },

  async declarationFormConvertReport(ctx, input) {
    const { sheets, problems } = await fromBook(ctx, ports, input)
    const body = await remarkedBook(sheets, problems, await wordsFor(ports, ctx))
    return binary({ body, mime: MIME.xlsx, fileName: 'declaration.xlsx' })
  },

  async declarationFormConvertDiscard(ctx, { fileId }) {
    requireDeclarant(ctx, 'declarationForm:create')
    const isOwn = await ports.forgetFile(ctx, fileId)
    if (!isOwn) throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'fileId', rule: 'unknown_file' }] })
    return {}
  },

  declarationFormConvertBook: (ctx, input) => draftsOfBook(ctx, ports, input),
})
