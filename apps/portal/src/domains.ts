import { catalogueGoods, cataloguePortal, catalogueSaved, forBuyers, keepButton } from '@tradeport/domain/catalogue/ui'
import { assistantPublic } from '@tradeport/domain/assistant/ui'
import { contentPortal, contentPreviewPortal, withKeeping } from '@tradeport/domain/content/ui'
import { messagingWork } from '@tradeport/domain/messaging/ui'
import { supportPublic } from '@tradeport/domain/support/ui'
import { shellManifest } from '@tradeport/web/shell'
import { unitTexts } from '@tradeport/web/units'
import type { DomainManifest } from '@tradeport/web/react'

/** What this front-end mounts. */
export const domains: readonly DomainManifest[] = [
  shellManifest,
  unitTexts,
  cataloguePortal,
  catalogueGoods,
  catalogueSaved,
  withKeeping(contentPortal, keepButton),
  contentPreviewPortal,
  supportPublic,
  assistantPublic,
  // With the session of the buyer front-end.
  forBuyers(messagingWork, true),
]
