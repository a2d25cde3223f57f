import { identityMenus, identityPeople, identityUserCenter, workTexts } from '@tradeport/domain/identity/ui'
import type { DomainManifest } from '@tradeport/web/react'

/** What this front-end mounts. */
export const domains: readonly DomainManifest[] = [identityUserCenter, identityPeople, identityMenus, ...workTexts]
