import {
  catalogueFavourites,
  catalogueGoods,
  catalogueH5,
  cataloguePhone,
  catalogueSaved,
  forBuyers,
  keepButton,
} from '@tradeport/domain/catalogue/ui'
import { assistantPublic } from '@tradeport/domain/assistant/ui'
import { contentPortal, withKeeping } from '@tradeport/domain/content/ui'
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
  withKeeping(contentPortal, keepButton),
  supportPublic,
  assistantPublic,
  // A buyer's own pages, with the session of the buyer front-end.
  forBuyers(catalogueFavourites, true),
  forBuyers(sourcingPhone),
  phoneFiles,
  forBuyers(tradingPhone),
  forBuyers(messagingWork, true),
]
