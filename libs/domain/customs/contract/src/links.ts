/** Where work apps show forms. */
export const customsRoutes = {
  forms: () => '/declarations',
  form: (id: string) => `/declarations/${id}` as const,
  create: () => '/declarations/new' as const,
  delegations: () => '/customs-delegations',
  sheet: (id: string) => `/declarations/${id}/sheet`,
  /** As it was before customs returned it. */
  revision: (id: string, revision: number) => `/declarations/${id}/revisions/${revision}`,
  stuck: () => '/customs-stuck',
  receipts: () => '/customs-receipts',
  singleWindow: () => '/single-window',
  edit: (id: string) => `/declarations/${id}/edit`,
  /** A field of the form by its path (`items.2.gQty`), opened where it is written. */
  editField: (id: string, path: string) => `/declarations/${id}/edit?field=${encodeURIComponent(path)}`,
} as const

/** Where work apps show customs agency orders: the same path in every front-end. */
export const customsOrderRoutes = {
  list: '/customs-orders',
  /** All that a provider has to be there for, whatever document it is of. */
  calendar: '/calendar',
  create: '/customs-orders/new',
  /** A new one like it. */
  createLike: (id: string) => `/customs-orders/new?copy=${id}` as const,
  order: (id: string) => `/customs-orders/${id}` as const,
  edit: (id: string) => `/customs-orders/${id}/edit` as const,
} as const
