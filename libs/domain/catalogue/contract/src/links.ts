/** Where products are shown: the same paths in the front-ends of sellers and operators. */
export const catalogueRoutes = {
  products: '/products',
  product: (id: string) => `/products/${id}` as const,
  /** Where operators look after what goods are put in, and what is asked of them. */
  categories: '/categories',
  category: (id: string) => `/categories/${id}` as const,
  attributes: '/attributes',
  attribute: (id: string) => `/attributes/${id}` as const,
} as const

/** Where both sides see with whom they share prices. */
export const relationRoutes = { relations: '/relations' } as const

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
  // Its column of the page (product.module.css), so that no wider picture is fetched than is shown.
  portal:
    '(min-width: 1440px) 530px, (min-width: 1200px) calc((100vw - 476px) * 0.55), (min-width: 992px) calc((100vw - 136px) * 0.455), 92vw',
  h5: '(min-width: 768px) 760px, 100vw',
} as const
