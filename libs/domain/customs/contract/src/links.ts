/** Where work apps show forms. */
export const customsRoutes = {
  forms: () => '/declarations',
  form: (id: string) => `/declarations/${id}`,
  create: () => '/declarations/new',
  delegations: () => '/customs-delegations',
  sheet: (id: string) => `/declarations/${id}/sheet`,
  stuck: () => '/customs-stuck',
  receipts: () => '/customs-receipts',
  singleWindow: () => '/single-window',
  edit: (id: string) => `/declarations/${id}/edit`,
} as const
