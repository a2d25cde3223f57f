import { H5Frame, notFoundScreen } from '@tradeport/domain/catalogue/ui'
import { startApp } from '@tradeport/web/react'
import { domains } from './domains'

void startApp({
  platform: 'h5',
  manifests: domains,
  layouts: { default: H5Frame },
  pages: { notFound: notFoundScreen },
  namespaces: ['shell', 'mall'],
})
