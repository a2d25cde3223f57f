/** Where work apps show forms. */
export const customsRoutes = {
  forms: () => '/declarations',
  form: (id: string) => `/declarations/${id}`,
  create: () => '/declarations/new',
  delegations: () => '/customs-delegations',
  edit: (id: string) => `/declarations/${id}/edit`,
} as const
