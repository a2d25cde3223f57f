import { notFoundScreen } from '@tradeport/domain/catalogue/ui'
import { startApp } from '@tradeport/web/react'
import { domains } from './domains'
import { PhoneFrame } from './frame'

void startApp({
  platform: 'h5',
  manifests: domains,
  layouts: { default: PhoneFrame },
  pages: { notFound: notFoundScreen },
  namespaces: ['shell', 'mall'],
})
