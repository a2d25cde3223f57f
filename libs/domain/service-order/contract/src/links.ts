/** Where orders of services are shown: the same path in every front-end. */
export const serviceOrderRoutes = {
  order: (id: string) => `/service-orders/${id}` as const,
  list: '/service-orders',
} as const
