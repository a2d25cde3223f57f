import { withAcceptance } from '@tradeport/domain/content/ui'
import { WorkDress, WorkFrame, workStart } from '@tradeport/domain/identity/ui'
import { membershipLinks } from '@tradeport/domain/membership/ui'
import { startApp } from '@tradeport/web/react'
import { domains } from './domains'

void startApp({
  platform: 'seller',
  manifests: domains,
  layouts: { default: withAcceptance(WorkFrame), dress: WorkDress },
  namespaces: ['shell', 'identity'],
  signedIn: workStart,
  abilityLinks: membershipLinks,
})
