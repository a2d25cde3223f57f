import type { ExperienceScene } from './experience-mode.contract'

function query(given: Readonly<Record<string, string | null | undefined>>): string {
  const parts = Object.entries(given).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** Where services are shown: the same path in the provider's and the operators' front-end, and the public page. */
export const serviceRoutes = {
  service: (id: string) => `/services/${id}`,
  publicService: (id: string, like: string | null = null) => `/service/${id}${query({ like })}`,
  /** `like`: an order of the reader's own, that what is ordered from there on is filled in from; `except`: a provider that is left out. */
  category: (code: string, from: { like?: string | null; except?: string | null } = {}) =>
    `/category/${encodeURIComponent(code)}${query(from)}`,
  /** Where the market takes an order of it. */
  orderService: (id: string, from: { shipment?: string | null; like?: string | null } = {}) =>
    `/service/${id}/order${query(from)}`,
  compare: '/compare',
  /** What a seller keeps. */
  favourites: '/favourites',
  /** Where a provider answers. */
  questions: '/service-questions',
  /** Where operators look after the categories. */
  categories: '/service-categories',
  workCategory: (id: string) => `/service-categories/${id}`,
  /** Where a provider writes what its page says. */
  providerProfile: '/services/profile',
  publicProvider: (companyId: string) => `/provider/${companyId}`,
} as const

/** Where sellers and brokers practise: each in their own front-end. */
export const practiceRoutes = {
  list: '/practice',
  scene: (scene: ExperienceScene) => `/practice/${scene.replaceAll('_', '-')}` as const,
} as const
