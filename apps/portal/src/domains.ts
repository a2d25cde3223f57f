import { catalogueGoods, cataloguePortal, catalogueSaved } from '@tradeport/domain/catalogue/ui'
import { assistantPublic } from '@tradeport/domain/assistant/ui'
import { contentPortal } from '@tradeport/domain/content/ui'
import { supportPublic } from '@tradeport/domain/support/ui'
import { shellManifest } from '@tradeport/web/shell'
import type { DomainManifest } from '@tradeport/web/react'

/** What this front-end mounts. */
export const domains: readonly DomainManifest[] = [
  shellManifest,
  cataloguePortal,
  catalogueGoods,
  catalogueSaved,
  contentPortal,
  supportPublic,
  assistantPublic,
]
