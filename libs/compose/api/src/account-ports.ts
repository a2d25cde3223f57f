import { randomBytes } from 'node:crypto'
import { forgetConversationsOf, handOnConversations } from '@tradeport/domain/assistant/server'
import { forgetFavouritesOf } from '@tradeport/domain/catalogue/server'
import { forgetAcceptancesOf } from '@tradeport/domain/content/server'
import { openCustomsOrdersOf } from '@tradeport/domain/customs/server'
import { forgetDocuments, forgetPortrait, keepPortrait, portraitContent } from '@tradeport/domain/files/server'
import { passkeySiteOf, type AccountPorts } from '@tradeport/domain/identity/server'
import { openMembershipOrdersOf } from '@tradeport/domain/membership/server'
import { forgetNotificationsOf } from '@tradeport/domain/messaging/server'
import { openServiceOrdersOf } from '@tradeport/domain/service-order/server'
import { handOnNegotiations, openNegotiationsOf } from '@tradeport/domain/sourcing/server'
import { deleteMessagesOf, handOnMessages } from '@tradeport/domain/support/server'
import { handOnOrders, openOrdersOf, openPartnersOf } from '@tradeport/domain/trading/server'
import type { ApiOptions } from './create-api'

/** What personal accounts need of the other domains and of the deployment. */
export function accountPorts({
  secretKey,
  smsTransport,
  mailTransport,
  operatorsNeedSecondFactor = false,
  operatorsTrustDevices = false,
  publicUrl,
}: Pick<
  ApiOptions,
  'secretKey' | 'smsTransport' | 'mailTransport' | 'operatorsNeedSecondFactor' | 'operatorsTrustDevices' | 'publicUrl'
>): AccountPorts {
  return {
    secretKey: secretKey ?? randomBytes(32),
    passkeySite: passkeySiteOf(publicUrl),
    // The mailbox that stands in for a phone is open only while mail goes there too.
    sms: smsTransport ? 'real' : mailTransport ? 'none' : 'simulated',
    operatorsNeedSecondFactor,
    operatorsTrustDevices,
    pictures: { keep: keepPortrait, content: portraitContent, forget: forgetPortrait },
    openDocuments: async (ctx, companyId) => ({
      order: await openOrdersOf(ctx, companyId),
      serviceOrder: await openServiceOrdersOf(ctx, companyId),
      customsOrder: await openCustomsOrdersOf(ctx, companyId),
      negotiation: await openNegotiationsOf(ctx, companyId),
      membershipOrder: await openMembershipOrdersOf(ctx, companyId),
    }),
    openPartners: openPartnersOf,
    async handOnWork(ctx, { party, ...work }) {
      // What providers have to do is their company's: no document of theirs has somebody whose it is.
      if (party === 'provider') return 0
      const negotiations = await handOnNegotiations(ctx, { ...work, side: party })
      return negotiations + (await handOnOrders(ctx, { ...work, side: party }))
    },
    async forgetPerson(ctx, userId) {
      await forgetConversationsOf(ctx, userId)
      await forgetFavouritesOf(ctx, userId)
      await forgetAcceptancesOf(ctx, userId)
      await forgetNotificationsOf(ctx, userId)
      await forgetDocuments(ctx, await deleteMessagesOf(ctx, userId))
    },
    handOnDesk: async (ctx, work) => (await handOnMessages(ctx, work)) + (await handOnConversations(ctx, work)),
  }
}
