import { WorkDress, WorkFrame, operatorStart } from '@tradeport/domain/identity/ui'
import { startApp } from '@tradeport/web/react'
import { domains } from './domains'

void startApp({
  platform: 'userCenter',
  manifests: domains,
  layouts: { default: WorkFrame, dress: WorkDress },
  namespaces: ['shell', 'identity'],
  signedIn: operatorStart,
})
