import { agreementTexts } from '@tradeport/domain/agreement/ui'
import { customsOrderTexts } from '@tradeport/domain/customs/ui'
import { identityProvider, workTexts } from '@tradeport/domain/identity/ui'
import { serviceMarketPublic } from '@tradeport/domain/service-market/ui'
import { afterSalesMarket, serviceOrderMarket } from '@tradeport/domain/service-order/ui'
import { paymentTexts } from '@tradeport/web/payments'
import type { DomainManifest } from '@tradeport/web/react'

/** Providers sign in and register here as in their own front-end, which also holds their account. */
const providerSignIn: DomainManifest = {
  ...identityProvider,
  routes: identityProvider.routes.filter(route => route.access === 'public'),
}

/** What this front-end mounts. */
export const domains: readonly DomainManifest[] = [
  serviceMarketPublic,
  serviceOrderMarket,
  afterSalesMarket,
  agreementTexts,
  customsOrderTexts,
  providerSignIn,
  paymentTexts,
  ...workTexts,
]
