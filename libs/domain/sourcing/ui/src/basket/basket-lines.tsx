import type { Draft } from './basket-form'
import { BasketLine } from './basket-line'
import type { Basket } from './use-basket'
import styles from './basket.module.css'

export function BasketLines({ draft, basket }: { draft: Draft; basket: Basket }) {
  return (
    <ol className={styles['lines']}>
      {draft.items.map(line => (
        <li key={line.id} className={styles['line']}>
          <BasketLine line={line} currency={draft.currencyWish} basket={basket} />
        </li>
      ))}
    </ol>
  )
}
