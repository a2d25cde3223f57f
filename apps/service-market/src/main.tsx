import { MarketLayout } from '@tradeport/domain/service-market/ui'
import { startApp } from '@tradeport/web/react'
import { domains } from './domains'

void startApp({
  platform: 'serviceMarket',
  manifests: domains,
  layouts: { default: MarketLayout },
  namespaces: ['shell', 'serviceMarket'],
})
