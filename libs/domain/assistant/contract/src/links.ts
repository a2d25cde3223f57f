/** Routes of the front-ends that others link to. */
export const assistantRoutes = {
  /** The chat's own window on the portal (spec section 2). */
  page: '/IntelligentCustomerService',
  desk: '/assistant-desk',
  deskConversation: (id: string) => `/assistant-desk/${id}` as const,
} as const
