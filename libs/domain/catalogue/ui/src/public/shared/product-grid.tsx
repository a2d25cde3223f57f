import type { ProductCard as Card } from '@tradeport/domain/catalogue/contract'
import { ProductCard, ProductCardSkeleton } from './product-card'
import styles from './product-grid.module.css'

export interface ProductGridProps {
  /** Undefined while they load: the cards' room is kept. */
  readonly products: readonly Card[] | undefined
  readonly label: string
  /** Cards that are drawn while loading. */
  readonly room: number
  /** Beside a column of filters there is room for one less. */
  readonly columns?: 'page' | 'beside' | 'phone' | undefined
  /** Products whose pictures are loaded at once. */
  readonly priority?: number | undefined
  readonly withStore?: boolean | undefined
  readonly level?: 2 | 3 | undefined
}

/** Two columns on a phone, up to five on a wide screen. */
export function ProductGrid({
  products,
  label,
  room,
  columns = 'page',
  priority = 0,
  withStore = true,
  level,
}: ProductGridProps) {
  return (
    <ul
      role="list"
      aria-label={label}
      className={styles.grid}
      data-columns={columns}
      aria-busy={products === undefined}
    >
      {products === undefined
        ? Array.from({ length: room }, (_, index) => (
            <li key={index}>
              <ProductCardSkeleton withStore={withStore} />
            </li>
          ))
        : products.map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} priority={index < priority} withStore={withStore} level={level} />
            </li>
          ))}
    </ul>
  )
}
