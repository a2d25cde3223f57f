/** Where products are shown: the same paths in the front-ends of sellers and operators. */
export const catalogueRoutes = {
  products: '/products',
  product: (id: string) => `/products/${id}` as const,
} as const

/** Public pages of the mall. */
export const mallRoutes = {
  product: (id: string) => `/product/${id}` as const,
  store: (slug: string) => `/store/${slug}` as const,
  category: (slug: string) => `/category/${slug}` as const,
} as const

/** The home page's featured products; the server sends their answer along with the page. */
export const FEATURED_PRODUCTS = { pageSize: 30 }

/** The large picture of a product's page; the server names it ahead, so that it is fetched while the scripts are. */
export const PRODUCT_PICTURE = {
  widths: [360, 480, 640],
  portal: '(min-width: 1200px) 560px, (min-width: 992px) 44vw, 92vw',
  h5: '(min-width: 768px) 760px, 100vw',
} as const
