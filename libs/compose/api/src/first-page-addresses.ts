import { mallRoutes } from '@tradeport/domain/catalogue/contract'

/** Addresses on the portal of what a region has. */
export const addressOf = {
  ...mallRoutes,
  article: (id: string) => `/newsDetail/${id}`,
  document: (code: string) => `/relatedDocument?code=${encodeURIComponent(code)}`,
} as const

/** Pages that every region has, for search engines. */
export const LISTED_PATHS: readonly string[] = [
  '/',
  '/b2bForeignTradeMall',
  '/stores',
  '/news',
  '/relatedDocument',
  '/enterpriseService',
  '/about',
  '/message',
  '/IntelligentCustomerService',
]
