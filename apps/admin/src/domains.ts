import { agreementAdmin } from '@tradeport/domain/agreement/ui'
import { assistantDesk } from '@tradeport/domain/assistant/ui'
import { catalogueAdmin, categoryAdmin } from '@tradeport/domain/catalogue/ui'
import { governanceAdmin, governanceExports, governanceJobs } from '@tradeport/domain/governance/ui'
import { companyAdmin, identityAdmin, regionTexts, workTexts } from '@tradeport/domain/identity/ui'
import { languageAdmin } from '@tradeport/domain/language/ui'
import { membershipAdmin } from '@tradeport/domain/membership/ui'
import { referenceAdmin } from '@tradeport/domain/reference/ui'
import { messagingAdmin, messagingWork } from '@tradeport/domain/messaging/ui'
import { reportingAdmin } from '@tradeport/domain/reporting/ui'
import { blocksAdmin, sourcingAdmin } from '@tradeport/domain/sourcing/ui'
import { tradingAdmin } from '@tradeport/domain/trading/ui'
import { serviceAdmin, serviceMarketTexts } from '@tradeport/domain/service-market/ui'
import { contentAdmin } from '@tradeport/domain/content/ui'
import { customsAdmin, customsOrderAdmin } from '@tradeport/domain/customs/ui'
import { afterSalesAdmin, serviceOrderAdmin } from '@tradeport/domain/service-order/ui'
import { paymentTexts } from '@tradeport/web/payments'
import type { DomainManifest } from '@tradeport/web/react'
import { supportAdmin, supportTexts } from '@tradeport/domain/support/ui'
import { worklistAdmin } from '@tradeport/domain/worklist/ui'

/** What this front-end mounts. */
export const domains: readonly DomainManifest[] = [
  worklistAdmin,
  identityAdmin,
  companyAdmin,
  catalogueAdmin,
  categoryAdmin,
  messagingWork,
  messagingAdmin,
  sourcingAdmin,
  blocksAdmin,
  tradingAdmin,
  membershipAdmin,
  serviceAdmin,
  serviceOrderAdmin,
  customsAdmin,
  customsOrderAdmin,
  agreementAdmin,
  afterSalesAdmin,
  serviceMarketTexts,
  contentAdmin,
  languageAdmin,
  referenceAdmin,
  reportingAdmin,
  governanceAdmin,
  governanceJobs,
  governanceExports,
  supportAdmin,
  assistantDesk,
  supportTexts,
  regionTexts,
  paymentTexts,
  ...workTexts,
]
