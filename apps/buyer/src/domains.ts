import { catalogueFavourites, catalogueMallWords, relationBuyer } from '@tradeport/domain/catalogue/ui'
import { assistantMember } from '@tradeport/domain/assistant/ui'
import { contentTexts } from '@tradeport/domain/content/ui'
import { companyWork, identityBuyer, workTexts } from '@tradeport/domain/identity/ui'
import { companyExports } from '@tradeport/domain/governance/ui'
import { membershipMember } from '@tradeport/domain/membership/ui'
import { messagingWork } from '@tradeport/domain/messaging/ui'
import { blocksBuyer, sourcingBuyer } from '@tradeport/domain/sourcing/ui'
import { supportMember } from '@tradeport/domain/support/ui'
import { tradingBuyer } from '@tradeport/domain/trading/ui'
import type { DomainManifest } from '@tradeport/web/react'
import { buyerHome } from './pages/home.manifest'

/** What this front-end mounts. */
export const domains: readonly DomainManifest[] = [
  buyerHome,
  identityBuyer,
  companyWork,
  messagingWork,
  sourcingBuyer,
  blocksBuyer,
  tradingBuyer,
  companyExports,
  membershipMember,
  catalogueFavourites,
  catalogueMallWords,
  relationBuyer,
  supportMember,
  assistantMember,
  contentTexts,
  ...workTexts,
]
