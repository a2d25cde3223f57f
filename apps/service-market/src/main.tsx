import { startApp } from '@tradeport/web/react'
import { domains } from './domains'
import { MarketFrame } from './market-frame'

void startApp({
  platform: 'serviceMarket',
  manifests: domains,
  layouts: { default: MarketFrame },
  namespaces: ['shell', 'serviceMarket'],
})
