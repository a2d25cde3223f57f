export { serviceMarketPublic } from './public/manifest'
export { MarketLayout } from './public/layout/market-layout'
export { serviceAdmin, serviceMarketTexts, serviceProvider } from './work/manifest'
