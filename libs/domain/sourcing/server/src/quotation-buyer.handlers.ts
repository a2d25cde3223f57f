import { allowedActions } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import type * as sourcingContract from '@tradeport/domain/sourcing/contract'
import { type quotationCounter, type CounterWishes } from '@tradeport/domain/sourcing/contract'
import { isOpenThread, quotationActions, quotationMachine } from '@tradeport/domain/sourcing/rules'
import { following } from '@tradeport/node/parties'
import { requireUnblocked } from './block.repository'
import { compareInquiry } from './comparison'
import { changedView } from './inquiry-view'
import { refresh, tell } from './notices'
import { toward } from './party'
import type { SourcingPorts } from './ports'
import { overLimit } from './order-limit'
import { approvalOf } from './purchase-approval.repository'
import { acceptQuotation } from './quotation-acceptance'
import { countQuotations, pageQuotations } from './quotation-list.repository'
import { assertActionable } from './quotation-state'
import { quotationDetailView } from './quotation-view'
import { itemsOf, loadQuotation, lockNegotiation, moveQuotation } from './quotation.repository'
import { excerpt, orNull } from './texts'
import { loadThread, moveThread, post } from './thread.repository'

type BuyerHandlers = Pick<
  Handlers<typeof sourcingContract>,
  | 'quotationPage'
  | 'quotationStatusCount'
  | 'quotationDetail'
  | 'quotationView'
  | 'quotationCounter'
  | 'quotationReject'
  | 'quotationAccept'
  | 'quotationAskRequote'
  | 'compareQuotations'
>

export function quotationBuyerHandlers(ports: SourcingPorts): BuyerHandlers {
  return {
    quotationPage: pageQuotations,
    quotationStatusCount: ctx => countQuotations(ctx),
    quotationDetail: async (ctx, input) => {
      const quotation = await quotationDetailView(ctx, await loadQuotation(ctx, input.id))
      if (ctx.actor.kind !== 'buyer') return quotation
      const view = { ...quotation, approval: await approvalOf(ctx, ports, quotation.id) }
      if (!view.actions.includes('accept')) return view
      const over = await overLimit(ctx, ports, view)
      if (!over) return view
      // What is above the limit is asked for instead, once at a time.
      const instead = view.approval?.status === 'pending' ? [] : ['ask_approval']
      return {
        ...{ ...view, overLimit: over },
        actions: view.actions.flatMap(action => (action === 'accept' ? instead : [action])),
      }
    },
    quotationView: async (ctx, input) => {
      const quotation = await loadQuotation(ctx, input.id, 'update')
      const theirs = toward(ctx, await loadThread(ctx, quotation.threadId))
      if (!allowedActions(quotationMachine, quotation.status, theirs.actor.roles).includes('view'))
        return changedView(quotation)
      const viewed = await moveQuotation(theirs, quotation, 'view', { set: { firstViewedAt: ctx.now() } })
      refresh(ctx, viewed, { quotation: viewed.id, thread: viewed.threadId })
      return changedView(viewed)
    },
    quotationCounter: counter,
    quotationReject: async (ctx, input) => {
      const { theirs, inquiry, thread, quotation } = await lockNegotiation(ctx, input.id, 'share')
      const note = orNull(input.note)
      const moved = await moveQuotation(theirs, quotation, 'reject', {
        version: input.version,
        note,
        set: { endReason: input.reason, endNote: note },
      })
      const reopened = thread.status === 'quoted' ? await moveThread(following(ctx), thread, 'quote_ended') : thread
      await post(ctx, thread.id, {
        kind: 'system',
        side: 'buyer',
        event: 'quotation_rejected',
        body: note,
        quotationId: moved.id,
      })
      await tell(ctx, {
        to: 'seller',
        kind: 'quotation_rejected',
        inquiry,
        thread: reopened,
        params: { reason: input.reason },
      })
      refresh(ctx, thread, { thread: thread.id, message: thread.id, inquiry: inquiry.id, quotation: moved.id })
      return changedView(moved)
    },
    quotationAccept: (ctx, input) => acceptQuotation(ctx, ports, input),
    quotationAskRequote: async (ctx, input) => {
      const { theirs, inquiry, thread, quotation } = await lockNegotiation(ctx, input.id, 'share')
      const threadOpen = isOpenThread(thread.status)
      if (!threadOpen) throw new AppError('MALL620009')
      const { status, validUntil } = quotation
      const actions = quotationActions({ status, validUntil, threadOpen }, theirs.actor.roles, ctx.now())
      if (!actions.includes('ask_requote')) throw new AppError('MALL600403')
      await requireUnblocked(ctx, thread)
      await post(ctx, thread.id, { kind: 'system', side: 'buyer', event: 'requote_asked', quotationId: quotation.id })
      await tell(ctx, {
        to: 'seller',
        kind: 'negotiation_message',
        inquiry,
        thread,
        reply: `${quotation.no} v${quotation.versionNo}`,
        dedupeKey: `thread:${thread.id}:seller`,
      })
      refresh(ctx, thread, { thread: thread.id, message: thread.id })
      return { threadId: thread.id }
    },
    compareQuotations: (ctx, input) => compareInquiry(ctx, ports, input),
  }
}

async function counter(ctx: ActorContext, input: ParsedInputOf<typeof quotationCounter>) {
  const { theirs, inquiry, thread, quotation } = await lockNegotiation(ctx, input.id, 'share')
  assertActionable(ctx, quotation, input.version)
  await requireUnblocked(ctx, thread)
  const known = new Set((await itemsOf(ctx, quotation.id)).map(item => item.id))
  const fieldErrors = input.items.flatMap((item, index) =>
    known.has(item.quotationItemId) ? [] : [{ path: `items.${index}.quotationItemId`, rule: 'unknown_item' }],
  )
  if (fieldErrors.length > 0) throw new AppError('MALL600400', {}, { fieldErrors })
  const message = orNull(input.message)
  const wishes: CounterWishes = {
    message,
    items: input.items.map(item => ({
      quotationItemId: item.quotationItemId,
      price: item.price ?? null,
      qty: item.qty ?? null,
      leadDays: item.leadDays ?? null,
    })),
    incoterm: input.incoterm ?? null,
    namedPlace: orNull(input.namedPlace),
    leadDays: input.leadDays ?? null,
    paymentWish: orNull(input.paymentWish),
    byName: ctx.actor.displayName,
    at: ctx.now().toISOString(),
  }
  const moved = await moveQuotation(theirs, quotation, 'counter', { set: { counter: wishes }, note: message })
  const reopened = await moveThread(following(ctx), thread, 'counter')
  await post(ctx, thread.id, {
    kind: 'counter',
    side: 'buyer',
    event: 'quotation_countered',
    body: message,
    bodyLocale: ctx.locale,
    quotationId: moved.id,
    excerpt: message ?? `${quotation.no} v${quotation.versionNo}`,
  })
  await tell(ctx, {
    to: 'seller',
    kind: 'quotation_countered',
    inquiry,
    thread: reopened,
    ...(message ? { reply: excerpt(message) } : {}),
  })
  refresh(ctx, thread, { thread: thread.id, message: thread.id, inquiry: inquiry.id, quotation: moved.id })
  return changedView(moved)
}
