/** Where work apps show a form. */
export const customsRoutes = {
  forms: () => '/declarations',
  form: (id: string) => `/declarations/${id}`,
} as const
