import { notFoundScreen } from '@tradeport/domain/catalogue/ui'
import { startApp } from '@tradeport/web/react'
import { domains } from './domains'
import { PortalLayout } from './portal-layout'

void startApp({
  platform: 'portal',
  manifests: domains,
  layouts: { default: PortalLayout },
  pages: { notFound: notFoundScreen },
  namespaces: ['shell', 'mall'],
})
