/** Where services are shown: the same path in the provider's and the operators' front-end, and the public page. */
export const serviceRoutes = {
  service: (id: string) => `/services/${id}`,
  publicService: (id: string) => `/service/${id}`,
  category: (code: string) => `/category/${encodeURIComponent(code)}`,
  /** Where the market takes an order of it. */
  orderService: (id: string, shipment: string | null = null) =>
    `/service/${id}/order${shipment === null ? '' : `?shipment=${encodeURIComponent(shipment)}`}`,
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
