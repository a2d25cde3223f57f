import { mallRoutes, type ProductDetail } from '@tradeport/domain/catalogue/contract'
import { useCanonical, useDescription, useTitle } from '@tradeport/web/react'

/** Title, description and the one address. What search engines read of its facts comes with the page from the server. */
export function ProductHead({ product }: { readonly product: ProductDetail }) {
  useTitle(product.title)
  useDescription(product.summary || product.title)
  useCanonical(mallRoutes.product(product.id))
  return null
}
