import { lazy } from 'react'

export { serviceMarketPublic } from './public/manifest'
export { MarketLayout } from './public/layout/market-layout'
export { servicePractice, type PracticeScenes } from './practice/manifest'
export { serviceAdmin, serviceMarketTexts, serviceProvider, serviceWorkLocales } from './work/manifest'

/** How a seller begins with services, for the start page of its front-end. */
export const FirstServices = /* @__PURE__ */ lazy(() => import('./work/home/first-services'))
/** How a provider's services stand, for the start page of its front-end. */
export const ServiceOverview = /* @__PURE__ */ lazy(() => import('./work/home/service-overview'))
/** What waits for a provider in its services and in questions about them. */
export const ServiceTasks = /* @__PURE__ */ lazy(() => import('./work/home/service-tasks'))
