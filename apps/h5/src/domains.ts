import {
  catalogueFavourites,
  catalogueGoods,
  catalogueH5,
  cataloguePhone,
  catalogueSaved,
  forBuyers,
} from '@tradeport/domain/catalogue/ui'
import { assistantPublic } from '@tradeport/domain/assistant/ui'
import { contentPortal } from '@tradeport/domain/content/ui'
import { messagingWork } from '@tradeport/domain/messaging/ui'
import { phoneFiles, sourcingPhone } from '@tradeport/domain/sourcing/ui'
import { supportPublic } from '@tradeport/domain/support/ui'
import { tradingPhone } from '@tradeport/domain/trading/ui'
import { shellManifest } from '@tradeport/web/shell'
import { unitTexts } from '@tradeport/web/units'
import type { DomainManifest } from '@tradeport/web/react'

/** What this front-end mounts. */
export const domains: readonly DomainManifest[] = [
  shellManifest,
  unitTexts,
  catalogueH5,
  catalogueGoods,
  catalogueSaved,
  cataloguePhone,
  contentPortal,
  supportPublic,
  assistantPublic,
  // A buyer's own pages, with the session of the buyer front-end.
  forBuyers(catalogueFavourites, true),
  forBuyers(sourcingPhone),
  phoneFiles,
  forBuyers(tradingPhone),
  forBuyers(messagingWork, true),
]
