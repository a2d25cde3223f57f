import type { PlatformKey } from '@tradeport/kernel/config'
import type { OrderRecord } from './membership.table'

export const ORDER_DOCUMENT = 'membershipOrder'

/** The order's page where the company's people work. */
export const memberPage = ({ id, party }: OrderRecord): { frontEnd: PlatformKey; route: string } => ({
  frontEnd: party === 'provider' ? 'providerAdmin' : party,
  route: `/membership/orders/${id}`,
})
