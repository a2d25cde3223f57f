import { eq, sql } from 'drizzle-orm'
import type * as customsContract from '@tradeport/domain/customs/contract'
import { CUSTOMS_DESK, DECLARATION_READERS, receiptFields } from '@tradeport/domain/customs/rules'
import { holds } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull, likePattern } from '@tradeport/node/db'
import { isAbout, requireOthers } from '@tradeport/node/parties'
import { countedPage, limits, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { assignAnswer } from './amendment-answers'
import { declarationForm, declarationReceiptTable, singleWindowConfig, type ReceiptRecord } from './customs.table'
import { visible } from './declaration-scope'
import type { CustomsPorts } from './ports'
import { assignReceipt, receiptDto } from './receipts'

type ReceiptHandlers = Pick<
  Handlers<typeof customsContract>,
  'customsReceiptPage' | 'customsReceiptText' | 'customsReceiptAssign' | 'customsReceiptDismiss'
>

/** What no form is known for belongs to no region: every desk sees it. */
const queue = (ctx: ActorContext) => {
  if (!holds(ctx.actor.roles, DECLARATION_READERS, ['customsReceipt'])) throw new AppError('gateway.400019')
  return sql`problem is not null and (region_id is null or region_id = ${ctx.region.regionId})`
}

const HANDLING = ['assign', 'dismiss'] as const
const mayHandle = (ctx: ActorContext, action: (typeof HANDLING)[number]) =>
  ctx.actor.roles.some(role => CUSTOMS_DESK.some(desk => desk === role) || role === `customsReceipt:${action}`)

async function waiting(ctx: ActorContext, id: string): Promise<ReceiptRecord> {
  const rows = await ctx.db
    .select()
    .from(declarationReceiptTable)
    .where(sql`${queue(ctx)} and id = ${id} and handled_at is null`)
    .for('update')
  if (!rows[0]) throw new AppError('FT521404')
  return rows[0]
}

/** Whose it is, as far as that is known: by its form, and by the folder that it lay in. */
async function companiesOf(ctx: ActorContext, { formId, swConfigId }: ReceiptRecord): Promise<(string | null)[]> {
  const rows = await ctx.query<{ company_id: string; broker_company_id: string | null }>(
    'customs_receipt_companies',
    `select company_id, broker_company_id from declaration_form where id = $1
     union all select company_id, null from single_window_config where id = $2`,
    [formId, swConfigId],
  )
  return rows.flatMap(row => [row.company_id, row.broker_company_id])
}

/** Undefined for what is no text. */
function unpacked(text: string): string | undefined {
  const inner = Buffer.from(text, 'base64').toString('utf8')
  return inner.includes('\uFFFD') ? undefined : inner
}

const audit = (ctx: ActorContext, row: ReceiptRecord, action: string, reason: string) =>
  ctx.audit({
    action: `customsReceipt:${action}`,
    entityType: 'customsReceipt',
    entityId: row.id,
    entityNo: row.cusCiqNo || row.entryId,
    after: { handled: true },
    reason,
  })

export const receiptHandlers = ({ organisation }: Pick<CustomsPorts, 'organisation'>): ReceiptHandlers => ({
  async customsReceiptPage(ctx, input) {
    const { limit, offset } = limits(input)
    const state = input.handled ? sql`handled_at is not null` : sql`handled_at is null`
    const named = input.keyword
      ? sql` and lower(cus_ciq_no || ' ' || entry_id || ' ' || channel || ' ' || note) like ${likePattern(input.keyword)}`
      : sql``
    const where = sql`${queue(ctx)} and ${state}${named}`
    const rows = await ctx.db
      .select({
        receipt: declarationReceiptTable,
        formNo: declarationForm.no,
        declarantId: declarationForm.companyId,
        brokerId: declarationForm.brokerCompanyId,
        companyId: singleWindowConfig.companyId,
      })
      .from(declarationReceiptTable)
      .leftJoin(declarationForm, eq(declarationForm.id, declarationReceiptTable.formId))
      .leftJoin(singleWindowConfig, eq(singleWindowConfig.id, declarationReceiptTable.swConfigId))
      .where(
        sql`declaration_receipt.id in (select id from declaration_receipt where ${where} order by received_at desc, id desc limit ${limit} offset ${offset})`,
      )
      .orderBy(sql`declaration_receipt.received_at desc, declaration_receipt.id desc`)
    const mayDo = HANDLING.filter(action => mayHandle(ctx, action))
    const companies = [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))]
    const names = await organisation.companyNames(ctx, companies)
    const stakes = await organisation.stakesOf(ctx)
    const records = rows.map(({ receipt, formNo, declarantId, brokerId, companyId }) => {
      const ownStake = isAbout(stakes, [declarantId, brokerId, companyId])
      return {
        ...receiptDto(receipt),
        problem: receipt.problem,
        formId: receipt.formId,
        formNo,
        clientSeqNo: receipt.clientSeqNo,
        companyName: companyId === null ? null : (names.get(companyId) ?? null),
        handledAt: isoOrNull(receipt.handledAt),
        ownStake,
        actions: receipt.handledAt === null && !ownStake ? mayDo : [],
      }
    })
    return countedPage(ctx.db, input, records, sql`from declaration_receipt where ${where}`)
  },

  async customsReceiptText(ctx, input) {
    const [row] = await ctx.db
      .select({ raw: declarationReceiptTable.raw })
      .from(declarationReceiptTable)
      .where(sql`${queue(ctx)} and id = ${input.id}`)
    if (!row) throw new AppError('FT521404')
    return { raw: row.raw, fields: row.raw === null ? [] : receiptFields(row.raw, unpacked) }
  },

  async customsReceiptAssign(ctx, input) {
    const row = await waiting(ctx, input.id)
    // Whoever hands it to somebody else's form is rid of it as well.
    await requireOthers(ctx, organisation, await companiesOf(ctx, row))
    const [form] = await ctx.db
      .select()
      .from(declarationForm)
      .where(sql`${visible(ctx)} and no = ${input.formNo}`)
    if (!form) throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'formNo', rule: 'invalid_value' }] })
    // It moves the form, or what is asked about it, as if customs had said so by itself.
    await requireOthers(ctx, organisation, [form.companyId, form.brokerCompanyId])
    if (row.about === 'amendment') await assignAnswer(ctx, row, form)
    else await assignReceipt(ctx, row, form)
    await audit(ctx, row, 'assign', form.no)
    return { id: row.id }
  },

  async customsReceiptDismiss(ctx, input) {
    const row = await waiting(ctx, input.id)
    await requireOthers(ctx, organisation, await companiesOf(ctx, row))
    await ctx.query(
      'customs_receipt_dismiss',
      'update declaration_receipt set handled_at = $2, handled_by = $3, reason = $4 where id = $1',
      [row.id, ctx.now(), ctx.actor.userId, input.reason],
    )
    await audit(ctx, row, 'dismiss', input.reason)
    return { id: row.id }
  },
})
