import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@tradeport/kernel/errors'
import type { AgreementOrderType } from '@tradeport/domain/agreement/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import {
  acceptAgreement,
  agreementOfOrder,
  move,
  recordAcceptance,
  type CustomerAcceptance,
} from './agreement.handlers'
import { DOCUMENT, templateOf } from './agreement.repository'
import { eq } from 'drizzle-orm'
import { agreement } from './agreement.table'
import type { ChosenTemplatePort } from './ports'
import { following, holding } from '@tradeport/node/parties'

/** An order as its agreement needs it. */
export interface OrderToAgreeOn {
  id: string
  no: string
  /** An order of a service where it is not said. */
  orderType?: AgreementOrderType
  /** None of an order that is placed without one: what its category is agreed to under counts. */
  serviceId: string | null
  categoryCode: string
  customerCompanyId: string
  customerName: string
  providerCompanyId: string
  providerName: string
  serviceTitle: I18nText
  itemName: I18nText
  qty: string
}

const factsOf = ({ serviceTitle, itemName, qty }: OrderToAgreeOn) => ({
  service: serviceTitle,
  item: itemName,
  quantity: qty,
})

/** What orders ask of agreements; each call is part of the order's own transaction. */
export const orderAgreements = (services: ChosenTemplatePort) => {
  const calls = {
    /** Drafts the agreement of a new order where its category has one in force. */
    async prepare(ctx: ActorContext, order: OrderToAgreeOn): Promise<void> {
      if (!(await templateOf(ctx, services, order))) return
      const now = ctx.now()
      const id = uuidv7()
      const no = await nextDocumentNo(ctx.db, 'AG', { id: ctx.region.regionId, code: ctx.region.regionCode }, now)
      await ctx.db.insert(agreement).values({
        id,
        no,
        regionId: ctx.region.regionId,
        status: 'draft',
        createdAt: now,
        updatedAt: now,
        createdBy: ctx.actor.userId,
        updatedBy: ctx.actor.userId,
        orderId: order.id,
        orderNo: order.no,
        orderType: order.orderType ?? 'service_order',
        categoryCode: order.categoryCode,
        serviceId: order.serviceId,
        customerCompanyId: order.customerCompanyId,
        customerName: order.customerName,
        providerCompanyId: order.providerCompanyId,
        providerName: order.providerName,
        facts: factsOf(order),
        searchText: [no, order.no, order.customerName, order.providerName, ...Object.values(order.serviceTitle)]
          .join('\n')
          .toLowerCase(),
      })
      await ctx.event({ documentType: DOCUMENT, documentId: id, action: 'create', toStatus: 'draft' })
    },

    /**
     * The order was written anew before it was sent: an agreement to another item or quantity is accepted anew, and a category that has an
     * agreement by now gets its draft.
     */
    async revise(ctx: ActorContext, order: OrderToAgreeOn): Promise<void> {
      const row = await agreementOfOrder(ctx, order.id)
      if (!row) return calls.prepare(ctx, order)
      if (row.sealedAt || row.status === 'revoked') return
      const facts = factsOf(order)
      const { categoryCode } = order
      if (isDeepStrictEqual({ facts, categoryCode }, { facts: row.facts, categoryCode: row.categoryCode })) return
      await move(holding(ctx, 'agreement:update'), row, 'update', { facts, categoryCode, accepted: null, hash: null })
    },

    /**
     * The order is sent: from here on what was accepted stands.
     *
     * @param acceptance the customer accepts while it sends the order
     * @throws AppError `FT526010` where the edition in force has not been accepted
     */
    async seal(ctx: ActorContext, orderId: string, acceptance?: CustomerAcceptance): Promise<void> {
      const found = await agreementOfOrder(ctx, orderId)
      if (!found || found.status === 'revoked') return
      const row = acceptance
        ? await acceptAgreement(holding(ctx, 'agreement:accept'), services, found, acceptance, 'agreement.')
        : found
      const template = await templateOf(ctx, services, row)
      const isAccepted = row.status === 'part_signed' && row.accepted !== null
      if (isAccepted ? template && row.accepted?.templateId !== template.id : template) throw new AppError('FT526010')
      if (!isAccepted) return void (await move(following(ctx), row, 'revoke'))
      await ctx.db.update(agreement).set({ sealedAt: ctx.now() }).where(eq(agreement.id, row.id))
    },

    /** The provider accepts the order, and with it the agreement that it was shown there. */
    async sign(ctx: ActorContext, orderId: string): Promise<void> {
      const row = await agreementOfOrder(ctx, orderId)
      if (row?.status !== 'part_signed' || !row.accepted) return
      const signed = await move(ctx, row, 'sign')
      await recordAcceptance(ctx, signed, row.accepted, 'provider', ctx.locale)
    },

    /** The order came to nothing before the work began. */
    async revoke(ctx: ActorContext, orderId: string): Promise<void> {
      const row = await agreementOfOrder(ctx, orderId)
      if (row?.status === 'draft' || row?.status === 'part_signed') await move(following(ctx), row, 'revoke')
    },
  }
  return calls
}
