import { eq } from 'drizzle-orm'
import { declarationContent, type DeclarationContent } from '@tradeport/domain/customs/contract'
import { amendmentMachine, type AmendmentStep } from '@tradeport/domain/customs/rules'
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

/** `items[2].gQty` as its names and places. */
const wayOf = (path: string): string[] => path.replaceAll(/\[(\d+)\]/g, '.$1').split('.')

/** The text that stands there; undefined for what is no field of the form. */
export function textAt(content: DeclarationContent, path: string): string | undefined {
  let value: unknown = content
  for (const name of wayOf(path))
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
  return typeof value === 'string' ? value : undefined
}

/** The content with other texts at these paths, all of which hold one. */
function withChanges(
  content: DeclarationContent,
  changes: readonly { path: string; after: string }[],
): DeclarationContent {
  const next = structuredClone(content)
  for (const { path, after } of changes) {
    const way = wayOf(path)
    const last = way.pop() ?? ''
    let owner: unknown = next
    for (const name of way) owner = typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined
    if (typeof owner === 'object' && owner !== null) Reflect.set(owner, last, after)
  }
  return declarationContent.parse(next)
}

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
      version: form.version + 1,
      updatedAt: ctx.now(),
      updatedBy: ctx.actor.userId,
    })
    .where(eq(declarationForm.id, form.id))
  await notifyOf(ctx, form, { stage: 'amendment' })
}
