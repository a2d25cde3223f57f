/** Where work apps show forms. */
export const customsRoutes = {
  forms: () => '/declarations',
  form: (id: string) => `/declarations/${id}`,
  create: () => '/declarations/new',
  edit: (id: string) => `/declarations/${id}/edit`,
} as const
