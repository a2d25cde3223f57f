import { relationRoutes } from '@tradeport/domain/catalogue/contract'
import { registerUrl } from '@tradeport/kernel/config'
import { urlOf } from '@tradeport/web/navigation'

/** Paths of the portal (spec section 2). */
export const MALL = '/b2bForeignTradeMall'
export const STORES = '/stores'
/** The customer-service chat; it opens in a window of its own. */
export const ASSISTANT = '/IntelligentCustomerService'
/** The form to leave a message, where it is not opened over the page. */
export const MESSAGE = '/message'

export const searchPath = (keyword: string): string =>
  keyword === '' ? MALL : `${MALL}?${new URLSearchParams({ q: keyword }).toString()}`

/** The service market, at a category where one is given. */
export const serviceMarketUrl = (categoryCode?: string): string =>
  urlOf('serviceMarket', categoryCode ? `/?category=${encodeURIComponent(categoryCode)}` : '/')

export const joinUrl = (party: 'buyer' | 'seller' | 'provider'): string => registerUrl(party, window.location)

/** The buyer front-end's sign-in, which comes back to this page. */
export const buyerSignInUrl = (): string =>
  urlOf('buyer', `/login?sourceUrl=${encodeURIComponent(window.location.href)}`)

/** The short registration of a buyer, which comes back to this page. */
export const buyerRegisterUrl = (): string =>
  urlOf('buyer', `/login?type=register&sourceUrl=${encodeURIComponent(window.location.href)}`)

/** Where a buyer's company has its data compared with its licence. */
export const verifyUrl = (): string => urlOf('buyer', '/company')

/** The suppliers that share their prices with the buyer's company, or were asked to. */
export const relationsUrl = (): string => urlOf('buyer', relationRoutes.relations)

export interface InquiryChoice {
  readonly productId: string
  readonly skuId?: string | undefined
  readonly quantity?: string | undefined
}

/** "Inquire": the buyer front-end opens a new inquiry with what was chosen here. */
export function inquiryUrl({ productId, skuId, quantity }: InquiryChoice): string {
  const query = new URLSearchParams({
    productId,
    ...(skuId ? { skuId } : {}),
    ...(quantity ? { qty: quantity } : {}),
  })
  return urlOf('buyer', `/inquiries/new?${query.toString()}`)
}
