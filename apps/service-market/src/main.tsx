import { WorkDress } from '@tradeport/domain/identity/ui'
import { startApp } from '@tradeport/web/react'
import { domains } from './domains'
import { MarketFrame } from './market-frame'

void startApp({
  platform: 'serviceMarket',
  manifests: domains,
  layouts: { default: MarketFrame, dress: WorkDress },
  namespaces: ['shell', 'serviceMarket'],
})
