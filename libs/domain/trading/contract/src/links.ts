/** Where an order is shown, the same path in the buyer's, the seller's and the operators' front-end. */
export const tradingRoutes = {
  order: (id: string) => `/orders/${id}`,
} as const
