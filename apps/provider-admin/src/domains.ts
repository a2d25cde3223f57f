import { agreementProvider } from '@tradeport/domain/agreement/ui'
import { assistantMember } from '@tradeport/domain/assistant/ui'
import { contentTexts } from '@tradeport/domain/content/ui'
import { companyWork, identityProvider, workTexts } from '@tradeport/domain/identity/ui'
import { companyExports } from '@tradeport/domain/governance/ui'
import { membershipMember } from '@tradeport/domain/membership/ui'
import { messagingWork } from '@tradeport/domain/messaging/ui'
import { serviceMarketTexts, servicePractice, serviceProvider } from '@tradeport/domain/service-market/ui'
import { supportMember } from '@tradeport/domain/support/ui'
import { DeclarationPractice, customsBroker, customsOrderProvider } from '@tradeport/domain/customs/ui'
import { afterSalesProvider, serviceOrderProvider } from '@tradeport/domain/service-order/ui'
import { paymentTexts } from '@tradeport/web/payments'
import type { DomainManifest } from '@tradeport/web/react'
import { providerHome } from './pages/home.manifest'

/** What this front-end mounts. */
export const domains: readonly DomainManifest[] = [
  providerHome,
  identityProvider,
  companyWork,
  messagingWork,
  serviceProvider,
  serviceOrderProvider,
  customsBroker,
  customsOrderProvider,
  agreementProvider,
  afterSalesProvider,
  serviceMarketTexts,
  servicePractice({ declaration: DeclarationPractice }),
  companyExports,
  membershipMember,
  supportMember,
  assistantMember,
  paymentTexts,
  contentTexts,
  ...workTexts,
]
