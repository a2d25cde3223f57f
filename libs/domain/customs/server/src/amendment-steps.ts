import { eq } from 'drizzle-orm'
import { amendmentMachine, withChanges, type AmendmentStep } from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { following } from '@tradeport/node/parties'
import { transition, type ActorContext } from '@tradeport/node/server-kit'
import { loadAnyForm } from './any-form'
import {
  declarationAmendmentTable,
  declarationForm,
  type AmendmentRecord,
  type DeclarationRecord,
} from './customs.table'
import { columnsOf } from './declaration-content'
import { DOCUMENT, notifyOf, tell } from './declaration-steps'
import { isSent, recordReceipt } from './receipts'

interface Move {
  version: number
  note: string | null
  set?: Partial<AmendmentRecord>
}

/** One step of a request, told in the history of its form. */
export async function moveAmendment(
  ctx: ActorContext,
  { row, form }: { row: AmendmentRecord; form: DeclarationRecord },
  action: AmendmentStep,
  { version, note, set = {} }: Move,
): Promise<AmendmentRecord> {
  const next = await transition(ctx, {
    table: declarationAmendmentTable,
    machine: amendmentMachine,
    row,
    action,
    version,
    set,
    note,
    documentType: 'declarationAmendment',
  })
  await ctx.event({ documentType: DOCUMENT, documentId: form.id, action: `amendment_${action}`, note })
  tell(ctx, form)
  return next
}

/**
 * What customs granted: the entry is deleted, or the form says what it should have said. A form that was declared anew meanwhile keeps what it
 * says: what was granted is about the entry that went before.
 *
 * @param granted when it was, by customs' clock
 */
export async function applyAmendment(ctx: ActorContext, row: AmendmentRecord, granted: { at: Date }): Promise<void> {
  const form = await loadAnyForm(ctx, row.formId)
  if (!form) throw new AppError('FT521404')
  if (!isSent(form.status)) return
  if (row.kind === 'withdraw') {
    // As a receipt of the form, so that what comes later is weighed against it.
    await recordReceipt(
      following(ctx),
      {
        source: 'gateway',
        raw: null,
        channel: 'D',
        noticeDate: iso(granted.at),
        note: row.explanation,
        clientSeqNo: '',
        cusCiqNo: form.cusCiqNo,
        entryId: form.entryId,
        customMaster: form.content.head.customMaster,
      },
      { form, attempt: form.attempt },
    )
    return
  }
  const content = withChanges(form.content, row.changes)
  await ctx.db
    .update(declarationForm)
    .set({
      ...columnsOf(content, form.no),
      isUnchecked: true,
      version: form.version + 1,
      updatedAt: ctx.now(),
      updatedBy: ctx.actor.userId,
    })
    .where(eq(declarationForm.id, form.id))
  await notifyOf(ctx, form, { stage: 'amendment' })
}
