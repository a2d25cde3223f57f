import { eq, sql, type SQL } from 'drizzle-orm'
import type * as agreementContract from '@tradeport/domain/agreement/contract'
import type { AgreementSide, AgreementVariable, agreementStatusCount } from '@tradeport/domain/agreement/contract'
import { missingValues } from '@tradeport/domain/agreement/contract'
import { agreementMachine } from '@tradeport/domain/agreement/rules'
import type { LocaleCode, ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { likePattern, uuidv7 } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import {
  MIME,
  binary,
  countedPage,
  limits,
  transition,
  type ActorContext,
  type Handlers,
} from '@tradeport/node/server-kit'
import { agreementDocx } from './agreement-docx'
import { paperOf } from './agreement-paper'
import { agreementPdf } from './agreement-pdf'
import {
  DOCUMENT,
  agreementScope,
  currentText,
  currentTexts,
  detailView,
  findAgreement,
  hashOf,
  lockAgreement,
  rowView,
  templateOf,
  textFor,
} from './agreement.repository'
import { agreement, agreementAcceptance, type AcceptedText, type AgreementRecord } from './agreement.table'
import type { AgreementPorts, ChosenTemplatePort } from './ports'

type AgreementHandlers = Pick<
  Handlers<typeof agreementContract>,
  | 'agreementPage'
  | 'agreementStatusCount'
  | 'agreementDetail'
  | 'agreementUpdate'
  | 'agreementAccept'
  | 'agreementConvertAndDownload'
>

/** How a paper becomes a file. */
const WRITERS = { docx: agreementDocx, pdf: agreementPdf } as const

const changed = ({ id, version, status }: AgreementRecord) => ({ id, version, status })

type Filter = ParsedInputOf<typeof agreementStatusCount>

function matching(ctx: ActorContext, filter: Filter & { status?: string | undefined }): SQL {
  // Civil days of the trade's own zone, as moments, so that the index of the time serves them.
  const day = (date: string, plus = 0) => sql`((${date}::date + ${plus}::int)::timestamp at time zone 'Asia/Shanghai')`
  const parts: SQL[] = [agreementScope(ctx)]
  if (filter.status) parts.push(sql`status = ${filter.status}`)
  if (filter.categoryCode) parts.push(sql`category_code = ${filter.categoryCode}`)
  if (filter.dateFrom) parts.push(sql`created_at >= ${day(filter.dateFrom)}`)
  if (filter.dateTo) parts.push(sql`created_at < ${day(filter.dateTo, 1)}`)
  if (filter.keyword) parts.push(sql`search_text like ${likePattern(filter.keyword)}`)
  return sql.join(parts, sql` and `)
}

export const agreementHandlers = (ports: AgreementPorts): AgreementHandlers => ({
  async agreementPage(ctx, input) {
    const { limit, offset } = limits(input)
    const where = matching(ctx, input)
    const rows = await ctx.db
      .select()
      .from(agreement)
      .where(where)
      .orderBy(sql`created_at desc, id desc`)
      .limit(limit)
      .offset(offset)
    const texts = await currentTexts(ctx, ports.services, rows)
    const views = rows.flatMap((row, index) => {
      const current = texts[index]
      return current ? [rowView(ctx, row, current)] : []
    })
    return countedPage(ctx.db, input, views, sql`from agreement where ${where}`)
  },

  async agreementStatusCount(ctx, input) {
    const { rows } = await ctx.db.execute<{ status: string; count: number }>(
      sql`select status, count(*)::int as count from agreement where ${matching(ctx, input)} group by status`,
    )
    const counts = Object.fromEntries(rows.map(row => [row.status, row.count]))
    return { all: rows.reduce((sum, row) => sum + row.count, 0), ...counts }
  },

  async agreementDetail(ctx, input) {
    const row = await findAgreement(ctx, input)
    const current = row && (await currentText(ctx, ports.services, row))
    if (!row || !current) {
      if (input.id !== undefined) throw new AppError('FT520404')
      return { agreement: null }
    }
    return { agreement: await detailView(ctx, row, current) }
  },

  async agreementUpdate(ctx, input) {
    const row = await lockAgreement(ctx, input)
    if (row.sealedAt) throw new AppError('MALL600403')
    const current = await currentText(ctx, ports.services, row)
    refuseUnknown(current?.text.variables ?? [], input.variables, '')
    return changed(await move(ctx, row, 'update', { values: input.variables }))
  },

  async agreementAccept(ctx, input) {
    const row = await lockAgreement(ctx, input)
    return changed(await acceptAgreement(ctx, ports.services, row, input))
  },

  async agreementConvertAndDownload(ctx, input) {
    const row = await findAgreement(ctx, { id: input.id })
    const current = row && (await currentText(ctx, ports.services, row))
    if (!row || !current) throw new AppError('FT520404')
    const detail = await detailView(ctx, row, current)
    const locale = input.locale ?? ctx.locale
    const paper = paperOf(detail, locale, await ports.words(locale))
    const body = await WRITERS[input.format](paper)
    return binary({ body, mime: MIME[input.format], fileName: `${row.no}.${input.format}` })
  },
})

const refuse = (keys: readonly string[], rule: string, prefix: string) => {
  if (keys.length === 0) return
  throw new AppError('FT520400', {}, { fieldErrors: keys.map(key => ({ path: `${prefix}variables.${key}`, rule })) })
}

function refuseUnknown(
  variables: readonly AgreementVariable[],
  values: Readonly<Record<string, string>>,
  prefix: string,
): void {
  const known = new Set(variables.map(({ key }) => key))
  refuse(
    Object.keys(values).filter(key => !known.has(key)),
    'unrecognized',
    prefix,
  )
}

export interface CustomerAcceptance {
  /** The edition that was read. */
  templateId: string
  locale: LocaleCode
  /** What is filled in with it; without them what was filled in before. */
  variables?: Record<string, string> | undefined
}

/**
 * The customer's word: the text as it stands is kept with its hash.
 *
 * @param prefix of the paths of wrong fields
 * @throws AppError `FT526010` for an edition that is not in force, `FT520400` for what is not filled in, `MALL600403` once the order is sent
 */
export async function acceptAgreement(
  ctx: ActorContext,
  services: ChosenTemplatePort,
  row: AgreementRecord,
  { templateId, locale, variables }: CustomerAcceptance,
  prefix = '',
): Promise<AgreementRecord> {
  if (row.sealedAt) throw new AppError('MALL600403')
  const template = await templateOf(ctx, services, row)
  if (template?.id !== templateId) throw new AppError('FT526010')
  if (variables) refuseUnknown(template.variables, variables, prefix)
  const filled = { ...row, values: variables ?? row.values }
  refuse(missingValues(template.variables, filled.values), 'required', prefix)
  const accepted = textFor(filled, template)
  const hash = hashOf(filled, accepted)
  const next = await move(ctx, row, 'accept', { accepted, hash, values: filled.values })
  await recordAcceptance(ctx, next, accepted, 'customer', locale)
  return next
}

export async function move(
  ctx: ActorContext,
  row: AgreementRecord,
  action: keyof typeof agreementMachine.actions,
  set: Partial<AgreementRecord> = {},
): Promise<AgreementRecord> {
  const moved = await transition(ctx, {
    table: agreement,
    machine: agreementMachine,
    row,
    action,
    set,
    documentType: DOCUMENT,
  })
  for (const companyId of [row.customerCompanyId, row.providerCompanyId])
    ctx.live({ to: { companyId }, topic: DOCUMENT, id: row.id })
  ctx.live({ to: { operators: true }, topic: DOCUMENT, id: row.id })
  return moved
}

/** The proof: who, when, of which edition, in which language, and the hash of the text. */
export async function recordAcceptance(
  ctx: ActorContext,
  row: AgreementRecord,
  text: AcceptedText,
  side: AgreementSide,
  locale: LocaleCode,
): Promise<void> {
  await ctx.db.insert(agreementAcceptance).values({
    id: uuidv7(),
    agreementId: row.id,
    side,
    companyId: companyOf(ctx),
    companyName: side === 'customer' ? row.customerName : row.providerName,
    userId: ctx.actor.userId,
    personName: ctx.actor.displayName,
    acceptedAt: ctx.now(),
    templateId: text.templateId,
    edition: text.edition,
    locale,
    hash: row.hash ?? hashOf(row, text),
  })
}

export async function agreementOfOrder(ctx: ActorContext, orderId: string): Promise<AgreementRecord | undefined> {
  const [row] = await ctx.db.select().from(agreement).where(eq(agreement.orderId, orderId)).for('update')
  return row
}
