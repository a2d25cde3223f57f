import { eq } from 'drizzle-orm'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import type * as tradingContract from '@tradeport/domain/trading/contract'
import { type termsPropose, type termsReject, type termsSign } from '@tradeport/domain/trading/contract'
import { termsActions, termsMachine } from '@tradeport/domain/trading/rules'
import { following } from '@tradeport/node/parties'
import { othersThan, refresh, tell } from './notices'
import { moveOrder } from './order-progress'
import { signedSides } from './order-view'
import { hashTerms, lockOrder, moveTerms } from './order.repository'
import { termsTable, type OrderRecord, type TermsRecord } from './order.table'
import { orNull, partyOf, readerOf, sideOf } from './party'

type TermsHandlers = Pick<Handlers<typeof tradingContract>, 'termsPropose' | 'termsSign' | 'termsReject'>

export const termsHandlers: TermsHandlers = {
  termsPropose: propose,
  termsSign: sign,
  termsReject: reject,
}

/** A contract version with its order, both locked, the order first. */
async function lockTerms(
  ctx: ActorContext,
  id: string,
  version: number,
): Promise<{ order: OrderRecord; terms: TermsRecord }> {
  // Who takes no part is refused alike for what is there and what is not.
  sideOf(ctx)
  const [seen] = await ctx.db.select().from(termsTable).where(eq(termsTable.id, id))
  if (!seen) throw new AppError('MALL600404')
  const order = await lockOrder(ctx, seen.orderId)
  const [terms] = await ctx.db.select().from(termsTable).where(eq(termsTable.id, id)).for('update')
  if (!terms) throw new AppError('MALL600404')
  if (terms.version !== version) throw new AppError('FT510006')
  return { order, terms }
}

function offered(ctx: ActorContext, order: OrderRecord, terms: TermsRecord): string[] {
  return termsActions(
    {
      status: terms.status,
      proposedBy: terms.proposedBySide,
      signedBy: signedSides(terms),
      orderOpen: order.status === 'contracting' && !order.frozen,
    },
    { roles: readerOf(ctx, order).roles, side: partyOf(ctx) },
  )
}

function answer(order: OrderRecord, terms: TermsRecord) {
  return { id: terms.id, version: terms.version, status: terms.status, orderStatus: order.status }
}

async function propose(ctx: ActorContext, input: ParsedInputOf<typeof termsPropose>) {
  const { order, terms: seen } = await lockTerms(ctx, input.id, input.version)
  if (!offered(ctx, order, seen).includes('propose')) throw new AppError('MALL600403')
  const draft = seen.status === 'rejected' ? await nextVersion(ctx, seen) : seen
  const claimDays = input.claimDays ?? draft.claimDays
  const clauses = input.clauses === undefined ? draft.body.clauses : orNull(input.clauses)
  const body = { ...draft.body, claimDays, clauses }
  const proposed = await moveTerms(ctx, draft, 'propose', {
    set: { body, claimDays, contentHash: hashTerms(body), proposedBySide: partyOf(ctx), rejectNote: null },
  })
  for (const to of ['buyer', 'seller'] as const) await tell(ctx, order, to, 'contract_to_sign')
  refresh(ctx, order)
  return answer(order, proposed)
}

/** The version after a rejected one, still a draft. */
async function nextVersion(ctx: ActorContext, rejected: TermsRecord): Promise<TermsRecord> {
  await moveTerms(following(ctx), rejected, 'supersede')
  const now = ctx.now()
  const [draft] = await ctx.db
    .insert(termsTable)
    .values({
      status: termsMachine.initial,
      createdAt: now,
      updatedAt: now,
      createdBy: ctx.actor.userId,
      orderId: rejected.orderId,
      versionNo: rejected.versionNo + 1,
      body: rejected.body,
      contentHash: rejected.contentHash,
      claimDays: rejected.claimDays,
    })
    .returning()
  if (!draft) throw new Error('a contract version was not stored')
  return draft
}

async function sign(ctx: ActorContext, input: ParsedInputOf<typeof termsSign>) {
  const { order, terms } = await lockTerms(ctx, input.id, input.version)
  const side = partyOf(ctx)
  if (terms.contentHash !== input.contentHash) throw new AppError('MALL630002')
  if (signedSides(terms).includes(side)) throw new AppError('MALL630003')
  if (!offered(ctx, order, terms).includes('sign')) throw new AppError('MALL600403')
  const { userId, displayName } = ctx.actor
  const signed = await moveTerms(ctx, terms, 'sign', {
    set:
      side === 'buyer'
        ? { buyerSignedBy: userId, buyerSignedName: displayName, buyerSignedAt: ctx.now() }
        : { sellerSignedBy: userId, sellerSignedName: displayName, sellerSignedAt: ctx.now() },
  })
  if (signedSides(signed).length < 2) {
    for (const to of othersThan(ctx)) await tell(ctx, order, to, 'contract_to_sign')
    refresh(ctx, order)
    return answer(order, signed)
  }
  const concluded = await moveTerms(following(ctx), signed, 'conclude')
  const moved = await moveOrder(following(ctx), order, 'conclude', { set: { signedAt: ctx.now() } })
  return answer(moved, concluded)
}

async function reject(ctx: ActorContext, input: ParsedInputOf<typeof termsReject>) {
  const { order, terms } = await lockTerms(ctx, input.id, input.version)
  if (terms.status === 'proposed' && terms.proposedBySide === partyOf(ctx)) throw new AppError('MALL630007')
  if (!offered(ctx, order, terms).includes('reject')) throw new AppError('MALL600403')
  const rejected = await moveTerms(ctx, terms, 'reject', { note: input.note, set: { rejectNote: input.note } })
  for (const to of othersThan(ctx)) await tell(ctx, order, to, 'order_stage_changed', { stage: 'contract_rejected' })
  refresh(ctx, order)
  return answer(order, rejected)
}
