import { Picture, classNames } from '@tradeport/web/ui'
import styles from './store-logo.module.css'

export interface StoreLogoProps {
  readonly id: string | null
  readonly name: string
  readonly size: number
}

/** The store's sign; without a picture the first letter of its name. */
export function StoreLogo({ id, name, size }: StoreLogoProps) {
  return (
    <span className={styles.logo} style={{ width: size, height: size, fontSize: size * 0.42 }}>
      {id ? (
        <Picture id={id} alt="" width={size} className={classNames(styles.picture)} />
      ) : (
        <span aria-hidden="true">{[...name.trim()][0]}</span>
      )}
    </span>
  )
}
