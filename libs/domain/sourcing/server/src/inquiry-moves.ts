import { transition, type ActorContext } from '@tradeport/node/server-kit'
import { inquiryMachine } from '@tradeport/domain/sourcing/rules'
import { following } from '@tradeport/node/parties'
import { inquiryTable, type InquiryRecord } from './inquiry.table'
import { refresh, tell } from './notices'
import { toward } from './party'
import { endLiveQuotation } from './quotation-ending'
import { dropDrafts, lockOpenThreads, moveThread, post } from './thread.repository'

type InquiryAction = keyof typeof inquiryMachine.actions

/** The one way an inquiry changes its state. */
export async function moveInquiry(
  ctx: ActorContext,
  inquiry: InquiryRecord,
  action: InquiryAction,
  rest: { version?: number; set?: Partial<InquiryRecord>; note?: string | null } = {},
): Promise<InquiryRecord> {
  return transition(toward(ctx, inquiry), {
    table: inquiryTable,
    machine: inquiryMachine,
    row: inquiry,
    action,
    documentType: 'inquiry',
    ...(rest.version === undefined ? {} : { version: rest.version }),
    ...(rest.set === undefined ? {} : { set: rest.set }),
    ...(rest.note === undefined ? {} : { note: rest.note }),
  })
}

/** Tells every seller who is still in the running that somebody else was chosen. */
export async function loseOpenThreads(
  ctx: ActorContext,
  inquiry: InquiryRecord,
  winnerThreadId: string | null,
): Promise<void> {
  for (const thread of await lockOpenThreads(ctx, inquiry.id)) {
    if (thread.id === winnerThreadId) continue
    const lost = await moveThread(following(ctx), thread, 'lose', { set: { dueAt: null } })
    await endLiveQuotation(ctx, lost, 'reject', { reason: 'not_awarded', note: null })
    await dropDrafts(ctx, lost.id)
    await post(ctx, lost.id, { kind: 'system', side: 'buyer', event: 'not_awarded' })
    await tell(ctx, { to: 'seller', kind: 'inquiry_closed', inquiry, thread: lost })
    refresh(ctx, lost, { thread: lost.id, message: lost.id, inquiry: inquiry.id, quotation: lost.latestQuotationId })
  }
}
