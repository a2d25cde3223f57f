import type { PlatformKey } from '@tradeport/kernel/config'
import type { ActorContext, NotificationRequest } from '@tradeport/node/server-kit'
import type { OrderRecord } from './membership.table'

export const ORDER_DOCUMENT = 'membershipOrder'

/** The order's page where the company's people work. */
export const memberPage = ({ id, party }: OrderRecord): { frontEnd: PlatformKey; route: string } => ({
  frontEnd: party === 'provider' ? 'providerAdmin' : party,
  route: `/membership/orders/${id}`,
})

/** Tells the company what became of its order. */
export const tellMember = (
  ctx: ActorContext,
  order: OrderRecord,
  kind: NotificationRequest['kind'],
  params: Readonly<Record<string, string>> = {},
): Promise<void> =>
  ctx.notify({
    kind,
    to: { companyId: order.companyId, identity: order.party },
    params: { no: order.no, ...params },
    link: memberPage(order),
  })
