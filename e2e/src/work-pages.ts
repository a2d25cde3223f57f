import type { AppKey } from '@tradeport/kernel/config'
import type { Identity } from '@tradeport/domain/identity/contract'

/** A route; the first link of that page whose address contains this; the page whose address goes on from that one's. */
export type WorkStop =
  | readonly [app: AppKey, route: string]
  | readonly [app: AppKey, route: string, link: string]
  | readonly [app: AppKey, route: string, link: string, below: string]

export interface Walk {
  readonly name: string
  readonly as: readonly (readonly [Identity, string])[]
  readonly stops: readonly WorkStop[]
}

/** The pages for signing in, and those of the work apps. */
export const WORK_WALKS: readonly Walk[] = [
  {
    name: 'sign-in and registration',
    as: [],
    stops: [
      ['buyer', '/login'],
      ['buyer', '/login?type=register'],
      ['buyer', '/password'],
      ['seller', '/member'],
      ['seller', '/register'],
      ['providerAdmin', '/login'],
      ['providerAdmin', '/register'],
      ['admin', '/login'],
      ['userCenter', '/login'],
    ],
  },
  {
    name: 'seller',
    as: [['seller', 'lanyun']],
    stops: [
      ['seller', '/'],
      ['seller', '/products', '/products/0', '/edit'],
      ['seller', '/products/new'],
      ['seller', '/store'],
      ['seller', '/shops'],
      ['seller', '/inquiries', '/negotiations/'],
      ['seller', '/orders', '/orders/', '/contract'],
      ['seller', '/declarations'],
      ['seller', '/declarations/new'],
      ['seller', '/customs-delegations'],
      ['seller', '/customs-orders'],
      ['seller', '/customs-orders/new'],
      ['seller', '/single-window'],
      ['seller', '/messages'],
      ['seller', '/company/addresses'],
      ['seller', '/account'],
    ],
  },
  {
    name: 'seller of services',
    as: [['seller', 'cashhill']],
    stops: [
      ['seller', '/service-orders', '/service-orders/0'],
      ['seller', '/after-sales', '/after-sales/0'],
      ['seller', '/customs-orders', '/customs-orders/0'],
      ['serviceMarket', '/service-orders', '/service-orders/0'],
      ['serviceMarket', '/after-sales', '/after-sales/0'],
    ],
  },
  {
    name: 'buyer',
    as: [['buyer', 'nordhaus']],
    stops: [
      ['buyer', '/'],
      ['buyer', '/inquiries', '/inquiries/0'],
      ['buyer', '/inquiries?status=open', '/inquiries/0'],
      ['buyer', '/inquiries/new'],
      ['buyer', '/orders', '/orders/', '/contract'],
      ['buyer', '/messages'],
      ['buyer', '/company/addresses'],
      ['buyer', '/account'],
    ],
  },
  {
    name: 'operator and provider',
    as: [
      ['operator', 'admin'],
      ['provider', 'clearway'],
    ],
    stops: [
      ['admin', '/'],
      ['admin', '/registrations', '/registrations/'],
      ['admin', '/products?status=review', '/products/0'],
      ['admin', '/categories'],
      ['admin', '/categories/new'],
      ['admin', '/attributes'],
      ['admin', '/attributes/new'],
      ['admin', '/stores', '/stores/0'],
      ['admin', '/companies'],
      ['admin', '/jobs', '/jobs/'],
      ['admin', '/outgoing-messages'],
      ['admin', '/regions'],
      ['admin', '/region'],
      ['admin', '/region-settings'],
      ['admin', '/reference/lists', '/reference/lists/'],
      ['admin', '/reference/hs'],
      ['admin', '/reference/rates', '/reference/rates/'],
      ['admin', '/inquiries', '/inquiries/0'],
      ['admin', '/orders', '/orders/'],
      ['admin', '/services', '/services/0'],
      ['admin', '/service-questions'],
      ['admin', '/service-categories', '/service-categories/0'],
      ['admin', '/service-categories/new'],
      ['admin', '/declarations', '/declarations/0'],
      ['admin', '/agreement-templates', '/agreement-templates/0'],
      ['admin', '/agreement-templates/new'],
      ['admin', '/agreements', '/agreements/0'],
      ['admin', '/customs-orders', '/customs-orders/0'],
      ['admin', '/customs-orders?view=board'],
      ['admin', '/customs-receipts'],
      ['admin', '/customs-stuck'],
      ['admin', '/customs-parameters'],
      ['admin', '/service-orders', '/service-orders/0'],
      ['admin', '/after-sales?status=platform_review', '/after-sales/0'],
      ['admin', '/texts'],
      ['admin', '/texts/publish'],
      ['admin', '/texts/versions'],
      ['userCenter', '/'],
      ['userCenter', '/operators'],
      ['userCenter', '/roles'],
      ['userCenter', '/grants'],
      ['userCenter', '/own-grants'],
      ['userCenter', '/menus'],
      ['providerAdmin', '/'],
      ['providerAdmin', '/services', '/services/0'],
      ['providerAdmin', '/services/new'],
      ['providerAdmin', '/service-questions'],
      ['providerAdmin', '/declarations', '/declarations/0'],
      ['providerAdmin', '/customs-orders', '/customs-orders/0'],
      ['providerAdmin', '/customs-orders?view=board'],
      ['providerAdmin', '/customs-orders?view=calendar'],
      ['providerAdmin', '/customs-delegations'],
      ['providerAdmin', '/declarations/new'],
      ['providerAdmin', '/agreements', '/agreements/0'],
      ['providerAdmin', '/single-window'],
      ['providerAdmin', '/service-orders', '/service-orders/0'],
      ['providerAdmin', '/after-sales', '/after-sales/0'],
      ['providerAdmin', '/messages'],
    ],
  },
]
