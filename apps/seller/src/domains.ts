import { agreementSeller } from '@tradeport/domain/agreement/ui'
import { assistantMember } from '@tradeport/domain/assistant/ui'
import { catalogueSeller, relationSeller } from '@tradeport/domain/catalogue/ui'
import { contentTexts } from '@tradeport/domain/content/ui'
import { companyWork, identitySeller, workTexts } from '@tradeport/domain/identity/ui'
import { companyExports } from '@tradeport/domain/governance/ui'
import { membershipMember } from '@tradeport/domain/membership/ui'
import { messagingWork } from '@tradeport/domain/messaging/ui'
import { blocksSeller, sourcingSeller } from '@tradeport/domain/sourcing/ui'
import { supportMember } from '@tradeport/domain/support/ui'
import { tradingSeller } from '@tradeport/domain/trading/ui'
import { serviceMarketTexts, servicePractice } from '@tradeport/domain/service-market/ui'
import {
  CustomsOrderPractice,
  DeclarationPractice,
  customsOrderSeller,
  customsSeller,
} from '@tradeport/domain/customs/ui'
import { ServiceOrderPractice, afterSalesSeller, serviceOrderSeller } from '@tradeport/domain/service-order/ui'
import { paymentTexts } from '@tradeport/web/payments'
import type { DomainManifest } from '@tradeport/web/react'
import { sellerHome } from './pages/home.manifest'

/** What this front-end mounts. */
export const domains: readonly DomainManifest[] = [
  sellerHome,
  identitySeller,
  companyWork,
  catalogueSeller,
  relationSeller,
  messagingWork,
  sourcingSeller,
  blocksSeller,
  tradingSeller,
  serviceOrderSeller,
  customsSeller,
  customsOrderSeller,
  agreementSeller,
  afterSalesSeller,
  serviceMarketTexts,
  servicePractice({
    service_order: ServiceOrderPractice,
    declaration: DeclarationPractice,
    customs_order: CustomsOrderPractice,
  }),
  companyExports,
  membershipMember,
  supportMember,
  assistantMember,
  paymentTexts,
  contentTexts,
  ...workTexts,
]
