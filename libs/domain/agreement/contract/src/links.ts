/** Where agreements are shown: the same path in every front-end. */
export const agreementRoutes = {
  agreement: (id: string) => `/agreements/${id}` as const,
  list: '/agreements',
  template: (id: string) => `/agreement-templates/${id}` as const,
  templates: '/agreement-templates',
} as const
