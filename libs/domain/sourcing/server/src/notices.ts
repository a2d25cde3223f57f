import type { ActorContext } from '@tradeport/node/server-kit'
import { SELLERS_WHO_ACT, SELLERS_WHO_SPEAK, sourcingRoutes } from '@tradeport/domain/sourcing/contract'
import type { InquiryRecord } from './inquiry.table'
import { textIn } from './texts'
import type { ThreadRecord } from './thread.table'

/** Shown to sellers in place of a buyer who does not want to be named yet. */
const UNNAMED = '***'

type Party = 'buyer' | 'seller'

export type NegotiationNotice =
  | 'inquiry_received'
  | 'inquiry_reply'
  | 'inquiry_amended'
  | 'inquiry_extended'
  | 'inquiry_cancelled'
  | 'inquiry_declined'
  | 'inquiry_closed'
  | 'inquiry_expired'
  | 'inquiry_unanswered'
  | 'quotation_received'
  | 'quotation_countered'
  | 'quotation_accepted'
  | 'quotation_rejected'
  | 'quotation_withdrawn'
  | 'quotation_expiring'
  | 'quotation_expired'
  | 'negotiation_message'

export interface NoticeRequest {
  to: Party
  kind: NegotiationNotice
  inquiry: Pick<InquiryRecord, 'no' | 'title' | 'buyerName' | 'visibility'>
  thread: Pick<
    ThreadRecord,
    'id' | 'status' | 'storeId' | 'storeName' | 'buyerCompanyId' | 'buyerUserId' | 'sellerCompanyId' | 'assignedTo'
  >
  params?: Record<string, string>
  reply?: string
  /** Where the reader is led; the negotiation when absent. */
  route?: string
  dedupeKey?: string
}

/** Whether the seller may not know yet who asks. */
export function isUnnamed(inquiry: Pick<InquiryRecord, 'visibility'>, threadStatus: string): boolean {
  return inquiry.visibility === 'anonymous' && threadStatus !== 'won'
}

/** Tells one side of a negotiation what the other did. */
export async function tell(ctx: ActorContext, request: NoticeRequest): Promise<void> {
  const { inquiry, thread, to } = request
  const buyerName = isUnnamed(inquiry, thread.status) ? UNNAMED : (inquiry.buyerName ?? UNNAMED)
  const party = to === 'seller' ? buyerName : textIn(thread.storeName, ctx.locale)
  await ctx.notify({
    kind: request.kind,
    to:
      to === 'buyer'
        ? { companyId: thread.buyerCompanyId, identity: to, ownerId: thread.buyerUserId, permission: 'thread:read' }
        : {
            ...{ companyId: thread.sellerCompanyId, identity: to, storeId: thread.storeId },
            ...(thread.assignedTo === null ? {} : { assignedTo: thread.assignedTo }),
            roles: request.kind === 'negotiation_message' ? SELLERS_WHO_SPEAK : SELLERS_WHO_ACT,
            permission: 'thread:read',
          },
    storeId: thread.storeId,
    storeName: thread.storeName,
    params: { no: inquiry.no ?? '', name: inquiry.title ?? '', party, ...request.params },
    ...(request.reply ? { reply: request.reply } : {}),
    link: { frontEnd: to, route: request.route ?? sourcingRoutes.thread(thread.id) },
    ...(request.dedupeKey ? { dedupeKey: request.dedupeKey } : {}),
  })
}

/** Makes the open screens of both sides read again. */
export function refresh(
  ctx: ActorContext,
  parties: { buyerCompanyId: string; sellerCompanyId?: string },
  ids: Partial<Record<'inquiry' | 'thread' | 'message' | 'quotation', string | null>>,
): void {
  const companies = [parties.buyerCompanyId, parties.sellerCompanyId]
  for (const companyId of companies) {
    if (companyId === undefined) continue
    for (const [topic, id] of Object.entries(ids)) if (id) ctx.live({ to: { companyId }, topic, id })
  }
}
