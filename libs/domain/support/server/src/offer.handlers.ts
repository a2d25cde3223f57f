import type * as supportContract from '@tradeport/domain/support/contract'
import type { InvitedParty } from '@tradeport/domain/support/contract'
import type { PlatformKey } from '@tradeport/kernel/config'
import type { ParsedInputOf } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { changed, channelsOf, firstWords, mayRead, operate, requireReader } from './operator-step'
import { addTurn, loadServed } from './message.repository'
import { tell } from './message-step'
import { addOffer, messagesBehindInquiry, messagesBehindRegistration, offerFor, takeOffer } from './offer.repository'
import type { SupportPorts } from './ports'
import { newTrackKey } from './secrets'
import type { LeaveMessage } from './support.table'

type OfferHandlers = Pick<
  Handlers<typeof supportContract>,
  | 'leaveMessageToInquiry'
  | 'leaveMessageInvite'
  | 'leaveMessageGoods'
  | 'leaveMessageBuyers'
  | 'leaveMessageSources'
  | 'messageOfferTake'
>
type ToInquiryInput = ParsedInputOf<typeof supportContract.leaveMessageToInquiry>

/** Where each kind of company begins. */
const REGISTER: Readonly<Record<InvitedParty, { frontEnd: PlatformKey; route: string }>> = {
  buyer: { frontEnd: 'buyer', route: '/login?type=register' },
  seller: { frontEnd: 'seller', route: '/register' },
  provider: { frontEnd: 'providerAdmin', route: '/register' },
}

const wrong = (path: string, rule: string) => new AppError('MALL600400', {}, { fieldErrors: [{ path, rule }] })

/** Something must be asked for, and only what is on sale where the message belongs. */
async function checkGoods(home: ActorContext, ports: SupportPorts, input: ToInquiryInput): Promise<void> {
  if (input.productIds.length === 0 && !input.goods) throw wrong('goods', 'required')
  const offered = await ports.offers.onOffer(home, input)
  if (input.productIds.some(id => !offered.productIds.has(id))) throw wrong('productIds', 'not_offered')
  if (input.storeIds.some(id => !offered.storeIds.has(id))) throw wrong('storeIds', 'not_offered')
}

async function recipientOf(home: ActorContext, ports: SupportPorts, row: LeaveMessage, input: ToInquiryInput) {
  if (input.buyerUserId) {
    const buyer = await ports.offers.buyer(home, input.buyerUserId)
    if (!buyer) throw wrong('buyerUserId', 'invalid_value')
    return { buyerUserId: buyer.userId, recipient: `${buyer.name}, ${buyer.company}`, email: null, key: null }
  }
  const email = input.email ?? row.email
  if (!email) throw wrong('email', 'required')
  return { buyerUserId: null, recipient: email, email, key: newTrackKey() }
}

const draftRoute = (no: string, key: string | null) =>
  `/inquiries/new?${new URLSearchParams({ message: no, ...(key ? { key } : {}) }).toString()}`

export function offerHandlers(ports: SupportPorts): OfferHandlers {
  return {
    async leaveMessageToInquiry(ctx, input) {
      const { home, row, next } = await operate(ctx, input, {
        action: 'to_inquiry',
        set: { resolvedAt: ctx.now(), dueAt: null },
      })
      await checkGoods(home, ports, input)
      const to = await recipientOf(home, ports, row, input)
      const { productIds, storeIds } = input
      await addOffer(home, row, {
        ...to,
        kind: 'inquiry',
        party: 'buyer',
        goods: input.goods || null,
        productIds,
        storeIds,
      })
      await addTurn(home, row.id, { side: 'operator', body: input.body, channels: channelsOf(row) })
      const route = draftRoute(row.no, to.key)
      if (to.buyerUserId)
        await home.notify({
          kind: 'customer_service_reply',
          to: { userId: to.buyerUserId },
          params: { no: row.no, name: firstWords(row.needs) },
          reply: input.body,
          link: { frontEnd: 'buyer', route },
          dedupeKey: `leave-message-inquiry-${row.id}`,
        })
      if (to.email) {
        const draft = ports.publicUrl('buyer', route, home.region)
        const register = `/login?${new URLSearchParams({ type: 'register', sourceUrl: draft }).toString()}`
        const url = ports.publicUrl('buyer', register, home.region)
        const params = { no: row.no, note: input.body, url }
        await home.mail({ to: to.email, locale: row.locale, template: 'message_inquiry', params })
      }
      return changed(next)
    },

    async leaveMessageInvite(ctx, input) {
      const { home, row, next } = await operate(ctx, input, {
        action: 'invite',
        set: { resolvedAt: ctx.now(), dueAt: null },
      })
      const email = input.email ?? row.email
      if (!email) throw wrong('email', 'required')
      await addOffer(home, row, {
        kind: 'registration',
        party: input.party,
        recipient: email,
        email,
        buyerUserId: null,
        key: null,
        productIds: [],
        goods: null,
        storeIds: [],
      })
      await addTurn(home, row.id, { side: 'operator', body: input.body, channels: channelsOf(row) })
      const { frontEnd, route } = REGISTER[input.party]
      const params = { no: row.no, note: input.body, url: ports.publicUrl(frontEnd, route, home.region) }
      await home.mail({ to: email, locale: row.locale, template: 'message_invite', params })
      return changed(next)
    },

    async leaveMessageGoods(ctx, input) {
      requireReader(ctx)
      const row = await loadServed(ctx, input.id, false)
      return ports.offers.goods(ctx.inRegion(row.regionId), input.keyword)
    },

    async leaveMessageBuyers(ctx, input) {
      requireReader(ctx)
      const row = await loadServed(ctx, input.id, false)
      const home = ctx.inRegion(row.regionId)
      const own = row.userId && row.party === 'buyer' ? await ports.offers.buyer(home, row.userId) : undefined
      const found = input.keyword === '' ? [] : await ports.offers.buyers(home, input.keyword)
      return [...(own ? [own] : []), ...found.filter(buyer => buyer.userId !== own?.userId)].map(buyer => ({
        ...buyer,
        isWriter: buyer.userId === own?.userId,
      }))
    },

    async leaveMessageSources(ctx, input) {
      if (!mayRead(ctx)) return []
      if (input.inquiryId) return messagesBehindInquiry(ctx, input.inquiryId)
      const applicant = input.registrationId ? await ports.offers.applicant(ctx, input.registrationId) : undefined
      return applicant ? messagesBehindRegistration(ctx, applicant) : []
    },

    async messageOfferTake(ctx, input) {
      if (!ports.offers.mayAsk(ctx)) throw new AppError('MALL600403')
      const offer = await offerFor(ctx, input)
      const isTheirs = offer && (offer.taken_by === null || offer.taken_by === ctx.actor.userId)
      // Whoever opens a link that somebody else has used learns nothing of it.
      if (!isTheirs) throw new AppError('MALL600404')
      const stores = await ports.offers.stores(ctx, offer.store_ids)
      if (offer.inquiry_id) return { inquiryId: offer.inquiry_id, lineCount: offer.line_count, stores }
      const draft = await ports.offers.addToDraft(ctx, { productIds: offer.product_ids, goods: offer.goods })
      await takeOffer(ctx, offer.id, draft)
      tell(ctx, { id: offer.leave_message_id, no: input.no, userId: null })
      return { ...draft, stores }
    },
  }
}
