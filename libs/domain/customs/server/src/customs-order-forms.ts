import { eq, sql } from 'drizzle-orm'
import { declarationMachine } from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { sendable, type lockForms } from './confirmation'
import { formsOfOrder } from './conversion'
import type { CustomsOrderRecord } from './customs-order.table'
import { declarationForm } from './customs.table'
import { issuesOfEach } from './declaration-content'
import { orderTotalsOf } from './declaration-linked'
import { step } from './declaration-steps'
import { formsBegun } from './form-source'
import { insertForm } from './declaration.handlers'
import { requireDelegation } from './declaration.repository'
import type { CustomsPorts } from './ports'
import { holding } from '@tradeport/node/parties'

/**
 * Draws up the declarations of an order, fifty lines to each; whatever is still to be said in them is the broker's to fill in. Those that the
 * broker began from the order before stay.
 *
 * @returns how many were added
 * @throws AppError `FT521004` unless the broker may act for the client
 */
export async function makeForms(ctx: ActorContext, ports: CustomsPorts, order: CustomsOrderRecord): Promise<number> {
  const { clientCompanyId: companyId, providerCompanyId: brokerCompanyId } = order
  await requireDelegation(ctx, companyId, brokerCompanyId)
  const forms = await formsOfOrder(ctx, ports, order)
  const tradeOrderIds = order.tradeOrderId === null ? [] : [order.tradeOrderId]
  const orderTotals = await orderTotalsOf(ctx, ports, { companyId, tradeOrderIds, orderTotals: {} })
  const more = { customsOrderId: order.id, tradeOrderIds, orderTotals }
  const standing = await formsBegun(ctx, { sourceIds: [order.id], companyId })
  const isBegun = (part: number) => standing.some(form => form.part === part && form.customs_order_id === order.id)
  const wanted = forms
    .map(({ form: content }, index) => ({ content, part: index + 1 }))
    .filter(({ part }) => !isBegun(part))
  const contents = wanted.map(({ content }) => content)
  const found = await issuesOfEach(ctx, ports, contents, companyId)
  for (const [index, { content, part }] of wanted.entries()) {
    const issues = found[index] ?? []
    const source = { sourceType: 'customs_order', sourceId: order.id, sourcePart: part } as const
    await insertForm(ctx, { companyId, brokerCompanyId, content, issues, more: { ...more, ...source } })
  }
  return wanted.length
}

/**
 * What has to be there before the client answers for the drafts.
 *
 * @throws AppError `FT521004` without a power of attorney that holds today, `FT520400` without a declaration, `FT521001` while checks find
 * something wrong with one
 */
export async function requireReadyDrafts(
  ctx: ActorContext,
  order: CustomsOrderRecord,
  forms: Awaited<ReturnType<typeof lockForms>>,
): Promise<void> {
  const { delegationNo, delegationValidTo, delegationFile } = order
  const isDelegated = delegationNo !== '' && delegationFile !== null && (delegationValidTo ?? '') >= tradeDay(ctx.now())
  if (!isDelegated) throw new AppError('FT521004')
  await requireDelegation(ctx, order.clientCompanyId, order.providerCompanyId)
  if (forms.length === 0)
    throw new AppError('FT520400', {}, { fieldErrors: [{ path: 'declarations', rule: 'required' }] })
  const count = sendable(forms).reduce((sum, form) => sum + form.error_count, 0)
  if (count > 0) throw new AppError('FT521001', { count })
}

/** The order comes to nothing: so do its declarations, none of which was sent. Before the order is locked, as receipts lock them too. */
export async function cancelForms(ctx: ActorContext, orderId: string, note: string): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(declarationForm)
    .where(eq(declarationForm.customsOrderId, orderId))
    .orderBy(sql`id`)
    .for('update')
  const { from } = declarationMachine.actions.cancel
  for (const row of rows)
    if (from.includes(row.status)) await step(holding(ctx, 'declarationForm:cancel'), row, { action: 'cancel', note })
}
