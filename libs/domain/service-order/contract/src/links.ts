/** Where orders of services are shown: the same path in every front-end. */
export const serviceOrderRoutes = {
  order: (id: string) => `/service-orders/${id}` as const,
  /** Of a draft, where its customer works. */
  edit: (id: string) => `/service-orders/${id}/edit` as const,
  list: '/service-orders',
} as const

/** Where after-sales cases of services are shown: the same path in every front-end. */
export const afterSalesRoutes = {
  case: (id: string) => `/after-sales/${id}` as const,
  list: '/after-sales',
} as const
